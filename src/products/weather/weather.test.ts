import { describe, expect, test } from 'vitest';
import { openMeteo } from '#datasets/open-meteo.ts';
import { collectContext, jsonDocument, packedData, projectAt } from '../../../test/helpers/packed-data.ts';
import { ParameterFault } from '#products/product.ts';
import { dateOfDay, dayOfDate, periodStamp } from '#products/shared/time/local-days.ts';
import { daysOf, weatherRecords, type Hours } from './compute.ts';
import { service as weatherProduct } from './service.ts';
import { processorMilliseconds } from '../../../test/helpers/processor-time.ts';

/** Hours whose value tells their stamp, so that a wrong day shows. */
function hoursOf(startIso: string, count: number, given: Partial<Record<keyof Hours, (hour: number) => number>>): Hours {
  const column = (name: keyof Hours) => Float64Array.from({ length: count }, (_, hour) => given[name]?.(hour) ?? Number.NaN);
  return {
    start: Date.parse(startIso) / 1000,
    temperature: column('temperature'),
    dewPoint: column('dewPoint'),
    windSpeed: column('windSpeed'),
    surfacePressure: column('surfacePressure'),
    cloudCover: column('cloudCover'),
    relativeHumidity: column('relativeHumidity'),
    precipitation: column('precipitation'),
    snowfall: column('snowfall'),
    snowDepth: column('snowDepth'),
  };
}
const of = (zone: string, first: string, last: string, hours: Hours) => daysOf([hours], zone, dayOfDate(first), dayOfDate(last));

describe('days', () => {
  test('a rain stamped 00:00 local fell in the hour before, so it belongs to the day before', () => {
    const { days } = of(
      'UTC',
      '2024-01-01',
      '2024-01-02',
      hoursOf('2024-01-01T00:00Z', 49, { precipitation: (hour) => (hour === 24 ? 5 : 0) }),
    );
    expect(days.precipitation).toEqual([5, 0]);
    // An instant value of the same stamp belongs to the new day.
    const warm = of(
      'UTC',
      '2024-01-01',
      '2024-01-02',
      hoursOf('2024-01-01T00:00Z', 49, { temperature: (hour) => (hour === 24 ? 30 : 10) }),
    );
    expect([warm.days.temperatureMax[0], warm.days.temperatureMax[1]]).toEqual([10, 30]);
  });

  test('local midnight of Kathmandu is 18:15 UTC: the stamp 18:00 is today’s, 19:00 tomorrow’s', () => {
    const { days } = of(
      'Asia/Kathmandu',
      '2024-01-01',
      '2024-01-02',
      hoursOf('2023-12-31T00:00Z', 24 * 4, { temperature: (hour) => hour }),
    );
    // 2023-12-31T18:15Z begins 1 January there: stamps 19 … 42 (24 hours), then 43 … 66.
    expect([days.temperatureMin[0], days.temperatureMax[0], days.temperatureMin[1], days.temperatureMax[1]]).toEqual([19, 42, 43, 66]);
  });

  test('23 and 25 hours where clocks change', () => {
    const hours = hoursOf('2024-03-29T00:00Z', 24 * 5, { temperature: () => 1 });
    expect(of('Europe/Berlin', '2024-03-30', '2024-03-31', hours).days.temperatureCount).toEqual([24, 23]);
    expect(
      of('Europe/Berlin', '2024-10-26', '2024-10-27', hoursOf('2024-10-25T00:00Z', 24 * 4, { temperature: () => 1 })).days.temperatureCount,
    ).toEqual([24, 25]);
  });

  test('a day needs 20 hours', () => {
    const gaps = (missing: number) =>
      of('UTC', '2024-01-01', '2024-01-01', hoursOf('2024-01-01T00:00Z', 25, { temperature: (hour) => (hour < missing ? Number.NaN : 4) }))
        .days.temperatureCount[0];
    expect([gaps(4), gaps(5)]).toEqual([20, null]);
  });

  test('snow: depth by 150 kg/m³; without a depth only warm days have none', () => {
    const snow = of('UTC', '2024-01-01', '2024-01-01', hoursOf('2024-01-01T00:00Z', 25, { snowDepth: () => 0.2, temperature: () => -3 }));
    expect(snow.days.snowDepth).toEqual([30]);
    const none = (celsius: number) =>
      of('UTC', '2024-01-01', '2024-01-01', hoursOf('2024-01-01T00:00Z', 25, { temperature: () => celsius })).days.snowDepth[0];
    expect([none(6), none(5), none(-1)]).toEqual([0, null, null]);
  });
});

describe('records', () => {
  // Day d has 24 hours of temperature d and 1 mm an hour.
  const days = of(
    'UTC',
    '2024-01-01',
    '2024-03-31',
    hoursOf('2024-01-01T00:00Z', 24 * 91 + 1, {
      temperature: (hour) => Math.floor(hour / 24) + 1,
      precipitation: () => 1,
      snowDepth: () => 0.1,
      windSpeed: (hour) => hour % 24,
    }),
  );

  test('boundary periods hold only the days inside the dates', () => {
    const months = weatherRecords(days, 'monthly', '2024-01-30', '2024-03-02');
    expect(months.map((month) => [month.period, month.sum_total_precipitation_mm_of_water_equivalent])).toEqual([
      ['2024-01-30T00:00:00+00:00', 48],
      ['2024-02-01T00:00:00+00:00', 29 * 24],
      ['2024-03-01T00:00:00+00:00', 48],
    ]);
    expect(months[0]).toMatchObject({
      avg_temperature_degC: 30.5,
      min_temperature_degC: 30,
      max_temperature_degC: 31,
      max_wind_speed_m_per_s: 23,
    });
    // 0.1 m × 150 kg/m³ = 15 mm a day; the field is a sum.
    expect(months[1]!.sum_snow_depth_mm_of_water_equivalent).toBe(29 * 15);
  });

  test('a complete period does not change when the dates move', () => {
    const february = (from: string, to: string) =>
      weatherRecords(days, 'monthly', from, to).find(({ period }) => period.startsWith('2024-02'));
    expect(february('2024-01-03', '2024-03-20')).toEqual(february('2024-02-01', '2024-02-29'));
  });

  test('a mean is over the hours, not over the days’ means', () => {
    const hours = hoursOf('2024-10-26T00:00Z', 24 * 3, { temperature: () => 0 });
    // Berlin, 26 October 24 hours of 0 degrees, 27 October 25 hours of 10 degrees: 250 / 49.
    const warm = { ...hours, temperature: Float64Array.from({ length: 72 }, (_, hour) => (hour < 22 ? 0 : 10)) };
    const [week] = weatherRecords(
      daysOf(
        [warm, { ...hours, start: hours.start - 86_400, temperature: new Float64Array(24) }],
        'Europe/Berlin',
        dayOfDate('2024-10-26'),
        dayOfDate('2024-10-27'),
      ),
      'weekly',
      '2024-10-26',
      '2024-10-27',
    );
    expect(week!.avg_temperature_degC).toBe(5.102);
  });

  test('a day that an island left out (Samoa, 30 December 2011) is no record, and its month, week and year are whole', () => {
    const hours = hoursOf('2011-12-01T00:00Z', 24 * 45, { temperature: () => 27, precipitation: () => 0.25 });
    const kept = of('Pacific/Apia', '2011-12-02', '2012-01-10', hours);
    const records = (period: 'daily' | 'weekly' | 'monthly') => weatherRecords(kept, period, '2011-12-02', '2012-01-10');
    const daily = records('daily');
    expect(daily).toHaveLength(39);
    expect(new Set(daily.map(({ period }) => period)).size).toBe(39);
    expect(daily.map(({ period }) => period.slice(0, 10))).not.toContain('2011-12-30');
    for (const period of ['daily', 'weekly', 'monthly'] as const)
      expect(records(period).every((record) => record.avg_temperature_degC === 27)).toBe(true);
    const [december] = records('monthly');
    expect(december!.sum_total_precipitation_mm_of_water_equivalent).toBeCloseTo(29 * 24 * 0.25, 6);
  });

  test('one incomplete day makes the period’s field null, not smaller', () => {
    const holes = of(
      'UTC',
      '2024-01-01',
      '2024-01-07',
      hoursOf('2024-01-01T00:00Z', 24 * 7 + 1, {
        temperature: () => 1,
        precipitation: (hour) => (hour > 24 && hour <= 34 ? Number.NaN : 1),
      }),
    );
    const [week] = weatherRecords(holes, 'weekly', '2024-01-01', '2024-01-07');
    expect([week!.avg_temperature_degC, week!.sum_total_precipitation_mm_of_water_equivalent]).toEqual([1, null]);
  });
});

describe('the product', () => {
  const now = '2026-11-20T12:00:00Z';
  const place: [number, number] = [13.4, 52.5];
  const lastKnown = Date.parse('2026-11-14T23:00Z') / 1000;
  const year = (of: number) => {
    const from = Date.UTC(of, 0, 1) / 1000 - 86_400;
    const time = Array.from({ length: (Date.UTC(of + 1, 0, 2) / 1000 - from) / 3600 }, (_, hour) => from + hour * 3600);
    const value = (number: number) => time.map((stamp) => (stamp > lastKnown ? null : number));
    return {
      hourly: {
        time,
        temperature_2m: value(10),
        dew_point_2m: value(5),
        wind_speed_10m: value(2),
        surface_pressure: value(1000),
        cloud_cover: value(50),
        precipitation: value(0.5),
        relative_humidity_2m: value(70),
        snowfall: value(0.07),
        snow_depth: value(0),
      },
    };
  };
  const collected = packedData(async (pack) => {
    for (let calendarYear = 2016; calendarYear <= 2026; calendarYear += 1)
      await pack.addDocument(jsonDocument(openMeteo, `hourly/${calendarYear}`, year(calendarYear)));
  }).then((data) => weatherProduct.collect(projectAt(place), '', collectContext(data, now)));
  const answer = async (query: Record<string, unknown>) => {
    const { value } = weatherProduct.answer(
      projectAt(place),
      await collected,
      { period: 'daily', ...query },
      { now: new Date(now), url: (name) => name },
    ) as { value: Record<string, unknown>[] };
    return value;
  };

  test('by default the last year by day, up to the last day that is published', async () => {
    const days = await answer({});
    expect([days[0]!['period'], days.at(-1)!['period']]).toEqual(['2025-11-20T00:00:00+01:00', '2026-11-14T00:00:00+01:00']);
    expect(days[3]).toMatchObject({
      project_id: 'p1',
      lat: 52.5,
      lon: 13.4,
      avg_temperature_degC: 10,
      avg_surface_pressure_Pa: 100_000,
      avg_total_cloud_cover_0_1: 0.5,
      avg_relative_humidity_0_1: 0.7,
      sum_total_precipitation_mm_of_water_equivalent: 12,
    });
    // 0.07 cm of snow are 0.1 mm of water by the source's own factor.
    expect(days[3]!['sum_snowfall_mm_of_water_equivalent']).toBeCloseTo(2.4, 3);
    // Where they come from is said once, not in each of them.
    expect(days[3]).not.toHaveProperty('source');
    expect((await collected).provenance).toMatchObject({ source: 'openmeteo era5_seamless', fetched_at: '2026-01-01T00:00:00Z' });
  });

  test('ten years back is the earliest start, an earlier one names the field; a later end is cut to what is there', async () => {
    expect((await answer({ start_date: '2016-11-20', period: 'yearly' }))[0]!['period']).toBe('2016-11-20T00:00:00+01:00');
    await expect(answer({ start_date: '2016-11-19' })).rejects.toThrow(ParameterFault);
    await expect(answer({ start_date: '2016-11-19' })).rejects.toMatchObject({ field: 'start_date' });
    await expect(answer({ start_date: '2026-12-01' })).rejects.toMatchObject({ field: 'start_date' });
    await expect(answer({ start_date: '2026-03-01', end_date: '2026-02-01' })).rejects.toMatchObject({ field: 'end_date' });
    expect(await answer({ start_date: '2026-11-16' })).toEqual([]);
    expect((await answer({ end_date: '2027-01-01' })).at(-1)!['period']).toBe('2026-11-14T00:00:00+01:00');
  });

  test('ten years of days are answered in time for a person', async () => {
    await collected;
    let days: Record<string, unknown>[] = [];
    const taken = await processorMilliseconds(async () => {
      days = await answer({ start_date: '2016-11-20' });
    });
    expect(days).toHaveLength(dayOfDate('2026-11-14') - dayOfDate('2016-11-20') + 1);
    expect(days[1000]!['period']).toBe(periodStamp('Europe/Berlin', dayOfDate('2016-11-20') + 1000));
    expect(dateOfDay(dayOfDate('2016-11-20') + 1000)).toBe('2019-08-17');
    expect(taken).toBeLessThan(2000);
  });
});

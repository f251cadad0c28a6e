import { describe, expect, test } from 'vitest';
import { dayOfPeriod } from '#api/period-day.ts';
import { readTolerantly, type Deviation } from '#api/tolerant.ts';
import { api } from '#operations/index.ts';
import { settled } from './settle.ts';

const nairobi = { project_id: 'p', lat: -1.3, lon: 36.8 };
const manaus = { project_id: 'p', lat: -3.1, lon: -60 };
const tongatapu = { project_id: 'p', lat: -21.2, lon: -175.2 };
const kathmandu = { project_id: 'p', lat: 27.7, lon: 85.3 };
const madrid = { project_id: 'p', lat: 40.4, lon: -3.7 };
const figures = {
  avg_temperature_degC: 20,
  min_temperature_degC: 10,
  max_temperature_degC: 30,
  avg_wind_speed_m_per_s: 2,
  sum_total_precipitation_mm_of_water_equivalent: 90,
  avg_relative_humidity_0_1: 0.7,
};

/** The days of an answer's periods, as panels, reports and files read them. */
function daysOf(records: Record<string, unknown>[]): { days: string[]; deviations: Deviation[] } {
  const read = readTolerantly(api.climate.reply, records);
  const answer = settled(api.climate, {
    value: read.ok ? read.value : records,
    deviations: [...read.deviations],
    raw: !read.ok,
  });
  return { days: (answer.value as { period: string }[]).map(({ period }) => dayOfPeriod(period)), deviations: answer.deviations };
}

describe('the day of a period is that of its place, however the instant is written', () => {
  test.each<[string, object, unknown, string]>([
    ['local midnight of Kenya in UTC', nairobi, '2029-12-31T21:00:00Z', '2030-01-01'],
    ['with parts of a second', nairobi, '2029-12-31T21:00:00.000Z', '2030-01-01'],
    ['as it should be', nairobi, '2030-01-01T00:00:00+03:00', '2030-01-01'],
    ['in the zone of a provider in Europe', nairobi, '2029-12-31T22:00:00+01:00', '2030-01-01'],
    ['in the zone of a provider in America', nairobi, '2029-12-31T16:00:00-05:00', '2030-01-01'],
    ['seconds since 1970', nairobi, Date.UTC(2029, 11, 31, 21) / 1000, '2030-01-01'],
    ['milliseconds since 1970', nairobi, Date.UTC(2029, 11, 31, 21), '2030-01-01'],
    ['seconds as text', nairobi, String(Date.UTC(2029, 11, 31, 21) / 1000), '2030-01-01'],
    ['without a zone', nairobi, '2029-12-31 21:00:00', '2030-01-01'],
    ['with the word UTC', nairobi, '2029-12-31 21:00:00 UTC', '2030-01-01'],
    ['as mail writes it', nairobi, 'Mon, 31 Dec 2029 21:00:00 GMT', '2030-01-01'],
    ['with a short offset', nairobi, '2030-01-01T00:00:00+03', '2030-01-01'],
    // Many services write a calendar day as its midnight in UTC, wherever the place lies.
    ['a day as its midnight in UTC, west of it', manaus, '2030-01-01T00:00:00Z', '2030-01-01'],
    ['local midnight of Manaus in UTC', manaus, '2030-01-01T04:00:00Z', '2030-01-01'],
    ['local midnight of Tonga in UTC', tongatapu, '2029-12-31T11:00:00Z', '2030-01-01'],
    ['local midnight of Nepal in UTC', kathmandu, '2029-12-31T18:15:00Z', '2030-01-01'],
    ['the end of the day', manaus, '2030-01-31T23:59:59Z', '2030-01-31'],
    ['a day alone', nairobi, '2030-01-01', '2030-01-01'],
    ['a day without strokes', nairobi, 20_300_101, '2030-01-01'],
    ['a month', nairobi, '2030-01', '2030-01-01'],
    ['a month by its name', nairobi, 'January 2030', '2030-01-01'],
    ['the middle of a month', nairobi, '2030-01-16T12:00:00Z', '2030-01-16'],
  ])('%s', (_name, place, period, day) => {
    expect(daysOf([{ ...figures, ...place, period }]).days).toEqual([day]);
  });

  test('clocks that change: midnights of Spain in UTC', () => {
    const periods = ['2025-02-28T23:00:00Z', '2025-03-31T22:00:00Z', '2025-10-31T23:00:00Z'];
    expect(daysOf(periods.map((period) => ({ ...figures, ...madrid, period }))).days).toEqual(['2025-03-01', '2025-04-01', '2025-11-01']);
  });

  test('a date that may be read in two ways is not read', () => {
    expect(daysOf([{ ...figures, ...nairobi, period: '01/02/2030' }]).days).toEqual(['']);
  });

  test('without a place the nearest midnight is taken, and said', () => {
    const { days, deviations } = daysOf([{ ...figures, project_id: 'p', lat: null, lon: null, period: '2029-12-31T21:00:00Z' }]);
    expect(days).toEqual(['2030-01-01']);
    expect(deviations.at(-1)!.phrase).toEqual({ code: 'client.periods-without-place', params: { time: '2029-12-31T21:00:00Z' } });
  });

  test('the instant stays, and what is read twice is read once', () => {
    const once = settled(api.climate, { value: [{ ...figures, ...nairobi, period: '2029-12-31T21:00:00Z' }], deviations: [], raw: false });
    const [{ period }] = once.value as [{ period: string }];
    expect([period, Date.parse(period)]).toEqual(['2030-01-01T00:00:00+03:00', Date.parse('2029-12-31T21:00:00Z')]);
    expect(settled(api.climate, { ...once, deviations: [] })).toEqual({ ...once, deviations: [] });
  });

  test('an answer of our own service stays the very same', () => {
    const value = ['2018-11-04T01:00:00-02:00', '2018-11-05T00:00:00-02:00'].map((period) => ({
      ...figures,
      project_id: 'p',
      lat: -23.5,
      lon: -46.6,
      period,
    }));
    expect(settled(api.climate, { value, deviations: [], raw: false })).toEqual({ value, deviations: [], raw: false });
  });
});

test('a series begins with its oldest record, however it was sent', () => {
  const periods = ['2030-03-01', '2030-01-01', '2030-02-01'].map((day) => ({ ...figures, ...nairobi, period: `${day}T00:00:00+03:00` }));
  expect(daysOf(periods).days).toEqual(['2030-01-01', '2030-02-01', '2030-03-01']);
  expect(daysOf(periods).deviations.at(-1)!.rule).toContain('sorted');
});

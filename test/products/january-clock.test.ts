import { describe, expect, test } from 'vitest';
import { dayMilliseconds, latestYearOnEarth } from '#domain/time.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { alerts } from '#datasets/glad.ts';
import { findScenes } from '#datasets/sentinel2.ts';
import { emptyForestLoss } from '#products/deforestation-summary/compute.ts';
import { deforestationYears } from '#products/deforestation-summary/compute-years.ts';
import { alertYearsOf } from '#products/deforestation-summary/forest-layers.ts';
import { service as indicator } from '#products/deforestation-indicator-image/service.ts';
import { lastWholeSeason } from '#products/performance-benchmark/plots.ts';
import { service as benchmark } from '#products/performance-benchmark/service.ts';
import type { Collected } from '#products/product.ts';
import { service as satellite } from '#products/satellite-index/service.ts';
import { seriesOf } from '#products/satellite-index/series.ts';
import { dateOfDay, localDay, offsetSeconds } from '#products/shared/time/local-days.ts';
import { noDays } from '#products/weather/compute.ts';
import { service as weather } from '#products/weather/service.ts';
import { projectAt } from '../helpers/packed-data.ts';

/** Every rule about dates, asked on all days of two years with a leap day among them, and in every zone where days begin at another time. */
const first = Date.UTC(2023, 11, 20);
const days = Array.from({ length: 366 + 365 + 25 }, (_, index) => first + index * dayMilliseconds);
const clocks = ['00:00:00', '11:30:00', '23:59:59'];
const instants = days.flatMap((day) => clocks.map((clock) => new Date(`${new Date(day).toISOString().slice(0, 10)}T${clock}Z`)));
const place: [number, number] = [36.8, -1.3];

/** Zones whose clocks never differ in these years count once. */
const zones = (() => {
  const found = new Map<string, string>();
  for (const zone of ['UTC', ...Intl.supportedValuesOf('timeZone')])
    found.set(days.map((day) => offsetSeconds(zone, day / 1000)).join(), zone);
  return [...found.values()];
})();

test('the zones reach over the whole day', () => {
  expect(zones.length).toBeGreaterThan(50);
  const offsets = zones.map((zone) => offsetSeconds(zone, first / 1000) / 3600);
  expect([Math.min(...offsets), Math.max(...offsets)]).toEqual([-11, 14]);
});

test('weather without dates: a year back to today of the place, whatever the zone, and nothing is refused', () => {
  for (const zone of zones)
    for (const day of days) {
      const now = new Date(day + 11.5 * 3_600_000);
      const today = localDay(zone, now.getTime() / 1000);
      // The last four days are known.
      const kept = noDays(4);
      for (const column of ['temperatureCount', 'temperatureSum', 'temperatureMin', 'temperatureMax'] as const) kept[column].fill(24);
      const collected = { data: { zone, firstDay: today - 3, days: kept }, provenance: {} } as unknown as Collected;
      const answer = weather.answer(projectAt(place), collected, { period: 'daily' }, { now, url: String });
      const records = (answer as { value: { period: string }[] }).value;
      expect(
        records.map(({ period }) => period.slice(0, 10)),
        `${zone}, ${now.toISOString()}`,
      ).toEqual([3, 2, 1, 0].map((back) => dateOfDay(today - back)));
    }
});

test('forest: the years go to the current one, those of the map hold no alerts, and none is seen later than today', () => {
  for (const now of instants) {
    const year = now.getUTCFullYear() + 2;
    const asked = alertYearsOf(year);
    expect(asked.every((one) => one > 2025 && one <= year)).toBe(true);
    const loss = emptyForestLoss(30, 2025, asked);
    loss.landHectares = 10;
    loss.forest2000Hectares = 5;
    for (const one of Object.values(loss.alertYears)) one.watchedForestHectares = 5;
    const years = deforestationYears(loss, { areaHectares: 10, latitude: 1 }, year);
    expect([years[0]!.year, years.at(-1)!.year]).toEqual([2018, Math.max(2025, year)]);
    for (const { year: one, provisional, alert_ha: hectares } of years)
      expect([provisional, hectares === null]).toEqual([one > 2025, one <= 2025]);
  }
});

describe('what is asked of sources', () => {
  const recording = () => {
    const asked: { from: string; to: string }[] = [];
    const access: DataAccess = {
      settings: { offline: false, nonCommercialUse: true },
      baseUrl: (dataset) => `https://${dataset.id}`,
      raster: () => Promise.reject(new Error('no raster')),
      recording: () => ({ ...access, origins: () => [] }),
      async document(request) {
        const [from, to] = String((request.body as { datetime: string }).datetime).split('/');
        asked.push({ from: from!, to: to! });
        return request.parse(new TextEncoder().encode('{"type":"FeatureCollection","features":[],"links":[]}'), 'application/json');
      },
    };
    return { access, asked };
  };

  test('pictures of the last 120 days: whole months that exist, each once, none before its start', async () => {
    for (const now of instants.filter((_, index) => index % 3 === 0)) {
      const { access, asked } = recording();
      const date = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
      await findScenes(access, [36, -2, 37, -1], date(now.getTime() - 120 * dayMilliseconds), date(now.getTime()), now);
      expect(asked.length === 4 || asked.length === 5, now.toISOString()).toBe(true);
      expect(new Set(asked.map(({ from }) => from)).size).toBe(asked.length);
      for (const { from, to } of asked) {
        expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
        expect(from.slice(0, 7)).toBe(to.slice(0, 7));
        // A date that does not exist rolls over into the next month.
        expect(new Date(to).toISOString().slice(0, 10)).toBe(to.slice(0, 10));
      }
    }
  });

  test('alerts of a year that has begun are judged by the folder of the year before', () => {
    const { access } = recording();
    for (const year of [2026, 2027]) {
      const { url, control } = alerts(year);
      expect(url(access, 30, 0)).toContain(`alert${year % 100}_`);
      expect(control!.url(access, 30, 0)).toContain(`alert${(year - 1) % 100}_`);
    }
  });
});

test('variants: what is asked without dates, for the current year, or for the last twelve months is never refused', () => {
  for (const now of instants) {
    const date = now.toISOString().slice(0, 10);
    const yearBack = new Date(now.getTime() - 365 * dayMilliseconds).toISOString().slice(0, 10);
    expect(benchmark.variantOf!({}, now, '')).toBe('');
    expect(benchmark.variantOf!({ start_date: `${now.getUTCFullYear() - 1}-06-01` }, now, '')).toBe(
      `start_year=${now.getUTCFullYear() - 1}`,
    );
    // East of Greenwich a year begins up to fourteen hours earlier, and the one before it may be asked for from then on.
    const latest = latestYearOnEarth(now);
    expect(benchmark.variantOf!({ start_date: `${latest - 1}-12-31` }, now, '')).toBe(`start_year=${latest - 1}`);
    expect(() => benchmark.variantOf!({ start_date: `${latest}-01-01` }, now, '')).toThrow();
    expect(indicator.variantOf!({ baseline_year: now.getUTCFullYear() }, now, '')).toContain(String(now.getUTCFullYear()));
    const range = new URLSearchParams(satellite.variantOf!({ start_date: yearBack }, now, ''));
    expect([range.get('start_date'), range.get('end_date')]).toEqual([yearBack, date]);
    const series = seriesOf(satellite.variantOf!({}, now, 'satelliteSeries'), now)!;
    expect(series.start <= series.end && series.end === date).toBe(true);
  }
});

test('a growing season over New Year counts once it is over, and no season counts before', () => {
  for (const now of instants)
    for (const months of [
      [3, 4, 5],
      [10, 11, 12],
      [11, 12, 1],
      [12, 1, 2],
    ]) {
      const year = lastWholeSeason(months, now);
      const last = months.at(-1)!;
      const ends = (of: number) => Date.UTC(last < months[0]! ? of + 1 : of, last, 1);
      expect(ends(year), `${months.join()} on ${now.toISOString()}`).toBeLessThanOrEqual(now.getTime());
      // Of the current year, where days begin first, only what is over; of earlier ones the newest that is.
      const before = latestYearOnEarth(now) - 1;
      expect(year === before || ends(before) > now.getTime()).toBe(true);
    }
});

import { describe, expect, test } from 'vitest';
import { canopyThresholds } from '#api/canopy-threshold.ts';
import type { Geometry } from '#geo/types.ts';
import { coverage, gridOfWindow, type Grid } from '#raster/index.ts';
import { addForestBlock, emptyForestLoss, forestAtEndOf, lossAt, refuseImpossible, type ForestBlock, type ForestLoss } from './compute.ts';
import { accuracyAt, domainAt, lossInterval, omissionRate } from './compute-interval.ts';
import { deforestationYears, deforestationYearsAt } from './compute-years.ts';
import { driverNames } from '#datasets/loss-drivers.ts';
import { driverColours } from './facts.ts';

const lastMapYear = 2025;
const alertYears = ['2026', '2027'];
const grid: Grid = { west: 35, north: 1, cellWidth: 1 / 4000, cellHeight: 1 / 4000, width: 30, height: 20, epsg: 4326 };
const whole: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [35.0003, 0.9953],
      [35.0071, 0.9961],
      [35.0067, 0.9997],
      [35.0009, 0.9994],
      [35.0003, 0.9953],
    ],
  ],
};

/** Numbers that repeat on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A landscape of chance: how much forest, loss, water and how many alerts there are is chance as well, and so is where nobody looks. */
function landscape(seed: number): { loss: ForestLoss; block: ForestBlock } {
  const next = random(seed);
  for (let warm = 0; warm < 5; warm += 1) next();
  const covered = coverage(whole, grid);
  const own = gridOfWindow(grid, covered.window);
  const cells = (value: () => number) => Uint8Array.from({ length: own.width * own.height }, value);
  const [forested, lossShare, alertShare, watchedShare, dryShare] = [next(), next(), next(), next() < 0.3 ? next() : 1, 0.5 + next() / 2];
  const alerts = () => cells(() => (next() > watchedShare ? 255 : next() < alertShare ? (next() < 0.5 ? 3 : 2) : 0));
  const block: ForestBlock = {
    coverage: covered,
    grid: own,
    treeCover: cells(() => (next() < forested ? Math.floor(next() * 101) : 0)),
    lossYear: cells(() => (next() < lossShare ? 1 + Math.floor(next() * 25) : 0)),
    dataMask: cells(() => (next() < dryShare ? 1 : next() < 0.5 ? 2 : 0)),
    alerts: Object.fromEntries(alertYears.map((year) => [year, alerts()])),
    alertDays: Object.fromEntries(
      alertYears.map((year) => [year, Uint16Array.from({ length: own.width * own.height }, () => 1 + Math.floor(next() * 200))]),
    ),
  };
  const codes = cells(() => Math.floor(next() * 8));
  block.driverOf = (cell) => codes[cell]!;
  const loss = emptyForestLoss(30, lastMapYear, alertYears);
  addForestBlock(loss, block);
  return { loss, block };
}
const areaOf = (loss: ForestLoss) => loss.landHectares + loss.waterHectares + loss.unknownHectares;
const slack = 1e-9;

describe('what must hold of any landscape', () => {
  const landscapes = Array.from({ length: 150 }, (_, seed) => landscape(seed + 1).loss);

  test('the loss never exceeds the forest, nor the forest the land', () => {
    for (const loss of landscapes)
      for (const threshold of canopyThresholds) {
        const own = lossAt(loss, threshold)!;
        const years = deforestationYears(own, { areaHectares: areaOf(loss), latitude: 1 }, 2028);
        for (const year of years) {
          if (year.deforested_ha === null) continue;
          expect(year.deforested_ha).toBeLessThanOrEqual(own.forest2000Hectares + slack);
          expect(year.deforested_ha + (year.alert_probable_ha ?? 0)).toBeLessThanOrEqual(own.forest2000Hectares + slack);
        }
        expect(own.forest2000Hectares).toBeLessThanOrEqual(loss.landHectares + slack);
        expect(() => refuseImpossible(loss)).not.toThrow();
      }
  });

  test('a higher threshold never has more forest, loss or alerts', () => {
    for (const loss of landscapes)
      for (const [index, threshold] of canopyThresholds.slice(1).entries()) {
        const [lower, higher] = [lossAt(loss, canopyThresholds[index]!)!, lossAt(loss, threshold)!];
        expect(higher.forest2000Hectares).toBeLessThanOrEqual(lower.forest2000Hectares + slack);
        for (const year of Object.keys(loss.lossHectares))
          expect(higher.lossHectares[year]!).toBeLessThanOrEqual(lower.lossHectares[year]! + slack);
        for (const year of alertYears)
          expect(higher.alertYears[year]!.hectares).toBeLessThanOrEqual(lower.alertYears[year]!.hectares + slack);
      }
  });

  test('what is lost adds up and never falls, its interval holds it, and the forest of 2000, 2018 and 2020 only shrinks', () => {
    for (const loss of landscapes) {
      const years = deforestationYears(loss, { areaHectares: areaOf(loss), latitude: 1 }, 2028);
      for (const [index, year] of years.entries()) {
        if (year.deforested_ha === null) continue;
        const before = years[index - 1];
        expect(year.deforested_ha).toBeGreaterThanOrEqual(before?.deforested_ha ?? 0);
        expect(year.deforested_ha).toBeCloseTo((before?.deforested_ha ?? 0) + (year.deforested_in_year_ha ?? 0), 9);
        expect(year.deforested_lower_ha!).toBeGreaterThanOrEqual(before?.deforested_lower_ha ?? 0);
        expect(year.deforested_lower_ha!).toBeLessThanOrEqual(year.deforested_ha + slack);
        expect(year.deforested_upper_ha ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(year.deforested_ha - slack);
        expect(year.deforested_upper_ha ?? 0).toBeLessThanOrEqual(loss.forest2000Hectares + slack);
        expect([year.forest_2000_ha! + slack >= year.forest_2018_ha!, year.forest_2018_ha! + slack >= year.forest_2020_ha!]).toEqual([
          true,
          true,
        ]);
        expect(forestAtEndOf(loss, year.year) + year.deforested_ha - (year.provisional ? alertsTo(loss, year.year) : 0)).toBeCloseTo(
          forestAtEndOf(loss, 2017),
          9,
        );
      }
    }
  });

  test('hectares by driver add up to the loss of every published year, at every threshold', () => {
    for (const loss of landscapes)
      for (const threshold of canopyThresholds)
        for (const year of deforestationYearsAt(loss, threshold, { areaHectares: areaOf(loss), latitude: 1 }, 2028)) {
          const drivers = year.deforested_by_driver;
          if (year.provisional || year.deforested_ha === null) expect(drivers).toBeNull();
          else expect(drivers!.reduce((sum, { hectares }) => sum + hectares, 0)).toBeCloseTo(year.deforested_ha, 8);
        }
  });

  test('drivers have the names of their codes, and are not told where the map was not read or an earlier version did not ask', () => {
    expect(Object.keys(driverColours)).toEqual([...driverNames, 'unknown']);
    const loss = emptyForestLoss(30, lastMapYear, []);
    Object.assign(loss, { landHectares: 9, forest2000Hectares: 9, driverHectares: { 2018: [0.5, 1, 0, 0, 0, 2, 0, 0] } });
    const first = (one: ForestLoss) => deforestationYears(one, { areaHectares: 9, latitude: 1 }, 2018)[0]!.deforested_by_driver;
    expect(first(loss)).toEqual([
      { driver: 'permanent-agriculture', hectares: 1 },
      { driver: 'wildfire', hectares: 2 },
      { driver: 'unknown', hectares: 0.5 },
    ]);
    expect(first({ ...loss, driversUnread: true })).toBeNull();
    const { driverHectares: _, ...earlier } = loss;
    expect(first(earlier)).toBeNull();
  });

  test('a published year holds no alert; a later one says that it is provisional, and its interval starts at the last published value', () => {
    for (const loss of landscapes) {
      const years = deforestationYears(loss, { areaHectares: areaOf(loss), latitude: 1 }, 2028);
      const without = deforestationYears({ ...loss, alertYears: {} }, { areaHectares: areaOf(loss), latitude: 1 }, 2028);
      const published = years.filter(({ provisional }) => !provisional);
      expect(published.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
      expect(published).toEqual(without.filter(({ provisional }) => !provisional));
      for (const year of years.filter(({ provisional }) => provisional)) {
        expect(year.deforested_lower_ha).toBe(published.at(-1)!.deforested_ha);
        expect(year.alert_ha).toBe(year.deforested_in_year_ha);
        expect(year.observed_through! < `${year.year + 1}-01-01`).toBe(true);
        if (year.alert_coverage !== 'whole' && year.forest_2000_ha! > 0) expect(year.deforested_upper_ha).toBeNull();
      }
    }
  });

  test('the parts of a project add up to it', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { loss, block } = landscape(seed);
      const { shares, window } = block.coverage;
      const half = (isWest: boolean) => {
        const part = emptyForestLoss(30, lastMapYear, alertYears);
        const kept = shares.map((share, cell) => (cell % window.width < window.width / 2 === isWest ? share : 0));
        addForestBlock(part, { ...block, coverage: { ...block.coverage, shares: kept } });
        return part;
      };
      const [west, east] = [half(true), half(false)];
      expect(west.forest2000Hectares + east.forest2000Hectares).toBeCloseTo(loss.forest2000Hectares, 9);
      for (const year of alertYears) {
        expect(west.alertYears[year]!.hectares + east.alertYears[year]!.hectares).toBeCloseTo(loss.alertYears[year]!.hectares, 9);
        expect(
          [west, east]
            .map((part) => part.alertYears[year]!.lastAlert ?? '')
            .sort()
            .at(-1),
        ).toBe(loss.alertYears[year]!.lastAlert ?? '');
      }
    }
  });
});
const alertsTo = (loss: ForestLoss, year: number) =>
  alertYears.filter((one) => Number(one) <= year).reduce((sum, one) => sum + loss.alertYears[one]!.hectares, 0);

/** A hundred hectares of forest, so much of it lost in years of the map, and alerts of 2026. */
function given(lossHectares: Record<string, number>, alert: Partial<ForestLoss['alertYears'][string]> = {}): ForestLoss {
  const loss = emptyForestLoss(30, lastMapYear, ['2026']);
  return {
    ...loss,
    landHectares: 120,
    forest2000Hectares: 100,
    lossHectares: { ...loss.lossHectares, ...lossHectares },
    alertYears: { 2026: { hectares: 0, probableHectares: 0, watchedForestHectares: 100, lastAlert: null, ...alert } },
  };
}
const lastOf = (loss: ForestLoss, areaHectares = 120) => deforestationYears(loss, { areaHectares, latitude: 1 }, 2026).at(-1)!;

describe('a year that is not published', () => {
  test('confirmed alerts are in its hectares and given apart from probable ones', () => {
    const year = lastOf(given({ 2020: 8 }, { hectares: 3, probableHectares: 2, lastAlert: '2026-09-14' }));
    expect(year).toMatchObject({ provisional: true, alert_ha: 3, alert_probable_ha: 2, deforested_ha: 11, deforested_in_year_ha: 3 });
    expect(year.deforested_lower_ha).toBe(8);
    expect(year.deforested_upper_ha!).toBeGreaterThan(13);
  });

  test('is seen through the last look without clouds: the newest alert or clear picture, else the end of the map', () => {
    expect(lastOf(given({}, { lastAlert: '2026-09-14' })).observed_through).toBe('2026-09-14');
    expect(lastOf({ ...given({}, { lastAlert: '2026-09-14' }), clearScene: '2026-11-03' }).observed_through).toBe('2026-11-03');
    expect(lastOf({ ...given({}, { lastAlert: '2026-09-14' }), clearScene: '2025-11-03' }).observed_through).toBe('2026-09-14');
    expect(lastOf(given({})).observed_through).toBe('2025-12-31');
    // Where no alerts are made, a clear picture is no look at all.
    expect(lastOf({ ...given({}, { watchedForestHectares: 0 }), clearScene: '2026-11-03' }).observed_through).toBe('2025-12-31');
  });

  test('says where nobody looks, and then nothing bounds it', () => {
    expect(lastOf(given({ 2020: 8 }, { watchedForestHectares: 0 }))).toMatchObject({
      alert_coverage: 'none',
      alert_ha: null,
      alert_probable_ha: null,
      deforested_ha: 8,
      deforested_in_year_ha: null,
      deforested_lower_ha: 8,
      deforested_upper_ha: null,
    });
    expect(lastOf(given({ 2020: 8 }, { watchedForestHectares: 40, hectares: 1 }))).toMatchObject({
      alert_coverage: 'part',
      deforested_upper_ha: null,
    });
  });

  test('an older result keeps its figures, without what it did not count', () => {
    const { probableHectares: _probable, lastAlert: _day, ...old } = { ...given({}).alertYears['2026']!, hectares: 3 };
    const loss: ForestLoss = { ...given({ 2020: 8 }), byThreshold: undefined, alertYears: { 2026: old } };
    expect(lastOf(loss)).toMatchObject({
      deforested_ha: 11,
      alert_ha: 3,
      alert_probable_ha: null,
      deforested_upper_ha: null,
      observed_through: '2025-12-31',
    });
    expect(deforestationYearsAt(loss, 50, { areaHectares: 120, latitude: 1 }, 2026).at(-1)).toMatchObject({
      canopy_threshold: 50,
      deforested_ha: null,
      forest_2000_ha: null,
    });
  });

  test('a project below a hectare is flagged', () => {
    expect(lastOf(given({}), 0.9).below_sure_size).toBe(true);
    expect(lastOf(given({}), 1.1).below_sure_size).toBe(false);
  });

  test('no alerts are asked for of a year that the map has', () => {
    expect(() => emptyForestLoss(30, 2025, ['2025'])).toThrow('published-year');
  });
});

describe('intervals', () => {
  test('of much mapped loss follow the accuracies: at 87 % user’s accuracy a thousand hectares of loss are about 870', () => {
    const accuracy = { user: 0.87, userError: 0.028, producer: 1, producerError: 0 };
    const { lower, upper } = lossInterval({ mapped: 1000, forest: 1000, years: 8 }, accuracy);
    // 870 +- 1.96 * sqrt((1000 * 0.028)^2 + 1000 * 0.87 * 0.13)
    expect(lower).toBeCloseTo(870 - 1.96 * Math.sqrt(784 + 113.1), 6);
    expect(upper).toBe(1000);
  });

  test('no mapped loss still leaves an upper bound above zero, which grows with the years', () => {
    const at = (years: number) => lossInterval({ mapped: 0, forest: 1000, years }, accuracyAt(0));
    expect(at(1).lower).toBe(0);
    expect(at(1).upper).toBeGreaterThan(0);
    expect(at(8).upper).toBeGreaterThan(at(1).upper);
    // 2.3 of 40 million km2 in twelve years, 87 % of it loss, and a fifth more that the tropics' 83.1 % leave unmapped
    expect(omissionRate(accuracyAt(0)).rate).toBeCloseTo(((2.3 / 40 / 12) * 0.87 * (1 - 0.831)) / 0.831, 12);
  });

  test('what is recalled is never narrower than its distance from what was checked', () => {
    for (const latitude of [0, 30, 45, 60]) {
      const { user, userError, producer, producerError } = accuracyAt(latitude);
      expect(userError).toBeGreaterThanOrEqual(Math.abs(user - 0.87));
      expect(producerError).toBeGreaterThanOrEqual(Math.abs(producer - 0.88));
    }
    expect([0, -30, 45, -60].map(domainAt)).toEqual(['tropical', 'subtropical', 'temperate', 'boreal']);
  });
});

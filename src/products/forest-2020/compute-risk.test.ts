import { describe, expect, test } from 'vitest';
import { addCell, bits, coverCells, noCover, type CoverSums } from './compute.ts';
import { forest2020Of, forestInterval, indicatorsOf, risksOf } from './compute-risk.ts';

/** A hundred hectares that every map knows, with so much of each. */
const land = (more: Partial<CoverSums> = {}): CoverSums => ({
  ...noCover(),
  cells: 10_000,
  covered: 100,
  sameAll: 100,
  knownAll: 100,
  ...more,
});
const risksIn = (sums: CoverSums) => risksOf(indicatorsOf(sums));

describe('the decision trees', () => {
  test.each<[string, Partial<CoverSums>, string, string]>([
    ['no tree on any map', {}, 'low', 'low'],
    ['forest, nothing happened', { jrcForest: 60, hansenForest: 60, trees: 60 }, 'more_info_needed', 'more_info_needed'],
    ['forest, lost after 2020', { jrcForest: 60, hansenForest: 60, trees: 30, lostAfter: 20 }, 'high', 'high'],
    ['forest, lost before and after', { jrcForest: 60, hansenForest: 40, trees: 30, lostBefore: 20, lostAfter: 20 }, 'low', 'high'],
    ['forest, alerts', { jrcForest: 60, hansenForest: 60, trees: 60, probable: 11 }, 'high', 'high'],
    [
      'exactly ten percent of loss is not more than ten',
      { jrcForest: 60, hansenForest: 60, trees: 60, lostAfter: 10 },
      'more_info_needed',
      'more_info_needed',
    ],
    ['trees that are no forest', { hansenForest: 60, trees: 60, lostAfter: 20 }, 'more_info_needed', 'more_info_needed'],
  ])('%s', (_name, sums, perennial, annual) => {
    expect(risksIn(land(sums))).toEqual({ perennial, annual, timber: 'not_assessed' });
  });

  test('what is missing never makes a risk low', () => {
    for (const missing of ['jrcUnknown', 'hansenUnknown', 'treesUnknown'] as const) {
      expect(risksIn(land({ [missing]: 100 })).perennial, missing).toBe('more_info_needed');
      expect(risksIn(land({ [missing]: 11 })).perennial, missing).toBe('more_info_needed');
      // So little of it cannot pass the threshold, whatever stands there.
      expect(risksIn(land({ [missing]: 9 })).perennial, missing).toBe('low');
    }
    expect(risksIn(noCover())).toEqual({ perennial: 'more_info_needed', annual: 'more_info_needed', timber: 'not_assessed' });
  });

  test('each indicator shows its layers, and those that are not read', () => {
    const indicators = indicatorsOf(land({ jrcForest: 60 }));
    expect(indicators.map(({ id, value }) => [id, value])).toEqual([
      ['treecover_2020', 'yes'],
      ['commodities_2020', 'unknown'],
      ['disturbance_before_2021', 'unknown'],
      ['disturbance_after_2020', 'unknown'],
    ]);
    expect(indicators[0]!.layers[0]).toEqual({ name: 'EUFO_2020', hectares: 60, percent: 60, value: 'yes' });
    expect(indicators.every(({ not_read: names }) => names.length > 0)).toBe(true);
  });
});

describe('what must hold of any landscape', () => {
  let state = 5;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const pick = (values: number[]) => values[Math.floor(next() * values.length)]!;
  const landscapes = Array.from({ length: 200 }, () => {
    const [forest, known, lost] = [next(), next() < 0.5 ? 1 : next(), next()];
    const layer = (value: () => number) => Uint8Array.from({ length: 400 }, () => (next() < known ? value() : 255));
    return coverCells({
      jrc: layer(() => (next() < forest ? 1 : 0)),
      landCover: layer(() => (next() < forest ? pick([10, 95]) : pick([30, 40, 80]))),
      treeCover: layer(() => (next() < forest ? 11 + Math.floor(90 * next()) : Math.floor(11 * next()))),
      lossYear: layer(() => (next() < lost ? 1 + Math.floor(25 * next()) : 0)),
      dataMask: layer(() => pick([1, 1, 1, 2, 0])),
      alerts: [layer(() => pick([0, 0, 2, 3]))],
    });
  });
  const sumsOf = (values: ArrayLike<number>, wanted: (cell: number) => boolean = () => true) => {
    const sums = noCover();
    for (let cell = 0; cell < values.length; cell += 1) if (wanted(cell)) addCell(sums, values[cell]!, 0.01, 1);
    return sums;
  };

  test('parts lie within the whole, shares within 0 and 100, and intervals hold their figure', () => {
    for (const values of landscapes) {
      const found = forest2020Of(sumsOf(values));
      for (const name of ['forest_2020_ha', 'hansen_2020_ha', 'worldcover_ha', 'loss_after_2020_ha', 'alert_ha', 'unknown_ha'] as const)
        expect(found[name] ?? 0, name).toBeLessThanOrEqual(found.covered_ha! + 1e-9);
      expect(found.loss_after_2020_in_forest_ha ?? 0).toBeLessThanOrEqual(
        Math.min(found.loss_after_2020_ha ?? 0, found.forest_2020_ha ?? 0) + 1e-9,
      );
      for (const name of ['forest_2020_pct', 'agreement_pct', 'agreement_hansen_pct', 'agreement_worldcover_pct'] as const)
        expect((found[name] ?? 0) >= 0 && (found[name] ?? 0) <= 100, name).toBe(true);
      expect(found.agreement_pct ?? 0).toBeLessThanOrEqual(100);
      if (found.forest_2020_ha !== null) {
        expect(found.forest_2020_lower_ha!).toBeLessThanOrEqual(found.forest_2020_ha);
        expect(found.forest_2020_upper_ha!).toBeGreaterThanOrEqual(found.forest_2020_ha);
        expect(found.forest_2020_upper_ha!).toBeLessThanOrEqual(found.covered_ha! + 1e-9);
      }
    }
  });

  test('plots add up to the project', () => {
    for (const values of landscapes.slice(0, 30)) {
      const [whole, west, east] = [sumsOf(values), sumsOf(values, (cell) => cell % 20 < 7), sumsOf(values, (cell) => cell % 20 >= 7)];
      for (const name of Object.keys(whole) as (keyof CoverSums)[]) expect(west[name] + east[name], name).toBeCloseTo(whole[name], 9);
    }
  });

  test('to know less never lowers a risk', () => {
    const order = { low: 0, more_info_needed: 1, high: 2, not_assessed: 3 };
    for (const values of landscapes)
      for (const known of [bits.jrcKnown | bits.jrcForest, bits.treesKnown | bits.trees, bits.hansenKnown | bits.hansenForest]) {
        const [full, less] = [sumsOf(values), sumsOf(Uint16Array.from(values, (value) => value & ~known))].map(
          (sums) => risksIn(sums).annual,
        );
        if (order[full!] > 0) expect(order[less!]).toBeGreaterThan(0);
      }
  });
});

test('the interval of much mapped forest follows the accuracy: of a thousand hectares about 820', () => {
  const { lower, upper } = forestInterval(1000, 1000);
  expect(lower).toBeCloseTo(820 - 1.96 * Math.sqrt(400 + 1000 * 0.82 * 0.18), 6);
  expect(upper).toBe(1000);
  expect(forestInterval(0, 1000).upper).toBeGreaterThan(0);
});

import { describe, expect, test } from 'vitest';
import { classLimits } from './class-limits.ts';
import { keptStyle } from './kept-style.ts';
import { legendEntries } from './legend.ts';
import { plainStyle, isInScales, type LayerStyle } from './layer-style.ts';
import { naturalStarts } from './natural-breaks.ts';
import { categoriesOf, classesOf, numberIn, swatchesOf, swatchFinder } from './sorting.ts';

const hectares = { kind: 'hectares' } as const;
const byCrop = { kind: 'attribute', name: 'crop' } as const;

/** Numbers that look random and are the same each time. */
function numbers(count: number, seed: number, of = (share: number) => share): Float64Array {
  let state = seed;
  return Float64Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return of(state / 2_147_483_648);
  });
}
const spread = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};
const spreadOf = (sorted: Float64Array, starts: readonly number[]) =>
  starts.reduce((sum, start, at) => sum + spread([...sorted.subarray(start, starts[at + 1] ?? sorted.length)]), 0);

/** The least sum of spreads by trying every parting. */
function leastSpread(sorted: Float64Array, classes: number, from = 0): number {
  if (classes === 1) return spread([...sorted.subarray(from)]);
  let least = Number.POSITIVE_INFINITY;
  for (let to = from + 1; to <= sorted.length - classes + 1; to += 1)
    least = Math.min(least, spread([...sorted.subarray(from, to)]) + leastSpread(sorted, classes - 1, to));
  return least;
}

describe('natural breaks', () => {
  test.each([2, 3, 4])('of %d classes are the best of all partings', (classes) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      // Rounded, so that some values repeat.
      const sorted = numbers(14, seed, (share) => Math.round(share * share * 40)).sort();
      const starts = naturalStarts(sorted, classes);
      expect(starts[0]).toBe(0);
      expect(spreadOf(sorted, starts)).toBeCloseTo(leastSpread(sorted, Math.min(classes, new Set(sorted).size)), 6);
    }
  });
  test('lie in the gaps of values in heaps, also far from zero', () => {
    const heaps = [1, 1.2, 0.9, 7, 7.1, 6.8, 30, 31, 29].map((value) => value + 4_000_000);
    expect(naturalStarts(Float64Array.from(heaps).sort(), 3)).toEqual([0, 3, 6]);
  });
  test('of fewer different values than classes are these values', () => {
    expect(naturalStarts(Float64Array.of(2, 2, 5, 5, 5), 4)).toEqual([0, 2]);
  });
});

describe('limits', () => {
  test('of equal width', () => {
    expect(classLimits(Float64Array.of(0, 3, 10), 'equal', 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(classLimits(Float64Array.of(0, 1), 'equal', 3)).toEqual([0, 0.333, 0.667, 1]);
  });
  test('of equal number part the values evenly, and read well', () => {
    const values = numbers(1000, 7, (share) => share * 50);
    const limits = classLimits(values, 'quantile', 4);
    const counts = [0, 1, 2, 3].map((at) => values.filter((value) => value >= limits[at]! && (at === 3 || value < limits[at + 1]!)).length);
    expect(counts).toEqual([250, 250, 250, 250]);
    for (const limit of limits.slice(1, -1)) expect(String(limit).length).toBeLessThan(7);
  });
  test('are fewer where values repeat, and none without a number', () => {
    expect(classLimits(Float64Array.of(1, 1, 1, 1, 9), 'quantile', 4)).toEqual([1, 9, 9]);
    expect(classLimits(Float64Array.of(4, 4), 'natural', 5)).toEqual([4, 4]);
    expect(classLimits(Float64Array.of(Number.NaN), 'equal', 5)).toEqual([]);
  });
  test('below zero', () => {
    const limits = classLimits(Float64Array.of(-8.31, -8.2, -0.4, -0.35, 12), 'natural', 3);
    // Between -8.2 and -0.4, and between -0.35 and 12, these have the fewest digits.
    expect(limits).toEqual([-8.31, -1, 0, 12]);
  });
});

describe('sorting', () => {
  test('every value counts once: in its class, or as one without a value', () => {
    const values = [0, 1, 2, 3, 4, '5', '', null, 'cocoa', undefined];
    const drawing = classesOf(values, hectares, { method: 'equal', palette: 'viridis', isReversed: false, count: 2 })!;
    expect(drawing.limits).toEqual([0, 2.5, 5]);
    const find = swatchFinder(drawing);
    expect(values.map(find)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
    // What was added later lies in the outer classes, and a limit belongs to the class above.
    expect([-3, 2.5, 99].map(find)).toEqual([0, 1, 1]);
  });
  test('one value is one class', () => {
    const drawing = classesOf([3, 3], hectares, { method: 'natural', palette: 'viridis', isReversed: false, count: 5 })!;
    expect(drawing.colours).toHaveLength(1);
    expect(swatchFinder(drawing)(3)).toBe(0);
  });
  test('the most frequent values are categories, the rest others', () => {
    const values = [...Array.from({ length: 30 }, (_, at) => `rare ${at}`), 'cocoa', 'cocoa', 'coffee', 'coffee', 'coffee', null, ' '];
    const drawing = categoriesOf(values, byCrop, 'okabeIto');
    expect(drawing.categories.map(({ value }) => value)).toEqual(['cocoa', 'coffee', 'rare 0', 'rare 1', 'rare 2', 'rare 3', 'rare 4']);
    const counts = new Uint32Array(swatchesOf(drawing).length);
    for (const value of values) counts[swatchFinder(drawing)(value)]! += 1;
    expect(legendEntries(drawing, counts).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'category 2',
      'category 3',
      ...Array.from({ length: 5 }, () => 'category 1'),
      'others 25',
      'none 2',
    ]);
  });
  test('numbers are told from words that begin like some', () => {
    expect([' 12.5 ', '-1e3', '.5', 7].map(numberIn)).toEqual([12.5, -1000, 0.5, 7]);
    expect(['12 ha', '', '1,5', null, true].map(numberIn).every(Number.isNaN)).toBe(true);
  });
});

test('a scale range includes its ends', () => {
  const scales = { minDenominator: 1000, maxDenominator: 50_000 };
  expect([999, 1000, 50_000, 50_001].map((denominator) => isInScales(scales, denominator))).toEqual([false, true, true, false]);
});

describe('what was kept', () => {
  const drawing = classesOf([1, 2, 3, 4], byCrop, { method: 'natural', palette: 'greens', isReversed: true, count: 3 })!;
  const style: LayerStyle = { ...plainStyle, drawing, labels: { ...plainStyle.labels, wording: { kind: 'formula', formula: '=crop' } } };
  test('comes back', () => {
    expect(keptStyle(JSON.parse(JSON.stringify(style)))).toEqual(style);
    const sorted: LayerStyle = { ...style, drawing: categoriesOf(['a', 'b'], byCrop, 'muted') };
    expect(keptStyle(JSON.parse(JSON.stringify(sorted)))).toEqual(sorted);
  });
  test.each<[string, unknown]>([
    ['a later version', { ...style, version: 2 }],
    ['too few colours', { ...style, drawing: { ...drawing, colours: ['#000000'] } }],
    ['falling limits', { ...style, drawing: { ...drawing, limits: drawing.limits.toReversed() } }],
    ['no colour', { ...style, drawing: { ...drawing, colours: ['red', 'red', 'red'] } }],
    ['an unknown palette', { ...style, drawing: { ...drawing, palette: 'rainbow' } }],
    ['nothing', null],
  ])('is refused with %s', (_what, kept) => {
    expect(keptStyle(kept)).toBeNull();
  });
});

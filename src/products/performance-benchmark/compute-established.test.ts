import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestControls, type Plot } from './compute.ts';
import { establishedRecords, leastRise } from './compute-established.ts';
import { newcombe, wilson } from './compute-statistics.ts';

const [startYear, lastYear] = [2020, 2025];
const years = [2021, 2022, 2023, 2024, 2025];
/** Index by year as rises since the start, one for each year; null: no clear image. */
const plot = (rises: (number | null)[], isOpen = true): Plot => ({
  covariates: [0],
  index: { 2020: 0.4, ...Object.fromEntries(years.map((year, place) => [year, rises[place] === null ? Number.NaN : 0.4 + rises[place]!])) },
  isOpen,
});
const still = (noise: number) => plot(years.map(() => noise));
/** Controls whose rises spread about 0 by 0.01. */
const controls = Array.from({ length: 100 }, (_, index) => still(((index % 5) - 2) * 0.007));
const matchingOf = (project: Plot[], candidates: Plot[], balanced = true) => ({
  controls: project.flatMap((_, index) =>
    Array.from({ length: nearestControls }, (_one, place) => (index * nearestControls + place) % candidates.length),
  ),
  covariates: [],
  balanced,
});
const records = (project: Plot[], candidates = controls, balanced = true) =>
  establishedRecords(project, candidates, matchingOf(project, candidates, balanced), startYear, lastYear);
const many = (count: number, one: Plot) => Array.from({ length: count }, () => one);

test('shares: Wilson of 0 of 20 reaches 16.1 %, of 10 of 20 from 29.9 to 70.1 %; Newcombe 56 of 70 against 48 of 80 from 5.24 to 33.4 %', () => {
  expect(wilson(0, 20).lower).toBe(0);
  expect(wilson(0, 20).upper).toBeCloseTo(0.161, 3);
  expect([wilson(0.5, 20).lower, wilson(0.5, 20).upper].map((end) => Number(end.toFixed(3)))).toEqual([0.299, 0.701]);
  const { lower, upper } = newcombe({ share: 56 / 70, size: 70 }, { share: 48 / 80, size: 80 });
  expect([Number(lower.toFixed(4)), Number(upper.toFixed(4))]).toEqual([0.0524, 0.3339]);
});

describe('newly wooded shares', () => {
  test('half of the plots rise from 2022 on: half, for as many years as they have stood above the limit', () => {
    const found = records([...many(50, plot([0.02, 0.1, 0.2, 0.3, 0.4])), ...many(50, still(0))]);
    expect(found.map(({ share }) => share)).toEqual([0, 0.5, 0.5, 0.5, 0.5]);
    expect(found.map(({ meanYears }) => meanYears)).toEqual([0, 1, 2, 3, 4]);
    const { lower, upper } = found.at(-1)!;
    expect(lower).toBeGreaterThan(0.35);
    expect(lower).toBeLessThan(0.5);
    expect(upper).toBeGreaterThan(0.5);
    expect(upper).toBeLessThan(0.65);
  });

  test('a fall ends the run, and a year without a clear image does not', () => {
    const found = records([...many(40, plot([0.2, 0, 0.2, null, 0.2])), ...many(60, still(0))]);
    expect(found.map(({ share }) => share)).toEqual([0.4, 0, 0.4, 0, 0.4]);
    expect(found.at(-1)!.meanYears).toBe(3);
  });

  test('what was woody at the start never counts, however much it rises', () => {
    expect(records(many(60, plot([0.3, 0.3, 0.3, 0.3, 0.3], false))).every(({ share }) => share === null)).toBe(true);
    const mixed = records([...many(60, plot([0.3, 0.3, 0.3, 0.3, 0.3], false)), ...many(60, still(0))]);
    expect(mixed.map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
  });

  test('a rise below the least one, or within the spread of the controls, is none', () => {
    expect(records(many(60, still(leastRise))).at(-1)!.share).toBe(0);
    const restless = Array.from({ length: 100 }, (_, index) => still(((index % 5) - 2) * 0.1));
    expect(records(many(60, still(0.25)), restless).at(-1)!.share).toBe(0);
    expect(records(many(60, still(0.29)), restless).at(-1)!.share).toBe(1);
  });

  test('one plot in fifty is no finding, and stays in the upper bound', () => {
    const [last] = records([plot([0.3, 0.3, 0.3, 0.3, 0.3]), ...many(49, still(0))]).slice(-1);
    expect([last!.share, last!.lower]).toEqual([0, 0]);
    expect(last!.upper).toBeGreaterThan(0.02);
  });

  test('unlike controls, too few plots, or a year that no image shows: not known', () => {
    expect(records(many(60, still(0.3)), controls, false).at(-1)!.share).toBeNull();
    expect(records(many(9, still(0.3))).at(-1)!.share).toBeNull();
    expect(records(many(60, plot([0.3, null, 0.3, 0.3, 0.3])))[1]!.share).toBeNull();
  });
});

test('controls that grow as fast: the same rises on both sides give 0, whatever they are', () => {
  const rise = fc.double({ min: -0.4, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(rise, { minLength: 5, maxLength: 5 }), { minLength: 10, maxLength: 40 }), (all) => {
      const plots = all.map((rises) => plot(rises));
      // every control stands for five plots
      const matching = {
        controls: plots.flatMap((_, index) => Array<number>(nearestControls).fill(index)),
        covariates: [],
        balanced: true,
      };
      for (const { share, lower } of establishedRecords(plots, plots, matching, startYear, lastYear))
        expect([share, lower]).toEqual([0, 0]);
    }),
  );
});

test('shares stay within their bounds, and bounds within 0 and 1', () => {
  const rise = fc.double({ min: -0.4, max: 0.5, noNaN: true });
  const landscape = fc.array(fc.array(fc.option(rise), { minLength: 5, maxLength: 5 }), { minLength: 10, maxLength: 40 });
  fc.assert(
    fc.property(landscape, landscape, (ours, theirs) => {
      const [project, candidates] = [ours.map((rises) => plot(rises)), theirs.map((rises) => plot(rises))];
      for (const { share, lower, upper, meanYears, year } of records(project, candidates)) {
        if (share === null) continue;
        expect(0 <= lower! && lower! <= share + 1e-12 && share <= upper! + 1e-12 && upper! <= 1 + 1e-12).toBe(true);
        expect(meanYears).toBeLessThanOrEqual(year - startYear);
      }
    }),
  );
});

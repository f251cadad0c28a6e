import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Geometry } from '#geo/index.ts';
import { pictureGrid } from '#products/satellite-index/compute.ts';
import { isOpenLand, nearProject } from './plots.ts';
import { benchmarkRecords, chance, matchControls, type Plot } from './compute.ts';
import {
  covariance,
  incompleteBeta,
  inverse,
  mahalanobis,
  sampleOf,
  standardisedMeanDifference,
  weightedSample,
  welchP,
} from './compute-statistics.ts';

const plot = (covariates: number[], start: number, end: number): Plot => ({ covariates, index: { 2020: start, 2021: end }, isOpen: true });
const balanced = (controls: number[]) => ({ controls, covariates: [], balanced: true });

describe('statistics', () => {
  test('standardised mean difference: (5 - 3) / √((2.5 + 2.5) / 2)', () => {
    expect(standardisedMeanDifference([3, 4, 5, 6, 7], [1, 2, 3, 4, 5])).toBeCloseTo(2 / Math.sqrt(2.5), 12);
    expect(standardisedMeanDifference([1, 1], [1, 1])).toBe(0);
  });

  test('Welch: two samples of fifteen with t = -2.907 and 27.93 degrees of freedom give p = 0.00706', () => {
    const a = [27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4];
    const b = [27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 30.5, 25.5];
    expect(welchP(sampleOf(a), sampleOf(b))).toBeCloseTo(0.007_063_8, 6);
    expect(welchP(sampleOf([1, 2, 3]), sampleOf([1, 2, 3]))).toBeCloseTo(1, 12);
    expect([welchP(sampleOf([1, 1]), sampleOf([1, 1])), welchP(sampleOf([1, 1]), sampleOf([2, 2]))]).toEqual([1, 0]);
  });

  test('a control that stands for many plots was seen once: the effective size, not the number of uses', () => {
    const [values, others] = [
      [1, 2, 3, 4],
      [2, 3, 4, 5],
    ];
    const equal = weightedSample(values, [7, 7, 7, 7]);
    expect([equal.mean, equal.variance, equal.size].map((value) => Number(value.toFixed(9)))).toEqual(
      Object.values(sampleOf(values)).map((value) => Number(value.toFixed(9))),
    );
    // 10 + 1 + 1 uses: 12² / 102.
    expect(weightedSample([1, 2, 3], [10, 1, 1])).toMatchObject({ mean: 15 / 12, size: 144 / 102 });
    const repeated = (list: number[]) => Array.from({ length: 50 }, () => list).flat();
    expect(welchP(sampleOf(repeated(others)), sampleOf(repeated(values)))).toBeLessThan(1e-6);
    expect(welchP(sampleOf(others), weightedSample(values, [50, 50, 50, 50]))).toBeGreaterThan(0.2);
    expect(weightedSample([5], [3])).toEqual({ mean: 5, variance: 0, size: 1 });
  });

  test('t distribution through the incomplete beta: t = 2.228 with 10 degrees is p = 0.05; I(x; 1, 1) = x', () => {
    const t = 2.228_138_851_986_274;
    expect(incompleteBeta(10 / (10 + t * t), 5, 0.5)).toBeCloseTo(0.05, 9);
    expect(incompleteBeta(0.37, 1, 1)).toBeCloseTo(0.37, 12);
    // The middle of a symmetric one: two plots with t = 1 and one degree of freedom never came to an end.
    expect(incompleteBeta(0.5, 0.5, 0.5)).toBeCloseTo(0.5, 12);
  });

  test('Mahalanobis: with variances 4 and 9 and no covariance, (2, 3) is √2 away', () => {
    expect(
      mahalanobis(
        [2, 3],
        [0, 0],
        inverse([
          [4, 0],
          [0, 9],
        ])!,
      ),
    ).toBeCloseTo(2, 12);
    expect(
      inverse([
        [1, 2],
        [2, 4],
      ]),
    ).toBeNull();
    expect(
      covariance([
        [1, 2],
        [3, 6],
      ]),
    ).toEqual([
      [2, 4],
      [4, 8],
    ]);
  });

  test('an inverse times its matrix is one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 3, maxLength: 3 }), { minLength: 8, maxLength: 20 }),
        (points) => {
          const matrix = covariance(points);
          const found = inverse(matrix);
          if (!found) return;
          const scale = Math.max(...found.flat().map(Math.abs), 1);
          for (let row = 0; row < 3; row += 1)
            for (let column = 0; column < 3; column += 1) {
              expect(
                Math.abs(
                  [0, 1, 2].reduce((sum, index) => sum + matrix[row]![index]! * found[index]![column]!, 0) - (row === column ? 1 : 0),
                ) / scale,
              ).toBeLessThan(1e-9);
            }
        },
      ),
    );
  });
});

test('the same project draws the same plots, another draws others', () => {
  const ten = (text: string) => {
    const next = chance(text);
    return Array.from({ length: 10 }, next);
  };
  expect(ten('a')).toEqual(ten('a'));
  expect(ten('a')).not.toEqual(ten('b'));
  for (const value of ten('c')) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

describe('matching', () => {
  test('the five nearest, with replacement; a covariate that does not vary cannot tell plots apart', () => {
    const candidates = Array.from({ length: 20 }, (_, index) => plot([index, 7], 0.5, 0.5));
    const { controls, covariates } = matchControls([plot([10, 7], 0, 0), plot([10.1, 7], 0, 0)], candidates, ['index', 'canopy']);
    expect(controls.slice(0, 5).sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 12]);
    expect(controls).toHaveLength(10);
    expect(covariates[1]).toEqual({ name: 'canopy', smd: 0 });
  });

  test('controls that differ by more than a quarter of a deviation are unbalanced', () => {
    const spread = (middle: number) => Array.from({ length: 30 }, (_, index) => plot([middle + (index % 5)], 0, 0));
    expect(matchControls(spread(0), spread(0), ['x']).balanced).toBe(true);
    expect(matchControls(spread(0), spread(20), ['x']).balanced).toBe(false);
  });
});

describe('records', () => {
  const ours = Array.from({ length: 20 }, (_, index) => plot([0], 0.5, 0.6 + (index % 3) * 0.001));
  const theirs = (end: number) => Array.from({ length: 20 }, (_, index) => plot([0], 0.5, end + (index % 3) * 0.001));
  const pb = (project: Plot[], candidates: Plot[], isBalanced = true) =>
    benchmarkRecords(project, candidates, { ...balanced(candidates.map((_, index) => index)), balanced: isBalanced }, 2020, 2021)[0]!;

  test('growth of the controls over growth of the project', () => {
    const record = pb(ours, theirs(0.55));
    expect(record.performance_benchmark).toBeCloseTo(0.05 / 0.1, 1);
    expect(record.p_value).toBeLessThan(0.001);
  });

  test('not below 0, not above 1; null when the project did not grow; 1 when the two do not differ; null when unbalanced', () => {
    expect(pb(ours, theirs(0.4)).performance_benchmark).toBe(0);
    // Controls that grow thirty times as fast would make thirty times the removals a loss.
    expect(pb(theirs(0.502), theirs(0.56)).performance_benchmark).toBe(1);
    expect(pb(theirs(0.45), ours).performance_benchmark).toBeNull();
    expect(pb(ours, ours).performance_benchmark).toBe(1);
    expect(pb(ours, theirs(0.55), false)).toMatchObject({
      performance_benchmark: null,
      p_value: null,
      project_si: expect.closeTo(0.601, 3),
    });
  });

  test('bounds hold the benchmark within 0 and 1, and are wider where growth varies more', () => {
    const sample = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(sample, sample, (gains, others) => {
        const one = pb(
          gains.map((gain) => plot([0], 0.5, 0.5 + gain)),
          others.map((gain) => plot([0], 0.5, 0.5 + gain)),
        );
        const { performance_benchmark: value, performance_benchmark_lower: lower, performance_benchmark_upper: upper } = one;
        if (value === null) expect([lower, upper]).toEqual([null, null]);
        else expect(0 <= lower! && lower! <= value && value <= upper! && upper! <= 1).toBe(true);
      }),
    );
    const { performance_benchmark_lower: lower, performance_benchmark_upper: upper } = pb(ours, theirs(0.55));
    expect(lower).toBeCloseTo(0.49, 1);
    expect(upper).toBeCloseTo(0.51, 1);
    // Thirty times the growth of the project, and the project's own near nothing: the ratio was 30.5.
    expect(pb(theirs(0.502), theirs(0.56))).toMatchObject({ performance_benchmark: 1, performance_benchmark_upper: 1 });
  });

  test('plots that no clear image shows do not count; without any the year is null', () => {
    const hidden = ours.map((plot) => ({ ...plot, index: { 2020: 0.5, 2021: Number.NaN } }));
    expect(pb(hidden, ours)).toMatchObject({ project_si: null, performance_benchmark: null });
    expect(pb([...ours, ...hidden], theirs(0.55)).project_si).toBeCloseTo(0.601, 3);
  });
});

test('open land: no woody class, water or ice, and no forest of 2000 that stood until the start', () => {
  const [crop, tree, shrub, mangrove, water, unknown] = [40, 10, 20, 95, 80, 0];
  expect([crop, tree, shrub, mangrove, water, unknown].map((cover) => isOpenLand(cover, 0, 0, 2021))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([isOpenLand(crop, 29, 0, 2021), isOpenLand(crop, 30, 0, 2021)]).toEqual([true, false]);
  // Cleared before the start it is open; cleared in the start year or since, it is the project's own loss.
  expect([10, 20, 21, 24].map((loss) => isOpenLand(crop, 80, loss, 2021))).toEqual([true, true, false, false]);
});

test('no control plot lies in the project or within a kilometre of it', () => {
  const grid = { ...pictureGrid([10, 50, 10.1, 50.1], 200), cellMetres: 55 };
  const project: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [10.05, 50.05],
        [10.3, 50.05],
        [10.3, 50.3],
        [10.05, 50.3],
        [10.05, 50.05],
      ],
    ],
  };
  const near = nearProject(project, grid);
  const at = (x: number, y: number) =>
    near[Math.floor((grid.north - y) / grid.cellHeight) * grid.width + Math.floor((x - grid.west) / grid.cellWidth)];
  // A kilometre is 0.009 degrees of latitude and 0.014 of longitude here.
  expect([at(10.06, 50.06), at(10.07, 50.043), at(10.038, 50.07)]).toEqual([1, 1, 1]);
  expect([at(10.07, 50.038), at(10.03, 50.07), at(10.01, 50.01)]).toEqual([0, 0, 0]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaredHectares, declaredRemovals, type DeclaredRemovals } from '#api/declared-removals.ts';
import { benchmarkRecords, type Plot } from '#products/performance-benchmark/compute.ts';
import { establishedRecords } from '#products/performance-benchmark/compute-established.ts';
import { additionalityRecords, type Given } from './compute.ts';
import { exactly, type Amount } from './compute-amount.ts';

const [startYear, lastYear] = [2020, 2025];
const years = [2021, 2022, 2023, 2024, 2025];
const rate: Amount = { value: 10, lower: 5, upper: 15 };
const noLosses = years.map((year) => ({ year, tonnes: exactly(0) }));
const benchmarks = (value: number | null, lower = value, upper = value) => years.map((year) => ({ year, value, lower, upper }));
const established = (share: number | null, lower = share, upper = share) =>
  years.map((year) => ({ year, share, lower, upper, meanYears: year - startYear }));
/** 100 ha of farmland, half of which was wooded from the first year on. */
const planted: Given = {
  startYear,
  lastYear,
  observed: { projectHectares: 100, openShare: 1, otherOpenShare: 0, established: established(0.5, 0.4, 0.6) },
  declared: null,
  rate,
  baseline: { growth: exactly(0), woodyHectares: 0, totalHectares: 100 },
  losses: noLosses,
  benchmarks: benchmarks(0),
};
const forest: Given = {
  ...planted,
  observed: { projectHectares: 100, openShare: 0, otherOpenShare: 0, established: [] },
  baseline: { growth: { value: 500, lower: 100, upper: 700 }, woodyHectares: 100, totalHectares: 100 },
};
const lastOf = (given: Given) => additionalityRecords(given).at(-1)!;

describe('cases that were wrong', () => {
  test('intact closed forest whose index rises a little while its controls stand still has no removals', () => {
    // 36.8 ha with a rise of 0.036 got 928 tCO2e by 2025.
    const plots = (end: number): Plot[] =>
      Array.from({ length: 40 }, (_, index) => ({
        covariates: [0],
        index: { 2020: 0.8, 2025: end + (index % 3) * 0.001 },
        isOpen: false,
      }));
    const [project, controls] = [plots(0.836), plots(0.8)];
    const matching = { controls: project.flatMap((_, index) => [index, index, index, index, index]), covariates: [], balanced: true };
    const record = benchmarkRecords(project, controls, matching, startYear, lastYear).at(-1)!;
    expect(record.performance_benchmark).toBeLessThan(0.1);
    const given = { ...forest, benchmarks: [{ year: 2025, value: record.performance_benchmark, lower: 0, upper: 0.1 }] };
    expect(establishedRecords(project, controls, matching, startYear, lastYear).at(-1)!.share).toBeNull();
    expect(lastOf(given)).toMatchObject({
      status: 'known',
      removals_tco2e: 0,
      additionality_tco2e: 0,
      additionality_lower_tco2e: 0,
      additionality_upper_tco2e: 0,
      census_additionality_tco2e: 0,
    });
  });

  test('new planting on farmland has removals: 50 ha × 10 t × 5 years', () => {
    expect(lastOf(planted)).toMatchObject({
      removals_basis: 'observed',
      new_woody_ha: 50,
      removals_tco2e: 2500,
      // at least the four years after the season in which it was first seen
      removals_lower_tco2e: 40 * 5 * 4,
      removals_upper_tco2e: 60 * 15 * 5,
      additionality_tco2e: 2500,
      census_additionality_tco2e: 2500,
    });
  });

  test('losses are taken off: 2,244 t beyond the controls beside 1,637 t set free', () => {
    const losses = noLosses.map((one) => (one.year === 2023 ? { year: 2023, tonnes: { value: 1637, lower: 1000, upper: 2000 } } : one));
    const declared: DeclaredRemovals = {
      kind: 'measured',
      measurements: [{ year: 2025, hectares: 50, removals_tco2e: 2244, lower_tco2e: 2000, upper_tco2e: 2500 }],
    };
    expect(lastOf({ ...planted, declared, losses })).toMatchObject({
      losses_tco2e: 1637,
      additionality_tco2e: 607,
      additionality_lower_tco2e: 0,
      additionality_upper_tco2e: 1500,
      census_additionality_tco2e: 607,
    });
    expect(additionalityRecords({ ...planted, declared, losses }).map((record) => record.losses_tco2e)).toEqual([0, 0, 1637, 1637, 1637]);
  });

  test('a loss of the start year or before is no loss since the start', () => {
    const before = [{ year: 2020, tonnes: exactly(900) }, { year: 2019, tonnes: null }, ...noLosses];
    expect(lastOf({ ...planted, losses: before })).toMatchObject({ losses_tco2e: 0, status: 'known' });
  });
});

describe('what is declared', () => {
  const plan: DeclaredRemovals = {
    kind: 'planting-plan',
    plantings: [
      { year: 2021, hectares: 10, lower_hectares: 8, upper_hectares: 10 },
      { year: 2023, hectares: 20, lower_hectares: 10, upper_hectares: 30 },
      { year: 2018, hectares: 5, lower_hectares: 5, upper_hectares: 5 },
    ],
  };

  test('a plan: hectares × growth × years since planting, and nothing of before the start', () => {
    const records = additionalityRecords({ ...planted, declared: plan, benchmarks: benchmarks(0.5) });
    expect(records.map((record) => record.removals_tco2e)).toEqual([0, 100, 200, 500, 800]);
    expect(records.at(-1)).toMatchObject({
      removals_basis: 'planting-plan',
      new_woody_ha: 30,
      removals_lower_tco2e: 8 * 5 * 4 + 10 * 5 * 2,
      removals_upper_tco2e: 10 * 15 * 4 + 30 * 15 * 2,
      additionality_tco2e: 400,
    });
  });

  test('measurements: a straight line from the start and between them, then as last measured', () => {
    const declared: DeclaredRemovals = {
      kind: 'measured',
      measurements: [
        { year: 2024, hectares: 40, removals_tco2e: 800, lower_tco2e: 600, upper_tco2e: 900 },
        { year: 2022, hectares: 30, removals_tco2e: 200, lower_tco2e: 100, upper_tco2e: 300 },
      ],
    };
    const records = additionalityRecords({ ...planted, declared });
    expect(records.map((record) => record.removals_tco2e)).toEqual([100, 200, 500, 800, 800]);
    expect(records[2]).toMatchObject({ removals_lower_tco2e: 350, removals_upper_tco2e: 600, new_woody_ha: 30 });
  });

  test('what was declared counts where nothing could be seen, and where images show nothing', () => {
    const unseen = { ...planted, observed: { ...planted.observed, established: established(null) }, declared: plan };
    expect(lastOf(unseen)).toMatchObject({ status: 'known', removals_tco2e: 800 });
    const nothing = { ...planted, observed: { ...planted.observed, established: established(0, 0, 0.02) }, declared: plan };
    expect(lastOf(nothing).removals_tco2e).toBe(800);
  });

  test('planting on more than the open land: the baseline of the rest is taken off by the census approach', () => {
    // 60 ha of forest, 40 ha open, 50 ha planted: 10 of the 60 ha would have grown anyway.
    const given = {
      ...planted,
      baseline: { growth: { value: 600, lower: 300, upper: 900 }, woodyHectares: 60, totalHectares: 100 },
      declared: { kind: 'planting-plan' as const, plantings: [{ year: 2020, hectares: 50, lower_hectares: 50, upper_hectares: 50 }] },
    };
    expect(lastOf(given)).toMatchObject({ removals_tco2e: 2500, baseline_tco2e: 500, census_additionality_tco2e: 2000 });
    // spread over the project, half of its growth would be in the way
    expect(lastOf(given).census_lower_tco2e).toBe(50 * 5 * 5 - 900 * 5 * 0.5);
  });

  test('the contract takes intervals in order and each measured year once', () => {
    const ok = (value: unknown) => declaredRemovals.safeParse(value).success;
    expect(ok(plan)).toBe(true);
    expect(declaredHectares(plan)).toBe(45);
    const one = { year: 2022, hectares: 30, removals_tco2e: 200, lower_tco2e: 100, upper_tco2e: 300 };
    expect(ok({ kind: 'measured', measurements: [one] })).toBe(true);
    for (const wrong of [
      { kind: 'measured', measurements: [one, one] },
      { kind: 'measured', measurements: [{ ...one, lower_tco2e: 201 }] },
      { kind: 'measured', measurements: [] },
      { kind: 'planting-plan', plantings: [{ year: 2021, hectares: 10, lower_hectares: 11, upper_hectares: 12 }] },
      { kind: 'planting-plan', plantings: [{ year: 2021, hectares: 0, lower_hectares: 0, upper_hectares: 0 }] },
      { kind: 'planting-plan', plantings: [{ year: 2021.5, hectares: 1, lower_hectares: 0, upper_hectares: 1 }] },
      { kind: 'guess' },
    ])
      expect(ok(wrong), JSON.stringify(wrong)).toBe(false);
  });
});

describe('what is not known', () => {
  test('null with a code only where nothing was observable and nothing declared', () => {
    const given = { ...planted, observed: { ...planted.observed, established: established(null) } };
    expect(lastOf(given)).toMatchObject({
      status: 'needs_removals',
      removals_basis: null,
      removals_tco2e: null,
      additionality_tco2e: null,
    });
    const elsewhere = { ...planted, observed: { ...forest.observed, otherOpenShare: 0.3 } };
    expect(lastOf(elsewhere).status).toBe('needs_removals');
  });

  test('a few hectares of open land that no plot sees widen the interval of a forest and do not hide its figure', () => {
    expect(lastOf({ ...forest, observed: { ...forest.observed, otherOpenShare: 0.05 } })).toMatchObject({
      removals_tco2e: 0,
      additionality_tco2e: 0,
      removals_upper_tco2e: 5 * 15 * 5,
    });
  });

  test('no benchmark: as if the controls had grown as fast, and up to all of the removals', () => {
    expect(lastOf({ ...planted, benchmarks: benchmarks(null) })).toMatchObject({
      performance_benchmark: null,
      additionality_tco2e: 0,
      additionality_lower_tco2e: 0,
      additionality_upper_tco2e: 4500,
    });
  });

  test('without newly wooded land removals are 0, whatever the benchmark is; a loss without biomass leaves the year open', () => {
    const bare = { ...planted, observed: { ...planted.observed, established: established(0, 0, 0) }, rate: null };
    for (const value of [null, 0, 0.5, 1])
      expect(lastOf({ ...bare, benchmarks: benchmarks(value) })).toMatchObject({
        status: 'known',
        removals_tco2e: 0,
        additionality_tco2e: 0,
      });
    expect(lastOf({ ...planted, rate: null }).status).toBe('no_growth_rate');
    const unknown = [{ year: 2022, tonnes: null }, ...noLosses.filter(({ year }) => year !== 2022)];
    expect(additionalityRecords({ ...planted, losses: unknown }).map(({ status }) => status)).toEqual([
      'known',
      'losses_unknown',
      'losses_unknown',
      'losses_unknown',
      'losses_unknown',
    ]);
  });
});

describe('random landscapes', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const amount = (max: number): fc.Arbitrary<Amount> =>
    fc.tuple(...[1, 2, 3].map(() => fc.double({ min: 0, max, noNaN: true }))).map((ends) => {
      const [lower, value, upper] = (ends as number[]).sort((a, b) => a - b) as [number, number, number];
      return { value, lower, upper };
    });
  const landscape: fc.Arbitrary<Given> = fc
    .record({
      projectHectares: fc.double({ min: 0.1, max: 1e6, noNaN: true }),
      openShare: part,
      shares: fc.array(amount(1), { minLength: 5, maxLength: 5 }),
      growing: rateOf(),
      growth: amount(1e6),
      losses: fc.array(fc.option(amount(1e6), { freq: 20 }), { minLength: 5, maxLength: 5 }),
      pb: fc.array(fc.option(amount(1)), { minLength: 5, maxLength: 5 }),
    })
    .map(({ projectHectares, openShare, shares, growing, growth, losses, pb }) => ({
      startYear,
      lastYear,
      observed: {
        projectHectares,
        openShare,
        otherOpenShare: (1 - openShare) / 2,
        established: years.map((year, index) => {
          const { value, lower, upper } = shares[index]!;
          return { year, share: value, lower, upper, meanYears: year - startYear };
        }),
      },
      declared: null,
      rate: growing,
      baseline: { growth, woodyHectares: ((1 - openShare) / 2) * projectHectares, totalHectares: projectHectares },
      losses: years.map((year, index) => ({ year, tonnes: losses[index]! })),
      benchmarks: years.map((year, index) => {
        const one = pb[index];
        return { year, value: one?.value ?? null, lower: one?.lower ?? null, upper: one?.upper ?? null };
      }),
    }));
  function rateOf() {
    return amount(40);
  }
  const knownIn = (given: Given) => additionalityRecords(given).filter(({ status }) => status === 'known');
  /** rounding of sums of figures of this size */
  const slack = (...figures: (number | null)[]) => 1e-9 * Math.max(1, ...figures.map((figure) => Math.abs(figure ?? 0)));

  test('it never exceeds the removals, its bounds hold it, and it is the formula', () => {
    fc.assert(
      fc.property(landscape, (given) => {
        for (const one of knownIn(given)) {
          const removals = one.removals_tco2e!;
          for (const [value, lower, upper] of [
            [one.additionality_tco2e, one.additionality_lower_tco2e, one.additionality_upper_tco2e],
            [one.census_additionality_tco2e, one.census_lower_tco2e, one.census_upper_tco2e],
          ] as [number, number, number][]) {
            expect(value).toBeLessThanOrEqual(removals);
            expect(upper).toBeLessThanOrEqual(one.removals_upper_tco2e! + slack(upper));
            expect(lower).toBeLessThanOrEqual(value + slack(lower, value, removals, one.losses_upper_tco2e));
            expect(value).toBeLessThanOrEqual(upper + slack(upper, value, removals, one.losses_upper_tco2e));
          }
          expect(one.additionality_tco2e).toBeCloseTo(removals * (1 - (one.performance_benchmark ?? 1)) - one.losses_tco2e!, 6);
          expect(one.census_additionality_tco2e).toBeCloseTo(removals - one.baseline_tco2e! - one.losses_tco2e!, 6);
        }
      }),
    );
  });

  test('a further loss never raises it', () => {
    fc.assert(
      fc.property(landscape, fc.constantFrom(...years), fc.double({ min: 0, max: 1e6, noNaN: true }), (given, lossYear, tonnes) => {
        const more = given.losses.map((loss) =>
          loss.year === lossYear && loss.tonnes
            ? {
                ...loss,
                tonnes: { value: loss.tonnes.value + tonnes, lower: loss.tonnes.lower + tonnes, upper: loss.tonnes.upper + tonnes },
              }
            : loss,
        );
        const [before, after] = [additionalityRecords(given), additionalityRecords({ ...given, losses: more })];
        before.forEach((one, index) => {
          if (one.status !== 'known') return;
          for (const field of ['additionality_tco2e', 'additionality_upper_tco2e', 'census_additionality_tco2e'] as const)
            expect(after[index]![field]!).toBeLessThanOrEqual(one[field]! + slack(one[field]));
        });
      }),
    );
  });

  test('controls that grow as fast (a benchmark of 1): exactly the own losses, below zero; without a loss 0', () => {
    fc.assert(
      fc.property(landscape, (given) => {
        for (const one of knownIn({ ...given, benchmarks: benchmarks(1) })) expect(one.additionality_tco2e).toBe(0 - one.losses_tco2e!);
        for (const one of knownIn({ ...given, benchmarks: benchmarks(1), losses: noLosses }))
          expect([one.additionality_tco2e, one.additionality_lower_tco2e, one.additionality_upper_tco2e]).toEqual([0, 0, 0]);
      }),
    );
  });

  test('unchanged old forest is 0 by both approaches, whatever benchmark and growth are', () => {
    fc.assert(
      fc.property(landscape, (given) => {
        const unchanged: Given = {
          ...given,
          observed: { ...given.observed, openShare: 0, otherOpenShare: 0 },
          baseline: { ...given.baseline, woodyHectares: given.observed.projectHectares },
          losses: noLosses,
        };
        for (const one of additionalityRecords(unchanged))
          expect([
            one.additionality_tco2e,
            one.additionality_lower_tco2e,
            one.additionality_upper_tco2e,
            one.census_additionality_tco2e,
          ]).toEqual([0, 0, 0, 0]);
      }),
    );
  });

  test('a year is null only where a code says why', () => {
    fc.assert(
      fc.property(landscape, (given) => {
        for (const one of additionalityRecords(given)) expect(one.status === 'known').toBe(one.additionality_tco2e !== null);
      }),
    );
  });
});

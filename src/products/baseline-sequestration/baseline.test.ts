import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baselineRecords, yearlyGrowth } from './compute.ts';

const none = { treeYoung: 0, treeOld: 0, treePrimary: 0, mangroveYoung: 0, mangroveOld: 0, shrubYoung: 0, shrubOld: 0 };

describe('yearly growth', () => {
  test('worked out by hand: 10 ha of old African rainforest and 5 ha of shrubs', () => {
    const { value, lower, upper, factors } = yearlyGrowth({ ...none, treeOld: 10, shrubOld: 5 }, 'tropical-rainforest', 'Africa');
    // 10 · 3.5 · 1.37 · 0.47 · 44/12 + 5 · 0.45 · 1.4 · 0.47 · 44/12; old growth (1.3) in the lower bound, both ages of shrubs (0.45, 0.9) in the upper
    const shrubs = (rate: number) => 5 * rate * 1.4 * 0.47 * (44 / 12);
    expect(value).toBeCloseTo(82.633_833_333 + shrubs(0.45), 6);
    expect(lower).toBeCloseTo((82.633_833_333 / 3.5) * 0.65 + shrubs(0.225), 6);
    expect(upper).toBeCloseTo(82.633_833_333 * 1.5 + shrubs(1.35), 6);
    expect(factors.map(({ hectares }) => hectares)).toEqual([10, 5]);
  });

  test('primary forest grows as old growth does: 10 ha of Borneo', () => {
    const { value, lower, upper, factors } = yearlyGrowth({ ...none, treePrimary: 10 }, 'tropical-rainforest', 'Asia');
    const trees = (rate: number) => 10 * rate * 1.37 * 0.47 * (44 / 12);
    expect([value, lower, upper]).toEqual([trees(0.7), trees(0.35), trees(1.05)].map((tonnes) => expect.closeTo(tonnes, 9)));
    expect(factors[0]).toMatchObject({ stand: 'primary forest', hectares: 10, growth_status: 'checked' });
  });

  test('mangroves have a carbon fraction and root shares of their own', () => {
    const { value, factors } = yearlyGrowth({ ...none, mangroveOld: 10 }, 'tropical-rainforest', 'Africa');
    // 10 · 3.5 · 1.49 · 0.45 · 44/12
    expect(value).toBeCloseTo(86.0475, 9);
    expect(factors[0]).toMatchObject({ stand: 'mangroves over 20 years', hectares: 10, root_to_shoot: 0.49, carbon_fraction: 0.45 });
    const roots = (['tropical-dry', 'tropical-moist-deciduous', 'subtropical-humid'] as const).map(
      (zone) => yearlyGrowth({ ...none, mangroveYoung: 1 }, zone, 'Africa').factors[0]!.root_to_shoot,
    );
    expect(roots).toEqual([0.29, 0.49, 0.96]);
  });

  test('no woody cell: exactly 0; a stand without a factor: not known', () => {
    expect(yearlyGrowth(none, 'tropical-rainforest', 'Africa')).toMatchObject({ value: 0, lower: 0, upper: 0 });
    expect(yearlyGrowth({ ...none, treeOld: 1 }, 'polar', 'Europe').value).toBeNull();
  });

  test('a project cut in two grows as its parts together', () => {
    const hectares = fc.record({
      treeYoung: fc.double({ min: 0, max: 1e5, noNaN: true }),
      treeOld: fc.double({ min: 0, max: 1e5, noNaN: true }),
      treePrimary: fc.double({ min: 0, max: 1e5, noNaN: true }),
      mangroveYoung: fc.double({ min: 0, max: 1e5, noNaN: true }),
      mangroveOld: fc.double({ min: 0, max: 1e5, noNaN: true }),
      shrubYoung: fc.double({ min: 0, max: 1e5, noNaN: true }),
      shrubOld: fc.double({ min: 0, max: 1e5, noNaN: true }),
    });
    fc.assert(
      fc.property(hectares, fc.double({ min: 0, max: 1, noNaN: true }), (whole, share) => {
        const part = (factor: number) =>
          Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, value * factor])) as typeof whole;
        const grown = (woody: typeof whole) => yearlyGrowth(woody, 'tropical-moist-deciduous', 'Asia').value!;
        expect(grown(part(share)) + grown(part(1 - share))).toBeCloseTo(grown(whole), 4);
      }),
    );
  });
});

describe('records', () => {
  const growth = { value: 365, lower: 0, upper: 730 };
  test('boundary years by their days, leap years by theirs', () => {
    const records = baselineRecords(growth, '2019-12-30', '2020-01-31');
    expect(records.map(({ period }) => period)).toEqual(['2019-12-30', '2020-01-01']);
    expect(records[0]!.baseline_sequestration_tco2e).toBeCloseTo(2, 12);
    expect(records[1]!.baseline_sequestration_tco2e).toBeCloseTo((365 * 31) / 366, 12);
    expect(records[1]!.cumulative_tco2e).toBeCloseTo(2 + (365 * 31) / 366, 12);
  });

  test('the cumulative series never falls and ends at the sum', () => {
    const records = baselineRecords(growth, '2018-01-01', '2036-12-31');
    records.slice(1).forEach((record, index) => expect(record.cumulative_tco2e).toBeGreaterThan(records[index]!.cumulative_tco2e!));
    expect(records.at(-1)!.cumulative_tco2e).toBeCloseTo(365 * 19, 9);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { additionalityRecords } from './compute.ts';

test('removals since the start × (1 - PB); null stays null', () => {
  const growth = { value: 50, lower: 30, upper: 80 };
  const given = (years: number) => ({ removals_tco2e: 50 * years, removals_lower_tco2e: 30 * years, removals_upper_tco2e: 80 * years });
  expect(
    additionalityRecords(growth, 2021, [
      { year: 2021, performance_benchmark: null },
      { year: 2022, performance_benchmark: 0.25 },
      { year: 2023, performance_benchmark: 1 },
      { year: 2024, performance_benchmark: null },
      { year: 2025, performance_benchmark: 1.5 },
    ]),
  ).toEqual([
    {
      year: 2021,
      ...given(0),
      performance_benchmark: null,
      additionality_tco2e: null,
      additionality_lower_tco2e: null,
      additionality_upper_tco2e: null,
    },
    {
      year: 2022,
      ...given(1),
      performance_benchmark: 0.25,
      additionality_tco2e: 37.5,
      additionality_lower_tco2e: 22.5,
      additionality_upper_tco2e: 60,
    },
    {
      year: 2023,
      ...given(2),
      performance_benchmark: 1,
      additionality_tco2e: 0,
      additionality_lower_tco2e: 0,
      additionality_upper_tco2e: 0,
    },
    {
      year: 2024,
      ...given(3),
      performance_benchmark: null,
      additionality_tco2e: null,
      additionality_lower_tco2e: null,
      additionality_upper_tco2e: null,
    },
    // Controls grew more than the project: the more removals, the further below zero.
    {
      year: 2025,
      ...given(4),
      performance_benchmark: 1.5,
      additionality_tco2e: -100,
      additionality_lower_tco2e: -160,
      additionality_upper_tco2e: -60,
    },
  ]);
  expect(
    additionalityRecords({ value: null, lower: null, upper: null }, 2021, [{ year: 2022, performance_benchmark: 0.5 }])[0]!
      .additionality_tco2e,
  ).toBeNull();
});

test('with PB from 0 on it is never more than the removals', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }), (removals, benchmark) => {
      expect(
        additionalityRecords({ value: removals, lower: removals / 2, upper: removals * 2 }, 2021, [
          { year: 2022, performance_benchmark: benchmark },
        ])[0]!.additionality_tco2e,
      ).toBeLessThanOrEqual(removals);
    }),
  );
});

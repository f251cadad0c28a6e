import fc from 'fast-check';
import { expect, test } from 'vitest';
import { additionalityRecords } from './compute.ts';

test('removals × (1 - PB); null stays null', () => {
  expect(additionalityRecords(100, [{ year: 2022, performance_benchmark: 0.25 }, { year: 2023, performance_benchmark: 1 }, { year: 2024, performance_benchmark: null }])).toEqual([
    { year: 2022, removals_tco2e: 100, performance_benchmark: 0.25, additionality_tco2e: 75 }, { year: 2023, removals_tco2e: 100, performance_benchmark: 1, additionality_tco2e: 0 }, { year: 2024, removals_tco2e: 100, performance_benchmark: null, additionality_tco2e: null },
  ]);
  expect(additionalityRecords(null, [{ year: 2022, performance_benchmark: 0.5 }])[0]!.additionality_tco2e).toBeNull();
});

test('with PB from 0 on it is never more than the removals', () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }), (removals, benchmark) => {
    expect(additionalityRecords(removals, [{ year: 2022, performance_benchmark: benchmark }])[0]!.additionality_tco2e).toBeLessThanOrEqual(removals);
  }));
});

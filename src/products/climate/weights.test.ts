import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linked, presets, scenarioNames, weightTyped } from './weights.ts';

test('the others follow in proportion', () => {
  expect(linked(presets.usual, 'ssp585', 40)).toEqual({ ssp126: 7, ssp245: 27, ssp370: 26, ssp585: 40 });
  expect(linked(presets.ssp126, 'ssp126', 10)).toEqual({ ssp126: 10, ssp245: 30, ssp370: 30, ssp585: 30 });
});

test('whatever is typed, four positive weights sum to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...scenarioNames), fc.double()), { maxLength: 12 }), (steps) => {
      let shares = presets.usual;
      for (const [name, value] of steps) shares = linked(shares, name, value);
      expect(scenarioNames.reduce((sum, name) => sum + shares[name], 0)).toBe(100);
      for (const name of scenarioNames) expect(shares[name]).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('typed weights are hundredths, or nothing', () => {
  expect(['0.4', '0,4', ' .25 ', '0.97', '0.01', '1', '0', '40', '-0.1', 'much', '', '0.333'].map(weightTyped)).toEqual([
    40,
    40,
    25,
    97,
    1,
    null,
    null,
    null,
    null,
    null,
    null,
    33,
  ]);
});
test('every preset sums to 1 and has no weight of 0', () => {
  for (const preset of Object.values(presets)) {
    expect(scenarioNames.reduce((sum, name) => sum + preset[name], 0)).toBe(100);
    expect(Math.min(...scenarioNames.map((name) => preset[name]))).toBeGreaterThan(0);
  }
});

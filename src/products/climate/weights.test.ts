import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linked, presets, scenarioNames } from './weights.ts';

test('the others follow in proportion', () => {
  expect(linked(presets.usual, 'ssp585', 40)).toEqual({ ssp126: 7, ssp245: 27, ssp370: 26, ssp585: 40 });
  expect(linked(presets.low, 'ssp126', 10)).toEqual({ ssp126: 10, ssp245: 30, ssp370: 30, ssp585: 30 });
});

test('whatever is typed, four positive weights sum to 100', () => {
  fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom(...scenarioNames), fc.double()), { maxLength: 12 }), (steps) => {
    let shares = presets.usual;
    for (const [name, value] of steps) shares = linked(shares, name, value);
    expect(scenarioNames.reduce((sum, name) => sum + shares[name], 0)).toBe(100);
    for (const name of scenarioNames) expect(shares[name]).toBeGreaterThanOrEqual(1);
  }));
});

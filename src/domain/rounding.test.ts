import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedParts, roundedSteps } from './rounding.ts';

test('thirds: the first of equal remainders is rounded up', () => {
  expect(roundedParts([100 / 3, 100 / 3, 100 / 3], 1)).toEqual({ parts: [33.4, 33.3, 33.3], whole: 100 });
  expect(roundedParts([1 / 3, 1 / 3, 1 / 3], 2)).toEqual({ parts: [0.34, 0.33, 0.33], whole: 1 });
});
test('what is round already stays, and nothing comes of nothing', () => {
  expect(roundedParts([0.29, 0.57, 1.15], 2)).toEqual({ parts: [0.29, 0.57, 1.15], whole: 2.01 });
  expect(roundedParts([], 2)).toEqual({ parts: [], whole: 0 });
});
test('losses and gains', () => {
  expect(roundedParts([-1.26, 0.13, 0.13], 1)).toEqual({ parts: [-1.2, 0.1, 0.1], whole: -1 });
});

const parts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });
const places = fc.integer({ min: 0, max: 4 });
/** in units of the last decimal, where sums are exact */
const units = (value: number, digits: number) => Math.round(value * 10 ** digits);

test('shown parts add to the shown whole, which is the rounded sum', () => {
  fc.assert(
    fc.property(parts, places, (values, digits) => {
      const shown = roundedParts(values, digits);
      expect(shown.parts.reduce((sum, part) => sum + units(part, digits), 0)).toBe(units(shown.whole, digits));
      const sum = values.reduce((total, value) => total + value, 0);
      expect(Math.abs(shown.whole - sum)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-6);
    }),
  );
});
test('each part is its value rounded down or up, and zero is zero', () => {
  fc.assert(
    fc.property(parts, places, (values, digits) => {
      const shown = roundedParts([0, ...values], digits).parts;
      expect(shown[0]).toBe(0);
      for (const [index, value] of values.entries()) expect(Math.abs(shown[index + 1]! - value)).toBeLessThan(1 / 10 ** digits + 1e-6);
    }),
  );
});
test('a larger part is never shown smaller than a smaller one', () => {
  fc.assert(
    fc.property(parts, places, (values, digits) => {
      const shown = roundedParts(values, digits).parts;
      const order = values.map((value, index) => ({ value, shown: shown[index]! })).sort((a, b) => a.value - b.value);
      for (let at = 1; at < order.length; at += 1)
        if (order[at]!.value - order[at - 1]!.value > 1e-6) expect(order[at]!.shown).toBeGreaterThanOrEqual(order[at - 1]!.shown);
    }),
  );
});
test('parts of a part add to what that part is shown as, rounded up or down', () => {
  expect(roundedParts([1.004, 1.004], 2, 2)).toEqual({ parts: [1, 1], whole: 2 });
  expect(roundedParts([1.004, 1.004], 2, 2.01)).toEqual({ parts: [1.01, 1], whole: 2.01 });
});
test('steps add to every running sum as it is shown', () => {
  expect(roundedSteps([0.005, 0.01, 0.015, 0.015], 2)).toEqual([0.01, 0, 0.01, 0]);
  expect(roundedSteps([1.5, null, 3, 4.25], 1)).toEqual([1.5, null, null, 1.3]);
  expect(roundedSteps([], 2)).toEqual([]);
});

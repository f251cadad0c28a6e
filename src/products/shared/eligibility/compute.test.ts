import { expect, test } from 'vitest';
import { eligibility } from './compute.ts';

test('both shares must be known, and small', () => {
  expect(eligibility(0.1, 0.1)).toBe('eligible');
  expect(eligibility(0.1001, 0)).toBe('not_eligible');
  expect(eligibility(0, 0.2)).toBe('not_eligible');
  expect(eligibility(null, 0.2)).toBe('unknown');
  expect(eligibility(null, 0)).toBe('unknown');
  expect(eligibility(0, null)).toBe('unknown');
});

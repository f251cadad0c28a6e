import { expect, test } from 'vitest';
import { timeInText } from './written-time.ts';

test.each([
  ['Jun 1, 2030', '2030-06-01T00:00:00Z'],
  ['June 1st, 2030', '2030-06-01T00:00:00Z'],
  ['Tue Jun 01 2030', '2030-06-01T00:00:00Z'],
  ['1 June 2030', '2030-06-01T00:00:00Z'],
  ['2030-W23', '2030-06-03T00:00:00Z'],
  ['2030W237', '2030-06-09T00:00:00Z'],
  ['2026-W01', '2025-12-29T00:00:00Z'],
  ['2026-W53-5', '2027-01-01T00:00:00Z'],
  ['/Date(1906502400000)/', '2030-06-01T00:00:00.000Z'],
  ['/Date(1906502400000+0300)/', '2030-06-01T00:00:00.000Z'],
])('%s is one time', (written, time) => {
  expect(timeInText(written)?.value).toBe(time);
});

test.each(['01/02/2030', 'Foo 1, 2030', 'Feb 31, 2030', '2025-W53', '2030-W00', '/Date(x)/', 'soon'])(
  '%s may be several, or none',
  (written) => {
    expect(timeInText(written)).toBeNull();
  },
);

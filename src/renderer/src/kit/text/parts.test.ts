// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from './index.ts';
import { shownHectares } from './parts.ts';

beforeAll(() => setLanguage('en'));

test('rows add to their sum, and points among them are dashes', () => {
  const { parts, whole, sumOf } = shownHectares([1.114, 1.114, null, 1.114]);
  expect([parts, whole]).toEqual([['1.12', '1.11', '–', '1.11'], '3.34']);
  expect([sumOf((index) => index < 2), sumOf((index) => index === 2)]).toEqual(['2.23', '–']);
});
test('a small plot brings its decimals to all rows', () => {
  expect(shownHectares([0.0123, 250.5]).parts).toEqual(['0.0123', '250.5000']);
});
test('what is in the sum and in no row is rounded with the rows', () => {
  const { parts, whole, beside } = shownHectares([1.114, null, 1.114], 1.114);
  expect([parts, whole, beside(3.3)]).toEqual([['1.12', '–', '1.11'], '3.34', '3.30']);
});
test('without land there is no sum', () => {
  expect(shownHectares([null, null]).whole).toBe('–');
});

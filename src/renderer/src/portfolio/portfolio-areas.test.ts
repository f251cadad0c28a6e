// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '#window/kit/text/index.ts';
import { shownAreas } from './portfolio-areas.ts';
import type { PortfolioRow } from './portfolio-rows.ts';

beforeAll(() => setLanguage('en'));
const row = (id: string, areaHectares: number | null, parentId: string | null = null): PortfolioRow => ({
  id,
  name: id,
  areaHectares,
  lonLat: null,
  country: null,
  province: null,
  state: null,
  notes: '',
  tags: [],
  products: null,
  kind: null,
  memberCount: null,
  parentId,
  createdAt: null,
  updatedAt: null,
  more: {},
});
const read = (rows: PortfolioRow[]) => {
  const { of, sum } = shownAreas(rows, rows);
  return { rows: rows.map(of), sum };
};

test('rows add to the sum below them, and what has no area is a dash', () => {
  expect(read([row('a', 1.114), row('b', 1.114), row('c', 1.114), row('d', null)])).toEqual({
    rows: ['1.12', '1.11', '1.11', '–'],
    sum: '3.34',
  });
});
test('hundreds of hectares have the decimals of the others', () => {
  expect(read([row('a', 250.25), row('b', 3.5)])).toEqual({ rows: ['250.25', '3.50'], sum: '253.75' });
});
test('a collection counts once, and its members add to what it is shown as', () => {
  // By themselves the collection and both members would read 2.01, 1.00 and 1.00.
  expect(read([row('all', 2.008), row('one', 1.004, 'all'), row('two', 1.004, 'all')])).toEqual({
    rows: ['2.01', '1.01', '1.00'],
    sum: '2.01',
  });
});
test('members that share land are more than their collection, and keep their own figures', () => {
  expect(read([row('all', 1.5), row('one', 1.004, 'all'), row('two', 1.004, 'all')])).toEqual({
    rows: ['1.50', '1.01', '1.00'],
    sum: '1.50',
  });
});

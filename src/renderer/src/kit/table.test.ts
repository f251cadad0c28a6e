import { expect, test } from 'vitest';
import { cellText, columnsOf, csvOf } from './table.ts';

test('what is not known is a dash, zero is a zero', () => {
  const column = { key: 'a', label: 'A', digits: 2 };
  expect([cellText(null, column), cellText(0, column), cellText(1234.5, column), cellText('x', column)]).toEqual([
    '–',
    '0.00',
    '1,234.50',
    'x',
  ]);
});

test('fields with separators are quoted and no cell begins a formula', () => {
  expect(
    csvOf(
      [
        { key: 'a', label: 'A, or B' },
        { key: 'b', label: 'B' },
      ],
      [
        { a: '=1+1', b: -5 },
        { a: 'say "x"', b: null },
      ],
      ',',
    ),
  ).toBe('"A, or B",B\r\n\'=1+1,-5\r\n"say ""x""",');
});

test('an answer of an unknown shape shows its own fields, not where it comes from', () => {
  expect(columnsOf([{ year: 2020, some_value: 1.5, source: 'x' }])).toEqual([
    { key: 'year', label: 'year', digits: 3 },
    { key: 'some_value', label: 'some value', digits: 3 },
  ]);
});

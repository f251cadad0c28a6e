import { expect, test } from 'vitest';
import { column, textColumn } from './blocks.ts';
import { Format } from './format.ts';
import type { Rows, Table } from './model.ts';
import { cellWriter } from './shown-cells.ts';

const format = new Format('en');
const tableOf = (values: (number | null)[], total: number | undefined, more: Partial<Table> = {}): Table => ({
  name: 't',
  caption: 'T',
  columns: [textColumn('name', 'Name'), column('area', 'Area, ha', 'hectares')],
  rows: values.map((area, at) => ({ name: `${at}`, area })),
  ...(total === undefined ? {} : { total: { name: 'Sum', area: total } }),
  ...more,
});
const shown = (table: Table, rows: Rows = table.rows) => rows.map((row) => cellWriter(table, format)(row, table.columns[1]!));

test('rows above their sum add to it as they are shown; without a sum each is rounded by itself', () => {
  const thirds = [10 / 3, 10 / 3, 10 / 3];
  expect(shown(tableOf(thirds, 10))).toEqual(['3.34', '3.33', '3.33']);
  expect(shown(tableOf(thirds, undefined))).toEqual(['3.33', '3.33', '3.33']);
  expect(shown(tableOf([null, 1.005, 1.005], 2.01))).toEqual(['–', '1.01', '1.00']);
});

test('what stands beneath and is not the sum of the rows changes none of them', () => {
  expect(shown(tableOf([1.004, 1.004], 5))).toEqual(['1.00', '1.00']);
});

test('a value that is there is never shown as nothing', () => {
  expect(shown(tableOf([0.004, 1, 0], 1.004))).toEqual(['< 0.01', '1.00', '0']);
});

test('a table of the first rows shows them as the whole table does', () => {
  const whole = tableOf([1.006, 1.006, 1.006, 1.006], 4.024);
  const first = { ...whole, rows: whole.rows.slice(0, 3), summed: whole.rows };
  expect(shown(first)).toEqual(shown(whole).slice(0, 3));
  expect(shown(whole)).toEqual(['1.01', '1.01', '1.00', '1.00']);
});

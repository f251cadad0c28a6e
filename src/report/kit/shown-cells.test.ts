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

test('what a year adds to a running sum is shown so that it adds to every shown sum', () => {
  const columns = [textColumn('name', 'Year'), column('step', 'In the year', 'hectares'), column('sum', 'Since then', 'hectares')];
  const rows = [1.544, 2.064, 5.466].map((sum, at, sums) => ({ name: String(at), step: sum - (sums[at - 1] ?? 0), sum }));
  const table: Table = { name: 't', caption: 'T', columns, rows, steps: { step: 'step', sum: 'sum' } };
  const shownOf = (of: Table, key: number) => of.rows.map((row) => cellWriter(of, format)(row, columns[key]!));
  expect(shownOf(table, 2)).toEqual(['1.54', '2.06', '5.47']);
  // 3.402 is 3.40 by itself.
  expect(shownOf(table, 1)).toEqual(['1.54', '0.52', '3.41']);
  const foreign = { ...table, rows: rows.map((row) => ({ ...row, step: 1.234 })) };
  expect(shownOf(foreign, 1)).toEqual(['1.23', '1.23', '1.23']);
});

test('parts beside their sum add to it as they are shown', () => {
  const columns = ['a', 'b', 'whole'].map((key) => column(key, key, 'tonnesCo2e'));
  const table: Table = {
    name: 't',
    caption: 'T',
    columns,
    rows: [{ a: 1.4, b: 2.4, whole: 3.8 }],
    across: { parts: ['a', 'b'], whole: 'whole' },
  };
  const write = cellWriter(table, format);
  expect(columns.map((one) => write(table.rows[0]!, one))).toEqual(['2', '2', '4']);
  const foreign = { ...table, rows: [{ a: 1.4, b: 2.4, whole: 9 }] };
  expect(columns.map((one) => cellWriter(foreign, format)(foreign.rows[0]!, one))).toEqual(['1', '2', '9']);
});

import { expect, test } from 'vitest';
import { readPlainTables } from './plain-table.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a text with separators is a table: names of its own for every column, empty rows left out', async () => {
  expect(await readPlainTables(bytesOf('id;crop;;crop\n\n007;maize;x\n;;;\n8;beans;;y\n'), 'a.csv')).toEqual([
    {
      name: 'a.csv',
      columns: ['id', 'crop', '#3', 'crop #4'],
      rows: [
        ['007', 'maize', 'x', null],
        ['8', 'beans', '', 'y'],
      ],
    },
  ]);
});

test('every sheet of a workbook is a table, its cells with their types', async () => {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['id', 'trees'], ['K-1', 12], ['K-2', 7.5]]), 'Trees');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['id', 'owner'], ['K-1', 'Ana']]), 'Owners');
  const tables = await readPlainTables(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer), 'a.xlsx');
  expect(tables).toEqual([
    { name: 'Trees', columns: ['id', 'trees'], rows: [['K-1', 12], ['K-2', 7.5]] },
    { name: 'Owners', columns: ['id', 'owner'], rows: [['K-1', 'Ana']] },
  ]);
});

test('a table without rows is refused', async () => {
  await expect(readPlainTables(bytesOf('id,crop\n'), 'a.csv')).rejects.toMatchObject({ code: 'table-without-rows' });
});

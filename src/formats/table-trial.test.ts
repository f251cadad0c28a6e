import { expect, test } from 'vitest';
import { sourceOfBytes } from './file-source.ts';
import { writeFile } from './index.ts';
import { tableStarts, triedTable } from './table-trial.ts';

const startOf = async (text: string) => (await tableStarts(sourceOfBytes('table.csv', new TextEncoder().encode(text))))[0]!;

test('a table without known columns shows its names and rows, and why', async () => {
  const trial = await triedTable(await startOf('Title,,\nplot,p,q\n1,35,-1\n2,36,-2\n'), {});
  expect(trial).toMatchObject({ columns: ['plot', 'p', 'q'], isGuessed: false, fault: { code: 'file.csv.without-places' } });
  expect(trial.rows.map(({ cells, lonLat }) => [cells, lonLat])).toEqual([
    [['1', '35', '-1'], null],
    [['2', '36', '-2'], null],
  ]);
});

test('rows fall where the reader puts them, and a row that cannot be placed says why', async () => {
  const start = await startOf('plot;p;q\n1;35,5;-1,5\n2;x;y\n');
  const trial = await triedTable(start, { columns: { x: 'p', y: 'q' } });
  expect(trial.rows.map(({ lonLat, phrase }) => [lonLat, phrase?.code])).toEqual([
    [[35.5, -1.5], undefined],
    [null, 'file.csv.not-coordinates'],
  ]);
});

test('metres are told by their numbers, and fall into place once the system is said', async () => {
  const start = await startOf('p,q\n257000,9857000\n');
  const asked = { columns: { x: 'p', y: 'q' } };
  expect(await triedTable(start, asked)).toMatchObject({ numbers: { west: 257000 }, fault: { code: 'file.crs-not-said' } });
  expect((await triedTable(start, asked, 'EPSG:32737')).rows[0]!.lonLat![0]).toBeCloseTo(36.8162, 4);
  expect(await triedTable(start, asked, 'EPSG:1')).toMatchObject({ fault: { code: 'file.crs-unknown' }, numbers: null });
});

test('the beginning of a large table is enough, and its last row is whole', async () => {
  const text = `lon,lat,note\n${'35,-1,abcdefghijklmnopqrstuvwxyz\n'.repeat(20_000)}`;
  const start = await startOf(text);
  expect(String(start.rows).length).toBeLessThan(1 << 17);
  expect(String(start.rows).endsWith('z')).toBe(true);
  expect(await triedTable(start, {})).toMatchObject({ isGuessed: true, columns: ['lon', 'lat', 'note'] });
});

test('a workbook gives the first rows of its sheets', async () => {
  const bytes = await writeFile('spreadsheet', [
    { type: 'Feature', properties: { id: '007' }, geometry: { type: 'Point', coordinates: [35, -1] } },
  ]);
  const [start] = await tableStarts(sourceOfBytes('plots.xlsx', bytes));
  const trial = await triedTable(start!, {});
  expect(start!.sheet).not.toBeNull();
  expect(trial).toMatchObject({ isGuessed: true, rows: [{ lonLat: [35, -1], geometry: 'Point' }] });
});

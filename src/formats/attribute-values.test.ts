import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Feature, Properties } from '#geo/types.ts';
import { attributeColumns } from './attribute-columns.ts';
import { readFile, writeFile, type Note } from './index.ts';

const feature = (properties: Properties): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [36, 1] }, properties });
async function roundTrip(format: string, rows: Properties[]): Promise<{ rows: Properties[]; notes: string[] }> {
  const notes: Note[] = [];
  const bytes = await writeFile(format, rows.map(feature), { notes });
  return { rows: (await readFile(bytes)).features.map(({ properties }) => properties!), notes: notes.map(({ code }) => code) };
}

const long = '123456789012345678';
test('a number of 18 digits in a dBASE table keeps them all', async () => {
  const parts = unzipSync(await writeFile('shapefile', [feature({ parcel: long })]));
  const dbf = Object.entries(parts).find(([name]) => name.endsWith('.dbf'))![1];
  // The same digits as a field of numbers, as cadastres have them.
  dbf[32 + 11] = 'N'.charCodeAt(0);
  const shp = Object.entries(parts).find(([name]) => name.endsWith('.shp'))![1];
  const { features } = await readFile(shp, { fileName: 'a.shp', companions: { '.dbf': dbf } });
  expect(features[0]!.properties).toEqual({ parcel: long });
});

test('small and large numbers stay a column of numbers in a shapefile', async () => {
  const rows = [{ v: 1e-7 }, { v: 2.5 }, { v: -12345678.25 }, { v: 0 }];
  expect(await roundTrip('shapefile', rows)).toEqual({ rows, notes: [] });
  const many = [{ v: 1e21, w: 1 }, { v: 2, w: 2 }];
  expect(await roundTrip('shapefile', many)).toEqual({ rows: [{ v: '1e+21', w: 1 }, { v: '2', w: 2 }], notes: ['shapefile-numbers-as-text'] });
});

test('a column of days is one of dates, of times one of times; anything else among them is text', () => {
  const kinds = (...values: unknown[]) => attributeColumns(values.map((value) => ({ value })))[0]!.kind;
  expect(kinds('2024-02-29', null, '1999-12-31')).toBe('date');
  expect(kinds('2024-05-04T10:20:30Z', '2024-05-04T10:20Z', '2024-05-04T10:20:30.123Z')).toBe('datetime');
  for (const other of ['2023-02-29', '2024-13-01', '4.5.2024', '', '2024-05-04T10:20:30+02:00', '2024-05-04T25:00:00Z']) {
    expect(kinds('2024-02-28', other)).toBe('text');
    expect(kinds('2024-05-04T10:20:30Z', other)).toBe('text');
  }
});

test.each(['shapefile', 'geopackage', 'flatgeobuf', 'csv', 'kml', 'geojson'])('%s keeps days and times as they are written', async (format) => {
  const rows = [{ planted: '2024-02-29', seen: '2024-05-04T10:20:30Z' }, { planted: '1999-12-31', seen: '2024-05-05T00:00:00.5Z' }];
  expect((await roundTrip(format, rows)).rows).toEqual(rows);
});

test('dates have the type of their format', async () => {
  const rows = [feature({ planted: '2024-02-29', seen: '2024-05-04T10:20:30Z' })];
  const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
  expect(text(await writeFile('geopackage', rows))).toContain('"planted" DATE, "seen" DATETIME');
  const dbf = Object.entries(unzipSync(await writeFile('shapefile', rows))).find(([name]) => name.endsWith('.dbf'))![1];
  expect(text(dbf.subarray(32, 44))).toBe('planted\0\0\0\0D');
  expect(text(dbf)).toContain('20240229');
});

test('measures of a shapefile are named', async () => {
  const parts = unzipSync(await writeFile('shapefile', [feature({ a: 1 })]));
  const shp = Object.entries(parts).find(([name]) => name.endsWith('.shp'))![1];
  const record = new Uint8Array(100 + 8 + 28);
  record.set(shp.subarray(0, 100));
  const view = new DataView(record.buffer);
  view.setInt32(24, record.length / 2);
  view.setInt32(32, 21, true);
  view.setInt32(100, 1);
  view.setInt32(104, 14);
  view.setInt32(108, 21, true);
  [36, 1, 12.5].forEach((value, k) => view.setFloat64(112 + 8 * k, value, true));
  const { features, notes } = await readFile(record, { fileName: 'a.shp' });
  expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: [36, 1] });
  expect(notes.map(({ code }) => code)).toContain('measures-left-out');
});

test.each([
  ['a.geojson', '{"type":"LineString","coordinates":[[1,2,3,4],[2,3,4,5]]}'],
  ['a.wkt', 'LINESTRING ZM (1 2 3 4, 2 3 4 5)'],
  ['a.wkt', 'LINESTRING M (1 2 4, 2 3 5)'],
  ['a.wkt', '01020000400200000000000000000000000000000000000000000000000000084000000000000000000000000000000000000000000000f03f0000000000000840'],
  ['a.csv', 'name,wkt\na,"LINESTRING ZM (1 2 3 4, 2 3 4 5)"\n'],
])('measures that are left out are named: %s %s', async (fileName, text) => {
  const { features, notes } = await readFile(new TextEncoder().encode(text), { fileName });
  expect(features[0]!.geometry?.type).toBe('LineString');
  expect(notes.map(({ code }) => code)).toContain('measures-left-out');
  const plain = await readFile(new TextEncoder().encode('LINESTRING Z (1 2 3, 2 3 4)'), { fileName: 'a.wkt' });
  expect(plain.notes.map(({ code }) => code)).not.toContain('measures-left-out');
});

test('a shape that ends at 180 degrees but for rounding runs on beyond nothing', async () => {
  const notesOf = async (east: number) =>
    (await readFile(new TextEncoder().encode(`{"type":"LineString","coordinates":[[179,1],[${east},1]]}`), { fileName: 'a.geojson' })).notes.map(({ code }) => code);
  expect(await notesOf(180.0000000000001)).toEqual([]);
  expect(await notesOf(180.001)).toEqual(['longitudes-beyond-180']);
});

import { expect, test } from 'vitest';
import { readFile, writeFile, type TableAsked } from '../index.ts';

const read = (text: string, table?: TableAsked, system?: string) =>
  readFile(new TextEncoder().encode(text), { fileName: 'table.csv', ...(table ? { table } : {}), ...(system ? { system } : {}) });
const placesOf = async (...given: Parameters<typeof read>) =>
  (await read(...given)).features.map(({ geometry }) => (geometry as { coordinates: number[] } | null)?.coordinates ?? null);
const codesOf = async (...given: Parameters<typeof read>) => (await read(...given)).notes.map(({ code }) => code);

test('columns that no name gives away are read where somebody names them, and ids stay', async () => {
  const text = 'plot,a,b\n007,35.25,-1.5\n008,35.5,"1° 30\' S"\n';
  await expect(read(text)).rejects.toMatchObject({ code: 'csv-without-places' });
  const { features } = await read(text, { columns: { x: 'a', y: 'b' } });
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: [35.25, -1.5] },
    { type: 'Point', coordinates: [35.5, -1.5] },
  ]);
  expect(features[0]!.properties).toEqual({ plot: '007', a: 35.25, b: -1.5 });
});

test('what is named goes before what would be guessed', async () => {
  const text = 'longitude,latitude,gate_x,gate_y\n10,20,30,40\n';
  expect(await placesOf(text)).toEqual([[10, 20]]);
  expect(await placesOf(text, { columns: { x: 'gate_x', y: 'gate_y' } })).toEqual([[30, 40]]);
});

test('names are taken without regard to capitals and signs, and numbers where no column is called so', async () => {
  const text = 'Punto,Coord. Este,Coord. Norte\n1,35,-1\n';
  expect(await placesOf(text, { columns: { x: 'coord este', y: 'COORD NORTE' } })).toEqual([[35, -1]]);
  expect(await placesOf(text, { columns: { x: '2', y: 'column 3' } })).toEqual([[35, -1]]);
  expect(await placesOf('2,1\n35,-1\n', { columns: { x: '2', y: '1' } })).toEqual([[35, -1]]);
});

test('a head below other lines is found by the columns that were named', async () => {
  const text = 'Survey of 2025,,\nplot,a,b\n1,35,-1\n';
  expect(await placesOf(text, { columns: { x: 'a', y: 'b' } })).toEqual([[35, -1]]);
  expect(await codesOf(text, { columns: { x: 'a', y: 'b' } })).toContain('csv-lines-above');
});

test('a table without a head has columns by number', async () => {
  const { features } = await read('A;35,5;-1,25\nB;36,5;-2,25\n', { isHeadless: true, columns: { x: '2', y: '3' } });
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: [35.5, -1.25] },
    { type: 'Point', coordinates: [36.5, -2.25] },
  ]);
  expect(features[0]!.properties).toEqual({ 'column 1': 'A', 'column 2': 35.5, 'column 3': -1.25 });
});

test('a column that is not there is named with those that are', async () => {
  await expect(read('plot,a,b\n1,2,3\n', { columns: { x: 'a', y: 'c' } })).rejects.toThrow(
    'There is no column “c” in this table. There are: plot, a, b.',
  );
});

test('minutes in a column of their own belong to the degrees that were named', async () => {
  const text = 'id,lat_deg,lat_min,lon_deg,lon_min\n1,1,30,35,15\n';
  expect(await placesOf(text, { columns: { x: 'lon_deg', y: 'lat_deg' } })).toEqual([[35.25, 1.5]]);
});

test('one column holds shapes or places in any notation', async () => {
  const text = [
    'id;where it is',
    '1;-1,25; 35,5'.replace('; ', ' / '),
    '2;1° 15\' S, 35° 30\' E',
    '3;37M BU 57000 57000',
    '4;37S 257000 9857000',
    '5;somewhere',
  ].join('\n');
  const { features, notes } = await read(text, { columns: { geometry: 'where it is' } });
  const places = features.map(({ geometry }) => (geometry as { coordinates: number[] } | null)?.coordinates ?? null);
  expect(places.slice(0, 2)).toEqual([
    [35.5, -1.25],
    [35.5, -1.25],
  ]);
  // EPSG:32737, by gdaltransform: 257000 9857000 → 36.8162, -1.2928.
  expect(places[3]![0]).toBeCloseTo(36.8162, 3);
  expect(places[3]![1]).toBeCloseTo(-1.2928, 3);
  expect(places[2]![0]).toBeCloseTo(places[3]![0]!, 3);
  expect(places[4]).toBeNull();
  expect(notes.filter(({ code }) => code === 'csv-bad-coordinates').map(({ feature }) => feature)).toEqual([4]);
  expect(await placesOf('a,b\n1,POINT (35 -1)\n', { columns: { geometry: 'b' } })).toEqual([[35, -1]]);
});

test('UTM and MGRS are found by the name of their column too, and squares are said', async () => {
  expect((await placesOf('plot,MGRS\n1,37MBU570570\n'))[0]![0]).toBeCloseTo(36.817, 2);
  expect(await codesOf('plot,MGRS\n1,37MBU570570\n')).toContain('csv-mgrs-squares');
  expect(await codesOf('plot,MGRS\n1,37MBU5700057000\n')).not.toContain('csv-mgrs-squares');
});

test('a system that was given is that of numbers, and not of places that say theirs', async () => {
  const asked: TableAsked = { columns: { geometry: 'b' } };
  const [metres, grid] = await placesOf('a;b\n1;257000,5 9857000\n2;37S 257000 9857000\n', asked, 'EPSG:32737');
  expect(metres![0]).toBeCloseTo(36.8162, 3);
  expect(grid![0]).toBeCloseTo(36.8162, 3);
  const columns = await placesOf('p,q\n257000,9857000\n', { columns: { x: 'p', y: 'q' } }, 'EPSG:32737');
  expect(columns[0]![1]).toBeCloseTo(-1.2928, 3);
});

test('numbers that are no degrees are asked for, with the columns that were named', async () => {
  await expect(read('p,q\n257000,9857000\n', { columns: { x: 'p', y: 'q' } })).rejects.toMatchObject({
    code: 'unknown-crs',
    numbers: { west: 257000, south: 9857000 },
  });
});

test('of a workbook the sheet that was asked for is read, and what is left out is said', async () => {
  const features = [{ type: 'Feature' as const, properties: { p: 35, q: -1 }, geometry: { type: 'Point' as const, coordinates: [10, 20] } }];
  const bytes = await writeFile('spreadsheet', features);
  const { utils, read: open, write } = await import('@e965/xlsx');
  const book = open(bytes, { type: 'array' });
  utils.book_append_sheet(book, utils.aoa_to_sheet([['p', 'q'], ['36', '2']]), 'Gates');
  const two = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const places = async (table?: TableAsked) =>
    (await readFile(two, table ? { table } : {})).features.map(({ geometry }) => (geometry as { coordinates: number[] }).coordinates);
  expect(await places()).toEqual([[10, 20]]);
  expect(await places({ sheet: 'Gates', columns: { x: 'p', y: 'q' } })).toEqual([[36, 2]]);
  expect((await readFile(two, { table: { sheet: 'gates', columns: { x: 'p', y: 'q' } } })).notes.map(({ code }) => code)).toContain('sheet-left-out');
  await expect(readFile(two, { table: { sheet: 'Plots 2' } })).rejects.toThrow(/There is no sheet “Plots 2” in this workbook\. There are: .*, Gates\./);
  await expect(readFile(two, { table: { sheet: 'Gates' } })).rejects.toMatchObject({ code: 'spreadsheet-without-places' });
});

test('columns are said to be unused where a format says itself where its places are', async () => {
  const kml = await writeFile('kml', [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } }]);
  const { notes } = await readFile(kml, { fileName: 'a.kml', table: { columns: { x: 'a', y: 'b' } } });
  expect(notes.map(({ code }) => code)).toContain('columns-not-asked');
});

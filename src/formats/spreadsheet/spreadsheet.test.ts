import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readBatches, readFile, sourceOfBytes, UnreadableFile, writeFile, type Note } from '../index.ts';
import { library } from './sheet-library.ts';

const kinds = ['xlsx', 'xlsb', 'biff8', 'ods'] as const;
type Kind = (typeof kinds)[number];
const endings: Record<Kind, string> = { xlsx: 'xlsx', xlsb: 'xlsb', biff8: 'xls', ods: 'ods' };
type Rows = unknown[][];

const xlsx = await library();
/** A workbook of sheets, as the library of another program writes it. */
function workbook(sheets: Record<string, Rows>, kind: Kind, change: (book: ReturnType<typeof xlsx.utils.book_new>) => void = () => {}): Uint8Array {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name);
  change(book);
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType: kind }) as ArrayBuffer);
}
const read = (bytes: Uint8Array, kind: Kind = 'xlsx') => readFile(bytes, { fileName: `plots.${endings[kind]}` });
const codes = (notes: Note[]) => notes.map(({ code }) => code);
const refusal = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof UnreadableFile) return error.code;
      throw error;
    },
  );
const plots: Rows = [
  ['id', 'farmer', 'longitude', 'latitude', 'hectares', 'organic', 'visited'],
  ['007', 'Ana Ñ', 35.125, 1.0625, 2.5, true, { t: 'n', v: 45351, z: 'yyyy-mm-dd' }],
  [12, 'José', -35.25, -1.5, 3, false, { t: 'n', v: 45351.5, z: 'yyyy-mm-dd hh:mm' }],
  ['12', 'no place', null, null, null, null, null],
];

describe('workbooks of every kind', () => {
  test.each(kinds)('%s: places, numbers, truth, days and codes stay what they are', async (kind) => {
    const { format, features, notes } = await read(workbook({ Plots: plots }, kind), kind);
    expect([format, codes(notes)]).toEqual(['spreadsheet', ['no-geometry']]);
    expect(features.map(({ geometry }) => geometry)).toEqual([
      { type: 'Point', coordinates: [35.125, 1.0625] },
      { type: 'Point', coordinates: [-35.25, -1.5] },
      null,
    ]);
    expect(features.map(({ properties }) => properties)).toEqual([
      { id: '007', farmer: 'Ana Ñ', longitude: 35.125, latitude: 1.0625, hectares: 2.5, organic: true, visited: '2024-02-29' },
      { id: 12, farmer: 'José', longitude: -35.25, latitude: -1.5, hectares: 3, organic: false, visited: '2024-02-29T12:00:00' },
      { id: '12', farmer: 'no place', longitude: null, latitude: null, hectares: null, organic: null, visited: null },
    ]);
  });
  test('each sheet with places is a folder; one without is left out and named; titles above the head are left out', async () => {
    const shapes: Rows = [['Cooperative North'], [], ['plot', 'wkt'], ['a', 'POLYGON((35 1,35.01 1,35.01 1.01,35 1))']];
    const { features, notes } = await read(workbook({ Points: plots.slice(0, 2), Readme: [['Written by hand']], Shapes: shapes }, 'xlsx'));
    expect(features.map(({ properties, geometry }) => [properties!['folder'], geometry!.type])).toEqual([
      ['Points', 'Point'],
      ['Shapes', 'Polygon'],
    ]);
    expect(codes(notes)).toEqual(['csv-lines-above', 'sheet-left-out']);
    expect(notes[1]!.message).toContain('“Readme”');
  });
  test('coordinates in any form, UTM zones and GeoJSON cells are read as in CSV', async () => {
    const degrees: Rows = [['lat', 'long'], ['1° 3\' 45" N', '35° 7\' 30" E']];
    const zone: Rows = [['easting', 'northing', 'utm zone'], [736_000, 117_500, '36N']];
    const cell: Rows = [['plot', 'geojson'], ['a', '{"type":"Point","coordinates":[35,1]}']];
    const places = async (rows: Rows) => ((await read(workbook({ a: rows }, 'xlsx'))).features[0]!.geometry as { coordinates: number[] }).coordinates;
    expect(await places(degrees)).toEqual([35.125, 1.0625]);
    expect((await places(zone)).map((value) => value.toFixed(2))).toEqual(['35.12', '1.06']);
    expect(await places(cell)).toEqual([35, 1]);
  });
  test('codes that a format pads keep their zeros, and times stand alone', async () => {
    const rows: Rows = [['lon', 'lat', 'code', 'at'], [1, 2, { t: 'n', v: 42, z: '00000' }, { t: 'n', v: 0.75, z: 'h:mm' }]];
    const [feature] = (await read(workbook({ a: rows }, 'xlsx'))).features;
    expect([feature!.properties!['code'], feature!.properties!['at']]).toEqual(['00042', '18:00:00']);
  });
  test('days of a workbook that counts from 1904', async () => {
    const bytes = workbook({ a: [['lon', 'lat', 'day'], [1, 2, { t: 'n', v: 43889, z: 'yyyy-mm-dd' }]] }, 'xlsx', (book) => {
      book.Workbook = { WBProps: { date1904: true } };
    });
    expect((await read(bytes)).features[0]!.properties!['day']).toBe('2024-02-29');
  });
  test('errors, formulas without a result, hidden sheets and merged cells are said', async () => {
    const rows: Rows = [['lon', 'lat', 'yield', 'sum'], [1, 2, { t: 'e', v: 42 }, { t: 'n', f: 'A2+B2' }], [1, 3, 4, 5]];
    const bytes = workbook({ a: rows }, 'xlsx', (book) => {
      book.Workbook = { Sheets: [{ name: 'a', Hidden: 1 }] };
      book.Sheets['a']!['!merges'] = [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }];
    });
    const { features, notes } = await read(bytes);
    expect(codes(notes).sort()).toEqual(['sheet-error-cells', 'sheet-formulas-without-result', 'sheet-hidden', 'sheet-merged-cells']);
    expect(features[0]!.properties).toMatchObject({ yield: null, sum: null });
  });
  test('read in batches, in an archive and by its bytes alone it is the same', async () => {
    const bytes = workbook({ Plots: plots }, 'xlsx');
    const whole = await read(bytes);
    const batches: Feature[] = [];
    for await (const { features } of readBatches(sourceOfBytes('plots.xlsx', bytes), {}, 0)) batches.push(...features);
    expect(batches).toEqual(whole.features);
    expect((await readFile(bytes, { fileName: 'plots.csv' })).notes[0]!.code).toBe('wrong-extension');
    const packed = await readFile(zipSync({ 'a/plots.xlsx': bytes }), { fileName: 'all.zip' });
    expect(packed.features).toEqual(whole.features);
  });
});

describe('what cannot be read is said', () => {
  test('no places, a damaged file, a compound file that is no workbook', async () => {
    expect(await refusal(read(workbook({ a: [['name'], ['x']] }, 'xlsx')))).toBe('spreadsheet-without-places');
    const bytes = workbook({ a: plots }, 'xlsx');
    expect(await refusal(read(bytes.subarray(0, 400)))).not.toBe('read');
    expect(await refusal(readFile(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]), { fileName: 'a.doc' }))).toBe('spreadsheet-file');
  });
  test('a file cut or changed anywhere gives features or a refusal, and no other error', async () => {
    for (const kind of kinds) {
      const bytes = workbook({ Plots: plots }, kind);
      for (let share = 0; share < 12; share += 1) {
        const cut = bytes.slice(0, Math.floor((bytes.length * share) / 12) + 1);
        const changed = bytes.slice();
        changed[Math.floor((bytes.length * share) / 12)]! ^= 0x55;
        for (const damaged of [cut, changed]) await refusal(read(damaged, kind));
      }
    }
  });
  test('bombs are refused before they are inflated: a long part, and cells that repeat', async () => {
    const parts = unzipSync(workbook({ a: plots }, 'xlsx'));
    expect(await refusal(read(zipSync({ ...parts, 'xl/sharedStrings.xml': new Uint8Array(60_000_000) })))).toBe('zip-too-large');
    const book = unzipSync(workbook({ a: plots }, 'ods'));
    const content = strFromU8(book['content.xml']!).replace('<table:table-row>', '<table:table-row table:number-rows-repeated="1000000">').replace('<table:table-cell ', '<table:table-cell table:number-columns-repeated="16000" ');
    expect(content).toContain('16000');
    expect(await refusal(read(zipSync({ ...book, 'mimetype': [book['mimetype']!, { level: 0 }], 'content.xml': strToU8(content) }), 'ods'))).toBe('spreadsheet-too-large');
  });
});

describe('what is written', () => {
  const square: Feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[[10, 50], [11, 50], [11, 51], [10, 51], [10, 50]]] }, properties: { name: '=cmd|x', WKT: 'taken', big: '123456789012345678', day: '2024-02-29', n: 0.1, yes: true, list: [1, 'a'] } };
  const point: Feature = { type: 'Feature', id: 7, geometry: { type: 'Point', coordinates: [35.123456789, -1.5, 1800] }, properties: { name: 'gate', code: '007' } };

  test('comes back with its types; no text of it is a formula', async () => {
    const notes: Note[] = [];
    const bytes = await writeFile('spreadsheet', [square, { type: 'Feature', geometry: null, properties: { name: 'nowhere' } }], { notes });
    const { features } = await read(bytes);
    expect(features[0]!.geometry).toEqual(square.geometry);
    const { WKT, list, ...others } = square.properties!;
    expect(features[0]!.properties).toEqual({ ...others, list: JSON.stringify(list), WKT_2: WKT });
    expect(features[1]!.geometry).toBeNull();
    expect(codes(notes)).toEqual(['sheet-column-renamed']);
    expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).not.toContain('<f>');
  });
  test('points have columns that any map program knows', async () => {
    const { features } = await read(await writeFile('spreadsheet', [point], { precision: 6 }));
    expect(features[0]).toEqual({ type: 'Feature', geometry: { type: 'Point', coordinates: [35.123457, -1.5, 1800] }, properties: { longitude: 35.123457, latitude: -1.5, elevation: 1800, id: 7, name: 'gate', code: '007' } });
  });
  test('a table of points that was read has its columns of places once, unless one was changed', async () => {
    const { features } = await read(workbook({ Plots: plots }, 'xlsx'));
    const columnsOf = async (written: Feature[], notes: Note[] = []) => Object.keys((await read(await writeFile('spreadsheet', written, { notes }))).features[0]!.properties!);
    expect(await columnsOf(features)).toEqual(['longitude', 'latitude', 'id', 'farmer', 'hectares', 'organic', 'visited']);
    const moved = features.map((feature, at) => (at === 0 ? { ...feature, geometry: { type: 'Point' as const, coordinates: [36, 1.0625] } } : feature));
    const notes: Note[] = [];
    expect(await columnsOf(moved, notes)).toEqual(['longitude', 'latitude', 'id', 'farmer', 'longitude_2', 'hectares', 'organic', 'visited']);
    expect(codes(notes)).toEqual(['sheet-column-renamed']);
  });
  test('a shape that no cell holds, and a text that is too long, are said', async () => {
    const ring = Array.from({ length: 3000 }, (_, k) => [10 + Math.sin(k), 50 + Math.cos(k)]);
    const long: Feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] }, properties: { name: 'x'.repeat(40_000) } };
    const notes: Note[] = [];
    await writeFile('spreadsheet', [long, square], { notes });
    expect(codes(notes)).toEqual(['sheet-shape-too-long', 'sheet-column-renamed', 'sheet-text-cut']);
    expect(notes[0]!.feature).toBe(0);
  });
});

const hasGdal = (() => { try { return /XLSX.*\(rw/.test(execFileSync('ogrinfo', ['--formats'], { encoding: 'utf8' })); } catch { return false; } })();
if (!hasGdal) console.log('skipped: workbooks of GDAL (ogr2ogr is not installed)');
describe.skipIf(!hasGdal)('beside GDAL', () => {
  test.each([['XLSX', 'xlsx'], ['ODS', 'ods']])('%s: what it writes is read, and it reads what Hectare writes', async (driver, ending) => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-sheets-'));
    try {
      const rows = Array.from({ length: 200 }, (_, k): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [35 + k / 1000, 1] }, properties: { plot: `Parcelle n° ${k}`, trees: k, share: k / 8, code: String(k).padStart(5, '0') } }));
      writeFileSync(join(folder, 'plots.csv'), await writeFile('csv', rows));
      execFileSync('ogr2ogr', ['-f', driver, join(folder, `gdal.${ending}`), join(folder, 'plots.csv')], { stdio: 'ignore' });
      const { features } = await readFile(new Uint8Array(readFileSync(join(folder, `gdal.${ending}`))), { fileName: `gdal.${ending}` });
      expect(features.map(({ geometry }) => geometry)).toEqual(rows.map(({ geometry }) => geometry));
      expect(features[3]!.properties).toMatchObject({ plot: 'Parcelle n° 3', code: '00003' });
      if (ending !== 'xlsx') return;
      writeFileSync(join(folder, 'own.xlsx'), await writeFile('spreadsheet', rows));
      const said = execFileSync('ogrinfo', ['-ro', '-al', join(folder, 'own.xlsx')], { encoding: 'utf8' });
      expect(said).toMatch(/trees \(Integer\) = 3\n/);
      expect(said).toMatch(/code \(String\) = 00003/);
      expect(said.match(/^OGRFeature/gm)).toHaveLength(200);
    } finally { rmSync(folder, { recursive: true }); }
  });
});

import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { say } from './phrases/index.ts';
import { zippedFiles } from './zip/zipped-pieces.ts';
import { formats, readFile, writeFile, type Format, type Note } from './index.ts';
import { numberText, rounded } from './text/number-text.ts';
import { joinedPieces } from './written-pieces.ts';
import type { Feature } from '#geo/types.ts';

const features: Feature[] = Array.from({ length: 2500 }, (_, k) => ({
  type: 'Feature',
  ...(k % 3 === 0 ? { id: `p-${k}` } : {}),
  geometry: k % 50 === 0 ? null : { type: 'Polygon', coordinates: [[[35 + k / 1e4, 0.5], [35.00123456789012 + k / 1e4, 0.5], [35.001 + k / 1e4, 0.501, ...(k === 77 ? [12] : [])], [35 + k / 1e4, 0.5]]] },
  properties: {
    name: `Plot ${k} – “Ñandú”`,
    folder: k < 1200 ? 'North' : 'South/Hill',
    ...(k > 2400 ? { late: k, list: [k, 'x'] } : { late: k / 4 }),
    ...(k === 1300 ? { mixed: 'seven' } : { mixed: 7 }),
    certified: k % 2 === 0,
  },
}));
const streaming = formats.filter((format): format is Format & Required<Pick<Format, 'writeStream' | 'write'>> => Boolean(format.writeStream));

test('what needs no more memory than a few features: nine formats', () => {
  expect(streaming.map(({ id }) => id)).toEqual(['geojsonseq', 'geojson', 'kml', 'shapefile', 'kmz', 'geopackage', 'gpx', 'flatgeobuf', 'csv']);
});

test.each(streaming.map((format) => [format.id, format] as const))('%s in pieces is the file that is written at once', async (_, format) => {
  const [noted, said]: [Note[], Note[]] = [[], []];
  const walk = async function* () {
    for (const [from, to] of [[0, 1], [1, 1], [1, 800], [800, 2500]]) yield features.slice(from, to);
  };
  const pieces = await joinedPieces(format.writeStream(walk, { notes: noted, precision: 7 }));
  const whole = await format.write(features, { notes: said, precision: 7 });
  expect(noted).toEqual(said);
  expect(Buffer.compare(pieces, whole)).toBe(0);
});

test('a KMZ in pieces is an archive that other programs open, and one above the limit of the format is refused', async () => {
  const bytes = await writeFile('kmz', features);
  const { 'doc.kml': kml, ...others } = unzipSync(bytes);
  expect(Object.keys(others)).toEqual([]);
  expect((await readFile(bytes, { fileName: 'x.kmz' })).features).toEqual((await readFile(kml!, { fileName: 'doc.kml' })).features);
  async function* content() {
    for (let k = 0; k < 3; k += 1) yield new Uint8Array(100);
  }
  const zipped = (most: number) =>
    joinedPieces(zippedFiles([{ name: 'doc.kml', content: content() }], say('file.zip.too-large-to-write'), most));
  await expect(zipped(250)).rejects.toThrow('4 GB');
  expect(unzipSync(await zipped(300))['doc.kml']).toHaveLength(300);
});

test('a folder whose placemarks do not follow each other is opened again in pieces, and written once where all are in memory', async () => {
  const scattered = ['A', 'B', 'A/C', 'A', ''].map((folder, k): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [k, 0] }, properties: { name: `${k}`, ...(folder ? { folder } : {}) } }));
  const kml = streaming.find(({ id }) => id === 'kml')!;
  const text = new TextDecoder().decode(await joinedPieces(kml.writeStream(async function* () { yield scattered; })));
  expect(text.match(/<\/?Folder>|<name>\w+<\/name>/g)!.join('')).toBe(
    '<name>Hectare</name><Folder><name>A</name><name>0</name></Folder><Folder><name>B</name><name>1</name></Folder><Folder><name>A</name><Folder><name>C</name><name>2</name></Folder><name>3</name></Folder><name>4</name>',
  );
  expect((await readFile(new TextEncoder().encode(text))).features).toEqual(scattered);
  expect(new TextDecoder().decode(await writeFile('kml', scattered)).match(/<Folder>/g)).toHaveLength(3);
});

test('a GeoPackage of 30,000 rows, some longer than a page, is whole for SQLite', async () => {
  const rows = Array.from({ length: 30_000 }, (_, k): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [k / 1000, 1] }, properties: { n: k, text: k % 1000 === 0 ? 'long '.repeat(2500) : 'short' } }));
  const folder = mkdtempSync(join(tmpdir(), 'hectare-pieces-'));
  try {
    for (const count of [0, 1, 40, 70, 30_000]) {
      const path = join(folder, `${count}.gpkg`);
      writeFileSync(path, await writeFile('geopackage', rows.slice(0, count), { name: 'plots' }));
      const database = new DatabaseSync(path, { readOnly: true });
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      if (count > 0) expect(database.prepare('SELECT count(*) AS count, coalesce(sum(n), 0) AS sum, coalesce(sum(length("text")), 0) AS letters FROM plots').get()).toEqual({
        count,
        sum: (count * (count - 1)) / 2,
        letters: rows.slice(0, count).reduce((sum, { properties }) => sum + (properties!['text'] as string).length, 0),
      });
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('numbers are rounded as their texts are, ties and signs among them', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const values = [0, -0, 0.5, 1.5, -0.5, 0.1234567895, 35.1234567895, -179.9999999995, 1e-7, -4e-10, 1e15, 1e21, 123456789.125, 2 ** 53, Number.MIN_VALUE];
  for (let k = 0; k < 20_000; k += 1) values.push((random() - 0.5) * 10 ** Math.floor(random() * 14 - 7), Math.round(random() * 1e7) / 2e7);
  const different: unknown[] = [];
  for (const value of values)
    for (const decimals of [0, 3, 6, 9, 12, 15]) {
      const text = value.toFixed(decimals);
      const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
      if (!Object.is(rounded(value, decimals), Number(text) + 0)) different.push([value, decimals, rounded(value, decimals)]);
      if (numberText(value, decimals) !== (trimmed === '-0' ? '0' : trimmed)) different.push([value, decimals, numberText(value, decimals)]);
    }
  expect(different).toEqual([]);
});

test('numbers at the ends of doubles and 64 bits, and names that differ by case, are what they were or said', async () => {
  const properties = { a: 1e21, b: Number.MAX_VALUE, c: 5e-324, d: 0.1 + 0.2, e: 2 ** 53, f: -(2 ** 63), g: '9007199254740993', h: '1e5', WKT: 'w', Name: 'x', name: 'y' };
  for (const id of ['geopackage', 'csv']) {
    const notes: Note[] = [];
    const bytes = await writeFile(id, [{ type: 'Feature', geometry: { type: 'Point', coordinates: [35, 0] }, properties }], { notes });
    const { features: back } = await readFile(bytes, { fileName: id === 'csv' ? 'x.csv' : 'x.gpkg' });
    const { WKT, name, ...same } = properties;
    // A whole number above 2^53 is a text, in every format.
    const expected = id === 'csv' ? { ...same, e: '9007199254740992', f: '-9223372036854776000', WKT_2: WKT, name } : { ...same, WKT, name_2: name };
    expect(back[0]!.properties).toEqual(expected);
    expect(notes.map(({ code }) => code)).toEqual([id === 'csv' ? 'csv-column-renamed' : 'geopackage-column-renamed']);
  }
});

test('FlatGeobuf: whole numbers above 2^53, single precision and no value', async () => {
  const { Builder } = await import('flatbuffers');
  const { buildFeature } = await import('flatgeobuf/lib/mjs/generic/feature.js');
  const { parseGeometry } = await import('flatgeobuf/lib/mjs/geojson/geometry.js');
  const lib = { ...(await import('flatgeobuf/lib/mjs/flat-geobuf/header.js')), ...(await import('flatgeobuf/lib/mjs/flat-geobuf/column.js')), ...(await import('flatgeobuf/lib/mjs/flat-geobuf/column-type.js')) };
  const columns = [['long', lib.ColumnType.Long], ['single', lib.ColumnType.Float], ['none', lib.ColumnType.Double], ['blob', lib.ColumnType.Binary]] as const;
  const builder = new Builder();
  const places = columns.map(([name, type]) => {
    const place = builder.createString(name);
    lib.Column.startColumn(builder);
    lib.Column.addName(builder, place);
    lib.Column.addType(builder, type);
    return lib.Column.endColumn(builder);
  });
  const vector = lib.Header.createColumnsVector(builder, places);
  lib.Header.startHeader(builder);
  lib.Header.addColumns(builder, vector);
  lib.Header.addFeaturesCount(builder, 1n);
  lib.Header.addIndexNodeSize(builder, 0);
  builder.finishSizePrefixed(lib.Header.endHeader(builder));
  const values = { long: 9007199254740993n, single: 0.1, none: Number.NaN, blob: new Uint8Array(3) };
  const feature = buildFeature(parseGeometry({ type: 'Point', coordinates: [35, 0] } as never) as never, values as never, { columns: columns.map(([name, type]) => ({ name, type })) } as never);
  const parts = [new Uint8Array([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0]), builder.asUint8Array(), feature];
  const { features: [back] } = await readFile(new Uint8Array(Buffer.concat(parts)), { fileName: 'x.fgb' });
  expect(back!.properties).toEqual({ long: '9007199254740993', single: 0.1, none: null, blob: '3 bytes' });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readFile, UnreadableFile, writeFile, type Note } from './index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const square = '10,50 11,50 11,51 10,51 10,50';
const placemark = (name: string, coordinates = square) => `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const codeOf = async (reading: Promise<unknown>) => reading.then(() => 'read', (error: unknown) => { if (error instanceof UnreadableFile) return error.code; throw error; });

const field: Feature = {
  type: 'Feature', id: 'a-1',
  geometry: { type: 'Polygon', coordinates: [[[10, 50, 5], [10, 51, 5], [11, 51, 5], [11, 50, 5], [10, 50, 5]], [[10.2, 50.2, 5], [10.4, 50.2, 5], [10.4, 50.4, 5], [10.2, 50.4, 5], [10.2, 50.2, 5]]] },
  properties: { name: 'Nyeri <north> & "co"', description: 'two\nlines', folder: 'Farms/2026', crop: 'Kaffee ☕', 'key & "sign"': '1 < 2', stroke: '#ff8800', 'stroke-opacity': 0.502, 'stroke-width': 3, fill: '#00ff00', 'fill-opacity': 0.2 },
};
const parts: Feature = { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[[[1, 1], [2, 1], [2, 2], [1, 1]]], [[[3, 3], [4, 3], [4, 4], [3, 3]]]] }, properties: { name: 'parts' } };
const hasOgrinfo = (() => { try { execFileSync('ogrinfo', ['--version']); return true; } catch { return false; } })();
if (!hasOgrinfo) console.log('skipped: GDAL reads what Hectare writes (ogrinfo is not installed)');

describe('what is written comes back', () => {
  test.each(['kml', 'kmz', 'geojson'])('%s keeps attributes, styles, folders, holes, parts and heights', async (format) => {
    const { features, notes } = await readFile(await writeFile(format, [field, parts]), { fileName: `x.${format}` });
    expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const back = [...features].sort((a, b) => (a.properties?.['name'] === 'parts' ? 1 : 0) - (b.properties?.['name'] === 'parts' ? 1 : 0));
    // KML has no place for an id that is any text; it comes back as an attribute.
    expect(back[0]!.properties).toEqual(format === 'geojson' ? field.properties : { id: 'a-1', ...field.properties });
    if (format === 'geojson') expect(back[0]!.id).toBe('a-1');
    expect(back[1]!.geometry).toEqual(parts.geometry);
    const rings = (back[0]!.geometry as { coordinates: number[][][] }).coordinates;
    expect(rings.map((ring) => ring.length)).toEqual([5, 5]);
    expect(rings[0]![0]![2]).toBe(5);
  });

  test.each(['kml', 'kmz'])('%s keeps numbers as numbers, truth as truth, and codes as text, for GDAL as well', async (format) => {
    const rows = [{ n: 12, big: 9007199254740991, share: 0.1, small: 1e-7, yes: true, code: '007', mixed: 1, 'a "b" & c': 5 }, { n: -3, big: 2 ** 40, share: 2, small: 0, yes: false, code: '12', mixed: 'x', none: null, either: true }, { either: 'maybe' }];
    const features = rows.map((properties, k): Feature => ({ type: 'Feature', id: k + 1, geometry: { type: 'Point', coordinates: [k, 1] }, properties: { name: `p${k}`, ...properties } }));
    const bytes = await writeFile(format, features);
    const back = (await readFile(bytes, { fileName: `x.${format}` })).features.map(({ properties }) => properties);
    expect(back).toEqual([{ name: 'p0', id: 1, ...rows[0], mixed: '1' }, { name: 'p1', id: 2, ...rows[1], none: undefined, either: 'true' }, { name: 'p2', id: 3, either: 'maybe' }]);
    if (!hasOgrinfo) return;
    const folder = mkdtempSync(join(tmpdir(), 'hectare-formats-'));
    try {
      writeFileSync(join(folder, `out.${format}`), bytes);
      const said = execFileSync('ogrinfo', ['-ro', '-al', join(folder, `out.${format}`)], { encoding: 'utf8' });
      for (const line of [/\bn \(Integer\) = -3/, /share \(Real\) = 0\.1/, /code \(String\) = 007/, /yes \(Integer.*\) = 1/, /mixed \(String\) = x/]) expect(said).toMatch(line);
    } finally { rmSync(folder, { recursive: true }); }
  });

  test('GeoJSON rings follow the right-hand rule, across the antimeridian too', async () => {
    const east: Feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[[179, 0], [179, 1], [-179, 1], [-179, 0], [179, 0]]] }, properties: {} };
    const { features } = await readFile(await writeFile('geojson', [field, east]));
    const [shell, hole] = (features[0]!.geometry as { coordinates: number[][][] }).coordinates as [number[][], number[][]];
    expect(shell[1]).toEqual([11, 50, 5]);
    expect(hole[1]).toEqual([10.2, 50.4, 5]);
    expect((features[1]!.geometry as { coordinates: number[][][][] }).coordinates).toEqual([[[[179, 0], [180, 0], [180, 1], [179, 1], [179, 0]]], [[[-180, 1], [-180, 0], [-179, 0], [-179, 1], [-180, 1]]]]);
  });

  test.skipIf(!hasOgrinfo).each(['kml', 'kmz', 'geojson'])('GDAL reads our %s', async (format) => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-formats-'));
    try {
      const path = join(folder, `out.${format}`);
      writeFileSync(path, await writeFile(format, [field, parts]));
      const said = execFileSync('ogrinfo', ['-ro', '-al', path], { encoding: 'utf8' });
      expect(said).toContain('Nyeri <north> & "co"');
      expect(said).toContain('Kaffee ☕');
      expect(said).toMatch(/MULTIPOLYGON/);
    } finally { rmSync(folder, { recursive: true }); }
  });
});

describe('what other formats hold comes back', () => {
  const tree: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [-1.25, 2.5] }, properties: { name: 'tree', count: 3, code: '007' } };
  const nowhere: Feature = { type: 'Feature', geometry: null, properties: { name: 'nowhere' } };
  const filled = (properties: Feature['properties']) => Object.fromEntries(Object.entries(properties ?? {}).filter(([, value]) => value !== null));
  const long = 'Wald und Feld '.repeat(60).trim();
  const plot: Feature = { ...field, properties: { ...field.properties, long, count: 12, share: 0.125, organic: true } };

  test.each(['geopackage', 'flatgeobuf', 'shapefile', 'csv', 'geojsonseq'])('%s keeps shapes, letters, types and what has no shape', async (format) => {
    const { features, notes } = await readFile(await writeFile(format, [plot, parts, nowhere], { name: 'plots' }), { fileName: 'x' });
    expect(notes.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const [first, second, third] = ['Nyeri <north> & "co"', 'parts', 'nowhere'].map((name) => features.find(({ properties }) => properties?.['name'] === name)!);
    const short = (name: string) => (format === 'shapefile' ? name.slice(0, 10) : name);
    const expected = Object.fromEntries(Object.entries({ ...(format === 'geojsonseq' ? {} : { id: 'a-1' }), ...plot.properties }).map(([key, value]) => [short(key), value]));
    for (const [key, value] of Object.entries(expected)) if (!(format === 'shapefile' && key.startsWith('stroke-'))) expect([key, first!.properties![key]]).toEqual([key, value]);
    expect(first!.geometry!.type).toBe('Polygon');
    expect((first!.geometry as { coordinates: number[][][] }).coordinates.map((ring) => ring.length)).toEqual([5, 5]);
    expect((first!.geometry as { coordinates: number[][][] }).coordinates[0]!.every((place) => place[2] === 5)).toBe(true);
    expect((second!.geometry as { coordinates: number[][][][] }).coordinates.map(([ring]) => ring!.map(([x, y]) => `${x} ${y}`).sort())).toEqual([['1 1', '1 1', '2 1', '2 2'], ['3 3', '3 3', '4 3', '4 4']]);
    expect(third!.geometry).toBeNull();
    expect(filled(third!.properties)).toEqual({ name: 'nowhere' });
  });

  test('GPX and WKT say what they cannot hold', async () => {
    const notes: Note[] = [];
    const { features } = await readFile(await writeFile('gpx', [plot, tree, nowhere], { notes }), { fileName: 'x.gpx' });
    expect(notes.map(({ code }) => code)).toEqual(['gpx-no-shape', 'gpx-areas-as-tracks']);
    expect(features.map(({ geometry, properties }) => [geometry!.type, properties!['name'], properties!['key & "sign"']])).toEqual([['Point', 'tree', undefined], ['MultiLineString', 'Nyeri <north> & "co"', '1 < 2']]);
    const said: Note[] = [];
    expect((await readFile(await writeFile('wkt', [plot, nowhere], { notes: said }), { fileName: 'x.wkt' })).features).toHaveLength(1);
    expect(said.map(({ code }) => code)).toEqual(['wkt-no-shape', 'wkt-without-attributes']);
  });

  test.each(['geojson', 'kml', 'geojsonseq', 'csv', 'wkt', 'gpx', 'geopackage', 'flatgeobuf', 'shapefile'])('%s keeps the precision that was chosen', async (format) => {
    const place: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [12.123456789012, -0.987654321098] }, properties: { name: 'p' } };
    const { features } = await readFile(await writeFile(format, [place], { precision: 6 }), { fileName: 'x' });
    expect((features[0]!.geometry as { coordinates: number[] }).coordinates).toEqual([12.123457, -0.987654]);
  });

  test.skipIf(!hasOgrinfo).each([['geopackage', 'gpkg', 4], ['flatgeobuf', 'fgb', 4], ['shapefile', 'shz', 4], ['csv', 'csv', 4], ['gpx', 'gpx', 3], ['geojsonseq', 'geojsons', 4]])('GDAL reads our %s', async (format, ending, count) => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-formats-'));
    try {
      const path = join(folder, `out.${ending}`);
      writeFileSync(path, await writeFile(format, [plot, parts, tree, nowhere], { name: 'plots' }));
      const said = spawnSync('ogrinfo', ['-ro', '-al', path], { encoding: 'utf8' });
      // GDAL guesses the types of GPX extensions from their first letters.
      expect(said.stderr.split('\n').filter((line) => /ERROR|Warning/.test(line) && !/parsed incompletely to real/.test(line))).toEqual([]);
      expect(said.stdout.match(/^OGRFeature\((?!track_points)/gm)).toHaveLength(count);
      for (const text of ['Nyeri <north> & "co"', 'Kaffee ☕', '-1.25 2.5']) expect(said.stdout).toContain(text);
    } finally { rmSync(folder, { recursive: true }); }
  });

  test('SQLite finds nothing wrong with a GeoPackage of 3,000 rows, long texts among them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-formats-'));
    try {
      const path = join(folder, 'out.gpkg');
      const many = Array.from({ length: 3000 }, (_, k): Feature => ({ ...tree, properties: { name: 'ß'.repeat((k * k) % 6007), k, half: k / 2, big: k * 1e12 } }));
      writeFileSync(path, await writeFile('geopackage', many, { name: 'Bäume' }));
      const database = new DatabaseSync(path);
      expect(database.prepare('PRAGMA integrity_check').all().map((row) => row['integrity_check'])).toEqual(['ok']);
      expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
      expect(database.prepare('SELECT count(*) AS n, sum(length(name)) AS letters, sum(k) AS k, sum(half) AS half FROM "Bäume"').get()).toEqual({ n: 3000, letters: many.reduce((sum, _, k) => sum + ((k * k) % 6007), 0), k: 4_498_500, half: 2_249_250 });
      expect(database.prepare("INSERT INTO \"Bäume\" (name) VALUES ('added')").run().changes).toBe(1);
      database.close();
    } finally { rmSync(folder, { recursive: true }); }
  });
});

describe('damaged and hostile files', () => {
  test('a KML and a GeoJSON cut anywhere give what was complete, or a clear refusal', async () => {
    const many = Array.from({ length: 40 }, (_, k) => `Fläche ${k}`);
    const kml = bytesOf(document(many.map((name) => placemark(name)).join('')));
    const geojson = await writeFile('geojson', many.map((name) => ({ ...field, properties: { name } })));
    for (const [file, whole] of [['x.kml', kml], ['x.geojson', geojson]] as const) {
      let last = 0;
      for (let share = 1; share < 50; share += 1) {
        const cut = whole.subarray(0, Math.floor((whole.length * share) / 50));
        try {
          const { features, notes } = await readFile(cut, { fileName: file });
          const kept = features.filter(({ geometry }) => geometry).length;
          expect(kept).toBeGreaterThanOrEqual(last);
          expect(kept).toBeGreaterThanOrEqual(Math.floor((40 * share) / 50) - 2);
          expect(notes.some(({ code }) => code.endsWith('-truncated'))).toBe(true);
          for (const { properties } of features) expect(many).toContain(properties?.['name']);
          last = kept;
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
          expect(share).toBeLessThan(4);
        }
      }
    }
  });

  test('UTF-8 that breaks off inside a letter keeps the letters before it', async () => {
    const whole = bytesOf(document(`${placemark('Fläche')}<Placemark><name>ü`));
    const { features } = await readFile(whole.subarray(0, whole.length - 1), { fileName: 'x.kml' });
    expect(features[0]!.properties?.['name']).toBe('Fläche');
  });

  test('entities of a DTD are neither expanded nor fetched', async () => {
    const levels = Array.from({ length: 10 }, (_, k) => `<!ENTITY e${k + 1} "${`&e${k};`.repeat(10)}">`).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY e0 "lol">${levels}<!ENTITY file SYSTEM "file:///etc/passwd">]><kml><Document>${placemark('&e10;&file;')}</Document></kml>`;
    const { features } = await readFile(bytesOf(bomb), { fileName: 'x.kml' });
    expect(features).toHaveLength(1);
    expect(String(features[0]!.properties?.['name']).length).toBeLessThan(40);
  });

  test('nesting, a million attributes and endless brackets end in bounded time', async () => {
    const started = process.threadCpuUsage();
    expect(await codeOf(readFile(bytesOf(`<kml>${'<Folder>'.repeat(100_000)}`), { fileName: 'x.kml' }))).toBe('too-deep');
    const attributes = Array.from({ length: 1_000_000 }, (_, k) => ` a${k}="1"`).join('');
    const { features } = await readFile(bytesOf(`<kml><Document${attributes}>${placemark('kept')}</Document></kml>`), { fileName: 'x.kml' });
    expect(features[0]!.properties?.['name']).toBe('kept');
    expect(await codeOf(readFile(bytesOf('['.repeat(1_000_000)), { fileName: 'x.geojson' }))).toBe('json-invalid');
    const brackets = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`;
    expect(await codeOf(readFile(bytesOf(`{"type":"Polygon","coordinates":${brackets}}`), { fileName: 'x.geojson' }))).not.toBe('read');
    expect(process.threadCpuUsage(started).user).toBeLessThan(30_000_000);
  });

  test('numbers that are none', async () => {
    const kml = await readFile(bytesOf(document(placemark('x', `${square} NaN,1 Infinity,2 1e999,3`))), { fileName: 'x.kml' });
    expect(kml.notes.map(({ code }) => code)).toContain('kml-bad-coordinates');
    expect((kml.features[0]!.geometry as { coordinates: number[][][] }).coordinates[0]).toHaveLength(5);
    const nan = await readFile(bytesOf('{"type":"Feature","properties":{"ndvi":NaN,"t":"NaN \\"Infinity\\""},"geometry":{"type":"Point","coordinates":[1,2]}}'), { fileName: 'x.geojson' });
    expect(nan.features[0]!.properties).toEqual({ ndvi: null, t: 'NaN "Infinity"' });
    expect(nan.notes[0]!.code).toBe('json-nan');
    expect(await codeOf(readFile(bytesOf('{"type":"Point","coordinates":[1e999,2]}'), { fileName: 'x.geojson' }))).toBe('not-geojson');
  });

  test('a wrong extension is a note, another kind of file a refusal', async () => {
    const { format, notes } = await readFile(bytesOf(document(placemark('x'))), { fileName: 'x.geojson' });
    expect([format, notes[0]!.code]).toEqual(['kml', 'wrong-extension']);
    expect(await codeOf(readFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), { fileName: 'x.kml' }))).toBe('picture-file');
    expect(await codeOf(readFile(new Uint8Array(0), { fileName: 'x.kml' }))).toBe('empty-file');
  });

  test('a zip bomb is refused before it is inflated; a damaged main file costs only itself', async () => {
    const bomb = zipSync({ 'doc.kml': new Uint8Array(60_000_000) });
    expect(await codeOf(readFile(bomb, { fileName: 'x.kmz' }))).toBe('zip-too-large');
    const blanks = bytesOf(`<kml><Document>${' '.repeat(17_000_000)}</Document></kml>`);
    const many = zipSync({ 'doc.kml': blanks, 'more/doc.kml': blanks, 'last.kml': blanks }, { level: 1 });
    for (const fileName of ['x.kmz', 'x.zip']) expect(await codeOf(readFile(many, { fileName }))).toBe('zip-too-large');
    const broken = zipSync({ 'doc.kml': bytesOf('this is no KML'), 'fields/a.kml': bytesOf(document(placemark('a'))), 'fields/b.kml': bytesOf(document(placemark('b'))) });
    const { features, notes } = await readFile(broken, { fileName: 'x.kmz' });
    expect(features.map(({ properties }) => properties?.['name'])).toEqual(['a', 'b']);
    expect(notes[0]!.code).toBe('kmz-main-damaged');
  });

  test('a collection in metres says so and is turned into degrees, whole or cut', async () => {
    const text = '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:3857"}},"features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1113194.9079327357,0]}},{"type":"Feature"';
    for (const file of [text, `${text},"properties":{},"geometry":null}]}`]) {
      const { features, notes } = await readFile(bytesOf(file), { fileName: 'x.geojson' });
      expect((features[0]!.geometry as { coordinates: number[] }).coordinates[0]).toBeCloseTo(10, 9);
      expect(notes.map(({ code }) => code)).toContain('crs-transformed');
    }
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { distanceMetres } from '#geo/index.ts';
import type { Feature, Position } from '#geo/types.ts';
import { ownMid, ownMif } from '#test/fuzz/own-mif.ts';
import { gatherParts, readBatches, readFile, sourceOfBytes, UnreadableFile } from '../index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, mid = '', options = {}) => readFile(bytesOf(text), { fileName: 'x.mif', companions: { '.mid': bytesOf(mid) }, ...options });
const codeOf = async (reading: Promise<unknown>) => reading.then(() => 'read', (error: unknown) => { if (error instanceof UnreadableFile) return error.code; throw error; });
const headed = (coordSys: string, data: string) => `Version 300\nCharset "WindowsLatin1"\nDelimiter ","\n${coordSys}\nColumns 1\n  a Char(10)\nData\n\n${data}\n`;

test('every kind of object with its row: holes, parts, types, quotes', async () => {
  const { features, notes, format } = await read(ownMif, ownMid);
  expect(format).toBe('mif');
  expect(features.map(({ geometry }) => geometry?.type ?? null)).toEqual(['Polygon', 'Point', 'LineString', 'LineString', 'MultiLineString', 'Point', 'Polygon', 'Polygon', 'Polygon', 'LineString', 'MultiPoint', 'GeometryCollection', null]);
  expect((features[0]!.geometry as { coordinates: Position[][] }).coordinates).toHaveLength(2);
  expect(features[1]!.properties).toEqual({ Name: 'Feld 1 "x"', Area: 1.5, Number: 1, Seen: '2024-01-31' });
  expect(features[5]!.properties!['text']).toBe('Well');
  expect(notes.map(({ code }) => code)).toEqual(['no-geometry', 'arcs-straightened', 'crs-transformed']);
});

test('rings of a region in any direction: an island in a hole is land again', async () => {
  const ring = (a: number, b: number, turn = false) => { const places = [[a, a], [b, a], [b, b], [a, b], [a, a]]; return `5\n${(turn ? places.reverse() : places).map((place) => place.join(' ')).join('\n')}`; };
  const { features } = await read(headed('CoordSys Earth Projection 1, 104', `Region 4\n${ring(4, 6)}\n${ring(0, 10)}\n${ring(2, 8, true)}\n${ring(20, 21)}`), '"x"');
  const { coordinates } = features[0]!.geometry as { coordinates: Position[][][] };
  expect(coordinates.map((rings) => rings.length).sort()).toEqual([1, 1, 2]);
});

test('rows that do not fit are said, letters are those of the character set, a broken object costs its shape only', async () => {
  const text = headed('CoordSys Earth Projection 1, 104', 'Point 1 2\nPoint x 2\nPoint 3 4');
  const { features, notes } = await readFile(bytesOf(text), { companions: { '.mid': Uint8Array.from('"Café"\n"b"\n', (letter) => letter.charCodeAt(0)) } });
  expect(features.map(({ properties }) => properties)).toEqual([{ a: 'Café' }, { a: 'b' }, {}]);
  expect(notes.map(({ code }) => code)).toEqual(['mapinfo-bad-shape', 'mapinfo-row-count']);
  expect((await readFile(bytesOf(text))).notes.map(({ code }) => code)).toContain('mapinfo-without-mid');
});

test('a plan, an unknown datum and a turn of axes are refused with their numbers, unless somebody says the system', async () => {
  for (const clause of ['NonEarth Units "m"', 'Earth Projection 8, 4, "m", 9, 0, 0.9996, 500000, 0', 'Earth Projection 8, 104, "m", 9, 0, 0.9996, 500000, 0 Affine Units "m", 1, 2, 3, 4, 5, 6']) {
    const text = headed(`CoordSys ${clause}`, 'Point 500000 5500000');
    const error = await read(text, '"x"').catch((fault: unknown) => fault as UnreadableFile);
    expect([(error as UnreadableFile).code, (error as UnreadableFile).numbers?.west]).toEqual(['unknown-crs', 500_000]);
    const { features } = await read(text, '"x"', { system: 'EPSG:32632' });
    expect(distanceMetres((features[0]!.geometry as { coordinates: Position }).coordinates, [9, 49.6525])).toBeLessThan(100);
  }
  expect(await codeOf(read('Version 300\nCharset "Neutral"\nColumns 1\n', ''))).toBe('not-mif');
});

test('its parts are put together, and pieces give what the whole gives', async () => {
  expect(gatherParts([{ name: 'A.MID' }, { name: 'a.mif' }, { name: 'b.mid' }])).toEqual([{ file: { name: 'a.mif' }, companions: { '.mid': { name: 'A.MID' } } }, { file: { name: 'b.mid' }, companions: {} }]);
  const pieces: Feature[] = [];
  const companions = { '.mid': { ...sourceOfBytes('x.mid', bytesOf(ownMid)), pieceBytes: 17 } };
  for await (const { features } of readBatches({ ...sourceOfBytes('x.mif', bytesOf(ownMif)), pieceBytes: 113 }, { companions }, 0)) pieces.push(...features);
  expect(pieces).toEqual((await read(ownMif, ownMid)).features);
});

const hasGdal = (() => {
  try {
    return /GDAL [3-9]/.test(execFileSync('ogr2ogr', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
})();
if (!hasGdal) console.log('skipped: MapInfo files held against GDAL (ogr2ogr is not installed)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-mif-'));
afterAll(() => rmSync(folder, { recursive: true }));

const systems: [clause: string, place: [number, number]][] = [
  ['Earth Projection 1, 104', [10, 50]],
  ['Earth Projection 8, 104, "m", 9, 0, 0.9996, 500000, 0', [500_000, 5_500_000]],
  ['Earth Projection 8, 104, "m", 33, 0, 0.9996, 500000, 10000000', [300_000, 9_900_000]],
  ['Earth Projection 8, 115, "m", 21, 0, 0.9996, 500000, 0 Bounds (-7745844.29605, -9997964.94315) (8745844.29605, 9997964.94315)', [500_000, 6_500_000]],
  ['Earth Projection 2008, 104, "m", 9, 0, 0.9996, 500000, 0', [500_000, 5_500_000]],
  ['Earth Projection 10, 157, "m", 0', [1_113_194.9, 6_446_275.8]],
  ['Earth Projection 3, 104, "m", 3, 46.5, 49, 44, 700000, 6600000', [650_000, 6_860_000]],
  ['Earth Projection 3, 74, "survey ft", -84, 43.3166666667, 44.1833333333, 45.7, 13123333.333, 0', [13_000_000, 500_000]],
  ['Earth Projection 9, 104, "m", -96, 23, 29.5, 45.5, 0, 0', [1_000_000, 1_500_000]],
  ['Earth Projection 29, 104, "m", 10, 52, 180', [100_000, 200_000]],
  ['Earth Projection 26, 104, "m", 105, -20', [1_000_000, -1_500_000]],
  ['Earth Projection 6, 104, "m", 50, 30, 25, 45, 0, 0', [100_000, 200_000]],
  ['Earth Projection 7, 104, "m", 115, 4, 53.31582047222222, 0.99984, 590476.87, 442857.65', [700_000, 500_000]],
  ['Earth Projection 2, 104, "m", 15, 30', [100_000, 200_000]],
  ['Earth Projection 16, 104, "km", 20', [1000, 2000]],
  ['Earth Projection 27, 104, "m", -54, 0, 5000000, 10000000', [5_200_000, 8_500_000]],
  ['Earth Projection 30, 104, "ft", 10, 45, 0, 0', [100_000, 200_000]],
  ['Earth Projection 31, 104, "m", 5.38763888888889, 52.1561605555556, 0.9999079, 155000, 463000', [200_000, 500_000]],
  ['Earth Projection 8, 999, 4, -86.5, -98, -121, "m", 9, 0, 0.9996, 500000, 0', [500_000, 5_500_000]],
  ['Earth Projection 8, 9999, 10, 598.1, 73.7, 418.2, 0.202, 0.045, -2.455, 6.7, 0, "m", 9, 0, 1, 3500000, 0', [3_500_000, 5_500_000]],
  ['Earth Projection 1, 9999, 30, -168, -61, 320, 0, 0, 0, 0, 2.337229166667', [1, 46]],
];
const textOf = (clause: string, [x, y]: [number, number]) => headed(`CoordSys ${clause}`, `Point ${x} ${y}`);
/** Where GDAL puts the place of each system; its own shift of the datum is that of the file, or none. All in one go: a start of GDAL costs more than what it reads here. */
function placesByGdal(): Position[] {
  mkdirSync(join(folder, 'in'));
  for (const [at, [clause, place]] of systems.entries()) {
    writeFileSync(join(folder, 'in', `s${at}.mif`), textOf(clause, place));
    writeFileSync(join(folder, 'in', `s${at}.mid`), '"x"\n');
  }
  execFileSync('ogr2ogr', ['-f', 'CSV', '-t_srs', 'EPSG:4326', '-lco', 'GEOMETRY=AS_XY', join(folder, 'systems'), join(folder, 'in')], { stdio: 'pipe' });
  return systems.map((_, at) => readFileSync(join(folder, 'systems', `s${at}.csv`), 'utf8').split('\n')[1]!.split(',').slice(0, 2).map(Number));
}
let theirs: Position[] | null = null;

test.runIf(hasGdal).each(systems)('GDAL and %s', async (clause, place) => {
  theirs ??= placesByGdal();
  const { features } = await read(textOf(clause, place), '"x"');
  const at = systems.findIndex(([other]) => other === clause);
  expect(distanceMetres((features[0]!.geometry as { coordinates: Position }).coordinates, theirs[at]!)).toBeLessThan(0.02);
});

test.runIf(hasGdal)('shapes, attributes and letters that GDAL writes come back', async () => {
  const square = (x: number, y: number, size: number): Position[] => [[x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y]];
  const features: Feature[] = [
    { type: 'Feature', geometry: { type: 'Polygon', coordinates: [square(10, 50, 1), square(10.2, 50.2, 0.2).reverse()] }, properties: { title: 'Ñandú "x", y', n: 12, share: 0.25 } },
    { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[square(10, 50, 0.1)], [square(11, 50, 0.1), square(11.02, 50.02, 0.02).reverse()]] }, properties: { title: 'parts', n: -3, share: 1.5 } },
    { type: 'Feature', geometry: { type: 'LineString', coordinates: [[10, 50], [11, 51], [12, 50]] }, properties: { title: 'road', n: 0, share: 2 } },
    { type: 'Feature', geometry: { type: 'Point', coordinates: [10, 50] }, properties: { title: 'tree', n: 1, share: 3 } },
  ];
  writeFileSync(join(folder, 'in.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
  execFileSync('ogr2ogr', ['-f', 'MapInfo File', '-dsco', 'FORMAT=MIF', '-lco', 'ENCODING=UTF-8', join(folder, 'out.mif'), join(folder, 'in.geojson')], { stdio: 'pipe' });
  const part = (ending: string) => new Uint8Array(readFileSync(join(folder, `out${ending}`)));
  const back = (await readFile(part('.mif'), { companions: { '.mid': part('.mid') } })).features;
  expect(back.map(({ geometry }) => geometry!.type)).toEqual(['Polygon', 'MultiPolygon', 'LineString', 'Point']);
  expect(back.map(({ properties }) => properties)).toEqual(features.map(({ properties }) => properties));
  const holes = back.map(({ geometry }) => (geometry!.type === 'Polygon' ? [geometry!.coordinates.length] : geometry!.type === 'MultiPolygon' ? geometry!.coordinates.map(({ length }) => length) : []));
  expect(holes).toEqual([[2], [1, 2], [], []]);
});

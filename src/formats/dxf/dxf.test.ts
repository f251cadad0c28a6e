import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ringAreaSquareMetres } from '#geo/index.ts';
import type { Feature, Position } from '#geo/types.ts';
import { mustEndWell, mutated, mutationKinds } from '#test/fuzz/damaged-files.ts';
import { ownDxf } from '#test/fuzz/own-dxf.ts';
import { boundsOf } from '../bounds.ts';
import { readBatches, readFile, sourceOfBytes, UnreadableFile } from '../index.ts';

const system = 'EPSG:32632';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, options = {}) => readFile(bytesOf(text), { fileName: 'plan.dxf', system, ...options });
const codeOf = async (reading: Promise<unknown>) => reading.then(() => 'read', (error: unknown) => { if (error instanceof UnreadableFile) return error.code; throw error; });
const areaOf = ({ geometry }: Feature) => (geometry as { coordinates: Position[][] }).coordinates.reduce((sum, ring, at) => sum + (at === 0 ? 1 : -1) * Math.abs(ringAreaSquareMetres(ring)), 0);

test('every kind of entity: land, lines and points with their layers, and what is left out', async () => {
  const { features, notes, format } = await read(ownDxf);
  expect(format).toBe('dxf');
  expect(features.map(({ properties, geometry }) => [properties!['entity'], geometry?.type])).toEqual([
    ['LWPOLYLINE', 'Polygon'], ['LWPOLYLINE', 'Polygon'], ['LWPOLYLINE', 'LineString'], ['POLYLINE', 'Polygon'], ['LINE', 'LineString'], ['POINT', 'Point'], ['CIRCLE', 'Polygon'], ['ARC', 'LineString'],
    ['ELLIPSE', 'Polygon'], ['HATCH', 'Polygon'], ['TEXT', 'Point'], ['INSERT', 'Point'], ['SOLID', 'Polygon'], ['LWPOLYLINE', 'Polygon'],
  ]);
  expect(features[0]!.properties).toEqual({ layer: 'Parzellen', entity: 'LWPOLYLINE', handle: '101' });
  expect([features[10]!.properties!['text'], features[11]!.properties!['block']]).toEqual(['Fläche 7', 'TREE']);
  expect((features[5]!.geometry as { coordinates: Position }).coordinates[2]).toBe(400.25);
  // On the central meridian of a zone a metre is 0.9996 of one.
  const metres = (plane: number) => plane / 0.9996 ** 2;
  const areas: [at: number, plane: number][] = [[0, 10_000], [1, Math.PI * 50 ** 2], [3, 50], [6, Math.PI * 100 ** 2], [8, Math.PI * 100 * 50], [9, 10_000 - (Math.PI * 100) / 2], [12, 100]];
  for (const [at, plane] of areas) expect(Math.abs(areaOf(features[at]!) / metres(plane) - 1), `feature ${at}`).toBeLessThan(2e-4);
  const codes = notes.map(({ code }) => code);
  for (const code of ['dxf-left-out', 'dxf-hatches', 'dxf-unit', 'arcs-straightened']) expect(codes).toContain(code);
});

test('a drawing is placed by what somebody says, also where its numbers could be degrees', async () => {
  for (const text of [ownDxf, ownDxf.replaceAll(/^(?:5500\d{3}|500\d{3})$/gm, '5')]) {
    const error = await readFile(bytesOf(text), { fileName: 'plan.dxf' }).catch((fault: unknown) => fault as UnreadableFile);
    expect([(error as UnreadableFile).code, (error as UnreadableFile).numbers === null]).toEqual(['unknown-crs', false]);
  }
  expect(await codeOf(read('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'))).toBe('dxf-without-shapes');
});

test('a drawing that breaks off keeps what was complete; pieces, and line ends of any kind, give the same', async () => {
  const cut = await read(ownDxf.slice(0, ownDxf.indexOf('CIRCLE')));
  expect([cut.features.length, cut.notes[0]!.code]).toEqual([6, 'dxf-truncated']);
  const whole = (await read(ownDxf)).features;
  for (const text of [ownDxf.replaceAll('\n', '\r\n'), ownDxf.replaceAll('\n', '\r')]) expect((await read(text)).features).toEqual(whole);
  const pieces: Feature[] = [];
  for await (const { features } of readBatches({ ...sourceOfBytes('plan.dxf', bytesOf(ownDxf)), pieceBytes: 113 }, { system }, 0)) pieces.push(...features);
  expect(pieces).toEqual(whole);
});

test('damaged drawings that are placed end well', async () => {
  const bytes = bytesOf(ownDxf);
  const mutation = fc.record({ kind: fc.constantFrom(...mutationKinds), at: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.integer({ min: 1, max: 200 }), value: fc.integer({ min: 0, max: 255 }) });
  await fc.assert(fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => mustEndWell((damaged, fileName) => readFile(damaged, { fileName, system }), mutations.reduce(mutated, bytes), 'plan.dxf', 0)), { numRuns: 150 });
});

const hasGdal = (() => {
  try {
    return /GDAL [3-9]/.test(execFileSync('ogr2ogr', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
})();
if (!hasGdal) console.log('skipped: drawings held against GDAL (ogr2ogr is not installed)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-dxf-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.runIf(hasGdal)('GDAL sees every entity at the same place', async () => {
  writeFileSync(join(folder, 'plan.dxf'), ownDxf);
  execFileSync('ogr2ogr', ['-f', 'GeoJSON', '-s_srs', system, '-t_srs', 'EPSG:4326', '-lco', 'COORDINATE_PRECISION=10', join(folder, 'out.json'), join(folder, 'plan.dxf')], { stdio: 'pipe' });
  const theirs = new Map((JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8')) as { features: Feature[] }).features.map((feature) => [String(feature.properties!['EntityHandle']), feature]));
  let compared = 0;
  for (const { geometry, properties } of (await read(ownDxf)).features) {
    const other = theirs.get(String(properties!['handle']));
    if (!other?.geometry || !geometry) continue;
    compared += 1;
    expect(properties!['layer']).toBe(other.properties!['Layer']);
    const [own, their] = [boundsOf(geometry), boundsOf(other.geometry)];
    // GDAL takes a side for every 4 degrees of an arc.
    for (const side of ['west', 'south', 'east', 'north'] as const) expect(Math.abs(own[side] - their[side]), `${String(properties!['entity'])} ${side}`).toBeLessThan(3e-6);
  }
  expect(compared).toBeGreaterThan(11);
});

test.runIf(hasGdal)('a drawing that GDAL writes comes back', async () => {
  const square: Position[] = [[500_000, 5_500_000], [501_000, 5_500_000], [501_000, 5_501_000], [500_000, 5_501_000], [500_000, 5_500_000]];
  writeFileSync(join(folder, 'in.json'), JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { Layer: 'plots' }, geometry: { type: 'Polygon', coordinates: [square] } }, { type: 'Feature', properties: { Layer: 'roads' }, geometry: { type: 'LineString', coordinates: square.slice(0, 3) } }] }));
  execFileSync('ogr2ogr', ['-f', 'DXF', join(folder, 'made.dxf'), join(folder, 'in.json')], { stdio: 'pipe' });
  const { features } = await read(readFileSync(join(folder, 'made.dxf'), 'utf8'));
  expect(features.map(({ geometry, properties }) => [geometry?.type, properties!['layer']])).toEqual([['Polygon', 'plots'], ['LineString', 'roads']]);
  expect(Math.abs(areaOf(features[0]!) / (1e6 / 0.9996 ** 2) - 1)).toBeLessThan(1e-3);
});

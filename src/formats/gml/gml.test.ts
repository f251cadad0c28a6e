import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distanceMetres, ringAreaSquareMetres } from '#geo/index.ts';
import type { Feature, Position } from '#geo/types.ts';
import { ownGml } from '#test/fuzz/own-gml.ts';
import { readBatches, readFile, sourceOfBytes } from '../index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readFile(bytesOf(text), { fileName: 'x.gml' });
const wrapped = (shape: string, srs = '') =>
  `<ogr:FeatureCollection xmlns:ogr="http://ogr.maptools.org/" xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><ogr:plot fid="p.1"><ogr:geometryProperty>${shape.replace('>', `${srs === '' ? '' : ` srsName="${srs}"`}>`)}</ogr:geometryProperty></ogr:plot></gml:featureMember></ogr:FeatureCollection>`;
const shapeOf = async (text: string) => (await read(text)).features[0]!.geometry as unknown as { type: string; coordinates: Position[] };

test('an answer of a service: axes by their identifiers, attributes unchanged, arcs, and what is missing said', async () => {
  const { features, notes } = await read(ownGml);
  expect(features.map(({ id, geometry }) => [id, geometry?.type ?? null])).toEqual([['a', 'Polygon'], ['b', 'MultiPolygon'], ['c', 'GeometryCollection'], ['d', 'LineString'], ['e', null], ['f', null]]);
  expect(features[0]!.properties).toEqual({ name: 'Fläche a', code: '007', area: 12.5, 'area.uom': 'm2', 'owner.last': 'Ñandú', tag: ['x', 'y'], folder: 'Plot' });
  expect((features[0]!.geometry as { coordinates: Position[][] }).coordinates[0]![1]).toEqual([11, 50]);
  // A half circle of 100 m radius.
  const [rings] = (features[1]!.geometry as { coordinates: Position[][][] }).coordinates;
  expect(rings![0]!.length).toBeGreaterThan(300);
  const codes = notes.map(({ code }) => code);
  for (const code of ['gml-cut-short', 'arcs-straightened', 'gml-bad-shape', 'no-geometry']) expect(codes).toContain(code);
});

test.each([
  ['urn:ogc:def:crs:EPSG::4326', '50 10', [10, 50]],
  ['http://www.opengis.net/def/crs/EPSG/0/4326', '50 10', [10, 50]],
  ['urn:ogc:def:crs:OGC:1.3:CRS84', '10 50', [10, 50]],
  ['EPSG:4326', '10 50', [10, 50]],
  ['http://www.opengis.net/gml/srs/epsg.xml#4326', '10 50', [10, 50]],
  ['urn:ogc:def:crs:EPSG::2193', '5428000 1749000', [174.78, -41.29]],
  ['urn:ogc:def:crs:EPSG::3035', '3210000 4321000', [10, 52]],
  ['urn:ogc:def:crs:EPSG::32632', '500000 5500000', [9, 49.65]],
  ['EPSG:3035', '4321000 3210000', [10, 52]],
] as const)('%s: %s', async (system, pos, place) => {
  const shape = await shapeOf(wrapped(`<gml:Point><gml:pos>${pos}</gml:pos></gml:Point>`, system));
  expect(distanceMetres(shape.coordinates as unknown as Position, [...place])).toBeLessThan(2000);
});

test('a circle through three places is whole, whichever way they run', async () => {
  const [a, b, c, d, e] = ['500100 5500000', '500096 5500028', '500080 5500060', '499940 5500080', '499920 5499940'];
  // Near each other, all around, either way, and two across of each other.
  for (const list of [`${a} ${b} ${c}`, `${c} ${b} ${a}`, `${a} ${d} ${e}`, `${e} ${d} ${a}`, `${a} ${c} 499900 5500000`, `${c} ${a} ${d}`]) {
    const { coordinates } = await shapeOf(wrapped(`<gml:Curve><gml:segments><gml:Circle><gml:posList>${list}</gml:posList></gml:Circle></gml:segments></gml:Curve>`, 'EPSG:32632'));
    expect(coordinates[0]).toEqual(coordinates.at(-1));
    expect(coordinates.length).toBeGreaterThan(700);
    expect(Math.abs(ringAreaSquareMetres(coordinates)) / (Math.PI * 100 ** 2)).toBeGreaterThan(0.99);
    expect(Math.abs(ringAreaSquareMetres(coordinates)) / (Math.PI * 100 ** 2)).toBeLessThan(1.01);
  }
});

test('a file that breaks off keeps what was complete, and pieces give what the whole gives', async () => {
  const cut = await read(ownGml.slice(0, ownGml.indexOf('gml:id="c"')));
  expect(cut.features.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(cut.notes.map(({ code }) => code)).toContain('gml-truncated');
  const pieces: Feature[] = [];
  for await (const { features } of readBatches({ ...sourceOfBytes('x.gml', bytesOf(ownGml)), pieceBytes: 113 }, {}, 0)) pieces.push(...features);
  expect(pieces).toEqual((await read(ownGml)).features);
});

test('entities are not expanded, and the refusal of a service is given back', async () => {
  const hostile = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrapped('<gml:Point><gml:pos>1 2</gml:pos></gml:Point>').replace('<ogr:geometryProperty>', '<ogr:note>&x;</ogr:note><ogr:geometryProperty>')}`;
  expect((await read(hostile)).features[0]!.properties!['note']).toBe('&x;');
  await expect(read('<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows"><ows:Exception><ows:ExceptionText>no such layer</ows:ExceptionText></ows:Exception></ows:ExceptionReport>')).rejects.toThrow(/no such layer/);
});

const hasGdal = (() => {
  try {
    return /GDAL [3-9]/.test(execFileSync('ogr2ogr', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
})();
if (!hasGdal) console.log('skipped: GML that GDAL writes (ogr2ogr is not installed)');

test.runIf(hasGdal).each([['GML2', 'EPSG:4326'], ['GML3', 'EPSG:4326'], ['GML3.2', 'EPSG:4326'], ['GML3.2', 'EPSG:3035'], ['GML3.2', 'EPSG:32632'], ['GML3', 'EPSG:2193']])('%s of GDAL in %s', async (form, system) => {
  const [x, y] = system === 'EPSG:2193' ? [174.8, -41.3] : [10, 50];
  const square: Position[] = [[x, y], [x + 0.01, y], [x + 0.01, y + 0.01], [x, y]];
  const features: Feature[] = [
    { type: 'Feature', geometry: { type: 'Polygon', coordinates: [square] }, properties: { title: 'Ñandú & <co>', code: '007', n: 12, share: 0.25 } },
    { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[square], [square.map(([a, b]) => [a! + 0.1, b!])]] }, properties: { title: 'parts', code: '1.10', n: -3, share: 1e-7 } },
    { type: 'Feature', geometry: { type: 'Point', coordinates: [x, y, 12] }, properties: { title: 'tree', code: 'x', n: 0, share: 2.5 } },
  ];
  const folder = mkdtempSync(join(tmpdir(), 'hectare-gml-'));
  try {
    writeFileSync(join(folder, 'in.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
    execFileSync('ogr2ogr', ['-f', 'GML', '-dsco', `FORMAT=${form}`, '-t_srs', system, join(folder, 'out.gml'), join(folder, 'in.geojson')], { stdio: 'pipe' });
    const back = (await readFile(new Uint8Array(readFileSync(join(folder, 'out.gml'))), { fileName: 'out.gml' })).features;
    expect(back.map(({ geometry }) => geometry!.type)).toEqual(['Polygon', 'MultiPolygon', 'Point']);
    expect(back.map(({ properties }) => properties)).toMatchObject(features.map(({ properties }) => ({ ...properties, ...(properties!['share'] === 1e-7 ? { share: expect.anything() as unknown } : {}) })));
    const corner = (back[0]!.geometry as { coordinates: Position[][] }).coordinates[0]!;
    for (const place of square) expect(Math.min(...corner.map((other) => distanceMetres(place, other)))).toBeLessThan(0.02);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what elements say beside their text is told where it has no column, and units that differ stay with their values', async () => {
  const { features, notes } = await readFile(new TextEncoder().encode(`<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xlink="http://www.w3.org/1999/xlink">
    <gml:featureMember><plot gml:id="p1" status="disputed"><size uom="ha">1</size><size uom="m2">20000</size><size>3</size><width uom="m">5</width><width uom="m">6</width>
      <use codeSpace="urn:uses">7</use><owner xlink:href="#o1">Ann</owner><soil nilReason="unknown"/>
      <gml:boundedBy><gml:Envelope srsName="EPSG:4326" odd="1"/></gml:boundedBy>
      <gml:Point srsName="EPSG:4326" srsDimension="2" odd="2"><gml:pos>10 50</gml:pos></gml:Point></plot></gml:featureMember></gml:FeatureCollection>`));
  expect(features[0]!.properties).toMatchObject({ size: [1, 20000, 3], 'size.uom': ['ha', 'm2', null], width: [5, 6], 'width.uom': 'm', use: 7, owner: 'Ann', soil: null });
  expect(notes.find(({ code }) => code === 'gml-element-attributes')?.message).toMatch(/: plot status, use codeSpace, owner xlink:href, soil nilReason\.$/);
});

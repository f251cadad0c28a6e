import { expect, test } from 'vitest';
import { readFile } from './index.ts';
import { polygonFrom } from './json/esri-rings.ts';
import { shapeOf } from './shapefile/shape-record.ts';

// Before, each of these took minutes, or the memory of the computer, for a file of one or two megabytes.

const read = (text: string, fileName: string) => readFile(new TextEncoder().encode(text), { fileName });
const gmlOf = (inside: string) =>
  `<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><plot fid="1">${inside}</plot></gml:featureMember></gml:FeatureCollection>`;
const osmOf = (inside: string) => `<osm version="0.6">${inside}</osm>`;
const relationOf = (members: string, tags = '') =>
  `<relation id="1">${members}${tags}<tag k="type" v="multipolygon"/></relation>`;
const member = '<member type="way" ref="1" role="outer"/>';

test('names of elements that share one sum are read, and not compared with all before', async () => {
  // "Aa" and "BB" have the same sum, and so has every row of them.
  const names = Array.from({ length: 1 << 16 }, (_, at) =>
    Array.from({ length: 16 }, (_empty, bit) => ((at >> bit) & 1 ? 'Aa' : 'BB')).join(''),
  );
  const { features } = await read(gmlOf(names.map((name) => `<${name}>1</${name}>`).join('')), 'x.gml');
  expect(Object.keys(features[0]!.properties!)).toHaveLength(names.length + 1);
});

test('an attribute that stands there hundreds of thousands of times is a list', async () => {
  const count = 200_000;
  const { features } = await read(gmlOf('<tag>x</tag>'.repeat(count)), 'x.gml');
  expect(features[0]!.properties!['tag']).toHaveLength(count);
});

test('long names around each attribute are refused before they are joined with each', async () => {
  const around = Array.from({ length: 100 }, (_, at) => `${'n'.repeat(5000)}${at}`);
  const leaves = Array.from({ length: 1000 }, (_, at) => `<a${at}/>`).join('');
  const text = gmlOf(around.map((name) => `<${name}>`).join('') + leaves + around.toReversed().map((name) => `</${name}>`).join(''));
  await expect(read(text, 'x.gml')).rejects.toMatchObject({ code: 'gml-too-large' });
});

test('blanks around the marks of coordinates take no longer for being many', async () => {
  const blanks = ' '.repeat(1_000_000);
  const gml = await read(gmlOf(`<g><gml:LineString><gml:coordinates>1${blanks},2${blanks}3,${blanks}4</gml:coordinates></gml:LineString></g>`), 'x.gml');
  const kml = await read(
    `<kml><Placemark><LineString><coordinates>1${blanks},2${blanks}3,${blanks}4</coordinates></LineString></Placemark></kml>`,
    'x.kml',
  );
  for (const { features } of [gml, kml]) expect(features[0]!.geometry).toEqual({ type: 'LineString', coordinates: [[1, 2], [3, 4]] });
});

test('a number of a million digits with a letter behind is none', async () => {
  const { features, notes } = await read(gmlOf(`<g><gml:Point><gml:pos>${'1'.repeat(1_000_000)}x 2</gml:pos></gml:Point></g>`), 'x.gml');
  expect(features[0]!.geometry).toBeNull();
  expect(notes.map(({ code }) => code)).toContain('gml-bad-shape');
});

test('a border that stays open is not walked again for every relation without an end', async () => {
  const way = `<way id="1">${'<nd ref="1"/><nd ref="2"/>'.repeat(5000)}</way>`;
  const text = osmOf(`<node id="1" lon="1" lat="1"/><node id="2" lon="2" lat="2"/>${way}${relationOf(member).repeat(3100)}`);
  await expect(read(text, 'x.osm')).rejects.toMatchObject({ code: 'osm-too-large' });
});

test('tags of a relation are not all asked again for each of its members', async () => {
  const tags = Array.from({ length: 60_000 }, (_, at) => `<tag k="t${at}" v="x"/>`).join('');
  const { features } = await read(osmOf(`<way id="1"><nd ref="1"/><tag k="a" v="b"/></way>${relationOf(member.repeat(60_000), tags)}`), 'x.osm');
  expect(features.map(({ id }) => id)).toEqual(['way/1', 'relation/1']);
});

test('a hole has the smallest shell around it, of thousands that lie elsewhere', () => {
  const square = (x: number, y: number, side: number) => [[x, y], [x, y + side], [x + side, y + side], [x + side, y], [x, y]];
  const shells = Array.from({ length: 4000 }, (_, at) => square((at % 100) * 10, Math.floor(at / 100) * 10, 5));
  const holes = shells.map(([corner]) => square(corner![0]! + 1, corner![1]! + 1, 1).toReversed());
  const land = polygonFrom([square(-5, -5, 2000), ...shells, ...holes]);
  expect((land as { coordinates: unknown[][] }).coordinates.map((rings) => rings.length)).toEqual([1, ...shells.map(() => 2)]);
});

/** A ring that runs up and down, so that every row of it holds all of its edges. */
const comb = (west: number, east: number, south: number, north: number, teeth: number) => {
  const step = (east - west) / teeth;
  const up = Array.from({ length: teeth }, (_, at) => [[west + at * step, south], [west + (at + 0.5) * step, north]]).flat();
  return [...up, [east, south], [east, south - 1], [west, south - 1], [west, south]];
};

test('a huge hole outside its huge shell is not held against it corner by corner', () => {
  const shell = comb(0, 10, 0, 10, 100_000);
  const hole = comb(0, 10, 5, 25, 100_000).toReversed();
  expect(polygonFrom([shell, hole])).toEqual({ type: 'MultiPolygon', coordinates: [[shell], [hole]] });
});

test('rings that all lie across each other are refused, and a file of them is read on', async () => {
  const triangle = (at: number) => [[0, at / 1e6], [10, 10], [10, 0.1 + at / 1e6], [0, at / 1e6]];
  const rings = Array.from({ length: 6000 }, (_, at) => (at % 2 === 0 ? triangle(at) : triangle(at).toReversed()));
  expect(() => polygonFrom(rings)).toThrow(RangeError);
  const document = { geometryType: 'esriGeometryPolygon', spatialReference: { wkid: 4326 }, features: [{ attributes: {}, geometry: { rings } }, { attributes: {}, geometry: { rings: [triangle(0)] } }] };
  const { features, notes } = await read(JSON.stringify(document), 'x.json');
  expect(features.map(({ geometry }) => geometry?.type)).toEqual([undefined, 'Polygon']);
  expect(notes.map(({ code }) => code)).toContain('esri-bad-geometry');
});

test('a hole that touches its shell in every corner lies in it, and one beside it does not', () => {
  const square = [[0, 0], [0, 10], [10, 10], [10, 0], [0, 0]];
  const diamond = [[5, 0], [10, 5], [5, 10], [0, 5], [5, 0]];
  const beside = [[10, 0], [20, 0], [10, 10], [10, 0]];
  expect(polygonFrom([square, diamond])).toEqual({ type: 'Polygon', coordinates: [square, diamond] });
  expect(polygonFrom([square, beside])).toEqual({ type: 'MultiPolygon', coordinates: [[square], [beside]] });
});

test('parts of a shapefile that step back do not multiply its positions', () => {
  const [parts, places] = [20_000, 20_000];
  const view = new DataView(new ArrayBuffer(44 + 4 * parts + 16 * places));
  view.setInt32(0, 5, true);
  view.setInt32(36, parts, true);
  view.setInt32(40, places, true);
  for (let part = 1; part < parts; part += 2) view.setInt32(44 + 4 * part, places, true);
  expect(() => shapeOf(view)).toThrow(RangeError);
});

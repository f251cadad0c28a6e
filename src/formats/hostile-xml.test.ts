import { expect, test } from 'vitest';
import { readFile } from './index.ts';
import { polygonFrom } from './json/esri-rings.ts';

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

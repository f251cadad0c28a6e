import { describe, expect, test } from 'vitest';
import { areaHectares, geometryHash, isValid, type Feature, type Geometry, type Position } from '#geo/index.ts';
import type { Note } from './format.ts';
import { formats, prepareWriting, readBatches, readFile, sourceOfBytes, writeFile } from './index.ts';
import { rewriteFile } from './rewriting.ts';
import { joinedPieces, walkThrough } from './written-pieces.ts';

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: Position[][]): Geometry => ({ type: 'Polygon', coordinates });
/** The pole lies in the middle of the ring. */
const around = (latitude: number): Geometry => {
  const ring = Array.from({ length: 72 }, (_, step): Position => [(latitude > 0 ? 1 : -1) * (step * 5 - 180), latitude]);
  return polygon([...ring, ring[0]!]);
};
/** Places at the edges of the map, in every spelling that files have of them. */
const places: Record<string, Geometry> = {
  'Fiji, longitudes that run on': polygon(box(179.99, -16.8, 180.01, -16.78)),
  'Fiji, longitudes that jump': polygon(box(179.99, -16.8, -179.99, -16.78)),
  'Fiji, drawn from the other side': polygon(box(-180.01, -16.8, -179.99, -16.78)),
  'Fiji, cut already': { type: 'MultiPolygon', coordinates: [[box(179.99, -16.8, 180, -16.78)], [box(-180, -16.8, -179.99, -16.78)]] },
  'Chukotka, with a hole over the meridian': polygon(box(179.98, 66.5, -179.98, 66.52), box(179.99, 66.505, -179.99, 66.515)),
  'Chukotka, parts on both sides and over': {
    type: 'MultiPolygon',
    coordinates: [[box(178, 67, 178.02, 67.01)], [box(179.995, 67, -179.995, 67.01)], [box(-178.02, 67, -178, 67.01)]],
  },
  'a turn away': polygon(box(359.5, 10, 359.52, 10.02)),
  'Antarctica, a parcel': polygon(box(10, -85, 10.02, -84.99)),
  'Antarctica, over the meridian': polygon(box(179.99, -85, 180.01, -84.99)),
  'the South Pole': around(-89.95),
  'the North Pole': around(89.95),
  'the South Pole, closed along it': polygon([[-180, -90], [180, -90], [180, -89.95], [90, -89.95], [0, -89.95], [-90, -89.95], [-180, -89.95], [-180, -90]]),
};
const featuresOf = (shapes: Record<string, Geometry>): Feature[] =>
  Object.entries(shapes).map(([name, geometry]) => ({ type: 'Feature', geometry, properties: { name } }));

const withAreas = formats.filter(({ write, id }) => write && id !== 'gpx').map(({ id }) => id);
const inPieces = withAreas.filter((format) => formats.some(({ id, writeStream }) => id === format && writeStream));
const endings: Record<string, string> = { shapefile: 'zip' };
const named = (format: string) => ({ fileName: `x.${endings[format] ?? formats.find(({ id }) => id === format)!.extensions[0]!.slice(1)}` });
const byName = (features: readonly Feature[], index: number, name: string) =>
  features.find(({ properties }) => properties?.['name'] === name) ?? features[index]!;
const longitudesOf = ({ geometry }: Feature): number[] => JSON.stringify(geometry).match(/\[-?[\d.e-]+,/g)!.map((text) => Number.parseFloat(text.slice(1)));

function expectSame(features: readonly Feature[], format: string): void {
  for (const [index, [name, before]] of Object.entries(places).entries()) {
    const after = byName(features, index, name);
    expect(areaHectares(after.geometry!) / areaHectares(before), `${name} in ${format}`).toBeCloseTo(1, 6);
    expect(isValid(after.geometry!), `${name} in ${format}`).toBe(true);
    const longitudes = longitudesOf(after);
    expect(Math.max(...longitudes.map(Math.abs)), `${name} in ${format}`).toBeLessThanOrEqual(180);
  }
}

describe('shapes at the edges of the map', () => {
  test.each(withAreas)('%s holds them within ±180, cut, valid, with the same hectares, and says so', async (format) => {
    const notes: Note[] = [];
    const bytes = await writeFile(format, featuresOf(places), { notes });
    const { features, notes: ofReading } = await readFile(bytes, named(format));
    expectSame(features, format);
    expect(ofReading.map(({ code }) => code)).not.toContain('longitudes-beyond-180');
    const said = notes.filter(({ code }) => /180/.test(code));
    expect(said.map(({ code, message }) => [code, message.slice(0, 1)])).toEqual([
      ['cut-at-180', '8'],
      ['turned-within-180', 'O'],
    ]);
    // What was cut has nothing left to cut.
    const again: Note[] = [];
    await writeFile(format, features, { notes: again });
    expect(again.filter(({ code }) => /180/.test(code))).toEqual([]);
  });

  test.each(inPieces)('%s in pieces holds the same, and says it once', async (format) => {
    const code = formats.find(({ id }) => id === format)!;
    const notes: Note[] = [];
    const { walk, options } = await prepareWriting(code, walkThrough(featuresOf(places)), { notes });
    const bytes = await joinedPieces(code.writeStream!(walk, options));
    const features: Feature[] = [];
    for await (const batch of readBatches(sourceOfBytes(named(format).fileName, bytes), {}, 0)) features.push(...batch.features);
    expectSame(features, format);
    expect(notes.filter(({ code: one }) => one === 'cut-at-180')).toHaveLength(1);
  });

  test('from each format into the next one, all around, hectares stay', async () => {
    let features = featuresOf(places);
    // Well-known text has no names, and shapefiles short ones: order tells which is which.
    for (const format of [...withAreas, ...withAreas.toReversed()]) {
      features = (await readFile(await writeFile(format, features), named(format))).features;
      expect(features).toHaveLength(Object.keys(places).length);
      expectSame(features, format);
    }
  });

  test('the four spellings of one parcel become the same shape', async () => {
    const { features } = await readFile(await writeFile('geojson', featuresOf(places)));
    expect(new Set(features.slice(0, 4).map(({ geometry }) => geometryHash(geometry!))).size).toBe(1);
  });

  test('a system in degrees is cut too, one in metres is not', async () => {
    const fiji = featuresOf({ fiji: places['Fiji, longitudes that jump']! });
    const types: Record<string, string> = {};
    for (const system of ['EPSG:4269', 'utm']) {
      const notes: Note[] = [];
      const { features } = await readFile(await writeFile('geopackage', fiji, { system, notes }), { fileName: 'x.gpkg' });
      types[system] = features[0]!.geometry!.type;
      expect(areaHectares(features[0]!.geometry!) / areaHectares(fiji[0]!.geometry!)).toBeCloseTo(1, 5);
      expect(notes.some(({ code }) => code === 'cut-at-180')).toBe(system !== 'utm');
    }
    expect(types).toEqual({ 'EPSG:4269': 'MultiPolygon', utm: 'Polygon' });
  });

  test('a long side that is cut straight says what its hectares change by', async () => {
    const notes: Note[] = [];
    const wide = featuresOf({ wide: polygon(box(179.5, 66, -179.5, 66.5)) });
    const { features } = await readFile(await writeFile('geojson', wide, { notes }));
    const apart = Math.abs(areaHectares(features[0]!.geometry!) - areaHectares(wide[0]!.geometry!));
    expect(apart).toBeGreaterThan(1);
    expect(notes.find(({ code }) => code === 'cut-at-180-area')?.message).toContain(apart.toFixed(4));
  });
});

describe('lines over the 180th meridian', () => {
  const line: Geometry = { type: 'LineString', coordinates: [[179.9, -17], [-179.9, -16.9], [-179.8, -16.8]] }; // prettier-ignore
  const times = ['2026-01-01T00:00:00Z', '2026-01-01T00:01:00Z', '2026-01-01T00:02:00Z'];

  test.each(withAreas)('%s cuts them, but not one whose times belong to its points, which is said', async (format) => {
    const notes: Note[] = [];
    const features: Feature[] = [
      { type: 'Feature', geometry: line, properties: { name: 'way' } },
      { type: 'Feature', geometry: line, properties: { name: 'track', times } },
    ];
    const back = (await readFile(await writeFile(format, features, { notes }), named(format))).features;
    expect(['way', 'track'].map((name, index) => byName(back, index, name).geometry!.type)).toEqual(['MultiLineString', 'LineString']);
    expect(notes.map(({ code }) => code).filter((code) => /180/.test(code))).toEqual(['cut-at-180', 'whole-over-180']);
  });

  test('GPX keeps the points and times of a track, within ±180', async () => {
    const notes: Note[] = [];
    const running: Geometry = { type: 'LineString', coordinates: [[179.9, -17], [180.1, -16.9], [180.2, -16.8]] }; // prettier-ignore
    const bytes = await writeFile('gpx', [{ type: 'Feature', geometry: running, properties: { name: 'track', times } }], { notes });
    const [back] = (await readFile(bytes)).features;
    expect([back!.geometry, back!.properties!['times']]).toEqual([line, times]);
    expect(notes.map(({ code }) => code)).toEqual(['whole-over-180']);
  });
});

test('saved into the opened file, a shape that was changed is cut, and one that was not stays letter by letter', async () => {
  const [stays, moves] = [polygon(box(179.99, -16.8, -179.99, -16.78)), polygon(box(179.9, -17, 180.1, -16.9))];
  const source = JSON.stringify({
    type: 'FeatureCollection',
    features: [stays, stays].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  });
  const result = await rewriteFile('geojson', new TextEncoder().encode(source), [
    { source: 0, feature: { type: 'Feature', properties: {}, geometry: stays } },
    { source: 1, feature: { type: 'Feature', properties: {}, geometry: moves } },
    { source: null, feature: { type: 'Feature', properties: {}, geometry: moves } },
  ]);
  const written = JSON.parse(new TextDecoder().decode(result!.bytes)).features.map(({ geometry }: Feature) => geometry);
  expect(written[0]).toEqual(stays);
  // The one that stays is not among what was changed.
  expect(result!.notes[0]).toMatchObject({ code: 'cut-at-180', phrase: { params: { n: 2 } } });
  for (const geometry of written.slice(1)) {
    expect(geometry.type).toBe('MultiPolygon');
    expect(areaHectares(geometry) / areaHectares(moves)).toBeCloseTo(1, 5);
  }
});

describe('formats that are only read', () => {
  const [west, south, east, north] = [179.99, -16.8, -179.99, -16.78];
  const corners = box(west, south, east, north);
  const nodes = corners.slice(0, 4).map(([x, y], k) => `<node id="${k + 1}" lon="${x}" lat="${y}"/>`);
  const texts: Record<string, string> = {
    gml: `<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2"><gml:featureMember><plot><gml:Polygon srsName="EPSG:4326"><gml:exterior><gml:LinearRing><gml:posList>${corners.flat().join(' ')}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></plot></gml:featureMember></gml:FeatureCollection>`,
    osm: `<osm version="0.6">${nodes.join('')}<way id="9"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/><tag k="landuse" v="farmland"/></way></osm>`,
    topojson: JSON.stringify({ type: 'Topology', arcs: [corners], objects: { plots: { type: 'Polygon', arcs: [[0]] } } }),
    esrijson: JSON.stringify({
      geometryType: 'esriGeometryPolygon',
      spatialReference: { wkid: 4326 },
      features: [{ attributes: {}, geometry: { rings: [corners.toReversed()] } }],
    }),
  };
  test.each(Object.keys(texts))('%s: a parcel of Fiji has its hectares, and is cut when it is written', async (format) => {
    const file = await readFile(new TextEncoder().encode(texts[format]));
    expect([file.format, file.features.length]).toEqual([format, 1]);
    const hectares = areaHectares(places['Fiji, longitudes that run on']!);
    expect(areaHectares(file.features[0]!.geometry!)).toBeCloseTo(hectares, 6);
    const [written] = (await readFile(await writeFile('geojson', file.features))).features;
    expect([written!.geometry!.type, areaHectares(written!.geometry!) / hectares]).toEqual(['MultiPolygon', expect.closeTo(1, 6)]);
  });
});

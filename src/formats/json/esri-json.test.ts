import { expect, test } from 'vitest';
import { writeFile as writeShapes, readFile, type UnreadableFile } from '../index.ts';

const bytesOf = (document: unknown) => new TextEncoder().encode(JSON.stringify(document));
const read = (document: unknown, fileName = 'layer.json') => readFile(bytesOf(document), { fileName });
const codes = (notes: { code: string }[]) => notes.map(({ code }) => code);
/** Clockwise, as shells are. */
const square = (west: number, south: number, size: number) => [[west, south], [west, south + size], [west + size, south + size], [west + size, south], [west, south]];
const set = { displayFieldName: 'plot', fieldAliases: { plot: 'Plot' }, geometryType: 'esriGeometryPolygon', spatialReference: { wkid: 4326, latestWkid: 4326 }, fields: [{ name: 'plot', type: 'esriFieldTypeString', alias: 'Plot' }, { name: 'seen', type: 'esriFieldTypeDate', alias: 'Seen' }, { name: 'count', type: 'esriFieldTypeInteger', alias: 'Count' }] };

test('a set of polygons: the way a ring runs tells holes from parts, dates follow the type of their field', async () => {
  for (const name of ['layer.json', 'layer.geojson', 'layer']) {
    const { format, features, notes } = await read({ ...set, features: [
      { attributes: { plot: 'A', seen: 1_700_000_000_000, count: 1_700_000_000_000 }, geometry: { rings: [square(10, 1, 1), square(10.2, 1.2, 0.2).toReversed(), square(20, 1, 1)] } },
      { attributes: { plot: 'B', seen: null, count: null }, geometry: { rings: [square(30, 1, 1)] } },
      { attributes: { plot: 'C' }, geometry: null },
    ] }, name);
    expect(format).toBe('esrijson');
    expect(features[0]).toEqual({ type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[square(10, 1, 1), square(10.2, 1.2, 0.2).toReversed()], [square(20, 1, 1)]] }, properties: { plot: 'A', seen: '2023-11-14T22:13:20Z', count: 1_700_000_000_000 } });
    expect([features[1]!.geometry, features[1]!.properties, features[2]!.geometry]).toEqual([{ type: 'Polygon', coordinates: [square(30, 1, 1)] }, { plot: 'B', seen: null, count: null }, null]);
    expect(codes(notes).filter((code) => code !== 'wrong-extension')).toEqual(['no-geometry']);
  }
});

test.each([
  [{ x: 35.1, y: 0.2, z: 1800 }, { type: 'Point', coordinates: [35.1, 0.2, 1800] }],
  [{ x: 'NaN', y: 'NaN' }, null],
  [{ points: [[1, 2], [3, 4]] }, { type: 'MultiPoint', coordinates: [[1, 2], [3, 4]] }],
  [{ paths: [[[1, 2], [3, 4]]] }, { type: 'LineString', coordinates: [[1, 2], [3, 4]] }],
  [{ hasM: true, paths: [[[1, 2, 77], [3, 4, 78]], [[5, 6, 79], [7, 8, 80]]] }, { type: 'MultiLineString', coordinates: [[[1, 2], [3, 4]], [[5, 6], [7, 8]]] }],
  [{ hasZ: true, hasM: true, paths: [[[1, 2, 5, 77], [3, 4, 6, 78]]] }, { type: 'LineString', coordinates: [[1, 2, 5], [3, 4, 6]] }],
  [{ xmin: 1, ymin: 2, xmax: 3, ymax: 4 }, { type: 'Polygon', coordinates: [[[1, 2], [3, 2], [3, 4], [1, 4], [1, 2]]] }],
])('the shape %j', async (geometry, expected) => {
  const other = { attributes: {}, geometry: { x: 1, y: 1 } };
  expect((await read([{ attributes: { a: 1 }, geometry }, other])).features[0]).toEqual({ type: 'Feature', geometry: expected, properties: { a: 1 } });
});

test('the latest number of the system, an older one, its text, and one of the shape itself', async () => {
  const [x, y] = [500_000, 9_834_000];
  const text = 'PROJCS["WGS_1984_UTM_Zone_36S",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",33.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
  for (const spatialReference of [{ wkid: 999_999, latestWkid: 32_736 }, { wkid: 32_736 }, { wkt: text }]) {
    for (const document of [{ geometryType: 'esriGeometryPoint', spatialReference, features: [{ attributes: {}, geometry: { x, y } }] }, { features: [{ attributes: {}, geometry: { x, y, spatialReference } }] }, { x, y, spatialReference }]) {
      const { features, notes } = await read(document);
      expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: [expect.closeTo(33, 6), expect.closeTo(-1.50185, 4)] });
      expect(codes(notes)).toEqual(['crs-transformed']);
    }
  }
  const { features } = await read({ geometryType: 'esriGeometryPoint', spatialReference: { wkid: 102_100, latestWkid: 3857 }, features: [{ attributes: {}, geometry: { x: 3_896_182.178, y: 0 } }] });
  expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: [expect.closeTo(35, 5), expect.closeTo(0, 9)] });
  await expect(read({ geometryType: 'esriGeometryPoint', spatialReference: { wkid: 199_999 }, features: [{ attributes: {}, geometry: { x, y } }] })).rejects.toMatchObject({ code: 'unknown-crs' });
  await expect(read({ geometryType: 'esriGeometryPoint', features: [{ attributes: {}, geometry: { x, y } }] })).rejects.toMatchObject({ code: 'unknown-crs' });
});

test('layers of a collection become folders', async () => {
  const layer = (name: string, x: number) => ({ layerDefinition: { name, fields: [{ name: 'when', type: 'esriFieldTypeDate' }] }, featureSet: { geometryType: 'esriGeometryPoint', features: [{ attributes: { when: 0 }, geometry: { x, y: 1, spatialReference: { wkid: 4326 } } }] } });
  const { features } = await read({ layers: [layer('North', 1), layer('South', 2)] });
  expect(features.map(({ properties }) => properties)).toEqual([{ when: '1970-01-01T00:00:00Z', folder: 'North' }, { when: '1970-01-01T00:00:00Z', folder: 'South' }]);
});

test('the answer of a service of its own with a feature set in it', async () => {
  const { format, features } = await read({ parcel: 'x', coordinates: [{ lat: 1, lon: 10 }], features: [{ attributes: { id: 1 }, geometry: { rings: [square(10, 1, 1)], spatialReference: { wkid: 4326 } } }], status: 'success' });
  expect([format, features]).toEqual(['esrijson', [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [square(10, 1, 1)] }, properties: { id: 1 } }]]);
});

test('what is missing or broken is said', async () => {
  const cut = await read({ ...set, exceededTransferLimit: true, features: [{ attributes: {}, geometry: { rings: [square(1, 1, 1)] } }, { attributes: { plot: 'B' }, geometry: { rings: [[[1, 'x'], [2, 2]]] } }, { attributes: { plot: 'C' }, geometry: { curveRings: [[[1, 1], { a: [[1, 2], [3, 4], 0, 1] }]] } }, 7] });
  expect(codes(cut.notes)).toEqual(['esri-bad-geometry', 'esri-bad-geometry', 'esri-not-a-feature', 'esri-transfer-limit']);
  expect([cut.features.length, cut.features[1]!.properties]).toEqual([3, { plot: 'B' }]);
  const refused = await read({ error: { code: 400, message: 'Invalid query parameters', details: [] } }).catch((error: UnreadableFile) => error);
  expect(refused).toMatchObject({ code: 'service-error', message: expect.stringContaining('Invalid query parameters') as string });
});

test('GeoJSON stays GeoJSON, whatever its attributes are called', async () => {
  const feature = { type: 'Feature', properties: { attributes: { x: 1 }, geometryType: 'esriGeometryPoint', rings: [[[1, 1]]], spatialReference: { wkid: 32_736 } }, geometry: { type: 'Point', coordinates: [35, 1] } };
  for (const document of [{ type: 'FeatureCollection', features: [feature] }, feature, [feature], { features: [feature] }]) expect((await read(document)).format).toBe('geojson');
  expect((await readFile(await writeShapes('geojson', [feature as never]), { fileName: 'a.json' })).format).toBe('geojson');
});

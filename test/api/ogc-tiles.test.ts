import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from 'undici';
import { startService, type RunningService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { paused } from '../helpers/paused.ts';
import { seenIn, stepMetres } from '../helpers/vector-tiles.ts';

const key = 'test-key-of-the-tiles';
const hasGdal = spawnSync('ogrinfo', ['--formats']).stdout?.toString().includes('MVT') ?? false;
if (!hasGdal) console.log('Skipped: GDAL reads a vector tile (Debian: gdal-bin)');
const tileType = 'application/vnd.mapbox-vector-tile';
const folder = mkdtempSync(join(tmpdir(), 'hectare-tiles-'));
let service: RunningService;
let id: string;
/** the tile of level 12 that holds the plots */
const place = { z: 12, x: Math.floor((215.02 / 360) * 4096), y: 2036 };
const address = `/collections/plots/tiles/WebMercatorQuad/${place.z}/${place.y}/${place.x}`;

beforeAll(async () => {
  service = await paused(
    startService({
      dataFolder: join(folder, 'data'),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'admin',
      quotaHectares: null,
    }),
    key,
  );
  const features = [0, 1, 2].map((k) => ({
    type: 'Feature',
    geometry: parcelAt(35.01 + k * 0.01, 1.01, 0.005),
    properties: { name: `Plot ${k + 1}` },
  }));
  const { body } = await request(`${service.url}/projects?project_name=Kenya`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/geo+json' },
    body: JSON.stringify({ type: 'FeatureCollection', features }),
  });
  ({ id } = (await body.json()) as { id: string });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(path.startsWith('http') ? path : `${service.url}/ogc${path}`, { headers: { 'x-api-key': key, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}
const json = async (path: string): Promise<any> => {
  const { status, bytes } = await get(path);
  expect(status, bytes.toString()).toBe(200);
  return JSON.parse(bytes.toString());
};

describe('OGC API – Tiles', () => {
  test('links lead from a collection to its tiles, and TileJSON says the same', async () => {
    const collection = await json('/collections/plots');
    const link = collection.links.find(({ rel }: any) => rel === 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector');
    const { tilesets } = await json(link.href);
    const tileset = await json(tilesets[0].links.find(({ rel }: any) => rel === 'self').href);
    expect(tileset).toMatchObject({ dataType: 'vector', boundingBox: { lowerLeft: [expect.closeTo(35.01, 4), expect.closeTo(1.01, 4)] } });
    expect(tileset.layers.map((layer: any) => layer.id)).toEqual(['plots', 'plots_cells', 'about']);
    for (const { href, templated } of tileset.links) if (!templated) await json(href);
    const template: string = tileset.links.find(({ rel }: any) => rel === 'item').href;
    const filled = template.replace('{tileMatrix}', '12').replace('{tileRow}', String(place.y)).replace('{tileCol}', String(place.x));
    expect((await get(filled)).status).toBe(200);
    const tileJson = await json('/collections/plots/tiles/WebMercatorQuad?f=tilejson');
    expect(tileJson.tiles[0].replace('{z}', '12').replace('{y}', String(place.y)).replace('{x}', String(place.x))).toBe(filled);
    expect((await json('/conformance')).conformsTo).toContain('http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/mvt');
    const described = await json('/api');
    expect(Object.keys(described.paths)).toContain('/collections/plots/tiles/WebMercatorQuad/{tileMatrix}/{tileRow}/{tileCol}');
    expect((await json('/tileMatrixSets/WebMercatorQuad')).tileMatrices[12]).toMatchObject({
      matrixWidth: 4096,
      cellSize: expect.closeTo(38.2185, 3),
    });
  });

  test('a tile has a type, a tag and no keeper in between; it is not sent again, and goes packed where that is taken', async () => {
    const plain = await get(address);
    expect(plain.status).toBe(200);
    expect(plain.headers).toMatchObject({ 'content-type': tileType, 'cache-control': 'private, no-cache' });
    const etag = String(plain.headers['etag']);
    const again = await get(address, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const packed = await get(address, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding'] === 'gzip' ? gunzipSync(packed.bytes) : packed.bytes).toEqual(plain.bytes);
    expect((await get('/collections/plots/tiles/WebMercatorQuad/12/0/0')).status).toBe(204);
    for (const wrong of [
      '/collections/plots/tiles/WebMercatorQuad/12/4096/0',
      '/collections/plots/tiles/WebMercatorQuad/19/0/0',
      '/collections/plots/tiles/WebMercatorQuad/1/-1/0',
      '/collections/plots/tiles/WorldCRS84Quad/0/0/0',
      '/collections/none/tiles/WebMercatorQuad/0/0/0',
      '/collections/plots/tiles/WorldCRS84Quad',
      '/tileMatrixSets/none',
    ])
      expect((await get(wrong)).status, wrong).toBe(404);
    expect((await get(`${address}?f=png`)).status).toBe(400);
    expect((await get(`${address}?bbox=1`)).status).toBe(400);
    expect((await get(address, { 'x-api-key': 'another' })).status).toBe(401);
  });

  test('the window reads of a tile what the items say', async () => {
    const { bytes } = await get(address);
    const seen = seenIn(bytes, place);
    expect(seen.find(({ layer }) => layer === 'about')!.properties).toEqual({
      collection: 'plots',
      holds: 'features',
      features: 3,
      without_shape: 0,
    });
    const { features } = await json('/collections/plots/items');
    expect(seen.filter(({ layer }) => layer === 'plots').map(({ properties }) => properties)).toEqual(
      features.map((feature: any) => ({
        id: feature.id,
        project_id: id,
        project_name: 'Kenya',
        plot: feature.properties.plot,
        name: feature.properties.name,
        count: 1,
      })),
    );
  });

  test.skipIf(!hasGdal)('GDAL reads the same attributes, and corners within a step of the grid', async () => {
    const file = join(folder, 'tile.mvt');
    writeFileSync(file, (await get(address)).bytes);
    const options = ['-oo', `Z=${place.z}`, '-oo', `X=${place.x}`, '-oo', `Y=${place.y}`];
    const { stdout } = await promisify(execFile)('ogr2ogr', [
      ...options,
      '-f',
      'GeoJSON',
      '-t_srs',
      'EPSG:4326',
      '/vsistdout/',
      `MVT:${file}`,
      'plots',
    ]);
    const read = JSON.parse(stdout) as { features: { geometry: any; properties: Record<string, unknown> }[] };
    const { features } = await json('/collections/plots/items');
    expect(read.features.map(({ properties }) => [properties['id'], properties['name'], properties['plot'], properties['count']])).toEqual(
      features.map((feature: any) => [feature.id, feature.properties.name, feature.properties.plot, 1]),
    );
    const degrees = stepMetres(place.z) / 111_319;
    for (const [at, feature] of features.entries()) {
      const corners: number[][] = read.features[at]!.geometry.coordinates.flat(2).reduce(
        (pairs: number[][], value: number, index: number) =>
          index % 2 === 0 ? [...pairs, [value]] : [...pairs.slice(0, -1), [pairs.at(-1)![0]!, value]],
        [],
      );
      for (const [longitude, latitude] of feature.geometry.coordinates.flat())
        expect(Math.min(...corners.map(([x, y]) => Math.max(Math.abs(x! - longitude), Math.abs(y! - latitude))))).toBeLessThan(degrees);
    }
  });
});

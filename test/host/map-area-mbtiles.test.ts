import { execFileSync, spawnSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { MbTiles } from '#formats/sqlite/mbtiles.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { tilesIn } from '#host/offline/take-along/map-area.ts';
import { pictureArchive, pictureOf } from '../helpers/picture-archive.ts';
import { madeUpRegion, vectorArchive } from '../helpers/vector-archive.ts';
import { freshFolder, testHost } from './host.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
const told = (program: string, ...options: string[]) =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

async function served(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  open.push(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  const host = testHost({ keys: memoryKeys('a test') });
  open.unshift(() => host.bridge.end());
  return { host, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const rangesOf =
  (archive: Buffer): RequestListener =>
  (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range!)!.map(Number) as [number, number, number];
    const part = archive.subarray(from, to + 1);
    response.writeHead(206, { 'content-range': `bytes ${from}-${from + part.length - 1}/${archive.length}` }).end(part);
  };
type Box = [west: number, south: number, east: number, north: number];
/** Takes an area of a map along and saves it; answers the file, opened by our own reader. */
async function savedArea({ host }: Awaited<ReturnType<typeof served>>, basemapId: string, zoom: number, box: Box) {
  const area = await host.ask('mapAreas.take', { basemapId, zoom, box, name: 'Field: trip' });
  const { saved, tileCount } = await host.ask('mapAreas.save', { id: area.id });
  expect(saved).toBe(true);
  const { name, bytes } = host.saved.at(-1)!;
  expect(name).toBe('Field trip.mbtiles');
  expect(readdirSync(host.dataFolder).filter((one) => one.includes('area.mbtiles'))).toEqual([]);
  const path = join(freshFolder('mbtiles'), 'area.mbtiles');
  writeFileSync(path, bytes);
  return { tileCount, path, file: await MbTiles.open(async (offset, length) => bytes.subarray(offset, offset + length)) };
}

test('an area of tiles is saved as MBTiles, which our reader and GDAL open at its place', async () => {
  const service = await served((request, response) => {
    const [z, x, y] = request.url!.split('/').slice(1).map(Number.parseFloat) as [number, number, number];
    response.writeHead(200, { 'content-type': 'image/png' }).end(pictureOf(z, x, y, 256));
  });
  const map = await service.host.ask('basemaps.save', {
    name: 'Map',
    kind: 'xyz',
    address: `${service.origin}/{z}/{x}/{y}.png`,
    attribution: 'Plain people',
  });
  const box: Box = [34.9, 0.9, 35.1, 1.1];
  const { file, path, tileCount } = await savedArea(service, map.id, 9, box);
  const { places, count } = tilesIn(box, 9, 1000);
  expect(tileCount).toBe(count);
  expect(file.metadata).toMatchObject({
    name: 'Field: trip',
    format: 'png',
    minzoom: '0',
    maxzoom: '9',
    bounds: box.join(','),
    attribution: 'Plain people',
  });
  for (const { z, x, y } of places) expect(await file.tile(z, x, y)).toEqual(pictureOf(z, x, y, 256));
  expect(await file.tile(9, 0, 0)).toBeNull();
  if (!hasGdal) return;
  const info = JSON.parse(told('gdalinfo', '-json', path)) as { geoTransform: number[]; size: number[]; driverShortName: string };
  expect(info.driverShortName).toBe('MBTiles');
  const [left, cell, , top] = info.geoTransform as [number, number, number, number];
  // Level 9 has 305.7 m a pixel, and the box begins at 34.9° and 1.1°.
  expect(cell).toBeCloseTo(156_543.033_928 / 2 ** 9, 3);
  expect(Math.abs(left - (34.9 / 180) * 20_037_508.34)).toBeLessThan(2 * cell);
  expect(Math.abs(top - Math.asinh(Math.tan((1.1 * Math.PI) / 180)) * 6_378_137)).toBeLessThan(2 * cell);
  const middle = told('gdallocationinfo', '-wgs84', '-valonly', path, '35', '1').trim().split('\n').map(Number);
  const at = tilesIn([35, 1, 35, 1], 9, 100).places.at(-1)!;
  expect(middle.slice(0, 3)).toEqual([9 * 16, (at.x * 4) % 256, (at.y * 4) % 256]);
});

test('an area of an archive is saved with every place, also those that share a tile', async () => {
  const service = await served(rangesOf(pictureArchive({ maxZoom: 5, leafEntries: 40 })));
  const map = await service.host.ask('basemaps.save', { name: 'Plain', kind: 'pmtiles', address: `${service.origin}/plain.pmtiles` });
  const box: Box = [-179, -80, -160, 80];
  const { file, tileCount } = await savedArea(service, map.id, 5, box);
  const { places, count } = tilesIn(box, 5, 1000);
  expect(tileCount).toBe(count);
  for (const { z, x, y } of places) expect(await file.tile(z, x, y)).toEqual(z === 5 && x === 0 ? pictureOf(0, 1, 1) : pictureOf(z, x, y));
});

test('vector tiles are saved as gzip with the names of their layers and attributes, which GDAL reads', async () => {
  const service = await served(rangesOf(vectorArchive(madeUpRegion, { minZoom: 0, maxZoom: 12, attribution: 'Made-up region' })));
  const map = await service.host.ask('basemaps.save', { name: 'Region', kind: 'pmtiles', address: `${service.origin}/region.pmtiles` });
  const { file, path } = await savedArea(service, map.id, 12, [34.95, 1, 35.05, 1.1]);
  expect(file.metadata).toMatchObject({ format: 'pbf', minzoom: '0', maxzoom: '12' });
  const { vector_layers: layers } = JSON.parse(file.metadata['json']!) as { vector_layers: { id: string; fields: object }[] };
  expect(layers.find(({ id }) => id === 'roads')).toEqual({ id: 'roads', fields: { kind: 'String', name: 'String' } });
  expect(gunzipSync((await file.tile(0, 0, 0))!).length).toBeGreaterThan(100);
  if (!hasGdal) return;
  const roads = JSON.parse(told('ogr2ogr', '-f', 'GeoJSON', '-t_srs', 'EPSG:4326', '/vsistdout/', path, 'roads')) as {
    features: { properties: { name?: string } }[];
  };
  expect(roads.features.map(({ properties }) => properties.name)).toContain('Trunk Road');
});

test('an area whose tiles lie in a grid of their own, and one that is not there, are refused', async () => {
  const capabilities = `<Capabilities xmlns="http://www.opengis.net/wmts/1.0"><Contents><Layer><Identifier>a</Identifier><Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>m</TileMatrixSet></TileMatrixSetLink>
    <ResourceURL format="image/png" resourceType="tile" template="/t/{TileMatrix}/{TileRow}/{TileCol}.png"/></Layer><TileMatrixSet><Identifier>m</Identifier><SupportedCRS>EPSG:4326</SupportedCRS>
    <TileMatrix><Identifier>0</Identifier><ScaleDenominator>279541132.0143587</ScaleDenominator><TopLeftCorner>-180 90</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight><MatrixWidth>2</MatrixWidth><MatrixHeight>1</MatrixHeight></TileMatrix></TileMatrixSet></Contents></Capabilities>`;
  const { host, origin } = await served((request, response) =>
    response
      .writeHead(200)
      .end(request.url!.startsWith('/t/') ? pictureOf(0, 0, 0) : capabilities.replace('"/t/', `"http://${request.headers.host}/t/`)),
  );
  const { id } = await host.ask('remote.look', { address: `${origin}/wmts`, key: '' });
  const map = await host.ask('remote.show', { id, layer: 'a' });
  const area = await host.ask('mapAreas.take', { basemapId: map.id, zoom: 0, box: [0, 0, 10, 10], name: 'Degrees' });
  await expect(host.ask('mapAreas.save', { id: area.id })).rejects.toThrow(/^own-grid/);
  await expect(host.ask('mapAreas.save', { id: 'gone' })).rejects.toThrow(/^area-gone/);
  expect(host.saved).toEqual([]);
});

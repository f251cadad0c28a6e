import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { ownHeightsPath } from '#host/heights/own-heights.ts';
import { boxAround, tilesIn } from '#host/offline/take-along/map-area.ts';
import { openGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import { startService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { landscapeWithout } from '../helpers/part-of-landscape.ts';
import { freshFolder, root, testHost, type TestHost } from './host.ts';
import { startRecordingService } from './recording-service.ts';

const key = 'hk_live_take_7Xw2Lk9Vb4Nm8';
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const times = { firstProbeMilliseconds: 100_000, quietMilliseconds: 0 };

async function tileServer(): Promise<{ url: string; asked: string[]; stop: () => Promise<void> }> {
  const asked: string[] = [];
  const picture = writePng(new Uint8Array(256 * 256 * 4).fill(200), 256, 256);
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  open.push(() => stop().catch(() => {}));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}
async function providerWithProject(heightsAddressOf?: (tile: { name: string }) => string): Promise<{
  host: TestHost;
  projectId: string;
  service: Awaited<ReturnType<typeof startRecordingService>>;
  connectionId: string;
}> {
  const service = await startRecordingService();
  open.push(() => service.stop().catch(() => {}));
  const host = testHost({ keys: memoryKeys('a test') }, { times, ...(heightsAddressOf ? { heightsAddressOf } : {}) });
  open.unshift(() => host.bridge.end());
  const { id } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
  await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
  await host.ask('connections.select', { id });
  const { id: projectId } = (await host.ask('projects.create', { name: 'Field', geojson: parcelAt(35, 1) })) as { id: string };
  return { host, projectId, service, connectionId: id };
}

test('of a provider: measured before, fetched with progress, and everything opens without a network, whatever the bound', async () => {
  const { host, projectId, service, connectionId } = await providerWithProject();
  const tiles = await tileServer();
  const map = await host.ask('basemaps.save', { name: 'Map', kind: 'xyz', address: `${tiles.url}/{z}/{x}/{y}.png` });
  const choice = { projectId, tiles: { basemapId: map.id, zoom: 12 } };
  const before = await host.ask('takeAlong.plan', choice);
  expect(before).toMatchObject({ pack: null, before: null, tiles: { isForbidden: false } });
  expect(before.answers.count).toBeGreaterThan(20);
  expect(before.tiles!.count).toBe(tilesIn(boxAround(parcelAt(35, 1))!, 12, 0).count);

  const taken = await host.ask('takeAlong.start', choice, 'call-1');
  // The stub knows weather and the mask; what it lacks is named.
  expect(taken.missing.map(({ what }) => what)).toContain('soil');
  // An extension of our own service is nothing that a provider lacks.
  expect(taken.missing.map(({ what }) => what)).not.toContain('projectShapes');
  expect(taken.bytes).toBeGreaterThan(2000);
  const progress = host.events.filter(({ name }) => name === 'progress').map(({ payload }) => (payload as { share: number }).share);
  expect(progress.length).toBeGreaterThan(20);
  expect(tiles.asked.length).toBe(before.tiles!.count);
  expect((await host.ask('takeAlong.plan', choice)).before).toMatchObject({ bytes: taken.bytes });

  await host.ask('offline.setLimit', { bytes: 0 });
  await service.stop();
  await tiles.stop();
  for (const operation of ['getProject', 'availableData', 'weather'] as const) {
    const answer = await host.ask('api.call', { operation, params: { project_id: projectId } }).catch((error: Error) => error.message);
    if (operation !== 'availableData') expect(answer).toMatchObject({ stale: true });
  }
  expect(await host.ask('api.call', { operation: 'listProjects' })).toMatchObject({ stale: true, value: [{ project_name: 'Field' }] });
  expect((await host.ask('api.raster', { operation: 'projectMask', params: { project_id: projectId } })).bytes).toHaveLength(2004);
  const { places } = tilesIn(boxAround(parcelAt(35, 1))!, 12, 10_000);
  for (const { z, x, y } of places) expect((await host.ask('basemaps.tile', { id: map.id, z, x, y })).bytes).not.toBeNull();
  expect((await host.ask('offline.state', {})).taken).toMatchObject([{ projectId, name: 'Field', connectionId }]);

  await host.ask('takeAlong.remove', { connectionId, projectId });
  expect((await host.ask('offline.state', {})).taken).toEqual([]);
  await expect(host.ask('api.raster', { operation: 'projectMask', params: { project_id: projectId } })).rejects.toThrow(/^network/);
  await expect(host.ask('basemaps.tile', { id: map.id, ...places[0]! })).rejects.toThrow(/^network/);
});

test('without a network it says so and leaves what was taken before as it was', async () => {
  const { host, projectId, service } = await providerWithProject();
  const first = await host.ask('takeAlong.start', { projectId });
  await service.stop();
  await expect(host.ask('takeAlong.start', { projectId })).rejects.toThrow(/^network/);
  expect((await host.ask('offline.state', {})).taken).toMatchObject([{ takenAt: first.takenAt, bytes: first.bytes }]);
});

test.each([['https://tile.openstreetmap.org/{z}/{x}/{y}.png'], ['https://services.arcgisonline.com/x/{z}/{y}/{x}']])(
  'a map whose terms forbid it is not taken: %s',
  async (address) => {
    const { host, projectId } = await providerWithProject();
    const map = await host.ask('basemaps.save', { name: 'Map', kind: 'xyz', address });
    expect((await host.ask('takeAlong.plan', { projectId, tiles: { basemapId: map.id, zoom: 10 } })).tiles?.isForbidden).toBe(true);
    await expect(host.ask('takeAlong.start', { projectId, tiles: { basemapId: map.id, zoom: 10 } })).rejects.toThrow(/^terms/);
  },
);

test('tiles over a shape at the antimeridian lie on both sides of it, and too many are counted without being listed', () => {
  const { places } = tilesIn(
    boxAround({
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [179.9, 0],
            [180, 0],
            [180, 0.1],
            [179.9, 0.1],
            [179.9, 0],
          ],
        ],
        [
          [
            [-180, 0],
            [-179.9, 0],
            [-179.9, 0.1],
            [-180, 0.1],
            [-180, 0],
          ],
        ],
      ],
    })!,
    8,
    1000,
  );
  const columns = new Set(places.filter(({ z }) => z === 8).map(({ x }) => x));
  expect([...columns].sort((a, b) => a - b)).toEqual([0, 255]);
  expect(places.length).toBeLessThan(60);
  expect(tilesIn(boxAround(parcelAt(0, 0, 20))!, 18, 10)).toMatchObject({ places: { length: 10 } });
  expect(tilesIn(boxAround(parcelAt(0, 0, 20))!, 18, 0).count).toBeGreaterThan(100_000);
});

const landscape = join(root, 'out/sample-landscape/manifest.json');
if (!existsSync(landscape)) console.log('skipped: the sample landscape was not made; npm test makes it');
test.skipIf(!existsSync(landscape))(
  'of the embedded service: its data pack is measured, made and taken away again, and the answers open when the service has stopped',
  async () => {
    const dataFolder = freshFolder('take-service');
    const service = await startService({
      dataFolder: join(dataFolder, 'service'),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: 'embedded-key',
      userGroupToken: 'embedded-token',
      packFolders: [landscapeWithout(['climate', 'pictures'], join(dataFolder, 'landscape'))],
      nonCommercialUse: true,
    });
    let isRunning = true;
    open.push(async () => {
      if (isRunning) await service.close();
    });
    const host = testHost(
      { dataFolder, serviceAddress: async () => ({ url: service.url, apiKey: 'embedded-key', userGroupToken: 'embedded-token' }) },
      { times },
    );
    open.unshift(() => host.bridge.end());
    const { id: projectId } = (await host.ask('projects.create', { name: 'Sample', geojson: parcelAt(35, 1.02, 0.004) })) as { id: string };
    await host.ask('api.call', { operation: 'changeCollection', body: { offline: true } });
    const isReady = async (wanted: string) =>
      (
        (await host.ask('api.call', { operation: 'availableData', params: { project_id: projectId } })).value as {
          products: { product: string; state: string }[];
        }
      ).products.some(({ product, state }) => product === wanted && state === 'ready');
    const collected = ['deforestation-summary', 'soil', 'land-cover', 'ghg-emissions', 'project-mask'];
    await expect
      .poll(async () => (await Promise.all(collected.map(isReady))).every(Boolean), { timeout: 600_000, interval: 500 })
      .toBe(true);
    expect((await host.ask('takeAlong.plan', { projectId })).pack).toMatchObject({ isMeasured: false, isMade: false });
    const plan = await host.ask('takeAlong.plan', { projectId, measure: true });
    expect(plan.pack?.bytes).toBeGreaterThan(10_000);
    // Its landscape has neither climate nor pictures.
    expect(plan.pack?.missing).toEqual(expect.arrayContaining(['weather', 'climate', 'satellite-index']));
    const taken = await host.ask('takeAlong.start', { projectId });
    expect(taken.packBytes).toBeGreaterThan(10_000);
    expect(Math.abs(taken.packBytes - plan.pack!.bytes)).toBeLessThan(plan.pack!.bytes * 0.2);
    expect(readdirSync(join(dataFolder, 'service', 'packs', `project-${projectId}`))).toContain('manifest.json');
    console.log(
      `pack ${taken.packBytes} bytes (measured before: ${plan.pack!.bytes}), answers ${taken.bytes} bytes, missing: ${taken.missing.map(({ what }) => what).join(', ') || 'nothing'}`,
    );
    await service.close();
    isRunning = false;
    for (const operation of ['getProject', 'deforestationSummary', 'soil', 'landCover', 'ghgEmissions'] as const)
      expect(await host.ask('api.call', { operation, params: { project_id: projectId } }), operation).toMatchObject({ stale: true });
    expect((await host.ask('api.raster', { operation: 'projectMask', params: { project_id: projectId } })).stale).toBe(true);
    await host.ask('takeAlong.remove', { connectionId: 'embedded', projectId });
  },
  900_000,
);

/** A square of heights at 1 N 35 E, and nothing of those beside it, as of the sea. */
async function heightsServer() {
  const grid = { west: 35, north: 2, cellWidth: 1 / 400, cellHeight: 1 / 400, width: 400, height: 400, epsg: 4326 };
  const file = Buffer.from(
    writeGeoTiff(
      Float32Array.from({ length: 160_000 }, (_, cell) => (cell % 400) + 0.5),
      grid,
      {},
    ),
  );
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    if (!request.url!.includes('N01-E035')) {
      response.writeHead(404).end();
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range!)!.map(Number) as [number, number, number];
    const part = file.subarray(from, to + 1);
    response.writeHead(206, { 'content-range': `bytes ${from}-${from + part.length - 1}/${file.length}` }).end(part);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  open.push(() => stop().catch(() => {}));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, stop, grid, addressOf: ({ name }: { name: string }) => `${base}/${name.slice(-8).replace(' ', '-')}.tif` };
}

test('heights of the land go along where they are wanted, become a map that every window reads, and go with the project', async () => {
  const { asked, stop, grid, addressOf } = await heightsServer();
  const { host, projectId, connectionId } = await providerWithProject(addressOf);
  expect((await host.ask('takeAlong.plan', { projectId })).heights).toBeNull();
  expect(asked).toEqual([]);
  const choice = { projectId, withHeights: true };
  const plan = await host.ask('takeAlong.plan', choice);
  // The land begins on a corner of four squares, and its surroundings reach into all of them.
  expect(plan.heights).toMatchObject({ tileCount: 4, absentCount: 3, hereCount: 0 });
  const taken = await host.ask('takeAlong.start', choice);
  expect(taken.missing.map(({ what }) => what)).not.toContain('heights');
  const [id] = taken.heights;
  const maps = async () => (await host.ask('basemaps.list', {})).basemaps;
  expect(await maps()).toMatchObject([{ id, kind: 'file', name: 'Copernicus DEM GLO-30 N01 E035 · Field' }]);
  expect((await maps())[0]!.attribution).toContain('DLR');

  // From here on nothing is fetched: the file is read by the host, in a browser too.
  await stop();
  const read = async (offset: number, length: number) => (await host.ask('basemaps.range', { id: id!, offset, length })).bytes;
  const opened = await openGeoTiff(read);
  const level = opened.levels[0]!;
  expect([level.cellWidth, level.west <= 35, level.north >= 1.0125]).toEqual([grid.cellWidth, true, true]);
  const column = Math.floor((35.005 - level.west) / level.cellWidth);
  const row = Math.floor((level.north - 1.005) / level.cellHeight);
  expect([...(await opened.read(0, { left: column, top: row, width: 1, height: 1 }))]).toEqual([2.5]);
  const folder = join(host.dataFolder, 'offline', 'heights');
  expect(readdirSync(folder)).toHaveLength(1);

  // Again: what is here is not fetched again and stays, and what cannot be had is named.
  const again = await host.ask('takeAlong.start', choice);
  expect([again.heights, again.missing.map(({ what }) => what).includes('heights')]).toEqual([taken.heights, true]);
  await host.ask('takeAlong.remove', { connectionId, projectId });
  expect([readdirSync(folder), await maps()]).toEqual([[], []]);
});

test('heights are found by their names where a profile was moved, and no other file is taken for them', () => {
  const name = 'Copernicus-DEM-GLO-30-N01-E035-0123456789ab.tif';
  const own = join('/now', 'offline', 'heights', name);
  const pathOf = (address: string, kind = 'file') => ownHeightsPath({ kind, address }, '/now');
  expect([`/before/offline/heights/${name}`, `C:\\Users\\me\\offline\\heights\\${name}`].map((address) => pathOf(address))).toEqual([
    own,
    own,
  ]);
  for (const address of ['/before/offline/heights/../../keys.json', '/my/heights/dem.tif', `/my/heights/${name}`, name])
    expect(pathOf(address)).toBeNull();
  expect(pathOf(`/before/offline/heights/${name}`, 'pmtiles')).toBeNull();
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { tilesIn } from '#host/offline/take-along/map-area.ts';
import { writePng } from '#raster/png.ts';
import { testHost } from './host.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const picture = writePng(new Uint8Array(256 * 256 * 4).fill(200), 256, 256);
const box = [34.9, 0.9, 35.1, 1.1] as const;

/** A host without a project, and a map on this computer. `answer` may keep a request waiting. */
async function start(answer: (path: string) => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    void answer(request.url!).then(() => response.writeHead(200, { 'content-type': 'image/png' }).end(picture));
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
  const host = testHost({ keys: memoryKeys('a test') }, {});
  open.unshift(() => host.bridge.end());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
  const map = await host.ask('basemaps.save', { name: 'Map', kind: 'xyz', address: url });
  const tile = ({ z, x, y }: { z: number; x: number; y: number }) => host.ask('basemaps.tile', { id: map.id, z, x, y });
  return { host, asked, stop, map, tile };
}

test('an area of a map is measured, fetched without a project, seen in the list, and opens without a network', async () => {
  const { host, asked, stop, map, tile } = await start();
  const choice = { basemapId: map.id, zoom: 10, box: [...box] as [number, number, number, number] };
  const { count, places } = tilesIn(box, 10, 10_000);
  expect(await host.ask('mapAreas.plan', choice)).toMatchObject({ count, bytes: null, zoom: 10, isForbidden: false });
  expect(asked).toEqual([]);
  await tile(places[0]!);
  const { bytes } = await host.ask('mapAreas.plan', choice);
  expect(bytes! / count).toBeGreaterThanOrEqual(picture.length);

  const kept = await host.ask('mapAreas.take', { ...choice, name: 'Field trip' }, 'take-1');
  expect(kept).toMatchObject({ name: 'Field trip', basemapId: map.id, zoom: 10, tileCount: count, bytes });
  // The tile that was seen before is not fetched again.
  expect(asked).toHaveLength(count);
  expect(host.events.filter(({ name }) => name === 'progress')).toHaveLength(count);
  expect((await host.ask('offline.state', {})).areas).toEqual([kept]);
  await stop();
  for (const place of places) expect((await tile(place)).bytes).not.toBeNull();
  await host.ask('mapAreas.remove', { id: kept.id });
  expect((await host.ask('offline.state', {})).areas).toEqual([]);
  await expect(tile(places[0]!)).rejects.toThrow(/^network/);
});

test('tiles that another area names stay when one is removed', async () => {
  const { host, stop, map, tile } = await start();
  const choice = { basemapId: map.id, zoom: 9, box: [...box] as [number, number, number, number] };
  const first = await host.ask('mapAreas.take', { ...choice, name: 'One' });
  const second = await host.ask('mapAreas.take', { ...choice, zoom: 8, name: 'Two' });
  await stop();
  await host.ask('mapAreas.remove', { id: first.id });
  const { places } = tilesIn(box, 9, 10_000);
  for (const place of places.filter(({ z }) => z <= 8)) expect((await tile(place)).bytes).not.toBeNull();
  for (const place of places.filter(({ z }) => z === 9)) await expect(tile(place)).rejects.toThrow(/^network/);
  expect((await host.ask('offline.state', {})).areas).toEqual([second]);
});

test('a cancelled run leaves no area, and what was fetched is a tile that was seen', async () => {
  const reached = Promise.withResolvers<void>();
  let count = 0;
  const { host, map, stop, tile } = await start(async () => {
    count += 1;
    if (count < 6) return;
    reached.resolve();
    await new Promise(() => {});
  });
  const choice = { basemapId: map.id, zoom: 10, box: [...box] as [number, number, number, number] };
  const run = host.ask('mapAreas.take', { ...choice, name: 'Cut short' }, 'take-2');
  const failed = expect(run).rejects.toThrow(/^cancelled/);
  await reached.promise;
  await host.ask('jobs.cancel', { callId: 'take-2' });
  await failed;
  expect((await host.ask('offline.state', {})).areas).toEqual([]);
  await stop();
  expect((await tile({ z: 0, x: 0, y: 0 })).bytes).not.toBeNull();
  // It leaves with the map, as every tile does that nobody named.
  await host.ask('basemaps.remove', { id: map.id });
  await expect(tile({ z: 0, x: 0, y: 0 })).rejects.toThrow(/^unknown-basemap/);
});

test('terms that forbid it and limits hold, whoever asks; a deeper level than the map has is its deepest', async () => {
  const { host, map } = await start();
  const around = [...box] as [number, number, number, number];
  const streets = await host.ask('basemaps.usePreset', { preset: 'openstreetmap', isNonCommercial: false });
  const choice = { basemapId: streets.id, zoom: 8, box: around };
  expect((await host.ask('mapAreas.plan', choice)).isForbidden).toBe(true);
  await expect(host.ask('mapAreas.take', { ...choice, name: 'Streets' })).rejects.toThrow(/^terms/);
  await expect(host.ask('mapAreas.take', { basemapId: map.id, zoom: 19, box: around, name: 'Deep' })).rejects.toThrow(/^too-large/);
  const satellite = await host.ask('basemaps.usePreset', { preset: 'sentinel-2-2016', isNonCommercial: false });
  expect(await host.ask('mapAreas.plan', { basemapId: satellite.id, zoom: 19, box: around })).toMatchObject({
    zoom: 14,
    count: tilesIn(box, 14, 0).count,
    maxCount: 1000,
  });
});

test('a map that is removed takes its areas with it', async () => {
  const { host, map } = await start();
  await host.ask('mapAreas.take', { basemapId: map.id, zoom: 6, box: [...box] as [number, number, number, number], name: 'Gone soon' });
  await host.ask('basemaps.remove', { id: map.id });
  expect((await host.ask('offline.state', {})).areas).toEqual([]);
});

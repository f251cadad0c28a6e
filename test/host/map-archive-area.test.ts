import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { PMTiles } from 'pmtiles';
import { afterEach, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { tilesIn } from '#host/offline/take-along/map-area.ts';
import { pictureArchive, pictureOf } from '../helpers/picture-archive.ts';
import { testHost } from './host.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const plain = pictureArchive({ maxZoom: 5, leafEntries: 40 });
/** another order of tiles and other pictures */
const other = pictureArchive({ maxZoom: 4, leafEntries: 7, shade: 5 });
const box: [number, number, number, number] = [20, 10, 60, 40];
const choiceOf = (basemapId: string, zoom = 5) => ({ basemapId, zoom, box });

interface Manner {
  headers?: Record<string, string>;
  /** called before a part is sent */
  before?: (from: number, response: ServerResponse) => Promise<void>;
}
/** A server of one archive, which can be put in the place of another, and a host with it as a map. */
async function start(first: Buffer, { headers = {}, before = async () => {} }: Manner = {}) {
  let archive = first;
  const ranges: [from: number, length: number][] = [];
  const server = createServer((request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range!)!.map(Number) as [number, number, number];
    const part = archive.subarray(from, to + 1);
    ranges.push([from, part.length]);
    const range = `bytes ${from}-${from + part.length - 1}/${archive.length}`;
    void before(from, response).then(() => response.writeHead(206, { ...headers, 'content-range': range }).end(part));
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
  const host = testHost({ keys: memoryKeys('a test') });
  open.unshift(() => host.bridge.end());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/plain.pmtiles`;
  const map = await host.ask('basemaps.save', { name: 'Plain', kind: 'pmtiles', address });
  const reader = () =>
    new PMTiles({
      getKey: () => map.id,
      getBytes: async (offset, length) => ({
        data: (await host.ask('basemaps.range', { id: map.id, offset, length })).bytes.slice().buffer as ArrayBuffer,
      }),
    });
  const tile = async (z: number, x: number, y: number) => new Uint8Array((await reader().getZxy(z, x, y))!.data);
  const replace = (other: Buffer) => {
    archive = other;
  };
  return { host, map, ranges, stop, tile, reader, replace };
}

test('an area of an archive is measured by its directories, fetched by ranges, and opens without a network', async () => {
  const { host, map, ranges, stop, tile, reader } = await start(plain);
  const { count, places } = tilesIn(box, 5, 1000);
  const plan = await host.ask('mapAreas.plan', choiceOf(map.id, 19));
  expect(plan).toMatchObject({ count, zoom: 5, isForbidden: false, maxCount: 4000 });
  // Nothing but the beginning and directories was read for it.
  expect(ranges.length).toBeLessThan(12);
  const measured = ranges.length;
  const area = await host.ask('mapAreas.take', { ...choiceOf(map.id), name: 'Field trip' });
  expect(area).toMatchObject({ name: 'Field trip', zoom: 5, tileCount: count });
  expect(area.bytes).toBeGreaterThan(plan.bytes!);
  expect(area.bytes).toBeLessThan(plan.bytes! * 1.5);
  // Tiles that lie near each other come together, and those of other places do not.
  expect(ranges.length - measured).toBeLessThan(count / 2);
  expect(ranges.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(plain.length / 2 + 4 * 16_384);
  expect((await host.ask('offline.state', {})).areas).toEqual([area]);
  await stop();
  expect(await reader().getMetadata()).toMatchObject({ attribution: 'Plain people' });
  for (const { z, x, y } of places) expect(await tile(z, x, y)).toEqual(pictureOf(z, x, y));
  await expect(tile(5, 1, 1)).rejects.toThrow(/^network/);
  await host.ask('mapAreas.remove', { id: area.id });
  await expect(tile(0, 0, 0)).rejects.toThrow(/^network/);
});

test('a tile that many places share is counted and fetched once', async () => {
  const { host, map } = await start(plain);
  const west = { basemapId: map.id, zoom: 5, box: [-179, -80, -175, 80] as [number, number, number, number] };
  const above = tilesIn(west.box, 4, 0).count;
  expect(tilesIn(west.box, 5, 0).count).toBeGreaterThan(above + 20);
  expect(await host.ask('mapAreas.plan', west)).toMatchObject({ count: above + 1 });
  expect(await host.ask('mapAreas.take', { ...west, name: 'West' })).toMatchObject({ tileCount: above + 1 });
});

test('an archive that was replaced is not mixed with an area of the one before, which stays whole', async () => {
  const { host, map, tile, stop, replace } = await start(plain, { headers: { 'cache-control': 'max-age=86400' } });
  const first = await host.ask('mapAreas.take', { ...choiceOf(map.id, 3), name: 'Before' });
  replace(other);
  await expect(host.ask('mapAreas.take', { ...choiceOf(map.id, 4), name: 'After' })).rejects.toThrow(/^archive-changed/);
  expect((await host.ask('offline.state', {})).areas).toEqual([first]);
  await stop();
  for (const { z, x, y } of tilesIn(box, 3, 1000).places) expect(await tile(z, x, y)).toEqual(pictureOf(z, x, y));
});

test('limits, a server that forbids to store, and what is no archive are told before anything is kept', async () => {
  const deep = Buffer.from(plain);
  // It says that it goes on to level 12.
  deep[101] = 12;
  const large = await start(deep);
  const world = { basemapId: large.map.id, zoom: 12, box: [-180, -85, 180, 85] as [number, number, number, number] };
  expect((await large.host.ask('mapAreas.plan', world)).count).toBeGreaterThan(4000);
  await expect(large.host.ask('mapAreas.take', { ...world, name: 'World' })).rejects.toThrow(/^too-large/);
  const noStore = await start(plain, { headers: { 'cache-control': 'no-store' } });
  await expect(noStore.host.ask('mapAreas.take', { ...choiceOf(noStore.map.id), name: 'No' })).rejects.toThrow(/^not-kept/);
  // A directory that says that it has more entries than bytes, one that unpacks without end, and no archive at all.
  const [bomb, endless, picture] = [Buffer.from(plain), Buffer.from(plain), Buffer.from('II*\0 a picture')];
  const tooMany = gzipSync(Buffer.from([255, 255, 255, 255, 255, 127, 0, 0]));
  tooMany.copy(bomb, 127);
  bomb.writeBigUInt64LE(BigInt(tooMany.length), 16);
  const zeros = gzipSync(Buffer.alloc(8 * 1024 * 1024));
  const farAway = Buffer.concat([endless, zeros]);
  farAway.writeBigUInt64LE(BigInt(endless.length), 8);
  farAway.writeBigUInt64LE(BigInt(zeros.length), 16);
  for (const archive of [bomb, farAway, picture]) {
    const { host, map } = await start(archive);
    await expect(host.ask('mapAreas.plan', choiceOf(map.id))).rejects.toThrow(/^bad-archive/);
    await expect(host.ask('mapAreas.take', { ...choiceOf(map.id), name: 'No' })).rejects.toThrow(/^bad-archive/);
    expect((await host.ask('offline.state', {})).areas).toEqual([]);
  }
});

test('a cancelled run leaves no area', async () => {
  const reached = Promise.withResolvers<void>();
  const tilesFrom = Number(plain.readBigUInt64LE(8 + 6 * 8));
  const { host, map } = await start(plain, {
    before: async (from) => {
      if (from < tilesFrom) return;
      reached.resolve();
      await new Promise(() => {});
    },
  });
  const run = host.ask('mapAreas.take', { ...choiceOf(map.id), name: 'Cut short' }, 'take-1');
  const failed = expect(run).rejects.toThrow(/^cancelled/);
  await reached.promise;
  await host.ask('jobs.cancel', { callId: 'take-1' });
  await failed;
  expect((await host.ask('offline.state', {})).areas).toEqual([]);
});

import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterEach, expect, test } from 'vitest';
import { openBasemaps } from '#host/basemaps.ts';
import { basemapsHandlers } from '#host/groups/basemaps/handler.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { KnownSecrets } from '#host/known-secrets.ts';
import type { Ports } from '#host/ports.ts';
import { openGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { madeUpRegion, vectorArchive } from '../helpers/vector-archive.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const context = { signal: new AbortController().signal, progress: () => {} } as never;
const vectors = vectorArchive(madeUpRegion, { minZoom: 0, maxZoom: 12, attribution: 'Made-up region' });

/** A server of one archive: with ranges, without them, or with the wrong part. */
async function start(manner: 'ranges' | 'whole' | 'wrong part' = 'ranges', archive: Uint8Array = vectors) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.range}`);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (manner === 'whole' || from === undefined) {
      response.writeHead(200).end(archive);
      return;
    }
    if (Number(from) >= archive.length) {
      response.writeHead(416).end();
      return;
    }
    const first = Number(from) + (manner === 'wrong part' ? 1 : 0);
    const part = archive.subarray(first, Number(to) + 1);
    response.writeHead(206, { 'content-range': `bytes ${first}-${first + part.length - 1}/${archive.length}` }).end(part);
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
  const ports = {
    dataFolder: mkdtempSync(join(tmpdir(), 'hectare-archive-')),
    keys: memoryKeys('a test'),
    version: '1.0.0',
  } as unknown as Ports;
  const handlers = basemapsHandlers(
    ports,
    new KnownSecrets(),
    openBasemaps(ports, new KnownSecrets(), () => {}),
    { remove: async () => [] },
  );
  const save = (address: string, key = '') =>
    handlers['basemaps.save']({ name: 'Region', kind: 'pmtiles', address, layers: '', attribution: '', key }, context);
  return { asked, stop, handlers, save, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
type Handlers = Awaited<ReturnType<typeof start>>['handlers'];
const readerOf = (handlers: Handlers, id: string) =>
  new PMTiles({
    getKey: () => id,
    getBytes: async (offset, length) => {
      const { bytes } = await handlers['basemaps.range']({ id, offset, length }, context);
      return { data: bytes.slice().buffer as ArrayBuffer };
    },
  });

test('an archive behind an address is read by parts, with its key in place, and not as a whole', async () => {
  const { asked, handlers, save, origin } = await start();
  const saved = await save(`${origin}/region.pmtiles?k={key}`, 'archive-key-secret-1');
  expect(saved).toMatchObject({ kind: 'pmtiles', fileName: 'region.pmtiles', mayTakeOffline: true, hasKey: true });
  expect(JSON.stringify(saved)).not.toContain('archive-key');
  const file = readerOf(handlers, saved.id);
  expect(await file.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 12 });
  expect(await file.getMetadata()).toEqual({ attribution: 'Made-up region' });
  expect((await file.getZxy(0, 0, 0))!.data.byteLength).toBeGreaterThan(100);
  expect(asked.every((line) => line.startsWith('/region.pmtiles?k=archive-key-secret-1 bytes='))).toBe(true);
});

test('parts that were read open without a network', async () => {
  const { handlers, save, origin, stop } = await start();
  const { id } = await save(`${origin}/region.pmtiles`);
  const before = await (await readerOf(handlers, id).getZxy(0, 0, 0))!.data;
  await stop();
  expect((await readerOf(handlers, id).getZxy(0, 0, 0))!.data).toEqual(before);
  await expect(handlers['basemaps.range']({ id, offset: 1, length: 2 }, context)).rejects.toMatchObject({ code: 'network' });
});

test.each(['whole', 'wrong part'] as const)('a server that sends the %s is refused', async (manner) => {
  const { handlers, save, origin } = await start(manner);
  const { id } = await save(`${origin}/region.pmtiles`);
  await expect(handlers['basemaps.range']({ id, offset: 0, length: 127 }, context)).rejects.toMatchObject({ code: 'wrong-type' });
});

test('what is no address of a file is refused before anybody is asked', async () => {
  const { asked, save, origin } = await start();
  for (const address of [origin, `${origin}/{z}/{x}/{y}.pbf`, 'http://maps.example.org/region.pmtiles', 'region.pmtiles'])
    await expect(save(address), address).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('a tile is no part of an archive, and the other way round', async () => {
  const { handlers, save, origin } = await start();
  const { id } = await save(`${origin}/region.pmtiles`);
  await expect(handlers['basemaps.tile']({ id, z: 0, x: 0, y: 0 }, context)).rejects.toMatchObject({ code: 'not-an-address' });
});

test('a GeoTIFF behind an address is read window by window, and behind its end there is nothing', async () => {
  const grid = { west: 10, north: 20, cellWidth: 0.001, cellHeight: 0.001, width: 1200, height: 1200, epsg: 4326 };
  // Numbers in no order, so that the file is not packed to nothing.
  const cells = Uint16Array.from({ length: grid.width * grid.height }, (_, at) => (at * 7919) % 65_521);
  const file = writeGeoTiff(cells, grid);
  const { asked, handlers, save, origin } = await start('ranges', file);
  const { id } = await save(`${origin}/image.tif`);
  const read = async (offset: number, length: number) => (await handlers['basemaps.range']({ id, offset, length }, context)).bytes;
  const picture = await openGeoTiff(read);
  const window = await picture.read(0, { left: 600, top: 700, width: 3, height: 1 });
  expect([...window]).toEqual([...cells.subarray(700 * 1200 + 600, 700 * 1200 + 603)]);
  const bytes = asked
    .map((line) => /bytes=(\d+)-(\d+)/.exec(line)!)
    .reduce((sum, [, from, to]) => sum + Math.min(Number(to), file.length) - Number(from), 0);
  expect(bytes).toBeLessThan(file.length / 2);
  expect(await read(file.length + 10, 5)).toEqual(new Uint8Array(0));
});

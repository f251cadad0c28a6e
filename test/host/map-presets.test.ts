import { createServer, type IncomingMessage } from 'node:http';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freshnessOf } from '#client/map-tile.ts';
import { linkAddresses } from '#host/links.ts';
import { mapPresets } from '#host/map-presets.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { boxAround, tilesIn } from '#host/offline/take-along/map-area.ts';
import { takeTiles } from '#host/offline/take-along/take-tiles.ts';
import { openBasemaps } from '#host/basemaps.ts';
import { basemapsHandlers } from '#host/groups/basemaps/handler.ts';
import { KnownSecrets } from '#host/known-secrets.ts';
import type { Ports } from '#host/ports.ts';
import { writePng } from '#raster/png.ts';
import { parcelAt } from '../helpers/parcels.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of open.splice(0)) await close();
});
const context = { signal: new AbortController().signal, progress: () => {} } as never;

/** A provider on this computer in the place of all public ones, and the host's methods over a fresh profile. */
async function start(headers: Record<string, string> = {}) {
  const asked: IncomingMessage[] = [];
  const picture = writePng(new Uint8Array(256 * 256 * 4).fill(200), 256, 256);
  const server = createServer((request, response) => {
    asked.push(request);
    response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(picture);
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
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'hectare-presets-'));
  writeFileSync(
    join(folder, 'map-presets.json'),
    JSON.stringify(Object.fromEntries(mapPresets.map(({ id }) => [id, `${origin}/${id}/{z}/{x}/{y}`]))),
  );
  const ports = { dataFolder: folder, keys: memoryKeys('a test'), version: '9.8.7' } as unknown as Ports;
  const basemaps = openBasemaps(ports, new KnownSecrets(), () => {});
  return { asked, stop, folder, basemaps, handlers: basemapsHandlers(ports, new KnownSecrets(), basemaps, { remove: async () => [] }) };
}
const osm = { preset: 'openstreetmap', isNonCommercial: false } as const;
const at = (id: string) => ({ id, z: 3, x: 1, y: 2 });

test('every preset names its terms, its attribution and a provider over https', () => {
  for (const preset of mapPresets) {
    expect(new URL(preset.address).protocol).toBe('https:');
    expect(linkAddresses[preset.termsLink]).toMatch(/^https:/);
    expect(preset.attribution.length).toBeGreaterThan(10);
    if (preset.termsReadOn !== null) expect(Date.parse(preset.termsReadOn)).not.toBeNaN();
    expect(preset.mayTakeOffline).toBe(preset.maxTakenTiles > 0);
    expect(preset.isNonCommercialOnly).toBe(preset.licence.includes('NC'));
  }
});

test('listing and choosing ask no provider; a tile asks with the name and version of the program', async () => {
  const { asked, handlers } = await start();
  expect((await handlers['basemaps.list']({}, context)).presets).toHaveLength(mapPresets.length);
  const { id } = await handlers['basemaps.usePreset'](osm, context);
  expect(asked).toEqual([]);
  expect((await handlers['basemaps.tile'](at(id), context)).bytes!.length).toBeGreaterThan(50);
  expect(asked.map(({ url }) => url)).toEqual(['/openstreetmap/3/1/2']);
  expect(asked[0]!.headers['user-agent']).toBe('Hectare/9.8.7');
});

test('a preset that is used twice is one map', async () => {
  const { handlers } = await start();
  await handlers['basemaps.usePreset'](osm, context);
  await handlers['basemaps.usePreset'](osm, context);
  const { basemaps } = await handlers['basemaps.list']({}, context);
  expect(basemaps).toMatchObject([{ preset: 'openstreetmap', attribution: '© OpenStreetMap contributors', mayTakeOffline: false }]);
});

test('a map for non-commercial use needs that answer, whoever asks', async () => {
  const { handlers } = await start();
  const preset = 'sentinel-2-2024' as const;
  await expect(handlers['basemaps.usePreset']({ preset, isNonCommercial: false }, context)).rejects.toMatchObject({
    code: 'non-commercial-only',
  });
  expect(await handlers['basemaps.usePreset']({ preset, isNonCommercial: true }, context)).toMatchObject({ preset });
});

test('below the deepest level nothing is asked for', async () => {
  const { asked, handlers } = await start();
  const { id } = await handlers['basemaps.usePreset'](osm, context);
  expect(await handlers['basemaps.tile']({ id, z: 20, x: 1, y: 1 }, context)).toEqual({ bytes: null });
  expect(asked).toEqual([]);
});

test('a tile that was seen is not asked for again while it is fresh, and is after that', async () => {
  const { asked, handlers } = await start({ 'cache-control': 'max-age=3600' });
  const { id } = await handlers['basemaps.usePreset'](osm, context);
  const first = await handlers['basemaps.tile'](at(id), context);
  expect(await handlers['basemaps.tile'](at(id), context)).toEqual(first);
  expect(asked).toHaveLength(1);
  // A public map is not asked for the same tile within a week, however short its server's own time is.
  vi.useFakeTimers({ now: Date.now() + 6 * 86_400_000, toFake: ['Date'] });
  await handlers['basemaps.tile'](at(id), context);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await handlers['basemaps.tile'](at(id), context);
  expect(asked).toHaveLength(2);
});

test('of an own map: as fresh as its server says, and not kept where it forbids that', async () => {
  for (const [control, count, isKept] of [
    ['max-age=600', 1, true],
    ['no-cache', 2, true],
    ['no-store', 2, false],
  ] as const) {
    const { asked, handlers, folder, basemaps } = await start({ 'cache-control': control });
    const origin = new URL((await handlers['basemaps.list']({}, context)).presets[0]!.host.replace(/^/, 'http://')).origin;
    const { id } = await handlers['basemaps.save'](
      { name: 'Own', kind: 'xyz', address: `${origin}/own/{z}/{x}/{y}`, layers: '', attribution: '', key: '' },
      context,
    );
    await handlers['basemaps.tile'](at(id), context);
    await handlers['basemaps.tile'](at(id), context);
    expect(asked, control).toHaveLength(count);
    expect(await basemaps.kept.read(id, '3/1/2').then((tile) => tile !== null), control).toBe(isKept);
    expect(readdirSync(folder).includes('map-tiles')).toBe(isKept);
  }
});

test('what was seen opens without a network, also when it is not fresh any more', async () => {
  const { handlers, stop } = await start();
  const { id } = await handlers['basemaps.usePreset'](osm, context);
  const seen = await handlers['basemaps.tile'](at(id), context);
  await stop();
  vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000, toFake: ['Date'] });
  expect(await handlers['basemaps.tile'](at(id), context)).toEqual(seen);
});

test('areas are fetched ahead only where the terms allow it, and not more than they are set to', async () => {
  const { handlers, basemaps, asked } = await start();
  const streets = await handlers['basemaps.usePreset'](osm, context);
  const satellite = await handlers['basemaps.usePreset']({ preset: 'sentinel-2-2016', isNonCommercial: false }, context);
  const take = (basemapId: string, zoom: number, side?: number) =>
    takeTiles({ basemapId, zoom }, boxAround(parcelAt(35, 1, side)), basemaps, [], new AbortController().signal, () => {});
  await expect(take(streets.id, 8)).rejects.toMatchObject({ code: 'terms' });
  await expect(take(satellite.id, 14, 3)).rejects.toMatchObject({ code: 'too-large' });
  expect(asked).toEqual([]);
  expect(await take(satellite.id, 8)).toBeGreaterThan(1000);
  expect(asked).toHaveLength(tilesIn(boxAround(parcelAt(35, 1))!, 8, 0).count);
});

test.each([
  [{ 'cache-control': 'public, max-age=60' }, 60, true],
  [{ 'cache-control': 'max-age=60, no-store' }, 60, false],
  [{ 'cache-control': 'no-cache, max-age=60' }, 0, true],
  [{ date: 'Mon, 23 Nov 2026 00:00:00 GMT', expires: 'Mon, 23 Nov 2026 01:00:00 GMT' }, 3600, true],
  [{ date: 'Mon, 23 Nov 2026 00:00:00 GMT', expires: 'Sun, 22 Nov 2026 01:00:00 GMT' }, 0, true],
  [{ 'cache-control': 'max-age=9999999999' }, 365 * 86_400, true],
  [{ expires: 'soon' }, 0, true],
  [{}, 0, true],
] as const)('freshness of %j', (headers, freshSeconds, mayBeKept) => {
  expect(freshnessOf(headers)).toEqual({ freshSeconds, mayBeKept });
});

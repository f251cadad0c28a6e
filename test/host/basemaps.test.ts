import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBasemaps } from '#host/basemaps.ts';
import { basemapsHandlers } from '#host/groups/basemaps/handler.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { KnownSecrets } from '#host/known-secrets.ts';
import type { Ports } from '#host/ports.ts';
import { writePng } from '#raster/png.ts';

const key = 'map-key-secret-0123';
const asked: string[] = [];
let server: Server;
let origin = '';
const folder = mkdtempSync(join(tmpdir(), 'hectare-basemaps-'));
const keys = memoryKeys('a test');
const ports = { dataFolder: folder, keys } as unknown as Ports;
const handlers = basemapsHandlers(
  ports,
  new KnownSecrets(),
  openBasemaps(ports, new KnownSecrets(), () => {}),
  { remove: async () => [] },
);
const context = { signal: new AbortController().signal, progress: () => {} } as never;
const xyz = (address: string, more: object = {}) =>
  handlers['basemaps.save']({ name: 'Mine', kind: 'xyz', address, layers: '', attribution: '© me', key: '', ...more } as never, context);

beforeAll(async () => {
  const picture = writePng(new Uint8Array(256 * 256 * 4), 256, 256);
  server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url!.includes('/9/')) response.writeHead(404).end();
    else if (request.url!.includes('/8/')) response.writeHead(200, { 'content-type': 'image/png' }).end('<html>');
    else if (request.url!.includes('/7/')) response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('basemaps by address', () => {
  test('tiles come with the key in its place, which stands in no file and in no answer', async () => {
    const saved = await xyz(`${origin}/{z}/{x}/{-y}.png?token={key}`, { key });
    expect(JSON.stringify(saved)).not.toContain(key);
    expect(saved).toMatchObject({ host: new URL(origin).host, hasKey: true });
    const { bytes } = await handlers['basemaps.tile']({ id: saved.id, z: 3, x: 2, y: 1 }, context);
    expect(bytes!.length).toBeGreaterThan(50);
    expect(asked.at(-1)).toBe(`/3/2/6.png?token=${key}`);
    expect(readFileSync(join(folder, 'basemaps.json'), 'utf8')).not.toContain(key);
    expect(readdirSync(join(folder, 'map-tiles', saved.id)).join()).not.toContain(key);
    await handlers['basemaps.remove']({ id: saved.id }, context);
    expect(await keys.read(`basemap/${saved.id}`)).toBeNull();
    expect((await handlers['basemaps.list']({}, context)).basemaps).toEqual([]);
  });
  test('a WMS is asked for the square of the tile', async () => {
    const { id } = await handlers['basemaps.save'](
      {
        name: 'W',
        kind: 'wms',
        address: `${origin}/wms?map=a.map&request=GetCapabilities`,
        layers: 'roads,rivers',
        attribution: '',
        key: '',
      },
      context,
    );
    await handlers['basemaps.tile']({ id, z: 1, x: 1, y: 0 }, context);
    const query = new URL(asked.at(-1)!, origin).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      map: 'a.map',
      REQUEST: 'GetMap',
      LAYERS: 'roads,rivers',
      CRS: 'EPSG:3857',
      BBOX: '0,0,20037508.342789244,20037508.342789244',
      WIDTH: '256',
    });
    expect(query.has('request')).toBe(false);
  });
  test('what is missing is empty, what is no picture or leads elsewhere is refused', async () => {
    const { id } = await xyz(`${origin}/{z}/{x}/{y}`);
    expect(await handlers['basemaps.tile']({ id, z: 9, x: 0, y: 0 }, context)).toEqual({ bytes: null });
    await expect(handlers['basemaps.tile']({ id, z: 8, x: 0, y: 0 }, context)).rejects.toThrow(/no picture/);
    await expect(handlers['basemaps.tile']({ id, z: 7, x: 0, y: 0 }, context)).rejects.toThrow(/answered 302/);
  });
  test.each([
    ['https://tile.example.org/{z}/{x}.png', /\{y\}/],
    ['tile.example.org/{z}/{x}/{y}', /not an address/],
    ['http://tile.example.org/{z}/{x}/{y}.png', /https/],
    ['https://a.example/{z}/{x}/{y}?api_key=abc', /\{key\}/],
    ['https://me:pw@a.example/{z}/{x}/{y}', /password/],
    ['https://a.example/{z}/{x}/{y}?k={key}', /enter the key/],
  ] as const)('%s is refused', async (address, reason) => {
    await expect(xyz(address)).rejects.toThrow(reason);
  });
  test('a key is not sent to another server: who changes the address enters it again, and keeps it until then', async () => {
    const { id } = await xyz('https://maps.example.org/{z}/{x}/{y}?k={key}', { key });
    await expect(xyz(`${origin}/{z}/{x}/{y}?k={key}`, { id })).rejects.toThrow(/enter the key/);
    expect(await keys.read(`basemap/${id}`)).toBe(key);
    await xyz('https://maps.example.org/v2/{z}/{x}/{y}?k={key}', { id });
    expect(await keys.read(`basemap/${id}`)).toBe(key);
    await xyz(`${origin}/{z}/{x}/{y}`, { id });
    expect(await keys.read(`basemap/${id}`)).toBeNull();
    await handlers['basemaps.remove']({ id }, context);
  });
  test('what was seen comes again without a network', async () => {
    const { id } = await xyz(`${origin}/{z}/{x}/{y}`);
    const before = await handlers['basemaps.tile']({ id, z: 4, x: 1, y: 1 }, context);
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
    expect(await handlers['basemaps.tile']({ id, z: 4, x: 1, y: 1 }, context)).toEqual(before);
    await expect(handlers['basemaps.tile']({ id, z: 4, x: 2, y: 2 }, context)).rejects.toThrow(/cannot be reached/);
  });
});

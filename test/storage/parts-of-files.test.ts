import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Collected } from '#products/product.ts';
import { writeGeoTiff } from '#raster/index.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { startService, type RunningService } from '#service/server.ts';
import type { ObjectPlace } from '#service/objects/objects.ts';
import { DamagedRecord } from '#service/storage/damaged-record.ts';
import { FileReplaced, pieceBytes } from '#service/storage/result-file.ts';
import { Database } from '#service/storage-postgres/connection.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import type { PostgresStore } from '#service/storage-postgres/postgres-store.ts';
import { startObjectStore, type TestObjectStore } from '../helpers/object-store.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.log('Skipped: GDAL reads pictures of a team by ranges (Debian: gdal-bin)');
const key = 'key-of-the-parts';
const width = 1500;
const mixed = (cell: number) => Math.imul(cell + 1, 2_654_435_761);
// What cannot be compressed.
const values = Uint8Array.from(
  { length: width * width },
  (_, cell) => (Math.imul(mixed(cell) ^ (mixed(cell) >>> 15), 2_246_822_519) >>> 13) % 255,
);
const plan = { product: 'project-mask', variant: '', place: 10, needs: [] };
const provenance = { source: 'made up', fetched_at: '2026-01-01T00:00:00Z', method: 'none', assumptions: [], attribution: '' };
const resultOf = (bytes: Uint8Array): Collected =>
  ({ data: null, provenance, files: { 'project_mask.tif': { mediaType: 'image/tiff', bytes } } }) as never;

describe.skipIf(!hasPostgres)('a part of a picture of a team', () => {
  let postgres: TestPostgres;
  let objects: TestObjectStore;
  let folder: string;
  let picture: Uint8Array;
  beforeAll(async () => {
    [postgres, objects] = await Promise.all([startPostgres(), startObjectStore()]);
    folder = mkdtempSync(join(tmpdir(), 'hectare-parts-'));
    picture = writeGeoTiff(values, { west: 35, north: 2, cellWidth: 0.0001, cellHeight: 0.0001, width, height: width, epsg: 4326 });
    expect(picture.length).toBeGreaterThan(8 * pieceBytes);
  });
  afterAll(async () => {
    await Promise.all([postgres.stop(), objects.stop()]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** A database with one project that has the picture. */
  async function filled(place: ObjectPlace | null): Promise<{ database: string; store: PostgresStore; id: string }> {
    const database = await postgres.database();
    const store = await openDatabase(database, null, place);
    await store.accounts.ensure('team', null);
    const project = await projectFrom(
      { kind: 'body', text: JSON.stringify(parcelAt(35.001, 1.044)) },
      { name: 'p', isCollection: false, isControlPool: false },
    );
    const id = await store.createProject('team', project, [plan], null);
    await complete(store, picture);
    return { database, store, id };
  }
  async function complete(store: PostgresStore, bytes: Uint8Array): Promise<void> {
    const [job] = await store.collecting.lease('w', 60_000, 1, []);
    expect(await store.collecting.complete({ job: job!, owner: 'w' }, resultOf(bytes), [])).toBe(true);
  }

  test.each<[string, () => ObjectPlace | null]>([
    ['an object store', () => objects.place],
    ['the database', () => null],
  ])('is read by GDAL over the network out of %s, without the rest', async (_where, placeOf) => {
    const place = placeOf();
    const { database, store, id } = await filled(place);
    await store.close();
    const service: RunningService = await startService({
      dataFolder: mkdtempSync(join(folder, 'server-')),
      database,
      ...(place ? { objects: place } : {}),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'token-of-the-parts',
    });
    try {
      const url = `${service.url}/projects/${id}/project_mask`;
      const asked = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
        request(url, { method, headers: { 'x-api-key': key, ...headers } });
      const before = objects.answered();
      const head = await asked('HEAD');
      expect([head.statusCode, head.headers['content-length'], head.headers['accept-ranges'], await head.body.text()]).toEqual([
        200,
        String(picture.length),
        'bytes',
        '',
      ]);
      const etag = String(head.headers['etag']);
      const known = await asked('GET', { 'if-none-match': etag });
      expect([known.statusCode, await known.body.text()]).toEqual([304, '']);
      // Nothing was read to say so.
      expect(objects.answered()).toBe(before);
      const [first, last] = [pieceBytes * 3 - 10, pieceBytes * 3 + 9];
      const part = await asked('GET', { range: `bytes=${first}-${last}`, 'if-range': etag });
      expect([part.statusCode, part.headers['content-range'], part.headers['etag']]).toEqual([
        206,
        `bytes ${first}-${last}/${picture.length}`,
        etag,
      ]);
      expect(Buffer.from(await part.body.arrayBuffer()).equals(picture.subarray(first, last + 1))).toBe(true);
      if (place) {
        expect(objects.answered() - before).toBeGreaterThan(2 * pieceBytes);
        expect(objects.answered() - before).toBeLessThan(2 * pieceBytes + 4096);
      }
      const over = await asked('GET', { range: `bytes=${picture.length}-` });
      expect([over.statusCode, over.headers['content-range'], await over.body.text()]).toEqual([416, `bytes */${picture.length}`, '']);
      if (hasGdal) {
        const start = objects.answered();
        const { stdout } = await promisify(execFile)('gdallocationinfo', ['-valonly', `/vsicurl/${url}`, '700', '900'], {
          env: { ...process.env, GDAL_HTTP_HEADERS: `x-api-key: ${key}`, GDAL_DISABLE_READDIR_ON_OPEN: 'EMPTY_DIR' },
        });
        expect(Number(stdout)).toBe(values[900 * width + 700]);
        if (place) expect(objects.answered() - start).toBeLessThan(picture.length / 2);
      }
      const all = await asked('GET');
      expect(Buffer.from(await all.body.arrayBuffer()).equals(picture)).toBe(true);
    } finally {
      await service.close();
    }
  });

  test('is found in the database without what stands before it, and is not given of another picture', async () => {
    const { database, store, id } = await filled(null);
    const asked = new Database(database, { connections: 1 });
    const blocks = async (what: string): Promise<number> => {
      const [row] = await asked.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT ${what} FROM collected_file`,
      );
      const plan_ = row!['QUERY PLAN'][0].Plan;
      return plan_['Shared Hit Blocks']! + plan_['Shared Read Blocks']!;
    };
    const end = picture.length - 100;
    expect(await blocks(`substring(bytes FROM ${end} FOR 50)`)).toBeLessThan((await blocks('sha256(bytes)')) / 10);
    const file = (await store.results.file(id, 'project-mask', '', 'project_mask.tif'))!;
    expect(file.held).toBeLessThan(pieceBytes);
    await store.collecting.enqueue(id, [plan], true);
    await complete(store, picture.slice().reverse());
    await expect(file.part(0, 9)).rejects.toBeInstanceOf(FileReplaced);
    await expect(file.whole()).rejects.toBeInstanceOf(FileReplaced);
    const next = (await store.results.file(id, 'project-mask', '', 'project_mask.tif'))!;
    expect(Buffer.from(await next.part(0, 9)).equals(picture.slice(-10).reverse())).toBe(true);
    const behind = (sql: string) => asked.query(`SET session_replication_role = replica; ${sql}`);
    // Digests that fit other bytes do not fit their row.
    await behind("UPDATE file_pieces SET digests = overlay(digests PLACING '\\x00' FROM 1 FOR 1)");
    await expect(store.results.file(id, 'project-mask', '', 'project_mask.tif')).rejects.toBeInstanceOf(DamagedRecord);
    await behind('DELETE FROM file_pieces');
    const old = (await store.results.file(id, 'project-mask', '', 'project_mask.tif'))!;
    expect([old.held, Buffer.from(await old.part(0, 9)).equals(picture.slice(-10).reverse())]).toEqual([picture.length, true]);
    // A file of before was read as a whole once, and has its digests since.
    const since = (await store.results.file(id, 'project-mask', '', 'project_mask.tif'))!;
    expect(since.held).toBeLessThan(pieceBytes);
    expect(Buffer.from(await since.part(9, 70_000)).equals(Buffer.from(picture.slice().reverse().subarray(9, 70_001)))).toBe(true);
    await behind("DELETE FROM file_pieces; UPDATE collected_file SET bytes = overlay(bytes PLACING '\\x00' FROM 5 FOR 1)");
    await expect(store.results.file(id, 'project-mask', '', 'project_mask.tif')).rejects.toBeInstanceOf(DamagedRecord);
    expect(await asked.query('SELECT 1 FROM file_pieces')).toEqual([]);
    await asked.close();
    await store.close();
  });
});

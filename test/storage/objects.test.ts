import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Collected } from '#products/product.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { migrateToDatabase, migrateToWorkspace } from '#service/migrate.ts';
import { ObjectsUnreachable, type ObjectPlace } from '#service/objects/objects.ts';
import { openObjects } from '#service/objects/open.ts';
import { sha256 } from '#service/storage/checksum.ts';
import { DamagedRecord } from '#service/storage/damaged-record.ts';
import { Database } from '#service/storage-postgres/connection.ts';
import { openDatabase, type PlaceGiven } from '#service/storage-postgres/open.ts';
import { reviewObjects } from '#service/team.ts';
import { commandLine } from '../cli/run.ts';
import { filledWorkspace } from '../helpers/damaged-workspaces.ts';
import { startObjectStore, type TestObjectStore } from '../helpers/object-store.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';

let store: TestObjectStore;
/** one whose contents can be listed */
let listing: TestObjectStore;
let folder: string;
beforeAll(async () => {
  [store, listing] = await Promise.all([startObjectStore(), startObjectStore({ lists: true })]);
  folder = mkdtempSync(join(tmpdir(), 'hectare-objects-'));
});
afterAll(async () => {
  await Promise.all([store.stop(), listing.stop()]);
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => store.cutAfter(null));

const bytes = new Uint8Array(200_000).map((_, index) => (index * 31) % 251);

describe.each<[string, () => ObjectPlace]>([
  ['a folder', () => ({ address: pathToFileURL(mkdtempSync(join(folder, 'one-'))).href })],
  ['S3', () => ({ ...listing.place, address: `${listing.place.address}/${Math.random()}` })],
])('contents in %s', (_name, placeOf) => {
  test('are read as they were put, are not there when they were not put, and can be removed twice', async () => {
    const objects = await openObjects(placeOf());
    await objects.put('ab/abc-1', bytes, sha256(bytes));
    await objects.put('ab/empty', new Uint8Array(0), sha256(new Uint8Array(0)));
    expect(await objects.get('ab/abc-1')).toEqual(bytes);
    expect(await objects.get('ab/empty')).toHaveLength(0);
    expect(await objects.part('ab/abc-1', 70_000, 70_009)).toEqual(bytes.slice(70_000, 70_010));
    expect(await objects.part('ab/abc-1', 199_999, 200_010)).toEqual(bytes.slice(-1));
    expect([await objects.get('ab/other'), await objects.part('ab/other', 0, 1)]).toEqual([null, null]);
    const listed: string[] = [];
    for await (const page of objects.list())
      for (const { key, bytes: size, modifiedAt } of page) {
        expect(Math.abs(modifiedAt - Date.now())).toBeLessThan(3_600_000);
        listed.push(`${key} ${size}`);
      }
    expect(listed.sort()).toEqual(['ab/abc-1 200000', 'ab/empty 0']);
    expect([await objects.has('ab/empty'), await objects.has('ab/other')]).toEqual([true, false]);
    await objects.remove('ab/abc-1');
    await objects.remove('ab/abc-1');
    expect(await objects.get('ab/abc-1')).toBeNull();
    objects.close();
  });
});

test('a bucket that is not there, and wrong credentials, are refused and not taken for a missing content', async () => {
  const nowhere = await openObjects({ ...store.place, address: 's3://nobody' });
  await expect(nowhere.get('a')).rejects.toBeInstanceOf(ObjectsUnreachable);
  nowhere.close();
  const kept = process.env['AWS_SECRET_ACCESS_KEY'];
  process.env['AWS_SECRET_ACCESS_KEY'] = 'another-secret';
  try {
    const stranger = await openObjects(store.place);
    const refusal = await stranger.put('a', bytes, sha256(bytes)).catch((error: Error) => error);
    expect(refusal).toBeInstanceOf(ObjectsUnreachable);
    expect(String(refusal)).not.toContain('another-secret');
    stranger.close();
  } finally {
    process.env['AWS_SECRET_ACCESS_KEY'] = kept;
  }
});

test('credentials are found in the file that the environment names', async () => {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env;
  const path = join(folder, 'credentials');
  writeFileSync(path, `[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${secret}\n`);
  delete process.env['AWS_ACCESS_KEY_ID'];
  delete process.env['AWS_SECRET_ACCESS_KEY'];
  process.env['AWS_SHARED_CREDENTIALS_FILE'] = path;
  try {
    const objects = await openObjects({ ...store.place, address: 's3://team/by-a-file' });
    await objects.put('a', bytes, sha256(bytes));
    expect(await objects.get('a')).toEqual(bytes);
    objects.close();
  } finally {
    delete process.env['AWS_SHARED_CREDENTIALS_FILE'];
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret });
  }
});

describe.skipIf(!hasPostgres)('a team whose contents are in S3', () => {
  let postgres: TestPostgres;
  let database: string;
  let asked: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    database = await postgres.database();
    asked = new Database(database, { connections: 2 });
  });
  afterEach(() => asked.close());

  const opened = async (place: PlaceGiven = store.place) => openDatabase(database, null, place);
  const collected = (content: Uint8Array): Collected =>
    ({ data: 1, provenance: {}, files: { 'a.tif': { mediaType: 'image/tiff', bytes: content } } }) as never;
  async function withJob(place: PlaceGiven = store.place) {
    const team = await opened(place);
    await team.accounts.ensure('u', null);
    const project = await projectFrom(
      { kind: 'body', text: JSON.stringify(parcelAt(35.001, 1.044)) },
      { name: 'p', isCollection: false, isControlPool: false },
    );
    const id = await team.createProject('u', project, [{ product: 'soil', variant: '', place: 10, needs: [] }], null);
    const lease = async () => ({ job: (await team.collecting.lease('w', 60_000, 1, []))[0]!, owner: 'w' });
    return { team, id, lease };
  }
  const left = () =>
    asked.query<{ object: string; later: boolean }>('SELECT object, due > hectare_ms() + 86400000 * 6 AS later FROM object_left');
  const due = () => asked.query('UPDATE object_left SET due = 0');

  test('a result is read whole from there, a newer one takes its place, and what nobody names any more goes when it is due', async () => {
    const { team, id, lease } = await withJob();
    const before = store.kept().length;
    expect(await team.collecting.complete(await lease(), collected(bytes), [])).toBe(true);
    expect(await asked.query('SELECT bytes, sha256 FROM collected_file')).toEqual([{ bytes: null, sha256: sha256(bytes) }]);
    expect(await (await team.results.file(id, 'soil', '', 'a.tif'))!.whole()).toEqual(bytes);
    expect((await team.results.get(id, 'soil', '', true))!.collected.files!['a.tif']!.bytes).toEqual(bytes);
    expect([store.kept().length - before, await left()]).toEqual([1, []]);
    await team.collecting.enqueue(id, [{ product: 'soil', variant: '', place: 10, needs: [] }], true);
    const newer = bytes.slice(0, 1000);
    expect(await team.collecting.complete(await lease(), collected(newer), [])).toBe(true);
    expect(await (await team.results.file(id, 'soil', '', 'a.tif'))!.whole()).toEqual(newer);
    // The database may be brought back to the moment before.
    expect((await left()).map(({ later }) => later)).toEqual([true]);
    await team.bin.clear();
    expect(store.kept().length - before).toBe(2);
    await due();
    await team.bin.clear();
    expect([store.kept().length - before, await left()]).toEqual([1, []]);
    await team.deleteProject('u', id);
    await team.bin.deleteForGood('u', id);
    await due();
    await team.bin.clear();
    expect(store.kept().length - before).toBe(0);
    await team.close();
  });

  test('who lost the job leaves a content that goes, and no row', async () => {
    const { team, id, lease } = await withJob();
    const before = store.kept().length;
    const held = await lease();
    await asked.query("UPDATE job SET lease_owner = 'another'");
    expect(await team.collecting.complete(held, collected(bytes), [])).toBe(false);
    expect([await team.results.list(id), store.kept().length - before, (await left()).length]).toEqual([[], 1, 1]);
    await due();
    await team.bin.clear();
    expect(store.kept().length - before).toBe(0);
    await team.close();
  });

  test('a cut on the way keeps nothing half, and what was computed is kept when the line is mended', async () => {
    const { team, id, lease } = await withJob();
    const before = store.kept().length;
    const held = await lease();
    store.cutAfter(50_000);
    const completing = team.collecting.complete(held, collected(bytes), []);
    // Its row would come with its commit alone.
    await expect.poll(async () => (await left()).length).toBeGreaterThan(1);
    expect([await team.results.list(id), store.kept().length - before]).toEqual([[], 0]);
    store.cutAfter(null);
    expect(await completing).toBe(true);
    expect(await (await team.results.file(id, 'soil', '', 'a.tif'))!.whole()).toEqual(bytes);
    store.cutAfter(0);
    const file = (await team.results.file(id, 'soil', '', 'a.tif'))!;
    for (const read of [() => file.whole(), () => file.part(0, 9)])
      await expect(read()).rejects.toMatchObject({ phrase: { code: 'objects-unreachable' } });
    await team.close();
  });

  test('a content that is not what its row says is told, not served', async () => {
    const { team, id, lease } = await withJob();
    await team.collecting.complete(await lease(), collected(bytes), []);
    store.damage();
    const file = (await team.results.file(id, 'soil', '', 'a.tif'))!;
    await expect(file.whole()).rejects.toBeInstanceOf(DamagedRecord);
    // The damage is in the first byte: pieces are told apart.
    await expect(file.part(1000, 1001)).rejects.toBeInstanceOf(DamagedRecord);
    expect(await file.part(100_000, 100_009)).toEqual(bytes.slice(100_000, 100_010));
    await expect(team.results.get(id, 'soil', '', true)).rejects.toBeInstanceOf(DamagedRecord);
    await team.close();
  });

  test('what no row names, as a restore leaves it, is found and removed when told; a row without its content is told', async () => {
    const place = { ...listing.place, address: `s3://team/review-${Math.random()}` };
    const { team, id, lease } = await withJob(place);
    await team.collecting.complete(await lease(), collected(bytes), []);
    const objects = await openObjects(place);
    const keyOf = (digit: string) => `${digit.repeat(2)}/${digit.repeat(64)}-${randomUUID()}`;
    const [later, left] = [keyOf('a'), keyOf('b')];
    for (const key of [later, left, 'of/somebody-else']) await objects.put(key, bytes, sha256(bytes));
    // Due later, and removed then by itself.
    await asked.query('INSERT INTO object_left (object, due) VALUES ($1, hectare_ms() + 1000000)', [left]);
    const none = { objects: 3, removed: 0, lost: [], lostCount: 0 };
    expect(await reviewObjects(database, place, true)).toEqual({ ...none, unnamed: { objects: 0, bytes: 0 }, young: 1 });
    listing.age();
    const found = { ...none, unnamed: { objects: 1, bytes: bytes.length }, young: 0 };
    expect(await reviewObjects(database, place, false)).toEqual(found);
    expect(await objects.has(later)).toBe(true);
    const { AWS_ACCESS_KEY_ID: user = '', AWS_SECRET_ACCESS_KEY: secret = '' } = process.env;
    const told = await commandLine().run(
      ['admin', 'objects', '--database', database, '--objects', place.address, '--objects-endpoint', place.endpoint!],
      { AWS_ACCESS_KEY_ID: user, AWS_SECRET_ACCESS_KEY: secret },
    );
    expect(told).toMatchObject({ code: 0, err: expect.stringContaining('1 of them (0.2 MB) are named by no row: nothing was removed') });
    expect(await reviewObjects(database, place, true)).toEqual({ ...found, removed: 1 });
    expect(await Promise.all([later, left, 'of/somebody-else'].map((key) => objects.has(key)))).toEqual([false, true, true]);
    expect((await team.administration.audit({ action: 'objects-removed', limit: 9 })).map(({ details }) => details)).toEqual([
      { objects: 1 },
    ]);
    const [{ object }] = (await asked.query<{ object: string }>('SELECT object FROM collected_file')) as [{ object: string }];
    await objects.remove(object);
    expect(await reviewObjects(database, place, true)).toMatchObject({
      removed: 0,
      lostCount: 1,
      lost: [{ project_id: id, product: 'soil', variant: '', name: 'a.tif', object }],
    });
    await expect(reviewObjects(database, { address: 's3://another' }, true)).rejects.toMatchObject({ code: 'not-its-objects' });
    objects.close();
    await team.close();
  });

  test('the first that names a store decides; what was in rows before stays readable', async () => {
    const { team, id, lease } = await withJob(null);
    await team.collecting.complete(await lease(), collected(bytes), []);
    await team.close();
    const again = await opened();
    expect(await (await again.results.file(id, 'soil', '', 'a.tif'))!.whole()).toEqual(bytes);
    await again.close();
    const refusal = { phrase: { code: 'service.objects-elsewhere', params: { address: store.place.address } } };
    await expect(opened(null)).rejects.toMatchObject(refusal);
    await expect(opened({ address: 'file:///elsewhere' })).rejects.toMatchObject(refusal);
    await (await opened('unused')).close();
  });

  test('a workspace is moved there and back, with its contents', async () => {
    const [from, to] = [join(folder, 'before'), join(folder, 'after')];
    await filledWorkspace(join(from, 'workspace.gpkg'));
    const before = store.kept().length;
    const there = await migrateToDatabase({ database, dataFolder: from, objects: store.place });
    const files = there.find(({ table }) => table === 'collected_file')!;
    expect(files.rows).toBeGreaterThan(0);
    expect([store.kept().length - before, await left()]).toEqual([files.rows, []]);
    expect(await asked.query('SELECT 1 FROM collected_file WHERE object IS NULL')).toEqual([]);
    const back = await migrateToWorkspace({ database, dataFolder: to, objects: store.place });
    expect(back.find(({ table }) => table === 'collected_file')).toEqual(files);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GroupCommit, openWorkspace, repeatableTransaction, transaction } from '#service/storage/database.ts';
import { geoPackageApplicationId, geoPackageGeometry, geoPackageVersion } from '#service/storage/geopackage.ts';
import { migrations } from '#service/storage/migrations.ts';
import { parcelAt } from '../helpers/parcels.ts';

const hasGdal = spawnSync('ogrinfo', ['--version']).error === undefined;
if (!hasGdal) console.log('Skipped: GDAL reads the spatial index (ogrinfo is not installed)');

const newest = migrations.at(-1)!.version;
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-workspace-'));
  path = join(folder, 'workspace.gpkg');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const insert = `INSERT INTO projects (geom, id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares)
  VALUES (?, ?, 'u', 'Old', '2026-01-01', '2026-01-01', '{}', '', '', 123, 123)`;
const add = (database: DatabaseSync, id: string, west: number) => database.prepare(insert).run(geoPackageGeometry(parcelAt(west, 1)), id);
const entries = (database: DatabaseSync) =>
  database.prepare('SELECT id, round(minx, 3) AS west, round(maxx, 3) AS east FROM rtree_projects_geom ORDER BY id').all();
const versions = (database: DatabaseSync) =>
  database
    .prepare('SELECT version FROM schema_version ORDER BY version')
    .all()
    .map((row) => row['version']);

/** A workspace as the first schema left it, with two projects. */
function makeFirstSchema(): void {
  const database = new DatabaseSync(path);
  database.exec(`CREATE TABLE schema_version (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT; ${migrations[0]!.sql}
    INSERT INTO schema_version VALUES (1, '2026-01-01'); INSERT INTO account VALUES ('u', 500, 246, 7);
    PRAGMA application_id = ${geoPackageApplicationId}; PRAGMA user_version = ${geoPackageVersion}`);
  add(database, 'one', 35);
  add(database, 'two', 36);
  database.close();
}

describe('from schema 1 to the newest', () => {
  test('projects and quota stay, the index is filled, and a backup of the old schema stands beside it', async () => {
    makeFirstSchema();
    const database = await openWorkspace(path);
    expect(versions(database)).toEqual(migrations.map(({ version }) => version));
    expect(database.prepare('SELECT id, area_hectares FROM projects ORDER BY fid').all()).toEqual([
      { id: 'one', area_hectares: 123 },
      { id: 'two', area_hectares: 123 },
    ]);
    expect(database.prepare('SELECT quota_limit_hectares AS most, quota_used_hectares AS used FROM account').get()).toEqual({
      most: 500,
      used: 246,
    });
    expect(entries(database)).toEqual([
      { id: 1, west: 35, east: 35.01 },
      { id: 2, west: 36, east: 36.01 },
    ]);
    database.close();
    const kept = new DatabaseSync(`${path}.before-${newest}.backup`, { readOnly: true });
    expect(versions(kept)).toEqual([1]);
    expect(kept.prepare('SELECT count(*) AS n FROM projects').get()).toEqual({ n: 2 });
    kept.close();
  });

  test('a workspace of this schema gets no backup', async () => {
    (await openWorkspace(path)).close();
    (await openWorkspace(path)).close();
    expect(existsSync(`${path}.before-${newest}.backup`)).toBe(false);
  });
});

describe('spatial index', () => {
  test('follows inserts, changed shapes and deletes', async () => {
    const database = await openWorkspace(path);
    add(database, 'one', 35);
    add(database, 'two', 36);
    database.prepare("UPDATE projects SET geom = ? WHERE id = 'one'").run(geoPackageGeometry(parcelAt(40, 1)));
    expect(entries(database)).toEqual([
      { id: 1, west: 40, east: 40.01 },
      { id: 2, west: 36, east: 36.01 },
    ]);
    database.exec("UPDATE projects SET geom = NULL WHERE id = 'one'");
    expect(entries(database)).toEqual([{ id: 2, west: 36, east: 36.01 }]);
    database.exec("DELETE FROM projects WHERE id = 'two'");
    expect(entries(database)).toEqual([]);
    database.close();
  });

  test.skipIf(!hasGdal)('GDAL knows the index and finds by box what lies in it', async () => {
    const database = await openWorkspace(path);
    add(database, 'one', 35);
    add(database, 'two', 36);
    database.close();
    const ogr = (...given: string[]) => execFileSync('ogrinfo', ['-ro', ...given], { encoding: 'utf8', timeout: 30_000 });
    expect(ogr(path, '-sql', "SELECT HasSpatialIndex('projects', 'geom')")).toContain('HasSpatialIndex (Integer) = 1');
    const inside = ogr('-al', '-spat', '35.9', '0.9', '36.1', '1.1', path, 'projects');
    expect(inside).toMatch(/Feature Count: 1\b/);
    expect(inside).toContain('id (String) = two');
  });
});

describe('writes of one turn', () => {
  const names = (database: DatabaseSync) =>
    database
      .prepare('SELECT name FROM setting ORDER BY name')
      .all()
      .map((row) => row['name']);
  const put = (database: DatabaseSync, name: string, value = '1') => database.prepare('INSERT INTO setting VALUES (?, ?)').run(name, value);

  test('one that throws undoes itself, the others are committed', async () => {
    const database = await openWorkspace(path);
    const group = new GroupCommit(database);
    const outcomes = await Promise.allSettled([
      group.submit(() => {
        put(database, 'a');
        return 'a';
      }),
      group.submit(() => {
        put(database, 'b');
        throw new Error('not this one');
      }),
      group.submit(() => {
        put(database, 'c');
        return 'c';
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const other = new DatabaseSync(path, { readOnly: true });
    expect(names(other)).toEqual(['a', 'c']);
    other.close();
    database.close();
  });

  test('a full disk acknowledges nothing that is not there, and the next write works once there is room', async () => {
    const database = await openWorkspace(path);
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    database.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const group = new GroupCommit(database);
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((name) => group.submit(() => put(database, name, 'x'.repeat(name === 'b' ? 1_000_000 : 1)))),
    );
    expect(outcomes[1]!.status).toBe('rejected');
    expect(String((outcomes[1] as PromiseRejectedResult).reason)).toMatch(/full/);
    expect(database.isTransaction).toBe(false);
    expect(names(database)).toEqual(outcomes[0]!.status === 'fulfilled' ? ['a'] : []);
    database.exec('PRAGMA max_page_count = 1000000');
    await group.submit(() => put(database, 'c'));
    expect(names(database)).toContain('c');
    database.close();
  });

  test('a transaction that throws leaves nothing', async () => {
    const database = await openWorkspace(path);
    expect(() =>
      transaction(database, () => {
        put(database, 'a');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(names(database)).toEqual([]);
    database.close();
  });
});

test('a commit waits for the disk unless all that it holds can be done again', async () => {
  const database = await openWorkspace(path);
  const level = () => Number((database.prepare('PRAGMA synchronous').get() as { synchronous: number }).synchronous);
  const [normal, full] = [1, 2];
  expect(repeatableTransaction(database, level)).toBe(normal);
  expect(level()).toBe(full);
  expect(() =>
    repeatableTransaction(database, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(level()).toBe(full);
  expect(transaction(database, () => repeatableTransaction(database, level))).toBe(full);
  const writes = new GroupCommit(database);
  expect(await Promise.all([writes.submit(level, true), writes.submit(level, true)])).toEqual([normal, normal]);
  expect(await Promise.all([writes.submit(level, true), writes.submit(level)])).toEqual([full, full]);
  expect(level()).toBe(full);
  database.close();
});

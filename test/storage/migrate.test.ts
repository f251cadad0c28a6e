import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateToDatabase, migrateToWorkspace, MigrationRefused } from '#service/migrate.ts';
import { DamagedRecord } from '#service/storage/damaged-record.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { everythingIn, filledWorkspace } from '../helpers/damaged-workspaces.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { allOf } from '../helpers/reach.ts';

describe.skipIf(!hasPostgres)('a workspace is moved into a database and back', () => {
  let postgres: TestPostgres;
  let folder: string;
  const data = () => join(folder, 'before');
  const back = () => join(folder, 'after');
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hectare-move-'));
    await filledWorkspace(join(data(), 'workspace.gpkg'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What a client can be told of a workspace. */
  async function told(path: string) {
    const storage = new Storage(await openWorkspace(path), () => new Date('2026-11-24T10:00:00Z'));
    const all = await everythingIn(
      storage,
      storage.heads.list('local').map(({ id }) => id),
    );
    const bin = storage.bin.list('local').map(({ fid: _fid, ...row }) => row);
    storage.close();
    return { all: [...all].filter(([name]) => name !== 'key'), bin };
  }

  test('whole, counted and hashed', async () => {
    const database = await postgres.database('nothing');
    const before = await told(join(data(), 'workspace.gpkg'));
    const there = await migrateToDatabase({ database, dataFolder: data() });
    expect(there.find(({ table }) => table === 'projects')!.rows).toBeGreaterThan(12);
    // A workspace that was never a team's knows of no group that shares anything.
    for (const { table, rows } of there) expect(rows > 0, table).toBe(table !== 'group_share');
    const store = await openDatabase(database);
    expect((await store.heads.list('team')).map((row) => row.project_name)).toContain('Collection');
    // What is drawn is made anew.
    expect(await store.features.count(allOf('team'), 'plots', { box: [34, 0, 40, 3] })).toBeGreaterThan(10);
    expect(
      await store.userGroups.make({ token: 'new', nonce: 'n' }, { name: 'N', providedId: 'next', mapping: {}, properties: {}, tag: '' }),
    ).toMatchObject({ isNew: true });
    await store.close();
    const returned = await migrateToWorkspace({ database, dataFolder: back() });
    for (const { table, rows } of there)
      expect(returned.find((one) => one.table === table)!.rows - rows, table).toBe(table === 'user_group' ? 1 : 0);
    expect(await told(join(back(), 'workspace.gpkg'))).toEqual(before);
  });

  test('what groups may use, and to which the account belongs, goes along and comes back', async () => {
    const [first, second] = [await postgres.database(), await postgres.database()];
    await migrateToDatabase({ database: first, dataFolder: data() });
    const shares = async (database: string) => {
      const store = await openDatabase(database);
      const groups = (await store.administration.groups()).map(({ team_id, quota_limit_hectares, quota_used_hectares, accounts }) => ({
        team_id,
        quota_limit_hectares,
        quota_used_hectares,
        accounts,
      }));
      const quota = await store.accounts.quota('team');
      await store.close();
      return { groups, quota };
    };
    const store = await openDatabase(first);
    const [one] = await store.administration.groups();
    await store.administration.setGroupQuota(one!.team_id, 123_456.5);
    await store.administration.setGroup('team', one!.team_id);
    await store.close();
    const before = await shares(first);
    expect(before.quota.group).toEqual({ limit: 123_456.5, used: before.quota.used });
    expect(before.quota.used).toBeGreaterThan(0);
    const there = await migrateToWorkspace({ database: first, dataFolder: back() });
    expect(there.find(({ table }) => table === 'group_share')).toMatchObject({ rows: 1 });
    expect(await migrateToDatabase({ database: second, dataFolder: back() })).toEqual(
      there.map((count) => (['account', 'projects'].includes(count.table) ? { ...count, sha256: expect.any(String) } : count)),
    );
    expect(await shares(second)).toEqual(before);
  });

  test('nothing is written over, and nothing damaged is moved', async () => {
    const database = await postgres.database();
    await expect(migrateToDatabase({ database, dataFolder: back() })).rejects.toBeInstanceOf(MigrationRefused);
    await migrateToDatabase({ database, dataFolder: data() });
    await expect(migrateToDatabase({ database, dataFolder: data() })).rejects.toMatchObject({ code: 'database-used' });
    await expect(migrateToWorkspace({ database, dataFolder: data() })).rejects.toMatchObject({ code: 'workspace-there' });
    const other = await postgres.database();
    const workspace = new DatabaseSync(join(data(), 'workspace.gpkg'));
    workspace.exec("UPDATE collected SET data = replace(data, 'loam', 'sand')");
    workspace.close();
    await expect(migrateToDatabase({ database: other, dataFolder: data() })).rejects.toBeInstanceOf(DamagedRecord);
    const store = await openDatabase(other);
    expect(await store.heads.list('team')).toEqual([]);
    await store.close();
    expect(existsSync(join(data(), 'service.lock'))).toBe(false);
  });
});

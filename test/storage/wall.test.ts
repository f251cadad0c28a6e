import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import { startService } from '#service/server.ts';
import { actAs, actAsNobody, actAsService } from '#service/storage/acting.ts';
import { NobodyActs } from '#service/storage-postgres/connection.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import type { PostgresStore } from '#service/storage-postgres/postgres-store.ts';
import { commandLine } from '../cli/run.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';

type Row = Record<string, any>;
const plans = [{ product: 'soil', variant: '', place: 10, needs: [] }];
const provenance = { source: 'made up', fetched_at: '2026-01-01T00:00:00Z', method: 'none', assumptions: [], attribution: '' };
const result = {
  data: { value: 1 },
  provenance,
  files: { 'a.bin': { mediaType: 'image/png', bytes: new Uint8Array(70_000) } },
} as never;
const feature = (name: string, west: number) => ({ type: 'Feature', properties: { name }, geometry: parcelAt(west, 1.044) });
const made = (name: string, west: number) =>
  projectFrom({ kind: 'body', text: JSON.stringify(feature(name, west)) }, { name, isCollection: false, isControlPool: false });

describe.skipIf(!hasPostgres)('a user of the database that does not own its tables', () => {
  let postgres: TestPostgres;
  let folder: string;
  /** as the owner, and as the service */
  let owner: string;
  let service: string;
  let store: PostgresStore;
  const ids: Record<string, string> = {};
  const keys: Record<string, string> = {};
  const collections: Record<string, { id: string; members: string[] }> = {};

  async function connected<T>(url: string, run: (ask: (sql: string) => Promise<Row[]>) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return await run(async (sql) => (await client.query<Row>(sql)).rows);
    } finally {
      await client.end();
    }
  }
  const ask = (url: string, sql: string) => connected(url, (one) => one(sql));
  /** as raw statements of the service that name an account and have no other condition */
  const asAccount = (account: string | null, sql: string, collections: string | null = '*') =>
    connected(service, async (one) => {
      await one('BEGIN');
      if (account !== null) await one(`SELECT set_config('hectare.account', '${account}', true)`);
      if (collections !== null) await one(`SELECT set_config('hectare.collections', '${collections}', true)`);
      const rows = await one(sql);
      await one('COMMIT');
      return rows;
    });
  const admin = (...args: string[]) => commandLine().run(['admin', ...args, '--database', owner]);

  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'hectare-wall-'));
    owner = await postgres.database();
    const { url, role } = await postgres.asService(owner);
    service = url;
    expect(await admin('schema', '--service-role', role)).toMatchObject({ code: 0, err: expect.stringContaining(role) });
    store = await openDatabase(service);
    await actAsService(fill);
  });

  /** What both accounts have. */
  async function fill(): Promise<void> {
    for (const [place, userId] of ['north', 'south'].entries()) {
      await store.administration.addAccount({ userId, name: userId, quotaHectares: null });
      const { key, row } = await store.administration.issueKey({ userId, label: userId, scope: 'admin', days: null });
      keys[userId] = key;
      await actAs({ userId, key: { id: row.id, label: userId }, remote: 'test' }, async () => {
        const project = await made(userId, 35 + place);
        ids[userId] = await store.createProject(userId, project, plans, null);
        await store.notes.change(ids[userId], { notes: 'ours' });
        const collection = await projectFrom(
          {
            kind: 'body',
            text: JSON.stringify({ type: 'FeatureCollection', features: [0, 1, 2].map((at) => feature(`${at}`, 37 + place + at / 10)) }),
          },
          { name: 'collection', isCollection: true, isControlPool: false },
        );
        const id = await store.createProject(userId, collection, plans, null);
        collections[userId] = { id, members: (await store.project(userId, id))!.subprojects };
        const limited = { userId, label: 'limited', scope: 'write' as const, days: null, collections: [{ id, role: 'read' as const }] };
        const issued = await store.keys.issue(row.id, limited);
        expect(issued).toMatchObject({ row: { collections: [{ id, role: 'read' }] } });
        keys[`${userId} limited`] = (issued as { key: string }).key;
        const replaced = { ancestorId: await store.createProject(userId, project, plans, null), seen: null, project };
        await store.deleteProject(userId, (await store.replaceProject(userId, replaced, plans, null)).id!);
      });
    }
    for (const job of await store.collecting.lease('worker', 60_000, 9, []))
      await store.collecting.complete({ job, owner: 'worker' }, result, []);
    // A checkpoint of something that is still being collected.
    for (const id of Object.values(ids)) await store.collecting.enqueue(id, [{ ...plans[0]!, variant: 'v' }], false);
    for (const job of await store.collecting.lease('worker', 60_000, 9, []))
      await store.collecting.keepPart({ job, owner: 'worker' }, 'step', Uint8Array.of(1));
  }
  afterAll(async () => {
    await store?.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test('sees and changes no row of another account, whatever its statements leave out', async () => {
    const tables = await ask(
      owner,
      `SELECT c.relname AS name, bool_or(a.attname = 'project_id') AS by_project, c.relrowsecurity AS has_wall FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('user_id', 'project_id') AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace GROUP BY c.oid, c.relname ORDER BY c.relname`,
    );
    // A table that is added later is among them.
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'account',
        'api_key',
        'audit',
        'bin',
        'collected',
        'collected_file',
        'job',
        'part',
        'projects',
        'shapes',
        'succession',
      ]),
    );
    for (const { name, by_project: byProject, has_wall: hasWall } of tables) {
      expect([name, hasWall]).toEqual([name, true]);
      const of = async (url: 'owner' | 'north' | 'nobody') => {
        const sql = byProject ? `SELECT project_id AS one FROM ${name}` : `SELECT user_id AS one FROM ${name}`;
        const rows = url === 'owner' ? await ask(owner, sql) : await asAccount(url === 'nobody' ? null : url, sql);
        return rows.map(({ one }) => one as string | null);
      };
      const all = await of('owner');
      const seen = await of('north');
      const isNorth = byProject
        ? new Set((await ask(owner, "SELECT id FROM projects WHERE user_id = 'north'")).map(({ id }) => id as string))
        : new Set(['north']);
      expect(seen.length, name).toBeGreaterThan(0);
      expect(seen.sort(), name).toEqual(all.filter((one) => one !== null && isNorth.has(one)).sort());
      expect(all.length, name).toBeGreaterThan(seen.length);
      expect(await of('nobody'), name).toEqual([]);
      if (name === 'audit') continue;
      const column = byProject ? 'project_id' : 'user_id';
      const notOurs = byProject ? `project_id = '${ids['south']}'` : "user_id = 'south'";
      expect(await asAccount('north', `UPDATE ${name} SET ${column} = ${column} WHERE ${notOurs} RETURNING 1`), name).toEqual([]);
      if (name !== 'account') expect(await asAccount('north', `DELETE FROM ${name} WHERE ${notOurs} RETURNING 1`), name).toEqual([]);
    }
    const intoOther = [
      `INSERT INTO api_key (key_sha256, user_id, label, created_at, scope) VALUES ('x', 'south', 'x', hectare_now(), 'admin')`,
      `INSERT INTO job (project_id, product, state, needs, place, updated_at) VALUES ('${ids['south']}', 'p', 'queued', '[]', 1, hectare_now())`,
      `INSERT INTO audit (at, user_id, remote, action, object, details) VALUES (hectare_now(), 'south', 'x', 'x', 'x', '{}')`,
      `UPDATE projects SET user_id = 'south'`,
    ];
    for (const sql of intoOther) await expect(asAccount('north', sql), sql).rejects.toThrow('row-level security');
  });

  test('sees and changes of an account the collections of a key alone, where it is of some', async () => {
    const { id, members } = collections['north']!;
    const ours = [id, ...members].sort();
    const tables = await ask(
      owner,
      `SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'project_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`,
    );
    const seen = async (table: string, column: string, names: string | null) =>
      [...new Set((await asAccount('north', `SELECT ${column} AS one FROM ${table}`, names)).map(({ one }) => String(one)))].sort();
    expect(await seen('projects', 'id', id)).toEqual(ours);
    expect(await seen('shapes', 'project_id', id)).toEqual([...members].sort());
    for (const { name } of tables) {
      expect(ours, name).toEqual(expect.arrayContaining(await seen(name, 'project_id', id)));
      // A key whose collections are gone, a name that is none, and a transaction that does not say what its key is for.
      for (const names of ['', 'none', null]) expect(await seen(name, 'project_id', names), `${name} of ${names}`).toEqual([]);
      const others = `DELETE FROM ${name} WHERE project_id = '${ids['north']}' RETURNING 1`;
      expect(await asAccount('north', others, id), name).toEqual([]);
    }
    for (const table of ['api_key', 'key_collection', 'audit'])
      expect(await asAccount('north', `SELECT 1 FROM ${table}`, id), table).toEqual([]);
    expect(await asAccount('north', `UPDATE projects SET notes = notes WHERE id = '${ids['north']}' RETURNING 1`, id)).toEqual([]);
    const leaving = `UPDATE projects SET parent_collection = NULL WHERE id = '${members[0]}'`;
    await expect(asAccount('north', leaving, id)).rejects.toThrow('row-level security');
    const job = `INSERT INTO job (project_id, product, state, needs, place, updated_at) VALUES ('${ids['north']}', 'p', 'queued', '[]', 1, hectare_now())`;
    await expect(asAccount('north', job, id)).rejects.toThrow('row-level security');

    // Statements of the service that forget what the key is for, as a fault of the program would.
    const forgetful = { userId: 'north', collections: null };
    const of = { userId: 'north', collections: [id] };
    const acting = { userId: 'north', key: null, remote: 'test', collections: [id] };
    await actAs(acting, async () => {
      expect((await store.heads.list('north')).map((row) => row.id).sort()).toEqual(ours);
      expect([await store.project('north', ids['north']!), await store.heads.of('north', ids['north']!)]).toEqual([null, null]);
      for (const layer of ['projects', 'plots'] as const) {
        expect(await store.features.count(forgetful, layer, {})).toBe(layer === 'projects' ? 4 : 3);
        expect(await store.features.page(forgetful, layer, {}, { after: 0, limit: 99 })).toEqual(
          await store.features.page(of, layer, {}, { after: 0, limit: 99 }),
        );
        expect(await store.features.extent(forgetful)).toEqual(await store.features.extent(of));
        expect(await store.tiles.cells(forgetful, layer, 5, null)).toEqual(await store.tiles.cells(of, layer, 5, null));
        const tile = { z: 5, x: 19, y: 15 };
        expect(await store.tiles.drawn(forgetful, layer, tile, 99)).toEqual(await store.tiles.drawn(of, layer, tile, 99));
      }
      expect(await store.deleteProject('north', ids['north']!)).toBe(false);
    });
  });

  test('counts the quota of the whole account where a key of some collections deletes', async () => {
    const { id, members } = collections['south']!;
    const acting = { userId: 'south', key: { id: 1, label: 'field' }, remote: 'test', collections: [id] };
    const before = await actAsService(() => store.accounts.quota('south'));
    const size = async () => Number((await ask(owner, `SELECT quota_hectares AS one FROM projects WHERE id = '${id}'`))[0]!['one']);
    const whole = await size();
    await actAs(acting, async () => {
      const others = await store.membersBut(id, members[0]!);
      const left = await projectFrom(
        {
          kind: 'body',
          text: JSON.stringify({
            type: 'FeatureCollection',
            features: others.map(({ geojson }) => ({ type: 'Feature', properties: {}, geometry: JSON.parse(geojson) as object })),
          }),
        },
        { name: '', isCollection: false, isControlPool: false },
      );
      expect(await store.deleteMember('south', members[0]!, id, { ids: members.slice(1), whole: left, plans })).toBe(true);
    });
    const smaller = await size();
    expect(smaller).toBeLessThan(whole);
    expect((await actAsService(() => store.accounts.quota('south'))).used).toBeCloseTo(before.used - (whole - smaller), 6);
    expect(await actAs(acting, () => store.deleteProject('south', id))).toBe(true);
    expect((await actAsService(() => store.accounts.quota('south'))).used).toBeCloseTo(before.used - whole, 6);
    expect((await actAsService(() => store.bin.list('south'))).map((one) => one.id)).toEqual(expect.arrayContaining([id, members[0]]));
    const [entry] = await ask(owner, `SELECT key_label FROM audit WHERE action = 'project-deleted' AND object = '${id}'`);
    expect(entry).toEqual({ key_label: 'field' });
  });

  test('is asked nothing that says for nobody, and a request is nobody’s until its key is known', async () => {
    const asks: (() => Promise<unknown>)[] = [
      () => store.heads.list('north'),
      () => store.notes.change(ids['north']!, { notes: 'x' }),
      () => store.deleteProject('north', ids['north']!),
      () => store.collecting.lease('worker', 60_000, 9, []),
      () => store.administration.keys(null),
    ];
    for (const ask_ of asks) {
      await expect(ask_()).rejects.toBeInstanceOf(NobodyActs);
      await expect(actAsNobody(ask_)).rejects.toBeInstanceOf(NobodyActs);
    }
    // The connections are as good as before.
    expect(await actAsService(() => store.heads.list('north'))).not.toEqual([]);
    expect(await actAs({ userId: 'south', key: null, remote: 'test' }, () => store.heads.list('north'))).toEqual([]);
    // What is asked before that: keys, tokens, whether it is ready.
    expect(await store.accounts.callerOfKey(keys['north']!)).toMatchObject({ userId: 'north' });
    expect([await store.userGroups.ofToken('none'), (await store.schema()).known]).toEqual([null, (await store.schema()).version]);
  });

  test('cannot take the log or the wall away', async () => {
    for (const sql of [
      "UPDATE audit SET remote = 'x'",
      'DELETE FROM audit',
      'TRUNCATE audit',
      'ALTER TABLE audit DISABLE TRIGGER ALL',
      'DROP TABLE audit',
      'ALTER TABLE projects DISABLE ROW LEVEL SECURITY',
      'DROP POLICY of_account ON projects',
      'SET session_replication_role = replica',
      'CREATE TABLE mine (x integer)',
      'TRUNCATE projects CASCADE',
    ])
      await expect(asAccount('*', sql), sql).rejects.toThrow(/permission denied|must be owner/);
  });

  test('is told who has to act where it may not', async () => {
    const empty = await postgres.database('postgis');
    const { url, role } = await postgres.asService(empty);
    await expect(openDatabase(url)).rejects.toMatchObject({ phrase: { code: 'service.database-needs-owner' } });
    await (await openDatabase(empty)).close();
    await expect(openDatabase(url)).rejects.toMatchObject({ phrase: { code: 'service.database-not-granted', params: { role } } });
    for (const [name, words] of [
      ['hectare', 'superuser'],
      ['nobody-at-all', 'CREATE ROLE'],
    ])
      expect(await admin('schema', '--service-role', name!)).toMatchObject({ code: 1, err: expect.stringContaining(words!) });
    // What failed is undone and told as it would be without the wall.
    await actAsService(async () => {
      await expect(store.accounts.ensure('*', -1).then(() => store.accounts.setKey('none', 'k', 'l'))).rejects.toThrow('foreign key');
      expect((await store.accounts.quota('north')).used).toBeGreaterThan(0);
    });
  });

  test('serves every reading of an account as before, although its transactions are of that account alone', async () => {
    const paths = ['', '/shapes', '/available_data', '/soil', '/settings', '/figures', '/plot_risks'].map(
      (path) => `/projects/${ids['north']}${path}`,
    );
    const readings = [
      ...paths,
      '/projects',
      '/project_notes',
      '/deleted_projects',
      '/quota',
      '/account/keys',
      '/deforestation/summary',
      '/ogc/collections',
      '/ogc/collections/projects/items',
      '/ogc/collections/plots/items?bbox=30,0,40,5',
      `/ogc/collections/projects/items/${ids['north']}`,
      ...['0/0/0', '5/15/19', '11/1018/1223'].flatMap((place) =>
        ['projects', 'plots'].map((layer) => `/ogc/collections/${layer}/tiles/WebMercatorQuad/${place}`),
      ),
    ];
    /** What a server that is just started answers. */
    async function told(name: string) {
      const running = await startService({
        dataFolder: join(folder, name),
        database: service,
        listen: { host: '127.0.0.1', port: 0 },
        apiKey: null,
        userGroupToken: 'token-of-the-wall-tests',
      });
      // A key of some collections is told of them by a GIS's door as by the list.
      const limited = async (path: string) =>
        (await request(`${running.url}${path}`, { headers: { 'x-api-key': keys['north limited']! } })).body.json() as Promise<any>;
      const { id, members } = collections['north']!;
      const [list, items] = [await limited('/projects'), (await limited('/ogc/collections/projects/items')).features];
      for (const seen of [list, items]) expect(seen.map((one: { id: string }) => one.id).sort()).toEqual([id, ...members].sort());
      expect((await limited(`/projects/${ids['north']}`)).code).toBe('key-of-other-collections');
      const answers = [];
      for (const path of readings) {
        const answer = await request(`${running.url}${path}`, { headers: { 'x-api-key': keys['north']! } });
        const text = await answer.body.text();
        const same = text.replaceAll(running.url, '').replaceAll(/"(timeStamp|last_used_at|fetched_at|request_id)":"[^"]*"/g, '');
        answers.push({ path, status: answer.statusCode, text: same });
      }
      await running.close();
      return answers;
    }
    const before = await told('before');
    for (const { path, status, text } of before)
      expect([path, status, text.includes(ids['south']!)]).toEqual([
        path,
        /figures|plot_risks|soil|summary/.test(path) ? status : 200,
        false,
      ]);
    // The policies without the words for every account: what is answered for a key needs none of them.
    await ask(
      owner,
      ['projects', 'shapes', 'collected', 'collected_file', 'bin']
        .map((table) =>
          table === 'projects'
            ? `ALTER POLICY of_account ON projects USING (current_setting('hectare.account', true) = user_id)`
            : `ALTER POLICY of_account ON ${table} USING (EXISTS (SELECT 1 FROM projects WHERE projects.id = ${table}.project_id))`,
        )
        .join(';'),
    );
    expect(await told('after')).toEqual(before);
  });
});

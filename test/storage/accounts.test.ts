import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#operations/index.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { startService, type RunningService } from '#service/server.ts';
import { DamagedRecord } from '#service/storage/damaged-record.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { newestSchema, schemaSteps } from '#service/storage-postgres/schema.ts';
import { withAdministration } from '#service/team.ts';
import { commandLine } from '../cli/run.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { seenIn } from '../helpers/vector-tiles.ts';

const token = 'token-of-the-account-tests';
const made = (name: string) =>
  projectFrom({ kind: 'body', text: JSON.stringify(parcelAt(35.001, 1.044)) }, { name, isCollection: false, isControlPool: false });

describe.skipIf(!hasPostgres)('accounts and keys of a team', () => {
  let postgres: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'hectare-accounts-'));
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function ask(database: string, sql: string): Promise<Record<string, any>[]> {
    const client = new pg.Client({ connectionString: database });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, any>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const serve = (database: string, name: string, apiKey: string | null): Promise<RunningService> =>
    startService({
      dataFolder: join(folder, name),
      database,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey,
      userGroupToken: token,
    });
  async function call(service: RunningService, method: string, path: string, headers: Record<string, string>, body?: object) {
    const answer = await request(`${service.url}${path}`, {
      method: method as 'GET',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: text === '' ? null : (JSON.parse(text) as any) };
  }
  const issue = (database: string, userId: string, scope: 'read' | 'write' | 'admin', days: number | null = null) =>
    withAdministration(database, (administration) => administration.issueKey({ userId, label: `${scope} of ${userId}`, scope, days }));

  /** A database as step 1 of the schema left it. */
  async function firstSchema(): Promise<string> {
    const database = await postgres.database('postgis');
    await ask(
      database,
      `CREATE EXTENSION IF NOT EXISTS postgis; CREATE TABLE hectare_schema (version integer PRIMARY KEY, applied_at text NOT NULL); ${schemaSteps[0]!.sql};
      INSERT INTO hectare_schema VALUES (1, hectare_now()); INSERT INTO account (user_id, quota_limit_hectares) VALUES ('team', 1e6);
      INSERT INTO api_key (key_sha256, user_id, label, created_at) VALUES (encode(sha256('old key'), 'hex'), 'team', 'servers', hectare_now())`,
    );
    return database;
  }

  test('a database of the first schema keeps its account and its key, which may do everything; a damaged row is not made good', async () => {
    const database = await firstSchema();
    const store = await openDatabase(database);
    expect(await store.accounts.callerOfKey('old key')).toMatchObject({ userId: 'team', scope: 'admin', key: { label: 'servers' } });
    expect(await store.accounts.quota('team')).toEqual({ limit: 1e6, used: 0, group: null });
    const project = await made('one');
    await store.createProject('team', project, [], null);
    expect((await store.accounts.quota('team')).used).toBe(project.areaHectares);
    await store.close();
    expect((await ask(database, 'SELECT max(version) AS version FROM hectare_schema'))[0]).toEqual({ version: newestSchema });
    const damaged = await firstSchema();
    await ask(damaged, 'SET session_replication_role = replica; UPDATE account SET quota_limit_hectares = NULL');
    await expect(openDatabase(damaged)).rejects.toBeInstanceOf(DamagedRecord);
    expect(await ask(damaged, 'SELECT version FROM hectare_schema')).toEqual([{ version: 1 }]);
  });

  test('a key is good until it expires or is revoked, or its account is disabled; only its digest is kept', async () => {
    const database = await postgres.database();
    const store = await openDatabase(database);
    const { administration, accounts } = store;
    await administration.addAccount({ userId: 'north', name: 'North', quotaHectares: 100 });
    await expect(administration.addAccount({ userId: 'north', name: 'N', quotaHectares: null })).rejects.toMatchObject({
      code: 'account-taken',
    });
    await expect(administration.issueKey({ userId: 'none', label: 'x', scope: 'read', days: null })).rejects.toMatchObject({
      code: 'no-such-account',
    });
    const forEver = await administration.issueKey({ userId: 'north', label: 'for ever', scope: 'write', days: null });
    const forDays = await administration.issueKey({ userId: 'north', label: 'for days', scope: 'read', days: 3 });
    expect(forEver.row).toMatchObject({ scope: 'write', expires_at: null, last_used_at: null, is_good: true });
    const [left] = await ask(
      database,
      `SELECT (expires_at::timestamptz - created_at::timestamptz) BETWEEN interval '3 days' AND interval '3 days 1 minute' AS is_right FROM api_key WHERE id = ${forDays.row.id}`,
    );
    expect(left).toEqual({ is_right: true });
    expect(await accounts.callerOfKey(forEver.key)).toEqual({
      userId: 'north',
      scope: 'write',
      collections: null,
      key: { id: forEver.row.id, label: 'for ever' },
    });
    expect((await accounts.callerOfKey(forDays.key))?.scope).toBe('read');
    for (const key of [forEver.key, forDays.key])
      expect(JSON.stringify(await ask(database, 'SELECT * FROM api_key'))).not.toContain(key.slice(8));

    // Written at most once a minute.
    const used = async () => (await administration.keys('north')).find(({ id }) => id === forEver.row.id)!.last_used_at;
    const first = await used();
    expect(first).not.toBe(null);
    await accounts.callerOfKey(forEver.key);
    expect(await used()).toBe(first);
    await ask(database, "UPDATE api_key SET last_used_at = hectare_time(clock_timestamp() - interval '2 minutes')");
    await accounts.callerOfKey(forEver.key);
    expect(Date.parse((await used())!)).toBeGreaterThanOrEqual(Date.parse(first!));

    await ask(database, `UPDATE api_key SET expires_at = hectare_now() WHERE id = ${forDays.row.id}`);
    expect(await accounts.callerOfKey(forDays.key)).toBe(null);
    await administration.setDisabled('north', true);
    expect(await accounts.callerOfKey(forEver.key)).toBe(null);
    await administration.setDisabled('north', false);
    expect(await accounts.callerOfKey(forEver.key)).not.toBe(null);
    const revoked = await administration.revokeKey(forEver.row.id);
    expect(await administration.revokeKey(forEver.row.id)).toEqual(revoked);
    expect(await accounts.callerOfKey(forEver.key)).toBe(null);
    await expect(administration.revokeKey(999_999)).rejects.toMatchObject({ code: 'no-such-key' });

    // More rights by hand, behind the service's back, are told.
    const read = await administration.issueKey({ userId: 'north', label: 'read', scope: 'read', days: null });
    await ask(database, `SET session_replication_role = replica; UPDATE api_key SET scope = 'admin' WHERE id = ${read.row.id}`);
    await expect(accounts.callerOfKey(read.key)).rejects.toBeInstanceOf(DamagedRecord);

    // The key of the servers changes with them; one that was revoked does not come back.
    await accounts.ensure('team', null);
    for (const key of ['one', 'two', 'one']) await accounts.setKey('team', key, 'servers');
    expect([await accounts.callerOfKey('one'), await accounts.callerOfKey('two')]).toEqual([
      expect.objectContaining({ userId: 'team' }),
      null,
    ]);
    await administration.revokeKey((await administration.keys('team'))[0]!.id);
    await accounts.setKey('team', 'one', 'servers');
    expect(await accounts.callerOfKey('one')).toBe(null);
    await store.close();
  });

  test('a stolen read key changes nothing, by no route of the contract', async () => {
    const database = await postgres.database();
    const service = await serve(database, 'stolen', 'key-of-the-servers');
    const owner = { 'x-api-key': 'key-of-the-servers' };
    const { body: project } = await call(service, 'POST', '/projects?project_name=Mine', owner, parcelAt(35.001, 1.044));
    const { body: deleted } = await call(service, 'POST', '/projects?project_name=Gone', owner, parcelAt(35.001, 1.044));
    expect((await call(service, 'DELETE', `/projects/${deleted.id}`, owner)).status).toBe(200);
    const { key } = await issue(database, 'team', 'read');
    const thief = { 'x-api-key': key };
    const everything = async () => {
      const tables = ['account', 'api_key', 'projects', 'shapes', 'job', 'bin', 'setting', 'user_group', 'collected'];
      const rows = tables.map(
        (table) =>
          `SELECT '${table}' AS name, (SELECT md5(coalesce(string_agg(row::text, ',' ORDER BY row::text), '')) FROM ${table} AS row) AS md5`,
      );
      return ask(database, rows.join(' UNION ALL '));
    };
    expect((await call(service, 'GET', '/projects', thief)).body.map((row: any) => row.project_name)).toEqual(['Mine']);
    const before = await everything();
    // What is computed for a question is had by its GET: not by a key that only reads.
    const picture = `/projects/${project.id}/deforestation/indicator_image?baseline_year=2015`;
    expect(await call(service, 'GET', picture, thief)).toMatchObject({ status: 409, body: { code: 'never-for-read-key' } });
    // Nothing of it is kept.
    expect((await call(service, 'POST', '/geojson_area', thief, parcelAt(35.001, 1.044))).status).toBe(200);
    expect(await call(service, 'GET', '/account/keys', thief)).toMatchObject({ status: 403, body: { params: { needed: 'admin' } } });
    const changing = Object.values(api).filter((route) => route.method !== 'GET' && route.id !== api.geojsonArea.id);
    expect(changing.length).toBeGreaterThan(12);
    for (const route of changing)
      for (const id of [project.id, deleted.id]) {
        const path = route.path.replaceAll('{project_id}', id).replaceAll(/\{\w+\}/g, 'x');
        for (const headers of [thief, { ...thief, authorization: `Token ${key}` }]) {
          const { status, body } = await call(service, route.method, path, headers, {});
          expect([route.id, status]).toEqual([route.id, route.base === 'main' ? 403 : 401]);
          if (route.base === 'main')
            expect(body).toEqual({
              detail: expect.stringContaining('scope read'),
              code: 'key-may-not',
              params: { scope: 'read', needed: expect.stringMatching(/^(write|admin)$/) },
            });
        }
      }
    for (const [method, path] of [
      ['POST', '/ogc/collections/projects/items'],
      ['PUT', `/ogc/collections/projects/items/${project.id}`],
      ['DELETE', `/ogc/collections/projects/items/${project.id}`],
    ] as const)
      expect((await call(service, method, path, thief, {})).status).toBe(403);
    expect((await call(service, 'GET', `/projects/${project.id}`, thief)).status).toBe(200);
    expect((await call(service, 'GET', '/ogc/collections/projects/items', thief)).body.features).toHaveLength(1);
    expect(await everything()).toEqual(before);

    // A key that writes does not decide for everybody.
    const writer = { 'x-api-key': (await issue(database, 'team', 'write')).key };
    expect((await call(service, 'PUT', `/projects/${project.id}/notes`, writer, { notes: 'n' })).status).toBe(200);
    expect(await call(service, 'PUT', '/collection', writer, { paused: true })).toMatchObject({
      status: 403,
      body: { params: { needed: 'admin' } },
    });

    // Nobody else's account opens by it, and it ends when it is revoked.
    await withAdministration(database, (administration) => administration.addAccount({ userId: 'south', name: 'S', quotaHectares: 1 }));
    const south = { 'x-api-key': (await issue(database, 'south', 'admin')).key };
    expect((await call(service, 'GET', '/projects', south)).body).toEqual([]);
    expect((await call(service, 'GET', `/projects/${project.id}`, south)).status).toBe(404);
    expect((await call(service, 'DELETE', `/projects/${project.id}`, south)).status).toBe(404);
    expect((await call(service, 'POST', '/projects?project_name=Large', south, parcelAt(35.001, 1.044))).status).toBe(422);
    await withAdministration(database, async (administration) => {
      const found = (await administration.keys('team')).find(({ scope }) => scope === 'read');
      await administration.revokeKey(found!.id);
    });
    expect((await call(service, 'GET', '/projects', thief)).status).toBe(401);
    expect((await call(service, 'GET', '/ogc', { authorization: `Basic ${Buffer.from(`any:${key}`).toString('base64')}` })).status).toBe(
      401,
    );
    await service.close();
  });

  test('keys are issued, listed and revoked by the API, and none opens more than the one that issued it', async () => {
    const database = await postgres.database();
    const store = await openDatabase(database);
    for (const userId of ['north', 'south']) await store.administration.addAccount({ userId, name: userId, quotaHectares: null });
    const admin = await issue(database, 'north', 'admin');
    const other = await issue(database, 'south', 'admin');
    const short = await issue(database, 'north', 'admin', 3);
    const service = await serve(database, 'keys', null);
    const by = ({ key }: { key: string }) => ({ 'x-api-key': key });
    const made = await call(service, 'POST', '/account/keys', by(admin), { label: 'Tablet', scope: 'write', days: 30 });
    expect(made).toMatchObject({
      status: 200,
      body: { key: expect.stringMatching(/^hectare_[\w-]{43}$/), label: 'Tablet', scope: 'write', is_good: true, revoked_at: null },
    });
    expect((await call(service, 'GET', '/projects', by(made.body))).status).toBe(200);
    for (const key of [made.body, await issue(database, 'north', 'read')])
      expect((await call(service, 'POST', '/account/keys', by(key), { label: 'More', scope: 'read' })).status).toBe(403);
    // Told once; nothing of the other account.
    const listed = await call(service, 'GET', '/account/keys', by(admin));
    expect(listed.body.map((row: any) => row.label)).toEqual(['admin of north', 'admin of north', 'Tablet', 'read of north']);
    expect(JSON.stringify(listed.body)).not.toContain(made.body.key.slice(8));
    for (const [, id] of [
      ['of another account', other.row.id],
      ['unknown', 999_999],
    ])
      expect(await call(service, 'DELETE', `/account/keys/${id}`, by(admin))).toMatchObject({ status: 404, body: { code: 'no-such-key' } });
    expect((await call(service, 'GET', '/projects', by(other))).status).toBe(200);

    // Not for longer than the key that issues it, and nothing is left of one that would be.
    for (const days of [null, 4])
      expect(await call(service, 'POST', '/account/keys', by(short), { label: 'Long', scope: 'read', days })).toMatchObject({
        status: 403,
        body: { code: 'key-outlives', params: { until: short.row.expires_at } },
      });
    expect((await call(service, 'POST', '/account/keys', by(short), { label: 'Short', days: 1 })).body.scope).toBe('read');
    for (const body of [{}, { label: 'servers' }, { label: 'two\nlines' }, { label: 'x', scope: 'all' }, { label: 'x', days: 0 }])
      expect([body, (await call(service, 'POST', '/account/keys', by(admin), body)).status]).toEqual([body, 422]);
    expect((await store.administration.keys('north')).map(({ label }) => label)).not.toContain('Long');

    // Revoked at once; a key may end itself, and issues nothing afterwards.
    expect((await call(service, 'DELETE', `/account/keys/${made.body.id}`, by(admin))).body).toMatchObject({ is_good: false });
    expect((await call(service, 'GET', '/projects', by(made.body))).status).toBe(401);
    expect((await call(service, 'DELETE', `/account/keys/${admin.row.id}`, by(admin))).status).toBe(200);
    expect((await call(service, 'POST', '/account/keys', by(admin), { label: 'x' })).status).toBe(401);
    expect(await store.keys.issue(admin.row.id, { userId: 'north', label: 'x', scope: 'read', days: null })).toEqual({ refused: 'issuer' });
    expect(await store.keys.issue(other.row.id, { userId: 'north', label: 'x', scope: 'read', days: null })).toEqual({ refused: 'issuer' });
    const entries = await store.administration.audit({ userId: 'north', limit: 100 });
    expect(entries.map(({ action, key_id: id, object }) => [action, id, object])).toEqual([
      ['key-issued', admin.row.id, String(made.body.id)],
      ['key-issued', short.row.id, expect.any(String)],
      ['key-revoked', admin.row.id, String(made.body.id)],
      ['key-revoked', admin.row.id, String(admin.row.id)],
    ]);
    await service.close();
    await store.close();
  });

  test('a key of some collections opens nothing else, and reads or writes in each as it was said', async () => {
    const database = await postgres.database();
    const store = await openDatabase(database);
    await store.administration.addAccount({ userId: 'north', name: 'N', quotaHectares: null });
    const admin = await issue(database, 'north', 'admin');
    const service = await serve(database, 'collections', null);
    const owner = { 'x-api-key': admin.key };
    const members = (west: number) => ({
      type: 'FeatureCollection',
      features: [0, 1, 2].map((number) => ({
        type: 'Feature',
        properties: { name: `Plot ${number}` },
        geometry: parcelAt(west + number / 10, 1.044),
      })),
    });
    const create = async (name: string, body: object, more = '') =>
      (await call(service, 'POST', `/projects?project_name=${name}${more}`, owner, body)).body as { id: string; subprojects: string[] };
    const [mine, read, other] = [
      await create('Mine', members(35), '&is_collection=true'),
      await create('Read', members(36), '&is_collection=true'),
      await create('Other', members(37), '&is_collection=true'),
    ];
    const single = await create('Single', parcelAt(38, 1.044));
    const asked = { label: 'field', scope: 'write', collections: [{ id: mine.id, role: 'write' }, { id: read.id }] };
    const issued = await call(service, 'POST', '/account/keys', owner, asked);
    expect(issued).toMatchObject({ status: 200, body: { collections: expect.arrayContaining([{ id: read.id, role: 'read' }]) } });
    const key = { 'x-api-key': issued.body.key as string };
    const told = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await call(service, method, path, key, body);
      return status === 403 ? answer.code : status;
    };
    // The list is of its collections alone, and so is everything of one project.
    const listed = (await call(service, 'GET', '/projects', key)).body.map(({ id }: { id: string }) => id);
    expect(listed.sort()).toEqual([mine, read].flatMap(({ id, subprojects }) => [id, ...subprojects]).sort());
    for (const id of [mine.id, read.id, mine.subprojects[0]!, read.subprojects[2]!]) expect(await told('GET', `/projects/${id}`)).toBe(200);
    for (const id of [other.id, other.subprojects[1]!, single.id]) {
      expect(await told('GET', `/projects/${id}`)).toBe('key-of-other-collections');
      expect(await told('DELETE', `/projects/${id}`)).toBe('key-of-other-collections');
    }
    expect(await told('GET', '/projects/none')).toBe(404);
    // What writes and what reads.
    expect(await told('PUT', `/projects/${mine.subprojects[0]}/notes`, { notes: 'n' })).toBe(200);
    for (const id of [read.id, read.subprojects[0]!]) {
      expect(await told('PUT', `/projects/${id}/notes`, { notes: 'n' })).toBe('collection-read-only');
      expect(await told('DELETE', `/projects/${id}`)).toBe('collection-read-only');
    }
    expect((await call(service, 'GET', `/projects/${read.id}/deforestation/indicator_image?baseline_year=2015`, key)).body.code).toBe(
      'never-for-read-key',
    );
    // Notes of its projects alone.
    await call(service, 'PUT', `/projects/${single.id}/notes`, owner, { notes: 'theirs' });
    expect((await call(service, 'GET', '/project_notes', key)).body).toMatchObject([{ project_id: mine.subprojects[0], notes: 'n' }]);
    expect((await call(service, 'GET', '/project_notes', owner)).body).toHaveLength(2);
    // Whatever is of the whole account; a route that is added later is among them.
    const free = ['list-projects', 'project-notes', 'geojson-area', 'collection', 'sources'];
    const ofAccount = Object.values(api).filter(
      ({ id, base, path }) => base === 'main' && !path.startsWith('/projects/{project_id}') && !free.includes(id),
    );
    expect(ofAccount.length).toBeGreaterThan(10);
    for (const { id, method, path } of ofAccount)
      expect([
        id,
        await told(method, path.replaceAll('{project_id}', mine.id).replaceAll(/\{\w+\}/g, '1'), method === 'GET' ? undefined : {}),
      ]).toEqual([id, expect.stringMatching(/^key-(of-collections|may-not)$/)]);
    // A GIS sees what the list has, and no more of it anywhere.
    const features = async (layer: string, of: Record<string, string>) =>
      (await call(service, 'GET', `/ogc/collections/${layer}/items`, of)).body;
    const [mineOnly, whole] = [await features('projects', key), await features('projects', owner)];
    expect(mineOnly.features.map((one: { id: string }) => one.id).sort()).toEqual(listed);
    expect([mineOnly.numberMatched, mineOnly.numberReturned, whole.numberMatched]).toEqual([8, 8, 13]);
    const plots = await features('plots', key);
    expect(plots.numberMatched).toBe(6);
    const owners = new Set(plots.features.map(({ properties }: { properties: { project_id: string } }) => properties.project_id));
    expect(listed).toEqual(expect.arrayContaining([...owners]));
    const extentOf = async (of: Record<string, string>) =>
      (await call(service, 'GET', '/ogc/collections/plots', of)).body.extent.spatial.bbox[0].map((side: number) => Math.round(side));
    expect([await extentOf(key), await extentOf(owner)]).toEqual([
      [35, 1, 36, 1],
      [35, 1, 38, 1],
    ]);
    const counted = async (layer: string, headers: Record<string, string>) => {
      const answer = await request(`${service.url}/ogc/collections/${layer}/tiles/WebMercatorQuad/0/0/0`, { headers });
      const seen = seenIn(new Uint8Array(await answer.body.arrayBuffer()), { z: 0, x: 0, y: 0 });
      return seen.find((one) => one.layer === 'about')!.properties['features'];
    };
    for (const [layer, ofKey, ofOwner] of [
      ['projects', 8, 13],
      ['plots', 6, 10],
    ] as const)
      expect([await counted(layer, key), await counted(layer, owner)]).toEqual([ofKey, ofOwner]);
    for (const [id, status] of [
      [mine.id, 200],
      [read.subprojects[0], 200],
      [other.id, 404],
      [single.id, 404],
      [`${single.id}.0`, 404],
      [`${mine.subprojects[0]}.0`, 200],
    ])
      expect(await told('GET', `/ogc/collections/${String(id).includes('.') ? 'plots' : 'projects'}/items/${id}`)).toBe(status);
    for (const [id, code] of [
      [other.id, 'key-of-other-collections'],
      [read.id, 'collection-read-only'],
      ['none', 404],
    ])
      expect(await told('DELETE', `/ogc/collections/projects/items/${id}`)).toBe(code);
    expect(await told('POST', '/ogc/collections/projects/items', {})).toBe('key-of-collections');
    expect(await told('PUT', `/ogc/collections/projects/items/${mine.id}`, {})).toBe('key-of-collections');
    for (const path of ['/collection', '/sources']) expect(await told('GET', path)).toBe(200);

    // Only collections of the account, each once, and none for who administers it.
    for (const collections of [[{ id: single.id }], [{ id: 'none' }], [{ id: mine.id }, { id: mine.id }], []])
      expect((await call(service, 'POST', '/account/keys', owner, { label: 'x', collections })).status).toBeGreaterThanOrEqual(422);
    expect((await call(service, 'POST', '/account/keys', owner, { ...asked, scope: 'admin' })).status).toBe(422);
    // More by hand is told; and a collection that is gone for good leaves a key that opens nothing.
    await ask(database, `BEGIN; SET LOCAL session_replication_role = replica; UPDATE key_collection SET role = 'write'; COMMIT`);
    await expect(store.accounts.callerOfKey(key['x-api-key'])).rejects.toBeInstanceOf(DamagedRecord);
    const { run } = commandLine();
    const cli = (...args: string[]) => run(['admin', ...args, '--database', database]);
    const one = await cli('key', 'issue', 'north', '--label', 'cli', '--scope', 'write', '--collection', `${other.id}:read`);
    expect(one.code).toBe(0);
    expect((await cli('key', 'list', 'north')).out).toContain(`of ${other.id}:read`);
    expect((await cli('key', 'issue', 'north', '--label', 'x', '--collection', 'none')).code).toBe(1);
    await store.deleteProject('north', other.id);
    await store.bin.deleteForGood('north', other.id);
    expect((await store.accounts.callerOfKey(one.out.trim()))?.collections).toEqual(new Map());
    // Also where everything was just told to somebody else.
    expect((await call(service, 'GET', '/projects', owner)).body).toHaveLength(9);
    expect((await call(service, 'GET', '/projects', { 'x-api-key': one.out.trim() })).body).toEqual([]);
    await service.close();
    await store.close();
  });

  test('accounts of a user group share its hectares, which come back with what is deleted', async () => {
    const database = await postgres.database();
    const store = await openDatabase(database);
    const { administration, accounts } = store;
    for (const userId of ['north', 'south', 'alone']) await administration.addAccount({ userId, name: userId, quotaHectares: null });
    const group = { name: 'Mills', providedId: 'mills', mapping: {}, properties: {}, tag: '' };
    const { row } = (await store.userGroups.make({ token: 'token', nonce: 'n' }, group))!;
    const project = await made('one');
    const { areaHectares } = project;
    // What an account has already counts from the moment on at which it belongs to the group.
    const first = await store.createProject('north', project, [], null);
    for (const userId of ['north', 'south']) await administration.setGroup(userId, row.team_id);
    await administration.setGroupQuota(row.team_id, areaHectares * 4.5);
    expect(await accounts.quota('south')).toEqual({ limit: null, used: 0, group: { limit: areaHectares * 4.5, used: areaHectares } });
    const create = (userId: string) => store.createProject(userId, project, [], null);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => create(number % 2 === 0 ? 'north' : 'south')));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ phrase: { code: 'group-quota-exceeded' } });
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(ids).toHaveLength(3);
    const used = async () => (await accounts.quota('north')).group!.used;
    expect(await used()).toBeCloseTo(areaHectares * 4, 6);
    // Another group's accounts, and those of none, are not concerned.
    await create('alone');
    expect(await used()).toBeCloseTo(areaHectares * 4, 6);

    await store.deleteProject('north', first);
    expect(await used()).toBeCloseTo(areaHectares * 3, 6);
    await administration.setGroupQuota(row.team_id, areaHectares * 3.5);
    await expect(store.bin.restore('north', first, [])).rejects.toMatchObject({ phrase: { code: 'group-quota-exceeded' } });
    expect((await store.bin.list('north')).map(({ id }) => id)).toEqual([first]);
    // A group that has more than it may goes on deleting.
    await administration.setGroupQuota(row.team_id, areaHectares);
    const souths = (await store.heads.list('south')).map(({ id }) => id);
    for (const id of souths) await store.deleteProject('south', id);
    expect(await used()).toBeCloseTo(areaHectares * (3 - souths.length), 6);

    const { key } = await issue(database, 'south', 'write');
    const service = await serve(database, 'groups', null);
    await administration.setGroupQuota(row.team_id, areaHectares * 3.5);
    const by = { 'x-api-key': key };
    expect((await call(service, 'GET', '/quota', by)).body).toMatchObject({
      limit_hectares: null,
      remaining_hectares: expect.closeTo(areaHectares * (0.5 + souths.length), 6),
      group: { limit_hectares: areaHectares * 3.5 },
    });
    await administration.setGroupQuota(row.team_id, 0);
    expect(await call(service, 'POST', '/projects?project_name=P', by, parcelAt(35.001, 1.044))).toMatchObject({
      status: 422,
      body: { code: 'group-quota-exceeded', detail: [{ type: 'quota_exceeded', loc: ['body', 'geometry'] }] },
    });
    await administration.setGroup('south', null);
    expect((await call(service, 'POST', '/projects?project_name=P', by, parcelAt(35.001, 1.044))).status).toBe(200);
    expect((await administration.groups()).map(({ accounts: of }) => of)).toEqual([['north']]);
    // What a token changes is told of the one account of its group.
    await call(service, 'PUT', '/api/user', { authorization: 'Token token' }, { name: 'M', user_group_id: 'mills' });
    expect(await administration.audit({ action: 'group-changed', limit: 9 })).toMatchObject([
      { user_id: 'north', key_label: 'user-group-token' },
    ]);
    await expect(administration.setGroup('south', 99)).rejects.toMatchObject({ code: 'no-such-group' });
    const { run } = commandLine();
    const admin = (...args: string[]) => run(['admin', ...args, '--database', database]);
    expect((await admin('group', 'quota', String(row.team_id), '--no-limit')).code).toBe(0);
    expect((await admin('account', 'group', 'south', '--group', String(row.team_id))).code).toBe(0);
    expect((await admin('group', 'list')).out).toMatch(/^1\tmills\tM\t[\d.]+ of any number of ha\tnorth, south\n$/);
    expect((await admin('account', 'group', 'south')).code).toBe(2);
    await service.close();
    await store.close();
  });

  test('a server needs a key, and the command line issues one once', async () => {
    const database = await postgres.database();
    await expect(serve(database, 'without', null)).rejects.toMatchObject({ phrase: { code: 'service.no-key' } });
    const { run } = commandLine();
    const admin = (...args: string[]) => run(['admin', ...args, '--database', database]);
    expect(await admin('account', 'add', 'east', '--name', 'East', '--quota-hectares', '50')).toMatchObject({ code: 0, out: '' });
    expect((await admin('account', 'add', 'east', '--no-limit')).code).toBe(1);
    const issued = await admin('key', 'issue', 'east', '--label', 'QGIS', '--days', '30');
    expect(issued).toMatchObject({ code: 0, out: expect.stringMatching(/^hectare_[\w-]{43}\n$/) });
    expect(issued.err).not.toContain(issued.out.trim());
    const { keys } = JSON.parse((await admin('key', 'list', 'east', '--json')).out) as { keys: Record<string, unknown>[] };
    expect(keys).toMatchObject([{ user_id: 'east', label: 'QGIS', scope: 'read', is_good: true, revoked_at: null }]);
    const service = await serve(database, 'with', null);
    expect((await call(service, 'GET', '/projects', { 'x-api-key': issued.out.trim() })).status).toBe(200);
    expect((await admin('key', 'revoke', String(keys[0]!['id']))).code).toBe(0);
    expect((await call(service, 'GET', '/projects', { 'x-api-key': issued.out.trim() })).status).toBe(401);
    await service.close();
    expect((await admin('account', 'list')).out).toMatch(/^east\tEast\t0\.0 of 50 ha\t0 keys\n$/);
    expect((await admin('key', 'issue', 'east', '--label', 'servers')).err).toContain('HECTARE_API_KEY');
    expect((await admin('key', 'revoke', 'QGIS')).code).toBe(2);
  });
});

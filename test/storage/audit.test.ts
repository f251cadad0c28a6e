import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#operations/index.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { startService, type RunningService } from '#service/server.ts';
import { actAs } from '#service/storage/acting.ts';
import type { AuditFilter } from '#service/storage/audit-log.ts';
import { auditDigest } from '#service/storage-postgres/digests.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { withAdministration } from '#service/team.ts';
import { commandLine } from '../cli/run.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';

const token = 'token-of-the-audit-tests';
const group = { name: 'G', user_group_id: 'g', mapping: {}, properties: {} };

describe.skipIf(!hasPostgres)('the audit log of a team', () => {
  let postgres: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'hectare-audit-'));
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
  const serve = (database: string, name: string, proxies: string[] = []): Promise<RunningService> =>
    startService({
      dataFolder: join(folder, name),
      database,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: null,
      userGroupToken: token,
      proxies,
    });
  async function call(service: RunningService, method: string, path: string, headers: Record<string, string>, body?: object) {
    const answer = await request(`${service.url}${path}`, {
      method: method as 'GET',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: (await answer.body.json()) as any };
  }
  const audit = (database: string, filter: Partial<AuditFilter> = {}) =>
    withAdministration(database, (administration) => administration.audit({ limit: 1000, ...filter }));
  /** An account with a key that may do everything. */
  async function issued(database: string) {
    return withAdministration(database, async (administration) => {
      await administration.addAccount({ userId: 'west', name: 'West', quotaHectares: null });
      return administration.issueKey({ userId: 'west', label: 'tablet', scope: 'admin', days: null });
    });
  }

  test('every route of the contract that changes something says who, what, when and from where', async () => {
    const database = await postgres.database();
    const { key, row } = await issued(database);
    const service = await serve(database, 'routes');
    const headers = { 'x-api-key': key, authorization: `Token ${token}` };
    const created = await call(service, 'POST', '/projects?project_name=Name', headers, parcelAt(35.001, 1.044));
    const { id } = created.body as { id: string };
    let groupToken = '';
    /** How each route is asked, in an order in which each finds what it changes; null: nothing of it is kept. */
    const asked: Record<string, { action: string; object?: string; path?: string; body?: () => object } | null> = {
      'create-project': { action: 'project-created', path: '/projects?project_name=Other', body: () => parcelAt(35.001, 1.044) },
      'change-project-settings': { action: 'settings-changed', object: id, body: () => ({ time_zone: 'Africa/Nairobi' }) },
      'change-project-notes': { action: 'notes-changed', object: id, body: () => ({ notes: 'words of a person' }) },
      'collect-again': { action: 'collected-again', object: id },
      'change-collection': { action: 'collection-changed', object: '', body: () => ({ paused: true }) },
      'delete-project': { action: 'project-deleted', object: id },
      'restore-project': { action: 'project-restored', object: id },
      'delete-for-good': { action: 'project-erased', object: id },
      'issue-account-key': { action: 'key-issued', body: () => ({ label: 'another' }) },
      'revoke-account-key': { action: 'key-revoked', path: `/account/keys/${row.id + 1}`, object: String(row.id + 1) },
      'create-user-group': { action: 'group-made', body: () => group },
      'update-user-group': { action: 'group-changed', body: () => ({ ...group, name: 'H' }) },
      'rotate-user-group-token': { action: 'group-token-changed', body: () => ({ current_token: groupToken }) },
      // Computed from what is there, or of one server.
      'geojson-area': null,
      'check-sources': null,
      'stop-source-check': null,
      'make-area-pack': null,
      'remove-area-pack': null,
    };
    // The contract has one GET that makes something.
    const changing = Object.values(api).filter((route) => route.method !== 'GET' || route.id === api.createUserGroup.id);
    expect(changing.map((route) => route.id).sort()).toEqual(Object.keys(asked).sort());
    for (const [name, how] of Object.entries(asked)) {
      if (!how) continue;
      if (name === 'delete-for-good') await call(service, 'DELETE', `/projects/${id}`, headers);
      const before = (await audit(database)).at(-1)!;
      const route = changing.find((one) => one.id === name)!;
      const answer = await call(service, route.method, how.path ?? route.path.replaceAll('{project_id}', id), headers, how.body?.());
      expect([name, answer.status]).toEqual([name, 200]);
      if (name === 'create-user-group') groupToken = answer.body.user_group.token;
      const entries = (await audit(database)).filter((entry) => entry.id > before.id);
      const isMain = route.base === 'main';
      expect(entries).toEqual([
        {
          id: expect.any(Number),
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          user_id: isMain ? 'west' : null,
          key_id: isMain ? row.id : null,
          key_label: isMain ? 'tablet' : 'user-group-token',
          remote: '127.0.0.1',
          database_user: 'hectare',
          action: how.action,
          object: how.object ?? expect.stringMatching(/./),
          details: expect.any(Object),
          is_whole: 1,
        },
      ]);
    }
    const everything = JSON.stringify(await ask(database, 'SELECT * FROM audit'));
    for (const secret of [key, token, groupToken, 'words of a person']) expect(everything).not.toContain(secret);

    // What is refused is not noted, and what is read is none either.
    const before = await audit(database);
    await call(service, 'GET', '/projects', headers);
    expect((await call(service, 'DELETE', '/projects/none', headers)).status).toBe(404);
    await withAdministration(database, (administration) => administration.setQuota('west', 1e-6));
    expect((await call(service, 'POST', '/projects?project_name=Large', headers, parcelAt(35.001, 1.044))).status).toBe(422);
    expect((await audit(database)).slice(before.length).map(({ action }) => action)).toEqual(['quota-changed']);
    await service.close();
  });

  test('an address behind a proxy is believed from that proxy alone', async () => {
    const database = await postgres.database();
    const { key } = await issued(database);
    const forwarded = { 'x-api-key': key, 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    for (const proxies of [[], ['127.0.0.1'], ['10.0.0.0/8']]) {
      const service = await serve(database, `proxy ${proxies.join('').replaceAll(/\W/g, '-')}`, proxies);
      await call(service, 'POST', '/projects?project_name=P', forwarded, parcelAt(35.001, 1.044));
      await service.close();
    }
    // What the client itself wrote before the proxy's entry is not believed.
    expect((await audit(database, { action: 'project-created' })).map(({ remote }) => remote)).toEqual([
      '127.0.0.1',
      '198.51.100.7',
      '127.0.0.1',
    ]);
  });

  test('entries are only added, and one that was changed behind the service says so', async () => {
    const database = await postgres.database();
    await issued(database);
    for (const sql of ["UPDATE audit SET remote = 'x'", 'DELETE FROM audit', 'TRUNCATE audit'])
      await expect(ask(database, sql)).rejects.toThrow('never changed');
    const entries = await audit(database);
    expect(entries.map(({ action, object, is_whole: isWhole }) => [action, object, isWhole])).toEqual([
      ['account-made', 'west', 1],
      ['key-issued', '1', 1],
    ]);
    const { run } = commandLine();
    const listed = await run(['admin', 'audit', '--object', 'west', '--database', database]);
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('account-made | west')]);
    await run(['admin', 'account', 'disable', 'west', '--database', database]);
    expect(await audit(database, { action: 'account-disabled' })).toMatchObject([
      { user_id: null, key_id: null, remote: expect.stringMatching(/^command line, .+@.+/), object: 'west' },
    ]);
    await ask(database, "SET session_replication_role = replica; UPDATE audit SET remote = '192.0.2.1' WHERE id = 1");
    const damaged = await run(['admin', 'audit', '--database', database]);
    expect([damaged.code, damaged.out.split('\n').filter((line) => line.endsWith('DAMAGED')).length]).toEqual([1, 1]);
    expect((await run(['admin', 'audit', '--since', 'yesterday', '--database', database])).code).toBe(2);
  });

  test('an entry that is missing, or another one, shows in the chain of its account', async () => {
    const database = await postgres.database();
    await issued(database);
    const store = await openDatabase(database);
    const project = await projectFrom(
      { kind: 'body', text: JSON.stringify(parcelAt(35.001, 1.044)) },
      { name: 'P', isCollection: false, isControlPool: false },
    );
    await store.administration.addAccount({ userId: 'east', name: 'East', quotaHectares: null });
    // Of several accounts at once, and of one.
    const changes = Array.from({ length: 12 }, (_, number) => {
      const userId = number % 3 === 0 ? 'east' : 'west';
      return actAs({ userId, key: null, remote: 'test' }, () => store.createProject(userId, project, [], null));
    });
    const ids = await Promise.all(changes);
    await Promise.all(
      ids.map((id, number) =>
        actAs({ userId: 'west', key: null, remote: 'test' }, () => store.notes.change(id, { notes: String(number) })),
      ),
    );
    await store.close();
    const { run } = commandLine();
    const verify = async () => {
      const { code, out } = await run(['admin', 'audit', '--verify', '--json', '--database', database]);
      return { code, ...(JSON.parse(out) as { chains: { chain: string; entries: number; digest: string }[]; faults: object[] }) };
    };
    const whole = await verify();
    expect(whole).toMatchObject({
      code: 0,
      faults: [],
      chains: [
        { chain: '', entries: 3 },
        { chain: 'east', entries: 4 },
        { chain: 'west', entries: 20 },
      ],
    });
    const behind = (sql: string) => ask(database, `BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);
    const [kept] = await ask(database, "SELECT to_jsonb(audit) - 'id' AS row, id FROM audit WHERE chain = 'west' AND link = 5");
    await behind("DELETE FROM audit WHERE chain = 'west' AND link = 5");
    expect(await verify()).toMatchObject({ code: 1, faults: [{ chain: 'west', link: 6, kind: 'missing-before' }] });
    // Put back as another one, with a digest that fits it.
    await behind(
      `INSERT INTO audit OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(NULL::audit, '${JSON.stringify({ ...kept!['row'], id: kept!['id'], remote: '192.0.2.1' })}')).*`,
    );
    expect((await verify()).faults).toEqual([{ chain: 'west', link: 5, kind: 'changed' }]);
    const [other] = await ask(database, `SELECT ${auditDigest} AS digest FROM audit WHERE chain = 'west' AND link = 5`);
    await behind(`UPDATE audit SET digest = '${other!['digest']}' WHERE chain = 'west' AND link = 5`);
    expect((await verify()).faults).toEqual([{ chain: 'west', link: 6, kind: 'replaced-before' }]);
    await behind("DELETE FROM audit WHERE chain = 'east' AND link = 4");
    expect((await verify()).faults).toContainEqual({ chain: 'east', link: 4, kind: 'missing-at-end' });
    expect((await run(['admin', 'audit', '--verify', '--limit', '3', '--database', database])).code).toBe(2);
    expect((await run(['admin', 'audit', '--verify', '--database', database])).out).toContain('east\tentry 4\tFAULT: the last entry');
  });

  test('a change that is undone leaves no entry', async () => {
    const database = await postgres.database();
    const store = await openDatabase(database);
    const project = await projectFrom(
      { kind: 'body', text: JSON.stringify(parcelAt(35.001, 1.044)) },
      { name: 'P', isCollection: false, isControlPool: false },
    );
    await store.accounts.ensure('west', project.areaHectares * 2.5);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => store.createProject('west', project, [], null)));
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(ids).toHaveLength(2);
    // By itself, where nobody asked.
    const entries = await audit(database, { action: 'project-created' });
    expect(entries.map(({ object }) => object).sort()).toEqual(ids.sort());
    expect(entries[0]).toMatchObject({ user_id: null, key_label: null, remote: 'service' });
    await store.close();
  });
});

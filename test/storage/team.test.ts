import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import { triesLater } from '#service/jobs/job-ends.ts';
import { allPlans } from '#service/jobs/plans.ts';
import { startService, type RunningService } from '#service/server.ts';
import { DamagedRecord } from '#service/storage/damaged-record.ts';
import { TileMaker } from '#service/tiles/make-tile.ts';
import { QuotaExceeded } from '#service/storage/quota-exceeded.ts';
import { DatabaseUnreachable } from '#service/storage/unreachable.ts';
import { Database } from '#service/storage-postgres/connection.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { takeQuota } from '#service/storage-postgres/quota.ts';
import { schemaSteps } from '#service/storage-postgres/schema.ts';
import { countedBits, type CountedCell } from '#service/tiles/cells.ts';
import { commandLine, type Running } from '../cli/run.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { seenIn } from '../helpers/vector-tiles.ts';

const key = 'key-of-the-team-tests';
const token = 'token-of-the-team-tests';
const pack = resolve(import.meta.dirname, '../../out/sample-landscape');
const plans = [{ product: 'soil', variant: '', place: 10, needs: [] }];
const made = (name: string, west = 35.001) =>
  projectFrom({ kind: 'body', text: JSON.stringify(parcelAt(west, 1.044)) }, { name, isCollection: false, isControlPool: false });

describe.skipIf(!hasPostgres)('a team on one database', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  async function ask(database: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: database });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const opened = async (database: string) => {
    const store = await openDatabase(database);
    await store.accounts.ensure('u', null);
    return store;
  };

  test('several that start at once make one schema; a newer one and tables of others are left alone', async () => {
    const database = await postgres.database('nothing');
    const stores = await Promise.all(Array.from({ length: 4 }, () => openDatabase(database)));
    await Promise.all(stores.map((store) => store.close()));
    expect(await ask(database, 'SELECT version FROM hectare_schema')).toEqual(schemaSteps.map(({ version }) => ({ version })));
    await ask(database, "INSERT INTO hectare_schema VALUES (99, '')");
    await expect(openDatabase(database)).rejects.toMatchObject({ phrase: { code: 'service.database-newer' } });
    const other = await postgres.database('nothing');
    await ask(other, 'CREATE TABLE projects (x integer)');
    await expect(openDatabase(other)).rejects.toMatchObject({ phrase: { code: 'service.database-of-others' } });
    expect(await ask(other, "SELECT to_regclass('hectare_schema') AS made")).toEqual([{ made: null }]);
  });

  test('servers beside each other share one quota and one idempotency key, and no job is leased twice', async () => {
    const database = await postgres.database();
    const stores = await Promise.all([opened(database), opened(database), opened(database)]);
    const project = await made('one');
    await stores[0]!.accounts.ensure('u', project.areaHectares * 10.5);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, number) =>
        stores[number % 3]!.createProject('u', project, plans, number < 9 ? 'same' : `key ${number}`),
      ),
    );
    const ids = new Set(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])));
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(QuotaExceeded);
    expect(ids.size).toBe(10);
    expect((await stores[1]!.accounts.quota('u')).used).toBeCloseTo(project.areaHectares * 10, 6);
    const leased = (await Promise.all(stores.map((store, number) => store.collecting.lease(`worker ${number}`, 60_000, 10, [])))).flat();
    expect([leased.length, new Set(leased.map(({ id }) => id)).size]).toEqual([10, 10]);
    // Deletions and creates at once leave the quota what the projects sum to.
    const gone = [...ids].slice(0, 5);
    await Promise.all([
      ...gone.map((id, number) => stores[number % 3]!.deleteProject('u', id)),
      ...gone.map((_, number) => stores[(number + 1) % 3]!.createProject('u', project, plans, null).catch((error: unknown) => error)),
    ]);
    const [sum] = await ask(database, 'SELECT sum(quota_hectares) AS hectares FROM projects');
    expect((await stores[2]!.accounts.quota('u')).used).toBeCloseTo(Number(sum!['hectares']), 6);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('the statements that go out with the commit are kept with it or not at all, and who takes too much keeps nothing', async () => {
    const database = await postgres.database();
    const store = await opened(database);
    const project = await made('one');
    await store.accounts.ensure('u', project.areaHectares * 1.5);
    await store.createProject('u', project, plans, null);
    // As if others had been quicker after the first look at the quota.
    const plain = new Database(database);
    const late = () =>
      plain.transaction(async (query, last) => {
        await query("INSERT INTO setting (name, value) VALUES ('late', '1')");
        takeQuota(last, 'u', project.areaHectares);
        last("INSERT INTO setting (name, value) VALUES ('later', '1')", []);
      });
    await expect(late()).rejects.toMatchObject({ code: 'HQ001' });
    expect(await ask(database, 'SELECT name FROM setting')).toEqual([]);
    expect((await store.accounts.quota('u')).used).toBe(project.areaHectares);
    await store.accounts.ensure('u', null);
    await late();
    expect(await ask(database, 'SELECT name FROM setting ORDER BY name')).toEqual([{ name: 'late' }, { name: 'later' }]);
    await Promise.all([store.close(), plain.close()]);
  });

  test('a full database of schema 11 counts its jobs as before, along an index of those that have not ended well', async () => {
    const database = await postgres.database('postgis');
    const before = schemaSteps.filter(({ version }) => version <= 11);
    await ask(
      database,
      `CREATE EXTENSION IF NOT EXISTS postgis; CREATE TABLE hectare_schema (version integer PRIMARY KEY, applied_at text NOT NULL); ${before.map(({ sql }) => sql).join(';')};
      INSERT INTO hectare_schema SELECT n, hectare_now() FROM generate_series(1, 11) AS n; INSERT INTO account (user_id) VALUES ('u');
      INSERT INTO projects (id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares, is_collection, is_control_pool)
        SELECT 'p' || n, 'u', 'P', hectare_now(), hectare_now(), '{}', encode(sha256('{}'), 'hex'), 'h', 0, 0, false, false FROM generate_series(1, 300) AS n;
      INSERT INTO job (project_id, product, state, needs, place, waits_for, updated_at)
        SELECT id, 'product ' || n, CASE WHEN n > 3 THEN 'done' ELSE (ARRAY['queued', 'running', 'failed', 'cancelled'])[1 + (fid + n) % 4] END, '[]', 10,
          (ARRAY['network', 'decision', NULL])[1 + (fid * n) % 3], hectare_now() FROM projects, generate_series(1, 12) AS n;
      INSERT INTO shapes (project_id, place, name, folder, geom, properties, feature, feature_sha256)
        SELECT id, n, 'P', '', ST_MakeEnvelope(fid % 90, n, fid % 90 + 0.01, n + 0.01, 4326), '{}', '{}', '' FROM projects, generate_series(1, 3) AS n WHERE fid > 9`,
    );
    const counted = (sql: string) => ask(database, sql).then((rows) => rows.map((row) => JSON.stringify(row)).sort());
    const states = await counted('SELECT state, count(*)::int AS n FROM job GROUP BY state');
    const kinds = await counted(
      `SELECT CASE state WHEN 'queued' THEN coalesce(waits_for, 'turn') ELSE state END AS kind, count(*)::int AS jobs, count(DISTINCT project_id)::int AS projects
      FROM job WHERE state IN ('queued', 'running', 'failed') GROUP BY kind`,
    );
    const products = await counted('SELECT product, state, count(*)::int AS jobs FROM job GROUP BY product, state');
    const store = await openDatabase(database);
    const told = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(told(Object.entries(await store.jobs.counts()).map(([state, n]) => ({ state, n })))).toEqual(states);
    expect(told(Object.entries(await store.jobs.work()).map(([kind, group]) => ({ kind, ...group })))).toEqual(kinds);
    expect(told(await store.jobs.byProduct())).toEqual(products);
    await ask(database, 'VACUUM (ANALYZE) job');
    const plan = await ask(
      database,
      "EXPLAIN SELECT state, waits_for, project_id, count(*) FROM job WHERE state <> 'done' GROUP BY 1, 2, 3",
    );
    expect(JSON.stringify(plan)).toContain('Index Only Scan using job_unended');
    // Where its plots lie was counted with the step; what is kept of that is not believed where it is not what was written.
    const of = { userId: 'u', collections: null };
    const byCell = (cells: CountedCell[]) => {
      const sums = new Map<string, number>();
      for (const { x, y, count } of cells) sums.set(`${x} ${y}`, (sums.get(`${x} ${y}`) ?? 0) + count);
      return [...sums].sort();
    };
    const projects = await store.tiles.shown(of);
    const counts = byCell(await store.tiles.cells(of, 'plots', countedBits, null));
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(291 * 3);
    expect(await ask(database, 'SELECT count(*)::int AS n FROM plot_cells WHERE cells = hectare_plot_cells(project_id)')).toEqual([
      { n: 300 },
    ]);
    expect(byCell(await store.tiles.plotCells(of, projects))).toEqual(counts);
    await ask(
      database,
      "SET session_replication_role = replica; UPDATE plot_cells SET cells = '{{1,1,7}}' WHERE project_id < 'p2'; DELETE FROM plot_cells WHERE project_id > 'p28'",
    );
    expect(byCell(await store.tiles.plotCells(of, projects))).toEqual(counts);
    await store.close();
  });

  test('a worker takes the products that it is for', async () => {
    const database = await postgres.database();
    const store = await opened(database);
    await store.createProject('u', await made('one'), [...plans, { product: 'weather', variant: '', place: 1, needs: [] }], null);
    const soil = await openDatabase(database, ['soil']);
    expect((await soil.collecting.lease('worker', 60_000, 9, [])).map(({ product }) => product)).toEqual(['soil']);
    await Promise.all([store.close(), soil.close()]);
  });

  test('whether a job is tried later is told by the clock of the database', async () => {
    const database = await postgres.database();
    const store = await opened(database);
    const id = await store.createProject('u', await made('one'), plans, null);
    const [job] = await store.collecting.lease('w', 60_000, 1, []);
    // A database that is a day ahead of its servers, and one that is a day behind.
    for (const hours of [24, -24]) {
      const clock = (more: number) =>
        ask(
          database,
          `CREATE OR REPLACE FUNCTION hectare_ms() RETURNS bigint LANGUAGE sql VOLATILE AS
            $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${hours * 3_600_000 + more} $$`,
        );
      await clock(0);
      await ask(database, "UPDATE job SET state = 'running', lease_owner = 'w'");
      await store.collecting.fail(
        { job: job!, owner: 'w' },
        { message: 'no network', phrase: null, waitsFor: 'network' },
        3_600_000,
        false,
      );
      expect(triesLater((await store.jobs.one(id, 'soil', ''))!)).toBe(true);
      await clock(3_700_000);
      expect(triesLater((await store.jobs.ofProject(id))[0]!)).toBe(false);
    }
    await store.close();
  });

  test('rows that were changed behind its back are told, not served', async () => {
    const database = await postgres.database();
    const store = await opened(database);
    const [name, shape] = [
      await store.createProject('u', await made('name'), plans, 'k'),
      await store.createProject('u', await made('shape'), plans, null),
    ];
    const [job] = await store.collecting.lease('w', 60_000, 1, []);
    const collected = { data: 1, provenance: {}, files: { 'a.bin': { mediaType: 'text/plain', bytes: Uint8Array.of(1, 2, 3) } } } as never;
    await store.collecting.complete({ job: job!, owner: 'w' }, collected, []);
    const behind = (sql: string) => ask(database, `SET session_replication_role = replica; ${sql}`);
    await behind(`UPDATE projects SET area_hectares = area_hectares * 2 WHERE id = '${name}'`);
    await behind(`UPDATE projects SET geojson = replace(geojson, '35.001', '35.002') WHERE id = '${shape}'`);
    expect((await store.heads.list('u')).map((row) => row.is_whole)).toEqual([0, 1]);
    const world = { z: 0, x: 0, y: 0 };
    const seen = seenIn((await new TileMaker(store).tile({ userId: 'u', collections: null }, 'projects', world)).bytes, world).filter(
      ({ layer }) => layer === 'projects',
    );
    expect(seen.find(({ properties }) => properties['id'] === name)!.properties).toEqual({
      id: name,
      project_name: 'name',
      count: 1,
      drawn_as: 'point',
      damaged: true,
    });
    const damaged = await made('name');
    for (const tell of [
      () => store.project('u', name),
      () => store.heads.of('u', name),
      () => store.notes.change(name, { notes: 'x' }),
      () => store.changeSettings(name, { time_zone: 'Africa/Nairobi' }, []),
      () => store.createProject('u', damaged, plans, 'k'),
      () => store.project('u', shape),
    ])
      await expect(tell()).rejects.toBeInstanceOf(DamagedRecord);
    await behind("UPDATE collected_file SET bytes = '\\x010204'");
    await expect(store.results.get(job!.project_id, 'soil', '', true)).rejects.toBeInstanceOf(DamagedRecord);
    await expect(store.results.file(job!.project_id, 'soil', '', 'a.bin')).rejects.toBeInstanceOf(DamagedRecord);
    await store.bin.deleteDamaged('u', name);
    expect((await store.heads.list('u')).map(({ id }) => id)).toEqual([shape]);
    await behind('UPDATE account SET quota_used_hectares = 0');
    await expect(store.accounts.quota('u')).rejects.toBeInstanceOf(DamagedRecord);
    await expect(store.createProject('u', await made('more'), plans, null)).rejects.toBeInstanceOf(DamagedRecord);
    await store.close();
    await expect(openDatabase(database)).rejects.toMatchObject({ phrase: { code: 'service.database-damaged' } });
  });

  test('a PostgreSQL that is killed loses nothing that was acknowledged, and is used again when it is back', async () => {
    const database = await postgres.database();
    const store = await opened(database);
    const project = await made('one');
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let isOver = false;
    const writer = (async () => {
      for (let number = 0; !isOver; number += 1)
        await store.createProject('u', project, plans, `key ${number}`).then(
          (id) => acknowledged.push(id),
          (error: unknown) => failures.push(error),
        );
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    const [job] = await store.collecting.lease('w', 600_000, 1, []);
    // What a worker computed waits for the database.
    await Promise.all([store.collecting.complete({ job: job!, owner: 'w' }, { data: 1, provenance: {} } as never, []), postgres.crash()]);
    expect((await store.results.list(job!.project_id)).map(({ product }) => product)).toEqual(['soil']);
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    isOver = true;
    await writer;
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnreachable);
    const ids = (await store.heads.list('u')).map(({ id }) => id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect((await store.accounts.quota('u')).used).toBeCloseTo(ids.length * project.areaHectares, 4);
    await store.close();
  });

  describe('servers and workers', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'hectare-team-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

    const serve = (database: string, name: string): Promise<RunningService> =>
      startService({
        dataFolder: join(folder, name),
        database,
        listen: { host: '127.0.0.1', port: 0 },
        apiKey: key,
        userGroupToken: token,
      });
    async function call(service: RunningService, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) {
      const answer = await request(`${service.url}${path}`, {
        method,
        headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.statusCode, body: (await answer.body.json()) as any };
    }

    test('what one server writes the other answers, and other computers are served only when told', async () => {
      const database = await postgres.database();
      const [one, two] = await Promise.all([serve(database, 'one'), serve(database, 'two')]);
      const first = await call(one, 'POST', '/projects?project_name=One', parcelAt(35.001, 1.044), { 'idempotency-key': 'k' });
      expect(first.status).toBe(200);
      expect(await call(two, 'POST', '/projects?project_name=One', parcelAt(35.001, 1.044), { 'idempotency-key': 'k' })).toEqual(first);
      const list = async (service: RunningService) => (await call(service, 'GET', '/projects')).body.map((row: any) => row.project_name);
      expect([await list(one), await list(two)]).toEqual([['One'], ['One']]);
      await call(two, 'PUT', `/projects/${first.body.id}/notes`, { notes: 'seen by both' });
      expect((await call(one, 'GET', '/project_notes')).body).toMatchObject([{ notes: 'seen by both' }]);
      await call(one, 'PUT', '/collection', { paused: true });
      expect((await call(two, 'GET', '/collection')).body).toMatchObject({ paused: true, jobs: { queued: allPlans().length } });
      expect((await call(two, 'GET', `/projects/${first.body.id}/available_data`)).body.products.map((one_: any) => one_.state)).toContain(
        'queued',
      );
      expect((await call(two, 'GET', '/ogc/collections/projects/items')).body.features).toHaveLength(1);
      expect((await call(two, 'GET', '/projects', undefined, { 'x-api-key': 'wrong' })).status).toBe(401);
      expect((await call(two, 'GET', `/projects/${first.body.id}/pack`)).status).toBe(404);
      expect((await call(two, 'DELETE', `/projects/${first.body.id}`)).status).toBe(200);
      expect([await list(one), await list(two)]).toEqual([[], []]);
      await Promise.all([one.close(), two.close()]);
      await expect(
        startService({
          dataFolder: join(folder, 'three'),
          database,
          listen: { host: '0.0.0.0', port: 0 },
          apiKey: key,
          userGroupToken: token,
        }),
      ).rejects.toMatchObject({ phrase: { code: 'service.only-this-computer' } });
    });

    test.skipIf(!existsSync(join(pack, 'manifest.json')))(
      'the jobs of a worker that is killed are taken over by another, and done once',
      async () => {
        const database = await postgres.database();
        const service = await serve(database, 'server');
        await call(service, 'PUT', '/collection', { offline: true });
        const { body: project } = await call(service, 'POST', '/projects?project_name=Kill', parcelAt(35.001, 1.044));
        const { start } = commandLine();
        // Quick ones, which wait for no other.
        const products = ['biomass-stock', 'forest-2020', 'land-cover', 'project-mask', 'soil', 'wetlands-mask'];
        const begin = (name: string) =>
          start(
            ['worker', '--database', database, '--data', join(folder, name), '--pack', pack].concat(
              products.flatMap((product) => ['--product', product]),
            ),
          );
        const states = async () =>
          ask(
            database,
            `SELECT product, state, attempts, lease_owner FROM job WHERE product = ANY('{${products.join(',')}}') ORDER BY product`,
          );
        // Held up before its first answer is written: it cannot be done with its jobs before it is killed, however late the test sees that it has some.
        const holding = new Database(database, { connections: 1 });
        const left = await holding.transaction(async (query) => {
          await query('LOCK TABLE collected IN SHARE MODE');
          const first: Running = begin('worker one');
          await expect
            .poll(async () => (await states()).filter(({ state }) => state === 'running').length, { timeout: 120_000 })
            .toBeGreaterThan(0);
          first.child.kill('SIGKILL');
          await first.ended;
          // The database would still do what a killed worker had asked for.
          await query(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          return (await states()).filter(({ state }) => state === 'running');
        });
        await holding.close();
        expect(left.length).toBeGreaterThan(0);
        const second = begin('worker two');
        await second.line(/"pid":\d+/);
        const isOver = async () => (await states()).every(({ state }) => state !== 'queued' && state !== 'running');
        // However long a busy machine takes: the time of the test ends what hangs.
        while (!(await isOver())) await wait(500);
        const after = await states();
        for (const { product } of left) expect(Number(after.find((job) => job['product'] === product)!['attempts'])).toBeGreaterThan(1);
        const [doubled] = await ask(database, 'SELECT count(*) - count(DISTINCT (project_id, product, variant)) AS n FROM collected');
        expect(Number(doubled!['n'])).toBe(0);
        const ready = (await call(service, 'GET', `/projects/${project.id}/available_data`)).body.products.filter(
          (one: any) => one.state === 'ready',
        );
        expect(ready.map((one: any) => one.slug ?? one.product).sort()).toEqual(products);
        // A variant is asked of the server, collected by the worker, and answered.
        expect((await call(service, 'GET', `/projects/${project.id}/soil`)).status).toBe(200);
        second.child.kill('SIGTERM');
        expect((await second.ended).code).toBe(0);
        await service.close();
      },
      900_000,
    );
  });

  test('the command line takes no password, and no server without keys', async () => {
    const { run } = commandLine();
    const database = 'postgres://somebody:secret@localhost/hectare';
    const told = await run(['serve', '--database', database]);
    expect([told.code, told.err]).toEqual([2, expect.stringContaining('PGPASSFILE')]);
    expect(told.err).not.toContain('secret');
    expect((await run(['worker'])).err).toContain('--database');
    expect((await run(['worker', '--database', 'postgres://localhost/hectare', '--product', 'wether'])).err).toContain(
      'no product “wether”',
    );
    expect((await run(['serve', '--database', 'postgres://localhost/hectare'])).err).toContain('HECTARE_USER_GROUP_TOKEN');
  });
});

/**
 * A team's service at the size of a programme: ten offices with a thousand projects of a hundred plots each. What its statements cost PostgreSQL, what two hundred people
 * who think for 5 to 15 s wait, and creates a second beside those of the embedded service in the same run. Needs Debian's PostgreSQL with PostGIS.
 * Run: npm run bench -- --only team [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { parcelAt } from '../../helpers/parcels.ts';
import type { Query } from '#service/storage-postgres/connection.ts';
import { hasPostgres, startPostgres } from '../../helpers/postgres.ts';
import { isQuick } from '../mode.ts';
import { startMeasured, underLoad, type Measured } from '../service/measured.ts';
import { seedTeam } from './seed.ts';
import { thinkingUsers } from './users.ts';

const size = isQuick
  ? { accounts: 4, projectsOfAccount: 50, plotsOfProject: 50 }
  : { accounts: 10, projectsOfAccount: 1000, plotsOfProject: 100 };
const [users, seconds] = isQuick ? [40, 20] : [200, 120];
const token = 't'.repeat(40);
const entry = resolve(import.meta.dirname, '../../../src/service/process.ts');

/** Milliseconds that PostgreSQL itself takes, once its pages are read: the median of five. */
async function cost(client: pg.Client, sql: string, parameters: unknown[]): Promise<{ ms: number; nodes: string }> {
  const times: number[] = [];
  let nodes = '';
  for (let run = 0; run < 6; run += 1) {
    await client.query('BEGIN');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: object; 'Execution Time': number }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      parameters,
    );
    await client.query('ROLLBACK');
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    if (run > 0) times.push(ms);
    const scans = [...JSON.stringify(plan).matchAll(/"Node Type":"([^"]*Scan)"[^{}]*?"(?:Relation|Index) Name":"(\w+)"/g)].map(
      ([, kind, name]) => `${kind} ${name}`,
    );
    nodes = [...new Set(scans)].join(', ');
  }
  return { ms: times.sort((one, other) => one - other)[2]!, nodes };
}

/** The statements of lists and of the queue, as PostgreSQL saw them from the real store. */
async function statements(database: string, userId: string): Promise<void> {
  const { Database } = await import('#service/storage-postgres/connection.ts');
  const { PostgresStore } = await import('#service/storage-postgres/postgres-store.ts');
  const seen: [sql: string, parameters: readonly unknown[]][] = [];
  class Watched extends Database {
    constructor(url: string) {
      super(url);
      const watched =
        (plain: Query): Query =>
        (sql, parameters = []) => {
          seen.push([sql, parameters]);
          return plain(sql, parameters);
        };
      this.query = watched(this.query);
      this.queryAll = watched(this.queryAll);
    }
  }
  const watched = new Watched(database);
  const store = new PostgresStore(watched, null);
  const box: [number, number, number, number] = [-59.9, -9.9, -59.8, -9.8];
  const [first] = await store.heads.list(userId);
  await store.features.page(userId, 'projects', {}, { after: 0, limit: 100 });
  await store.features.page(userId, 'plots', { box }, { after: 0, limit: 100 });
  await store.features.count(userId, 'plots', { box });
  await store.features.count(userId, 'plots', {});
  await store.features.extent(userId);
  await store.project(userId, first!.id);
  await store.otherGeometries(first!.id, box);
  await store.notes.list(userId);
  await store.jobs.ofProject(first!.id);
  await store.jobs.ahead({ place: 10, id: 1_000_000_000 });
  await store.jobs.work();
  await store.jobs.byProduct();
  await store.jobs.doneBefore('wetlands-mask', 180);
  await store.results.revisionsOf(userId, 'deforestation-summary');
  await store.bin.list(userId);
  await store.close();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const rows = [];
  for (const [sql, parameters] of seen) {
    const { ms, nodes } = await cost(client, sql, [...parameters]);
    rows.push({
      statement: sql
        .replaceAll(/\s+/g, ' ')
        .replace(/^SELECT .{60,}? FROM /, 'SELECT … FROM ')
        .slice(0, 90),
      'ms in PostgreSQL': ms.toFixed(2),
      reads: nodes.slice(0, 90),
    });
  }
  await client.end();
  console.table(rows);
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function people(servers: Measured[], keys: string[], projects: string[][]): Promise<void> {
  await Promise.all(servers.map((server) => server.used()));
  const times = await thinkingUsers({ urls: servers.map(({ url }) => url), keys, projects, users, seconds });
  const used = await Promise.all(servers.map((server) => server.used()));
  const rows = [...times].map(([what, all]) => {
    const sorted = all.sort((one, other) => one - other);
    return {
      what,
      requests: sorted.length,
      'p50 ms': percentile(sorted, 0.5).toFixed(1),
      'p99 ms': percentile(sorted, 0.99).toFixed(1),
      aim: what === 'create' ? '' : 'p99 100 ms',
    };
  });
  console.table(rows);
  const requests = rows.reduce((sum, row) => sum + row.requests, 0);
  const milliseconds = used.reduce((sum, { processorMilliseconds }) => sum + processorMilliseconds, 0);
  console.log(`${users} people, ${seconds} s, two servers: ${(milliseconds / requests).toFixed(1)} ms of processor a request`);
}

async function creates(target: Measured, key: string) {
  const figures = await underLoad(target, {
    path: '/projects?project_name=p',
    method: 'POST',
    body: JSON.stringify(parcelAt(35, 1)),
    headers: { 'x-api-key': key, 'content-type': 'application/geo+json' },
    connections: 20,
    seconds: isQuick ? 2 : 8,
  });
  return {
    'creates/s': Math.round(figures.requestsPerSecond),
    'p99 ms': figures.p99,
    'processor ms': figures.processorMilliseconds.toFixed(2),
    failures: figures.failures,
  };
}

if (!hasPostgres) process.exit(0);
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-team-'));
const postgres = await startPostgres();
const seeding = performance.now();
const { database, keys, userOf } = await seedTeam(postgres, size);
console.log(
  `${size.accounts * size.projectsOfAccount} projects with ${size.accounts * size.projectsOfAccount * size.plotsOfProject} plots, made in ${((performance.now() - seeding) / 1000).toFixed(0)} s`,
);
await statements(database, userOf(0));
const started = (name: string, options: object) =>
  startMeasured(entry, {
    type: 'start',
    options: { dataFolder: join(folder, name), listen: { host: '127.0.0.1', port: 0 }, userGroupToken: token, ...options },
  });
const servers = [await started('one', { database, apiKey: null }), await started('two', { database, apiKey: null })];
const client = new pg.Client({ connectionString: database });
await client.connect();
const projects: string[][] = [];
for (const account of keys.keys())
  projects.push(
    (await client.query<{ id: string }>('SELECT id FROM projects WHERE user_id = $1', [userOf(account)])).rows.map(({ id }) => id),
  );
await client.end();
await people(servers, keys, projects);
const embedded = await started('embedded', { apiKey: keys[0]!, quotaHectares: null });
console.table([
  { service: 'embedded', ...(await creates(embedded, keys[0]!)) },
  { service: 'team, one server', ...(await creates(servers[0]!, keys[0]!)) },
]);
await Promise.all([embedded, ...servers].map((server) => server.stop()));
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

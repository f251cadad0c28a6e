/**
 * A team's service at the size of a programme: ten offices with a thousand projects of a hundred plots each. What its statements cost PostgreSQL, what two hundred people
 * who think for 5 to 15 s wait, what one server answers without a pause, and creates a second beside those of the embedded service in the same run. Needs Debian's
 * PostgreSQL with PostGIS.
 * Run: npm run bench -- --only team [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { parcelAt } from '../../helpers/parcels.ts';
import { hasPostgres, startPostgres } from '../../helpers/postgres.ts';
import { isQuick } from '../mode.ts';
import { startMeasured, underLoad, type Figures, type Load, type Measured } from '../service/measured.ts';
import { seedTeam } from './seed.ts';
import { statements } from './statements.ts';
import { thinkingUsers, type Times } from './users.ts';

const size = isQuick
  ? { accounts: 4, projectsOfAccount: 50, plotsOfProject: 50 }
  : { accounts: 10, projectsOfAccount: 1000, plotsOfProject: 100 };
const [users, seconds, warmUpSeconds] = isQuick ? [40, 20, 10] : [200, 120, 20];
const token = 't'.repeat(40);
const entry = resolve(import.meta.dirname, '../../../src/service/process.ts');

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const now = () => `load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} processors`;

/** What servers and PostgreSQL took of the processor while something ran. */
async function processorTime(servers: Measured[], run: () => Promise<void>): Promise<{ servers: number; postgres: number }> {
  await Promise.all(servers.map((server) => server.used()));
  const before = postgres.processorMilliseconds();
  await run();
  const used = await Promise.all(servers.map((server) => server.used()));
  return {
    servers: used.reduce((sum, { processorMilliseconds }) => sum + processorMilliseconds, 0),
    postgres: postgres.processorMilliseconds() - before,
  };
}

async function people(servers: Measured[], keys: string[], projects: string[][]): Promise<void> {
  let times: Times = new Map();
  const used = await processorTime(servers, async () => {
    times = await thinkingUsers({ urls: servers.map(({ url }) => url), keys, projects, users, seconds, warmUpSeconds });
  });
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
  const requests = (rows.reduce((sum, row) => sum + row.requests, 0) * (seconds + warmUpSeconds)) / seconds;
  console.log(
    `${users} people, ${seconds} s after ${warmUpSeconds} s, two servers, ${now()}; processor of a request: servers ${(used.servers / requests).toFixed(1)} ms, PostgreSQL ${(used.postgres / requests).toFixed(1)} ms`,
  );
}

type Wanted = Pick<Load, 'path' | 'connections'> & Partial<Load>;

/** So many at a time without thinking, of one server. */
async function loaded(what: string, target: Measured, key: string, wanted: Wanted) {
  let figures: Figures | null = null;
  const used = await processorTime([], async () => {
    figures = await underLoad(target, {
      length: { seconds: isQuick ? 2 : 8 },
      ...wanted,
      headers: { 'x-api-key': key, ...wanted.headers },
    });
  });
  const { requestsPerSecond, p50, p99, processorMilliseconds, failures, requests } = figures!;
  if (failures > 0 || requests === 0) throw new Error(`${what}: ${failures} of ${requests} answers failed`);
  return {
    what,
    'a second': Math.round(requestsPerSecond),
    'p50 ms': p50,
    'p99 ms': p99,
    'processor ms': processorMilliseconds.toFixed(2),
    'of PostgreSQL': (used.postgres / requests).toFixed(2),
    load: loadavg()[0]!.toFixed(1),
  };
}

/** A number of creates, and not of seconds: on a busy computer one may take longer than a bench has. */
const creates = (what: string, target: Measured, key: string) =>
  loaded(what, target, key, {
    path: '/projects?project_name=p',
    method: 'POST',
    body: JSON.stringify(parcelAt(35, 1)),
    headers: { 'content-type': 'application/geo+json' },
    connections: 20,
    length: { requests: isQuick ? 200 : 1500 },
  });

/** A team's server collects nothing; neither does a service of one computer that is compared with it. */
async function pause({ url }: Measured, key: string): Promise<void> {
  const { statusCode, body } = await request(`${url}/collection`, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ paused: true }),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`The collection was not paused: ${statusCode}`);
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
const [server, key] = [servers[0]!, keys[0]!];
const box = '-59.9,-9.9,-59.8,-9.8';
console.table([
  await loaded('a project', server, key, { path: `/projects/${projects[0]![0]}`, connections: 10 }),
  await loaded('list of an account', server, key, { path: '/projects', connections: 10 }),
  await loaded('100 plots in a box', server, key, { path: `/ogc/collections/plots/items?limit=100&bbox=${box}`, connections: 10 }),
  await loaded('state of the queue', server, key, { path: '/collection', connections: 10 }),
]);
const embedded = await started('embedded', { apiKey: key, quotaHectares: null });
await pause(embedded, key);
// Once before it is measured: what runs for the first time is slow in both.
await creates('warm up', embedded, key);
await creates('warm up', server, key);
console.table([await creates('creates, embedded', embedded, key), await creates('creates, team, one server', server, key)]);
await Promise.all([embedded, ...servers].map((server) => server.stop()));
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService } from '#service/server.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { startWorker } from '#service/worker.ts';
import { commandLine } from '../cli/run.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';

const key = 'key-of-the-watching-tests';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-watching-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const optionsIn = (name: string) => ({
  dataFolder: join(folder, name),
  listen: { host: '127.0.0.1', port: 0 },
  apiKey: key,
  userGroupToken: 'token-of-the-watching-tests',
});
async function ask(url: string, path: string, headers: Record<string, string> = {}) {
  const answer = await request(`${url}${path}`, { headers });
  const text = await answer.body.text();
  return { status: answer.statusCode, text, type: String(answer.headers['content-type']), retry: answer.headers['retry-after'] };
}
async function create(url: string, name: string): Promise<string> {
  const answer = await request(`${url}/projects?project_name=${name}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(parcelAt(35.001, 1.044)),
  });
  return ((await answer.body.json()) as { id: string }).id;
}
const labelsOf = (text: string) => new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label!));
const namesOf = (text: string) => new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));

test('a service of one computer is ready, and has figures only when told', async () => {
  const service = await startService(optionsIn('plain'));
  expect(await ask(service.url, '/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  expect((await ask(service.url, '/metrics')).status).toBe(404);
  await service.close();
});

test('figures tell routes, not who asks for what', async () => {
  const service = await startService({ ...optionsIn('figures'), metrics: true });
  const id = await create(service.url, 'Secretplot');
  await ask(service.url, `/projects/${id}?x=hidden`, { 'x-api-key': key });
  await ask(service.url, '/projects', { 'x-api-key': 'wrong-key' });
  await ask(service.url, '/nowhere/Secretplot');
  const told = async () => (await ask(service.url, '/metrics')).text;
  const counted = (route: string, method: string, status: string, n: number) =>
    `hectare_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"} ${n}`;
  // A request is counted when its last byte is sent, which may be a moment after it was read.
  await expect.poll(told).toContain(counted('none', 'GET', '4xx', 1));
  const text = await told();
  expect(text).toContain(counted('/projects', 'POST', '2xx', 1));
  expect(text).toContain(counted('/projects', 'GET', '4xx', 1));
  expect(text).toMatch(/_count\{route="\/projects\/:\w+",method="GET",status="2xx"\} 1\n/);
  expect(text).toMatch(/hectare_jobs\{product="soil",state="\w+"\} 1\n/);
  expect(text).toContain('hectare_ready 1');
  expect(text).toContain('process_resident_memory_bytes');
  for (const secret of [id, 'Secretplot', 'hidden', key, 'wrong-key', folder]) expect(text, secret).not.toContain(secret);
  expect(
    [...labelsOf(text)].filter((label) => !['version', 'major', 'minor', 'patch', 'kind', 'type', 'space'].includes(label)).sort(),
  ).toEqual(['le', 'method', 'product', 'route', 'state', 'status']);
  expect((await ask(service.url, '/metrics')).type).toMatch(/^text\/plain; version=0\.0\.4/);
  await service.close();
});

test('a server that is told to end says first that it is not ready, and answers on', async () => {
  const { start } = commandLine();
  const server = start(['serve', '--drain', '300', '--data', join(folder, 'draining')], {
    HECTARE_API_KEY: key,
    HECTARE_USER_GROUP_TOKEN: 'token',
  });
  const { url } = JSON.parse(await server.line(/\{"url".*\}/)) as { url: string };
  expect((await ask(url, '/ready')).status).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await ask(url, '/ready')).status, { timeout: 60_000 }).toBe(503);
  expect(await ask(url, '/ready')).toMatchObject({ text: expect.stringContaining('"code":"service-ending"'), retry: '5' });
  expect((await ask(url, '/projects', { 'x-api-key': key })).status).toBe(200);
  expect((await ask(url, '/health')).status).toBe(200);
  server.child.kill('SIGKILL');
  await server.ended;
});

describe.skipIf(!hasPostgres)('on the database of a team', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });

  test('a worker tells programs of its computer what it does; a server is ready while its database is there as it knows it', async () => {
    const database = await postgres.database();
    const service = await startService({ ...optionsIn('server'), database, metrics: true });
    await create(service.url, 'One');
    const before = (await ask(service.url, '/metrics')).text;
    expect(before).toContain('hectare_jobs{product="soil",state="queued"} 1\n');
    expect(before).toMatch(/hectare_database_connections\{state="in_use"\} \d+\n/);
    expect(before).toMatch(/hectare_database_waiting \d+\n/);
    const other = await openDatabase(database);
    await other.changeCollection({ offline: true });
    // Somebody took a job and died.
    expect(await other.collecting.lease('gone', 1, 1, [])).toHaveLength(1);
    await other.close();
    const worker = await startWorker({
      database,
      dataFolder: join(folder, 'worker'),
      products: null,
      atOnce: 4,
      packFolders: [],
      sampleData: false,
      statusPort: 0,
      log: () => {},
    });
    const status = worker.status!.url;
    await expect.poll(async () => (await ask(status, '/metrics')).text, { timeout: 60_000 }).toContain('hectare_lease_takeovers_total 1\n');
    expect((await ask(status, '/health')).text).toMatch(/^\{"status":"ok","faults":/);
    expect((await ask(status, '/ready')).status).toBe(200);
    expect((await ask(status, '/projects')).status).toBe(404);
    expect((await ask(status, '/health', { host: 'elsewhere.example.org' })).status).toBe(404);
    // The queue is one: its servers count it.
    expect([...namesOf((await ask(status, '/metrics')).text)]).not.toContain('hectare_jobs');
    await worker.close();
    await expect(ask(status, '/health')).rejects.toThrow();

    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const code = async () => (await ask(service.url, '/ready')).text;
    await client.query("INSERT INTO hectare_schema VALUES (99, '')");
    await expect.poll(code).toContain('"code":"database-schema-other"');
    await client.query('DELETE FROM hectare_schema WHERE version = 99');
    await expect.poll(code).toBe('{"status":"ready"}');
    await client.end();
    await postgres.stop();
    await expect.poll(code, { timeout: 60_000 }).toContain('"code":"database-unreachable"');
    const left = (await ask(service.url, '/metrics')).text;
    expect(left).toContain('hectare_ready 0\n');
    expect((await ask(service.url, '/health')).status).toBe(200);
    await service.close();
  });
});

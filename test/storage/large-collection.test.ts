import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { services } from '#products/services.ts';
import { parcelAt } from '../helpers/parcels.ts';

const entry = resolve(import.meta.dirname, '../../out/main/service.js');
const preloads = [
  new URL('../helpers/end-at-commit.mjs', import.meta.url).href,
  new URL('../helpers/turns-of-the-loop.mjs', import.meta.url).href,
];
const key = 'large-collection-test-key';
/** of a collection that is made in many turns: pauses are compared with the whole */
const manyMembers = 3000;
/** of one that is killed in the middle, or asked for twice: half as many take several turns as well */
const members = 1000;
const collectionOf = (count: number) => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    properties: { name: `m${index}` },
    geometry: parcelAt(35 + (index % 50) * 0.002, 1 + Math.floor(index / 50) * 0.002, 0.001),
  })),
});

let folder: string;
let child: ChildProcess;
let dispatcher: Agent;
async function start(): Promise<string[]> {
  const told: string[] = [];
  child = fork(entry, [], {
    execArgv: preloads.flatMap((url) => ['--import', url]),
    env: { ...process.env, HECTARE_END_WHEN: endWhen(), HECTARE_TURNS: turns() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type: string; message?: string; text?: string }) => {
      if (message.type === 'ready') ready();
      else if (message.type === 'failed') failed(new Error(message.message));
      else told.push(message.text ?? '');
    });
    child.on('exit', (code) => failed(new Error(`The service ended with ${code}`)));
    child.send({
      type: 'start',
      options: {
        dataFolder: folder,
        listen: { socketPath: join(folder, 's.sock') },
        apiKey: key,
        userGroupToken: 'large-collection-token',
        quotaHectares: null,
      },
    });
  });
  return told;
}
const endWhen = () => join(folder, 'end-when.sql');
const turns = () => join(folder, 'turns.txt');
/** Kills the service as soon as a commit makes the question true, and asks it for something meanwhile. */
async function killedWhen(question: string, run: () => Promise<unknown>): Promise<void> {
  const gone = new Promise((done) => {
    child.on('exit', done);
  });
  writeFileSync(endWhen(), question);
  expect(await run().catch(() => null), `it ended before ${question}`).toBeNull();
  await gone;
  rmSync(endWhen());
}
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  given?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: any }> {
  const answer = await request(`http://localhost${path}`, {
    method,
    dispatcher,
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
    ...(given ? { body: JSON.stringify(given) } : {}),
  });
  return { status: answer.statusCode, body: await answer.body.json() };
}
const create = (headers?: Record<string, string>, count = members) =>
  call('POST', '/projects?project_name=Large&is_collection=true', collectionOf(count), headers);
const listed = async () => ((await call('GET', '/projects')).body as unknown[]).length;

/** Lists projects all the time while something runs: how many were seen, and which part of all that the service computed the longest turn of its loop took. */
async function whileListing<T>(run: () => Promise<T>): Promise<{ value: T; longestPart: number; listed: Set<number> }> {
  const seen = new Set<number>();
  let isOver = false;
  const listing = (async () => {
    while (!isOver) {
      seen.add(await listed());
      await wait(20);
    }
  })();
  writeFileSync(turns(), '');
  const value = await run();
  const milliseconds = readFileSync(turns(), 'utf8').split('\n').slice(0, -1).map(Number);
  isOver = true;
  await listing;
  return { value, longestPart: Math.max(...milliseconds) / milliseconds.reduce((sum, one) => sum + one, 0), listed: seen };
}

describe.skipIf(process.platform === 'win32')('a collection of many', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hectare-large-'));
    dispatcher = new Agent({ connect: { socketPath: join(folder, 's.sock') }, connections: 4 });
    await start();
    expect((await call('PUT', '/collection', { offline: true, paused: true })).status).toBe(200);
  });
  afterEach(async () => {
    await dispatcher.destroy();
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test('the service answers others while it is made and deleted, and the list shows all of it or nothing', async () => {
    const making = await whileListing(() => create({}, manyMembers));
    expect([making.value.status, making.value.body.subprojects.length]).toEqual([200, manyMembers]);
    expect([...making.listed].filter((count) => count !== 0 && count !== manyMembers + 1)).toEqual([]);
    // In one transaction, it would be more than half; turns take 40 ms at most, on a slow computer too.
    expect(making.longestPart).toBeLessThan(1 / 3);
    expect((await call('GET', '/collection')).body.jobs.queued).toBe((manyMembers + 1) * services.length);

    const deleting = await whileListing(() => call('DELETE', `/projects/${making.value.body.id}`));
    expect(deleting.value.status).toBe(200);
    expect([...deleting.listed].filter((count) => count !== 0 && count !== manyMembers + 1)).toEqual([]);
    expect(deleting.longestPart).toBeLessThan(1 / 2);
    expect((await call('GET', '/collection')).body.jobs.queued).toBe(0);
    expect((await call('GET', '/quota')).body.used_hectares).toBe(0);
  }, 180_000);

  test('killed while it is made or deleted, it is there whole or not at all, and its hectares with it', async () => {
    const outcomes = { none: 0, whole: 0 };
    let removed = 0;
    const settle = async (isDeleted: boolean) => {
      const told = await start();
      removed += told.filter((text) => /half made or half deleted/.test(text)).length;
      const count = await listed();
      expect([0, members + 1]).toContain(count);
      if (isDeleted) expect(count).toBe(0);
      outcomes[count === 0 ? 'none' : 'whole'] += 1;
      const database = new DatabaseSync(join(folder, 'workspace.gpkg'), { readOnly: true });
      const one = (sql: string) => (database.prepare(sql).get() as { n: number }).n;
      const inBin = one('SELECT count(*) AS n FROM projects WHERE coalesce(parent_collection, id) IN (SELECT project_id FROM bin)');
      // What rests in the bin rests whole.
      expect([0, members + 1]).toContain(inBin);
      expect(one('SELECT count(*) AS n FROM projects')).toBe(count + inBin);
      expect(one('SELECT count(*) AS n FROM unfinished')).toBe(0);
      expect(one('SELECT abs(quota_used_hectares - (SELECT total(quota_hectares) FROM projects)) AS n FROM account')).toBeLessThan(1e-6);
      // The jobs that a kill kept from being made are made after the start.
      const jobs = () => one('SELECT count(*) AS n FROM job');
      while (jobs() < count * services.length) await wait(100);
      expect(jobs()).toBe(count * services.length);
      database.close();
      return count;
    };
    const rows = (table: string) => {
      const database = new DatabaseSync(join(folder, 'workspace.gpkg'), { readOnly: true });
      try {
        return (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
      } finally {
        database.close();
      }
    };

    // In the middle of the members.
    await killedWhen('count(*) > 1 FROM projects', create);
    expect(await settle(false)).toBe(0);
    // In the middle of their jobs: those of the collection come with its last member.
    await killedWhen(`count(*) > ${services.length} FROM job`, create);
    expect(await settle(false)).toBe(members + 1);
    // In the middle of the deletion.
    const [{ id }] = (await call('GET', '/projects')).body;
    await killedWhen(`count(*) < ${members * services.length} FROM job`, () => call('DELETE', `/projects/${id}`));
    expect(await settle(true)).toBe(0);
    expect(rows('projects')).toBe(members + 1);
    // In the middle of the end of its rest.
    await killedWhen(`count(*) <= ${members} FROM projects`, () => call('DELETE', `/deleted_projects/${id}`));
    expect(await settle(true)).toBe(0);
    expect([rows('projects'), rows('bin')]).toEqual([0, 0]);
    expect(outcomes).toEqual({ none: 3, whole: 1 });
    expect(removed).toBe(2);
  }, 300_000);

  test('one idempotency key makes one, also while the first is still being made', async () => {
    const answers = await Promise.all([create({ 'idempotency-key': 'same' }), create({ 'idempotency-key': 'same' })]);
    answers.push(await create({ 'idempotency-key': 'same' }));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await listed()).toBe(members + 1);
  });
});

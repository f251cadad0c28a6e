import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseSync } from 'node:sqlite';
import { availableData } from '#service/available-data.ts';
import { openWorkspace, transaction } from '#service/storage/database.ts';
import { JobQueue, type JobPlan } from '#service/storage/job-queue.ts';
import { processorMilliseconds } from '../helpers/processor-time.ts';

let folder: string;
let database: DatabaseSync;
let now = 0;
let queue: JobQueue;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-queue-'));
  database = await openWorkspace(join(folder, 'workspace.gpkg'));
  now = Date.UTC(2026, 0, 1);
  queue = new JobQueue(database, () => new Date(now));
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const plans: JobPlan[] = [
  { product: 'sum', variant: '', place: 5, needs: ['late'] },
  ...['first', 'second', 'third', 'late'].map((product, index) => ({ product, variant: '', place: 10 * (index + 1), needs: [] })),
];
function add(count: number): void {
  const insert = database.prepare(
    "INSERT INTO projects (id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares) VALUES (?, 'local', 'x', '', '', '{}', '', '', 1, 1)",
  );
  transaction(database, () => {
    for (let number = 0; number < count; number += 1) {
      insert.run(`p${number}`);
      queue.enqueue(`p${number}`, plans);
    }
  });
}

test('what users look at first goes first, what needs another waits for it, and what a dead worker held is taken up', () => {
  add(2);
  const taken = () => {
    const job = queue.lease('me', 1000);
    return job ? `${job.project_id} ${job.product}` : null;
  };
  expect([taken(), taken(), taken()]).toEqual(['p0 first', 'p1 first', 'p0 second']);
  now += 2000;
  expect(taken()).toBe('p0 first');
  const late = queue.one('p0', 'late', '')!;
  database.prepare("UPDATE job SET state = 'done' WHERE id = ?").run(late.id);
  now -= 1900;
  expect(taken()).toBe('p0 sum');
});

test('a collection of 5,000 members does not stop the service at every lease', async () => {
  add(5000);
  const taken = await processorMilliseconds(() => {
    for (let number = 0; number < 20; number += 1)
      expect(queue.lease('me', 60_000)).toMatchObject({ project_id: `p${number}`, product: 'first' });
  });
  // Searching all 25,000 jobs for each took half a second a lease on two busy cores; walking the index takes a few milliseconds.
  expect(taken).toBeLessThan(2000);
});

test('a run that has begun does not tell what stopped the one before', async () => {
  add(1);
  queue.enqueue('p0', [{ product: 'weather', variant: '', place: 0, needs: [] }]);
  const weather = async () => {
    const {
      state,
      reason,
      waits_for: waitsFor,
      reason_code: code,
    } = (await availableData({ jobs: queue, results: { list: () => [] }, collection: () => ({}) } as never, 'p0', null)).products.find(
      ({ product }) => product === 'weather',
    )!;
    return [state, reason, waitsFor, code];
  };
  const job = queue.lease('me', 1000)!;
  expect(job.product).toBe('weather');
  queue.fail(job.id, 'me', { message: 'Which use?', phrase: { code: 'elevation-needs-decision' }, waitsFor: 'decision' }, 0);
  expect(await weather()).toEqual(['queued', 'Which use?', 'decision', 'elevation-needs-decision']);
  queue.lease('me', 1000);
  expect(await weather()).toEqual(['running', null, null, null]);
});

test('a job tells how many run or come before it, and no more than a thousand', () => {
  add(3);
  const ahead = (project: string, product: string) => queue.ahead(queue.one(project, product, '')!);
  expect([ahead('p0', 'first'), ahead('p2', 'first')]).toEqual([0 + 3, 2 + 3]);
  // The sums come before the rest by their place, although they wait for another product.
  queue.lease('me', 1000);
  expect(ahead('p2', 'first')).toBe(1 + 3 + 1);
  queue.fail(queue.one('p0', 'first', '')!.id, 'me', { message: 'x', phrase: null, waitsFor: 'network' }, 60_000);
  // What is tried again later is not ahead of anybody.
  expect(ahead('p2', 'first')).toBe(3 + 1);
  for (let number = 3; number < 1200; number += 1) {
    const insert = database.prepare(
      "INSERT INTO projects (id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares) VALUES (?, 'local', 'x', '', '', '{}', '', '', 1, 1)",
    );
    transaction(database, () => insert.run(`p${number}`));
    queue.enqueue(`p${number}`, plans);
  }
  expect(ahead('p1199', 'late')).toBe(1000);
});

test('what has not ended well is counted by what it waits for, in jobs and in projects', () => {
  add(2);
  const none = { jobs: 0, projects: 0 };
  expect(queue.work()).toEqual({ running: none, network: none, decision: none, failed: none, turn: { jobs: 10, projects: 2 } });
  const end = (waitsFor: 'network' | 'decision' | null, pause: number | null) => {
    const job = queue.lease('me', 1000)!;
    queue.fail(job.id, 'me', { message: 'x', phrase: null, ...(waitsFor ? { waitsFor } : {}) }, pause);
  };
  end('network', 60_000);
  end('network', 60_000);
  end('decision', 60_000);
  end(null, null);
  queue.lease('me', 1000);
  expect(queue.work()).toEqual({
    network: { jobs: 2, projects: 2 },
    decision: { jobs: 1, projects: 1 },
    failed: { jobs: 1, projects: 1 },
    running: { jobs: 1, projects: 1 },
    turn: { jobs: 5, projects: 2 },
  });
});

test('a queued job says what it waits for: its turn, the next try, or the person who paused everything', async () => {
  add(1);
  queue.enqueue('p0', [
    { product: 'weather', variant: '', place: 1, needs: [] },
    { product: 'soil', variant: '', place: 2, needs: [] },
  ]);
  let isPaused = false;
  const stateOf = async (slug: string) => {
    const { jobs_ahead, retry_at, paused } = (
      await availableData({ jobs: queue, results: { list: () => [] }, collection: () => ({ paused: isPaused }) } as never, 'p0', null)
    ).products.find(({ product }) => product === slug)!;
    return { jobs_ahead, retry_at, paused };
  };
  now = Date.now();
  expect(await stateOf('soil')).toEqual({ jobs_ahead: 1, retry_at: null, paused: false });
  const job = queue.lease('me', 1000)!;
  expect(await stateOf('weather')).toEqual({ jobs_ahead: null, retry_at: null, paused: false });
  queue.fail(job.id, 'me', { message: 'x', phrase: null, waitsFor: 'network' }, 60_000);
  expect(await stateOf('weather')).toEqual({ jobs_ahead: null, retry_at: new Date(now + 60_000).toISOString(), paused: false });
  isPaused = true;
  expect((await stateOf('soil')).paused).toBe(true);
});

test('a job that was put off by a clock which has been set back since may run', () => {
  add(1);
  const job = queue.lease('me', 60_000)!;
  queue.fail(job.id, 'me', { message: 'no network', phrase: null }, 300_000);
  const next = () => queue.lease('me', 60_000)?.product;
  expect([next(), next()]).toEqual(['second', 'third']);
  now -= 3_600_000;
  expect([next(), next()]).toEqual(['late', 'first']);
});

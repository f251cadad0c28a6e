import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseSync } from 'node:sqlite';
import { availableData } from '#service/available-data.ts';
import { openWorkspace } from '#service/storage/database.ts';
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
  database.exec('BEGIN');
  for (let number = 0; number < count; number += 1) {
    insert.run(`p${number}`);
    queue.enqueue(`p${number}`, plans);
  }
  database.exec('COMMIT');
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

test('a run that has begun does not tell what stopped the one before', () => {
  add(1);
  queue.enqueue('p0', [{ product: 'weather', variant: '', place: 0, needs: [] }]);
  const weather = () => {
    const {
      state,
      reason,
      waits_for: waitsFor,
      reason_code: code,
    } = availableData({ jobs: queue, results: { list: () => [] } } as never, 'p0').products.find(({ product }) => product === 'weather')!;
    return [state, reason, waitsFor, code];
  };
  const job = queue.lease('me', 1000)!;
  expect(job.product).toBe('weather');
  queue.fail(job.id, 'me', { message: 'Which use?', phrase: { code: 'elevation-needs-decision' }, waitsFor: 'decision' }, 0);
  expect(weather()).toEqual(['queued', 'Which use?', 'decision', 'elevation-needs-decision']);
  queue.lease('me', 1000);
  expect(weather()).toEqual(['running', null, null, null]);
});

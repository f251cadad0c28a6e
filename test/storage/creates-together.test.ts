import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import { allPlans } from '#service/jobs/plans.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { QuotaExceeded } from '#service/storage/quota-exceeded.ts';
import { Storage } from '#service/storage/storage.ts';
import { parcelAt } from '../helpers/parcels.ts';

const made = (name: string, size = 0.01) =>
  projectFrom({ kind: 'body', text: JSON.stringify(parcelAt(35, 1, size)) }, { name, isCollection: false, isControlPool: false });

test('creates of one commit are counted one by one: one that does not fit fails alone, one key makes one project, and each has its jobs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-together-'));
  const path = join(folder, 'workspace.gpkg');
  const storage = new Storage(await openWorkspace(path));
  const [small, large] = [await made('small'), await made('large', 0.1)];
  storage.accounts.ensure('u', small.areaHectares * 2.5);
  const plans = allPlans();
  const create = (project: typeof small, key: string | null) => storage.createProject('u', project, plans, key);
  const outcomes = await Promise.allSettled([
    create(small, 'one'),
    create(large, null),
    create(small, 'one'),
    create(small, 'two'),
    create(small, null),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected']);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(QuotaExceeded);
  const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect([ids[0] === ids[1], new Set(ids).size]).toEqual([true, 2]);
  expect(storage.accounts.quota('u').used).toBeCloseTo(2 * small.areaHectares, 9);
  // What another connection sees is what was committed.
  const other = new DatabaseSync(path, { readOnly: true });
  const rows = other.prepare('SELECT project_id, product, variant, state, needs, place FROM job ORDER BY project_id, place, id').all();
  for (const id of new Set(ids))
    expect(rows.filter((row) => row['project_id'] === id).map(({ project_id: _id, ...row }) => ({ ...row }))).toEqual(
      plans
        .map((plan, index) => ({ plan, index }))
        .toSorted((one, two) => one.plan.place - two.plan.place || one.index - two.index)
        .map(({ plan: { product, variant, needs, place } }) => ({
          product,
          variant,
          state: 'queued',
          needs: JSON.stringify(needs),
          place,
        })),
    );
  expect(rows.length).toBe(2 * plans.length);
  other.close();
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

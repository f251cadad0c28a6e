import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import { deleteProject } from '#service/delete-project.ts';
import { allPlans } from '#service/jobs/plans.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { QuotaExceeded } from '#service/storage/quota-exceeded.ts';
import { Storage } from '#service/storage/storage.ts';
import { parcelAt } from '../helpers/parcels.ts';

const day = 24 * 3_600_000;
const plans = allPlans();
let folder: string;
let storage: Storage;
let time: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-bin-'));
  time = Date.parse('2026-11-24T08:00:00Z');
  storage = new Storage(await openWorkspace(join(folder, 'workspace.gpkg')), () => new Date(time));
  storage.accounts.ensure('u', 1000);
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const made = (name: string, size = 0.01, isCollection = false) =>
  projectFrom(
    {
      kind: 'body',
      text: JSON.stringify(
        isCollection
          ? {
              type: 'FeatureCollection',
              features: [35, 36, 37].map((west) => ({ type: 'Feature', properties: {}, geometry: parcelAt(west, 1, size) })),
            }
          : parcelAt(35, 1, size),
      ),
    },
    { name, isCollection, isControlPool: false },
  );
const create = async (name: string, size?: number, isCollection?: boolean) =>
  storage.createProject('u', await made(name, size, isCollection), plans, `key of ${name}`);
const used = () => storage.accounts.quota('u').used;
const names = () => storage.heads.list('u').map((row) => row.project_name);

describe('a deleted project', () => {
  test('rests with its results, is shown nowhere, takes nothing of the quota, and comes back whole', async () => {
    const id = await create('one');
    const hectares = used();
    const job = storage.jobs.lease('worker', 60_000)!;
    await storage.together(() =>
      storage.jobs.complete(job.id, 'worker', () =>
        storage.results.put(id, job.product, '', { data: { a: 1 }, provenance: {} } as never, false),
      ),
    );
    expect(await storage.deleteProject('u', id)).toBe(true);
    expect([names(), used(), storage.project('u', id), storage.heads.of('u', id)]).toEqual([[], 0, null, null]);
    expect(storage.bin.list('u')).toMatchObject([{ id, project_name: 'one', deleted_at: '2026-11-24T08:00:00.000Z' }]);
    expect(storage.bin.hectares('u')).toBeCloseTo(hectares, 9);
    // Nothing is collected for it, and nobody else may have it.
    expect(storage.jobs.lease('worker', 60_000)).toBeNull();
    expect(await storage.bin.restore('other', id, plans)).toBe(false);
    expect(await storage.deleteProject('u', id)).toBe(false);
    // The key that made it makes a new one: the project that it named is gone for whoever asks.
    expect(await create('one')).not.toBe(id);
    expect(await storage.bin.restore('u', id, plans)).toBe(true);
    expect(used()).toBeCloseTo(2 * hectares, 9);
    expect(storage.bin.list('u')).toEqual([]);
    expect(storage.results.get(id, job.product, '', false)?.collected.data).toEqual({ a: 1 });
    const states = storage.jobs.ofProject(id).map(({ product, state }) => `${product} ${state}`);
    expect(states).toHaveLength(plans.length);
    expect(states.filter((state) => state.endsWith(' done'))).toEqual([`${job.product} done`]);
  });

  test('comes back only where the quota has room', async () => {
    const id = await create('one');
    await storage.deleteProject('u', id);
    storage.accounts.ensure('u', 50);
    await expect(storage.bin.restore('u', id, plans)).rejects.toBeInstanceOf(QuotaExceeded);
    expect(storage.bin.list('u')).toHaveLength(1);
    storage.accounts.ensure('u', 1000);
    expect(await storage.bin.restore('u', id, plans)).toBe(true);
  });

  test('a collection rests and comes back with its members', async () => {
    const id = await create('three', 0.001, true);
    const hectares = used();
    await storage.deleteProject('u', id);
    expect([names(), used()]).toEqual([[], 0]);
    await storage.bin.restore('u', id, plans);
    expect(storage.project('u', id)?.subprojects).toHaveLength(3);
    expect(names()).toHaveLength(4);
    expect(used()).toBeCloseTo(hectares, 9);
    expect(storage.jobs.ofProject(storage.project('u', id)!.subprojects[0]!)).toHaveLength(plans.length);
  });

  test('a member of a collection comes back as a project of its own', async () => {
    const id = await create('three', 0.001, true);
    const hectares = used();
    const [member] = storage.project('u', id)!.subprojects;
    const needed = {
      storage,
      jobs: { cancel: () => {}, wake: () => {} },
      packs: null,
      creator: { prepare: projectFrom },
    } as unknown as Parameters<typeof deleteProject>[0];
    expect(await deleteProject(needed, 'u', storage.project('u', member!)!)).toBe(true);
    expect(storage.project('u', id)?.subprojects).toHaveLength(2);
    expect(used()).toBeCloseTo((hectares * 2) / 3, 3);
    await storage.bin.restore('u', member!, plans);
    expect(storage.project('u', member!)?.parent_collection).toBeNull();
    expect(storage.project('u', id)?.subprojects).toHaveLength(2);
    expect(used()).toBeCloseTo(hectares, 3);
  });

  test('deleted for good leaves nothing', async () => {
    const id = await create('one');
    expect(await storage.bin.deleteForGood('u', id)).toBe(false);
    await storage.deleteProject('u', id);
    expect(await storage.bin.deleteForGood('other', id)).toBe(false);
    expect(await storage.bin.deleteForGood('u', id)).toBe(true);
    expect([storage.bin.list('u'), storage.jobs.ofProject(id)]).toEqual([[], []]);
    expect(await storage.bin.restore('u', id, plans)).toBe(false);
  });
});

describe('the bin is cleared', () => {
  test('after 30 days, at the second of two looks a day apart', async () => {
    await storage.deleteProject('u', await create('one'));
    time += 29 * day;
    expect(await storage.bin.clear()).toBe(0);
    time += 2 * day;
    expect(await storage.bin.clear()).toBe(0);
    time += 2 * day;
    expect(await storage.bin.clear()).toBe(1);
    expect(storage.bin.list('u')).toEqual([]);
  });

  test('a clock that was wrong for a while deletes nothing', async () => {
    const start = time;
    await storage.deleteProject('u', await create('one'));
    // Years ahead for an hour, at several looks.
    time = Date.parse('2031-01-01T00:00:00Z');
    expect(await storage.bin.clear()).toBe(0);
    time += 3_600_000;
    expect(await storage.bin.clear()).toBe(0);
    time = start + 2 * day;
    expect(await storage.bin.clear()).toBe(0);
    time += 2 * day;
    expect(await storage.bin.clear()).toBe(0);
    // Deleted while the clock was ahead: it begins to rest when the clock is right.
    time = Date.parse('2031-01-01T00:00:00Z');
    const later = await create('later');
    await storage.deleteProject('u', later);
    time = start + 5 * day;
    await storage.bin.clear();
    expect(storage.bin.list('u').find(({ id }) => id === later)?.deleted_at).toBe(new Date(time).toISOString());
    expect(storage.bin.list('u')).toHaveLength(2);
  });
});

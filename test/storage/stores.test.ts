import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import { sha256 } from '#service/storage/checksum.ts';
import type { JobPlan, JobRow } from '#service/storage/job-queue.ts';
import { KeyOfAnotherProject } from '#service/storage/made-before.ts';
import { QuotaExceeded } from '#service/storage/quota-exceeded.ts';
import { variantKey } from '#service/storage/results.ts';
import { ChangedMeanwhile, noteRevision, settingsRevision } from '#service/storage/revision.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { allOf } from '../helpers/reach.ts';
import { engines, type FilledStore } from '../helpers/stores.ts';

const plan = (product: string, place: number, needs: string[] = []): JobPlan => ({ product, variant: '', place, needs });
const plans = [plan('soil', 10), plan('weather', 20), plan('climate-risk', 40, ['soil'])];
const provenance = {
  source: 'made up',
  fetched_at: '2026-01-01T00:00:00Z',
  method: 'none',
  assumptions: [],
  attribution: '',
  synthetic: true,
  no_data: null,
};
const result = (value: unknown, bytes?: Uint8Array<ArrayBuffer>) =>
  ({ data: { value }, provenance, ...(bytes ? { files: { 'a.bin': { mediaType: 'image/png', bytes } } } : {}) }) as never;
const feature = (west: number, name: string, size = 0.01) => ({
  type: 'Feature',
  properties: { name, folder: 'north' },
  geometry: parcelAt(west, 1, size),
});
const made = (document: object, name: string, isCollection = false) =>
  projectFrom({ kind: 'body', text: JSON.stringify(document) }, { name, isCollection, isControlPool: false });
const collectionOf = (count: number, size = 0.001) => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, number) => feature(35 + number / 100, `Plot ${number}`, size)),
});
const overTheAntimeridian = {
  type: 'Polygon',
  coordinates: [
    [
      [179.995, 1],
      [-179.995, 1],
      [-179.995, 1.01],
      [179.995, 1.01],
      [179.995, 1],
    ],
  ],
};

for (const engine of engines())
  describe.skipIf(!engine.isHere)(`the store on ${engine.name}`, () => {
    let store: FilledStore;
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());
    beforeEach(async () => {
      store = await engine.open();
      await store.accounts.ensure('u', 1000);
      await store.accounts.setKey('u', 'a key', 'test');
    });
    afterEach(() => store.close());
    const create = async (name: string, { west = 35, size = 0.01, key = null as string | null } = {}) =>
      store.createProject('u', await made(feature(west, name, size), name), plans, key);
    const names = async () => (await store.heads.list('u')).map((row) => row.project_name);
    const used = async () => (await store.accounts.quota('u')).used;
    const lease = async (owner = 'worker', most = 1, milliseconds = 60_000): Promise<JobRow[]> =>
      store.collecting.lease(owner, milliseconds, most, []);
    const leaseOne = async (owner?: string): Promise<JobRow> => (await lease(owner))[0]!;

    test('a replaced project rests in the bin, gives its hectares back, and passes on what was decided', async () => {
      const id = await create('Old', { size: 0.01 });
      const member = (await store.project('u', await store.createProject('u', await made(collectionOf(2), 'Two', true), plans, null)))!
        .subprojects[0]!;
      await store.changeSettings(id, { time_zone: 'Africa/Nairobi', old_growth: true }, []);
      await store.notes.change(id, { notes: 'a fence', tags: ['north'] });
      const seen = (await store.features.project(allOf('u'), id))!.revision;
      await store.notes.change(id, { notes: 'a new fence' });
      const before = await used();
      const project = await made(feature(35.5, 'New', 0.02), 'New');
      const replace = (ancestorId: string, revisions: string[] | null, key: string | null = null) =>
        store.replaceProject('u', { ancestorId, seen: revisions, project }, plans, key);
      expect(await replace(id, [seen])).toEqual({ refused: 'changed' });
      expect(await replace('none', null)).toEqual({ refused: 'gone' });
      expect(await replace(member, null)).toEqual({ refused: 'not-alone' });
      expect(await store.replaceProject('other', { ancestorId: id, seen: null, project }, plans, null)).toEqual({ refused: 'gone' });
      expect(await used()).toBe(before);

      const now = (await store.features.project(allOf('u'), id))!.revision;
      const oldHectares = (await store.project('u', id))!.area_hectares;
      const answers = await Promise.all([replace(id, [seen, now], 'first'), replace(id, [now], 'first'), replace(id, [now], 'second')]);
      const next = answers.find((one) => one.id !== undefined)!.id!;
      expect(answers.filter((one) => one.id === next).length).toBeGreaterThanOrEqual(1);
      expect(answers.filter((one) => one.id !== next)).toEqual(answers.filter((one) => one.refused === 'gone'));
      expect(await store.features.project(allOf('u'), next)).toMatchObject({
        projectName: 'New',
        ancestor: id,
        notes: 'a new fence',
        tags: '["north"]',
        isWhole: true,
      });
      expect(await store.project('u', next)).toMatchObject({ time_zone: 'Africa/Nairobi', old_growth: 1, is_whole: 1 });
      expect(await store.features.project(allOf('u'), id)).toBeNull();
      expect(await store.features.successor(allOf('u'), id)).toBe(next);
      expect(await store.features.successor(allOf('other'), id)).toBeNull();
      expect(await store.features.successor({ userId: 'u', collections: [id] }, id)).toBeNull();
      expect((await store.bin.list('u')).map((row) => row.id)).toEqual([id]);
      expect(await used()).toBeCloseTo(before - oldHectares + project.areaHectares, 6);
      expect((await store.jobs.ofProject(next)).map(({ product }) => product)).toEqual(['soil', 'weather', 'climate-risk']);
      expect(await store.jobs.ofProject(id)).toEqual([]);

      // Its own hectares are free for it, and not a hectare more.
      const { used: taken } = await store.accounts.quota('u');
      await store.accounts.ensure('u', taken);
      const larger = await made(feature(36, 'Larger', 0.03), 'Larger');
      const attempt = store.replaceProject('u', { ancestorId: next, seen: null, project: larger }, plans, null);
      await expect(attempt).rejects.toBeInstanceOf(QuotaExceeded);
      expect(await names()).toContain('New');
      expect((await store.replaceProject('u', { ancestorId: next, seen: null, project }, plans, null)).refused).toBeUndefined();
      const [last] = (await store.heads.list('u')).filter((row) => row.project_name === 'New');
      expect(await store.features.successor(allOf('u'), id)).toBe(last!.id);
      await store.deleteProject('u', last!.id);
      expect(await store.features.successor(allOf('u'), id)).toBeNull();
    });

    test('a project comes back as it was written, with its jobs, and counts once', async () => {
      const project = await made(feature(35, 'Näme “one”'), 'Näme “one”');
      const before = await store.heads.listRevision('u');
      const id = await store.createProject('u', project, plans, null);
      expect(await store.heads.listRevision('u')).not.toBe(before);
      const row = (await store.project('u', id))!;
      expect(row).toMatchObject({
        id,
        user_id: 'u',
        project_name: 'Näme “one”',
        geojson: project.geojson,
        geometry_hash: project.geometryHash,
        area_hectares: project.areaHectares,
        centroid_lon: project.centroid![0],
        is_collection: 0,
        is_control_pool: 0,
        parent_collection: null,
        old_growth: null,
        is_whole: 1,
        subprojects: [],
      });
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(await store.heads.of('u', id)).toMatchObject({ id, area_hectares: project.areaHectares });
      expect([await store.project('other', id), await store.heads.of('other', id), await store.project('u', 'none')]).toEqual([
        null,
        null,
        null,
      ]);
      expect((await store.jobs.ofProject(id)).map(({ product, state, place }) => [product, state, place])).toEqual([
        ['soil', 'queued', 10],
        ['weather', 'queued', 20],
        ['climate-risk', 'queued', 40],
      ]);
      expect(await used()).toBeCloseTo(project.areaHectares, 9);
      expect(await store.accounts.callerOfKey('a key')).toMatchObject({ userId: 'u', scope: 'admin', key: { label: 'test' } });
      expect(await store.accounts.callerOfKey('another')).toBe(null);
    });

    test('creates at once never exceed the quota, and one key makes one project', async () => {
      const project = await made(feature(35, 'p'), 'p');
      await store.accounts.ensure('u', project.areaHectares * 3.5);
      const outcomes = await Promise.allSettled([
        ...Array.from({ length: 3 }, () => store.createProject('u', project, plans, 'same')),
        ...Array.from({ length: 12 }, (_, number) => store.createProject('u', project, plans, number % 2 === 0 ? `key ${number}` : null)),
      ]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(QuotaExceeded);
      const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(new Set(ids).size).toBe(3);
      expect(await names()).toHaveLength(3);
      expect(await used()).toBeCloseTo(project.areaHectares * 3, 6);
    });

    test('a key answers with what it made, and refuses another project', async () => {
      const id = await create('one', { key: 'k' });
      expect(await create('one', { key: 'k' })).toBe(id);
      await expect(create('two', { key: 'k' })).rejects.toBeInstanceOf(KeyOfAnotherProject);
      expect(await names()).toEqual(['one']);
    });

    test('a collection of many members is whole or not there', async () => {
      const project = await made(collectionOf(120), 'many', true);
      const [one, two] = await Promise.all([store.createProject('u', project, plans, 'k'), store.createProject('u', project, plans, 'k')]);
      expect(two).toBe(one);
      const { subprojects } = (await store.project('u', one))!;
      expect(subprojects).toHaveLength(120);
      expect((await store.project('u', subprojects[7]!))!.project_name).toBe('Plot 7');
      for (const id of [one, subprojects[0]!, subprojects[119]!]) expect(await store.jobs.ofProject(id)).toHaveLength(plans.length);
      expect(await used()).toBeCloseTo(project.areaHectares, 6);
      expect(await store.shapes.count(one)).toBe(120);
      await store.accounts.ensure('u', project.areaHectares * 1.5);
      await expect(store.createProject('u', project, plans, null)).rejects.toBeInstanceOf(QuotaExceeded);
      expect(await names()).toHaveLength(121);
    });

    test('a deleted project rests, gives its hectares back, and comes back whole', async () => {
      const id = await create('one', { key: 'k' });
      const hectares = await used();
      const job = await leaseOne();
      await store.collecting.complete({ job, owner: 'worker' }, result(1), []);
      expect(await store.deleteProject('other', id)).toBe(false);
      const seen = (await store.features.project(allOf('u'), id))!.revision;
      await expect(store.deleteProject('u', id, ['another'])).rejects.toBeInstanceOf(ChangedMeanwhile);
      await store.notes.change(id, { notes: 'of somebody else' });
      await expect(store.deleteProject('u', id, [seen])).rejects.toBeInstanceOf(ChangedMeanwhile);
      expect([await names(), await used()]).toEqual([['one'], hectares]);
      await store.notes.change(id, { notes: '' });
      // Whichever of the two comes first.
      expect((await Promise.all([store.deleteProject('u', id, [seen]), store.deleteProject('u', id)])).toSorted()).toEqual([false, true]);
      expect([await names(), await used(), await store.project('u', id)]).toEqual([[], 0, null]);
      expect(await store.bin.list('u')).toMatchObject([{ id, project_name: 'one', is_collection: 0, is_whole: 1 }]);
      expect(await store.bin.hectares('u')).toBeCloseTo(hectares, 9);
      expect(await lease()).toEqual([]);
      // The key that made it makes another one.
      const again = await create('one', { key: 'k' });
      expect(again).not.toBe(id);
      await store.accounts.ensure('u', hectares * 1.5);
      await expect(store.bin.restore('u', id, plans)).rejects.toBeInstanceOf(QuotaExceeded);
      await store.accounts.ensure('u', 1000);
      expect(await store.bin.restore('other', id, plans)).toBe(false);
      expect(await store.bin.restore('u', id, plans)).toBe(true);
      expect(await used()).toBeCloseTo(2 * hectares, 9);
      expect((await store.results.get(id, 'soil', '', false))!.collected.data).toEqual({ value: 1 });
      expect((await store.jobs.ofProject(id)).map(({ state }) => state)).toEqual(['done', 'queued', 'queued']);
      await store.deleteProject('u', id);
      expect(await store.bin.deleteForGood('other', id)).toBe(false);
      expect(await store.bin.deleteForGood('u', id)).toBe(true);
      expect([await store.bin.list('u'), await store.jobs.ofProject(id), await store.shapes.count(id)]).toEqual([[], [], 0]);
      expect(await store.bin.clear()).toBe(0);
      expect(await used()).toBeCloseTo(hectares, 9);
    });

    test('a member leaves its collection, unless the others are not these any more', async () => {
      const id = await store.createProject('u', await made(collectionOf(3), 'three', true), plans, null);
      const [first, second, third] = (await store.project('u', id))!.subprojects as [string, string, string];
      expect((await store.membersBut(id, first)).map((member) => member.id)).toEqual([second, third]);
      const whole = await made(collectionOf(2), '', false);
      expect(await store.deleteMember('u', first, id, { ids: [second], whole, plans })).toBe(false);
      const left = { ids: [second, third], whole, plans };
      await expect(store.deleteMember('u', first, id, { ...left, seen: ['another'] })).rejects.toBeInstanceOf(ChangedMeanwhile);
      expect(
        await store.deleteMember('u', first, id, { ...left, seen: [(await store.features.project(allOf('u'), first))!.revision] }),
      ).toBe(true);
      expect((await store.project('u', id))!.subprojects).toEqual([second, third]);
      expect(await used()).toBeCloseTo(whole.areaHectares, 9);
      expect(await store.bin.restore('u', first, plans)).toBe(true);
      expect((await store.project('u', first))!.parent_collection).toBeNull();
      await store.deleteProject('u', id);
      await store.bin.restore('u', id, plans);
      expect((await store.project('u', id))!.subprojects).toEqual([second, third]);
    });

    test('decisions and notes are kept, those of zones for members too', async () => {
      const id = await store.createProject('u', await made(collectionOf(2), 'two', true), plans, null);
      const [member] = (await store.project('u', id))!.subprojects;
      await store.changeSettings(id, { time_zone: 'Africa/Nairobi', old_growth: true, declared_removals: { a: 1 } as never }, []);
      expect(await store.project('u', id)).toMatchObject({ time_zone: 'Africa/Nairobi', old_growth: 1, declared_removals: '{"a":1}' });
      expect(await store.project('u', member!)).toMatchObject({ time_zone: 'Africa/Nairobi', old_growth: 1, declared_removals: null });
      await store.changeSettings(id, { time_zone: null, declared_removals: null }, []);
      expect(await store.projectForJob(id)).toMatchObject({ time_zone: null, old_growth: 1, declared_removals: null });
      expect(await store.notes.change(id, { notes: 'Look north', tags: ['a', 'b', 'a'] })).toEqual({
        notes: 'Look north',
        tags: ['a', 'b'],
        archived: false,
      });
      expect(await store.notes.change(id, { archived: true })).toEqual({ notes: 'Look north', tags: ['a', 'b'], archived: true });
      expect(await store.notes.list(allOf('u'))).toEqual([{ project_id: id, notes: 'Look north', tags: ['a', 'b'], archived: true }]);
      expect(await store.notes.list({ userId: 'u', collections: [id] })).toHaveLength(1);
      expect(await store.notes.list({ userId: 'u', collections: ['other'] })).toEqual([]);
      expect(await store.notes.change('none', { archived: true })).toBeNull();
    });

    test('a change that names what it was made of is refused where that changed meanwhile', async () => {
      const id = await create('one');
      const none = noteRevision({ notes: '', tags: [], archived: false });
      const first = (await store.notes.change(id, { notes: 'First' }, [none]))!;
      await expect(store.notes.change(id, { notes: 'Second' }, [none])).rejects.toThrow(ChangedMeanwhile);
      expect(await store.notes.list(allOf('u'))).toMatchObject([{ notes: 'First' }]);
      // Of two at the same time one is taken.
      const both = await Promise.allSettled(['Second', 'Third'].map((notes) => store.notes.change(id, { notes }, [noteRevision(first)])));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const undecided = settingsRevision((await store.project('u', id))!);
      await store.changeSettings(id, { time_zone: 'Africa/Nairobi' }, [], [undecided]);
      await expect(store.changeSettings(id, { time_zone: 'Africa/Kampala' }, [], [undecided])).rejects.toThrow(ChangedMeanwhile);
      expect(await store.project('u', id)).toMatchObject({ time_zone: 'Africa/Nairobi' });
    });

    test('jobs are leased in order, once, and what needs another waits for it', async () => {
      const id = await create('one');
      const [one, two] = await Promise.all([lease('a', 5), lease('b', 5)]);
      expect([...one, ...two].map(({ product }) => product).sort()).toEqual(['soil', 'weather']);
      const owner = one.some(({ product }) => product === 'soil') ? 'a' : 'b';
      const soil = [...one, ...two].find(({ product }) => product === 'soil')!;
      expect(soil).toMatchObject({ project_id: id, variant: '', state: 'running', attempts: 1 });
      await store.collecting.tell({ job: soil, owner }, 0.25, 'reads');
      expect(await store.jobs.one(id, 'soil', '')).toMatchObject({ progress: 0.25, doing: 'reads' });
      expect(await store.collecting.complete({ job: soil, owner }, result(1), [])).toBe(true);
      expect((await lease('c', 5)).map(({ product }) => product)).toEqual(['climate-risk']);
      expect(await store.jobs.counts()).toMatchObject({ done: 1, running: 2, queued: 0 });
    });

    test('nothing is leased while the collection is paused', async () => {
      await create('one');
      expect(await store.changeCollection({ paused: true })).toEqual({
        paused: true,
        offline: false,
        non_commercial_use: null,
        sample_data: true,
      });
      expect(await lease('a', 5)).toEqual([]);
      await Promise.all([store.changeCollection({ paused: false }), store.changeCollection({ offline: true })]);
      expect(await store.collection()).toMatchObject({ paused: false, offline: true });
      expect(await lease('a', 5)).toHaveLength(2);
    });

    test('a lost lease keeps nothing: neither checkpoint, nor preview, nor result', async () => {
      const id = await create('one');
      const [job] = await lease('slow', 1, 1);
      const slow = { job: job!, owner: 'slow' };
      expect(await store.collecting.keepPart(slow, 'step', Uint8Array.of(1))).toBe(true);
      // Its lease runs out; another worker takes the job over.
      const quick = await expect
        .poll(async () => (await lease('quick', 1))[0], { timeout: 60_000 })
        .toMatchObject({ id: job!.id, attempts: 2 })
        .then(() => ({ job: job!, owner: 'quick' }));
      expect(await store.collecting.renew(slow, 1000)).toBe(false);
      expect(await store.collecting.keepPart(slow, 'step', Uint8Array.of(2))).toBe(false);
      expect(await store.collecting.keepPreliminary(slow, result('late'))).toBe(false);
      expect(await store.collecting.complete(slow, result('late'), [])).toBe(false);
      expect(await store.results.part(id, job!.product, '', 'step')).toEqual(Uint8Array.of(1));
      expect(await store.results.get(id, job!.product, '', false)).toBeNull();
      expect(await store.collecting.renew(quick, 60_000)).toBe(true);
      expect(await store.collecting.complete(quick, result('good'), [])).toBe(true);
      expect((await store.results.get(id, job!.product, '', false))!.collected.data).toEqual({ value: 'good' });
      expect(await store.results.part(id, job!.product, '', 'step')).toBeNull();
    });

    test('a call that takes longer than its leases takes no job twice', async () => {
      await create('one');
      expect((await lease('slow', 9, -1)).map(({ product }) => product)).toEqual(['soil', 'weather']);
    });

    test('a decision takes the lease of what was begun before it, also from a runner that leases the job again', async () => {
      const id = await create('one');
      const [before] = await lease('first', 1);
      await store.changeSettings(id, { time_zone: 'Africa/Nairobi' }, [plan('soil', 10)]);
      expect(await store.collecting.lease('second', 60_000, 1, [before!.id])).toMatchObject([{ product: 'weather' }]);
      const [after] = await lease('third', 1);
      expect([before, after]).toMatchObject([
        { product: 'soil', attempts: 1 },
        { id: before!.id, attempts: 1 },
      ]);
      expect(await store.collecting.complete({ job: before!, owner: 'first' }, result('of before'), [])).toBe(false);
      expect(await store.collecting.complete({ job: after!, owner: 'third' }, result('now'), [])).toBe(true);
      expect((await store.results.get(id, 'soil', '', false))!.collected.data).toEqual({ value: 'now' });
    });

    test('a preview gives way to the result, and never replaces it', async () => {
      const id = await create('one');
      const held = { job: await leaseOne(), owner: 'worker' };
      expect(await store.collecting.keepPreliminary(held, result('preview'))).toBe(true);
      expect(await store.results.list(id)).toMatchObject([{ product: 'soil', variant: '', preliminary: true, isWhole: true }]);
      await store.collecting.complete(held, result('full'), [plan('soil', 10)]);
      const again = { job: (await lease('worker', 5)).find(({ product }) => product === 'soil')!, owner: 'worker' };
      expect(await store.collecting.keepPreliminary(again, result('preview'))).toBe(true);
      expect(await store.results.get(id, 'soil', '', false)).toMatchObject({ preliminary: false, collected: { data: { value: 'full' } } });
    });

    test('a job that failed for a while waits, is counted, and tries again when it may', async () => {
      const id = await create('one');
      const [soil, weather] = (await lease('worker', 2)) as [JobRow, JobRow];
      await store.collecting.fail(
        { job: soil, owner: 'worker' },
        { message: 'no', phrase: { code: 'x', params: { a: 'b' } }, waitsFor: 'network' },
        3_600_000,
        false,
      );
      await store.collecting.fail({ job: weather, owner: 'worker' }, { message: 'never', phrase: null }, null, true);
      expect(await store.jobs.one(id, 'soil', '')).toMatchObject({
        state: 'queued',
        attempts: 0,
        error: 'no',
        error_code: 'x',
        error_params: '{"a":"b"}',
        waits_for: 'network',
      });
      expect((await store.jobs.one(id, 'soil', ''))!.run_after).toBeGreaterThan(Date.now());
      expect(await store.jobs.work()).toEqual({
        running: { jobs: 0, projects: 0 },
        turn: { jobs: 1, projects: 1 },
        network: { jobs: 1, projects: 1 },
        decision: { jobs: 0, projects: 0 },
        failed: { jobs: 1, projects: 1 },
      });
      expect(await lease('worker', 5)).toEqual([]);
      await store.collecting.tryNow();
      expect((await lease('worker', 5)).map(({ product }) => product)).toEqual(['soil']);
      await store.collecting.enqueue(id, [plan('weather', 20)], false);
      expect((await store.jobs.one(id, 'weather', ''))!.state).toBe('failed');
      await store.collecting.enqueue(id, [plan('weather', 20)], true);
      expect(await store.jobs.one(id, 'weather', '')).toMatchObject({ state: 'queued', attempts: 0, error: null });
      expect(await store.jobs.ahead((await store.jobs.one(id, 'weather', ''))!)).toBe(1);
    });

    test('variants, renewals and missing jobs are queued where they belong', async () => {
      const id = await create('one');
      await store.collecting.enqueue(id, [{ product: 'weather', variant: 'v', place: 0, needs: [] }], false);
      for (const job of await lease('worker', 9)) await store.collecting.complete({ job, owner: 'worker' }, result(job.variant), []);
      await store.changeSettings(id, { time_zone: 'Africa/Nairobi' }, [plan('weather', 20)]);
      expect(new Set((await lease('worker', 9)).map(({ product, variant }) => `${product} ${variant}`))).toEqual(
        new Set(['weather v', 'climate-risk ', 'weather ']),
      );
      expect(await store.jobs.doneBefore('soil', -1)).toEqual([{ project_id: id, variant: '' }]);
      expect(await store.jobs.doneBefore('soil', 1)).toEqual([]);
      await store.collecting.renewDone(
        [
          { project_id: id, variant: '' },
          { project_id: 'none', variant: '' },
        ],
        plan('soil', 11),
      );
      expect(await store.jobs.one(id, 'soil', '')).toMatchObject({ state: 'queued', place: 11 });
      await store.collecting.drop((await store.jobs.one(id, 'soil', ''))!.id);
      await store.collecting.fillJobs([...plans, plan('new', 50)]);
      expect((await store.jobs.ofProject(id)).filter(({ variant }) => variant === '').map(({ product }) => product)).toEqual([
        'soil',
        'weather',
        'climate-risk',
        'new',
      ]);
    });

    test('results keep their files, tell each writing apart, and name what an earlier method made', async () => {
      const id = await create('one');
      await store.collecting.enqueue(id, [{ product: 'weather', variant: 'from=2019', place: 0, needs: [] }], false);
      const held = { job: await leaseOne(), owner: 'worker' };
      expect(held.job).toMatchObject({ product: 'weather', variant: 'from=2019' });
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
      const none = await store.results.revisionsOf('u', 'soil');
      await store.collecting.complete(held, result('é', bytes), []);
      const of = [id, 'weather', 'from=2019'] as const;
      expect((await store.results.get(...of, true))!.collected.files!['a.bin']!.bytes).toEqual(bytes);
      expect((await store.results.text(...of, false))!.files).toEqual([]);
      expect((await store.results.text(...of, true))!.files).toMatchObject([{ name: 'a.bin', mediaType: 'image/png' }]);
      // A thread takes the memory over: it may hold nothing else.
      expect((await store.results.text(...of, true))!.files[0]!.bytes.buffer.byteLength).toBe(bytes.length);
      const file = (await store.results.file(...of, 'a.bin'))!;
      expect([file.size, file.sha256, await file.whole()]).toEqual([bytes.length, sha256(bytes), bytes]);
      for (const [first, last] of [
        [0, 0],
        [65_535, 65_536],
        [69_999, 69_999],
        [0, 69_999],
      ] as const)
        // prettier-ignore
        expect(await file.part(first, last)).toEqual(bytes.slice(first, last + 1));
      expect(await store.results.file(...of, 'b.bin')).toBeNull();
      expect(await store.results.variantOfKey(id, 'weather', variantKey('from=2019'))).toBe('from=2019');
      expect(await store.results.ofEarlierMethod('weather', 2)).toEqual([{ project_id: id, variant: 'from=2019' }]);
      expect(await store.results.ofEarlierMethod('weather', 1)).toEqual([]);
      expect(await store.results.revision(...of)).toContain((await store.results.list(id))[0]!.sha256);
      expect(await store.results.revisionsOf('u', 'soil')).toBe(none);
      const soil = { job: await leaseOne(), owner: 'worker' };
      await store.collecting.complete(soil, result(1), []);
      expect(await store.results.revisionsOf('u', 'soil')).not.toBe(none);
    });

    test('shapes come back letter by letter, with the files they came from', async () => {
      const document = { ...collectionOf(3), source_files: [{ name: 'a.kml', format: 'KML', features: 2 }] };
      const id = await store.createProject('u', await made(document, 'three'), [], null);
      let text = '';
      for await (const piece of store.shapes.document(id, 'hash')) text += piece;
      const answer = JSON.parse(text) as { features: object[]; source_files: object[]; geometry_hash: string };
      expect(answer.geometry_hash).toBe('hash');
      expect(answer.features).toEqual(document.features);
      expect(answer.source_files).toEqual([
        { name: 'a.kml', format: 'KML', features: 2 },
        { name: null, format: null, features: 1 },
      ]);
      expect((await store.shapes.features(id)).map((one) => JSON.parse(one) as object)).toEqual(document.features);
    });

    test('a GIS gets features by page, box, time and project', async () => {
      const ids = [];
      for (const [index, west] of [35, 36].entries()) ids.push(await create(`p${index}`, { west }));
      ids.push(await store.createProject('u', await made(overTheAntimeridian, 'p2'), [], null), await create('p3', { west: 37 }));
      const mixed = await store.createProject(
        'u',
        await made(
          {
            type: 'FeatureCollection',
            features: [
              feature(38, 'Land'),
              { type: 'Feature', properties: { name: 'Well' }, geometry: { type: 'Point', coordinates: [50, 5] } },
            ],
          },
          'mixed',
        ),
        [],
        null,
      );
      const found = async (box: [number, number, number, number]) =>
        (await store.features.page(allOf('u'), 'projects', { box }, { after: 0, limit: 10 })).map(({ projectName }) => projectName);
      expect(await found([34, 0, 35.5, 2])).toEqual(['p0']);
      expect(await found([179, 0, -179, 2])).toEqual(['p2']);
      expect(await found([49, 4, 51, 6])).toEqual(['mixed']);
      // A box that its box meets, and its shape does not.
      expect(await found([45, 2, 46, 4])).toEqual([]);
      const first = await store.features.page(allOf('u'), 'projects', {}, { after: 0, limit: 2 });
      expect(first.map(({ projectName }) => projectName)).toEqual(['p0', 'p1']);
      const rest = await store.features.page(allOf('u'), 'projects', {}, { after: first[1]!.fid, limit: 10 });
      expect(rest.map(({ projectName }) => projectName)).toEqual(['p2', 'p3', 'mixed']);
      expect(await store.features.count(allOf('u'), 'plots', {})).toBe(6);
      expect(await store.features.count(allOf('other'), 'plots', {})).toBe(0);
      expect(await store.features.count(allOf('u'), 'projects', { to: '2020-01-01T00:00:00.000Z' })).toBe(0);
      expect(await store.features.count(allOf('u'), 'projects', { from: '2020-01-01T00:00:00.000Z' })).toBe(5);
      expect(await store.features.plot(allOf('u'), mixed, 1)).toMatchObject({
        layer: 'plots',
        name: 'Well',
        place: 1,
        projectId: mixed,
        isWhole: true,
      });
      expect(await store.features.project(allOf('u'), ids[0]!)).toMatchObject({
        layer: 'projects',
        isCollection: false,
        tags: '[]',
        isWhole: true,
      });
      expect(await store.features.project(allOf('other'), ids[0]!)).toBeNull();
      const [west, south, east] = (await store.features.extent(allOf('u'), 'projects'))!;
      expect([Math.round(west), Math.round(south), Math.round(east)]).toEqual([-180, 1, 180]);
      // A workspace draws points and lines of a project in layers of their own, which its extent leaves out.
      const [, , , north] = (await store.features.extent(allOf('u'), 'plots'))!;
      expect(Math.round(north)).toBe(5);
      expect(await store.features.count(allOf('u'), 'plots', {})).toBe(
        (await store.features.page(allOf('u'), 'plots', {}, { after: 0, limit: 1000 })).length,
      );
      expect(await store.features.extent(allOf('other'), 'projects')).toBeNull();
      // What a key of some collections reaches: here one of two, with nothing of the other.
      const of = { userId: 'u', collections: [mixed] };
      for (const [layer, count] of [
        ['projects', 1],
        ['plots', 2],
      ] as const) {
        expect(await store.features.count(of, layer, {})).toBe(count);
        expect((await store.features.page(of, layer, {}, { after: 0, limit: 10 })).map((row) => row.projectId)).toEqual(
          Array(count).fill(mixed),
        );
        expect(await store.features.page(of, layer, { box: [34, 0, 35.5, 2] }, { after: 0, limit: 10 })).toEqual([]);
        expect((await store.features.extent(of, layer))!.map(Math.round)[0]).toBe(38);
        expect(await store.features.extent({ userId: 'other', collections: [mixed] }, layer)).toBeNull();
        expect(await store.features.count({ userId: 'u', collections: [] }, layer, {})).toBe(0);
      }
      expect([await store.features.project(of, ids[0]!), await store.features.plot(of, ids[0]!, 0)]).toEqual([null, null]);
      expect([await store.features.project(of, mixed), await store.features.plot(of, mixed, 0)]).not.toContain(null);
      // By boxes: one over the antimeridian is as wide as the world, and is looked at by whoever asked.
      const others = await store.otherGeometries(ids[0]!, [35.9, 0, 36.5, 2]);
      expect(others).toContainEqual(parcelAt(36, 1, 0.01));
      for (const west of [35, 37]) expect(others).not.toContainEqual(parcelAt(west, 1, 0.01));
    });

    test('user groups are made once, changed, and have one token at a time', async () => {
      const group = { name: 'Team', providedId: 'team', mapping: { a: 'b' }, properties: {}, tag: '' };
      const token = (name: string) => ({ token: `token ${name}`, nonce: `nonce ${name}` });
      const both = await Promise.all([store.userGroups.make(token('1'), group), store.userGroups.make(token('2'), group)]);
      expect(both.map((one) => one!.isNew).sort()).toEqual([false, true]);
      const { row } = both.find((one) => one!.isNew)!;
      const old = row === both[0]!.row ? 'token 1' : 'token 2';
      expect(await store.userGroups.ofToken(old)).toEqual(row);
      expect(await store.userGroups.make(token('3'), { ...group, tag: 'Testing' })).toMatchObject({ isNew: true });
      expect(await store.userGroups.make(token('4'), { ...group, providedId: 'team' })).toMatchObject({ isNew: false });
      expect(await store.userGroups.change({ ...group, name: 'New' })).toMatchObject({ team_id: row.team_id, name: 'New' });
      expect(await store.userGroups.change({ ...group, providedId: 'none' })).toBeNull();
      expect(await store.userGroups.rotateToken('none', token('5'))).toBeNull();
      expect(await store.userGroups.rotateToken(old, token('6'))).toMatchObject({ team_id: row.team_id, nonce: 'nonce 6' });
      expect(await store.userGroups.ofToken(old)).toBeNull();
      const tagged = { ...group, providedId: 'tagged', tag: 'Customer' };
      await store.userGroups.make(token('7'), tagged);
      expect(await store.userGroups.make(token('8'), { ...tagged, tag: '' })).toBeNull();
    });
  });

import { rmSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { availableData } from '#service/available-data.ts';
import { fullRecordText, listItem, settingsOf } from '#service/answers.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { openWorkspace } from '#service/storage/database.ts';
import type { JobPlan } from '#service/storage/job-queue.ts';
import { Storage } from '#service/storage/storage.ts';
import { damagedBytes } from './damaged-bytes.ts';
import { numbersFrom } from './random-polygons.ts';
import { parcelAt } from './parcels.ts';
import { allOf } from './reach.ts';

const user = 'local';
const plans: JobPlan[] = ['soil', 'weather', 'project-mask'].map((product, index) => ({
  product,
  variant: '',
  place: 10 * (index + 1),
  needs: [],
}));
const provenance = {
  source: 'soilgrids 2.0',
  fetched_at: '2026-11-22T00:00:00Z',
  method: 'a method',
  assumptions: ['an assumption'],
  attribution: 'somebody',
  synthetic: false,
  no_data: null,
};

/** A workspace with a bit of everything, as bytes of one file. */
export async function filledWorkspace(path: string): Promise<void> {
  const database = await openWorkspace(path);
  const storage = new Storage(database, () => new Date('2026-11-24T10:00:00Z'));
  storage.accounts.ensure(user, 5000);
  storage.accounts.setKey(user, 'a key', 'embedded');
  await storage.together(() => storage.setSetting('collection', { paused: true, offline: true, non_commercial_use: true }));
  await storage.userGroups.make(
    { token: 'a token', nonce: 'a nonce' },
    { name: 'Team', providedId: 'team', mapping: { a: 'b' }, properties: {}, tag: '' },
  );
  const create = async (document: object, name: string, isCollection: boolean, key: string | null) =>
    storage.createProject(
      user,
      await projectFrom({ kind: 'body', text: JSON.stringify(document) }, { name, isCollection, isControlPool: false }),
      plans,
      key,
    );
  const feature = (name: string, geometry: object) => ({ type: 'Feature', properties: { name, owner: `Owner of ${name}` }, geometry });
  const point = { type: 'Point', coordinates: [35.5, 1.5] };
  const ids: string[] = [];
  for (let number = 0; number < 8; number += 1)
    ids.push(await create(feature(`Parcel ${number}`, parcelAt(35 + number / 10, 1)), `Project ${number}`, false, `key-${number}`));
  ids.push(
    await create({ type: 'FeatureCollection', features: [feature('Land', parcelAt(37, 1)), feature('Well', point)] }, 'Mixed', false, null),
  );
  ids.push(
    await create(
      { type: 'FeatureCollection', features: [38, 38.1, 38.2].map((west) => feature(`Member ${west}`, parcelAt(west, 1))) },
      'Collection',
      true,
      null,
    ),
  );
  await storage.changeSettings(ids[0]!, { time_zone: 'Africa/Nairobi', carbon_program: 'verra-vm0047' as never }, []);
  await storage.notes.change(ids[1]!, { notes: 'Look at the fence in the north', tags: ['north', 'fence'] });
  for (let job = storage.jobs.lease('me', 60_000); job; job = storage.jobs.lease('me', 60_000)) {
    const { id, project_id: projectId, product } = job;
    await storage.together(() => {
      if (product === 'weather')
        storage.jobs.fail(
          id,
          'me',
          { message: 'Needs the network: a host', phrase: { code: 'needs-network', params: { reason: 'a host' } }, waitsFor: 'network' },
          3_600_000,
        );
      else
        storage.jobs.complete(id, 'me', () =>
          storage.results.put(
            projectId,
            product,
            '',
            {
              data: { properties: [], textureClass: 'loam', of: projectId },
              files: { 'a.bin': { mediaType: 'text/plain', bytes: Buffer.from(`of ${projectId}`) } },
              provenance,
            },
            false,
          ),
        );
      storage.results.putPart(projectId, 'weather', '', 'hours/2019', Buffer.from(`2019 of ${projectId}`));
      storage.results.putPart(projectId, 'weather', '', 'hours/2018', Buffer.from(`2018 of ${projectId}`));
    });
  }
  await storage.deleteProject(user, ids[7]!);
  const again = await projectFrom(
    { kind: 'body', text: JSON.stringify(feature('Parcel 6', parcelAt(35.6, 1.1))) },
    { name: 'Project 6, moved', isCollection: false, isControlPool: false },
  );
  await storage.replaceProject(user, { ancestorId: ids[6]!, seen: null, project: again }, plans, null);
  database.exec('PRAGMA journal_mode = DELETE; VACUUM');
  storage.close();
}

/** What a client can be told, by a name for each thing; a fault stands as the code that the client gets. */
export type Told = Map<string, string>;

async function told(known: Told, name: string, read: () => unknown): Promise<void> {
  try {
    const value = await read();
    known.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    known.set(name, `FAULT ${(error as { phrase?: { code?: string } }).phrase?.code ?? (error as Error).message}`);
  }
}

/** Everything that the routes answer from the workspace, of the projects of these names. */
export async function everythingIn(storage: Storage, ids: readonly string[]): Promise<Told> {
  const known: Told = new Map();
  await told(known, 'list', () => storage.heads.list(user).map(listItem));
  await told(known, 'quota', () => [storage.accounts.quota(user), storage.bin.hectares(user)]);
  await told(known, 'bin', () => storage.bin.list(user));
  await told(known, 'notes', () => storage.notes.list(allOf(user)));
  await told(known, 'setting', () => storage.setting('collection') ?? 'none');
  await told(known, 'key', () => storage.accounts.callerOfKey('a key')?.userId);
  await told(known, 'group', () => [storage.userGroups.byId('team', ''), storage.userGroups.ofToken('a token')]);
  for (const id of ids) {
    await told(known, `${id} record`, () => {
      const row = storage.project(user, id);
      return row ? fullRecordText(row) : 'NONE';
    });
    await told(known, `${id} ancestor`, () => {
      const row = storage.features.project(allOf(user), id);
      return row?.layer === 'projects' ? (row.isWhole ? String(row.ancestor) : 'FAULT') : 'NONE';
    });
    await told(known, `${id} settings`, () => {
      const head = storage.heads.of(user, id);
      return head ? settingsOf(head) : 'NONE';
    });
    await told(known, `${id} data`, () => availableData(storage, id, null));
    await told(known, `${id} neighbours`, () => storage.otherGeometries(id, [34, 0, 40, 2]).length);
    for (const product of ['soil', 'project-mask']) {
      await told(known, `${id} ${product}`, () => storage.results.get(id, product, '', true) ?? 'NONE');
      await told(known, `${id} ${product} file`, async () => {
        const file = storage.results.file(id, product, '', 'a.bin');
        return file ? [file.mediaType, Buffer.from(await file.whole()).toString()] : 'NONE';
      });
    }
    // A checkpoint that is missing is made again; one of something else would be taken for it.
    for (const step of ['hours/2018', 'hours/2019'])
      await told(known, `${id} ${step}`, () =>
        Buffer.from(storage.results.part(id, 'weather', '', step) ?? `${step.slice(-4)} of ${id}`).toString(),
      );
    const shapes: string[] = [];
    try {
      for await (const piece of storage.shapes.document(id, 'a hash')) shapes.push(piece);
      known.set(`${id} shapes`, shapes.join(''));
    } catch (error) {
      known.set(`${id} shapes`, `FAULT ${(error as Error).message}`);
    }
  }
  return known;
}

/** The place at which two texts part, with what stands around it. */
function differenceOf(name: string, before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `${name}: …${around(before)}… is …${around(after)}…`;
}

export type Outcome = 'no effect' | 'refused' | 'told' | 'silently wrong';

/** Whether a list that differs says so: every entry is as it was, or is marked. */
function isListTold(before: string, after: string): boolean {
  if (after.startsWith('FAULT')) return true;
  const [old, now] = [before, after].map((text) => JSON.parse(text) as Record<string, unknown>[]);
  const kept = new Set(old!.map((entry) => JSON.stringify(entry)));
  const marked = now!.filter((entry) => entry['damaged'] === true || entry['is_whole'] === 0).length;
  const same = now!.filter((entry) => kept.has(JSON.stringify(entry))).length;
  return same + marked === now!.length && now!.length >= old!.length;
}

/** Whether each product is as it was, or waits to be collected again, or says that it is damaged. */
function isDataTold(before: string, after: string): boolean {
  const productsIn = (text: string) => (JSON.parse(text) as { products: { product: string; state: string; reason: unknown }[] }).products;
  const old = new Map(productsIn(before).map((one) => [one.product, JSON.stringify(one)]));
  return productsIn(after).every(
    (one) =>
      JSON.stringify(one) === old.get(one.product) ||
      JSON.stringify(one).includes('damaged-') ||
      (one.state === 'queued' && one.reason === null),
  );
}

/** Opens a damaged workspace as the service does and compares what it tells. */
export async function outcomeOf(path: string, before: Told, ids: readonly string[]): Promise<{ outcome: Outcome; wrong: string[] }> {
  let database: DatabaseSync;
  let storage: Storage;
  try {
    database = await openWorkspace(path);
  } catch {
    return { outcome: 'refused', wrong: [] };
  }
  try {
    storage = new Storage(database, () => new Date('2026-11-24T10:00:00Z'));
    await storage.together(() => {
      storage.accounts.ensure(user, undefined);
      storage.accounts.setKey(user, 'a key', 'embedded');
    });
    await storage.together(() => storage.jobs.removeDamaged());
    await storage.bin.dropLeftJobs();
    await storage.removeUnfinished();
  } catch {
    database.close();
    return { outcome: 'refused', wrong: [] };
  }
  try {
    const after = await everythingIn(storage, ids);
    const list = after.get('list')!;
    const entries = [list, after.get('bin')!].flatMap((text) =>
      text.startsWith('[') ? (JSON.parse(text) as Record<string, unknown>[]) : [],
    );
    const marked = entries.filter((entry) => entry['damaged'] === true || entry['is_whole'] === 0);
    const isProjectTold = (id: string) =>
      marked.some((entry) => entry['id'] === id) || (marked.length > 0 && !entries.some((entry) => entry['id'] === id));
    const differing = [...before].filter(([name, value]) => after.get(name) !== value);
    const wrong = differing.filter(([name, value]) => {
      const now = after.get(name)!;
      if (now.startsWith('FAULT')) return false;
      if (name === 'list' || name === 'bin') return !isListTold(value, now);
      // Notes, and what stands under a name that is damaged itself: the list says that this project is damaged.
      if (name === 'notes') return !list.includes('"damaged":true');
      if (name === 'quota')
        return (
          JSON.stringify((JSON.parse(now) as unknown[])[0]) !== JSON.stringify((JSON.parse(value) as unknown[])[0]) ||
          !now.endsWith(',null]')
        );
      if (name.endsWith(' data')) return !isDataTold(value, now);
      return !isProjectTold(name.split(' ', 1)[0]!) && !now.includes('damaged-');
    });
    const explained = wrong.map(([name, value]) => differenceOf(name, value, after.get(name)!));
    return { outcome: wrong.length > 0 ? 'silently wrong' : differing.length > 0 ? 'told' : 'no effect', wrong: explained };
  } finally {
    storage.close();
  }
}

/** Damages copies of a workspace and counts what came of it. */
export async function campaign(folder: string, original: Buffer, count: number, seed: number) {
  const random = numbersFrom(seed);
  const path = `${folder}/damaged.gpkg`;
  const clean = () => {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(path + ending, { force: true });
  };
  clean();
  writeFileSync(path, original);
  const storage = new Storage(await openWorkspace(path), () => new Date('2026-11-24T10:00:00Z'));
  const ids = [...storage.heads.list(user), ...storage.bin.list(user)].map(({ id }) => id);
  const before = await everythingIn(storage, ids);
  storage.close();
  const counts: Record<Outcome, number> = { 'no effect': 0, refused: 0, told: 0, 'silently wrong': 0 };
  const wrong: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { bytes, what } = damagedBytes(original, random);
    clean();
    writeFileSync(path, bytes);
    const found = await outcomeOf(path, before, ids);
    counts[found.outcome] += 1;
    for (const one of found.wrong) wrong.push(`${number}, ${what}: ${one}`);
  }
  clean();
  return { counts, wrong };
}

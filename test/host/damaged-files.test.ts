import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { draftsHandlers } from '#host/groups/drafts/handler.ts';
import type { Damage } from '#host/json-file.ts';
import { isFresh, keptTiles } from '#host/kept-tiles.ts';
import { confirmedTime, headBytes, readAnswer, timeOffset, writeAnswer } from '#host/offline/answer-file.ts';
import { AnswerStore } from '#host/offline/answer-store.ts';
import { newEntry } from '#host/offline/outbox/entry.ts';
import { OutboxFiles } from '#host/offline/outbox/files.ts';
import type { Ports } from '#host/ports.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { damagedBytes } from '../helpers/damaged-bytes.ts';
import { numbersFrom } from '../helpers/random-polygons.ts';
import { inSoak } from '../helpers/soak.ts';
import { freshFolder } from './host.ts';

// What the window keeps on the disk, damaged: nothing of it may be another thing than was written without a word.
const count = inSoak(60, 1000);
const seed = Number(process.env['HECTARE_SEED'] ?? 20_261_125);

/** What is read, by a name for each thing. A thing that is missing, or a fault in its place, must be told. */
interface Read {
  things: Map<string, string>;
  /** what a person is told of damage, or the service is asked for again */
  told: Set<string>;
}
interface Kept {
  write(folder: string): Promise<void>;
  read(folder: string): Promise<Read>;
}
const outcomes = ['no effect', 'told', 'silently wrong'] as const;
type Outcome = (typeof outcomes)[number];

function everyFile(folder: string): Map<string, Buffer> {
  const files = (readdirSync(folder, { recursive: true, withFileTypes: true }) as { isFile(): boolean; parentPath: string; name: string }[])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

/** Damages one file of copies of a folder, and counts what came of it. */
async function campaign({ write, read }: Kept, damaged = damagedBytes) {
  const random = numbersFrom(seed);
  const folder = freshFolder('damaged');
  await write(folder);
  const original = [...everyFile(folder)];
  const before = await read(folder);
  expect([before.things.size > 0, before.told.size]).toEqual([true, 0]);
  const counts: Record<Outcome, number> = { 'no effect': 0, told: 0, 'silently wrong': 0 };
  const wrong: string[] = [];
  for (let number = 0; number < count; number += 1) {
    rmSync(folder, { recursive: true, force: true });
    const chosen = Math.floor(random() * original.length);
    const { bytes: changed, what } = damaged(original[chosen]![1], random);
    for (const [index, [name, bytes]] of original.entries()) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), index === chosen ? changed : bytes);
    }
    const after = await read(folder);
    const differing = [...before.things].filter(([name, value]) => after.things.get(name) !== value).map(([name]) => name);
    const added = [...after.things.keys()].filter((name) => !before.things.has(name));
    const silent = [...differing.filter((name) => !after.told.has(name) || after.things.has(name)), ...added];
    const outcome = silent.length > 0 ? 'silently wrong' : differing.length > 0 ? 'told' : 'no effect';
    counts[outcome] += 1;
    if (silent.length > 0) wrong.push(`${number}, ${original[chosen]![0]}, ${what}: ${silent.join(', ')}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return { counts, wrong };
}

const drafts: Kept = {
  async write(folder) {
    const handlers = draftsHandlers({ dataFolder: folder } as Ports, () => {});
    for (const id of ['a', 'b', 'c'])
      await handlers['drafts.save'](
        { id, kind: 'import', title: `Parcels of ${id}`, version: 1, content: { of: id, shapes: [parcelAt(35, 1), parcelAt(36, 1)] } },
        undefined as never,
      );
  },
  async read(folder) {
    const damages: Damage[] = [];
    const handlers = draftsHandlers({ dataFolder: folder } as Ports, (damage) => damages.push(damage));
    const read: Read = { things: new Map(), told: new Set() };
    for (const id of ['a', 'b', 'c']) {
      const found = await handlers['drafts.load']({ id, asJson: false, asBytes: false }, undefined as never);
      if (found) read.things.set(id, JSON.stringify(found));
      if (damages.some(({ path }) => path.endsWith(`${id}.json`))) read.told.add(id);
    }
    return read;
  },
};

const outboxNames = ['North', 'South', 'Gone'];
const outbox: Kept = {
  async write(folder) {
    const files = new OutboxFiles(
      folder,
      () => {},
      () => {},
    );
    for (const [number, name] of outboxNames.entries()) {
      const isCreate = name !== 'Gone';
      const entry = newEntry(
        {
          kind: isCreate ? 'create' : 'delete',
          name,
          projectId: isCreate ? null : 'a-project',
          isCollection: false,
          isControlPool: false,
          geometryHash: 'a hash',
          areaHectares: 12.5,
          box: [35, 1, 36, 2],
        },
        { connectionId: 'embedded', account: 'account' },
        number,
      );
      await files.add({ ...entry, id: `${number}-${name}` }, isCreate ? parcelAt(35 + number, 1) : null);
    }
  },
  async read(folder) {
    const read: Read = { things: new Map(), told: new Set() };
    const files = new OutboxFiles(
      folder,
      () => {},
      ({ path }) => {
        const name = outboxNames.find((one) => path.includes(one))!;
        // Without its entry a shape is not sent.
        for (const thing of [name, `${name} shape`]) read.told.add(thing);
      },
    );
    for (const entry of await files.list()) {
      read.things.set(entry.name, JSON.stringify(entry));
      try {
        const shape = await files.shape(entry.id);
        if (shape) read.things.set(`${entry.name} shape`, JSON.stringify(shape));
      } catch {
        read.told.add(`${entry.name} shape`);
      }
    }
    return read;
  },
};

const place = { connectionId: 'provider', account: 'account' };
const questions = [
  { operation: 'listProjects' },
  { operation: 'getProject', params: { project_id: 'p' } },
  { operation: 'projectMask', params: { project_id: 'p' } },
];
const storeIn = (folder: string, log: (text: string) => void = () => {}) =>
  new AnswerStore({ folder, limitBytes: async () => 2 ** 30, pinned: async () => new Set(), log });
const answers: Kept = {
  async write(folder) {
    const store = storeIn(folder);
    for (const [index, key] of questions.entries()) {
      const value =
        index === 2 ? new Uint8Array(3000).fill(7) : { area_hectares: 12.5, rows: Array.from({ length: 200 }, (_, n) => n / 7) };
      await store.write(place, key, {
        asked: { params: {}, query: {}, ...key },
        content: value instanceof Uint8Array ? value : JSON.stringify(value),
        deviations: [],
        raw: false,
        etag: '"a"',
        fetchedAt: '2026-11-01T10:00:00.000Z',
      });
      if (index === 1) store.confirm(place, key, '2026-11-02T10:00:00.000Z');
    }
    store.settle();
  },
  async read(folder) {
    const read: Read = { things: new Map(), told: new Set() };
    const store = storeIn(folder);
    for (const key of questions) {
      const found = await store.read(place, key);
      if (found)
        read.things.set(
          key.operation,
          JSON.stringify({ ...found, value: found.value instanceof Uint8Array ? [...found.value] : found.value }),
        );
    }
    // One that is not there is asked for again.
    for (const { operation } of questions) if (!read.things.has(operation) && everyFile(folder).size < 3) read.told.add(operation);
    return read;
  },
};

const tilePlaces = ['1/0/0', '1/0/1', '5/3/2'];
const tiles: Kept = {
  async write(folder) {
    const kept = keptTiles(folder);
    for (const [index, one] of tilePlaces.entries())
      await kept.write('map', one, {
        bytes: new Uint8Array(2000 + index).fill(index),
        fetchedAtMilliseconds: Date.parse('2026-11-01T10:00:00Z'),
        freshSeconds: 604_800,
      });
  },
  async read(folder) {
    const kept = keptTiles(folder);
    const read: Read = { things: new Map(), told: new Set() };
    for (const one of tilePlaces) {
      const found = await kept.read('map', one);
      if (found) read.things.set(one, JSON.stringify({ ...found, bytes: [...found.bytes] }));
      else read.told.add(one);
    }
    return read;
  },
};

const all: [name: string, kept: Kept][] = [
  ['drafts', drafts],
  ['outbox', outbox],
  ['kept answers', answers],
  ['map tiles', tiles],
];
test.each(all)('damaged %s are told or left out, and are never silently wrong', { timeout: 600_000 }, async (name, kept) => {
  const { counts, wrong } = await campaign(kept);
  console.log(`Damaged ${name}, seed ${seed}: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  // One that changed nothing would prove nothing.
  expect(counts.told).toBeGreaterThan(0);
});

test('the campaign finds a change that nothing tells', async () => {
  const plain: Kept = {
    write: async (folder) => writeFileSync(join(folder, 'a'), 'a'.repeat(100)),
    read: async (folder) => ({ things: new Map([['a', readFileSync(join(folder, 'a'), 'latin1')]]), told: new Set() }),
  };
  expect((await campaign(plain)).counts['silently wrong']).toBeGreaterThan(0);
});

// The time of an answer, which is written over when it is confirmed, was checked by nothing: one bit made it of another year.
test('no changed bit of the time of an answer is taken for it', async () => {
  const folder = freshFolder('damaged-time');
  await answers.write(folder);
  for (const [name, bytes] of everyFile(folder)) {
    const end = bytes.indexOf(10);
    expect(readAnswer(bytes)).not.toBeNull();
    for (let place = 0; place <= end; place += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(bytes);
        changed[place]! ^= 1 << bit;
        expect(readAnswer(changed) === null, `${name}, bit ${bit} of byte ${place}`).toBe(true);
      }
  }
  rmSync(folder, { recursive: true, force: true });
});

test('an answer that an earlier version kept, without a check of its time, is read and confirmed', () => {
  const now = Buffer.from(writeAnswer({ asked: null, content: '[1]', deviations: [], raw: false, fetchedAt: '2026-11-01T10:00:00.000Z' }));
  const earlier = Buffer.concat([now.subarray(0, headBytes - 1 - ' 12345678'.length), now.subarray(headBytes - 1)]);
  expect(readAnswer(earlier)).toMatchObject({ value: [1], fetchedAt: '2026-11-01T10:00:00.000Z' });
  confirmedTime(earlier.subarray(0, headBytes), '2026-11-02T10:00:00.000Z').copy(earlier, timeOffset);
  expect(readAnswer(earlier)).toMatchObject({ value: [1], fetchedAt: '2026-11-02T10:00:00.000Z' });
});

// A clock that was ten years ahead when a tile came kept it for ten years; a cut tile was taken for one of an earlier version.
test('a tile of the future is asked for again; one of an earlier version is shown and asked for again', async () => {
  const folder = freshFolder('damaged-tiles');
  const day = 86_400_000;
  const now = Date.now();
  const tile = { bytes: new Uint8Array(10), fetchedAtMilliseconds: now, freshSeconds: 7 * 86_400 };
  const freshAt = [-3650, -1, 0, 6, 8, 3650].map((days) => isFresh(tile, now + days * day));
  expect(freshAt).toEqual([false, false, true, true, false, false]);
  const kept = keptTiles(folder);
  await kept.write('map', '1/0/0', tile);
  const [name] = readdirSync(join(folder, 'map'));
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
  const later = Buffer.alloc(8);
  later.writeDoubleLE(now + day);
  for (const file of [png, Buffer.concat([png, Buffer.from('HectareFreshTo'), later])]) {
    writeFileSync(join(folder, 'map', name!), file);
    expect(await kept.read('map', '1/0/0')).toEqual({ bytes: new Uint8Array(png), fetchedAtMilliseconds: 0, freshSeconds: 0 });
  }
  rmSync(folder, { recursive: true, force: true });
});

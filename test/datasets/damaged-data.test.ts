import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataAccess, openPack, packingAccess, PackWriter, type DataAccess } from '#datasets/index.ts';
import { damagedBytes } from '../helpers/damaged-bytes.ts';
import { numbersFrom } from '../helpers/random-polygons.ts';
import { inSoak } from '../helpers/soak.ts';
import { loopback, type Loopback } from './loopback.ts';
import { invented, openData, picture, type TestAccess } from './open-data.ts';

// The cache of open data and data packs, damaged on the disk: a value is the one that was read, or there is none.
const count = inSoak(60, 1000);
const seed = Number(process.env['HECTARE_SEED'] ?? 20_261_125);
const side = 700;
let source: Loopback;
let data: TestAccess;
let folder: string;

/** Everything that is asked for, with the facts that stand beside it; a fault stands as its name. */
async function readAll(access: DataAccess): Promise<string[]> {
  const recorded = access.recording();
  const url = `${access.baseUrl(invented)}/r.tif`;
  const told = (work: () => Promise<unknown>): Promise<string> =>
    work().then(
      (value) => JSON.stringify(value),
      (error: Error) => `FAULT ${error.name}`,
    );
  const things = [
    await told(async () => {
      const { values, grid } = await (await recorded.raster(invented, url)).read(0, { left: 10, top: 20, width: 30, height: 40 });
      return [Array.from(values), grid];
    }),
    await told(async () =>
      recorded.document({
        dataset: invented,
        key: 'a.json',
        box: [10.2, 19.2, 10.2, 19.2],
        validWithin: [10, 19, 10.25, 19.25],
        url: `${access.baseUrl(invented)}/a.json`,
        parse: (bytes) => Buffer.from(bytes).toString('hex'),
      }),
    ),
  ];
  // Where it comes from and of when it is, with what nobody can find fault with.
  things.push(things.some((thing) => thing.startsWith('FAULT')) ? 'FAULT origins' : JSON.stringify(recorded.origins()));
  return things;
}

beforeAll(async () => {
  source = await loopback({
    '/r.tif': picture(side, side).bytes,
    '/a.json': Buffer.from(JSON.stringify({ rain: [1.5, 2.25], of: 'a place' })),
  });
  data = openData(source.base);
  folder = join(mkdtempSync(join(tmpdir(), 'hectare-damaged-data-')), 'pack');
  const packing = packingAccess(data.access, new PackWriter(folder));
  expect((await readAll(packing)).filter((thing) => thing.startsWith('FAULT'))).toEqual([]);
  await packing.finish({ title: 'Valley', box: [10, 13, 17, 20], createdAt: '2026-06-01T00:00:00Z' });
});
afterAll(async () => {
  await data.access.close();
  await source.close();
});

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .sort();

/** What an access that has no network reads from a folder. */
const offline = async (cacheFolder: string, packs: Awaited<ReturnType<typeof openPack>>[]) => {
  const access = createDataAccess({
    cacheFolder,
    packs,
    settings: { offline: true, nonCommercialUse: true },
    userAgent: 'test',
    baseUrls: { invented: source.base },
    now: () => data.clock.now,
  });
  try {
    return await readAll(access);
  } finally {
    await access.close();
  }
};

async function campaign(original: string, read: (copy: string) => Promise<string[]>) {
  const random = numbersFrom(seed);
  const names = filesIn(original);
  const before = await read(original);
  expect(before.filter((thing) => thing.startsWith('FAULT'))).toEqual([]);
  const counts = { 'no effect': 0, told: 0, 'silently wrong': 0 };
  const wrong: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const copy = mkdtempSync(join(tmpdir(), 'hectare-damaged-copy-'));
    cpSync(original, copy, { recursive: true });
    const name = names[Math.floor(random() * names.length)]!;
    const { bytes, what } = damagedBytes(readFileSync(join(copy, name)), random);
    writeFileSync(join(copy, name), bytes);
    const after = await read(copy);
    const differing = after.filter((thing, index) => thing !== before[index]);
    const silent = differing.filter((thing) => !thing.startsWith('FAULT'));
    counts[silent.length > 0 ? 'silently wrong' : differing.length > 0 ? 'told' : 'no effect'] += 1;
    for (const thing of silent) wrong.push(`${number}, ${name}, ${what}: ${thing.slice(0, 300)}`);
    rmSync(copy, { recursive: true, force: true });
  }
  return { counts, wrong };
}

test('a damaged cache gives what was read, or nothing', { timeout: 600_000 }, async () => {
  const { counts, wrong } = await campaign(data.cacheFolder, (copy) => offline(copy, []));
  console.log(`Damaged cache, seed ${seed}: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  expect(counts.told).toBeGreaterThan(0);
});

test('a damaged pack gives what was packed, or says that it is damaged', { timeout: 600_000 }, async () => {
  const { counts, wrong } = await campaign(folder, async (copy) => {
    const pack = await openPack(copy).catch((error: Error) => error);
    return pack instanceof Error ? Array.from({ length: 3 }, () => `FAULT ${pack.name}`) : offline(`${copy}-cache`, [pack]);
  });
  console.log(`Damaged packs, seed ${seed}: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  expect(counts.told).toBeGreaterThan(0);
});

// A changed digit was still JSON: cells lay elsewhere, a document was of another day, a source had another name.
test('no changed bit of a manifest is taken for a pack', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'hectare-damaged-copy-'));
  cpSync(folder, copy, { recursive: true });
  const path = join(copy, 'manifest.json');
  const original = readFileSync(path);
  // The name of the checksum itself may change: then it is a manifest of an earlier version, and all of it is right.
  const nameAt = original.lastIndexOf('"sha256":"');
  for (let at = 0; at < original.length; at += 1) {
    if (at >= nameAt && at < nameAt + '"sha256"'.length) continue;
    const changed = Buffer.from(original);
    changed[at]! ^= 1;
    writeFileSync(path, changed);
    const { name } = await openPack(copy).then(
      () => ({ name: `taken with byte ${at} changed` }),
      (error: Error) => error,
    );
    expect(name).toBe('DamagedPack');
  }
  writeFileSync(path, original);
  expect((await openPack(copy)).manifest.title).toBe('Valley');
  rmSync(copy, { recursive: true, force: true });
});

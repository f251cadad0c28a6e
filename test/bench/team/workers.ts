/**
 * Collections a second by one, two and four workers of a team. Waiting: land cover of parcels far from each other, each in a file of its own of a source that takes 200 ms
 * for an answer and allows four requests at a time, over all workers; each worker runs one collection at a time. Computing: masks of large areas, which ask nobody.
 * Counted between the first and the last tenth, by the clock of the database. Needs Debian's PostgreSQL with PostGIS.
 * Run: npm run bench -- --only team-workers [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { worldCover, landCoverMap } from '#datasets/worldcover.ts';
import { gridOver } from '#datasets/tiles.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { allPlans } from '#service/jobs/plans.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { loopback, type Served } from '../../datasets/loopback.ts';
import { parcelAt } from '../../helpers/parcels.ts';
import { hasPostgres, startPostgres } from '../../helpers/postgres.ts';
import { isQuick } from '../mode.ts';
import { startMeasured } from '../service/measured.ts';

if (!hasPostgres) process.exit(0);
const user = 'office';
const answerMilliseconds = 200;
const { parallel } = worldCover;
const middle = 1.5;

/** The south-west corner of a file of the source, three degrees wide. */
const cornerOf = (number: number): [west: number, south: number] => [-180 + 3 * (number % 120), -48 + 3 * Math.floor(number / 120)];
const parcel = (number: number) => {
  const [west, south] = cornerOf(number);
  return parcelAt(west + middle, south + middle, 0.002);
};
/** A round area of so many hundred thousand hectares, with a border of many corners. */
const area = (number: number) => {
  const corners = Array.from({ length: 2000 }, (_, index) => {
    const [angle, radius] = [(index / 1000) * Math.PI, 0.15 + 0.01 * Math.sin(index / 7)];
    return [20 + number * 0.5 + radius * Math.cos(angle), 1 + radius * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...corners, corners[0]!]] };
};

/** The part of a file around the one parcel in it, of trees. */
function served(path: string): Served | null {
  const [, southern, latitude, western, longitude] = /_([NS])(\d\d)([EW])(\d{3})_Map\.tif$/.exec(path) ?? [];
  if (!southern) return null;
  const [west, south] = [Number(longitude) * (western === 'W' ? -1 : 1), Number(latitude) * (southern === 'S' ? -1 : 1)];
  const grid = gridOver(landCoverMap, [west + middle - 0.005, south + middle - 0.005, west + middle + 0.005, south + middle + 0.005]);
  return { body: writeGeoTiff(new Uint8Array(grid.width * grid.height).fill(10), grid), contentType: 'image/tiff' };
}

const postgres = await startPostgres();
const source = await loopback();
source.delayMilliseconds = answerMilliseconds;
source.respond = ({ path }) => served(path);
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-workers-'));

interface Run {
  product: string;
  shapeOf: (number: number) => object;
  workers: number;
  atOnce: number;
  collections: number;
}

/** Moments at which jobs ended well, in milliseconds. */
async function ends(database: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ state: string; updated_at: string; error: string | null }>(
    'SELECT state, updated_at, error FROM job',
  );
  await client.end();
  const failed = rows.find(({ error }) => error !== null);
  if (failed) throw new Error(`A collection failed: ${failed.error}`);
  return rows.flatMap(({ state, updated_at: at }) => (state === 'done' ? [Date.parse(at)] : [])).sort((one, other) => one - other);
}

async function measured({ product, shapeOf, workers: count, atOnce, collections }: Run) {
  const database = await postgres.database();
  const store = await openDatabase(database);
  await store.accounts.ensure(user, null);
  await store.changeCollection({ paused: true });
  const plans = allPlans().filter((plan) => plan.product === product);
  for (let number = 0; number < collections; number += 1) {
    const options = { name: `Area ${number}`, isCollection: false, isControlPool: false };
    await store.createProject(user, await projectFrom({ kind: 'body', text: JSON.stringify(shapeOf(number)) }, options), plans, null);
  }
  const options = { database, products: [product], atOnce, packFolders: [], sampleData: false };
  const baseUrls = { 'worldcover.tiles': source.base };
  const workers = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      startMeasured(join(import.meta.dirname, 'worker.ts'), {
        type: 'start',
        options: { ...options, baseUrls, dataFolder: mkdtempSync(join(folder, `worker-${number}-`)) },
      }),
    ),
  );
  const used = () => Promise.all(workers.map((worker) => worker.used()));
  source.maxAtOnce = 0;
  const before = postgres.processorMilliseconds();
  await used();
  await store.changeCollection({ paused: false });
  let done = await ends(database);
  for (; done.length < collections; done = await ends(database)) await wait(500);
  const ofWorkers = (await used()).reduce((sum, { processorMilliseconds }) => sum + processorMilliseconds, 0);
  const ofDatabase = postgres.processorMilliseconds() - before;
  await Promise.all([store.close(), ...workers.map((worker) => worker.stop())]);
  if (source.maxAtOnce > parallel) throw new Error(`The source was asked ${source.maxAtOnce} at a time, ${parallel} are allowed`);
  const tenth = Math.floor(collections / 10);
  const [first, last] = [done[tenth]!, done[collections - 1 - tenth]!];
  return {
    rate: (collections - 1 - 2 * tenth) / ((last - first) / 1000),
    ofWorkers: ofWorkers / collections,
    ofDatabase: ofDatabase / collections,
  };
}

async function table(
  what: string,
  product: string,
  shapeOf: Run['shapeOf'],
  sizes: [workers: number, atOnce: number, collections: number][],
) {
  const rows = [];
  let ofOne = 0;
  // Once before it is measured: files of the program and of the database are read for the first time.
  await measured({ product, shapeOf, workers: 1, atOnce: 1, collections: 3 });
  for (const [workers, atOnce, collections] of sizes) {
    const load = loadavg()[0]!;
    const { rate, ofWorkers, ofDatabase } = await measured({ product, shapeOf, workers, atOnce, collections });
    ofOne ||= rate;
    rows.push({
      what,
      workers,
      'at once': atOnce,
      collections,
      'collections/s': rate.toFixed(2),
      'of one worker': (rate / ofOne).toFixed(2),
      'processor ms of workers': ofWorkers.toFixed(0),
      'of PostgreSQL': ofDatabase.toFixed(0),
      'most asked at once': source.maxAtOnce,
      'load before': load.toFixed(1),
    });
  }
  console.table(rows);
}

console.log(`${cpus().length} processors; each worker starts its own process and its thread within the time before the first tenth`);
const some = isQuick ? 8 : 30;
await table('waiting for a source', 'land-cover', parcel, [
  [1, 1, some],
  [2, 1, some * 2],
  [4, 1, some * 4],
  [4, 2, some * 4],
]);
const areas = isQuick ? 3 : 20;
await table('computing', 'project-mask', area, [
  [1, 1, areas],
  [2, 1, areas * 2],
]);
await source.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * Vector tiles of one account with a million plots in ten thousand projects, from a service on PostgreSQL: what whoever asks waits, level by level, and what it costs; the first tile
 * after a change of the list beside the rest. Needs Debian's PostgreSQL with PostGIS. Run: npm run bench -- --only tiles [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { request } from 'undici';
import { hasPostgres, startPostgres } from '../helpers/postgres.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { isQuick } from './mode.ts';
import { startMeasured, type Measured } from './service/measured.ts';
import { seedTeam } from './team/seed.ts';

const size = { accounts: 1, projectsOfAccount: isQuick ? 500 : 10_000, plotsOfProject: 100 };
const levels = [0, 4, 6, 8, 10, 11, 12, 14, 16];
/** tiles of a level that are asked for, at most */
const tilesOfLevel = 60;

const percentile = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const columnOf = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);
const rowOf = (latitude: number, z: number) =>
  Math.floor((0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * 2 ** z);

/** Tiles over what was seeded, spread evenly over it. */
function tilesAt(z: number): string[] {
  const north = -10 + (size.projectsOfAccount / 100) * 0.1;
  const places = new Set<string>();
  for (let step = 0; step < tilesOfLevel; step += 1)
    places.add(
      `${z}/${rowOf(-10 + ((step * 7) % tilesOfLevel) * ((north + 10) / tilesOfLevel), z)}/${columnOf(-60 + step * (10 / tilesOfLevel), z)}`,
    );
  return [...places];
}

async function asked(service: Measured, key: string, path: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const answer = await request(`${service.url}${path}`, { headers: { 'x-api-key': key } });
  const bytes = (await answer.body.arrayBuffer()).byteLength;
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}`);
  return { ms: performance.now() - began, bytes };
}

async function level(service: Measured, key: string, layer: string, z: number) {
  await service.used();
  const before = postgres.processorMilliseconds();
  const found = [];
  for (const place of tilesAt(z)) found.push(await asked(service, key, `/ogc/collections/${layer}/tiles/WebMercatorQuad/${place}`));
  const { processorMilliseconds } = await service.used();
  const databaseMilliseconds = postgres.processorMilliseconds() - before;
  const times = found.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    layer,
    level: z,
    tiles: found.length,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
    'kB at most': (Math.max(...found.map(({ bytes }) => bytes)) / 1000).toFixed(0),
    'processor ms of the server a tile': (processorMilliseconds / found.length).toFixed(1),
    'of PostgreSQL': (databaseMilliseconds / found.length).toFixed(1),
  };
}

if (!hasPostgres) process.exit(0);
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-tiles-'));
const postgres = await startPostgres();
const { database, keys } = await seedTeam(postgres, size);
const key = keys[0]!;
const service = await startMeasured(resolve(import.meta.dirname, '../../src/service/process.ts'), {
  type: 'start',
  options: {
    dataFolder: join(folder, 'one'),
    listen: { host: '127.0.0.1', port: 0 },
    userGroupToken: 't'.repeat(40),
    database,
    apiKey: null,
  },
});
const world = '/ogc/collections/plots/tiles/WebMercatorQuad/0/0/0';
/** One tile, with the processor time of the server and of PostgreSQL for it. */
async function costOf(path: string) {
  await service.used();
  const before = postgres.processorMilliseconds();
  const { ms } = await asked(service, key, path);
  const { processorMilliseconds } = await service.used();
  return `${ms.toFixed(0)} ms (processor: server ${processorMilliseconds.toFixed(0)} ms, PostgreSQL ${postgres.processorMilliseconds() - before} ms)`;
}
const first = await costOf(world);
const made = await request(`${service.url}/projects?project_name=p`, {
  method: 'POST',
  headers: { 'x-api-key': key, 'content-type': 'application/geo+json' },
  body: JSON.stringify(parcelAt(35, 1)),
});
await made.body.dump();
const next = await costOf(world);
console.log(
  `${size.projectsOfAccount} projects with ${size.projectsOfAccount * size.plotsOfProject} plots: the first tile of all takes ${first}, the first one after a change of the list ${next}`,
);
const rows = [];
for (const layer of ['plots', 'projects']) for (const z of levels) rows.push(await level(service, key, layer, z));
console.table(rows);
await service.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

/**
 * Parcels with land in common, among 100,000 that share borders (10,000 with --quick): ours against PostGIS, which joins the table with itself by ST_Intersects over its index, and
 * against GEOS as WebAssembly, which intersects every pair of boxes that touch. ST_Intersects alone also tells neighbours that only share a border; the second join asks for land.
 * Milliseconds of processor time, those of PostgreSQL as it tells them of its own process, without parallel workers; reading the shapes into it and building its index are not counted.
 * The ratio says how many times as long the peer takes: above 1 ours is the faster one.
 * Run: node test/bench/parcel-pairs.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { areaHectares, ParcelPairFinder, toWkb, type Geometry } from '#geo/index.ts';
import { intersection, loadGeos } from '#geo/geos.ts';
import { NearBoxes } from '#geo/near-boxes.ts';
import { boundingBox } from '#geo/measure.ts';
import { plantedPairs, plotsOfDistrict } from '../helpers/planted-pairs.ts';
import { processorMilliseconds } from '../helpers/processor-time.ts';
import { isQuick, ratio } from './mode.ts';

const count = isQuick ? 10_000 : 100_000;
const parcels: Geometry[] = [...plotsOfDistrict(count), ...plantedPairs().flatMap(({ pair }) => pair)];

/** `prepared`: checking, measuring and indexing the shapes are not counted, as reading and indexing are not for PostGIS. */
async function ours(prepared = false): Promise<{ pairs: number; milliseconds: number }> {
  let pairs = 0;
  if (prepared) {
    const finder = await ParcelPairFinder.create();
    for (const parcel of parcels) finder.add(parcel);
    const milliseconds = await processorMilliseconds(async () => {
      pairs = (await finder.find()).pairs.length;
    });
    return { pairs, milliseconds };
  }
  const milliseconds = await processorMilliseconds(async () => {
    const finder = await ParcelPairFinder.create();
    for (const parcel of parcels) finder.add(parcel);
    pairs = (await finder.find()).pairs.length;
  });
  return { pairs, milliseconds };
}

async function geosInWasm(): Promise<{ pairs: number; milliseconds: number }> {
  const geos = await loadGeos();
  let pairs = 0;
  const milliseconds = await processorMilliseconds(() => {
    const boxes = new NearBoxes();
    for (const parcel of parcels) boxes.add(boundingBox(parcel)!);
    for (const [a, b] of boxes.pairs()) if (areaHectares(intersection(geos, parcels[a]!, parcels[b]!)) >= 1e-4) pairs += 1;
  });
  return { pairs, milliseconds };
}

const programs = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'].find((folder) =>
  existsSync(join(folder, 'initdb')),
);

/** A PostgreSQL of its own in the temporary folder, with one connection and no network, which is gone afterwards. It does not run as root. */
function postgis(queries: { name: string; sql: string }[]): Map<string, { pairs: number; milliseconds: number }> | string {
  if (!programs) return 'PostgreSQL is not installed (Debian: postgresql-15-postgis-3)';
  const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) =>
    isRoot
      ? spawnSync('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 })
      : spawnSync(join(programs, program), args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    chmodSync(folder, 0o777);
    const data = join(folder, 'data');
    const table = join(folder, 'parcels.csv');
    writeFileSync(table, parcels.map((parcel, k) => `${k},${Buffer.from(toWkb(parcel)).toString('hex')}\n`).join(''), { mode: 0o644 });
    if (run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync').status !== 0) return 'PostgreSQL could not be set up';
    const started = run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-o',
      `-c listen_addresses='' -k ${folder} -c shared_buffers=512MB`,
      '-l',
      join(folder, 'log'),
      'start',
    );
    if (started.status !== 0) return 'PostgreSQL could not be started';
    const sql = (text: string) => run('psql', '-h', folder, '-U', 'postgres', '-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text);
    try {
      if (sql('create extension postgis').status !== 0) return 'PostGIS is not installed (Debian: postgresql-15-postgis-3)';
      const filled = run(
        'psql',
        '-h',
        folder,
        '-U',
        'postgres',
        '-X',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        'create table text (id int, wkb text)',
        '-c',
        `\\copy text from '${table}' csv`,
        '-c',
        "create table p as select id, st_geomfromwkb(decode(wkb, 'hex'), 4326) as g from text",
        '-c',
        'create index on p using gist (g)',
        '-c',
        'vacuum analyze p',
      );
      if (filled.status !== 0) return `PostGIS took no parcels: ${filled.stderr}`;
      const results = new Map<string, { pairs: number; milliseconds: number }>();
      for (const { name, sql: query } of queries) {
        const { stdout, stderr } = sql(
          `set max_parallel_workers_per_gather = 0; set client_min_messages = log; set log_executor_stats = on; ${query}`,
        );
        // The statement's own times: "0.1 s user, 0.0 s system, 0.1 s elapsed".
        const times = [...stderr.matchAll(/([\d.]+) s user, ([\d.]+) s system, [\d.]+ s elapsed/g)].map(
          ([, user, system]) => Number(user) + Number(system),
        );
        results.set(name, { pairs: Number(stdout.trim().split('\n').at(-1)), milliseconds: Math.max(...times) * 1000 });
      }
      return results;
    } finally {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The first run compiles on the way; a worker lives on.
await ours();
const best = await ours();
const rows = [
  { what: 'Hectare: pairs, kinds, hectares', pairs: best.pairs, 'processor ms': best.milliseconds.toFixed(0), 'peer / ours': '' },
];
const add = (what: string, { pairs, milliseconds }: { pairs: number; milliseconds: number }) =>
  rows.push({ what, pairs, 'processor ms': milliseconds.toFixed(0), 'peer / ours': ratio(milliseconds, best.milliseconds) });
add('Hectare: finding alone', await ours(true));
add('GEOS as WebAssembly, every pair of boxes', await geosInWasm());
const joined = postgis([
  { name: 'PostGIS: ST_Intersects', sql: 'select count(*) from p a join p b on a.id < b.id and st_intersects(a.g, b.g)' },
  {
    name: 'PostGIS: with hectares of ST_Intersection',
    sql: 'select count(*) from p a join p b on a.id < b.id and st_intersects(a.g, b.g) where st_area(st_intersection(a.g, b.g)::geography) >= 1',
  },
]);
if (typeof joined === 'string') console.log(joined);
else for (const [name, result] of joined) add(name, result);
console.table(rows);

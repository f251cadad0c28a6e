/**
 * Validity and repair of polygons of 100,000 corners (10,000 with --quick): ours against native GEOS (geosop, its own clock: reading and writing not counted) and GEOS as WebAssembly, in the
 * same run. Repair is the structure method: geosop calls it fixInvalid. Fastest of several runs each; ours is warm, as in a worker that lives on. The first run of a new
 * thread, which compiles on the way, stands beside it.
 * The ratios say how many times as long GEOS takes: above 1 ours is the faster one.
 * Run: node test/bench/validity.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { check, repair, toWkb, type Polygon, type Ring } from '#geo/index.ts';
import { invalidity, loadGeos, makeValid } from '#geo/geos.ts';
import { numbersFrom, planarArea } from '../helpers/random-polygons.ts';
import { isQuick, ratio } from './mode.ts';

const count = isQuick ? 10_000 : 100_000;
const holeCount = count / 20;
const millisecondsEach = isQuick ? 200 : 2000;
const closed = (ring: Ring): Ring => [...ring, ring[0]!];
const turning = (radius: (k: number, angle: number) => number, corners = count): Ring =>
  closed(
    Array.from({ length: corners }, (_, k) => {
      const angle = (2 * Math.PI * k) / corners;
      return [35 + radius(k, angle) * Math.cos(angle), 1 + radius(k, angle) * Math.sin(angle)];
    }),
  );
const wavy = turning((_, angle) => 1 + 0.1 * Math.sin(37 * angle));

/** Midpoint displacement of the radius: rough at every scale, and never crossing itself. */
function coast(): Ring {
  const random = numbersFrom(1);
  const size = 2 ** 17;
  const radii = new Float64Array(size + 1).fill(1, 0, 1).fill(1, size);
  for (let step = size, reach = 0.4; step > 1; step /= 2, reach *= 0.6) {
    for (let k = step / 2; k < size; k += step)
      radii[k] = Math.max(0.2, (radii[k - step / 2]! + radii[k + step / 2]!) / 2 + (random() - 0.5) * reach);
  }
  return turning((k) => radii[Math.floor((k * size) / count)]!);
}

/** Holes of 20 corners; `reach` below 1 draws the shell in, over some of them. */
function holed(reach: number): Ring[] {
  const across = Math.ceil(Math.sqrt(holeCount));
  const shell = [
    [35 - reach, 0],
    [35 + reach, 0],
    [35 + reach, 2],
    [35 - reach, 2],
    [35 - reach, 0],
  ];
  return [
    shell,
    ...Array.from({ length: holeCount }, (_, k) => {
      const [x, y] = [34 + (2 * ((k % across) + 0.5)) / across, (2 * (Math.floor(k / across) + 0.5)) / across];
      return closed(
        Array.from({ length: 20 }, (_unused, j) => [
          x + (0.7 / across) * Math.cos((-2 * Math.PI * j) / 20),
          y + (0.7 / across) * Math.sin((-2 * Math.PI * j) / 20),
        ]),
      );
    }),
  ];
}

/** Two neighbouring corners changed about, every so many: a crossing each. */
function crossing(every: number): Ring {
  const ring = wavy.slice(0, -1);
  for (let k = 0; k + 3 < count; k += every) [ring[k + 1], ring[k + 2]] = [ring[k + 2]!, ring[k + 1]!];
  return closed(ring);
}

/** A walk that crosses itself everywhere. */
function scribble(): Ring {
  const random = numbersFrom(3);
  let [x, y, angle] = [35, 1, 0];
  return closed(
    Array.from({ length: count }, () => {
      angle += (random() - 0.5) * 0.8;
      x += 0.001 * Math.cos(angle) + (35 - x) * 0.001;
      y += 0.001 * Math.sin(angle) + (1 - y) * 0.001;
      return [x, y];
    }),
  );
}

const shapes: Record<string, Ring[]> = {
  'smooth boundary': [wavy],
  'fractal coast': [coast()],
  [`${holeCount.toLocaleString('en')} holes`]: holed(1),
  'crossings, few': [crossing(1000)],
  'crossings, one in ten corners': [crossing(10)],
  'holes over the shell': holed(0.97),
  scribble: [scribble()],
};

if (!isMainThread) {
  const { name, operation } = workerData as { name: string; operation: 'check' | 'repair' };
  const polygon: Polygon = { type: 'Polygon', coordinates: shapes[name]! };
  const start = performance.now();
  if (operation === 'check') check(polygon);
  else await repair(polygon);
  parentPort!.postMessage(performance.now() - start);
  process.exit();
}

/** At least so many runs, and for some time: on a busy machine few runs go undisturbed. */
async function fastest(work: () => unknown, times: number): Promise<number> {
  let best = Infinity;
  const begin = performance.now();
  for (let k = 0; k < times || performance.now() - begin < millisecondsEach; k += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

async function first(name: string, operation: 'check' | 'repair'): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < 3; k += 1)
    times.push(
      (
        (await once(new Worker(new URL(import.meta.url), { workerData: { name, operation }, argv: process.argv.slice(2) }), 'message')) as [
          number,
        ]
      )[0],
    );
  return Math.min(...times);
}

const hasGeosop = !spawnSync('geosop', ['--help']).error;
if (!hasGeosop) console.log('geosop is not installed (Debian: geos-bin): no native times');

/** Milliseconds that native GEOS takes by its own clock, the fastest of several runs. */
function native(hex: string, operation: string, times: number): number {
  let best = Infinity;
  for (let k = 0; k < times; k += 1) {
    const { stdout } = spawnSync('geosop', ['-a', 'stdin.wkb', '-t', operation], {
      input: `${hex}\n`,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    best = Math.min(best, Number(/-- ([\d,]+) usec/.exec(stdout)?.[1]?.replaceAll(',', '')) / 1000);
  }
  return best;
}

const shown = (milliseconds: number) => (Number.isFinite(milliseconds) ? milliseconds.toFixed(1) : 'not installed');
const geos = await loadGeos();
const rows: Record<string, string | number>[] = [];
for (const [name, coordinates] of Object.entries(shapes)) {
  const polygon: Polygon = { type: 'Polygon', coordinates };
  const row: Record<string, string | number> = { shape: name };
  const checked = await fastest(() => check(polygon), isQuick ? 5 : 25);
  const repaired = await fastest(() => repair(polygon), isQuick ? 3 : 8);
  const hex = Buffer.from(toWkb(polygon)).toString('hex');
  const [judged, fixed] = hasGeosop ? [native(hex, 'isValid', 8), native(hex, 'fixInvalid', 5)] : [Number.NaN, Number.NaN];
  const judgedInWasm = await fastest(() => invalidity(geos, polygon), 2);
  const fixedInWasm = await fastest(() => makeValid(geos, polygon), 2);
  const result = (await repair(polygon)).geometry!;
  const reference = makeValid(geos, polygon);
  Object.assign(row, {
    'check ms': checked.toFixed(1),
    'first check ms': (await first(name, 'check')).toFixed(0),
    'GEOS isValid ms': shown(judged),
    'isValid / check': ratio(judged, checked),
    'GEOS wasm isValid ms': judgedInWasm.toFixed(1),
    'wasm / check': ratio(judgedInWasm, checked),
    'repair ms': repaired.toFixed(1),
    'first repair ms': (await first(name, 'repair')).toFixed(0),
    'GEOS fixInvalid ms': shown(fixed),
    'fixInvalid / repair': ratio(fixed, repaired),
    'GEOS wasm makeValid ms': fixedInWasm.toFixed(1),
    'wasm / repair': ratio(fixedInWasm, repaired),
    'area off': (Math.abs(planarArea(result) - planarArea(reference)) / planarArea(reference)).toExponential(0),
  });
  rows.push(row);
}
console.table(rows);

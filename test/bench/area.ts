/**
 * Geodesic area and validity on large rings: ours against geographiclib-geodesic in the same run, and against the C++ Planimeter where it is installed. "First" is the first
 * area of a new thread, which compiles on the way; the others are the fastest of several.
 * Run: node test/bench/area.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import geodesic from 'geographiclib-geodesic';
import { check, ringAreaSquareMetres, type Ring } from '#geo/index.ts';
import { isQuick, ratio } from './mode.ts';

/** A wavy ring about a centre; `degrees` is its mean radius. */
function wavyRing(vertices: number, degrees: number): Ring {
  const ring = Array.from({ length: vertices }, (_, k) => {
    const angle = (2 * Math.PI * k) / vertices;
    const radius = degrees * (1 + 0.1 * Math.sin(37 * angle));
    return [35 + radius * Math.cos(angle), 1 + radius * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

function timed<T>(work: () => T): { milliseconds: number; value: T } {
  const start = performance.now();
  const value = work();
  return { milliseconds: performance.now() - start, value };
}

function fastest<T>(work: () => T, times: number): { milliseconds: number; value: T } {
  let best = timed(work);
  for (let k = 1; k < times; k += 1) {
    const again = timed(work);
    if (again.milliseconds < best.milliseconds) best = again;
  }
  return best;
}

function byLibrary(ring: Ring): number {
  const polygon = geodesic.Geodesic.WGS84.Polygon(false);
  for (let k = 0; k + 1 < ring.length; k += 1) polygon.AddPoint(ring[k]![1]!, ring[k]![0]!);
  return Math.abs(polygon.Compute(false, true).area ?? Number.NaN);
}

if (!isMainThread) {
  const ring = wavyRing(...(workerData as [number, number]));
  parentPort!.postMessage(timed(() => ringAreaSquareMetres(ring)).milliseconds);
  process.exit();
}

async function first(vertices: number, degrees: number): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < 3; k += 1)
    times.push(((await once(new Worker(new URL(import.meta.url), { workerData: [vertices, degrees] }), 'message')) as [number])[0]);
  return Math.min(...times);
}

/** C++ Planimeter of GeographicLib, reading and printing text included; null where it is not installed. */
function byPlanimeter(ring: Ring): number | null {
  const input = ring
    .slice(0, -1)
    .map(([longitude, latitude]) => `${latitude} ${longitude}`)
    .join('\n');
  const run = spawnSync('Planimeter', ['-p', '4'], { input, encoding: 'utf8' });
  return run.error ? null : Math.abs(Number(run.stdout.trim().split(/\s+/)[2]));
}

const rows: Record<string, string | number>[] = [];
const sizes: [vertices: number, degrees: number][] = [
  [1_000, 0.01],
  [100_000, 0.1],
  [1_000_000, 1],
  [1_000_000, 5],
];
for (const [vertices, degrees] of isQuick ? sizes.slice(0, 2) : sizes) {
  const ring = wavyRing(vertices, degrees);
  const ours = fastest(() => ringAreaSquareMetres(ring), 11);
  const library = fastest(() => byLibrary(ring), 3);
  const planimeter = timed(() => byPlanimeter(ring));
  rows.push({
    vertices,
    degrees,
    'ours ms': ours.milliseconds.toFixed(1),
    'first ms': (await first(vertices, degrees)).toFixed(1),
    'geographiclib-geodesic ms': library.milliseconds.toFixed(1),
    'library / ours': ratio(library.milliseconds, ours.milliseconds),
    'Planimeter ms': planimeter.value === null ? 'not installed' : planimeter.milliseconds.toFixed(1),
    'relative difference': (Math.abs(ours.value - library.value) / library.value).toExponential(1),
    'check ms': vertices <= 100_000 ? timed(() => check({ type: 'Polygon', coordinates: [ring] })).milliseconds.toFixed(1) : '',
  });
}
console.table(rows);

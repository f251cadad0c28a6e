/**
 * Time between frames while the window's map is dragged and zoomed in real Chromium: a raster of 16,000 × 16,000 cells (tiled GeoTIFF with and without overviews),
 * 100,000 parcels as an import shows them, and both. Beside it the same by plain OpenLayers, and an empty canvas: what this browser needs for the least.
 * Graphics by software, as in the tests: a graphics card is faster. Two kinds of figures for each frame: what the window's thread computed (its CPU time, from Chromium's
 * own trace; what must stay below 16 or 33 ms), and the wall time to the next frame, in which everything else on the machine has its part: compare it with the empty canvas.
 * The ratios compare the median of the computed milliseconds: with Hectare in the same scene (above 1 Hectare is the faster one), and with the empty canvas.
 * Run: node test/bench/pan.ts [--quick] [name of a scene …]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { openMapWindow } from '../rendering/map-window.ts';
import { classes } from '../rendering/rasters.ts';
import type { Frames, Movement, Peer, Scene } from '../rendering/scene.ts';
import { placeOfCell } from '../rendering/screen.ts';
import { manyPlots } from './many-plots.ts';
import { isQuick, named as chosen, ratio } from './mode.ts';
import { pageTasks } from './page-tasks.ts';

const side = isQuick ? 4_000 : 16_000;
const grid: Grid = { west: 300_000, north: 9_700_000, cellWidth: 10, cellHeight: 10, width: side, height: side, epsg: 32_736 };
const [parcelColumns, parcelRows] = isQuick ? [100, 100] : [400, 250];
const frames = isQuick ? 30 : 120;
const maxSeconds = isQuick ? 3 : 10;

/** Patches of five classes, as a classification looks: large ones with ragged edges. Kept between runs, because it takes a while. */
function largeRaster(): Uint8Array {
  const file = join(tmpdir(), `hectare-bench-${side}.tif`);
  if (existsSync(file)) return readFileSync(file);
  const values = new Uint8Array(side * side);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const height =
        Math.sin(column / 211) + Math.cos(row / 173) + 0.5 * Math.sin((column + row) / 37) + 0.25 * Math.sin((column * 3 - row) / 11);
      values[row * side + column] = 1 + Math.min(4, Math.max(0, Math.floor((height + 2.75) / 1.1)));
    }
  const bytes = writeGeoTiff(values, grid, { noData: 0 });
  writeFileSync(file, bytes);
  return bytes;
}

/** The same file, whose first directory names no other: readers find the full resolution only. */
function withoutOverviews(bytes: Uint8Array): Uint8Array {
  const alone = bytes.slice();
  const view = new DataView(alone.buffer);
  const directory = view.getUint32(4, true);
  view.setUint32(directory + 2 + 12 * view.getUint16(directory, true), 0, true);
  return alone;
}

const middle = placeOfCell(grid, side / 2, side / 2);
const large = { file: 'large.tif', title: 'Land cover', legend: classes, opacity: 0.8 };
const flat = { ...large, file: 'no-overviews.tif' };
const world = { basemap: true, graticule: true };
const featuresFile = 'parcels.json';
const amongParcels: [number, number] = [33 + parcelColumns * 0.0006, -2 + parcelRows * 0.0006];
const scenes: Record<string, Scene> = {
  'the world alone': { place: { lonLat: middle, zoom: 6 }, shown: world },
  'raster, whole': { place: { lonLat: middle, zoom: 8.5 }, overlays: [large], shown: world },
  'raster, near': { place: { lonLat: middle, zoom: 13.5 }, overlays: [large], shown: world },
  'raster without overviews, whole': { place: { lonLat: middle, zoom: 8.5 }, overlays: [flat], shown: world },
  'raster without overviews, near': { place: { lonLat: middle, zoom: 13.5 }, overlays: [flat], shown: world },
  'raster as a map of the user': { place: { lonLat: middle, zoom: 11.5 }, basemaps: [{ file: 'large.tif' }], shown: world },
  'parcels, all': { place: { lonLat: amongParcels, zoom: 10.5 }, featuresFile, shown: world },
  'parcels, some': { place: { lonLat: amongParcels, zoom: 13 }, featuresFile, shown: world },
  'parcels, near': { place: { lonLat: amongParcels, zoom: 16 }, featuresFile, shown: world },
  'raster and parcels': { place: { lonLat: amongParcels, zoom: 12.5 }, overlays: [large], featuresFile, shown: world },
};
/** Peers with what they are asked for; WebGL draws 100,000 outlines by software so slowly that it is asked for the near view alone. */
const peers: [string, Peer][] = [
  ['raster, near', 'OpenLayers, WebGL'],
  ['parcels, all', 'OpenLayers, canvas'],
  ['parcels, near', 'OpenLayers, canvas'],
  ['parcels, near', 'OpenLayers, WebGL'],
];

const isChosen = (name: string) => chosen.length === 0 || chosen.some((word) => name.includes(word));
const window = await openMapWindow({ width: 1280, height: 800 });
const bytes = largeRaster();
window.inputs.set('large.tif', bytes);
window.inputs.set('no-overviews.tif', withoutOverviews(bytes));
window.inputs.set(featuresFile, new TextEncoder().encode(JSON.stringify(manyPlots(parcelColumns, parcelRows))));
/** CPU milliseconds of the page's thread from frame to frame while something is done. */
async function computed(act: () => Promise<void>): Promise<number[]> {
  const { tasks, frameStarts } = await pageTasks(window.page, act);
  const spent: number[] = [];
  let sum = 0;
  // A frame ends with the task that runs its animation callbacks.
  for (const { start, duration, cpuMilliseconds } of tasks) {
    sum += cpuMilliseconds;
    if (frameStarts.some((frame) => frame >= start && frame <= start + duration)) {
      spent.push(sum);
      sum = 0;
    }
  }
  return spent.slice(1);
}
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

const rows: Record<string, string | number>[] = [];
const slowest: string[] = [];
/** Median of what the thread computed, by scene, program and movement. */
const medians = new Map<string, number>();
const medianOf = (name: string, by: string, movement: Movement) => medians.get(`${name}/${by}/${movement}`) ?? Number.NaN;
async function measure(name: string, by: string, show: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  try {
    await Promise.race([
      show(),
      new Promise((_, failed) => {
        setTimeout(() => failed(new Error('nothing to see after a minute')), 60_000);
      }),
    ]);
  } catch (error) {
    rows.push({ scene: name, by, move: (error as Error).message });
    await window.page.reload();
    await window.page.waitForFunction('globalThis.mapPage !== undefined');
    return;
  }
  const shown = performance.now() - begun;
  for (const movement of ['pan', 'zoom'] satisfies Movement[]) {
    let frame: Frames | null = null as Frames | null;
    const cpu = (
      await computed(async () => {
        frame = await window.call('moved', movement, frames, maxSeconds * 1000);
      })
    ).toSorted((one, other) => one - other);
    const { milliseconds, slowest: scripts } = frame!;
    const wall = milliseconds.toSorted((one, other) => one - other);
    const over = (all: number[], limit: number) => `${((all.filter((one) => one > limit).length / all.length) * 100).toFixed(1)} %`;
    medians.set(`${name}/${by}/${movement}`, at(cpu, 0.5));
    rows.push({
      scene: name,
      by,
      move: movement,
      frames: wall.length,
      'cpu median ms': at(cpu, 0.5).toFixed(1),
      'cpu / Hectare': ratio(at(cpu, 0.5), medianOf(name, 'Hectare', movement)),
      'cpu / empty canvas': ratio(at(cpu, 0.5), medianOf('an empty canvas', 'the browser', movement)),
      'cpu p95': at(cpu, 0.95).toFixed(1),
      'cpu worst': cpu.at(-1)!.toFixed(0),
      'cpu over 33': over(cpu, 33),
      'wall median ms': at(wall, 0.5).toFixed(0),
      'wall p95': at(wall, 0.95).toFixed(0),
      'wall worst': wall.at(-1)!.toFixed(0),
      'wall over 33': over(wall, 34),
      'shown after s': (shown / 1000).toFixed(1),
    });
    console.error(Object.values(rows.at(-1)!).join('  '));
    for (const script of scripts.slice(0, 2)) slowest.push(`${name}, ${by}, ${movement}: ${script.milliseconds} ms in ${script.what}`);
    await window.call('settled');
  }
}

await measure('an empty canvas', 'the browser', () => window.call('showNothing'));
for (const [name, scene] of Object.entries(scenes))
  if (isChosen(name))
    await measure(name, 'Hectare', async () => {
      await window.show(scene);
      await window.call('settled');
    });
// WebGL by software needs minutes for one zoom: the quick run compares with the canvas alone.
for (const [name, peer] of isQuick ? peers.filter(([, by]) => !by.includes('WebGL')) : peers)
  if (isChosen(name)) await measure(name, peer, () => window.call('showPeer', peer, scenes[name]!));
await window.close();
console.table(rows);
if (slowest.length > 0) console.log(`The scripts that took longest:\n${slowest.join('\n')}`);

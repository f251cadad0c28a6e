/**
 * Masks of 10,000 × 10,000 cells (2,000 × 2,000 with --quick), by centres and all touched: ours against GDAL, every cell compared, in the same run. Three measures, each with its own for ours:
 * a new mask against gdal_rasterize with its start and its file; against GDAL's burn into a raster in memory (gdal-memory.py); and the burn alone, into cells that are there, less
 * what a triangle of one cell takes. Fastest of several runs each.
 * Run: node test/bench/mask.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rasterise, rasteriseInto, type Grid } from '#raster/index.ts';
import type { MultiPolygon, Polygon, Ring } from '#geo/index.ts';
import { isQuick, ratio } from './mode.ts';

const side = isQuick ? 2_000 : 10_000;
const shrink = side / 10_000;
/** Runs of which the fastest counts. */
const runs = isQuick ? 2 : 6;
/** A power of two: places of cells are exact, so that the tie rules are compared, not the rounding of the file. */
const cell = 1 / 8192;
const grid: Grid = { west: 35, north: 1, cellWidth: cell, cellHeight: cell, width: side, height: side, epsg: 4326 };
const closed = (ring: Ring): Ring => [...ring, ring[0]!];
/** a place by share of the grid, from the north-west corner */
const at = (x: number, y: number) => [grid.west + x * side * cell, grid.north - y * side * cell];
const around = (corners: number, x: number, y: number, radius: (angle: number) => number): Ring =>
  closed(
    Array.from({ length: corners }, (_, k) => {
      const angle = (2 * Math.PI * k) / corners;
      return at(x + radius(angle) * Math.cos(angle), y + radius(angle) * Math.sin(angle));
    }),
  );
const wavy = (angle: number) => 0.4 + 0.05 * Math.sin(37 * angle) + 0.01 * Math.sin(611 * angle);
/** by cells: corners and edges on the centres of cells, where the rule for a tie decides */
const shrunk = (value: number) => Math.floor(Math.floor(value) * shrink) + (value % 1);
const byCells = (x: number, y: number) => [grid.west + shrunk(x) * cell, grid.north - shrunk(y) * cell];

const shapes: Record<string, Polygon | MultiPolygon> = {
  '100,000 corners': { type: 'Polygon', coordinates: [around(100_000, 0.5, 0.5, wavy)] },
  '1,000 corners': { type: 'Polygon', coordinates: [around(1_000, 0.5, 0.5, wavy)] },
  '2,500 holes': {
    type: 'Polygon',
    coordinates: [
      around(400, 0.5, 0.5, () => 0.49),
      ...Array.from({ length: 2500 }, (_, k) =>
        around(20, 0.17 + 0.66 * ((k % 50) / 49), 0.17 + 0.66 * (Math.floor(k / 50) / 49), () => 0.005).toReversed(),
      ),
    ],
  },
  '10,000 parts': {
    type: 'MultiPolygon',
    coordinates: Array.from({ length: 10_000 }, (_, k) => [
      around(12, 0.005 + (k % 100) / 100.5, 0.005 + Math.floor(k / 100) / 100.5, () => 0.004),
    ]),
  },
  'smaller than a cell': {
    type: 'MultiPolygon',
    coordinates: Array.from({ length: 1000 }, (_, k) => [around(5, (k * 0.61803398875) % 1, (k * 0.7548776662) % 1, () => 3e-5)]),
  },
  'edges on centres': {
    type: 'MultiPolygon',
    coordinates: [
      [closed([byCells(100.5, 100.5), byCells(5000.5, 100.5), byCells(5000.5, 4000.5), byCells(100.5, 4000.5)])],
      [closed([byCells(6000.5, 6000.5), byCells(9000.5, 7500.5), byCells(6000.5, 9000.5)])],
      [closed([byCells(100, 6000), byCells(3000, 6000), byCells(3000, 9000), byCells(100, 9000)])],
    ],
  },
  'over the edge': { type: 'Polygon', coordinates: [around(5_000, 0.9, 0.1, wavy)] },
  triangle: { type: 'Polygon', coordinates: [closed([at(0.01, 0.01), at(0.99, 0.4), at(0.3, 0.99)])] },
};

function fastest<T>(work: () => T, times: number): { milliseconds: number; value: T } {
  let best = Infinity;
  let value: T;
  for (let k = 0; k < times; k += 1) {
    const start = performance.now();
    value = work();
    best = Math.min(best, performance.now() - start);
  }
  return { milliseconds: best, value: value! };
}

const folder = mkdtempSync(join(tmpdir(), 'hectare-mask-'));
const hasGdal = spawnSync('gdal_rasterize', ['--version']).status === 0;
if (!hasGdal) console.log('gdal_rasterize is not installed (Debian: gdal-bin): only our times');
const south = grid.north - side * cell;
const east = grid.west + side * cell;

const program = fileURLToPath(new URL('gdal-memory.py', import.meta.url));
const inMemory = (shape: Polygon | MultiPolygon, times: number, touched: boolean): number => {
  const run = spawnSync(
    'python3',
    [program, String(grid.west), String(grid.north), String(cell), String(side), String(times), ...(touched ? ['touched'] : [])],
    { input: JSON.stringify(shape), encoding: 'utf8' },
  );
  return run.status === 0 ? Number(run.stdout) : Number.NaN;
};

function byGdal(shape: Polygon | MultiPolygon, times: number, touched: boolean): { milliseconds: number; cells: Buffer } {
  const source = join(folder, 'shape.geojson');
  const target = join(folder, 'mask.bin');
  writeFileSync(source, JSON.stringify({ type: 'Feature', properties: {}, geometry: shape }));
  const { milliseconds } = fastest(() => {
    rmSync(target, { force: true });
    const run = spawnSync('gdal_rasterize', [
      '-q',
      ...(touched ? ['-at'] : []),
      '-burn',
      '1',
      '-ot',
      'Byte',
      '-of',
      'ENVI',
      '-te',
      String(grid.west),
      String(south),
      String(east),
      String(grid.north),
      '-ts',
      String(side),
      String(side),
      source,
      target,
    ]);
    if (run.status !== 0) throw new Error(run.stderr.toString());
  }, times);
  return { milliseconds, cells: readFileSync(target) };
}

const tiny: Polygon = { type: 'Polygon', coordinates: [closed([at(0.5, 0.5), at(0.50005, 0.5), at(0.5, 0.50005)])] };
const there = new Uint8Array(side * side).fill(0);
for (const allTouched of [false, true]) {
  const options = { keepSmall: false, allTouched };
  const rows: Record<string, string | number>[] = [];
  const ownTiny = fastest(() => rasteriseInto(there, tiny, grid, options), 3 * runs).milliseconds;
  const gdalTiny = hasGdal ? inMemory(tiny, runs, allTouched) : Number.NaN;
  for (const [name, shape] of Object.entries(shapes)) {
    const ours = fastest(() => rasterise(shape, grid, options), runs);
    const alone = fastest(() => rasteriseInto(there, shape, grid, options), runs + 2).milliseconds - ownTiny;
    const row: Record<string, string | number> = {
      [allTouched ? 'all touched' : 'by centres']: name,
      'cells inside': ours.value.reduce((sum, value) => sum + value, 0),
      'ours ms': ours.milliseconds.toFixed(0),
    };
    if (hasGdal) {
      const gdal = byGdal(shape, 2, allTouched);
      let different = 0;
      for (let k = 0; k < ours.value.length; k += 1) if (ours.value[k] !== gdal.cells[k]) different += 1;
      const memory = inMemory(shape, isQuick ? 2 : 4, allTouched);
      Object.assign(row, {
        'gdal_rasterize ms': gdal.milliseconds.toFixed(0),
        'gdal_rasterize / ours': ratio(gdal.milliseconds, ours.milliseconds),
        'GDAL in memory ms': memory.toFixed(0),
        'in memory / ours': ratio(memory, ours.milliseconds),
        'ours, burn alone ms': alone.toFixed(1),
        'GDAL, burn alone ms': (memory - gdalTiny).toFixed(1),
        'burn / ours': ratio(memory - gdalTiny, alone),
        'different cells': different,
      });
    }
    rows.push(row);
  }
  console.table(rows);
}
rmSync(folder, { recursive: true });

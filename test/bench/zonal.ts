/**
 * Exact cell shares of a polygon: ours against GEOS clipping the polygon by every cell of its box (GEOSClipByRect and GEOSArea through geos-wasm, the engine
 * loaded and the polygon in it beforehand), and against gdal_rasterize burning ten by ten points a cell (the process included, its disk in memory where
 * /dev/shm is). The same grid and polygon in the same run.
 * Run: node test/bench/zonal.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toWkb, type Polygon, type Position } from '#geo/index.ts';
import { loadGeos } from '#geo/geos.ts';
import { coverage, coverageBlocks, eastOf, gridOfWindow, southOf, zonalClassAreas, type Coverage, type Grid } from '#raster/index.ts';
import { isQuick, ratio } from './mode.ts';

/** What only this benchmark asks of GEOS. */
interface ClippingCalls {
  Module: { HEAPF64: Float64Array };
  GEOSClipByRect(geometry: number, west: number, south: number, east: number, north: number): number;
  GEOSArea(geometry: number, area: number): number;
}

const cell = 0.00025;

/** A wavy ring with a hole; `hectares` is near its area at the equator. */
function wavy(hectares: number, vertices: number): Polygon {
  const radius = Math.sqrt(hectares / Math.PI / 1_236_000);
  const ring = (scale: number, count: number): Position[] => {
    const points = Array.from({ length: count }, (_, k) => {
      const angle = (2 * Math.PI * k) / count;
      const reach = radius * scale * (1 + 0.1 * Math.sin(37 * angle));
      return [35.00013 + reach * Math.cos(angle), 1.00017 + reach * Math.sin(angle)];
    });
    return [...points, points[0]!];
  };
  return { type: 'Polygon', coordinates: [ring(1, vertices), ring(0.2, Math.max(8, Math.round(vertices / 10)))] };
}

function gridAround(polygon: Polygon): Grid {
  const xs = polygon.coordinates[0]!.map(([x]) => x!);
  const ys = polygon.coordinates[0]!.map(([, y]) => y!);
  const extent = (values: number[]) =>
    values.reduce(([low, high], value) => [Math.min(low!, value), Math.max(high!, value)], [Infinity, -Infinity]) as [number, number];
  const [[west, east], [south, north]] = [extent(xs), extent(ys)];
  const [left, bottom] = [Math.floor(west / cell), Math.floor(south / cell)];
  const [width, height] = [Math.ceil(east / cell) - left, Math.ceil(north / cell) - bottom];
  return { west: left * cell, north: (bottom + height) * cell, cellWidth: cell, cellHeight: cell, width, height, epsg: 4326 };
}

function timed<T>(work: () => T): { milliseconds: number; value: T } {
  const start = performance.now();
  const value = work();
  return { milliseconds: performance.now() - start, value };
}

async function byGeos(polygon: Polygon, grid: Grid): Promise<{ milliseconds: number; shares: Float64Array }> {
  const geos = (await loadGeos()) as Awaited<ReturnType<typeof loadGeos>> & ClippingCalls;
  const bytes = toWkb(polygon);
  const place = geos.Module._malloc(bytes.length);
  geos.Module.HEAPU8.set(bytes, place);
  const whole = geos.GEOSGeomFromWKB_buf(place, bytes.length);
  geos.Module._free(place);
  const area = geos.Module._malloc(8);
  const { milliseconds, value: shares } = timed(() => {
    const found = new Float64Array(grid.width * grid.height);
    for (let index = 0; index < found.length; index += 1) {
      const west = grid.west + (index % grid.width) * cell;
      const north = grid.north - Math.floor(index / grid.width) * cell;
      const part = geos.GEOSClipByRect(whole, west, north - cell, west + cell, north);
      geos.GEOSArea(part, area);
      found[index] = geos.Module.HEAPF64[area / 8]! / (cell * cell);
      geos.GEOSGeom_destroy(part);
    }
    return found;
  });
  geos.Module._free(area);
  geos.GEOSGeom_destroy(whole);
  return { milliseconds, shares };
}

/** null where GDAL is not installed */
function byGdal(polygon: Polygon, grid: Grid): { milliseconds: number; shares: Float64Array } | null {
  if (spawnSync('gdal_rasterize', ['--version']).error) return null;
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'hectare-bench-'));
  writeFileSync(join(folder, 'polygon.geojson'), JSON.stringify({ type: 'Feature', properties: {}, geometry: polygon }));
  const { milliseconds, value } = timed(() => {
    spawnSync('gdal_rasterize', [
      '-q',
      '-burn',
      '1',
      '-ot',
      'Byte',
      '-of',
      'ENVI',
      '-te',
      ...[grid.west, southOf(grid), eastOf(grid), grid.north].map(String),
      '-ts',
      String(grid.width * 10),
      String(grid.height * 10),
      join(folder, 'polygon.geojson'),
      join(folder, 'fine.bin'),
    ]);
    const fine = readFileSync(join(folder, 'fine.bin'));
    const shares = new Float64Array(grid.width * grid.height);
    for (let row = 0; row < grid.height * 10; row += 1) {
      for (let column = 0; column < grid.width * 10; column += 1)
        if (fine[row * grid.width * 10 + column] === 1) shares[Math.floor(row / 10) * grid.width + Math.floor(column / 10)]! += 0.01;
    }
    return shares;
  });
  rmSync(folder, { recursive: true });
  return { milliseconds, shares: value };
}

/** The largest difference in the share of any cell. */
function furthest({ window, shares }: Coverage, other: Float64Array, grid: Grid): number {
  const ours = new Float64Array(grid.width * grid.height);
  shares.forEach((share, index) => {
    ours[(window.top + Math.floor(index / window.width)) * grid.width + window.left + (index % window.width)] = share;
  });
  return ours.reduce((most, share, index) => Math.max(most, Math.abs(share - other[index]!)), 0);
}

const rows: Record<string, string | number>[] = [];
const sizes: [hectares: number, vertices: number, compared: boolean][] = [
  [100, 200, true],
  [1_000, 500, true],
  [10_000, 2_000, true],
  [1_000_000, 20_000, false],
  [1_000_000, 500_000, false],
];
for (const [hectares, vertices, compared] of isQuick ? sizes.slice(0, 2) : sizes) {
  const polygon = wavy(hectares, vertices);
  const grid = gridAround(polygon);
  coverage(polygon, grid);
  const ours = timed(() => coverage(polygon, grid));
  const values = Uint8Array.from({ length: grid.width * grid.height }, (_, index) => index % 11);
  const classes = timed(() => {
    const areas = new Map<number | null, number>();
    for (const block of coverageBlocks(polygon, grid)) {
      const { left, top, width, height } = block.window;
      const part = new Uint8Array(width * height);
      for (let row = 0; row < height; row += 1)
        part.set(values.subarray((top + row) * grid.width + left, (top + row) * grid.width + left + width), row * width);
      zonalClassAreas(block, { grid: gridOfWindow(grid, block.window), values: part, noData: null }, areas);
    }
    return areas;
  });
  const geos = compared ? await byGeos(polygon, grid) : null;
  const gdal = compared ? byGdal(polygon, grid) : null;
  rows.push({
    hectares,
    vertices,
    cells: grid.width * grid.height,
    'shares ms': ours.milliseconds.toFixed(1),
    'shares and class areas in blocks ms': classes.milliseconds.toFixed(1),
    'GEOS clip ms': geos?.milliseconds.toFixed(0) ?? 'too slow',
    'GEOS / ours': ratio(geos?.milliseconds, ours.milliseconds),
    'furthest from GEOS': geos ? furthest(ours.value, geos.shares, grid).toExponential(1) : '',
    'GDAL 10 x 10 ms': gdal?.milliseconds.toFixed(0) ?? (compared ? 'not installed' : 'too large'),
    'GDAL / ours': ratio(gdal?.milliseconds, ours.milliseconds),
    'furthest from GDAL': gdal ? furthest(ours.value, gdal.shares, grid).toFixed(3) : '',
  });
}
console.table(rows);

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { numbersFrom, seeds } from '../../test/helpers/random-polygons.ts';
import type { Geometry, LineString, MultiPolygon, Polygon, Ring } from '#geo/index.ts';
import type { Grid } from './grid.ts';
import { rasterise, rasteriseInto } from './rasterise.ts';

const version = /GDAL (\d+)\.(\d+)/.exec(spawnSync('gdal_rasterize', ['--version'], { encoding: 'utf8' }).stdout ?? '');
if (!version) console.log('skipped: no gdal_rasterize here to compare cells that are touched with (Debian: gdal-bin)');
/** Since 3.7, an edge along a row or column that ends less than a hundredth of a cell past a border leaves the cell beyond. */
const isLater = version !== null && Number(version[1]) * 100 + Number(version[2]) >= 307;
if (isLater) console.log('skipped: places near borders of cells, which GDAL 3.7 and later decide otherwise');

/** A power of two: places of cells are exact in a file. */
const cell = 1 / 8192;
const gridOf = (width: number, height: number): Grid => ({ west: 35, north: 1, cellWidth: cell, cellHeight: cell, width, height, epsg: 4326 });
const at = ([x, y]: readonly [number, number]) => [35 + x * cell, 1 - y * cell];
const closed = (ring: Ring): Ring => [...ring, ring[0]!];

function byGdal(shape: Geometry, { west, north, width, height }: Grid): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-touched-'));
  try {
    const [source, target] = [join(folder, 'shape.geojson'), join(folder, 'mask.bin')];
    writeFileSync(source, JSON.stringify({ type: 'Feature', properties: {}, geometry: shape }));
    const run = spawnSync('gdal_rasterize', ['-q', '-at', '-burn', '1', '-ot', 'Byte', '-of', 'ENVI', '-te', `${west}`, `${north - height * cell}`, `${west + width * cell}`, `${north}`, '-ts', `${width}`, `${height}`, source, target], { encoding: 'utf8' });
    expect(run.status, run.stderr).toBe(0);
    return new Uint8Array(readFileSync(target));
  } finally { rmSync(folder, { recursive: true }); }
}

/** Columns and rows of the cells that differ. */
function differences(ours: Uint8Array, theirs: Uint8Array, width: number): string[] {
  expect(ours.length).toBe(theirs.length);
  const found: string[] = [];
  for (let k = 0; k < ours.length; k += 1) if (ours[k] !== theirs[k]) found.push(`${k % width} ${Math.floor(k / width)}: ${ours[k]}`);
  return found;
}

/** A millionth of a cell: what both programs round away is far below, what they mean is far above. */
const tie = 1e-6 * cell;
const moved = (shape: MultiPolygon, dx: number, dy: number): MultiPolygon => ({
  ...shape,
  coordinates: shape.coordinates.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x! + dx, y! + dy]))),
});
/** Cells that differ and would not if the shape lay a tie aside: an edge meets a corner of theirs to the last digit, and each program rounds in its own way. */
function tiesOf(shape: MultiPolygon, grid: Grid, theirs: Uint8Array): (cellAt: number) => boolean {
  const around = [[tie, tie], [tie, -tie], [-tie, tie], [-tie, -tie]].map(([dx, dy]) => rasterise(moved(shape, dx!, dy!), grid, { allTouched: true, keepSmall: false }));
  return (cellAt) => around.some((ours) => ours[cellAt] === theirs[cellAt]);
}

const places = {
  anywhere: (value: number) => value,
  'on borders and centres': (value: number) => Math.round(value * 2) / 2,
  'near borders': (value: number, random: () => number) => Math.round(value) + [0, 0.001, -0.004, 0.009, -0.009, 0.011, -0.02][Math.floor(random() * 7)]!,
};

/** 500 polygons, each about its own 64 × 64 cells of a grid: stars, tangles and boxes, some with a hole, from smaller than a cell to over the neighbour's. */
function polygons(seed: number, put: (value: number, random: () => number) => number): MultiPolygon {
  const random = numbersFrom(seed);
  return { type: 'MultiPolygon', coordinates: Array.from({ length: 500 }, (_, number) => {
    const [cx, cy] = [((number % 25) + 0.5) * 64, (Math.floor(number / 25) + 0.5) * 64];
    const reach = 40 * random() ** 2 + 0.1;
    const kind = random();
    const corners = 3 + Math.floor(random() * 12);
    const around = (share: number): [number, number][] => Array.from({ length: corners }, (_unused, k) => {
      const angle = (2 * Math.PI * k) / corners;
      const radius = share * reach * (0.2 + 0.8 * random());
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
    const tangle = (): [number, number][] => Array.from({ length: corners }, () => [cx + reach * (random() - 0.5) * 2, cy + reach * (random() - 0.5) * 2]);
    const box = (): [number, number][] => { const [w, s, e, n] = [cx - reach * random(), cy + reach * random(), cx + reach * random(), cy - reach * random()]; return [[w, s], [e, s], [e, n], [w, n]]; };
    const ring = (corner: [number, number][]) => closed(corner.map(([x, y]) => at([put(x, random), put(y, random)])));
    const shell = ring(kind < 0.2 ? tangle() : kind > 0.8 ? box() : around(1));
    return random() < 0.2 ? [shell, ring(around(0.3)).toReversed()] : [shell];
  }) };
}

for (const [where, put] of Object.entries(places)) {
  test.skipIf(!version || (isLater && put !== places.anywhere))(`500 random polygons, corners ${where}: the cells of gdal_rasterize -at`, () => {
    const grid = gridOf(25 * 64, 20 * 64);
    for (const seed of [650909207, 282393504, 492376443, ...seeds(2, 1)]) {
      const shape = polygons(seed, put);
      const theirs = byGdal(shape, grid);
      const ours = rasterise(shape, grid, { allTouched: true, keepSmall: false });
      const isTie = ours.some((value, k) => value !== theirs[k]) ? tiesOf(shape, grid, theirs) : () => false;
      const found = differences(ours.map((value, k) => (value !== theirs[k] && isTie(k) ? theirs[k]! : value)), theirs, grid.width);
      if (isLater) expect(found.length, `seed ${seed}: ${found.slice(0, 5).join(', ')}`).toBeLessThan(20);
      else expect({ seed, found: found.slice(0, 5) }).toEqual({ seed, found: [] });
      // The rule is another one than that of the centres, and takes every cell of it.
      const inside = rasterise(shape, grid, { keepSmall: false });
      expect(inside.every((value, k) => value <= ours[k]!)).toBe(true);
      expect(ours.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(inside.reduce((sum, value) => sum + value, 0));
    }
  });
}

test.skipIf(!version)('lines and polygons that reach far over the grid: the cells of gdal_rasterize -at', () => {
  const grid = gridOf(400, 300);
  for (const seed of seeds(8, 2)) {
    const random = numbersFrom(seed);
    const corners = Array.from({ length: 3 + Math.floor(random() * 6) }, () => at([(random() * 3 - 1) * 400, (random() * 3 - 1) * 300]));
    for (const shape of [{ type: 'LineString', coordinates: corners } satisfies LineString, { type: 'Polygon', coordinates: [closed(corners)] } satisfies Polygon]) {
      const found = differences(rasterise(shape, grid, { allTouched: true, keepSmall: false }), byGdal(shape, grid), grid.width);
      expect({ seed, type: shape.type, found: found.slice(0, 5) }).toEqual({ seed, type: shape.type, found: [] });
    }
  }
});

test.skipIf(!version || isLater)('small rasters over which polygons and lines reach, with corners on their borders: the cells of gdal_rasterize -at', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const random = numbersFrom(seed);
    const grid = gridOf(3 + Math.floor(random() * 12), 3 + Math.floor(random() * 12));
    const corners = Array.from({ length: 3 + Math.floor(random() * 6) }, () => at([Math.round((random() * 2 - 0.5) * grid.width), Math.round((random() * 2 - 0.5) * grid.height)]));
    for (const shape of [{ type: 'LineString', coordinates: corners } satisfies LineString, { type: 'Polygon', coordinates: [closed(corners)] } satisfies Polygon]) {
      const found = differences(rasterise(shape, grid, { allTouched: true, keepSmall: false }), byGdal(shape, grid), grid.width);
      expect({ seed, type: shape.type, found: found.slice(0, 5) }).toEqual({ seed, type: shape.type, found: [] });
    }
  }
});

test('an edge that ends on the western border of the raster touches its cell; one that leaves northward through a corner does not', () => {
  const grid = gridOf(8, 4);
  const burnt = (shape: Geometry) => [...rasterise(shape, grid, { allTouched: true })].flatMap((value, k) => (value ? [`${k % 8} ${Math.floor(k / 8)}`] : []));
  // What GDAL 3.6 writes.
  expect(burnt({ type: 'Polygon', coordinates: [closed(([[0, 0.5], [-0.5, 0.5], [-0.5, 2.5], [0, 2.5]] as const).map(at))] })).toEqual(['0 0', '0 2']);
  expect(burnt({ type: 'LineString', coordinates: ([[0, 2], [6, -1]] as const).map(at) })).toEqual(['2 0', '3 0', '0 1', '1 1', '2 1', '0 2']);
  // It has no land in the raster: by the rule of centres it takes nothing, small as it is.
  expect(rasterise({ type: 'Polygon', coordinates: [closed(([[0, 0.5], [-0.5, 0.5], [-0.5, 2.5], [0, 2.5]] as const).map(at))] }, grid).includes(1)).toBe(false);
});

test('a triangle takes the cells that its edges pass; a box along the borders of cells takes none beyond them; an open ring is closed', () => {
  const grid = gridOf(6, 5);
  const rows = (coordinates: Ring[]) => { const cells = rasterise({ type: 'Polygon', coordinates }, grid, { allTouched: true }); return Array.from({ length: 5 }, (_, row) => [...cells.subarray(row * 6, row * 6 + 6)].join('')); };
  const triangle = ([[0.6, 0.7], [4.6, 1.2], [1.3, 4.4]] as const).map(at);
  // What GDAL 3.6 writes.
  const touched = ['111000', '111110', '111100', '011000', '010000'];
  expect(rows([closed(triangle)])).toEqual(touched);
  expect(rows([triangle])).toEqual(touched);
  expect(rows([closed(([[1, 1], [4, 1], [4, 3], [1, 3]] as const).map(at))])).toEqual(['000000', '011100', '011100', '000000', '000000']);
});

test('cells that are there keep what they hold; a grid that they do not fit is refused', () => {
  const grid = gridOf(4, 4);
  const box = (west: number, east: number): Polygon => ({ type: 'Polygon', coordinates: [closed(([[west, 1], [east, 1], [east, 2], [west, 2]] as const).map(at))] });
  const cells = new Uint8Array(16);
  cells[15] = 7;
  rasteriseInto(cells, box(0, 1), grid);
  rasteriseInto(cells, box(2, 4), grid);
  expect([...cells]).toEqual([0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 7]);
  expect(() => { rasteriseInto(new Uint8Array(15), box(0, 1), grid); }).toThrow(/4 × 4 cells does not fit 15/);
});

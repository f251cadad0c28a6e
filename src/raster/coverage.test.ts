import { beforeAll, describe, expect, test } from 'vitest';
import { areaHectares, splitAtAntimeridian, type Polygon, type Position, type Ring } from '#geo/index.ts';
import { intersection, loadGeos } from '#geo/geos.ts';
import { polygonsOf } from '#geo/parts.ts';
import { cellAreasHectares } from './cell-area.ts';
import { coverage, coverageBlocks, type Coverage } from './coverage.ts';
import type { Grid } from './grid.ts';
import { withoutOverlaps } from './without-overlaps.ts';
import { coveredHectares } from './zonal.ts';

const grid = (over: Partial<Grid> = {}): Grid => ({ west: 0, north: 10, cellWidth: 1, cellHeight: 1, width: 10, height: 10, epsg: 32636, ...over });
const polygon = (...rings: Ring[]): Polygon => ({ type: 'Polygon', coordinates: rings });
const box = (west: number, south: number, east: number, north: number): Ring => [[west, south], [east, south], [east, north], [west, north], [west, south]];
const sum = (shares: ArrayLike<number>) => Array.from(shares).reduce((total, share) => total + share, 0);

/** mulberry32: the same cases on every run */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A star-shaped ring: valid whatever the radii. */
function star(random: () => number, centre: Position, radius: number, vertices: number): Ring {
  const ring = Array.from({ length: vertices }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.8 * random())) / vertices;
    const reach = radius * (0.35 + 0.65 * random());
    return [centre[0]! + reach * Math.cos(angle), centre[1]! + reach * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

const planarArea = (ring: Ring) => ring.slice(1).reduce((total, to, k) => total + (ring[k]![0]! - ring[0]![0]!) * (to[1]! - ring[0]![1]!) - (to[0]! - ring[0]![0]!) * (ring[k]![1]! - ring[0]![1]!), 0) / 2;
const planarPolygonArea = (rings: Ring[]) => rings.reduce((total, ring, k) => total + (k === 0 ? 1 : -1) * Math.abs(planarArea(ring)), 0);

const rows = ({ window, shares }: Coverage) => Array.from({ length: window.height }, (_, row) => Array.from(shares.subarray(row * window.width, (row + 1) * window.width)));

describe('shares worked out by hand', () => {
  test('a box from quarter to quarter', () => {
    const found = coverage(polygon(box(1.25, 7.5, 3.25, 8.75)), grid());
    expect(found.window).toEqual({ left: 1, top: 1, width: 3, height: 2 });
    expect(rows(found)).toEqual([[0.5625, 0.75, 0.1875], [0.375, 0.5, 0.125]]);
  });
  test('a triangle over four cells', () => {
    // Legs of two cells: three halves-and-whole cells hold 1, 1/2, 1/2 and the fourth only the corner point.
    expect(rows(coverage(polygon([[0, 10], [0, 8], [2, 8], [0, 10]]), grid()))).toEqual([[0.5, 0], [1, 0.5]]);
  });
  test('inside a single cell, without touching its borders', () => {
    const found = coverage(polygon([[4.25, 4.25], [4.75, 4.25], [4.5, 4.75], [4.25, 4.25]]), grid());
    expect(found).toEqual({ window: { left: 4, top: 5, width: 1, height: 1 }, shares: Float64Array.of(0.125) });
  });
  test('borders on cell edges give whole cells and nothing beside them', () => {
    const found = coverage(polygon(box(2, 3, 5, 6)), grid());
    expect(found.window).toEqual({ left: 2, top: 4, width: 3, height: 3 });
    expect([...found.shares]).toEqual(Array(9).fill(1));
  });
  test('a hole is taken out, whichever way the rings run', () => {
    const hole = box(3.5, 4, 4, 6);
    for (const rings of [[box(2, 3, 6, 7), hole], [box(2, 3, 6, 7).toReversed(), hole], [box(2, 3, 6, 7), hole.toReversed()]]) {
      expect(rows(coverage(polygon(...rings), grid()))).toEqual([[1, 1, 1, 1], [1, 0.5, 1, 1], [1, 0.5, 1, 1], [1, 1, 1, 1]]);
    }
  });
  test('parts in one cell add up; overlapping parts do not exceed the cell', () => {
    const parts = (...rings: Ring[]) => coverage({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }, grid()).shares;
    expect([...parts(box(1, 1, 1.25, 2), box(1.5, 1, 2, 2))]).toEqual([0.75]);
    expect([...parts(box(1, 1, 2, 2), box(1, 1, 2, 2))]).toEqual([1]);
  });
  test('what lies beyond the grid is left out, on every side', () => {
    const found = coverage(polygon(box(-5, -5, 15, 15)), grid());
    expect(found.window).toEqual({ left: 0, top: 0, width: 10, height: 10 });
    expect([...found.shares]).toEqual(Array(100).fill(1));
    // A diamond about the north-west corner: one quarter of it is on the grid.
    expect(sum(coverage(polygon([[-3, 10], [0, 7], [3, 10], [0, 13], [-3, 10]]), grid()).shares)).toBe(4.5);
    // The same about the south-east corner
    expect(sum(coverage(polygon([[7, 0], [10, -3], [13, 0], [10, 3], [7, 0]]), grid()).shares)).toBe(4.5);
    expect(coverage(polygon(box(20, 20, 30, 30)), grid())).toMatchObject({ window: { width: 0, height: 0 }, shares: new Float64Array(0) });
  });
  test('points and lines have no area', () => {
    for (const geometry of [{ type: 'Point' as const, coordinates: [5, 5] }, { type: 'LineString' as const, coordinates: [[1, 1], [8, 8]] }]) {
      expect(coverage(geometry, grid()).shares.length).toBe(0);
    }
  });
});

test('overlapping parts are united on request, others stay as they are', async () => {
  const overlapping = { type: 'MultiPolygon' as const, coordinates: [[box(1.1, 1.1, 1.6, 1.9)], [box(1.4, 1.1, 1.9, 1.9)]] };
  // Each covers 0.5 x 0.8, together 0.8 x 0.8
  expect(coverage(overlapping, grid()).shares[0]).toBeCloseTo(0.8, 12);
  expect(coverage(await withoutOverlaps(overlapping), grid()).shares[0]).toBeCloseTo(0.64, 12);
  const apart = { type: 'MultiPolygon' as const, coordinates: [[box(1, 1, 2, 2)], [box(2, 1, 3, 2)]] };
  expect(await withoutOverlaps(apart)).toBe(apart);
});

describe('over the antimeridian', () => {
  const shape = polygon([[179, 0], [-178, 0], [-178, 2], [179, 2], [179, 0]]);
  test('a grid past 180 degrees holds both sides', () => {
    const found = coverage(shape, grid({ west: 178, width: 6, epsg: 4326, north: 2, height: 2 }));
    expect(found.window).toEqual({ left: 1, top: 0, width: 3, height: 2 });
    expect([...found.shares]).toEqual([1, 1, 1, 1, 1, 1]);
  });
  test('a grid on either side holds its own part', () => {
    expect(sum(coverage(shape, grid({ west: 170, epsg: 4326 })).shares)).toBe(2);
    expect(sum(coverage(shape, grid({ west: -180, epsg: 4326 })).shares)).toBe(4);
  });
  test('a polygon that reaches far west is not torn by a grid past 180 degrees', () => {
    const wide = polygon([[-180, 0], [-40, 0], [100, 0], [100, 2], [-40, 2], [-180, 2], [-180, 0]]);
    expect(sum(coverage(wide, grid({ west: 178, width: 6, epsg: 4326, north: 2, height: 2 })).shares)).toBe(8);
  });
});

describe('random polygons with holes, against GEOS cell by cell', () => {
  const cases = Array.from({ length: 25 }, (_, seed) => {
    const random = randomFrom(seed + 1);
    const centre = [3 + 4 * random(), 3 + 4 * random()];
    const radius = 0.3 + 4 * random();
    const shell = star(random, centre, radius, 3 + Math.floor(40 * random()));
    // Within the smallest radius of the shell, so that the hole stays inside.
    const hole = seed % 2 === 0 ? [star(random, centre, radius * 0.1, 5 + Math.floor(9 * random()))] : [];
    return { seed, shape: polygon(shell, ...hole) };
  });
  let geos: Awaited<ReturnType<typeof loadGeos>>;
  beforeAll(async () => { geos = await loadGeos(); });

  test.each(cases)('case $seed', ({ shape }) => {
    const cells = grid();
    const { window, shares } = coverage(shape, cells);
    const covered = new Float64Array(100);
    for (let cell = 0; cell < shares.length; cell += 1) covered[(window.top + Math.floor(cell / window.width)) * 10 + window.left + (cell % window.width)] = shares[cell]!;
    for (let cell = 0; cell < 100; cell += 1) {
      const [west, north] = [cell % 10, 10 - Math.floor(cell / 10)];
      const parts = polygonsOf(intersection(geos, shape, polygon(box(west, north - 1, west + 1, north))));
      expect(Math.abs(covered[cell]! - parts.reduce((total, rings) => total + planarPolygonArea(rings), 0))).toBeLessThan(1e-9);
    }
    const reaches = shape.coordinates[0]!.every(([x, y]) => x! >= 0 && x! <= 10 && y! >= 0 && y! <= 10);
    if (reaches) {
      const area = planarPolygonArea(shape.coordinates);
      expect(Math.abs(sum(shares) - area) / area).toBeLessThan(1e-12);
    }
  });
  test('enough of them lie wholly on the grid to say something about sums', () => {
    expect(cases.filter(({ shape }) => shape.coordinates[0]!.every(([x, y]) => x! >= 0 && x! <= 10 && y! >= 0 && y! <= 10)).length).toBeGreaterThan(8);
  });
});

/** Convex hull by Andrew's monotone chain (1979), without points on its sides. */
function hull(points: Position[]): Ring {
  const sorted = [...points].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  const half = (run: Position[]) => run.reduce<Position[]>((chain, point) => {
    const turnsRight = () => (chain.at(-1)![0]! - chain.at(-2)![0]!) * (point[1]! - chain.at(-2)![1]!) - (chain.at(-1)![1]! - chain.at(-2)![1]!) * (point[0]! - chain.at(-2)![0]!) <= 0;
    while (chain.length >= 2 && turnsRight()) chain.pop();
    chain.push(point);
    return chain;
  }, []).slice(0, -1);
  const ring = [...half(sorted), ...half(sorted.toReversed())];
  return [...ring, ring[0]!];
}

describe('vertices and edges on cell borders and corners, against GEOS', () => {
  test.each(Array.from({ length: 30 }, (_, seed) => seed))('case %i', async (seed) => {
    const random = randomFrom(seed + 100);
    // Whole and half numbers, some beyond the grid
    const shape = polygon(hull(Array.from({ length: 12 }, () => [Math.round(26 * random() - 3) / 2, Math.round(26 * random() - 3) / 2])));
    const geos = await loadGeos();
    const { window, shares } = coverage(shape, grid());
    shares.forEach((share, cell) => {
      const [west, north] = [window.left + (cell % window.width), 10 - window.top - Math.floor(cell / window.width)];
      const expected = polygonsOf(intersection(geos, shape, polygon(box(west, north - 1, west + 1, north)))).reduce((total, rings) => total + planarPolygonArea(rings), 0);
      expect(Math.abs(share - expected)).toBeLessThan(1e-12);
    });
    const inGrid = polygonsOf(intersection(geos, shape, polygon(box(0, 0, 10, 10)))).reduce((total, rings) => total + planarPolygonArea(rings), 0);
    expect(sum(shares)).toBeCloseTo(inGrid, 11);
  });
});

const world: Grid = { west: 12, north: 52, cellWidth: 0.00025, cellHeight: 0.00025, width: 4000, height: 4000, epsg: 4326 };
const large = polygon(star(randomFrom(7), [12.5, 51.5], 0.2, 700), star(randomFrom(8), [12.5, 51.5], 0.02, 60));

describe('a polygon of half a million cells', () => {
  const whole = coverage(large, world);

  test('shares add up to the polygon in cells', () => {
    const inCells = large.coordinates.map((ring) => ring.map(([x, y]) => [(x! - 12) / 0.00025, (52 - y!) / 0.00025]));
    const area = planarPolygonArea(inCells);
    expect(area).toBeGreaterThan(500_000);
    expect(Math.abs(sum(whole.shares) - area) / area).toBeLessThan(1e-12);
  });
  test('cut in two, the halves add up to the whole in every cell', async () => {
    const geos = await loadGeos();
    const halves = [intersection(geos, large, polygon(box(12, 51, 12.5003, 52))), intersection(geos, large, polygon(box(12.5003, 51, 13, 52)))];
    const total = new Float64Array(whole.shares.length);
    for (const half of halves) {
      const part = coverage(half, world);
      part.shares.forEach((share, cell) => {
        const row = part.window.top + Math.floor(cell / part.window.width) - whole.window.top;
        total[row * whole.window.width + part.window.left + (cell % part.window.width) - whole.window.left]! += share;
      });
    }
    let furthest = 0;
    total.forEach((share, cell) => { furthest = Math.max(furthest, Math.abs(share - whole.shares[cell]!)); });
    expect(furthest).toBeLessThan(1e-9);
  });
  test('blocks hold the same shares as the whole', () => {
    const total = new Float64Array(whole.shares.length);
    let blocks = 0;
    for (const part of coverageBlocks(large, world, { width: 300, height: 170 })) {
      blocks += 1;
      expect(part.window.width <= 300 && part.window.height <= 170).toBe(true);
      part.shares.forEach((share, cell) => {
        total[(part.window.top + Math.floor(cell / part.window.width) - whole.window.top) * whole.window.width + part.window.left + (cell % part.window.width) - whole.window.left]! += share;
      });
    }
    expect(blocks).toBeGreaterThan(10);
    let furthest = 0;
    total.forEach((share, cell) => { furthest = Math.max(furthest, Math.abs(share - whole.shares[cell]!)); });
    expect(furthest).toBeLessThan(1e-11);
  });
  test('two parts far apart do not make blocks of what lies between', () => {
    const apart = { type: 'MultiPolygon' as const, coordinates: [[box(12.01, 51.01, 12.02, 51.02)], [box(12.98, 51.98, 12.99, 51.99)]] };
    const found = [...coverageBlocks(apart, world, { width: 500, height: 500 })];
    expect(found.map(({ window }) => window)).toEqual([{ left: 3920, top: 40, width: 40, height: 40 }, { left: 40, top: 3920, width: 40, height: 40 }]);
    expect(found.map(({ done, blocks }) => [done, blocks])).toEqual([[0, 2], [1, 2]]);
  });
  test('hectares agree with the geodesic area, once geodesics have no room to leave the straight edges', () => {
    const dense = polygon(...large.coordinates.map((ring) => ring.flatMap((from, k) => {
      const to = ring[k + 1];
      return to ? Array.from({ length: 200 }, (_, step) => [from[0]! + ((to[0]! - from[0]!) * step) / 200, from[1]! + ((to[1]! - from[1]!) * step) / 200]) : [from];
    })));
    expect(Math.abs(coveredHectares(whole, world) / areaHectares(dense) - 1)).toBeLessThan(1e-8);
  });
});

describe('true cell areas', () => {
  test('one GFC cell at 18.66 N is between 0.07297 and 0.07300 ha', () => {
    const [area] = cellAreasHectares({ west: -71.71, north: 18.66, cellWidth: 0.00025, cellHeight: 0.00025, width: 1, height: 1, epsg: 4326 });
    expect(area).toBeGreaterThan(0.07297);
    expect(area).toBeLessThan(0.073);
  });
  test.each([0.00025, 0.1, 1, 10])('cells of %d degrees add up to the whole ellipsoid', (size) => {
    const height = Math.round(180 / size);
    const areas = cellAreasHectares({ west: -180, north: 90, cellWidth: size, cellHeight: size, width: 1, height, epsg: 4326 });
    // 510 065 621.724 km²: the surface of the WGS84 ellipsoid
    expect(Math.abs((sum(areas) * 360) / size / 51_006_562_172.4 - 1)).toBeLessThan(1e-11);
  });
  test('a cell of a projected grid has the area of its sides', () => {
    expect([...cellAreasHectares(grid({ cellWidth: 10, cellHeight: 20, height: 2 }))]).toEqual([0.02, 0.02]);
  });
  test('a small cell agrees with the geodesic area of its outline', () => {
    const [area] = cellAreasHectares({ west: 35, north: 60.00025, cellWidth: 0.00025, cellHeight: 0.00025, width: 1, height: 1, epsg: 4326 });
    expect(Math.abs(area! / areaHectares(polygon(box(35, 60, 35.00025, 60.00025))) - 1)).toBeLessThan(1e-6);
  });
});

test('a geometry is cut at the antimeridian without being changed', () => {
  const shape = Object.freeze(polygon([[179, 0], [-178, 0], [-178, 2], [179, 2], [179, 0]]));
  const before = JSON.stringify(shape);
  coverage(shape, grid({ west: 170, epsg: 4326 }));
  expect(JSON.stringify(shape)).toBe(before);
  expect(splitAtAntimeridian(shape)).not.toBe(shape);
});

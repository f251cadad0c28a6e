import { expect, test } from 'vitest';
import { areaHectares, checkTogether, rectangle, unionAreaHectares } from './index.ts';
import type { Geometry, Problem } from './types.ts';
import { UnionInPieces, type PieceLimits, type ShapeStore } from './union-in-pieces.ts';

/** Numbers between 0 and 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function listStore(): ShapeStore & { reads: number } {
  const all: Uint8Array[] = [];
  return {
    reads: 0,
    add: (bytes) => void all.push(bytes),
    read(index) {
      this.reads += 1;
      return all[index]!;
    },
  };
}

async function inPieces(geometries: Geometry[], limits?: Partial<PieceLimits>) {
  const problems: Problem[] = [];
  const union = new UnionInPieces(listStore(), limits);
  for (const geometry of geometries) union.add(geometry, areaHectares(geometry));
  return { land: await union.land((problem) => problems.push(problem)), problems };
}

/** Polygons with some corners around random places of a few degrees; some cross themselves. */
function polygons(count: number, seed: number, radius: number, extent = 3): Geometry[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [20 + extent * next(), 40 + extent * next()];
    const ring = Array.from({ length: 5 + Math.floor(6 * next()) }, (_, k) => {
      const [turn, away] = [k + next() * 1.4, radius * (0.3 + next())];
      return [x + away * Math.cos(turn), y + away * Math.sin(turn)];
    });
    return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  });
}

const sorted = (problems: Problem[]) => problems.map(({ message, path }) => `${path!.join(' ')} ${message}`).sort();

test.each([
  ['few overlaps', polygons(300, 1, 0.02)],
  ['many overlaps', polygons(120, 2, 0.2)],
  [
    'shapes over 180°, in several parts, without an area, no place at all',
    [
      { type: 'MultiPolygon', coordinates: [[[[179, 0], [-179, 0], [-179, 1], [179, 1], [179, 0]]], [[[179.5, 0.5], [179.9, 0.5], [179.9, 2], [179.5, 0.5]]]] },
      rectangle([-179.5, 0.2, -179.2, 0.4]),
      { type: 'Point', coordinates: [3, 4] },
      { type: 'Polygon', coordinates: [[[0, 0], [1, 0], [2e9, 1], [0, 0]]] },
      { type: 'GeometryCollection', geometries: [rectangle([3, 3, 4, 4]), rectangle([3.5, 3.5, 5, 5])] },
    ] as Geometry[],
  ],
  ['neighbours that share edges', Array.from({ length: 100 }, (_, k) => rectangle([k % 10, Math.floor(k / 10), (k % 10) + 1, Math.floor(k / 10) + 1]))],
  ['nothing', []],
])('the figures of shapes in memory: %s', async (_name, geometries) => {
  const { land, problems } = await inPieces(geometries, { keptCorners: 40 });
  expect(land.hectares).toBe(await unionAreaHectares(geometries));
  expect(sorted(problems)).toEqual(sorted((await checkTogether(geometries)).problems));
});

test('a group with more corners than are united at once is summed up shape by shape, and covers the same land', async () => {
  const cases: [geometries: Geometry[], share: number][] = [
    [polygons(120, 3, 0.002, 0.03), 1e-6],
    // Edges of 250 km: where they are cut decides on the fifth digit (see sliverHectares).
    [[...polygons(60, 4, 0.1), rectangle([20, 40, 23, 43]), ...polygons(60, 5, 0.3)], 1e-4],
  ];
  for (const [geometries, share] of cases) {
    const united = await unionAreaHectares(geometries);
    const { land } = await inPieces(geometries, { unitedCorners: 10, keptCorners: 100 });
    expect(Math.abs(land.hectares! / united - 1)).toBeLessThan(share);
  }
});

test('beyond a limit there is no figure but the bounds in which it lies', async () => {
  const geometries = polygons(120, 6, 0.2);
  const union = await unionAreaHectares(geometries);
  for (const limits of [{ pairs: 5 }, { unitedCorners: 10, cutCorners: 12 }]) {
    const { land } = await inPieces(geometries, limits);
    expect(land.hectares).toBeNull();
    expect(land.leastHectares).toBe(Math.max(...geometries.map(areaHectares)));
    expect(land.mostHectares).toBeCloseTo(geometries.reduce((sum, geometry) => sum + areaHectares(geometry), 0), 6);
    expect(union).toBeGreaterThan(land.leastHectares);
    expect(union).toBeLessThan(land.mostHectares);
  }
});

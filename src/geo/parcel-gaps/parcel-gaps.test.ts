import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaHectares, boundingBoxOfAll, ParcelPairFinder, polygonsOf, rectangle, type Geometry, type Position } from '../index.ts';
import type { FoundGaps } from './index.ts';
import { difference, loadGeos, unaryUnion } from '../geos.ts';
import { plotsOfDistrict } from '#test/helpers/planted-pairs.ts';

async function gapsOf(geometries: (Geometry | null)[], limits: { widthMetres?: number; mostHectares?: number } = {}): Promise<FoundGaps> {
  const finder = await ParcelPairFinder.create();
  for (const geometry of geometries) finder.add(geometry);
  return finder.gaps({ widthMetres: 2, mostHectares: 0.1, ...limits });
}
const metre = 1 / 110_574;
/** Rectangles near the equator, in metres from a place there. */
const plot = (west: number, south: number, east: number, north: number): Geometry =>
  rectangle([35 + (west * metre) / 1.00674, south * metre, 35 + (east * metre) / 1.00674, north * metre]);

const ring = [plot(0, 0, 30, 10), plot(0, 20, 30, 30), plot(0, 10, 10, 20), plot(20, 10, 30, 20)];
const middle = plot(10, 10, 20, 20);

test('land that plots enclose is a gap with its hectares, its width and those whose borders it has', async () => {
  const { gaps, isComplete } = await gapsOf([...ring, plot(-50, -50, -40, -40)]);
  expect(isComplete).toBe(true);
  expect(gaps).toMatchObject([{ kind: 'enclosed', parcels: [0, 1, 2, 3] }]);
  expect(gaps[0]!.hectares).toBeCloseTo(areaHectares(middle), 9);
  expect(gaps[0]!.widthMetres).toBeCloseTo(10, 1);
  const [west, south, , north] = [35, 10 * metre, 0, 20 * metre];
  expect(gaps[0]!.location[0]).toBeGreaterThan(west);
  expect(gaps[0]!.location[1]).toBeGreaterThan(south);
  expect(gaps[0]!.location[1]).toBeLessThan(north);
});

test('above the hectares that are asked for it is no gap, and land that is covered is none', async () => {
  expect((await gapsOf(ring, { mostHectares: 0.009 })).gaps).toEqual([]);
  expect((await gapsOf([...ring, middle])).gaps).toEqual([]);
});

test('a strip between plots that nearly touch is a sliver up to the width that is asked for, also where it is open', async () => {
  const plots = [plot(0, 0, 100, 50), plot(0, 50.5, 100, 100), plot(0, 105, 100, 150)];
  const { gaps } = await gapsOf(plots);
  expect(gaps).toMatchObject([{ kind: 'sliver', parcels: [0, 1] }]);
  expect(gaps[0]!.hectares).toBeCloseTo(areaHectares(plot(0, 50, 100, 50.5)), 7);
  expect(gaps[0]!.widthMetres).toBeCloseTo(0.5, 2);
  expect((await gapsOf(plots, { widthMetres: 0.4 })).gaps).toEqual([]);
  expect((await gapsOf(plots, { widthMetres: 6 })).gaps).toHaveLength(2);
  expect((await gapsOf(plots, { widthMetres: 0 })).gaps).toEqual([]);
});

test('a hole, a notch or a wide bay of one plot, a corner that two plots meet at, and plots apart are no gaps', async () => {
  const holed: Geometry = { type: 'Polygon', coordinates: [...polygonsOf(plot(0, 0, 30, 30))[0]!, ...polygonsOf(plot(10, 10, 20, 20))[0]!] };
  const notched = unaryUnion(await loadGeos(), [plot(100, 0, 130, 30), plot(100, 31, 130, 60), plot(100, 30, 110, 31)]);
  const { gaps } = await gapsOf([holed, notched, plot(30, 30, 60, 60), plot(200, 0, 230, 30), plot(230, 30, 260, 60)]);
  expect(gaps).toEqual([]);
});

test('land that opens outward by a narrow way alone is enclosed, and the way is a sliver', async () => {
  const open = [plot(0, 0, 14, 10), plot(14.5, 0, 30, 10), ...ring.slice(1)];
  const { gaps } = await gapsOf(open);
  expect(gaps.map(({ kind }) => kind).sort()).toEqual(['enclosed', 'sliver']);
  expect(gaps.find(({ kind }) => kind === 'enclosed')!.hectares).toBeCloseTo(0.01, 4);
  expect(gaps.find(({ kind }) => kind === 'sliver')!.hectares).toBeCloseTo(areaHectares(plot(14, 0, 14.5, 10)), 6);
});

test('a gap over 180 degrees is one, and references enclose nothing', async () => {
  const across = (west: number, south: number, east: number, north: number): Geometry[] =>
    [rectangle([180 + west * metre, south * metre, 180, north * metre]), rectangle([-180, south * metre, -180 + east * metre, north * metre])];
  const [southern, northern] = [across(-15, 0, 15, 10), across(-15, 20, 15, 30)];
  const plots = [...southern, ...northern, rectangle([180 - 15 * metre, 10 * metre, 180 - 5 * metre, 20 * metre]), rectangle([-180 + 5 * metre, 10 * metre, -180 + 15 * metre, 20 * metre])];
  const { gaps } = await gapsOf(plots);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]!.hectares).toBeCloseTo(across(-5, 10, 5, 20).reduce((sum, half) => sum + areaHectares(half), 0), 9);

  const finder = await ParcelPairFinder.create();
  for (const own of ring.slice(0, 3)) finder.add(own);
  finder.beginReferences();
  finder.add(ring[3]!);
  expect((await finder.gaps({ widthMetres: 0, mostHectares: 1 })).gaps).toEqual([]);
});

/** The holes of the union of all plots as GEOS lays them together at once, by their places. */
async function holesByGeos(plots: Geometry[]): Promise<number[]> {
  const union = unaryUnion(await loadGeos(), plots);
  return polygonsOf(union)
    .flatMap(([, ...holes]) => holes.map((hole) => areaHectares({ type: 'Polygon', coordinates: [hole] })))
    .sort((a, b) => a - b);
}

test('planted gaps among plots in many tiles are all found, with the hectares of GEOS', async () => {
  const all = plotsOfDistrict(900);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: 899 }), { minLength: 1, maxLength: 60 }), async (taken) => {
      const away = new Set(taken);
      const plots = all.filter((_, k) => !away.has(k));
      const { gaps, isComplete } = await gapsOf(plots, { widthMetres: 0, mostHectares: 1000 });
      expect(isComplete).toBe(true);
      const found = gaps.map(({ hectares }) => hectares).sort((a, b) => a - b);
      const known = await holesByGeos(plots);
      expect(found).toHaveLength(known.length);
      for (const [k, hectares] of found.entries()) expect(Math.abs(hectares - known[k]!)).toBeLessThan(1e-8 + 1e-7 * hectares);
    }),
    { numRuns: 6, seed: 160 },
  );
});

test('strips that are cut out of borders in many tiles are all found', async () => {
  // Every 7th plot gives up half a metre and more of its land along its border.
  const shrunk = (geometry: Geometry): Geometry => {
    const [own] = polygonsOf(geometry)[0]!;
    const [x, y] = [own!.reduce((sum, [px]) => sum + px!, 0) / own!.length, own!.reduce((sum, [, py]) => sum + py!, 0) / own!.length];
    return { type: 'Polygon', coordinates: [own!.map(([px, py]): Position => [x + 0.99 * (px! - x), y + 0.99 * (py! - y)])] };
  };
  const all = plotsOfDistrict(900);
  const isPlanted = (k: number) => k % 7 === 3 && k % 30 !== 0 && k % 30 !== 29 && k > 30 && k < 870;
  const plots = all.map((geometry, k) => (isPlanted(k) ? shrunk(geometry) : geometry));
  const { gaps } = await gapsOf(plots);
  const planted = all.flatMap((geometry, k) => (isPlanted(k) ? [areaHectares(geometry) - areaHectares(plots[k]!)] : []));
  expect(gaps).toHaveLength(planted.length);
  expect(gaps.every(({ kind, widthMetres }) => kind === 'enclosed' && widthMetres < 1)).toBe(true);
  const sum = gaps.reduce((total, { hectares }) => total + hectares, 0);
  expect(sum).toBeCloseTo(planted.reduce((total, one) => total + one, 0), 6);
});

test('where tiles end and a gap of another goes on, what is narrow in enclosed land is no gap of its own', async () => {
  // Every third plot gives up a strip, so that most gaps lie across lines between tiles and touch others at their corners.
  const shrunk = (geometry: Geometry): Geometry => {
    const [own] = polygonsOf(geometry)[0]!;
    const [x, y] = [0, 1].map((axis) => own!.reduce((sum, corner) => sum + corner[axis]!, 0) / own!.length) as [number, number];
    return { type: 'Polygon', coordinates: [own!.map(([px, py]): Position => [x + 0.985 * (px! - x), y + 0.985 * (py! - y)])] };
  };
  const plots = plotsOfDistrict(400).map((geometry, k) => (k % 3 === 1 ? shrunk(geometry) : geometry));
  const { gaps, isComplete } = await gapsOf(plots, { mostHectares: 1000 });
  const geos = await loadGeos();
  const [west, south, east, north] = boundingBoxOfAll(plots)!;
  const around = rectangle([west - 1, south - 1, east + 1, north + 1]);
  // The last one is what lies around all plots.
  const holes = polygonsOf(difference(geos, around, unaryUnion(geos, plots)))
    .map((coordinates) => areaHectares({ type: 'Polygon', coordinates }))
    .sort((a, b) => a - b)
    .slice(0, -1);
  const enclosed = gaps.filter(({ kind }) => kind === 'enclosed').map(({ hectares }) => hectares).sort((a, b) => a - b);
  expect(isComplete).toBe(true);
  expect(enclosed).toHaveLength(holes.length);
  for (const [k, hectares] of enclosed.entries()) expect(Math.abs(hectares - holes[k]!)).toBeLessThan(1e-8 + 1e-7 * hectares);
});

test('gaps by shared sides are those by the engine, which a copy of a plot calls for', async () => {
  const all = plotsOfDistrict(64);
  const scaled = (geometry: Geometry, by: number): Geometry => {
    const [own] = polygonsOf(geometry)[0]!;
    const [x, y] = [0, 1].map((axis) => own!.reduce((sum, corner) => sum + corner[axis]!, 0) / own!.length) as [number, number];
    return { type: 'Polygon', coordinates: [own!.map(([px, py]): Position => [x + by * (px! - x), y + by * (py! - y)])] };
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(1, 1, 1, 0, 0.99, 0.96), { minLength: 64, maxLength: 64 }),
      fc.constantFrom(0.03, 0.1, 2),
      async (by, mostHectares) => {
        const plots = all.flatMap((plot, k) => (by[k] === 0 ? [] : by[k] === 1 ? [plot] : [scaled(plot, by[k]!)]));
        fc.pre(plots.length > 1);
        const bySides = await gapsOf(plots, { mostHectares });
        const byEngine = await gapsOf([...plots, plots[0]!], { mostHectares });
        const told = ({ gaps }: FoundGaps) =>
          gaps
            .map(({ kind, parcels, hectares }) => ({ kind, parcels: [...new Set(parcels.map((one) => one % plots.length))].sort(), hectares }))
            .filter(({ parcels }) => parcels.length > 1)
            .sort((a, b) => a.hectares - b.hectares);
        const [own, engine] = [told(bySides), told(byEngine)];
        expect([bySides.isComplete, own.length]).toEqual([byEngine.isComplete, engine.length]);
        for (const [k, gap] of own.entries())
          expect(gap).toEqual({ ...engine[k]!, hectares: expect.closeTo(engine[k]!.hectares, 7) as number });
      },
    ),
    { numRuns: 8, seed: 186 },
  );
});

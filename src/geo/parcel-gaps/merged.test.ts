import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, loadGeos, unaryUnion } from '../geos.ts';
import { areaHectares, polygonsOf, rectangle, type Geometry, type Polygon, type Ring } from '../index.ts';
import { mergedBySides } from './merged.ts';
import { plotsOfDistrict } from '#test/helpers/planted-pairs.ts';

const plots = plotsOfDistrict(36);
const smaller = ({ coordinates: [ring] }: Polygon): Polygon => {
  const [x, y] = [0, 1].map((axis) => ring!.reduce((sum, corner) => sum + corner[axis]!, 0) / ring!.length) as [number, number];
  return { type: 'Polygon', coordinates: [ring!.map(([px, py]) => [x + 0.9 * (px! - x), y + 0.9 * (py! - y)])] };
};
const hectaresOf = (polygons: Ring[][]) => areaHectares({ type: 'MultiPolygon', coordinates: polygons });

test('plots that share their sides are what GEOS makes of them, wherever some are left out, smaller or turned around', async () => {
  const geos = await loadGeos();
  const how = fc.constantFrom('whole', 'whole', 'whole', 'out', 'smaller', 'turned');
  fc.assert(
    fc.property(fc.array(how, { minLength: 36, maxLength: 36 }), (each) => {
      const parcels = plots.flatMap((plot, k): Polygon[] => {
        if (each[k] === 'out') return [];
        if (each[k] === 'smaller') return [smaller(plot)];
        return [each[k] === 'turned' ? { ...plot, coordinates: plot.coordinates.map((ring) => ring.toReversed()) } : plot];
      });
      fc.pre(parcels.length > 0);
      const merged = mergedBySides(parcels)!;
      expect(merged).not.toBeNull();
      const union = unaryUnion(geos, parcels);
      const holes = polygonsOf(union).flatMap(([, ...rings]) => rings);
      if (merged.enclosed === null) {
        expect(hectaresOf(merged.land)).toBeCloseTo(areaHectares(union), 9);
        return;
      }
      // Without holes the land is that of GEOS without holes; what is enclosed is land of GEOS's holes that no plot covers.
      const outer: Geometry = { type: 'MultiPolygon', coordinates: merged.land };
      expect(polygonsOf(difference(geos, union, outer))).toEqual([]);
      expect(areaHectares(outer) - hectaresOf(merged.enclosed)).toBeCloseTo(areaHectares(union), 9);
      const sizes = (rings: Ring[]) => rings.map((ring) => hectaresOf([[ring]])).sort((one, other) => one - other);
      const [found, known] = [sizes(merged.enclosed.map((face) => face[0]!)), sizes(holes)];
      expect(found).toHaveLength(known.length);
      for (const [k, hectares] of found.entries()) expect(hectares).toBeCloseTo(known[k]!, 9);
    }),
    { numRuns: 25, seed: 186 },
  );
});

test('a hole of a plot is enclosed, and so is land between plots that meet at corners', () => {
  const holed: Polygon = {
    type: 'Polygon',
    coordinates: [...rectangle([0, 0, 3, 3]).coordinates, ...rectangle([1, 1, 2, 2]).coordinates.map((ring) => ring.toReversed())],
  };
  const corners = (polygons: Ring[][] | null) => polygons?.map((rings) => rings.map((one) => one.length));
  const { land, enclosed } = mergedBySides([holed, rectangle([3, 0, 4, 3])])!;
  expect([corners(land), corners(enclosed)]).toEqual([[[7]], [[5]]]);
  const ring = [rectangle([0, 0, 1, 1]), rectangle([1, 1, 2, 2]), rectangle([1, -1, 2, 0]), rectangle([2, 0, 3, 1])];
  // The four touch at corners alone: what is between them is not told apart from what is around them, which is left to the engine.
  expect(mergedBySides(ring)!.land).toHaveLength(4);
});

test.each([
  ['a plot over another', [rectangle([0, 0, 2, 2]), rectangle([1, 1, 3, 3])]],
  ['a plot in another', [rectangle([0, 0, 3, 3]), rectangle([1, 1, 2, 2])]],
  ['a copy', [rectangle([0, 0, 2, 2]), rectangle([0, 0, 2, 2])]],
  ['a plot in another beside a third', [rectangle([0, 0, 3, 3]), rectangle([3, 0, 4, 3]), rectangle([1, 1, 2, 2])]],
  ['a corner over a side', [rectangle([0, 0, 2, 2]), rectangle([1.9, 0, 4, 1]), rectangle([2, 1, 4, 2])]],
])('it is left to the engine: %s', (_name, parcels) => {
  expect(mergedBySides(parcels)).toBeNull();
});

test('a corner on a side leaves nothing between them', () => {
  const box = (west: number, south: number, east: number, north: number) => rectangle([west / 1024, south / 1024, east / 1024, north / 1024]);
  const { land, enclosed } = mergedBySides([box(0, 0, 2, 2), box(2, 0, 4, 1), box(2, 1, 4, 2)])!;
  expect(hectaresOf(land)).toBeCloseTo(areaHectares(box(0, 0, 4, 2)), 4);
  expect([land.length, land[0]!.length, enclosed]).toEqual([1, 1, []]);
});

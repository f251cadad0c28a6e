import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaHectares, polygonsOf, type Polygon, type Ring } from '#geo/index.ts';
import { intersection, loadGeos } from '#geo/geos.ts';
import { coverage, gridOfWindow, readGeoTiff, zonalClassAreas, zonalStatistics } from '#raster/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

const planarArea = (ring: Ring) =>
  Math.abs(
    ring
      .slice(1)
      .reduce(
        (total, to, k) =>
          total + (ring[k]![0]! - ring[0]![0]!) * (to[1]! - ring[0]![1]!) - (to[0]! - ring[0]![0]!) * (ring[k]![1]! - ring[0]![1]!),
        0,
      ) / 2,
  );

test.skipIf(!hasShared('samples', 'forest-change'))(
  'canopy of a real crop inside a wavy plot with a hole, against GEOS cutting every cell and the geodesic area of every whole cell',
  async () => {
    const crop = await readGeoTiff(readFileSync(shared('samples', 'forest-change', 'Hansen_GFC-2023-v1.11_treecover2000_20N_080W.tif')));
    const ring = (reach: (angle: number) => number): Ring => {
      const points = Array.from({ length: 90 }, (_, k) => [
        -71.7137 + reach((2 * Math.PI * k) / 90) * Math.cos((2 * Math.PI * k) / 90),
        18.6594 + reach((2 * Math.PI * k) / 90) * Math.sin((2 * Math.PI * k) / 90),
      ]);
      return [...points, points[0]!];
    };
    const plot: Polygon = { type: 'Polygon', coordinates: [ring((angle) => 0.006 + 0.0021 * Math.sin(5 * angle)), ring(() => 0.0013)] };
    const covered = coverage(plot, crop.grid);
    const grid = gridOfWindow(crop.grid, covered.window);
    const { left, top, width, height } = covered.window;
    const values = Array.from(
      { length: width * height },
      (_, cell) => crop.values[(top + Math.floor(cell / width)) * crop.grid.width + left + (cell % width)]!,
    );

    const geos = await loadGeos();
    const byClass = new Map<number, number>();
    let [hectares, sum] = [0, 0];
    for (let cell = 0; cell < values.length; cell += 1) {
      const [west, north] = [grid.west + (cell % width) * grid.cellWidth, grid.north - Math.floor(cell / width) * grid.cellHeight];
      const square: Polygon = {
        type: 'Polygon',
        coordinates: [
          [
            [west, north - grid.cellHeight],
            [west + grid.cellWidth, north - grid.cellHeight],
            [west + grid.cellWidth, north],
            [west, north],
            [west, north - grid.cellHeight],
          ],
        ],
      };
      const cut = polygonsOf(intersection(geos, plot, square)).reduce(
        (total, [shell, ...holes]) => total + planarArea(shell!) - holes.reduce((inner, hole) => inner + planarArea(hole), 0),
        0,
      );
      const share = (cut / (grid.cellWidth * grid.cellHeight)) * areaHectares(square);
      hectares += share;
      sum += share * values[cell]!;
      if (share > 0) byClass.set(values[cell]!, (byClass.get(values[cell]!) ?? 0) + share);
    }

    expect(byClass.size).toBeGreaterThan(20);
    const found = zonalStatistics(covered, { grid, values, noData: crop.noData });
    expect(found.hectares / hectares).toBeCloseTo(1, 7);
    expect(found.mean! / (sum / hectares)).toBeCloseTo(1, 7);
    const classes = zonalClassAreas(covered, { grid, values, noData: crop.noData });
    expect([...classes.keys()].sort()).toEqual([...byClass.keys()].sort());
    for (const [value, area] of byClass) expect(Math.abs(classes.get(value)! - area)).toBeLessThan(1e-6 * hectares);
  },
);

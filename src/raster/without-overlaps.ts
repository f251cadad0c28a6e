import { areaHectares, polygonsOf, splitAtAntimeridian, unionAreaHectares } from '#geo/index.ts';
import { loadGeos } from '#geo/geos.ts';
import { madeValid } from '#geo/made-valid.ts';
import type { Geometry } from '#geo/types.ts';
import { unitedLand } from '#geo/united-land.ts';

/** The same land with every place in it once, so that shares of cells do not count overlapping parts twice. The same object where nothing overlaps. */
export async function withoutOverlaps(geometry: Geometry): Promise<Geometry> {
  const polygons = polygonsOf(splitAtAntimeridian(geometry));
  if (polygons.length < 2) return geometry;
  const summed = polygons.reduce((sum, coordinates) => sum + areaHectares({ type: 'Polygon', coordinates }), 0);
  if ((await unionAreaHectares([geometry])) >= summed * (1 - 1e-12)) return geometry;
  const geos = await loadGeos();
  return unitedLand(
    geos,
    polygons.map((coordinates) => madeValid(geos, { type: 'Polygon', coordinates })),
  );
}

import { distanceMetres } from '#geo/index.ts';
import type { ProjectListItem } from '#api/index.ts';

/** Land that is to be registered: a shape, or all of them together. */
export interface NewLand {
  name: string;
  hectares: number;
  centroid: readonly [number, number];
}
export interface Twin {
  name: string;
  project: { id: string; name: string };
  hectares: number;
  apartMetres: number;
}

/** A copy that was drawn again differs by so much of its area, and its centre by so much of the side of a square of that area. */
const areaShare = 0.02;
const sideShare = 0.1;
const squareMetresPerHectare = 10_000;

/**
 * Registered projects that are as large as some new land and have their centre where it has its own: all that a list of projects can tell, without a request. Only a comparison of the
 * boundaries tells whether it is the same land.
 */
export function registeredTwins(lands: readonly NewLand[], projects: readonly ProjectListItem[], replaces: string | null): Twin[] {
  return lands.flatMap((land) => {
    const side = Math.sqrt(land.hectares * squareMetresPerHectare);
    if (side === 0) return [];
    return projects.flatMap(({ id, project_name: name, area_hectares: hectares, centroid_lon: x, centroid_lat: y }) => {
      if (id === replaces || typeof hectares !== 'number' || typeof x !== 'number' || typeof y !== 'number') return [];
      if (Math.abs(hectares - land.hectares) > areaShare * land.hectares) return [];
      const apartMetres = distanceMetres([...land.centroid], [x, y]);
      return apartMetres <= sideShare * side ? [{ name: land.name, project: { id, name }, hectares, apartMetres }] : [];
    });
  });
}

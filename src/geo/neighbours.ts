import { areaHectares } from './area.ts';
import { orient } from './antimeridian.ts';
import { isValid } from './union.ts';
import { turnsLeft } from './check.ts';
import { difference, intersection, loadGeos, makeValid, snap } from './geos.ts';
import { boundingBox, perimeterMetres } from './measure.ts';
import { forEachPosition, mapRings, polygonsOf } from './parts.ts';
import type { Geometry, Position } from './types.ts';
import { radians, semiMajorMetres } from './wgs84.ts';

/** One parcel after its borders were fitted to those before it. */
export interface NeighbourFit {
  geometry: Geometry;
  changed: boolean;
  areaBeforeHectares: number;
  areaAfterHectares: number;
  /** parcels before this one whose border it took over */
  fittedTo: number[];
  /** overlaps wider than the tolerance, which were left: [other parcel, hectares] */
  overlapsLeft: { other: number; hectares: number }[];
}

type Box = [number, number, number, number];
const key = (position: Position) => `${position[0]} ${position[1]}`;

/** Equal scales on both axes, so that a tolerance is a circle on the ground; every position can be turned back to the very digits it came from. */
class EvenPlane {
  readonly #stretch: number;
  readonly #back = new Map<string, Position>();
  constructor(latitude: number) { this.#stretch = Math.max(1e-6, Math.cos(latitude * radians)); }

  into(geometry: Geometry): Geometry {
    return mapRings(geometry, (rings) => rings.map((ring) => ring.map((position) => {
      const flat = [position[0]! * this.#stretch, position[1]!];
      this.#back.set(key(flat), position);
      return flat;
    })));
  }

  back(geometry: Geometry): Geometry {
    return mapRings(geometry, (rings) => rings.map((ring) => ring.map((flat) => this.#back.get(key(flat)) ?? [flat[0]! / this.#stretch, flat[1]!])));
  }
}

const polygonal = (geometry: Geometry): Geometry | null => {
  const polygons = polygonsOf(geometry);
  return polygons.length === 0 ? null : polygons.length === 1 ? { type: 'Polygon', coordinates: polygons[0]! } : { type: 'MultiPolygon', coordinates: polygons };
};

const corners = (geometry: Geometry) => { const keys: string[] = []; forEachPosition(geometry, (position) => { keys.push(key(position)); }); return keys.sort().join(); };
const meanWidthMetres = (geometry: Geometry) => (2 * areaHectares(geometry) * 10_000) / perimeterMetres(geometry);

/**
 * Closes gaps and takes away overlaps between neighbouring parcels that are narrower than the tolerance in metres: each parcel takes over the borders of those
 * before it in the list, whose shapes stay. Wider overlaps are left and named. Only valid polygons take part; the others come back as they are. Parcels across
 * the antimeridian must be cut there before.
 */
export async function fitNeighbours(geometries: Geometry[], toleranceMetres: number): Promise<NeighbourFit[]> {
  if (!(toleranceMetres > 0)) throw new RangeError('The tolerance must be above 0 metres');
  const tolerance = toleranceMetres / (semiMajorMetres * radians);
  const geos = await loadGeos();
  const boxes: (Box | null)[] = [];
  const fits: NeighbourFit[] = [];
  for (const [index, geometry] of geometries.entries()) {
    const areaBeforeHectares = areaHectares(geometry);
    const fit: NeighbourFit = { geometry, changed: false, areaBeforeHectares, areaAfterHectares: areaBeforeHectares, fittedTo: [], overlapsLeft: [] };
    fits.push(fit);
    const box = (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') && isValid(geometry) ? boundingBox(geometry) : null;
    boxes.push(box && box[0] <= box[2] ? box : null);
    const mine = boxes[index];
    if (!mine) continue;
    const reach = tolerance / Math.max(1e-6, Math.cos(Math.max(Math.abs(mine[1]), Math.abs(mine[3])) * radians));
    const near = boxes.flatMap((other, at) => (at < index && other && other[0] <= mine[2] + reach && other[2] >= mine[0] - reach && other[1] <= mine[3] + tolerance && other[3] >= mine[1] - tolerance ? [at] : []));
    for (const other of near) fitOne(fit, fits[other]!.geometry, other, { toleranceMetres, tolerance, latitude: (mine[1] + mine[3]) / 2 });
    if (fit.changed) fit.areaAfterHectares = areaHectares(fit.geometry);
  }
  return fits;

  function fitOne(fit: NeighbourFit, neighbour: Geometry, other: number, by: { toleranceMetres: number; tolerance: number; latitude: number }): void {
    const plane = new EvenPlane(by.latitude);
    const fixed = plane.into(neighbour);
    const before = plane.into(fit.geometry);
    const covered = polygonal(intersection(geos, before, fixed));
    if (covered) {
      const overlap = plane.back(covered);
      if (meanWidthMetres(overlap) > by.toleranceMetres) { fit.overlapsLeft.push({ other, hectares: areaHectares(overlap) }); return; }
    }
    let next: Geometry | null = snap(geos, before, fixed, by.tolerance);
    next = corners(next) === corners(before) ? before : polygonal(makeValid(geos, next));
    if (next && polygonal(intersection(geos, next, fixed))) next = polygonal(difference(geos, next, fixed));
    if (!next || corners(next) === corners(before)) return;
    const result = orient(plane.back(next), turnsLeft);
    // Rounding on the way back can touch a narrow neck; such a parcel is better left as it was.
    if (!isValid(result)) return;
    fit.geometry = result;
    fit.changed = true;
    fit.fittedTo.push(other);
  }
}

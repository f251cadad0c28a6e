import { areaHectares } from './area.ts';
import { orient } from './antimeridian.ts';
import { isValid } from './union.ts';
import { checkPlanar, turnsLeft } from './check.ts';
import { difference, intersection, loadGeos } from './geos.ts';
import { madeValid } from './made-valid.ts';
import { boundingBox, perimeterMetres } from './measure.ts';
import { forEachPosition, mapRings, polygonsOf } from './parts.ts';
import { SnapNet } from './snapping.ts';
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
  constructor(latitude: number) {
    this.#stretch = Math.max(1e-6, Math.cos(latitude * radians));
  }

  into(geometry: Geometry): Geometry {
    return mapRings(geometry, (rings) =>
      rings.map((ring) =>
        ring.map((position) => {
          const flat = [position[0]! * this.#stretch, position[1]!];
          this.#back.set(key(flat), position);
          return flat;
        }),
      ),
    );
  }

  /** A new place that stands for one that was there: it keeps its height. */
  readonly moved = (from: Position, to: Position): void => {
    const known = this.#back.get(key(from));
    if (known && known.length > 2 && !this.#back.has(key(to))) this.#back.set(key(to), [to[0]! / this.#stretch, to[1]!, ...known.slice(2)]);
  };

  back(geometry: Geometry): Geometry {
    return mapRings(geometry, (rings) =>
      rings.map((ring) => ring.map((flat) => this.#back.get(key(flat)) ?? [flat[0]! / this.#stretch, flat[1]!])),
    );
  }
}

const polygonal = (geometry: Geometry): Geometry | null => {
  const polygons = polygonsOf(geometry);
  return polygons.length === 0
    ? null
    : polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0]! }
      : { type: 'MultiPolygon', coordinates: polygons };
};

const corners = (geometry: Geometry) => {
  const keys: string[] = [];
  forEachPosition(geometry, (position) => {
    keys.push(key(position));
  });
  return keys.sort().join();
};
const meanWidthMetres = (geometry: Geometry) => (2 * areaHectares(geometry) * 10_000) / perimeterMetres(geometry);

/** Polygons that take part in a fit with their boxes; null for those that do not. */
const boxOf = (geometry: Geometry): Box | null => {
  const box = (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') && isValid(geometry) ? boundingBox(geometry) : null;
  return box && box[0] <= box[2] ? box : null;
};

const unfitted = (geometry: Geometry): NeighbourFit => {
  const areaBeforeHectares = areaHectares(geometry);
  return { geometry, changed: false, areaBeforeHectares, areaAfterHectares: areaBeforeHectares, fittedTo: [], overlapsLeft: [] };
};

const checkedTolerance = (metres: number): number => {
  if (!(metres > 0)) throw new RangeError('The tolerance must be above 0 metres');
  return metres;
};

/**
 * Closes gaps and takes away overlaps between neighbouring parcels that are narrower than the tolerance in metres: each parcel takes over the borders of those
 * before it in the list, whose shapes stay. Wider overlaps are left and named. Only valid polygons take part; the others come back as they are. Parcels across
 * the antimeridian must be cut there before.
 */
export async function fitNeighbours(geometries: Geometry[], toleranceMetres: number): Promise<NeighbourFit[]> {
  const fitter = new Fitter(await loadGeos(), checkedTolerance(toleranceMetres));
  return geometries.map((geometry) => fitter.fit(geometry));
}

/** The same for one shape among neighbours that all stay as they are; `fittedTo` and `overlapsLeft` count in the list of neighbours. */
export async function fitToNeighbours(geometry: Geometry, neighbours: Geometry[], toleranceMetres: number): Promise<NeighbourFit> {
  const fitter = new Fitter(await loadGeos(), checkedTolerance(toleranceMetres));
  for (const neighbour of neighbours) fitter.keep(neighbour);
  return fitter.fit(geometry);
}

/** The shapes that are settled so far, to which the next one is fitted. */
class Fitter {
  readonly #geos: Awaited<ReturnType<typeof loadGeos>>;
  readonly #toleranceMetres: number;
  readonly #tolerance: number;
  readonly #settled: { geometry: Geometry; box: Box | null }[] = [];

  constructor(geos: Awaited<ReturnType<typeof loadGeos>>, toleranceMetres: number) {
    this.#geos = geos;
    this.#toleranceMetres = toleranceMetres;
    this.#tolerance = toleranceMetres / (semiMajorMetres * radians);
  }

  keep(geometry: Geometry): void {
    this.#settled.push({ geometry, box: boxOf(geometry) });
  }

  fit(geometry: Geometry): NeighbourFit {
    const fit = unfitted(geometry);
    const mine = boxOf(geometry);
    if (mine) {
      const tolerance = this.#tolerance;
      const reach = tolerance / Math.max(1e-6, Math.cos(Math.max(Math.abs(mine[1]), Math.abs(mine[3])) * radians));
      const near = this.#settled.flatMap(({ geometry: neighbour, box }, other) =>
        box && box[0] <= mine[2] + reach && box[2] >= mine[0] - reach && box[1] <= mine[3] + tolerance && box[3] >= mine[1] - tolerance
          ? [{ neighbour, other }]
          : [],
      );
      if (near.length > 0) {
        try {
          this.#fitTo(near, fit, mine);
        } catch (error) {
          // Sides that were moved onto each other can be more than GEOS takes: the shape stays as it was, and the others are fitted all the same.
          if (!(error instanceof RangeError)) throw error;
        }
      }
    }
    this.#settled.push({ geometry: fit.geometry, box: mine });
    return fit;
  }

  /** All neighbours at once, because a border that was moved to one of them must not be moved off it by the next. */
  #fitTo(near: { neighbour: Geometry; other: number }[], fit: NeighbourFit, mine: Box): void {
    const geos = this.#geos;
    const plane = new EvenPlane((mine[1] + mine[3]) / 2);
    const before = plane.into(fit.geometry);
    const narrow: { fixed: Geometry; other: number }[] = [];
    for (const { neighbour, other } of near) {
      const fixed = plane.into(neighbour);
      const covered = polygonal(intersection(geos, before, fixed));
      const overlap = covered && plane.back(covered);
      if (overlap && meanWidthMetres(overlap) > this.#toleranceMetres) fit.overlapsLeft.push({ other, hectares: areaHectares(overlap) });
      else narrow.push({ fixed, other });
    }
    const flatBox = boundingBox(before)!;
    const net = (fixed: Geometry[]) =>
      new SnapNet(
        fixed.flatMap((geometry) => polygonsOf(geometry).flat()),
        flatBox,
        this.#tolerance,
      );
    const snapped = (to: SnapNet) => mapRings(before, (rings) => rings.map((ring) => to.snapped(ring, plane.moved)));
    const isMoved = (geometry: Geometry) => corners(geometry) !== corners(before);
    const touched = narrow.filter(({ fixed }) => isMoved(snapped(net([fixed]))));
    if (touched.length === 0) return;
    let next = polygonal(snapped(net(narrow.map(({ fixed }) => fixed))));
    if (next && !checkPlanar(next).every(({ severity }) => severity !== 'error')) next = polygonal(madeValid(geos, next));
    for (const { fixed } of narrow) {
      const left = next && polygonal(intersection(geos, next, fixed));
      // Less than 10 square centimetres are the rounding of a corner that was moved onto a side.
      if (next && left && areaHectares(plane.back(left)) > 1e-7) next = polygonal(difference(geos, next, fixed));
    }
    if (!next || !isMoved(next)) return;
    let result: Geometry | null = orient(plane.back(next), turnsLeft);
    // Rounding on the way back can touch a narrow neck; what cannot be mended is better left as it was.
    if (!isValid(result)) result = polygonal(madeValid(geos, result));
    if (!result || !isValid(result)) return;
    result = orient(result, turnsLeft);
    fit.geometry = result;
    fit.changed = true;
    fit.fittedTo.push(...touched.map(({ other }) => other));
    fit.areaAfterHectares = areaHectares(result);
  }
}

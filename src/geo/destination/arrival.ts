import { areaHectares } from '../area.ts';
import { check } from '../check.ts';
import { polygonsOf, withoutMadeRepeats } from '../parts.ts';
import type { Feature, Geometry, Position, Problem, Ring } from '../types.ts';
import type { RuleFinding } from './finding.ts';
import type { DestinationProfile } from './profiles.ts';

/** Where countries lie, as far as rules ask. */
export interface Borders {
  /** the land at a place: the codes that stand for it (ISO 3166-1, several where it is claimed by several), its name, and whether states dispute it; null far from all land */
  landAt(place: [number, number]): { codes: string[]; name: string; isDisputed: boolean } | null;
  /** whether a country lies within so many kilometres of a place */
  isNear(place: [number, number], code: string, kilometres: number): boolean;
}

/** What the rules look at: a parcel as it is and as it would arrive. */
export interface Arrival {
  feature: Feature;
  geometry: Geometry;
  /** errors of the shape as it is */
  faults: Problem[];
  /** with coordinates rounded as the receiver keeps them */
  arrives: Geometry;
  polygons: Ring[][];
  /** 0 where the shape has faults or no area */
  hectares: number;
  /** not given: where the parcel lies is not checked */
  borders: Borders | undefined;
}
export type Rule = (arrival: Arrival, profile: DestinationProfile) => (RuleFinding | null)[];

/** The geometry with other longitudes and latitudes; corners that become equal are written once. */
function withCoordinates(geometry: Geometry, change: (degrees: number) => number): Geometry {
  const walk = (value: unknown): unknown =>
    Array.isArray(value)
      ? typeof value[0] === 'number'
        ? value.map((number: number, axis) => (axis < 2 ? change(number) : number))
        : value.map(walk)
      : value;
  if (geometry.type === 'GeometryCollection')
    return { type: 'GeometryCollection', geometries: geometry.geometries.map((part) => withCoordinates(part, change)) };
  return withoutMadeRepeats(geometry, { ...geometry, coordinates: walk(geometry.coordinates) } as Geometry);
}

/** As it arrives in a file that Hectare writes: coordinates rounded to so many decimals. */
export function roundedGeometry(geometry: Geometry, decimals: number): Geometry {
  const factor = 10 ** decimals;
  return withCoordinates(geometry, (degrees) => Math.round(degrees * factor) / factor);
}

/** As it arrives in a file with more decimals than the receiver keeps: what is beyond is cut off. */
export function cutGeometry(geometry: Geometry, decimals: number): Geometry {
  const factor = 10 ** decimals;
  return withCoordinates(geometry, (degrees) => {
    // 8.123401 times a million is 8123400.999…: a number without further decimals stays as it is.
    const rounded = Math.round(degrees * factor) / factor;
    return rounded === degrees ? degrees : Math.trunc(degrees * factor) / factor;
  });
}

/** A feature as the rules look at it. */
export function arrivalOf(feature: Feature, geometry: Geometry, profile: DestinationProfile, borders: Borders | undefined): Arrival {
  const faults = check(geometry).filter(({ severity }) => severity === 'error');
  const arrives = profile.decimals === undefined ? geometry : roundedGeometry(geometry, profile.decimals);
  const polygons = polygonsOf(arrives);
  const hectares = faults.length === 0 && polygons.length > 0 ? areaHectares(arrives) : 0;
  return { feature, geometry, faults, arrives, polygons, hectares, borders };
}

/** Inside or on the boundary of a polygon, even and odd crossings over all its rings. */
export function holds(rings: Ring[], [x, y]: Position): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
      const [ax, ay] = ring[at] as [number, number];
      const [bx, by] = ring[before] as [number, number];
      const turn = (bx - ax) * (y! - ay) - (by - ay) * (x! - ax);
      if (turn === 0 && x! >= Math.min(ax, bx) && x! <= Math.max(ax, bx) && y! >= Math.min(ay, by) && y! <= Math.max(ay, by)) return true;
      if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

import { areaHectares } from '../area.ts';
import { splitAtAntimeridian } from '../antimeridian.ts';
import { flatten } from '../flat-rings.ts';
import type { loadGeos } from '../geos.ts';
import { madeValid } from '../made-valid.ts';
import { isMeasurable } from '../measurable.ts';
import { hasArea, pointsOf, polygonsOf } from '../parts.ts';
import { TooMuchWork } from '../too-much-work.ts';
import type { Geometry, Polygon, Ring } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { faultsOf } from '../validity.ts';
import { fromWkb, toWkb } from '../wkb.ts';
import { outlineOf, type Outline } from './outline.ts';

export type Geos = Awaited<ReturnType<typeof loadGeos>>;

/** One polygon of a parcel, without a fault; or one of its points. */
export type ParcelPart = PolygonPart | PointPart;
export interface PolygonPart {
  kind: 'polygon';
  polygon: Polygon;
  outline: Outline;
}
export interface PointPart {
  kind: 'point';
  place: [number, number];
}

/** Why a feature is not held against others. `too-complex`: its boundary crosses itself too often to be made valid. */
export type NotCompared = 'no-shape' | 'no-place' | 'line' | 'too-complex';

const polygonPart = (polygon: Polygon): PolygonPart => ({ kind: 'polygon', polygon, outline: outlineOf([polygon.coordinates]) });

const isFaulty = (polygons: Ring[][]): boolean => {
  const flat = flatten(polygons);
  return flat.rings.some(({ hasThree, notANumber, jumps }) => !hasThree || notANumber >= 0 || jumps) || faultsOf(flat, 1).length > 0;
};

/** What is known of a shape already: areaHectares, and that it has no error. */
export interface KnownOfShape {
  hectares: number;
  valid: boolean;
}

/** Polygons that share no land with each other and have no fault: as they are where that holds, else as GEOS repairs them. Null where that is too much work. */
function soundPolygons(geometry: Geometry, geos: Geos, isKnownValid: boolean): Ring[][] | null {
  try {
    const polygons = polygonsOf(splitAtAntimeridian(geometry));
    // Parts of a collection may overlap without a fault of any of them.
    if ((isKnownValid && geometry.type !== 'GeometryCollection') || !isFaulty(polygons)) return polygons;
    const made = polygons.map((coordinates) => madeValid(geos, { type: 'Polygon', coordinates }));
    return polygonsOf(made.length === 1 ? made[0]! : unitedLand(geos, made));
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}

/** What of a feature is compared: its polygons, or its points where it has no polygon. */
export function partsOfParcel(
  geometry: Geometry | null,
  geos: Geos,
  known: KnownOfShape | undefined,
): { parts: ParcelPart[] } | { notCompared: NotCompared } {
  if (!geometry) return { notCompared: 'no-shape' };
  if (!known?.valid && !isMeasurable(geometry)) return { notCompared: 'no-place' };
  if (hasArea(geometry)) {
    const sound = soundPolygons(geometry, geos, known?.valid ?? false);
    if (!sound) return { notCompared: 'too-complex' };
    const parts = sound.filter((rings) => rings[0]!.length >= 4).map((coordinates) => polygonPart({ type: 'Polygon', coordinates }));
    return parts.length > 0 ? { parts } : { notCompared: 'no-shape' };
  }
  const parts = pointsOf(geometry).map(([x, y]): PointPart => ({ kind: 'point', place: [x!, y!] }));
  return parts.length > 0 ? { parts } : { notCompared: vertexless(geometry) ? 'no-shape' : 'line' };
}

const vertexless = (geometry: Geometry): boolean =>
  geometry.type === 'GeometryCollection' ? geometry.geometries.every(vertexless) : geometry.coordinates.length === 0;

/** Hectares of all parts; those of a shape that is one polygon without a fault are known. */
export function hectaresOfParts(parts: ParcelPart[], geometry: Geometry, known: KnownOfShape | undefined): number {
  const [only] = parts;
  if (known?.valid && parts.length === 1 && geometry.type === 'Polygon' && only?.kind === 'polygon') return known.hectares;
  let hectares = 0;
  for (const part of parts) if (part.kind === 'polygon') hectares += areaHectares(part.polygon);
  return hectares;
}

/** A part as well-known binary, and back. */
export const partToBytes = (part: ParcelPart): Uint8Array =>
  toWkb(part.kind === 'polygon' ? part.polygon : { type: 'Point', coordinates: part.place });
export function partFromBytes(bytes: Uint8Array): ParcelPart {
  const geometry = fromWkb(bytes);
  if (geometry.type === 'Polygon') return polygonPart(geometry);
  return { kind: 'point', place: pointsOf(geometry)[0] as [number, number] };
}

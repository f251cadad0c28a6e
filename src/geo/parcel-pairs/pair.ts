import { areaHectares } from '../area.ts';
import { intersection } from '../geos.ts';
import { centroid, distanceMetres, perimeterMetres } from '../measure.ts';
import type { Geometry } from '../types.ts';
import { squareMetresPerHectare } from '../wgs84.ts';
import { isSameOutline, movedOutline, outlineOf, type Outline } from './outline.ts';
import type { Geos, ParcelPart, PolygonPart } from './parcel-part.ts';
import { placeInBoth, sharedSquareMetres } from './shared-land.ts';

/**
 * `exact-copy`: the same corners, wherever the ring starts and whichever way it runs. `near-copy`: the same land within the tolerance, or the same outline moved. `inside`: 99 % of one lies
 * in the other. `overlap`: they share some land.
 */
export type ParcelPairKind = 'exact-copy' | 'near-copy' | 'inside' | 'overlap';
export const parcelPairKinds: ParcelPairKind[] = ['exact-copy', 'near-copy', 'inside', 'overlap'];

/** Two parcels that have land in common. Numbers are those in which they were added, the lower one first. */
export interface ParcelPair {
  first: number;
  second: number;
  kind: ParcelPairKind;
  /** 0 where one of them is a point */
  sharedHectares: number;
  /** hectares of each; 0 for a point */
  firstHectares: number;
  secondHectares: number;
  /** of a near copy that is the same outline somewhere else: how far */
  movedMetres?: number;
  /** a place of the shared land: longitude, latitude */
  location: [number, number];
}

export interface PairLimits {
  /** land that two outlines of one parcel leave between them may be so wide on the mean, and two points so far from each other */
  toleranceMetres: number;
  /** less shared land is a sliver and no pair */
  leastSharedHectares: number;
  /** decimals that a receiver keeps: copies are exact when they are after rounding to them */
  decimals?: number;
}

/** Of an outline that was moved, so much must lie within the other: two equal neighbours in a row are no copies. */
const leastShareOfMoved = 0.5;
/** What the outline of a moved copy may differ by, as a mean width in metres. */
const moldMetres = 1;
const shareInside = 0.99;
/** More than this and the figure comes from GEOS and geodesics, as that of the union does. */
const bulgeThatCounts = 0.1;
/** Between the strips of two outlines and their own areas lies only rounding. */
const roundingShare = 1e-9;

export interface Parcel {
  parts: ParcelPart[];
  hectares: number;
}

const polygonsIn = (parts: ParcelPart[]) => parts.filter((part): part is PolygonPart => part.kind === 'polygon');
const geometryOf = (parts: PolygonPart[]): Geometry => ({
  type: 'MultiPolygon',
  coordinates: parts.map(({ polygon }) => polygon.coordinates),
});

/** m² that two parts share, 0 where one is a point. */
export const sharedOfParts = (a: ParcelPart, b: ParcelPart, onLooked?: (pairsOfEdges: number) => void): number =>
  a.kind === 'polygon' && b.kind === 'polygon' ? sharedSquareMetres(a.outline, b.outline, onLooked) : 0;

/** All parts of a parcel as one outline. */
const wholeOutline = (parts: PolygonPart[]): Outline =>
  parts.length === 1 ? parts[0]!.outline : outlineOf(parts.map(({ polygon }) => polygon.coordinates));

/** As a receiver keeps it: corners rounded, those that become one written once. */
function roundedOutline(parts: PolygonPart[], decimals: number): Outline {
  const factor = 10 ** decimals;
  return outlineOf(
    parts.map(({ polygon }) =>
      polygon.coordinates.map((ring) => ring.map(([x, y]) => [Math.round(x! * factor) / factor, Math.round(y! * factor) / factor])),
    ),
  );
}

/** The mean width in metres of the land that only one of two parcels has. */
const unsharedWidth = (a: number, b: number, shared: number, perimeter: number) => (a + b - 2 * shared) / perimeter;

/** Hectares that two parcels share, with sides as geodesics; null where GEOS gives up on borders that nearly run along each other. */
function sharedByGeodesics(a: PolygonPart[], b: PolygonPart[], geos: Geos): number | null {
  try {
    return areaHectares(intersection(geos, geometryOf(a), geometryOf(b)));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What two parcels with polygons are to each other; null where they share less than counts. `shared` is sharedSquareMetres of their parts together. */
export function pairOfPolygons(
  a: Parcel,
  b: Parcel,
  shared: number,
  limits: PairLimits,
  geos: Geos,
): Omit<ParcelPair, 'first' | 'second'> | null {
  const [mine, theirs] = [polygonsIn(a.parts), polygonsIn(b.parts)];
  const outlines: [Outline, Outline] = [wholeOutline(mine), wholeOutline(theirs)];
  const isExact = isSameOutline(...outlines);
  const least = Math.min(a.hectares, b.hectares);
  let sharedHectares = isExact ? least : shared / squareMetresPerHectare;
  if (!isExact && outlines[0].bulgeSquareMetres + outlines[1].bulgeSquareMetres > bulgeThatCounts)
    sharedHectares = sharedByGeodesics(mine, theirs, geos) ?? sharedHectares;
  if (sharedHectares > least * (1 - roundingShare)) sharedHectares = least;
  if (!isExact && sharedHectares < limits.leastSharedHectares) return null;
  const location = placeInBoth(...outlines) ?? cornerOf(outlines[0]);
  const pair = { sharedHectares, firstHectares: a.hectares, secondHectares: b.hectares, location };
  if (isExact) return { kind: 'exact-copy', ...pair };
  if (sharedHectares >= leastShareOfMoved * Math.max(a.hectares, b.hectares)) {
    const copy = copyOf(a, b, { mine, theirs, outlines, sharedHectares }, limits);
    if (copy) return { ...copy, ...pair };
  }
  return { kind: sharedHectares >= shareInside * least ? 'inside' : 'overlap', ...pair };
}

const cornerOf = ({ edges }: Outline): [number, number] => [edges[0]!, edges[1]!];

/** Whether one is the other, nearly; both lie for the most part on each other. */
function copyOf(
  a: Parcel,
  b: Parcel,
  {
    mine,
    theirs,
    outlines,
    sharedHectares,
  }: { mine: PolygonPart[]; theirs: PolygonPart[]; outlines: [Outline, Outline]; sharedHectares: number },
  { toleranceMetres, decimals }: PairLimits,
): { kind: 'exact-copy' | 'near-copy'; movedMetres?: number } | null {
  const [areaA, areaB] = [a.hectares * squareMetresPerHectare, b.hectares * squareMetresPerHectare];
  const perimeter = (perimeterMetres(geometryOf(mine)) + perimeterMetres(geometryOf(theirs))) / 2;
  const width = unsharedWidth(areaA, areaB, sharedHectares * squareMetresPerHectare, perimeter);
  if (decimals !== undefined && width <= 1 && isSameOutline(roundedOutline(mine, decimals), roundedOutline(theirs, decimals)))
    return { kind: 'exact-copy' };
  const [from, to] = [centroid(geometryOf(mine)), centroid(geometryOf(theirs))];
  const movedMetres = from && to ? distanceMetres(from, to) : 0;
  // The same outline somewhere else is told with its distance, also within the tolerance.
  if (from && to && movedMetres > 0.01) {
    const back = movedOutline(outlines[1], from[0] - to[0], from[1] - to[1]);
    const differs = unsharedWidth(areaA, areaB, sharedSquareMetres(outlines[0], back), perimeter);
    if (differs <= moldMetres && differs < width / 2) return { kind: 'near-copy', movedMetres };
  }
  return width <= toleranceMetres ? { kind: 'near-copy' } : null;
}

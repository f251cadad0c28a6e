import { areaHectares } from '../area.ts';
import { difference } from '../geos.ts';
import { madeValid } from '../made-valid.ts';
import { TooMuchWork } from '../too-much-work.ts';
import type { Geometry } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { squareMetresPerHectare } from '../wgs84.ts';
import type { Parcel } from './pair.ts';
import type { Geos } from './parcel-part.ts';

/** Whether the land that two parcels share stays with the first of them. An order: of any number over one place exactly one comes before all others. */
export type KeepsBefore = (a: number, b: number) => boolean;

interface OverlappingParcels {
  /** by number: hectares of each parcel alone */
  hectares: ArrayLike<number>;
  parcel: (index: number) => Parcel;
  /** of each parcel that shares land with others: all of those */
  neighbours: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What memory holds at once: a parcel with all that covers it, and a group whose union is held against its sum. */
interface CountLimits {
  cutCorners: number;
  unitedCorners: number;
}
const usualCountLimits: CountLimits = { cutCorners: 4_000_000, unitedCorners: 200_000 };

const cornersOf = ({ parts }: Parcel) => parts.reduce((sum, part) => sum + (part.kind === 'polygon' ? part.outline.count : 0), 0);
/** Of the strips below it: what sides that are cut may take from or add to a parcel's hectares. */
const bulgeHectares = ({ parts }: Parcel) =>
  parts.reduce((sum, part) => sum + (part.kind === 'polygon' ? part.outline.bulgeSquareMetres : 0), 0) / squareMetresPerHectare;
const polygonsOfParcel = ({ parts }: Parcel): Geometry[] => parts.flatMap((part) => (part.kind === 'polygon' ? [part.polygon] : []));

/** GEOS gives up on some shapes that strips take: those are made valid once more before it does so for good. */
function united(geos: Geos, polygons: Geometry[]): Geometry {
  if (polygons.length === 1) return polygons[0]!;
  try {
    return unitedLand(geos, polygons);
  } catch (error) {
    if (!(error instanceof RangeError) || error instanceof TooMuchWork) throw error;
    return unitedLand(
      geos,
      polygons.map((polygon) => madeValid(geos, polygon)),
    );
  }
}

/** Groups of parcels that share land with each other, also over others, each in rising order. */
function groupsOf(neighbours: OverlappingParcels['neighbours']): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    for (let at = 0; at < group.length; at += 1)
      for (const other of neighbours.get(group[at]!)!) {
        if (seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** Hectares of a parcel that none of those before it has. */
function hectaresBehind(
  index: number,
  before: number[],
  { hectares, parcel }: OverlappingParcels,
  limits: CountLimits,
  geos: Geos,
): number {
  if (before.length === 0) return hectares[index]!;
  const own = parcel(index);
  const covering: Geometry[] = [];
  let corners = cornersOf(own);
  for (const other of before) {
    const above = parcel(other);
    corners += cornersOf(above);
    if (corners > limits.cutCorners) throw new RangeError(`too-many-corners:${corners}`);
    covering.push(...polygonsOfParcel(above));
  }
  const left = areaHectares(difference(geos, united(geos, polygonsOfParcel(own)), united(geos, covering)));
  return Math.min(left, hectares[index]!);
}

/**
 * Holds the sum of a group against its union, and shares out what lies between both because sides are cut (they are straight between boundaries that cross, and geodesics elsewhere):
 * among the parcels that were cut, by what they have. Throws RangeError where it is more than that, which is a fault of Hectare.
 */
function settle(group: number[], counted: Float64Array, parcels: OverlappingParcels, limits: CountLimits, geos: Geos): void {
  const polygons: Geometry[] = [];
  let [corners, bulge, sum, cut, own] = [0, 0, 0, 0, 0];
  for (const index of group) {
    const parcel = parcels.parcel(index);
    corners += cornersOf(parcel);
    if (corners > limits.unitedCorners) return;
    bulge += bulgeHectares(parcel);
    polygons.push(...polygonsOfParcel(parcel));
    sum += counted[index]!;
    own += parcels.hectares[index]!;
    if (counted[index]! < parcels.hectares[index]!) cut += counted[index]!;
  }
  const union = areaHectares(united(geos, polygons));
  const apart = union - sum;
  // Two sides of a border are cut, and the union once more; 1e-9 is the rounding of corners that are made where sides cross.
  if (!(Math.abs(apart) <= 4 * bulge + 1e-9 * own + 1e-6)) throw new RangeError(`impossible-count:${sum}:${union}`);
  if (cut <= Math.abs(apart)) return;
  for (const index of group) {
    const most = parcels.hectares[index]!;
    if (counted[index]! < most) counted[index] = Math.min(most, counted[index]! * (1 + apart / cut));
  }
}

/**
 * Hectares of each parcel with land that several share given to one of them: the one that comes before all others there. The figures of all parcels add up to their union. Throws RangeError
 * where the shapes are too broken, or too many, to be laid together: then there is no figure.
 */
export function countOnce(
  parcels: OverlappingParcels,
  keepsBefore: KeepsBefore,
  geos: Geos,
  limits: CountLimits = usualCountLimits,
): Float64Array {
  const counted = Float64Array.from(parcels.hectares);
  for (const [index, others] of parcels.neighbours) {
    const before = [...others].filter((other) => keepsBefore(other, index)).sort((a, b) => a - b);
    counted[index] = hectaresBehind(index, before, parcels, limits, geos);
  }
  for (const group of groupsOf(parcels.neighbours)) settle(group, counted, parcels, limits, geos);
  return counted;
}

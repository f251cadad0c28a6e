import { distanceMetres } from '../measure.ts';
import type { BoundingBox } from '../types.ts';
import { holdsPlace } from './outline.ts';
import type { PairLimits, Parcel, ParcelPair } from './pair.ts';
import type { PointPart } from './parcel-part.ts';

const metresPerDegree = 110_500;

/** A box around a place that holds everything within a distance, and a little more. */
export function boxAround([x, y]: [number, number], metres: number): BoundingBox {
  const north = metres / metresPerDegree;
  const east = north / Math.max(0.01, Math.cos((Math.abs(y) * Math.PI) / 180 + north * 0.02));
  return [x - east, y - north, x + east, y + north];
}

const sameLongitude = (x: number, reference: number) => x - 360 * Math.round((x - reference) / 360);
const isSamePlace = ({ place: [x, y] }: PointPart, { place: [u, v] }: PointPart) => x === sameLongitude(u, x) && y === v;

/** Two features of points: copies where every point of each has one of the other at its place, or within the tolerance. Null where they are not near. */
function pairOfPoints(
  mine: PointPart[],
  theirs: PointPart[],
  { toleranceMetres, decimals }: PairLimits,
): Pick<ParcelPair, 'kind' | 'movedMetres'> | null {
  const factor = 10 ** (decimals ?? 0);
  const kept = (part: PointPart): PointPart =>
    decimals === undefined
      ? part
      : { kind: 'point', place: [Math.round(part.place[0] * factor) / factor, Math.round(part.place[1] * factor) / factor] };
  const all = (from: PointPart[], to: PointPart[], are: (one: PointPart, other: PointPart) => boolean) =>
    from.every((one) => to.some((other) => are(one, other)));
  const both = (are: (one: PointPart, other: PointPart) => boolean) => all(mine, theirs, are) && all(theirs, mine, are);
  if (both((one, other) => isSamePlace(kept(one), kept(other)))) return { kind: 'exact-copy' };
  const distance = (one: PointPart, other: PointPart) => distanceMetres(one.place, other.place);
  if (both((one, other) => distance(one, other) <= toleranceMetres))
    return mine.length === 1 && theirs.length === 1
      ? { kind: 'near-copy', movedMetres: distance(mine[0]!, theirs[0]!) }
      : { kind: 'near-copy' };
  return mine.some((one) => theirs.some((other) => distance(one, other) <= toleranceMetres)) ? { kind: 'overlap' } : null;
}

/** Two parcels of which one at least is made of points. A point has no area: it lies inside a polygon, or it does not. */
export function pairWithPoints(a: Parcel, b: Parcel, limits: PairLimits): Omit<ParcelPair, 'first' | 'second'> | null {
  const pointsIn = ({ parts }: Parcel) => parts.filter((part): part is PointPart => part.kind === 'point');
  const [mine, theirs] = [pointsIn(a), pointsIn(b)];
  const figures = { sharedHectares: 0, firstHectares: a.hectares, secondHectares: b.hectares };
  if (mine.length > 0 && theirs.length > 0) {
    const kind = pairOfPoints(mine, theirs, limits);
    return kind && { ...kind, ...figures, location: mine[0]!.place };
  }
  const [points, parcel] = mine.length > 0 ? [mine, b] : [theirs, a];
  const within = points.filter(({ place: [x, y] }) =>
    parcel.parts.some((part) => part.kind === 'polygon' && holdsPlace(part.outline, sameLongitude(x, part.outline.box[0]), y)),
  );
  if (within.length === 0) return null;
  return { kind: within.length === points.length ? 'inside' : 'overlap', ...figures, location: within[0]!.place };
}

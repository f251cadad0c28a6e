import type { AcceptedGap, OpenFile } from './open-shapes.ts';

type Place = Pick<AcceptedGap, 'location' | 'hectares'>;

/** Rounding of the last digits is no change: about a metre, and 0.01 m². */
const sameDegrees = 1e-5;
const sameHectares = 1e-6;

const cellOf = ([longitude, latitude]: readonly [number, number], east = 0, north = 0) =>
  `${Math.floor(longitude / sameDegrees) + east} ${Math.floor(latitude / sameDegrees) + north}`;
export const isSameGap = (a: Place, b: Place): boolean =>
  Math.abs(a.hectares - b.hectares) <= sameHectares &&
  Math.abs(a.location[0] - b.location[0]) <= sameDegrees &&
  Math.abs(a.location[1] - b.location[1]) <= sameDegrees;

/** Why a gap is accepted; null where it is not, or is other land than then. */
export function acceptances(files: readonly OpenFile[]): (gap: Place) => string | null {
  const known = new Map<string, AcceptedGap[]>();
  for (const accepted of files.flatMap(({ acceptedGaps }) => acceptedGaps ?? [])) {
    const cell = cellOf(accepted.location);
    known.set(cell, [...(known.get(cell) ?? []), accepted]);
  }
  if (known.size === 0) return () => null;
  return (gap) => {
    for (const east of [0, -1, 1])
      for (const north of [0, -1, 1])
        for (const accepted of known.get(cellOf(gap.location, east, north)) ?? []) if (isSameGap(accepted, gap)) return accepted.reason;
    return null;
  };
}

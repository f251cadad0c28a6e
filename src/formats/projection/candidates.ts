import type { Position } from '#geo/types.ts';
import type { Bounds } from '../bounds.ts';
import { Placing } from './placing.ts';
import { authorityOf } from './projections.ts';
import { holds, register, type Area, type PlaneEntry } from './register.ts';

/** A system in which a file's numbers fall into the area that the system is made for. */
export interface SystemCandidate {
  /** "EPSG:21036" */
  code: string;
  name: string;
  /** where the middle of the numbers would lie */
  longitude: number;
  latitude: number;
}

const contains = (area: Area, [longitude, latitude]: Position) => Math.abs(longitude!) <= 360 && holds(area, longitude!, latitude!);

const sizeOf = ([south, west, north, east]: Area) => (north - south) * (east < west ? east + 360 - west : east - west);

/** Where numbers would lie in a system; null unless their middle and their corners fall into its area. */
function placeIn(entry: PlaneEntry, { west, south, east, north }: Bounds): Position | null {
  const placing = new Placing({ name: entry.name, code: entry.code, geographic: entry.ground.geographic, projection: entry.projection });
  try {
    const turn = placing.by(null);
    const middle = turn([(west + east) / 2, (south + north) / 2]);
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ].map(turn);
    return [middle, ...corners].every((place) => place.every(Number.isFinite) && contains(entry.area!, place)) ? middle : null;
  } catch {
    return null;
  }
}

/**
 * The plane systems in which these numbers fall into the area of use, those of small areas first: a national grid before a zone that half a continent shares.
 * Withdrawn systems and those of ESRI that repeat one of EPSG are left out.
 */
export async function candidateSystems(bounds: Bounds): Promise<SystemCandidate[]> {
  const known = await register();
  const found: (SystemCandidate & { size: number })[] = [];
  for (const code of known.planeCodes) {
    const entry = known.plane(code)!;
    if (entry.isDeprecated || !entry.area || authorityOf(code) === 'ESRI') continue;
    const place = placeIn(entry, bounds);
    if (place) found.push({ code: `EPSG:${code}`, name: entry.name, longitude: place[0]!, latitude: place[1]!, size: sizeOf(entry.area) });
  }
  return found
    .toSorted((a, b) => a.size - b.size || Number(a.code.slice(5)) - Number(b.code.slice(5)))
    .map(({ code, name, longitude, latitude }) => ({ code, name, longitude, latitude }));
}

import { shiftAt } from '#formats/projection/placing.ts';
import { systemOf } from '#formats/projection/projections.ts';
import { register } from '#formats/projection/register.ts';

/** metres of a degree on the equator, by which scale denominators of systems in degrees are reckoned (OGC 17-083r4, annex B) */
const metresOfDegree = 111_319.490_793_273_58;
/** half of the Web Mercator world, metres */
export const halfWorldMetres = 20_037_508.342789244;
const maxLatitude = 85.051_128_78;

/** A coordinate system as grids of tiles need it: easting first, whatever the order of its axes. */
export interface PlacedSystem {
  /** null outside of the system */
  to(longitude: number, latitude: number): readonly [number, number] | null;
  from(easting: number, northing: number): readonly [number, number] | null;
  unitMetres: number;
  isInDegrees: boolean;
}

/** Codes of others for Web Mercator and for degrees on WGS 84. */
const otherCodes: Record<string, number> = { 900913: 3857, 3785: 3857, 102100: 3857, 102113: 3857, CRS84: 4326, CRS84H: 4326, 84: 4326 };
/** The number of a system by its code; null for a name without one. */
export function systemNumber(code: string): number | null {
  const number = otherCodes[code.trim().toUpperCase()] ?? Number(code);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

const degrees: PlacedSystem = {
  to: (longitude, latitude) => [longitude, latitude],
  from: (longitude, latitude) => [longitude, latitude],
  unitMetres: metresOfDegree,
  isInDegrees: true,
};
const mercator: PlacedSystem = {
  to(longitude, latitude) {
    const angle = (Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * Math.PI) / 180;
    return [(longitude / 180) * halfWorldMetres, (Math.asinh(Math.tan(angle)) / Math.PI) * halfWorldMetres];
  },
  from: (x, y) => [(x / halfWorldMetres) * 180, (Math.atan(Math.sinh((y / halfWorldMetres) * Math.PI)) * 180) / Math.PI],
  unitMetres: 1,
  isInDegrees: false,
};
const pairOf = ([first, second]: readonly number[]): readonly [number, number] | null =>
  Number.isFinite(first) && Number.isFinite(second) ? [first!, second!] : null;

const known = new Map<number, Promise<PlacedSystem | null>>([
  [4326, Promise.resolve(degrees)],
  [3857, Promise.resolve(mercator)],
]);
async function placed(code: number): Promise<PlacedSystem | null> {
  const found = await systemOf(String(code));
  if (!found || !('placing' in found)) return null;
  const { placing, shifts, system } = found;
  const { projection, geographic } = system;
  // Systems whose numbers run south or west are few, and no grid of tiles is known in one.
  if (projection && projection.axes !== 'en') return null;
  // One shift for the whole system: tiles must meet at their edges.
  const [south, west, north, east] = (await register()).areaOf(found.code ?? '') ?? [0, 0, 0, 0];
  const { shift } = shiftAt(shifts, (west + (east < west ? east + 360 : east)) / 2, (south + north) / 2);
  const guarded = (transform: () => readonly number[]) => {
    try {
      return pairOf(transform());
    } catch {
      return null;
    }
  };
  return {
    to: (longitude, latitude) => guarded(() => placing.backBy(shift)([longitude, latitude])),
    from: (easting, northing) => guarded(() => placing.by(shift)([easting, northing])),
    unitMetres: projection ? projection.unitMetres : geographic.unitDegrees * metresOfDegree,
    isInDegrees: !projection,
  };
}
/** How the numbers of a system come to degrees and back; null for one that Hectare cannot place. */
export function placedSystem(code: number): Promise<PlacedSystem | null> {
  const before = known.get(code);
  if (before) return before;
  const made = placed(code);
  // A document of a stranger names any number of systems.
  if (known.size < 200) known.set(code, made);
  return made;
}

import { forward } from 'mgrs';
import proj4 from 'proj4';
import type { CoordinateNotation } from '#domain/written-forms.ts';
import { halfOpenLongitude, hasUtm, utmDefinition, utmZoneAt } from './utm-zone.ts';

/** A position in UTM on WGS 84: whole metres, and the hemisphere that counts them. */
export interface UtmPosition {
  zone: number;
  isSouth: boolean;
  eastingMetres: number;
  northingMetres: number;
}

/** A position in UTM; null beyond 84° north and 80° south, where UTM is not defined (DMA TM 8358.2, 2-1). */
export function utmOf(lonLat: readonly [number, number]): UtmPosition | null {
  const [longitude, latitude] = [halfOpenLongitude(lonLat[0]), lonLat[1]];
  if (!hasUtm(latitude)) return null;
  const zone = utmZoneAt(longitude, latitude);
  const isSouth = latitude < 0;
  const [easting, northing] = proj4('+proj=longlat +datum=WGS84 +no_defs', utmDefinition(zone, isSouth)).forward([longitude, latitude]);
  return { zone, isSouth, eastingMetres: Math.round(easting!), northingMetres: Math.round(northing!) };
}

/** The square of MGRS that holds a position, `digits` each way (5: 1 m, 3: 100 m), parted by blanks; null where UTM is not defined. */
export function mgrsOf(lonLat: readonly [number, number], digits: number): string | null {
  const [longitude, latitude] = [halfOpenLongitude(lonLat[0]), lonLat[1]];
  if (!hasUtm(latitude)) return null;
  const [, zone, square, numbers] = /^(\d+[A-Z])([A-Z]{2})(\d*)$/.exec(forward([longitude, latitude], digits))!;
  return `${zone} ${square} ${numbers!.slice(0, digits)} ${numbers!.slice(digits)}`;
}

/**
 * The size of an angle in degrees, degrees and minutes, or degrees, minutes and seconds, without its sign. `decimals` are those of decimal degrees; minutes have two and
 * seconds four fewer, which is about as fine. What rounds to sixty is carried over.
 */
export function angleText(
  degrees: number,
  notation: Extract<CoordinateNotation, 'degrees' | 'minutes' | 'seconds'>,
  decimals: number,
): string {
  const size = Math.abs(degrees);
  if (notation === 'degrees') return `${size.toFixed(decimals)}°`;
  const [parts, ofPart] = notation === 'minutes' ? [60, Math.max(0, decimals - 2)] : [3600, Math.max(0, decimals - 4)];
  const counted = Math.round(size * parts * 10 ** ofPart) / 10 ** ofPart;
  const whole = Math.floor(counted / parts);
  const rest = counted - whole * parts;
  const width = (digits: number) => 2 + (digits > 0 ? digits + 1 : 0);
  if (notation === 'minutes') return `${whole}° ${rest.toFixed(ofPart).padStart(width(ofPart), '0')}′`;
  const minutes = Math.floor(rest / 60 + 1e-9);
  const seconds = Math.abs(rest - minutes * 60);
  return `${whole}° ${String(minutes).padStart(2, '0')}′ ${seconds.toFixed(ofPart).padStart(width(ofPart), '0')}″`;
}

import type { Position } from '#geo/types.ts';

/** One value of Exif as the library gives it: texts in lists, rational numbers as pairs. */
export interface ExifTag {
  value: unknown;
}
export type ExifTags = Record<string, ExifTag | undefined>;

export const textOf = (tag: ExifTag | undefined): string | null => {
  const value: unknown = Array.isArray(tag?.value) ? tag.value[0] : tag?.value;
  return typeof value === 'string' && value.trim() !== '' ? value.replaceAll('\0', '').trim() : null;
};

const ratio = (pair: unknown): number =>
  Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'number' ? pair[0] / pair[1] : Number.NaN;
/** A rational number; NaN where there is none, or one over nothing, as cameras write it for what they do not know. */
export const numberOf = (tag: ExifTag | undefined): number => ratio(tag?.value);

/** Degrees, minutes and seconds; the last two may be missing. NaN where they are no angle. */
function angleOf(tag: ExifTag | undefined, maxDegrees: number): number {
  const parts = Array.isArray(tag?.value) ? tag.value.map(ratio) : [];
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  const angle = degrees + minutes / 60 + seconds / 3600;
  return angle >= 0 && angle <= maxDegrees && minutes >= 0 && seconds >= 0 ? angle : Number.NaN;
}

/** Why a photo has no place: it says none, not on which side of the equator or of Greenwich, or 0, 0, which devices write that had no fix. */
export type NoPlace = 'none' | 'hemisphere' | 'no-fix';

/**
 * The place that a photo was taken from, by its GPS tags (Exif 2.32, section 4.6.6): longitude, latitude and, where it says so, the height above the sea in metres.
 */
export function placeOf(tags: ExifTags): Position | NoPlace {
  const [latitude, longitude] = [angleOf(tags['GPSLatitude'], 90), angleOf(tags['GPSLongitude'], 180)];
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return 'none';
  if (latitude === 0 && longitude === 0) return 'no-fix';
  const [northing, easting] = [textOf(tags['GPSLatitudeRef']), textOf(tags['GPSLongitudeRef'])].map((text) => text?.[0]?.toUpperCase());
  if (!['N', 'S'].includes(northing ?? '') || !['E', 'W'].includes(easting ?? '')) return 'hemisphere';
  const place: Position = [easting === 'W' ? -longitude : longitude, northing === 'S' ? -latitude : latitude];
  const height = numberOf(tags['GPSAltitude']);
  // 1: below the sea; 2 and 3 are heights above the ellipsoid, which are none above the sea.
  const reference = tags['GPSAltitudeRef']?.value ?? 0;
  if (Number.isFinite(height) && (reference === 0 || reference === 1)) place.push(reference === 1 ? -height : height);
  return place;
}

/** The moment as ISO 8601, with the offset where the camera knows it; null where it says none. */
export function momentOf(tags: ExifTags): string | null {
  const found = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(textOf(tags['DateTimeOriginal']) ?? '');
  if (!found) return null;
  const [year, month, day, hour, minute, second] = found.slice(1, 7);
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(`${local}Z`)) || year === '0000') return null;
  const offset = textOf(tags['OffsetTimeOriginal']) ?? '';
  return /^[+-]\d\d:\d\d$|^Z$/.test(offset) ? local + offset : local;
}

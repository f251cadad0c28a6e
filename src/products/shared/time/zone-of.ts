import tzLookup from '@photostructure/tz-lookup';

/** The IANA zone of a project's local time: the user's choice, else that of its place (longitude, latitude). */
export const zoneOf = ({ centroid: [longitude, latitude], timeZone }: { centroid: [number, number]; timeZone?: string | null }): string =>
  timeZone ?? tzLookup(latitude, longitude);

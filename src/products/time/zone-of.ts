import tzLookup from '@photostructure/tz-lookup';

/** The IANA zone of a place (longitude, latitude): the project's local time. */
export const zoneOf = ([longitude, latitude]: [number, number]): string => tzLookup(latitude, longitude);

import type { Feature } from '#geo/types.ts';

/** GeoIDs of AgStack's Asset Registry: a SHA-256 in 64 hexadecimal letters. */
const geoId = /^[0-9a-f]{64}$/i;
const plain = (column: string) => column.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const names = ['geoid', 'geoids', 'agstackgeoid', 'assetregistrygeoid'];
const isGeoId = (value: unknown): value is string => typeof value === 'string' && geoId.test(value.trim());

/** The GeoID among the attributes of a feature, by its form and the name of its column; null where there is none. */
export function geoIdOf(properties: Feature['properties']): string | null {
  for (const [column, value] of Object.entries(properties ?? {})) if (names.includes(plain(column)) && isGeoId(value)) return value.trim();
  return null;
}

/** The column that holds GeoIDs; null where none does. */
export function geoIdColumnOf(features: readonly Pick<Feature, 'properties'>[]): string | null {
  for (const { properties } of features)
    for (const [column, value] of Object.entries(properties ?? {})) if (names.includes(plain(column)) && isGeoId(value)) return column;
  return null;
}

import { isObject } from '#domain/object.ts';
import { areaHectares, boundingBox, geometryHash, type Geometry } from '#geo/index.ts';
import { isGeometry } from '../geometry.ts';

/** The project that an entry was to create. */
export interface WantedProject {
  name: string;
  geometryHash: string;
  areaHectares: number | null;
  box: readonly number[] | null;
  isCollection: boolean;
}
/** `same`: this is the wanted project; `maybe`: only a person can tell; `none`: it is another project */
export type Likeness = 'same' | 'maybe' | 'none';
type Fields = Record<string, unknown>;

/** Tolerances: services round coordinates, dissolve neighbours and begin rings at another corner. */
const areaTolerance = 0.002;
const boxToleranceDegrees = 2e-4;
/** how far the clocks of a service and of a computer in the field may differ */
const clockToleranceMilliseconds = 10 * 60_000;

const sameName = (a: string, b: unknown) =>
  typeof b === 'string' && a.normalize('NFC').trim().replaceAll(/\s+/g, ' ') === b.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
const isLike = (a: number, b: number) => Math.abs(a - b) <= areaTolerance * Math.max(a, b, 1e-6);

/** Entries of a list of projects that carry the wanted name, with what the list says of each; null when the answer is no list. */
export function candidatesIn(list: unknown, name: string): { id: string; fields: Fields }[] | null {
  const entries = Array.isArray(list) ? list : isObject(list) ? Object.values(list).find(Array.isArray) : undefined;
  if (!entries) return null;
  return (entries as unknown[])
    .filter(isObject)
    .filter((fields) => sameName(name, fields['project_name'] ?? fields['name']) && ['string', 'number'].includes(typeof fields['id']))
    .map((fields) => ({ id: String(fields['id']), fields }));
}

/** Whether two extents are the same to a service that rounds coordinates. */
export const isLikeBox = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, index) => Math.abs(value - other[index]!) <= boxToleranceDegrees);

const geometryIn = ({ geometry }: Fields): Geometry | null => (isGeometry(geometry) ? geometry : null);

/** null: the service's geometry cannot be measured */
function likenessOfGeometry(wanted: WantedProject, geometry: Geometry, isKnownToBeLater: boolean): Likeness | null {
  try {
    if (geometryHash(geometry) === wanted.geometryHash) return 'same';
    const [box, wantedBox] = [boundingBox(geometry), wanted.box];
    if (!box || !wantedBox || !isLikeBox(box, wantedBox)) return 'none';
    if (wanted.areaHectares !== null && !isLike(areaHectares(geometry), wanted.areaHectares)) return 'none';
    return isKnownToBeLater ? 'same' : 'maybe';
  } catch {
    return null;
  }
}

/**
 * Whether a project of the service is the one that was sent. The name and the geometry hash decide. Where a service stores the boundary differently, its extent and
 * area decide, and whether it was created after the first request (`firstSentAt`; null: none was sent). What cannot be told apart is `maybe`.
 */
export function likeness(wanted: WantedProject, record: Fields, firstSentAt: string | null): Likeness {
  if (typeof record['parent_collection'] === 'string' && record['parent_collection'] !== '') return 'none';
  if (typeof record['is_collection'] === 'boolean' && record['is_collection'] !== wanted.isCollection) return 'none';
  if (record['geometry_hash'] === wanted.geometryHash) return 'same';
  const created = typeof record['created_at'] === 'string' ? Date.parse(record['created_at']) : Number.NaN;
  const mayBeLater = firstSentAt !== null && !(created < Date.parse(firstSentAt) - clockToleranceMilliseconds);
  const geometry = geometryIn(record);
  const found = geometry && likenessOfGeometry(wanted, geometry, mayBeLater && !Number.isNaN(created));
  if (found) return found;
  const area = typeof record['area_hectares'] === 'number' ? record['area_hectares'] : null;
  if (area !== null && wanted.areaHectares !== null && !isLike(area, wanted.areaHectares)) return 'none';
  return mayBeLater ? 'maybe' : 'none';
}

import { isObject } from '#domain/object.ts';
import { areaHectares, boundingBox, geometryHash, type Geometry } from '#geo/index.ts';

/** What was to be created. */
export interface WantedProject {
  name: string;
  geometryHash: string;
  areaHectares: number | null;
  box: readonly number[] | null;
  isCollection: boolean;
}
/** `same`: it is there; `maybe`: a person has to look; `none`: this is another one */
export type Likeness = 'same' | 'maybe' | 'none';
type Fields = Record<string, unknown>;

/** Services round coordinates, dissolve neighbours and begin rings elsewhere. */
const likeAreaShare = 0.002;
const likeDegrees = 2e-4;
/** clocks of services and of computers in the field differ */
const clockMilliseconds = 10 * 60_000;

const sameName = (a: string, b: unknown) =>
  typeof b === 'string' && a.normalize('NFC').trim().replaceAll(/\s+/g, ' ') === b.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
const isLike = (a: number, b: number) => Math.abs(a - b) <= likeAreaShare * Math.max(a, b, 1e-6);

/** Entries of a list of projects that carry the wanted name, with what the list says of each; null when the answer is no list. */
export function candidatesIn(list: unknown, name: string): { id: string; fields: Fields }[] | null {
  const entries = Array.isArray(list) ? list : isObject(list) ? Object.values(list).find(Array.isArray) : undefined;
  if (!entries) return null;
  return (entries as unknown[])
    .filter(isObject)
    .filter((fields) => sameName(name, fields['project_name'] ?? fields['name']) && ['string', 'number'].includes(typeof fields['id']))
    .map((fields) => ({ id: String(fields['id']), fields }));
}

function geometryIn(fields: Fields): Geometry | null {
  const { geometry } = fields;
  if (!isObject(geometry) || typeof geometry['type'] !== 'string') return null;
  return geometry as unknown as Geometry;
}

/**
 * Whether a project of the service is the one that was sent. The hash of the boundary and the name decide; where a service keeps the boundary otherwise than it came, its
 * extent and area do, and the time since it was sent first (null: it never was). What cannot be told apart is `maybe`.
 */
export function likeness(wanted: WantedProject, record: Fields, firstSentAt: string | null): Likeness {
  if (typeof record['parent_collection'] === 'string' && record['parent_collection'] !== '') return 'none';
  if (typeof record['is_collection'] === 'boolean' && record['is_collection'] !== wanted.isCollection) return 'none';
  if (record['geometry_hash'] === wanted.geometryHash) return 'same';
  const created = typeof record['created_at'] === 'string' ? Date.parse(record['created_at']) : Number.NaN;
  const isAfter = firstSentAt !== null && !(created < Date.parse(firstSentAt) - clockMilliseconds);
  const geometry = geometryIn(record);
  if (geometry) {
    try {
      if (geometryHash(geometry) === wanted.geometryHash) return 'same';
      const box = boundingBox(geometry);
      const isLikeBox =
        box !== null && wanted.box !== null && box.every((value, index) => Math.abs(value - wanted.box![index]!) <= likeDegrees);
      if (!isLikeBox || (wanted.areaHectares !== null && !isLike(areaHectares(geometry), wanted.areaHectares))) return 'none';
      return isAfter && !Number.isNaN(created) ? 'same' : 'maybe';
    } catch {
      /* a shape that we cannot measure: the rest decides */
    }
  }
  const area = typeof record['area_hectares'] === 'number' ? record['area_hectares'] : null;
  if (area !== null && wanted.areaHectares !== null && !isLike(area, wanted.areaHectares)) return 'none';
  return isAfter ? 'maybe' : 'none';
}

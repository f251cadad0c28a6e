import type { Deviation } from '#api/tolerant.ts';
import { isObject } from '#domain/object.ts';
import { geometryFromText } from '#formats/text/geometry-text.ts';
import { codeOf, type Sentence } from '#sentences/phrases/index.ts';
import { ApiFault } from '../fault.ts';
import { sentence } from '../phrases/sentence.ts';

const kinds = new Set(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon', 'GeometryCollection']);
/** the numbers under which WGS 84 in degrees is known */
const degrees = new Set([4326, 4979]);

interface Unwrapped {
  geometry: Record<string, unknown>;
  /** how it had been written; null: as the interface says */
  was: Sentence | null;
}

/** A geometry out of the features that services put in its place; null for what holds none. */
function unwrapped(value: unknown): Unwrapped | null {
  if (!isObject(value)) return null;
  if (typeof value['type'] === 'string' && kinds.has(value['type'])) return { geometry: value, was: null };
  if (value['type'] === 'Feature') {
    const inner = unwrapped(value['geometry']);
    return inner && { geometry: inner.geometry, was: sentence('client.geometry-in-feature') };
  }
  if (value['type'] !== 'FeatureCollection' || !Array.isArray(value['features'])) return null;
  const parts = value['features'].flatMap((feature) => unwrapped(feature) ?? []).map(({ geometry }) => geometry);
  if (parts.length === 0 || parts.length !== value['features'].length) return null;
  return {
    geometry: parts.length === 1 ? parts[0]! : { type: 'GeometryCollection', geometries: parts },
    was: sentence('client.geometry-in-feature'),
  };
}

/** GeoJSON or well-known text; null for any other text, and for coordinates that are no degrees. */
function inText(text: string): Unwrapped | null {
  try {
    const inner = text.trimStart().startsWith('{') ? unwrapped(JSON.parse(text)) : null;
    if (inner) return { geometry: inner.geometry, was: sentence('client.geometry-as-text') };
    const { geometry, srid } = geometryFromText(text);
    return srid === null || degrees.has(srid) ? { geometry: { ...geometry }, was: sentence('client.geometry-as-text') } : null;
  } catch {
    return null;
  }
}

const envelopes = ['data', 'result', 'response', 'payload', 'content', 'record', 'project'];

/** The record of a project, as it came or in an envelope. */
function recordIn(value: unknown, depth = 0): Record<string, unknown> | null {
  if (!isObject(value)) return Array.isArray(value) && value.length === 1 ? recordIn(value[0], depth + 1) : null;
  if ('geometry' in value && value['type'] !== 'Feature') return value;
  return depth > 1
    ? null
    : envelopes.reduce<Record<string, unknown> | null>((found, name) => found ?? recordIn(value[name], depth + 1), null);
}

/**
 * Writes a project's geometry as a geometry where the service sent a feature, a text of GeoJSON or well-known text in its place, and notes it. Throws ApiFault `shape`
 * for a geometry that cannot be read: drawn and measured as nothing it would be a wrong figure.
 */
export function readProjectGeometry(value: unknown, deviations: Deviation[]): void {
  const record = recordIn(value);
  const given = record?.['geometry'];
  if (!record || given === null || given === undefined) return;
  const read = typeof given === 'string' ? inText(given) : unwrapped(given);
  if (!read) throw new ApiFault('shape', sentence('client.geometry-not-read'), { details: JSON.stringify(given).slice(0, 200) });
  if (!read.was) return;
  record['geometry'] = read.geometry;
  deviations.push({ path: 'geometry', rule: 'geometry unwrapped', got: '', phrase: codeOf(read.was) });
}

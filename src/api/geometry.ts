import * as z from 'zod';
import { roundingDegrees } from '#geo/longitudes.ts';
import type { Feature, Geometry, Position } from '#geo/types.ts';
import type { Sentence } from '#sentences/phrases/index.ts';
import { detailEntry, type Detail } from './detail.ts';
import { sentence } from './phrases/sentence.ts';

/** Deeper nesting and larger documents than these are refused before they cost anything. */
const maxCollectionDepth = 16;
const maxVertices = 2_000_000;
const maxIssues = 100;

interface GeometryIssue {
  path: (string | number)[];
  words: Sentence;
  type: string;
}

/** Geometries with their attributes, rebuilt from a parsed document, or what is wrong with it and where. */
export type ReadGeoJson =
  | { ok: true; features: (Feature & { geometry: Geometry })[]; isCollection: boolean }
  | { ok: false; issues: GeometryIssue[] };

const depthOf: Record<string, number> = { Point: 0, MultiPoint: 1, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 };
type Path = (string | number)[];

/** A coordinate that a calculation left beyond its limit by less than anybody measures, on the limit. */
const withinRounding = (degrees: number, limit: number): number =>
  Math.abs(degrees) > limit && Math.abs(degrees) <= limit + roundingDegrees ? Math.sign(degrees) * limit : degrees;

/** Hand-written because a schema library takes 75 times as long on 100,000 vertices. Nothing of the parsed document is kept: shapes are built anew. */
export function readGeoJson(document: unknown): ReadGeoJson {
  const issues: GeometryIssue[] = [];
  let vertices = 0;
  const fault = (path: Path, words: Sentence, type: string) => {
    if (issues.length < maxIssues) issues.push({ path, words, type });
  };
  const object = (value: unknown, path: Path): Record<string, unknown> | null => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    fault(path, sentence('api.geojson-object-expected'), value === undefined ? 'missing' : 'model_attributes_type');
    return null;
  };
  const position = (value: unknown, path: Path): Position | null => {
    if (!Array.isArray(value) || value.length < 2) {
      fault(path, sentence('api.position-expected'), Array.isArray(value) ? 'too_short' : 'list_type');
      return null;
    }
    for (let axis = 0; axis < Math.min(3, value.length); axis += 1) {
      if (typeof value[axis] !== 'number' || !Number.isFinite(value[axis])) {
        fault([...path, axis], sentence('api.number-expected'), 'float_type');
        return null;
      }
    }
    vertices += 1;
    const [longitude, latitude] = [withinRounding(value[0], 180), withinRounding(value[1], 90)];
    if (Math.abs(longitude) > 180) {
      fault([...path, 0], sentence('api.longitude-out-of-range'), longitude < 0 ? 'greater_than_equal' : 'less_than_equal');
      return null;
    }
    if (Math.abs(latitude) > 90) {
      fault([...path, 1], sentence('api.latitude-out-of-range'), latitude < 0 ? 'greater_than_equal' : 'less_than_equal');
      return null;
    }
    return [longitude, latitude, ...(value.slice(2, 3) as number[])];
  };
  const coordinates = (value: unknown, depth: number, path: Path): unknown => {
    if (depth === 0) return position(value, path);
    if (!Array.isArray(value)) {
      fault(path, sentence('api.list-expected'), value === undefined ? 'missing' : 'list_type');
      return null;
    }
    return value.map((item, index) => (issues.length >= maxIssues ? null : coordinates(item, depth - 1, [...path, index])));
  };
  const geometry = (value: unknown, path: Path, nesting: number): Geometry | null => {
    const input = object(value, path);
    if (!input) return null;
    if (nesting > maxCollectionDepth) {
      fault(path, sentence('api.collection-too-deep', { max: maxCollectionDepth }), 'value_error');
      return null;
    }
    const { type } = input;
    if (type === 'GeometryCollection') {
      if (!Array.isArray(input['geometries'])) {
        fault([...path, 'geometries'], sentence('api.list-expected'), 'missing');
        return null;
      }
      const geometries = input['geometries'].map((part, index) => geometry(part, [...path, 'geometries', index], nesting + 1));
      return { type, geometries: geometries.filter((part) => part !== null) };
    }
    const depth = typeof type === 'string' ? depthOf[type] : undefined;
    if (depth === undefined) {
      fault([...path, 'type'], sentence('api.geometry-kind-expected'), type === undefined ? 'missing' : 'enum');
      return null;
    }
    return { type, coordinates: coordinates(input['coordinates'], depth, [...path, 'coordinates']) } as Geometry;
  };
  const features: (Feature & { geometry: Geometry })[] = [];
  const feature = (value: unknown, path: Path): void => {
    const input = object(value, path);
    if (!input || input['geometry'] === null) return;
    const shape = geometry(input['geometry'], [...path, 'geometry'], 0);
    const properties =
      typeof input['properties'] === 'object' && input['properties'] !== null && !Array.isArray(input['properties'])
        ? ({ ...input['properties'] } as Record<string, unknown>)
        : {};
    const { id } = input;
    if (shape)
      features.push({ type: 'Feature', ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}), geometry: shape, properties });
  };
  const root = object(document, []);
  let isCollection = false;
  if (root?.['type'] === 'FeatureCollection') {
    isCollection = true;
    if (!Array.isArray(root['features']))
      fault(['features'], sentence('api.list-expected'), root['features'] === undefined ? 'missing' : 'list_type');
    else
      root['features'].forEach((item, index) => {
        if (issues.length < maxIssues) feature(item, ['features', index]);
      });
  } else if (root?.['type'] === 'Feature') feature(root, []);
  else if (root) {
    const shape = geometry(root, [], 0);
    if (shape) features.push({ type: 'Feature', geometry: shape, properties: {} });
  }
  if (vertices > maxVertices) fault([], sentence('api.too-many-vertices', { max: maxVertices }), 'too_long');
  if (issues.length === 0 && vertices === 0) fault([], sentence('api.no-shape'), 'too_short');
  return issues.length > 0 ? { ok: false, issues } : { ok: true, features, isCollection };
}

/** The same faults as entries of a 422 body; `prefix` says where the document stands in the request. */
export const geometryDetails = (issues: readonly GeometryIssue[], prefix: Detail['loc']): Detail[] =>
  issues.map(({ path, words, type }) => detailEntry([...prefix, ...path], words, type));

/** A geometry in an answer: a check of 100,000 vertices would cost seconds, so that only its kind is looked at. */
const looseGeometry: z.ZodType = z.looseObject({ type: z.string() }).meta({ 'x-schema': 'Geometry' });
export const geometryReply = looseGeometry as z.ZodType<Geometry>;

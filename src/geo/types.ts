import type { PlainPhrase } from '#sentences/phrases/index.ts';

/** Plain GeoJSON shapes (RFC 7946), longitude before latitude, degrees on WGS84. Height, where present, is the third number. */
export type Position = number[];
export type Ring = Position[];

interface Point {
  type: 'Point';
  coordinates: Position;
}
interface MultiPoint {
  type: 'MultiPoint';
  coordinates: Position[];
}
export interface LineString {
  type: 'LineString';
  coordinates: Position[];
}
interface MultiLineString {
  type: 'MultiLineString';
  coordinates: Position[][];
}
export interface Polygon {
  type: 'Polygon';
  coordinates: Ring[];
}
export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: Ring[][];
}
export interface GeometryCollection {
  type: 'GeometryCollection';
  geometries: Geometry[];
}

export type Geometry = Point | MultiPoint | LineString | MultiLineString | Polygon | MultiPolygon | GeometryCollection;
export type GeometryType = Geometry['type'];

export type Properties = Record<string, unknown>;

export interface Feature<G extends Geometry | null = Geometry | null> {
  type: 'Feature';
  id?: string | number;
  geometry: G;
  properties: Properties | null;
}

/** west, south, east, north in degrees. west > east when the box crosses the antimeridian. */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** What is wrong with a geometry, and where. `message` is English and names the remedy. */
export interface Problem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  message: string;
  /** the message as data, where the code alone does not say it */
  phrase?: PlainPhrase;
  /** longitude, latitude of the fault; null where it has no place (an empty geometry) */
  location: [number, number] | null;
  /** index path into the coordinates, for highlighting: polygon, ring, vertex */
  path?: number[];
}

export type ProblemCode =
  | 'ring-not-closed'
  | 'ring-too-short'
  | 'wrong-orientation'
  | 'self-intersection'
  | 'self-touch'
  | 'duplicate-vertex'
  | 'spike'
  | 'out-of-range'
  | 'frame-around-earth'
  | 'swapped-coordinates'
  | 'not-a-number'
  | 'parts-overlap'
  | 'empty-geometry'
  | 'hole-outside-shell'
  | 'nested-holes'
  | 'hole-crosses-shell'
  | 'nested-shells'
  | 'duplicate-rings'
  | 'disconnected-interior'
  | 'zero-area'
  | 'crosses-antimeridian'
  | 'longitude-beyond-180'
  | 'too-few-points'
  | 'unsupported-geometry'
  | 'too-complex';

export interface RepairResult {
  /** the repaired geometry; null when nothing of it is left: polygons without an area, lines that lead nowhere, no shape at all */
  geometry: Geometry | null;
  changed: boolean;
  areaBeforeHectares: number;
  areaAfterHectares: number;
  /** what was done, in order, in plain English */
  steps: { code: ProblemCode; message: string }[];
}

import {
  GeometryPacker,
  unpackedGeometries,
  type Feature,
  type Geometry,
  type GeometryType,
  type PackedGeometries,
  type Problem,
  type Summary,
} from '#geo/index.ts';
import { packRecords, unpackedRecords, type PackedRecords, type SharedTexts } from './packed-records.ts';

/** A shape of a file with what was measured of it. */
export interface MeasuredShape {
  feature: Feature;
  summary: Summary | null;
}

/** Features as lists of numbers, which threads and files take as they are, and the rest of them as few objects as possible. */
export interface PackedFeatures extends PackedGeometries {
  properties: PackedRecords;
  /** ids of all, null for none; null where no feature has one */
  ids: (string | number | null)[] | null;
  /** geometries that are no plain lists of numbers, in their order; null for a shape without a place */
  geometries: (Geometry | null)[];
  /** features with members of their own beside those of every feature, by their place */
  others: [number, Feature][];
}
const ownMembers = new Set(['type', 'id', 'geometry', 'properties']);

export function packFeatures(features: readonly Feature[], isForJson = false): PackedFeatures {
  const packer = new GeometryPacker();
  const geometries: (Geometry | null)[] = [];
  const others: [number, Feature][] = [];
  let hasIds = false;
  features.forEach((feature, at) => {
    const isOther = Object.keys(feature).some((name) => !ownMembers.has(name));
    if (isOther) others.push([at, feature]);
    hasIds ||= feature.id !== undefined;
    if (!packer.add(isOther ? null : feature.geometry)) geometries.push(isOther ? null : feature.geometry);
  });
  const otherPlaces = new Set(others.map(([at]) => at));
  return {
    ...packer.take(),
    properties: packRecords(
      features.map(({ properties }, at) => (otherPlaces.has(at) ? null : (properties ?? null))),
      isForJson,
    ),
    ids: hasIds ? features.map(({ id }) => id ?? null) : null,
    geometries,
    others,
  };
}

export function unpackedFeatures(packed: PackedFeatures, shared: SharedTexts): Feature[] {
  const properties = unpackedRecords(packed.properties, shared);
  let next = 0;
  const features = unpackedGeometries(packed).map((geometry, at): Feature => {
    const id = packed.ids?.[at] ?? null;
    let own = geometry;
    if (!own) {
      own = packed.geometries[next]!;
      next += 1;
    }
    return id === null
      ? { type: 'Feature', geometry: own, properties: properties[at]! }
      : { type: 'Feature', id, geometry: own, properties: properties[at]! };
  });
  for (const [at, feature] of packed.others) features[at] = feature;
  return features;
}

/** Figures of shapes as numbers: for each of them area, perimeter, centroid, box and number of corners. */
interface PackedSummaries {
  figures: Float64Array<ArrayBuffer>;
  /** for each shape: which of its figures there are, whether it is valid, and its type */
  marks: Uint16Array<ArrayBuffer>;
  /** of shapes that have some, by their place */
  problems: [number, Problem[]][];
}
const figuresOfOne = 9;
const types: GeometryType[] = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon', 'GeometryCollection'];
const mark = { summary: 8, valid: 16, area: 32, perimeter: 64, centroid: 128, box: 256 };

function packSummaries(summaries: readonly (Summary | null)[]): PackedSummaries {
  const figures = new Float64Array(figuresOfOne * summaries.length);
  const marks = new Uint16Array(summaries.length);
  const problems: [number, Problem[]][] = [];
  summaries.forEach((summary, at) => {
    if (!summary) return;
    const { areaHectares, perimeterMetres, centroid, boundingBox, geometryType, vertexCount, valid } = summary;
    const from = figuresOfOne * at;
    let marked = mark.summary | types.indexOf(geometryType) | (valid ? mark.valid : 0);
    if (typeof areaHectares === 'number') {
      marked |= mark.area;
      figures[from] = areaHectares;
    }
    if (typeof perimeterMetres === 'number') {
      marked |= mark.perimeter;
      figures[from + 1] = perimeterMetres;
    }
    if (centroid) {
      marked |= mark.centroid;
      [figures[from + 2], figures[from + 3]] = centroid;
    }
    if (boundingBox) {
      marked |= mark.box;
      [figures[from + 4], figures[from + 5], figures[from + 6], figures[from + 7]] = boundingBox;
    }
    figures[from + 8] = vertexCount;
    marks[at] = marked;
    if (summary.problems.length > 0) problems.push([at, summary.problems]);
  });
  return { figures, marks, problems };
}

function unpackedSummaries({ figures, marks, problems }: PackedSummaries): (Summary | null)[] {
  const summaries = Array.from(marks, (marked, at): Summary | null => {
    if ((marked & mark.summary) === 0) return null;
    const from = figuresOfOne * at;
    return {
      areaHectares: marked & mark.area ? figures[from]! : null,
      perimeterMetres: marked & mark.perimeter ? figures[from + 1]! : null,
      centroid: marked & mark.centroid ? [figures[from + 2]!, figures[from + 3]!] : null,
      boundingBox: marked & mark.box ? [figures[from + 4]!, figures[from + 5]!, figures[from + 6]!, figures[from + 7]!] : null,
      geometryType: types[marked & 7]!,
      vertexCount: figures[from + 8]!,
      problems: [],
      valid: (marked & mark.valid) !== 0,
    };
  });
  for (const [at, own] of problems) summaries[at]!.problems = own;
  return summaries;
}

export interface PackedMeasured {
  features: PackedFeatures;
  summaries: PackedSummaries;
}
/** `isForJson`: without members that JSON leaves out. */
export const packMeasured = (shapes: readonly MeasuredShape[], isForJson = false): PackedMeasured => ({
  features: packFeatures(
    shapes.map(({ feature }) => feature),
    isForJson,
  ),
  summaries: packSummaries(shapes.map(({ summary }) => summary)),
});
export function unpackMeasured({ features, summaries }: PackedMeasured, shared: SharedTexts): MeasuredShape[] {
  const measured = unpackedSummaries(summaries);
  return unpackedFeatures(features, shared).map((feature, at) => ({ feature, summary: measured[at]! }));
}
/** What a thread hands over instead of copying it. */
export const buffersOf = ({ features, summaries }: PackedMeasured): ArrayBuffer[] =>
  [features.numbers, features.counts, features.properties.named, summaries.figures, summaries.marks].map(({ buffer }) => buffer);

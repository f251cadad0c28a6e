import { summarise, type BatchVerdict, type Feature, type Geometry } from '#geo/index.ts';
import { geoIdOf } from '#formats/geo-id-field.ts';
import type { PlotOverlays } from './plot-overlay.ts';
import type { PlotRiskReport } from './plot-risk-lines.ts';

export interface FeatureReport {
  index: number;
  name: string | null;
  /** GeoID of AgStack's Asset Registry, where an attribute has one */
  geo_id?: string;
  geometry_type: string | null;
  /** null where the feature is not measured: a corner of it is no place on the Earth */
  area_hectares: number | null;
  perimeter_m: number | null;
  centroid: [number, number] | null;
  bbox: [number, number, number, number] | null;
  valid: boolean;
  problems: { code: string; severity: 'error' | 'warning'; message: string; location: [number, number] | null }[];
}
export interface FileNote {
  code: string;
  message: string;
  feature?: number;
}
export interface VerdictReport {
  index: number;
  accepted: boolean;
  findings: BatchVerdict['verdicts'][number]['findings'];
}
/** One file as `hectare area` and `hectare check` tell it. */
export interface MeasuredFile {
  file: string;
  format: string;
  notes: FileNote[];
  /** walked through as often as it is asked for; of a large file they are not in memory */
  features: Iterable<FeatureReport>;
  invalidCount: number;
  /** sums are over the features that are measured; where none of them is, there is no area */
  total: {
    feature_count: number;
    not_measured_count: number;
    area_hectares: number | null;
    sum_area_hectares: number;
    geometry_hash: string | null;
  };
  /** the verdict of a destination, when one was given */
  destination?: {
    profile: string;
    accepted: number;
    refused: number;
    verdicts: Iterable<VerdictReport>;
    file?: NonNullable<BatchVerdict['file']>;
  };
  /** forest of 2020 and risk of each feature, when they were asked for */
  risk?: PlotRiskReport[];
  /** what of each feature lies in the user's own maps, when some were given */
  overlays?: PlotOverlays[];
}

/** What a feature without a shape has. */
const withoutShape = {
  geometry_type: null,
  area_hectares: 0,
  perimeter_m: 0,
  centroid: null,
  bbox: null,
  valid: false,
  problems: [
    {
      code: 'empty-geometry',
      severity: 'error' as const,
      message: 'This feature has no shape. Draw one or remove it.',
      location: null,
    },
  ],
};

export function reportOfFeature({ geometry, properties }: Feature, index: number, name: string | null): FeatureReport {
  const geoId = geoIdOf(properties);
  const known = { index, name, ...(geoId === null ? {} : { geo_id: geoId }) };
  if (!geometry) return { ...known, ...withoutShape };
  const { geometryType, areaHectares, perimeterMetres, centroid, bbox, valid, problems } = measured(geometry);
  return {
    ...known,
    geometry_type: geometryType,
    area_hectares: areaHectares,
    perimeter_m: perimeterMetres,
    centroid,
    bbox,
    valid,
    problems,
  };
}

function measured(geometry: Geometry) {
  const summary = summarise(geometry);
  return {
    ...summary,
    bbox: summary.boundingBox,
    problems: summary.problems.map(({ code, severity, message, location }) => ({ code, severity, message, location })),
  };
}

/** Nothing that was measured is no area of 0 hectares. */
export const landOfMeasured = (hectares: number | null, count: number, notMeasured: number): number | null =>
  notMeasured > 0 && notMeasured === count ? null : hectares;

export const noUnion: FileNote = {
  code: 'no-union',
  message:
    'The shapes are too broken to be laid together, so there is no total without double counting. Repair them first: hectare convert IN OUT --repair',
};

/** Land that was not computed, with what it lies between. */
export const unionTooLarge = (leastHectares: number, mostHectares: number): FileNote => ({
  code: 'union-too-large',
  message: `So many shapes overlap that the land they share was not subtracted. Together they cover between ${leastHectares.toFixed(4)} ha (the largest) and ${mostHectares.toFixed(4)} ha (all of them). Split the file for a total.`,
});

/** How many overlaps are not told one by one. `isComplete` is false where the search ended before the last of them. */
export const moreOverlaps = (count: number, isComplete: boolean): FileNote => ({
  code: 'more-overlaps',
  message: isComplete
    ? `${count} more pairs of features share land.`
    : `At least ${count} more pairs of features share land; not all of them were looked for. Split the file to see every one.`,
});

import { areaHectares, boundingBox, hasArea, isMeasurable, perimeterMetres, type Feature, type Geometry } from '#geo/index.ts';
import { squareMetresPerHectare } from '#geo/wgs84.ts';
import type { FiguresInMap, NotInMap } from './own-map.ts';

/** Where the figures of a map come from. */
interface MapSource {
  file: string;
  /** of the bytes of the file, hex */
  sha256: string;
  /** the day on which it was counted, YYYY-MM-DD */
  day: string;
}
/** What stands in the columns of a plot. Of points there are no hectares, and the share of the points that lie inside. */
interface PlotFigures {
  insideHectares: number | null;
  insidePercent: number;
  noDataHectares: number | null;
}
/** A map that was counted on plots: of each feature its figures; `outdated` where the plot is another than the one that was counted; null where it says nothing. */
export interface CountedMap {
  name: string;
  source: MapSource;
  plots: (PlotFigures | 'outdated' | null)[];
}

/** The columns of a map, after its name. */
export const mapColumns = (name: string) => ({
  inside: `${name}_inside_hectares`,
  percent: `${name}_inside_percent`,
  noData: `${name}_no_data_hectares`,
  source: `${name}_source`,
});

const sourceEnding = '_source';
/** A shape is the one that was counted while its outline may have moved by no more than the rounding of files does. */
const movedMetres = 0.02;
const movedDegrees = 1e-5;
const hectareDecimals = 6;
const percentDecimals = 4;
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The plot that was counted: its hectares and the middle of its box. */
interface Place {
  hectares: number;
  latitude: number;
  longitude: number;
}
function placeOf(geometry: Geometry): Place | null {
  const box = boundingBox(geometry);
  if (!box) return null;
  const [west, south, east, north] = box;
  return { hectares: hasArea(geometry) ? areaHectares(geometry) : 0, latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** `forest.tif sha256:ab… 2026-11-26 12.345678ha@0.12345,35.12345` (latitude first), the same in every language: read back by `sourceIn`. */
const sourceText = ({ file, sha256, day }: MapSource, { hectares, latitude, longitude }: Place): string =>
  `${file} sha256:${sha256} ${day} ${hectares.toFixed(hectareDecimals)}ha@${latitude.toFixed(5)},${longitude.toFixed(5)}`;
const sourcePattern =
  /^(?<file>.+) sha256:(?<sha256>[0-9a-f]{64}) (?<day>\d{4}-\d\d-\d\d) (?<hectares>\d+\.\d+)ha@(?<latitude>-?\d+\.\d+),(?<longitude>-?\d+\.\d+)$/s;

function sourceIn(value: unknown): { source: MapSource; place: Place } | null {
  const found = typeof value === 'string' ? sourcePattern.exec(value)?.groups : undefined;
  if (!found) return null;
  const { file, sha256, day, hectares, latitude, longitude } = found;
  return {
    source: { file: file!, sha256: sha256!, day: day! },
    place: { hectares: Number(hectares), latitude: Number(latitude), longitude: Number(longitude) },
  };
}

/** What a plot gets in the columns of a map. Columns that it has already and that say nothing now are emptied. */
export function cellsOfMap(
  name: string,
  source: MapSource,
  { geometry, properties }: Feature,
  figures: FiguresInMap | NotInMap,
): Record<string, string | number | null> {
  const columns = mapColumns(name);
  const place = geometry && isMeasurable(geometry) ? placeOf(geometry) : null;
  if (typeof figures === 'string' || figures.share === null || !place)
    return Object.fromEntries(
      Object.values(columns).flatMap((column) => (column in (properties ?? {}) || column !== columns.noData ? [[column, null]] : [])),
    );
  const { hectares, share, noDataHectares } = figures;
  return {
    [columns.inside]: hectares === null ? null : rounded(hectares, hectareDecimals),
    [columns.percent]: rounded(share * 100, percentDecimals),
    ...(noDataHectares !== null || columns.noData in (properties ?? {})
      ? { [columns.noData]: noDataHectares === null ? null : rounded(noDataHectares, hectareDecimals) }
      : {}),
    [columns.source]: sourceText(source, place),
  };
}

const numberIn = (properties: Feature['properties'], column: string): number | null => {
  const value = properties?.[column];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
};

/** The figures in the columns, where they are of this very shape and fit its area; `outdated` where shape or columns were changed since. */
function figuresIn({ geometry, properties }: Feature, name: string, counted: Place): PlotFigures | 'outdated' {
  const place = geometry && isMeasurable(geometry) ? placeOf(geometry) : null;
  if (!geometry || !place) return 'outdated';
  const tolerance = (hasArea(geometry) ? (perimeterMetres(geometry) * movedMetres) / squareMetresPerHectare : 0) + 10 ** -hectareDecimals;
  const isSame =
    Math.abs(place.hectares - counted.hectares) <= tolerance &&
    Math.abs(place.latitude - counted.latitude) <= movedDegrees &&
    Math.abs(place.longitude - counted.longitude) <= movedDegrees;
  const columns = mapColumns(name);
  const [insideHectares, insidePercent, noDataHectares] = [columns.inside, columns.percent, columns.noData].map((column) =>
    numberIn(properties, column),
  );
  if (!isSame || insidePercent === null || insidePercent === undefined || insidePercent > 100) return 'outdated';
  if (!hasArea(geometry)) return { insideHectares: null, insidePercent, noDataHectares: null };
  // Hectares and per cent say the same, and no more than there is.
  const expected = (counted.hectares * insidePercent) / 100;
  const fits =
    insideHectares !== null &&
    insideHectares !== undefined &&
    Math.abs(insideHectares - expected) <= tolerance + counted.hectares * 10 ** -(percentDecimals + 2) &&
    insideHectares + (noDataHectares ?? 0) <= counted.hectares + tolerance;
  return fits ? { insideHectares, insidePercent, noDataHectares: noDataHectares ?? null } : 'outdated';
}

/** The maps that were counted on features, by name and file; figures are taken from their columns only where they still fit. */
export function countedMaps(features: readonly Feature[]): CountedMap[] {
  const maps = new Map<string, CountedMap>();
  for (const [at, feature] of features.entries())
    for (const [column, value] of Object.entries(feature.properties ?? {})) {
      if (!column.endsWith(sourceEnding)) continue;
      const found = sourceIn(value);
      if (!found) continue;
      const name = column.slice(0, -sourceEnding.length);
      const { file, sha256, day } = found.source;
      const key = JSON.stringify([name, file, sha256, day]);
      const map = maps.get(key) ?? { name, source: found.source, plots: features.map(() => null) };
      maps.set(key, map);
      map.plots[at] = figuresIn(feature, name, found.place);
    }
  return [...maps.values()];
}

/** What a map says of all plots together. */
interface MapSum {
  /** plots with land or a point inside */
  plotsInside: number;
  hectares: number;
  noDataHectares: number;
  counted: number;
  outdated: number;
}
export function sumOfMap({ plots }: CountedMap): MapSum {
  const sum: MapSum = { plotsInside: 0, hectares: 0, noDataHectares: 0, counted: 0, outdated: 0 };
  for (const plot of plots) {
    if (plot === null) continue;
    if (plot === 'outdated') {
      sum.outdated += 1;
      continue;
    }
    sum.counted += 1;
    if (plot.insidePercent > 0 || (plot.insideHectares ?? 0) > 0) sum.plotsInside += 1;
    sum.hectares += plot.insideHectares ?? 0;
    sum.noDataHectares += plot.noDataHectares ?? 0;
  }
  return sum;
}

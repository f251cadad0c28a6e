import { inOneLine } from './terminal-text.ts';
import type { ParcelGapKind } from '#geo/index.ts';

/** One of the features around a gap. */
interface FeatureBeside {
  file: string;
  /** of the feature in its file, from 0 */
  index: number;
  name: string | null;
}
/** Land of nobody between features. */
interface GapReport {
  kind: ParcelGapKind;
  hectares: number;
  /** of the rectangle with the same area and perimeter */
  width_metres: number;
  location: [number, number];
  features: FeatureBeside[];
  /** GeoJSON */
  geometry: object;
}
export interface GapsReport {
  /** slivers are looked for up to this width, enclosed land up to these hectares */
  most_width_metres: number;
  most_hectares: number;
  /** false: features could not be laid together somewhere, there are more gaps than are kept, or nothing was looked for around some */
  complete: boolean;
  /** features that lie across each other so often that the land between them was not looked at */
  not_searched_count: number;
  gaps: GapReport[];
}

/** Of so many gaps each is a line; all of them are in --json and --report. */
const maxLines = 500;
/** Of so many features each is named. */
const maxNamed = 4;

function namesOf(features: readonly FeatureBeside[], isOfSeveral: boolean): string {
  const named = features
    .slice(0, maxNamed)
    .map(({ file, index, name }) => `${index + 1}. ${name === null ? '(no name)' : inOneLine(name)}${isOfSeveral ? ` of ${file}` : ''}`);
  const more = features.length - named.length;
  if (more > 0) return `${named.join(', ')} and ${more} more`;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
const metres = (width: number) => (width < 0.1 ? width.toFixed(3) : width.toFixed(2));
const extentOf = ({ hectares, width_metres: width }: GapReport) => `${hectares.toFixed(6)} ha, ${metres(width)} m wide`;
const kindWords: Record<ParcelGapKind, string> = { enclosed: 'enclosed', sliver: 'sliver' };

/** The gaps as a person reads them. */
export function* gapLines(
  { gaps, complete, not_searched_count: notSearched, most_width_metres: width, most_hectares: hectares }: GapsReport,
  files: number,
): Generator<string> {
  const limits = `enclosed land up to ${hectares} ha, slivers up to ${width} m`;
  if (gaps.length === 0) yield `No gap${notSearched > 0 ? ' was found' : ''} between features (${limits})`;
  else yield `${gaps.length === 1 ? 'One gap' : `${gaps.length} gaps`} between features (${limits})`;
  for (const gap of gaps.slice(0, maxLines))
    yield `  ${kindWords[gap.kind]}: ${extentOf(gap)}, between ${namesOf(gap.features, files > 1)} (at ${gap.location[0].toFixed(6)}, ${gap.location[1].toFixed(6)})`;
  if (gaps.length > maxLines) yield `  ${gaps.length - maxLines} more gaps: --json and --report list all of them`;
  if (notSearched > 0)
    yield `  ${notSearched} features lie across or beside each other so often that the land between them was not looked at: it may have gaps. Split the file, or remove what lies across`;
  else if (!complete) yield '  some features could not be laid together, or there are more gaps than are kept: some are missing here';
}

/** What the table says of one of the features around a gap. */
export interface GapRow {
  kind: ParcelGapKind;
  message: string;
  location: [number, number];
  hectares: number;
}

/** By file and feature: the gaps around it. */
export function gapRowsOf({ gaps }: GapsReport, files: number): Map<string, Map<number, GapRow[]>> {
  const rows = new Map<string, Map<number, GapRow[]>>();
  for (const gap of gaps)
    for (const own of gap.features) {
      const ofFile = rows.get(own.file) ?? new Map<number, GapRow[]>();
      rows.set(own.file, ofFile);
      const list = ofFile.get(own.index) ?? [];
      ofFile.set(own.index, list);
      // Of a gap beside thousands of features each row names a few.
      const others = gap.features.length > 2 * maxNamed ? gap.features.slice(0, maxNamed + 1) : gap.features;
      const named = others.filter((other) => other !== own).slice(0, maxNamed);
      const more = gap.features.length - 1 - named.length;
      list.push({
        kind: gap.kind,
        message: `${kindWords[gap.kind]} gap: ${extentOf(gap)}, beside ${namesOf(named, files > 1)}${more > 0 ? ` and ${more} more` : ''}`,
        location: gap.location,
        hectares: gap.hectares,
      });
    }
  return rows;
}

import { tableText } from '#formats/csv/table-text.ts';
import type { CountedOnceReport } from './counted-once.ts';
import { gapRowsOf, type GapRow } from './gaps.ts';
import type { FeatureReport, MeasuredFile, VerdictReport } from './measured-file.ts';
import { inChunks } from './measured-output.ts';
import { pairRowsOf, type PairRow } from './pairs-output.ts';
import type { PairsReport } from './parcel-pairs.ts';
import { overlayWords, type OverlayOfPlot } from './plot-overlay.ts';
import { replaceByPieces } from './replace-files.ts';

const columns = [
  'file',
  'number',
  'name',
  'geometry_type',
  'area_hectares',
  'perimeter_m',
  'valid',
  'accepted',
  'code',
  'severity',
  'message',
  'longitude',
  'latitude',
  'other_file',
  'other_number',
  'other_name',
  'other_supplier',
  'shared_hectares',
  'share',
  'other_project',
  'geo_id',
  'counted_hectares',
  'gap_hectares',
  'overlap_accepted',
  'overlap_accepted_on',
];

/** A row with a cell for each column: what ends early says nothing in the last ones. */
const whole = (row: unknown[]): unknown[] => [...row, ...Array.from({ length: columns.length - row.length }, () => null)];
/** What a row that names no other feature has in its last columns. */
const withoutOther = Array.from({ length: 7 }, () => null);

/** Each feature with the verdict on it, where there is a destination. */
function* withVerdicts({ features, destination }: MeasuredFile): Generator<[FeatureReport, VerdictReport | undefined]> {
  const verdicts = destination?.verdicts[Symbol.iterator]();
  for (const feature of features) yield [feature, verdicts?.next().value as VerdictReport | undefined];
}

/** The columns that say which feature a row is about. */
function aboutFeature(file: string, feature: FeatureReport, verdict: VerdictReport | undefined): unknown[] {
  const { index, name, geometry_type: type, area_hectares: area, perimeter_m: perimeter, valid } = feature;
  const accepted = verdict ? (verdict.accepted ? 'yes' : 'no') : null;
  return [file, index + 1, name, type, area, perimeter, valid ? 'yes' : 'no', accepted];
}

/** A row for what each map of the user's own says of a feature. */
function* overlayRows(about: unknown[], overlays: OverlayOfPlot[], last: unknown[]): Generator<unknown[]> {
  for (const one of overlays)
    yield [
      ...about,
      'overlay',
      'info',
      overlayWords(one),
      null,
      null,
      one.file,
      null,
      one.overlay,
      null,
      one.hectares,
      one.share,
      null,
      ...last,
    ];
}

/** What of all files stands beside the features of one. */
interface Beside {
  pairs: ReadonlyMap<number, PairRow[]> | undefined;
  gaps: ReadonlyMap<number, GapRow[]> | undefined;
  /** hectares that a feature counts; asked for in the order of features */
  counted: (index: number) => number | null;
}

/** The hectares that features count, walked through once beside the features. */
function countedBeside(report: CountedOnceReport | undefined): (file: string, index: number) => number | null {
  const figures = report?.figures?.features[Symbol.iterator]();
  return (file, index) => {
    for (let next = figures?.next(); next && !next.done; next = figures!.next())
      if (next.value.file === file && next.value.index === index) return next.value.counted_hectares;
    return null;
  };
}

interface Finding {
  code: string;
  severity: string;
  message: string;
  location: [number, number] | null;
}

/** A row for each problem; null is a feature without any. */
function* findingRows(about: unknown[], found: (Finding | null)[], last: unknown[]): Generator<unknown[]> {
  for (const finding of found) {
    const [longitude, latitude] = finding?.location ?? [];
    yield [...about, finding?.code, finding?.severity, finding?.message, longitude, latitude, ...withoutOther, ...last];
  }
}

/** A row for everything that a feature shares with another. */
function* pairRows(about: unknown[], pairs: PairRow[], last: unknown[]): Generator<unknown[]> {
  for (const { kind, message, location, other, sharedHectares, share, accepted } of pairs)
    yield [
      ...about,
      kind,
      accepted ? 'info' : 'warning',
      message,
      ...location,
      other.file,
      other.number,
      other.name,
      other.supplier,
      sharedHectares,
      share,
      other.project,
      ...last,
      accepted?.reason,
      accepted?.day,
    ];
}

/** A row for every problem of every feature and for everything that it shares with another, and one for each feature without any; with a destination its findings come in place of the problems. */
function* reportRows(measured: MeasuredFile, { pairs: pairsOf, gaps: gapsOf, counted }: Beside): Generator<unknown[]> {
  const overlays = new Map((measured.overlays ?? []).map(({ index, overlays: own }) => [index, own]));
  for (const [feature, verdict] of withVerdicts(measured)) {
    const { index, problems } = feature;
    const ofFeature = [feature.geo_id ?? null, counted(index)];
    const last = [...ofFeature, null];
    const found: Finding[] = verdict?.findings ?? problems;
    const about = aboutFeature(measured.file, feature, verdict);
    const pairs = pairsOf?.get(index) ?? [];
    const gaps = gapsOf?.get(index) ?? [];
    yield* findingRows(about, found.length + pairs.length + gaps.length > 0 ? found : [null], last);
    yield* overlayRows(about, overlays.get(index) ?? [], last);
    yield* pairRows(about, pairs, last);
    for (const { kind, message, location, hectares } of gaps)
      yield [...about, `gap-${kind}`, 'warning', message, ...location, ...withoutOther, ...ofFeature, hectares];
  }
}

/** The rows of all files as CSV. */
export async function writeTable(path: string, files: MeasuredFile[], pairs?: PairsReport): Promise<void> {
  function* lines(): Generator<string> {
    yield `\uFEFF${tableText(columns, [], ',')}\r\n`;
    const rowsOfPairs = pairs && pairRowsOf(pairs, files.length);
    const gapRows = pairs?.gaps && gapRowsOf(pairs.gaps, files.length);
    const counted = countedBeside(pairs?.counted_once);
    for (const file of files) {
      const beside = {
        pairs: rowsOfPairs?.get(file.file),
        gaps: gapRows?.get(file.file),
        counted: (index: number) => counted(file.file, index),
      };
      for (const row of reportRows(file, beside)) yield `${tableText(whole(row), [], ',')}\r\n`;
    }
  }
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const text of inChunks(lines(), '')) yield new TextEncoder().encode(text);
  }
  await replaceByPieces([{ path, pieces: pieces() }], path);
}

import { copyFinding } from '#geo/index.ts';
import type { MeasuredFile, VerdictReport } from './measured-file.ts';
import type { NotComparedProject, PairReport, PairsReport, ParcelOfPair, RegisteredPair, RegisteredReport } from './parcel-pairs.ts';
import { inOneLine } from './terminal-text.ts';

/** Of so many pairs each is a line; all of them are in --json and --report. */
const maxLines = 500;

const kindWords = { 'exact-copy': 'exact copy', 'near-copy': 'near copy', inside: 'inside', overlap: 'overlap' } as const;

const percent = (share: number) => {
  // A part that is not all of it never reads as 100 %, nor one that is something as 0 %.
  const rounded = (share * 100).toFixed(share > 0.001 && share < 0.999 ? 1 : 2);
  return `${(share < 1 && Number(rounded) === 100) || (share > 0 && Number(rounded) === 0) ? (share < 0.5 ? '< 0.01' : '> 99.99') : Number(rounded)} %`;
};
const hectares = (value: number) => `${value.toFixed(4)} ha`;
/** A shift of a centimetre does not read as none. */
const metres = (value: number) => `${value.toFixed(value < 1 ? 2 : 1)} m`;

function nameOf({ file, index, name, supplier }: ParcelOfPair, isOfSeveral: boolean): string {
  return `${index + 1}. ${name === null ? '(no name)' : inOneLine(name)}${supplier === null ? '' : ` (${inOneLine(supplier)})`}${isOfSeveral ? ` of ${file}` : ''}`;
}

/** How much of which land two parcels share. */
function extentOf(
  [a, b]: [share: number | null, share: number | null],
  { shared_hectares: shared, moved_metres: moved }: Omit<PairReport, 'features'>,
): string {
  if (a === null || b === null) return moved === undefined ? '' : `, ${metres(moved)} apart`;
  return `: ${hectares(shared)}, ${percent(a)} and ${percent(b)}${moved === undefined ? '' : `, moved by ${metres(moved)}`}`;
}

/** That somebody accepts a pair, with day and reason. */
const acceptedWords = ({ accepted }: Pick<PairReport, 'accepted'>): string =>
  accepted ? `; accepted${accepted.day === null ? '' : ` on ${accepted.day}`}: ${inOneLine(accepted.reason)}` : '';

/** The pairs as a person reads them. */
export function* pairLines({ pairs, complete, not_compared: left }: PairsReport, files: number): Generator<string> {
  const several = files > 1;
  if (pairs.length > 0)
    yield `${pairs.length === 1 ? 'One pair of features has' : `${pairs.length} pairs of features have`} land in common`;
  for (const pair of pairs.slice(0, maxLines)) {
    const [a, b] = pair.features;
    yield `  ${kindWords[pair.kind]}: ${nameOf(a, several)} and ${nameOf(b, several)}${extentOf([a.share, b.share], pair)}${acceptedWords(pair)}`;
  }
  if (pairs.length > maxLines) yield `  ${pairs.length - maxLines} more pairs: --json and --report list all of them`;
  if (!complete) yield '  there are more pairs than are kept, or shapes too intricate to be compared: some are missing here';
  if (left.length > 0)
    yield `${left.length === 1 ? 'one feature was' : `${left.length} features were`} not held against others: lines, no shape, no place on the Earth, or a boundary that crosses itself too often`;
}

const reasonWords: Record<NotComparedProject, string> = {
  'no-boundary': 'without a boundary that can be read',
  gone: 'not known to the service any more',
  'too-many': 'left out because the service wants fewer requests',
  unreachable: 'left out because the service could not be reached',
  refused: 'refused by the service',
  collection: 'a collection whose members were compared in its place',
  line: 'a line',
  'no-shape': 'without a shape',
  'no-place': 'without a place on the Earth',
  'too-complex': 'with a boundary that crosses itself too often',
};
const projectName = ({ id, name }: { id: string; name: string }) => `project ${inOneLine(name)} (${inOneLine(id)})`;

/** Land in common with registered projects, as a person reads it: also what was not compared, and why. */
export function* registeredLines(
  { connection, projects, compared, unlisted, pairs, not_compared: left }: RegisteredReport,
  files: number,
): Generator<string> {
  const several = files > 1;
  const features = new Set(pairs.map(({ feature: { file, index } }) => `${index} ${file}`)).size;
  yield features === 0
    ? `No feature has land in common with the ${compared} projects of ${inOneLine(connection)} that were compared`
    : `${features === 1 ? 'One feature has' : `${features} features have`} land in common with projects of ${inOneLine(connection)}`;
  for (const pair of pairs.slice(0, maxLines))
    yield `  ${kindWords[pair.kind]}: ${nameOf(pair.feature, several)} and ${projectName(pair.project)}${extentOf([pair.feature.share, pair.project.share], pair)}`;
  if (pairs.length > maxLines) yield `  ${pairs.length - maxLines} more pairs: --json and --report list all of them`;
  const reasons = new Map<NotComparedProject, number>();
  for (const { reason } of left) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  yield `  compared with ${compared} of ${projects} projects${[...reasons].map(([reason, count]) => `, ${count} ${reasonWords[reason]}`).join('')}`;
  if (unlisted > 0) yield `  the service counts ${unlisted} more projects without listing them: they were not compared`;
}

/** Whether what is registered stands against a feature, or could not be asked: a copy of a project, or a project that was not compared. */
export const isRegisteredTrouble = ({ pairs, not_compared: left, unlisted }: RegisteredReport): boolean =>
  pairs.some(({ kind }) => kind === 'exact-copy' || kind === 'near-copy') ||
  unlisted > 0 ||
  left.some(({ reason }) => reason !== 'collection');

/** A row of the table says of one feature what it shares with another, or with a registered project. */
export interface PairRow {
  kind: PairReport['kind'];
  message: string;
  location: [number, number];
  other: { file: string; number: number | null; name: string | null; supplier: string | null; project: string | null };
  sharedHectares: number;
  share: number | null;
  accepted: PairReport['accepted'] | null;
}

/** By file and feature: what it shares with others. */
export function pairRowsOf({ pairs, registered }: PairsReport, files: number): Map<string, Map<number, PairRow[]>> {
  const rows = new Map<string, Map<number, PairRow[]>>();
  const add = ({ file, index }: ParcelOfPair, row: PairRow) => {
    const ofFile = rows.get(file) ?? new Map<number, PairRow[]>();
    rows.set(file, ofFile);
    const list = ofFile.get(index) ?? [];
    ofFile.set(index, list);
    list.push(row);
  };
  const figures = (pair: Omit<PairReport, 'features'>, share: number | null, other: string, otherShare: number | null) => ({
    kind: pair.kind,
    message: `${kindWords[pair.kind]} with ${other}${extentOf([share, otherShare], pair)}${acceptedWords(pair)}`,
    location: pair.location,
    sharedHectares: pair.shared_hectares,
    share,
    accepted: pair.accepted ?? null,
  });
  for (const pair of pairs)
    for (const [own, other] of [pair.features, pair.features.toReversed() as typeof pair.features]) {
      const { file, index, name, supplier } = other;
      add(own, {
        ...figures(pair, own.share, nameOf(other, files > 1), other.share),
        other: { file, number: index + 1, name, supplier, project: null },
      });
    }
  for (const pair of registered?.pairs ?? []) add(pair.feature, registeredRow(pair, registered!.connection, figures));
  return rows;
}

function registeredRow(
  pair: RegisteredPair,
  connection: string,
  figures: (pair: Omit<PairReport, 'features'>, share: number | null, other: string, otherShare: number | null) => Omit<PairRow, 'other'>,
): PairRow {
  const { feature, project } = pair;
  return {
    ...figures(pair, feature.share, projectName(project), project.share),
    other: { file: connection, number: null, name: project.name, supplier: null, project: project.id },
  };
}

/** The files with every exact copy of an earlier parcel refused by their destination. */
export function withCopiesRefused(files: MeasuredFile[], { pairs }: PairsReport): MeasuredFile[] {
  const copies = new Map<string, Map<number, ParcelOfPair>>();
  for (const { kind, features } of pairs) {
    if (kind !== 'exact-copy') continue;
    const [first, later] = features;
    const ofFile = copies.get(later.file) ?? new Map<number, ParcelOfPair>();
    copies.set(later.file, ofFile);
    if (!ofFile.has(later.index)) ofFile.set(later.index, first);
  }
  return files.map((file) => {
    const ofFile = copies.get(file.file);
    return ofFile && file.destination ? { ...file, destination: refusing(file.destination, ofFile, files.length > 1) } : file;
  });
}

function refusing(
  destination: NonNullable<MeasuredFile['destination']>,
  copies: Map<number, ParcelOfPair>,
  isOfSeveral: boolean,
): NonNullable<MeasuredFile['destination']> {
  function* verdicts(): Generator<VerdictReport> {
    for (const verdict of destination.verdicts) {
      const other = copies.get(verdict.index);
      yield other ? { ...verdict, accepted: false, findings: [...verdict.findings, copyFinding(nameOf(other, isOfSeveral))] } : verdict;
    }
  }
  let newly = 0;
  for (const { index, accepted } of destination.verdicts) if (accepted && copies.has(index)) newly += 1;
  return {
    ...destination,
    accepted: destination.accepted - newly,
    refused: destination.refused + newly,
    verdicts: { [Symbol.iterator]: verdicts },
  };
}

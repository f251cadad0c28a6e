import { copyFinding } from '#geo/index.ts';
import type { MeasuredFile, VerdictReport } from './measured-file.ts';
import type { PairReport, PairsReport, ParcelOfPair } from './parcel-pairs.ts';
import { inOneLine } from './terminal-text.ts';

/** Of so many pairs each is a line; all of them are in --json and --report. */
const mostLines = 500;

const kindWords = { 'exact-copy': 'exact copy', 'near-copy': 'near copy', inside: 'inside', overlap: 'overlap' } as const;

const percent = (share: number) => {
  // A part that is not all of it never reads as 100 %, nor one that is something as 0 %.
  const rounded = (share * 100).toFixed(share > 0.001 && share < 0.999 ? 1 : 2);
  return `${(share < 1 && Number(rounded) === 100) || (share > 0 && Number(rounded) === 0) ? (share < 0.5 ? '< 0.01' : '> 99.99') : Number(rounded)} %`;
};
const hectares = (value: number) => `${value.toFixed(4)} ha`;

function nameOf({ file, index, name, supplier }: ParcelOfPair, isOfSeveral: boolean): string {
  return `${index + 1}. ${name === null ? '(no name)' : inOneLine(name)}${supplier === null ? '' : ` (${inOneLine(supplier)})`}${isOfSeveral ? ` of ${file}` : ''}`;
}

/** How much of which land two parcels share. */
function extentOf({ features: [a, b], shared_hectares: shared, moved_metres: moved }: PairReport): string {
  if (a.share === null || b.share === null) return moved === undefined ? '' : `, ${moved.toFixed(1)} m apart`;
  return `: ${hectares(shared)}, ${percent(a.share)} and ${percent(b.share)}${moved === undefined ? '' : `, moved by ${moved.toFixed(1)} m`}`;
}

/** The pairs as a person reads them. */
export function* pairLines({ pairs, complete, not_compared: left }: PairsReport, files: number): Generator<string> {
  const several = files > 1;
  if (pairs.length > 0)
    yield `${pairs.length === 1 ? 'One pair of features has' : `${pairs.length} pairs of features have`} land in common`;
  for (const pair of pairs.slice(0, mostLines)) {
    const [a, b] = pair.features;
    yield `  ${kindWords[pair.kind]}: ${nameOf(a, several)} and ${nameOf(b, several)}${extentOf(pair)}`;
  }
  if (pairs.length > mostLines) yield `  ${pairs.length - mostLines} more pairs: --json and --report list all of them`;
  if (!complete) yield '  there are more pairs than are kept: some are missing here';
  if (left.length > 0)
    yield `${left.length === 1 ? 'one feature was' : `${left.length} features were`} not held against others: lines, no shape, or no place on the Earth`;
}

/** A row of the table says of one feature what it shares with another. */
export interface PairRow {
  kind: PairReport['kind'];
  message: string;
  location: [number, number];
  other: ParcelOfPair;
  sharedHectares: number;
  share: number | null;
}

/** By file and feature: what it shares with others. */
export function pairRowsOf({ pairs }: PairsReport, files: number): Map<string, Map<number, PairRow[]>> {
  const rows = new Map<string, Map<number, PairRow[]>>();
  const add = (pair: PairReport, own: ParcelOfPair, other: ParcelOfPair) => {
    const ofFile = rows.get(own.file) ?? new Map<number, PairRow[]>();
    rows.set(own.file, ofFile);
    const list = ofFile.get(own.index) ?? [];
    ofFile.set(own.index, list);
    list.push({
      kind: pair.kind,
      message: `${kindWords[pair.kind]} with ${nameOf(other, files > 1)}${extentOf(pair)}`,
      location: pair.location,
      other,
      sharedHectares: pair.shared_hectares,
      share: own.share,
    });
  };
  for (const pair of pairs) {
    const [a, b] = pair.features;
    add(pair, a, b);
    add({ ...pair, features: [b, a] }, b, a);
  }
  return rows;
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

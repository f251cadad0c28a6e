import type { Feature } from '#geo/types.ts';

/** The column that says which land in common somebody accepted. Ten letters: a shapefile keeps them. */
export const acceptedColumn = 'overlap_ok';

/** That somebody looked at two shapes with land in common and accepts it. */
export interface AcceptedOverlap {
  reason: string;
  /** YYYY-MM-DD; null where it was not kept */
  day: string | null;
}

const separator = ' | ';
const unknownDay = '-';
const pattern = /^#(\d{1,9}) (\d+\.\d{6}) ha (\d{4}-\d\d-\d\d|-) ([^:]*): (.*)$/;
/** Longer cells are of no use to anybody, and cost time to take apart. */
const maxCell = 20_000;
/** Hectares are written with so many decimals. */
const decimals = 6;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim();
const cellOf = (properties: Feature['properties']): string => {
  const value = properties?.[acceptedColumn];
  return typeof value === 'string' && value.length <= maxCell ? value : '';
};
const entriesOf = (properties: Feature['properties']): string[] =>
  cellOf(properties)
    .split(separator)
    .filter((entry) => entry !== '');

/** `#3 0.123456 ha 2026-11-27 North + Bank: farmed in turn`, the same in every language and in the cells of both shapes. `number` tells it from all other entries. */
export const acceptedEntry = (
  number: number,
  names: readonly [string, string],
  sharedHectares: number,
  { reason, day }: AcceptedOverlap,
): string =>
  `#${number} ${sharedHectares.toFixed(decimals)} ha ${day ?? unknownDay} ${names.map((name) => onOneLine(name).replaceAll(':', ' ')).join(' + ')}: ${onOneLine(reason)}`;

/** The highest number among entries; 0 where there are none. */
export function lastEntryNumber(all: Iterable<Feature['properties']>): number {
  let last = 0;
  for (const properties of all) for (const entry of entriesOf(properties)) last = Math.max(last, Number(pattern.exec(entry)?.[1] ?? 0));
  return last;
}

/** A cell with one more entry. */
export const withEntry = (properties: Feature['properties'], entry: string): string => [...entriesOf(properties), entry].join(separator);

/** The cells of two shapes without what both say of each other; null is an empty cell. */
export function withoutShared(a: Feature['properties'], b: Feature['properties']): [string | null, string | null] {
  const [ofA, ofB] = [entriesOf(a), entriesOf(b)];
  const left = (own: string[], other: string[]) => own.filter((entry) => !other.includes(entry)).join(separator) || null;
  return [left(ofA, ofB), left(ofB, ofA)];
}

/**
 * Why land that two shapes share is accepted: both cells hold the same entry, and it is of the hectares that are shared now, within `toleranceHectares`.
 * Null where nobody accepted it, or shapes were changed since.
 */
export function acceptedOverlap(
  a: Feature['properties'],
  b: Feature['properties'],
  sharedHectares: number,
  toleranceHectares: number,
): AcceptedOverlap | null {
  const ofA = entriesOf(a);
  if (ofA.length === 0) return null;
  const ofB = new Set(entriesOf(b));
  for (const entry of ofA) {
    const found = ofB.has(entry) ? pattern.exec(entry) : null;
    if (found && Math.abs(Number(found[2]) - sharedHectares) <= toleranceHectares)
      return { reason: found[5]!, day: found[3] === unknownDay ? null : found[3]! };
  }
  return null;
}

/** Rounding of the corners by file formats is no change: by how many hectares it may move what two outlines of these lengths share. */
export const roundingHectares = (perimetersMetres: number): number => (perimetersMetres * 0.02) / 10_000 + 10 ** -decimals;

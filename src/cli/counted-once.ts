import { keepRules, orderOfRanks, orderOfRule, type KeepsBefore } from '#geo/index.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault } from './usage.ts';

/** Who keeps land that several features share: the one of which it is the larger share, the first in the order of files and features, or by a list of suppliers. */
export const countRules = [...keepRules, 'suppliers'] as const;
type CountRule = (typeof countRules)[number];
export interface CountAsked {
  rule: CountRule;
  /** the suppliers that keep land, first before second; of those that are not named the first feature does */
  supplierOrder: string[];
}

export interface CountedFeature {
  file: string;
  /** of the feature in its file, from 0 */
  index: number;
  supplier: string | null;
  area_hectares: number;
  counted_hectares: number;
}
export interface CountedSupplier {
  /** null: features whose attributes name none */
  supplier: string | null;
  feature_count: number;
  area_hectares: number;
  counted_hectares: number;
}
/** Shared land given to one feature each; without figures where the shapes cannot be laid together. */
export interface CountedOnceReport {
  rule: CountRule;
  supplier_order?: string[];
  figures: CountedFigures | null;
}
export interface CountedFigures {
  /** all land, counted once: the sum of counted_hectares */
  area_hectares: number;
  /** the same land as often as it was handed in */
  sum_area_hectares: number;
  suppliers: CountedSupplier[];
  /** walked through as often as it is asked for */
  features: Iterable<CountedFeature>;
  /** features with at least 1 m² less than their own land, with what they are called; of many the first */
  reduced: { count: number; first: (CountedFeature & { name: string | null })[] };
}

/** Of so many features each is a line. */
export const maxReduced = 500;

export const noCount =
  'The shapes are too broken, or too many share land, to count land once. Repair them first (hectare convert IN OUT --repair), or split the files.';

/** The rule as an order of features. Throws CommandFault where it names a supplier that no feature has: then it would order nothing. */
export function orderBy(
  { rule, supplierOrder }: CountAsked,
  known: readonly (string | null)[],
  hectaresOf: (parcel: number) => number,
  supplierOf: (parcel: number) => string | null,
): KeepsBefore {
  if (rule !== 'suppliers') return orderOfRule(rule, hectaresOf);
  const missing = supplierOrder.find((supplier) => !known.includes(supplier));
  if (missing !== undefined) {
    const named = known.filter((supplier) => supplier !== null);
    throw new CommandFault(
      named.length === 0
        ? 'No feature names a supplier. Name the column that does: --supplier-column COLUMN.'
        : `No feature has the supplier “${missing}”. There are: ${named.slice(0, 20).map(inOneLine).join(', ')}${named.length > 20 ? ` and ${named.length - 20} more` : ''}.`,
    );
  }
  const ranks = new Map<string | null, number>(supplierOrder.map((supplier, rank) => [supplier, rank]));
  return orderOfRanks((parcel) => ranks.get(supplierOf(parcel)) ?? supplierOrder.length);
}

const ruleWords: Record<CountRule, string> = {
  'larger-share': 'shared land stays with the feature of which it is the larger share',
  'file-order': 'shared land stays with the first feature',
  suppliers: 'shared land stays with the first supplier of',
};
const hectares = (value: number) => value.toFixed(4);

/** The count as a person reads it. */
export function* countedLines({ rule, supplier_order: order, figures }: CountedOnceReport, files: number): Generator<string> {
  yield `Land counted once: ${ruleWords[rule]}${order ? ` ${order.map(inOneLine).join(', ')}` : ''}`;
  if (!figures) {
    yield `  ${noCount}`;
    return;
  }
  const { reduced, suppliers } = figures;
  for (const { file, index, name, supplier, area_hectares: own, counted_hectares: counted } of reduced.first)
    yield `  ${index + 1}. ${name === null ? '(no name)' : inOneLine(name)}${supplier === null ? '' : ` (${inOneLine(supplier)})`}${files > 1 ? ` of ${file}` : ''}: ${hectares(counted)} of ${hectares(own)} ha`;
  if (reduced.count > reduced.first.length)
    yield `  ${reduced.count - reduced.first.length} more features with less than their own land: --json lists all of them`;
  if (suppliers.some(({ supplier }) => supplier !== null))
    for (const { supplier, feature_count: count, area_hectares: own, counted_hectares: counted } of suppliers)
      yield `  ${supplier === null ? 'no supplier' : `supplier ${inOneLine(supplier)}`}: ${hectares(counted)} of ${hectares(own)} ha, ${count === 1 ? 'one feature' : `${count} features`}`;
  yield `  together ${hectares(figures.area_hectares)} of ${hectares(figures.sum_area_hectares)} ha`;
}

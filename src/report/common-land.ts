import {
  hasArea,
  leastSharedHectares,
  orderOfRule,
  ParcelPairFinder,
  usualGapLimits,
  type FoundGaps,
  type FoundPairs,
  type Feature,
} from '#geo/index.ts';

/** Land of nobody among more parcels takes minutes: the window and the command line look for it there. */
const maxForGaps = 20_000;
/** Where a person decided who keeps shared land, it stands in this column of every parcel. */
const countedColumn = 'counted_hectares';
/** Figures that were written with six decimals. */
const writtenWithin = 1e-6;

/** What the parcels of a project have in common, and what lies between them. */
export interface CommonLand extends FoundPairs {
  /** parcels that were held against each other */
  compared: number;
  hectaresOf: (parcel: number) => number;
  /** all land, shared land counted once, and how it was given away; null where the shapes cannot be laid together */
  counted: { hectares: readonly number[]; sum: number; isByColumn: boolean } | null;
  /** null: not looked for among so many */
  gaps: FoundGaps | null;
}

const sumOf = (figures: Iterable<number>) => [...figures].reduce((sum, one) => sum + one, 0);

/** The hectares of the column, where every parcel with an area has one and they add up to all land; null where somebody changed shapes or column since. */
function writtenIn(shapes: readonly Feature[], hectaresOf: (parcel: number) => number, allHectares: number): number[] | null {
  const written = shapes.map(({ geometry, properties }) => (geometry && hasArea(geometry) ? properties?.[countedColumn] : 0));
  const isWhole = written.every((value, parcel) => typeof value === 'number' && value >= 0 && value <= hectaresOf(parcel) + writtenWithin);
  if (!isWhole) return null;
  const figures = written as number[];
  return Math.abs(sumOf(figures) - allHectares) <= writtenWithin * shapes.length + 1e-9 * allHectares ? figures : null;
}

/** Compares the parcels of a project with each other. */
export async function commonLandOf(shapes: readonly Feature[]): Promise<CommonLand> {
  const finder = await ParcelPairFinder.create();
  for (const { geometry } of shapes) finder.add(geometry);
  const found = await finder.find();
  const hectaresOf = (parcel: number) => finder.hectaresOf(parcel);
  let counted: CommonLand['counted'] = null;
  try {
    const byRule = [...finder.countOnce(orderOfRule('larger-share', hectaresOf))];
    const sum = sumOf(byRule);
    const written = writtenIn(shapes, hectaresOf, sum);
    counted = { hectares: written ?? byRule, sum, isByColumn: written !== null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const gaps = shapes.length <= maxForGaps ? await finder.gaps(usualGapLimits) : null;
  return { ...found, compared: shapes.length - found.notCompared.length, hectaresOf, counted, gaps };
}

/** Parcels that count less than their own land. */
export const reducedIn = ({ counted, hectaresOf }: CommonLand): { parcel: number; own: number; counted: number }[] =>
  (counted?.hectares ?? []).flatMap((left, parcel) => {
    const own = hectaresOf(parcel);
    return own - left >= leastSharedHectares ? [{ parcel, own, counted: left }] : [];
  });

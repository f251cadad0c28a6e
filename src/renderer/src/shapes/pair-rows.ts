import { supplierOf } from '#formats/supplier-field.ts';
import { parcelPairKinds, type ParcelPairKind } from '#geo/index.ts';
import type { Column } from '#window/kit/table.ts';
import type { PairRow, RegisteredProject } from './accepted-pairs.ts';
import type { LandKeeping } from './land-keeping.ts';
import type { OpenFile, Shape } from './open-shapes.ts';
import { sortedBy } from './sorted-by.ts';

export type PairColumn = 'kind' | 'first' | 'second' | 'shared' | 'firstShare' | 'secondShare' | 'keeper' | 'accepted';
export interface PairFilter {
  text: string;
  kind: ParcelPairKind | '';
  hidesAccepted: boolean;
}

/** Who keeps the land of pairs. */
type Keeping = Pick<LandKeeping, 'keeperOf' | 'chosenKeeperOf' | 'countedHectaresOf'>;

/** Share of a shape's own land; null for a point. */
export const shareOf = (sharedHectares: number, hectares: number): number | null => (hectares > 0 ? sharedHectares / hectares : null);

/** Where one of a pair is from: its file and who handed it in, or the connection where it is registered. */
export function originOf(side: Shape | RegisteredProject, files: ReadonlyMap<string, OpenFile>): { file: string; supplier: string | null } {
  if ('projectId' in side) return { file: side.connection, supplier: null };
  const { fileId, feature } = side;
  return { file: files.get(fileId)?.name ?? '', supplier: supplierOf(feature.properties) };
}

const valueOf: Record<Exclude<PairColumn, 'keeper'>, (row: PairRow) => string | number | null> = {
  kind: ({ pair }) => parcelPairKinds.indexOf(pair.kind),
  first: ({ first }) => first.name,
  second: ({ second }) => second.name,
  shared: ({ pair }) => pair.sharedHectares,
  firstShare: ({ pair }) => shareOf(pair.sharedHectares, pair.firstHectares),
  secondShare: ({ pair }) => shareOf(pair.sharedHectares, pair.secondHectares),
  accepted: ({ accepted }) => accepted,
};

/** The rows that a filter leaves, in order; what has no value stands last. */
export function shownPairs(
  rows: readonly PairRow[],
  { text, kind, hidesAccepted }: PairFilter,
  sort: { by: PairColumn; down: boolean },
  files: ReadonlyMap<string, OpenFile>,
  keeperOf: Keeping['keeperOf'],
): PairRow[] {
  const wanted = text.trim().toLocaleLowerCase();
  const words = ({ first, second }: PairRow) =>
    [first, second]
      .flatMap((shape) => [shape.name, originOf(shape, files).file, originOf(shape, files).supplier ?? ''])
      .join('\n')
      .toLocaleLowerCase();
  const left = rows.filter(
    (row) =>
      (kind === '' || row.pair.kind === kind) &&
      (!hidesAccepted || row.accepted === null) &&
      (wanted === '' || words(row).includes(wanted)),
  );
  const value =
    sort.by === 'keeper'
      ? ({ pair, first, second }: PairRow) => [first, second].find(({ id }) => id === keeperOf(pair))?.name ?? null
      : valueOf[sort.by];
  return sortedBy(left, value, sort.down);
}

const keys = [
  'kind',
  'first_file',
  'first_name',
  'first_supplier',
  'first_hectares',
  'first_share',
  'second_file',
  'second_name',
  'second_supplier',
  'second_project',
  'second_hectares',
  'second_share',
  'shared_hectares',
  'moved_metres',
  'kept_by',
  'kept_by_hand',
  'first_counted_hectares',
  'second_counted_hectares',
  'longitude',
  'latitude',
  'accepted',
  'accepted_on',
];
/** The table as it is saved: raw figures, names of columns that programs read. */
export const savedColumns: Column[] = keys.map((key) => ({ key, label: key }));
export function savedRow(
  { pair, first, second, accepted, acceptedOn }: PairRow,
  files: ReadonlyMap<string, OpenFile>,
  { keeperOf, chosenKeeperOf, countedHectaresOf }: Keeping,
): Record<string, unknown> {
  const keeper = 'projectId' in second ? null : keeperOf(pair);
  const [one, other] = [originOf(first, files), originOf(second, files)];
  return {
    kind: pair.kind,
    first_file: one.file,
    first_name: first.name,
    first_supplier: one.supplier,
    first_hectares: pair.firstHectares,
    first_share: shareOf(pair.sharedHectares, pair.firstHectares),
    second_file: other.file,
    second_name: second.name,
    second_supplier: other.supplier,
    second_project: 'projectId' in second ? second.projectId : null,
    second_hectares: pair.secondHectares,
    second_share: shareOf(pair.sharedHectares, pair.secondHectares),
    shared_hectares: pair.sharedHectares,
    moved_metres: pair.movedMetres ?? null,
    kept_by: [first, second].find(({ id }) => id === keeper)?.name ?? null,
    kept_by_hand: keeper === null ? null : chosenKeeperOf(pair) !== null,
    first_counted_hectares: countedHectaresOf(first),
    second_counted_hectares: 'projectId' in second ? null : countedHectaresOf(second),
    longitude: pair.location[0],
    latitude: pair.location[1],
    accepted,
    accepted_on: acceptedOn,
  };
}

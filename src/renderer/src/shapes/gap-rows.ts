import type { ParcelGapKind } from '#geo/index.ts';
import type { Column } from '#window/kit/table.ts';
import type { GapRow } from './gap-search.ts';
import type { OpenFile } from './open-shapes.ts';
import { originOf } from './pair-rows.ts';
import { sortedBy } from './sorted-by.ts';

export const gapKinds: readonly ParcelGapKind[] = ['enclosed', 'sliver'];
export type GapColumn = 'kind' | 'hectares' | 'width' | 'beside' | 'accepted';
export interface GapFilter {
  text: string;
  kind: ParcelGapKind | '';
  hidesAccepted: boolean;
}

/** Of a gap beside more shapes so many are named. */
const maxNamed = 3;

/** The first of the shapes around a gap, and how many more there are. */
export const namesBeside = ({ gap: { beside } }: GapRow): { names: string[]; more: number } => ({
  names: beside.slice(0, maxNamed).map(({ name }) => name),
  more: Math.max(0, beside.length - maxNamed),
});

const valueOf: Record<GapColumn, (row: GapRow) => string | number | null> = {
  kind: ({ gap }) => gapKinds.indexOf(gap.kind),
  hectares: ({ gap }) => gap.hectares,
  width: ({ gap }) => gap.widthMetres,
  beside: ({ gap }) => gap.beside[0]!.name,
  accepted: ({ accepted }) => accepted,
};

/** The rows that a filter leaves, in order; what has no value stands last. */
export function shownGaps(
  rows: readonly GapRow[],
  { text, kind, hidesAccepted }: GapFilter,
  sort: { by: GapColumn; down: boolean },
  files: ReadonlyMap<string, OpenFile>,
): GapRow[] {
  const wanted = text.trim().toLocaleLowerCase();
  const isMeant = ({ gap: { beside } }: GapRow) =>
    beside.some((shape) => {
      const { file, supplier } = originOf(shape, files);
      return [shape.name, file, supplier ?? ''].some((words) => words.toLocaleLowerCase().includes(wanted));
    });
  const left = rows.filter(
    (row) => (kind === '' || row.gap.kind === kind) && (!hidesAccepted || row.accepted === null) && (wanted === '' || isMeant(row)),
  );
  return sortedBy(left, valueOf[sort.by], sort.down);
}

const keys = ['kind', 'hectares', 'width_metres', 'longitude', 'latitude', 'shape_count', 'shapes', 'files', 'accepted'];
/** The table as it is saved: raw figures, names of columns that programs read. */
export const savedGapColumns: Column[] = keys.map((key) => ({ key, label: key }));
export const savedGap = ({ gap, accepted }: GapRow, files: ReadonlyMap<string, OpenFile>): Record<string, unknown> => ({
  kind: gap.kind,
  hectares: gap.hectares,
  width_metres: gap.widthMetres,
  longitude: gap.location[0],
  latitude: gap.location[1],
  shape_count: gap.beside.length,
  shapes: gap.beside.map(({ name }) => name).join('; '),
  files: [...new Set(gap.beside.map((shape) => originOf(shape, files).file))].join('; '),
  accepted,
});

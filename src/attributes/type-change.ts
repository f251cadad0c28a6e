import type { Columns } from './attribute-table.ts';
import { asType, isEmptyCell, type ColumnType } from './cell-values.ts';

/** How the cells of a column are kept, whatever they read as: a file may keep numbers as texts. `mixed`: in several ways. */
export function keptAs(values: readonly unknown[]): 'text' | 'number' | 'boolean' | 'object' | 'mixed' {
  let found: 'text' | 'number' | 'boolean' | 'object' | null = null;
  for (const value of values) {
    if (isEmptyCell(value)) continue;
    const kind =
      typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'object';
    if (found !== null && found !== kind) return 'mixed';
    found = kind;
  }
  return found ?? 'text';
}

/** What another type makes of a column: the new values by row, and the rows whose cells cannot be that and stay. */
export function typeChange(
  table: Columns,
  key: string,
  type: ColumnType,
): { changed: Map<number, string | number | boolean | null>; impossible: number[] } {
  const changed = new Map<number, string | number | boolean | null>();
  const impossible: number[] = [];
  table.column(key).values.forEach((value, row) => {
    if (value === undefined || value === null) return;
    const next = asType(value, type);
    if (next === undefined) impossible.push(row);
    else if (next !== value) changed.set(row, next);
  });
  return { changed, impossible };
}

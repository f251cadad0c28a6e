import type { Columns } from './attribute-table.ts';
import { isEmptyCell } from './cell-values.ts';

/** The different texts of a column with the number of rows of each, the most frequent first; level ones in the order of the column. `most`: so many at most. */
export function distinctTexts(table: Columns, key: string, most: number): { text: string; count: number }[] {
  const column = table.column(key);
  const found = new Map<string, { text: string; count: number; rank: number }>();
  for (let row = 0; row < column.values.length; row += 1) {
    if (isEmptyCell(column.values[row])) continue;
    const text = column.texts[row]!;
    const known = found.get(text);
    if (known) known.count += 1;
    else found.set(text, { text, count: 1, rank: column.ranks[row]! });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || a.rank - b.rank)
    .slice(0, most)
    .map(({ text, count }) => ({ text, count }));
}

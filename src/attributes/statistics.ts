import type { Columns } from './attribute-table.ts';
import { isEmptyCell, type ColumnType } from './cell-values.ts';
import { ExactSum } from './exact-sum.ts';

export interface ColumnStatistics {
  type: ColumnType;
  /** rows with something in the column */
  filled: number;
  empty: number;
  /** different texts among the filled cells */
  distinct: number;
  /** null where the column has no sizes; of days in milliseconds since 1970 */
  least: number | null;
  most: number | null;
  /** null but for numbers */
  sum: number | null;
  mean: number | null;
  median: number | null;
  /** the texts that occur most often, the most frequent first, level ones as they first occur */
  frequent: { text: string; count: number }[];
}
const maxFrequent = 8;

function middleOf(sorted: Float64Array): number | null {
  if (sorted.length === 0) return null;
  const middle = sorted.length >>> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** What can be said of a column, in all rows or in some of them. */
export function columnStatistics(table: Columns, key: string, rows: Iterable<number> = table.rows.keys()): ColumnStatistics {
  const column = table.column(key);
  const { type, texts, values } = column;
  const counts = new Map<string, number>();
  const sizes: number[] = [];
  let empty = 0;
  const sum = new ExactSum();
  for (const row of rows) {
    if (isEmptyCell(values[row])) {
      empty += 1;
      continue;
    }
    const text = texts[row]!;
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (type === 'text' || type === 'boolean') continue;
    const size = column.numbers[row]!;
    sizes.push(size);
    sum.add(size);
  }
  const sorted = Float64Array.from(sizes).sort();
  const isNumber = type === 'number' && sorted.length > 0;
  let filled = 0;
  for (const count of counts.values()) filled += count;
  return {
    type,
    filled,
    empty,
    distinct: counts.size,
    least: sorted[0] ?? null,
    most: sorted.at(-1) ?? null,
    sum: isNumber ? sum.value : null,
    mean: isNumber ? sum.value / sorted.length : null,
    median: isNumber ? middleOf(sorted) : null,
    frequent: [...counts]
      .map(([text, count]) => ({ text, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, maxFrequent),
  };
}

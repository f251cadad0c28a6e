import type { Columns } from './attribute-table.ts';
import { folded } from './cell-values.ts';

export interface Hit {
  row: number;
  key: string;
}

/** The cells that hold a text, row by row, in the order of the columns; capitals and accents aside. `most`: no more are collected. */
export function hitsOf(
  table: Columns,
  keys: readonly string[],
  text: string,
  rows: Iterable<number> = table.rows.keys(),
  most = Number.POSITIVE_INFINITY,
): Hit[] {
  const wanted = folded(text.trim());
  if (wanted === '') return [];
  const columns = keys.map((key) => ({ key, texts: table.column(key).folded }));
  const hits: Hit[] = [];
  for (const row of rows) {
    for (const { key, texts } of columns) {
      if (!texts[row]!.includes(wanted)) continue;
      hits.push({ row, key });
      if (hits.length >= most) return hits;
    }
  }
  return hits;
}

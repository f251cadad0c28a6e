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

/** How well a cell fits what is looked for: it is that, it begins with it, it holds it. */
const fitOf = (cell: string, wanted: string): number => (cell === wanted ? 0 : cell.startsWith(wanted) ? 1 : 2);
/** Of more rows the best ones are not looked for; who gets so many types on. */
const maxLookedAt = 2000;

/** The rows with a cell that holds a text, each once with the cell that fits best; the best ones first, level ones as they stand. */
export function rowsWith(table: Columns, keys: readonly string[], text: string, most: number): Hit[] {
  const wanted = folded(text.trim());
  if (wanted === '') return [];
  const columns = keys.map((key) => ({ key, texts: table.column(key).folded }));
  const found: (Hit & { fit: number })[] = [];
  for (let row = 0; row < table.rows.length && found.length < maxLookedAt; row += 1) {
    let best: (Hit & { fit: number }) | null = null;
    for (const { key, texts } of columns) {
      const cell = texts[row]!;
      if (!cell.includes(wanted)) continue;
      const fit = fitOf(cell.trim(), wanted);
      if (!best || fit < best.fit) best = { row, key, fit };
    }
    if (best) found.push(best);
  }
  return found
    .sort((a, b) => a.fit - b.fit || a.row - b.row)
    .slice(0, most)
    .map(({ row, key }) => ({ row, key }));
}

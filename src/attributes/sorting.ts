import { noRank, type Columns } from './attribute-table.ts';

export interface SortKey {
  key: string;
  down: boolean;
}

/** The places of `order` by ranks, level ones as they stood. Empty cells stand last, whichever way the others are sorted. */
function byRanks(order: Uint32Array, ranks: Uint32Array, down: boolean): Uint32Array {
  let highest = 0;
  for (const rank of ranks) if (rank !== noRank && rank > highest) highest = rank;
  const slotOf = (rank: number) => (rank === noRank ? highest + 1 : down ? highest - rank : rank);
  const ends = new Uint32Array(highest + 3);
  for (const row of order) ends[slotOf(ranks[row]!) + 1]! += 1;
  for (let slot = 1; slot < ends.length; slot += 1) ends[slot]! += ends[slot - 1]!;
  const sorted = new Uint32Array(order.length);
  for (const row of order) {
    const slot = slotOf(ranks[row]!);
    sorted[ends[slot]!] = row;
    ends[slot]! += 1;
  }
  return sorted;
}

/**
 * Rows in the order of several columns, the first one first: numbers and days by size, texts as people order them, empty cells last, level rows as they stood.
 * `rows`: the rows that are sorted, all of them where none are given.
 */
export function sortedRows(table: Columns, keys: readonly SortKey[], rows: Uint32Array = Uint32Array.from(table.rows.keys())): Uint32Array {
  return keys.reduceRight((order, { key, down }) => byRanks(order, table.column(key).ranks, down), rows);
}

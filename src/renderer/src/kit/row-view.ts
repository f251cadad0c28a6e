import { computed, ref, shallowRef, watch } from 'vue';
import type { AttributeTable } from '#attributes/attribute-table.ts';
import { hitsOf } from '#attributes/finding.ts';
import { sortedRows, type SortKey } from '#attributes/sorting.ts';
import { useSettled } from './use-settled.ts';

/** Somebody who types on does not wait for what is found of fewer letters. */
const findAfterMilliseconds = 150;
/** Nobody steps through more. */
export const maxHits = 10_000;

/** What somebody looks for in the cells of a table, and the cell that is looked at. */
export interface CellSearch {
  query: string;
  readonly hits: readonly unknown[];
  /** the place of the looked-at cell among those that were found */
  readonly at: number;
  /** To the next cell that was found, or the one before; behind the last one comes the first. */
  step(by: 1 | -1): void;
}

interface ViewOf<Row> {
  table: () => AttributeTable<Row>;
  /** the rows that are shown, by their places; null for all */
  places: () => Uint32Array | null;
  /** the columns that are looked through */
  keys: () => readonly string[];
  idOf: (row: Row) => string;
  /** Where a column is ordered or read by another one of the table. */
  orderKey?: (key: string) => string;
  textKey?: (key: string) => string;
}

/** The order of a table, and what is looked for in it. */
export function createRowView<Row>({ table, places: shown, keys, idOf, orderKey = (key) => key, textKey = (key) => key }: ViewOf<Row>) {
  const sort = shallowRef<SortKey[]>([]);
  /** Sorts by a column, turns it round, ends it. `isAdded`: the columns that sort already come before it. */
  function toggleSort(key: string, isAdded: boolean): void {
    const known = sort.value.find((one) => one.key === key);
    const next = known ? (known.down ? null : { key, down: true }) : { key, down: false };
    if (isAdded) sort.value = known ? sort.value.flatMap((one) => (one === known ? (next ?? []) : one)) : [...sort.value, next!];
    else sort.value = next ? [next] : [];
  }
  /** places among the rows of the table, in the order that is shown */
  const places = computed<Uint32Array>(() => {
    const rows = shown() ?? Uint32Array.from(table().rows.keys());
    if (sort.value.length === 0) return rows;
    return sortedRows(
      table(),
      sort.value.map(({ key, down }) => ({ key: orderKey(key), down })),
      rows,
    );
  });

  const query = ref('');
  const settled = useSettled(() => query.value, findAfterMilliseconds);
  const hits = computed(() => {
    if (settled.value.trim() === '') return [];
    const keyOf = new Map(keys().map((key) => [textKey(key), key]));
    return hitsOf(table(), [...keyOf.keys()], settled.value, places.value, maxHits).map(({ row, key }) => ({ row, key: keyOf.get(key)! }));
  });
  const at = ref(0);
  watch(settled, () => {
    at.value = 0;
  });
  /** the cell that was found and is looked at */
  const hit = computed<{ id: string; key: string } | null>(() => {
    const found = hits.value[Math.min(at.value, hits.value.length - 1)];
    return found ? { id: idOf(table().rows[found.row]!), key: found.key } : null;
  });
  function step(by: 1 | -1): void {
    const count = hits.value.length;
    if (count > 0) at.value = (Math.min(at.value, count - 1) + by + count) % count;
  }
  return { sort, toggleSort, places, query, hits, at, hit, step };
}

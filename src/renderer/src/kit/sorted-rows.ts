import { computed, ref, type Ref } from 'vue';

export type Row = Record<string, unknown>;
export interface Order {
  key: string;
  down: boolean;
}

/** Rows by one of their fields: numbers by size, texts as people order them, what is not known always last. */
export function sortRows<R extends Row>(rows: R[], order: Order | null): R[] {
  if (!order) return rows;
  const { key, down } = order;
  return [...rows].sort((a, b) => {
    const [x, y] = [a[key], b[key]];
    if (x == null || y == null) return x == null && y == null ? 0 : x == null ? 1 : -1;
    const by = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), undefined, { numeric: true });
    return down ? -by : by;
  });
}

/** A table's order: a press on a heading sorts by it, the next one turns it round, a third one takes it away. */
export function useSortedRows<R extends Row>(rows: Ref<R[]>) {
  const order = ref<Order | null>(null);
  const sorted = computed(() => sortRows(rows.value, order.value));
  const toggle = (key: string) => {
    order.value = order.value?.key !== key ? { key, down: false } : order.value.down ? null : { key, down: true };
  };
  const direction = (key: string) =>
    order.value?.key !== key ? ('none' as const) : order.value.down ? ('descending' as const) : ('ascending' as const);
  return { order, sorted, toggle, direction };
}

import { useVirtualizer } from '@tanstack/vue-virtual';
import { computed, watch, type Ref } from 'vue';
import { movedBy } from '#window/kit/selection.ts';

/** A long table of which the rows in sight are drawn, and of which one row is looked at: by a press, by keys, or from the map. */
export function useLeadRows<Row>(
  body: Ref<HTMLElement | null>,
  rows: Ref<readonly Row[]>,
  lead: Ref<string | null>,
  { keyOf, show }: { keyOf: (row: Row) => string; show: (row: Row) => void },
) {
  const virtual = useVirtualizer(
    computed(() => ({ count: rows.value.length, getScrollElement: () => body.value, estimateSize: () => 26, overscan: 20 })),
  );
  const visible = computed(() =>
    virtual.value.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows.value[index];
      return row ? [{ row, index, start }] : [];
    }),
  );
  const goTo = (key: string) => {
    const index = rows.value.findIndex((row) => keyOf(row) === key);
    if (index >= 0) virtual.value.scrollToIndex(index);
  };
  function press(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).closest('button, input, select')) return;
    if (event.key === 'Enter') {
      const row = rows.value.find((each) => keyOf(each) === lead.value);
      if (!row) return;
      event.preventDefault();
      show(row);
      return;
    }
    const { range } = virtual.value;
    const next = movedBy(event.key, rows.value.map(keyOf), lead.value, range ? Math.max(1, range.endIndex - range.startIndex - 1) : 1);
    if (next === null) return;
    event.preventDefault();
    lead.value = next;
  }
  watch(lead, (key) => {
    if (key !== null) goTo(key);
  });
  const height = computed(() => virtual.value.getTotalSize());
  return { visible, height, press };
}

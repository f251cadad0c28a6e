import { computed, shallowRef, watch, type Ref } from 'vue';
import { nothingSelected, shownOf, stillThere, these, type Selection } from './selection.ts';

/** What is selected of a list that changes: what leaves the list leaves the selection. */
export function createListSelection<Item extends { id: string }>(items: Ref<readonly Item[]>) {
  const selection = shallowRef<Selection>(nothingSelected);
  const selectedIds = computed(() => selection.value.ids);
  /** in the order of the list */
  const selected = computed(() => (selectedIds.value.size === 0 ? [] : items.value.filter(({ id }) => selectedIds.value.has(id))));
  /** the one whose details show */
  const lead = computed(() => shownOf(selection.value));
  watch(items, (now) => {
    if (selectedIds.value.size === 0) return;
    const ids = new Set(now.map(({ id }) => id));
    if ([...selectedIds.value].some((id) => !ids.has(id))) selection.value = stillThere(selection.value, (id) => ids.has(id));
  });
  /** Selects one alone, or nothing. */
  function select(id: string | null): void {
    selection.value = id === null ? nothingSelected : these([id]);
  }
  return { selection, selectedIds, selected, lead, select };
}

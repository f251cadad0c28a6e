import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { hitsOf } from '#attributes/finding.ts';
import { sortedRows, type SortKey } from '#attributes/sorting.ts';
import { following } from '#window/kit/following.ts';
import { useSettled } from '#window/kit/use-settled.ts';
import { inLayout } from './attribute-columns.ts';
import { useFiles, type Shape } from './files.ts';

/** What a file keeps for itself; it stands in the table of shapes. */
const hidden = new Set(['folder']);
/** Somebody who types on does not wait for what is found of fewer letters. */
const findAfterMilliseconds = 150;
/** Nobody steps through more. */
export const maxHits = 10_000;

/** The attribute table as it is looked at: its columns, its order, and what is looked for in it. */
export const useAttributeView = defineStore('attributeView', () => {
  const files = useFiles();
  const keysOf = following(({ feature }: Shape) => JSON.stringify(Object.keys(feature.properties ?? {})));
  /** attributes of all shapes on shown layers, in the order in which they first occur */
  const known = computed<string[]>((before) => {
    const names = new Set<string>(['name']);
    // Of many shapes most have the same attributes in the same order.
    for (const keys of new Set(keysOf(files.layered))) for (const key of JSON.parse(keys) as string[]) if (!hidden.has(key)) names.add(key);
    return before?.length === names.size && before.every((key) => names.has(key)) ? before : [...names];
  });

  /** in the order that somebody gave them, hidden ones too */
  const allColumns = computed(() => inLayout(known.value, files.layout));
  const hiddenColumns = computed(() => allColumns.value.filter((key) => files.layout.hidden.includes(key)));
  const columns = computed(() =>
    hiddenColumns.value.length === 0 ? allColumns.value : allColumns.value.filter((key) => !hiddenColumns.value.includes(key)),
  );
  /** One place to the left (-1) or right (1) among the columns that are shown. */
  function move(key: string, by: 1 | -1): void {
    const beside = columns.value[columns.value.indexOf(key) + by];
    if (beside !== undefined) files.moveColumn(allColumns.value, key, allColumns.value.indexOf(beside));
  }
  /** Dragged to the place of another one. */
  const moveTo = (key: string, other: string) => files.moveColumn(allColumns.value, key, allColumns.value.indexOf(other));

  const sort = shallowRef<SortKey[]>([]);
  /** A column that sorts goes on doing so under its new name. */
  const renamed = (key: string, name: string) => {
    sort.value = sort.value.map((one) => (one.key === key ? { ...one, key: name } : one));
  };
  /** Sorts by a column, turns it round, ends it. `isAdded`: the columns that sort already come before it. */
  function toggleSort(key: string, isAdded: boolean): void {
    const known = sort.value.find((one) => one.key === key);
    const next = known ? (known.down ? null : { key, down: true }) : { key, down: false };
    if (isAdded) sort.value = known ? sort.value.flatMap((one) => (one === known ? (next ?? []) : one)) : [...sort.value, next!];
    else sort.value = next ? [next] : [];
  }
  /** places among the shapes on shown layers, in the order of the table */
  const places = computed<Uint32Array>(() => {
    const rows = files.filteredPlaces ?? Uint32Array.from(files.layered.keys());
    return sort.value.length === 0 ? rows : sortedRows(files.table, sort.value, rows);
  });
  const rows = computed<readonly Shape[]>(() =>
    sort.value.length === 0 ? files.visible : Array.from(places.value, (place) => files.layered[place]!),
  );

  const query = ref('');
  const settled = useSettled(() => query.value, findAfterMilliseconds);
  const hits = computed(() =>
    settled.value.trim() === '' ? [] : hitsOf(files.table, columns.value, settled.value, places.value, maxHits),
  );
  const at = ref(0);
  watch(settled, () => {
    at.value = 0;
  });
  /** the cell that was found and is looked at */
  const hit = computed<{ id: string; key: string } | null>(() => {
    const found = hits.value[Math.min(at.value, hits.value.length - 1)];
    return found ? { id: files.layered[found.row]!.id, key: found.key } : null;
  });
  /** To the next cell that was found, or the one before; behind the last one comes the first. */
  function step(by: 1 | -1): void {
    const count = hits.value.length;
    if (count > 0) at.value = (Math.min(at.value, count - 1) + by + count) % count;
  }
  return { columns, allColumns, hiddenColumns, move, moveTo, renamed, sort, toggleSort, rows, query, hits, at, hit, step };
});

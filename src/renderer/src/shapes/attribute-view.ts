import { defineStore } from 'pinia';
import { computed } from 'vue';
import { following } from '#window/kit/following.ts';
import { createRowView } from '#window/kit/row-view.ts';
import { inLayout } from './attribute-columns.ts';
import { useFiles, type Shape } from './files.ts';

/** What a file keeps for itself; it stands in the table of shapes. */
const hidden = new Set(['folder']);

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

  const { places, sort, ...view } = createRowView<Shape>({
    table: () => files.table,
    places: () => files.filteredPlaces,
    keys: () => columns.value,
    idOf: ({ id }) => id,
  });
  /** A column that sorts goes on doing so under its new name. */
  const renamed = (key: string, name: string) => {
    sort.value = sort.value.map((one) => (one.key === key ? { ...one, key: name } : one));
  };
  const rows = computed<readonly Shape[]>(() =>
    sort.value.length === 0 ? files.visible : Array.from(places.value, (place) => files.layered[place]!),
  );
  return { columns, allColumns, hiddenColumns, move, moveTo, renamed, sort, ...view, rows };
});

import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { createRowFilter, type FilteredRows } from '#window/kit/row-filter.ts';
import { createRowView } from '#window/kit/row-view.ts';
import { stillThere } from '#window/kit/selection.ts';
import { createParcelTable, orderKeyOf, ownColumns, parcelColumnName, riskIn, riskWords, textKeyOf } from './parcel-columns.ts';
import { useProjectShapes, type ProjectShape } from './project-shapes.ts';
import { rememberByProject } from './kept-parcel-filters.ts';

/** Which parcels of the open project are worked on: on the map, in the table, in what leaves and in reports; in which order the table has them, and what is looked for in it. */
export const useParcelFilter = defineStore('parcelFilter', () => {
  const project = useProjectShapes();
  const { keys, table, valueOf } = createParcelTable();
  const { visible, clearFilter, filter, filteredPlaces, ...filtering } = createRowFilter(table);
  const { places, ...view } = createRowView<ProjectShape>({
    table: () => table.value,
    places: () => filteredPlaces.value,
    keys: () => keys.value,
    idOf: ({ id }) => id,
    orderKey: orderKeyOf,
    textKey: textKeyOf,
  });
  const ids = computed(() => new Set(visible.value.map(({ id }) => id)));
  const isShown = (id: string) => ids.value.has(id);
  const rows = computed<readonly ProjectShape[]>(() =>
    view.sort.value.length === 0 ? visible.value : Array.from(places.value, (place) => table.value.rows[place]!),
  );
  const shownCount = computed(() => visible.value.length);
  const allCount = computed(() => project.shapes.length);

  // Conditions and order are of the columns of one project.
  rememberByProject(filter, () => {
    view.sort.value = [];
    view.query.value = '';
  });
  // What is hidden is not selected.
  watch(visible, () => {
    if (project.selectedIds.size > 0 && [...project.selectedIds].some((id) => !isShown(id)))
      project.selection = stillThere(project.selection, isShown);
  });

  const kind: FilteredRows['kind'] = 'parcels';
  const wordsOf: FilteredRows['wordsOf'] = (key) => (riskIn(key) ? riskWords : null);
  const words = { kind, firstKey: ownColumns.name, nameOf: parcelColumnName, wordsOf };
  return {
    ...words,
    keys,
    table,
    valueOf,
    filter,
    filteredPlaces,
    ...filtering,
    shownCount,
    allCount,
    clearFilter,
    visible,
    isShown,
    ...view,
    rows,
  };
});

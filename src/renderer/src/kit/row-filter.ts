import { computed, shallowRef, type Ref } from 'vue';
import type { AttributeTable, Columns } from '#attributes/attribute-table.ts';
import { activeConditions, filteredRows, noFilter, type AttributeFilter } from '#attributes/conditions.ts';
import type { Language } from './text/index.ts';

/** Rows that conditions can leave out: shapes of files, or parcels of a project. What asks and tells of a filter works on any of them. */
export interface FilteredRows {
  /** what the rows are called in texts */
  readonly kind: 'shapes' | 'parcels';
  filter: AttributeFilter;
  readonly table: Columns;
  /** the columns that can be asked */
  readonly keys: readonly string[];
  /** the column of a new condition */
  readonly firstKey: string;
  /** What a column is called, in the window's language or another that is loaded. */
  nameOf(key: string, locale?: Language): string;
  /** The words for the values of a column that holds codes; null where a column holds what people read. */
  wordsOf(key: string): ((code: string, locale?: Language) => string) | null;
  readonly isFiltered: boolean;
  /** conditions that ask something */
  readonly activeConditionCount: number;
  readonly shownCount: number;
  readonly allCount: number;
  clearFilter(): void;
}

/** The rows of a table for which conditions hold. */
export function createRowFilter<Row>(table: Ref<AttributeTable<Row>>) {
  const filter = shallowRef<AttributeFilter>(noFilter);
  /** places among the rows of the table; null where no filter is on */
  const filteredPlaces = computed(() => filteredRows(table.value, filter.value));
  const isFiltered = computed(() => filteredPlaces.value !== null);
  const activeConditionCount = computed(() =>
    filter.value.conditions.length === 0 ? 0 : activeConditions(table.value, filter.value).length,
  );
  /** what one sees, counts and works on */
  const visible = computed<readonly Row[]>(() =>
    filteredPlaces.value === null ? table.value.rows : Array.from(filteredPlaces.value, (place) => table.value.rows[place]!),
  );
  const clearFilter = () => {
    filter.value = noFilter;
  };
  return { filter, filteredPlaces, isFiltered, activeConditionCount, visible, clearFilter };
}

import { computed, reactive } from 'vue';
import type { FilteredRows } from '#window/kit/row-filter.ts';
import { i18n, type Language } from '#window/kit/text/index.ts';
import { useAttributeView } from './attribute-view.ts';
import { useFiles } from './files.ts';
import { figureKeys, isFigureKey } from './shape-columns.ts';

/** What a column of shapes is called: an attribute as its file calls it, a figure in the window's language or another that is loaded. */
export const shapeColumnName = (key: string, locale: Language = i18n.global.locale.value): string =>
  isFigureKey(key) ? i18n.global.t(`filter.figure.${key.slice('hectare:'.length)}`, {}, { locale }) : key;

/** The shapes of open files as rows that conditions can leave out. */
export function useFileFilter(): FilteredRows {
  const files = useFiles();
  const view = useAttributeView();
  const filter = computed({
    get: () => files.filter,
    set: (now) => {
      files.filter = now;
    },
  });
  return reactive({
    kind: 'shapes' as const,
    filter,
    table: computed(() => files.table),
    keys: computed(() => [...view.allColumns, ...figureKeys]),
    firstKey: computed(() => view.columns[0] ?? 'name'),
    nameOf: shapeColumnName,
    wordsOf: () => null,
    isFiltered: computed(() => files.isFiltered),
    activeConditionCount: computed(() => files.activeConditionCount),
    shownCount: computed(() => files.visible.length),
    allCount: computed(() => files.layered.length),
    clearFilter: files.clearFilter,
  });
}

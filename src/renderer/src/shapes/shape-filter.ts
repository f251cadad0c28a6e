import { computed, watch, type Ref } from 'vue';
import { createRowFilter } from '#window/kit/row-filter.ts';
import { i18n } from '#window/kit/text/index.ts';
import type { OpenFile, Shape } from './open-file.ts';
import { shapeTable } from './shape-columns.ts';

/** Which of the shapes on shown layers are worked on: on the map, in tables, in what leaves and in what becomes a project. */
export function createShapeFilter(files: Ref<OpenFile[]>, shapes: Ref<Shape[]>) {
  /** of files that are shown as layers, whether a filter holds for them or not */
  const layered = computed(() => {
    const hidden = new Set(files.value.flatMap(({ id, isHidden }) => (isHidden ? id : [])));
    return hidden.size === 0 ? shapes.value : shapes.value.filter(({ fileId }) => !hidden.has(fileId));
  });
  const table = computed(() => shapeTable(layered.value, files.value, i18n.global.locale.value));
  const { visible, clearFilter, filter, ...filtering } = createRowFilter(table);

  // What is drawn or opened is seen: a filter that would hide all of it is over. Without shapes it says nothing.
  watch(
    shapes,
    (now, before) => {
      if (filter.value.conditions.length === 0) return;
      if (now.length === 0) {
        clearFilter();
        return;
      }
      if (now.length <= before.length) return;
      const known = new Set(before.map(({ id }) => id));
      const come = new Set(now.flatMap(({ id }) => (known.has(id) ? [] : id)));
      if (!visible.value.some(({ id }) => come.has(id))) clearFilter();
    },
    { flush: 'sync' },
  );
  return { filter, layered, table, ...filtering, visible, clearFilter };
}

import { computed, ref, watch } from 'vue';
import { useFiles, type Shape } from './files.ts';

/** What a dialog works on where it can do either; it says which, and offers the other. */
export type ShapeScope = 'all' | 'selected';
/** Several selected shapes are meant; one alone is looked at more often than it is meant alone. */
export const usualScope = (selectedCount: number): ShapeScope => (selectedCount > 1 ? 'selected' : 'all');

/** The shapes that a dialog works on. `isOpen`: each time it opens, the choice begins anew. */
export function useShapeScope(isOpen: () => boolean) {
  const files = useFiles();
  const wanted = ref<ShapeScope>('all');
  watch(
    isOpen,
    (open) => {
      if (open) wanted.value = usualScope(files.selectedIds.size);
    },
    { immediate: true },
  );
  /** of a selection that is gone, nothing is left to choose */
  const scope = computed<ShapeScope>({
    get: () => (files.selectedIds.size === 0 ? 'all' : wanted.value),
    set: (now) => {
      wanted.value = now;
    },
  });
  const shapes = computed<readonly Shape[]>(() => (scope.value === 'selected' ? files.selected : files.visible));
  return { scope, shapes };
}

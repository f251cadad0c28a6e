import { defineStore } from 'pinia';
import { computed } from 'vue';
import { invert, nothingSelected, selectAll, selectTogether, these, toggleTogether, type Selection } from '#window/kit/selection.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';

type Kind = 'files' | 'parcels';

/** What is selected on the map: shapes of files or parcels of the project. What is done is done to one of them, never to some of both. */
export const useShapeSelection = defineStore('shapeSelection', () => {
  const files = useFiles();
  const parcels = useProjectShapes();
  const filter = useParcelFilter();
  const isOfFile = (id: string) => files.visible.some((shape) => shape.id === id);
  const count = computed(() => files.selectedIds.size + parcels.selectedIds.size);
  /** What is open as a file comes first: it is being worked on. */
  const kind = computed<Kind>(() => (files.visible.length > 0 ? 'files' : 'parcels'));
  const listOf = (wanted: Kind) => (wanted === 'files' ? files : parcels);
  /** everything that Ctrl A selects */
  const order = computed(() => (kind.value === 'files' ? files.visible : filter.visible).map(({ id }) => id));

  function put(wanted: Kind, selection: Selection): void {
    const other = listOf(wanted === 'files' ? 'parcels' : 'files');
    listOf(wanted).selection = selection;
    if (selection.ids.size > 0 && other.selectedIds.size > 0) other.selection = nothingSelected;
  }
  /** Selects one shape or parcel, where there is one of this id. */
  function select(id: string): void {
    if (filter.isShown(id)) put('parcels', these([id]));
    else if (isOfFile(id)) put('files', these([id]));
  }
  function clear(): void {
    files.selection = nothingSelected;
    parcels.selection = nothingSelected;
  }
  /** Takes what a click, a box or a lasso found; tells of which kind that is. */
  function take(ids: readonly string[], how: 'one' | 'toggle' | 'extend'): Kind | null {
    const known = new Set(ids.length === 0 ? [] : files.visible.map(({ id }) => id));
    const ofFiles = ids.filter((id) => known.has(id));
    const ofProject = ids.filter(filter.isShown);
    const wanted: Kind = ofFiles.length > 0 ? 'files' : 'parcels';
    const found = wanted === 'files' ? ofFiles : ofProject;
    if (found.length === 0) {
      if (how === 'one') clear();
      return null;
    }
    const { selection } = listOf(wanted);
    put(wanted, how === 'toggle' ? toggleTogether(selection, found) : selectTogether(selection, found, how === 'extend'));
    return wanted;
  }
  const all = () => put(kind.value, selectAll(listOf(kind.value).selection, order.value));
  const inverted = () => put(kind.value, invert(listOf(kind.value).selection, order.value));
  return { count, order, select, clear, take, all, inverted };
});

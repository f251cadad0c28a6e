import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { AttributeTable } from '#attributes/attribute-table.ts';
import { rowsWith } from '#attributes/finding.ts';
import { useSettled } from '#window/kit/use-settled.ts';
import { useAttributeView } from '#window/shapes/attribute-view.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes, type ProjectShape } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useShapesOnMap } from './shapes-on-map.ts';

/** One letter is in every plot. */
const leastLetters = 2;
const maxPlots = 6;
const afterMilliseconds = 120;
const longestValue = 40;

export interface FoundPlot {
  id: string;
  label: string;
  hint: string;
  run: () => void;
}
const shortened = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text);

/** Shapes of open files and parcels of the open project, by any of their attributes; `answered`: the words that they were found by. */
export function usePlotSearch(query: () => string) {
  const { locale } = useI18n();
  const files = useFiles();
  const view = useAttributeView();
  const parcels = useProjectShapes();
  const filter = useParcelFilter();
  const workspace = useWorkspace();
  const shapes = useShapesOnMap();
  const settled = useSettled(query, afterMilliseconds);
  const ofProject = computed(
    () =>
      new AttributeTable<ProjectShape>(
        parcels.shapes,
        ({ name, feature }, key) => (key === 'name' ? name : feature.properties?.[key]),
        locale.value,
      ),
  );
  const hintOf = (key: string, cell: string, home: string) => (key === 'name' ? home : `${key}: ${shortened(cell)} · ${home}`);

  const plots = computed<FoundPlot[]>(() => {
    if (settled.value.trim().length < leastLetters) return [];
    const names = new Map(files.files.map(({ id, name }) => [id, name]));
    const ofFiles = rowsWith(files.table, view.allColumns, settled.value, maxPlots).map(({ row, key }): FoundPlot => {
      const { id, name, fileId } = files.layered[row]!;
      return {
        id,
        label: name,
        hint: hintOf(key, files.table.column(key).texts[row]!, names.get(fileId) ?? ''),
        run: () => {
          // What somebody asks for is seen.
          if (!files.visible.some((shape) => shape.id === id)) files.clearFilter();
          shapes.show(id);
        },
      };
    });
    const home = workspace.current?.record.project_name ?? '';
    const ofParcels = rowsWith(ofProject.value, ['name', ...parcels.columns], settled.value, maxPlots).map(({ row, key }): FoundPlot => {
      const { id, name } = parcels.shapes[row]!;
      return {
        id,
        label: name,
        hint: hintOf(key, ofProject.value.column(key).texts[row]!, home),
        run: () => {
          if (!filter.isShown(id)) filter.clearFilter();
          shapes.show(id);
        },
      };
    });
    return [...ofFiles, ...ofParcels].slice(0, maxPlots);
  });
  return { plots, answered: settled };
}

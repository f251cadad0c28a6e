import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { measuredHectares, hasArea, type Feature, type Geometry } from '#geo/index.ts';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { createListSelection } from '#window/kit/list-selection.ts';
import { useWorkspace } from './workspace.ts';

/** A shape that the open project was made of. */
export interface ProjectShape {
  id: string;
  /** among all shapes of the project, also those that have no geometry */
  place: number;
  name: string;
  folder: string;
  feature: Feature & { geometry: Geometry };
}
type Answer = BridgeOutput<'projects.shapes'>;

const textOf = (feature: Feature, name: string): string => {
  const value = feature.properties?.[name];
  return typeof value === 'string' ? value : '';
};

const areas = new WeakMap<ProjectShape, number | null>();
/** On the ellipsoid; null for points and lines, which have none, and for what is not measured. Measured when it is first asked for: of thousands only those in sight are. */
export function hectaresOf(shape: ProjectShape): number | null {
  const { geometry } = shape.feature;
  if (!hasArea(geometry)) return null;
  const known = areas.get(shape) ?? measuredHectares(geometry);
  areas.set(shape, known);
  return known;
}

/** The parcels of the open project with the names and attributes that they had in their file. Empty where only the project's boundary is known. */
export const useProjectShapes = defineStore('projectShapes', () => {
  const workspace = useWorkspace();
  const shapes = shallowRef<ProjectShape[]>([]);
  const sourceFiles = shallowRef<Answer['sourceFiles']>([]);
  /** null until they are there */
  const origin = ref<Answer['origin'] | null>(null);
  /** why they could not be read */
  const fault = ref('');
  const own = createListSelection(shapes);
  const byId = computed(() => new Map(shapes.value.map((shape) => [shape.id, shape])));
  /** attributes besides name and folder, in the order in which they first occur */
  const columns = computed(() => {
    const names = new Set<string>();
    for (const { feature } of shapes.value) for (const name of Object.keys(feature.properties ?? {})) names.add(name);
    names.delete('name');
    names.delete('folder');
    return [...names];
  });

  function clear(): void {
    shapes.value = [];
    sourceFiles.value = [];
    origin.value = null;
    fault.value = '';
    own.select(null);
  }

  async function load(projectId: string): Promise<void> {
    const isCurrent = () => workspace.current?.record.id === projectId;
    try {
      const answer = await hostCall('projects.shapes', { id: projectId });
      if (!isCurrent()) return;
      const own = answer.origin === 'boundary' ? [] : answer.features;
      shapes.value = own.flatMap((feature, index) => {
        const { geometry } = feature;
        if (!geometry) return [];
        return {
          id: `${projectId}/${index}`,
          place: index,
          name: textOf(feature, 'name'),
          folder: textOf(feature, 'folder'),
          feature: { ...feature, geometry },
        };
      });
      sourceFiles.value = answer.sourceFiles;
      origin.value = answer.origin;
    } catch (error) {
      // The project itself is there; only its parcels are not.
      if (isCurrent()) fault.value = (error as Error).message;
    }
  }

  let loading = Promise.resolve();
  /** Resolves when the shapes of the open project are there, or cannot be had. */
  const whenLoaded = () => loading;
  watch(
    () => workspace.current?.record.id ?? null,
    (id) => {
      clear();
      loading = id === null ? Promise.resolve() : load(id);
    },
    { immediate: true },
  );
  return { shapes, sourceFiles, origin, fault, ...own, byId, columns, whenLoaded };
});

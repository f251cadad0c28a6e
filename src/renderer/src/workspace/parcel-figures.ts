import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { figuresIn, type ParcelFigures, type ProjectFigures } from '#api/parcel-figures.ts';
import { HostFault, projectCall } from '#window/kit/host/host.ts';
import { useProjectShapes, type ProjectShape } from './project-shapes.ts';
import { useWorkspace } from './workspace.ts';

/** The figures that a table, a map and a file show of each parcel. */
export const figureNames = ['forest_2000_ha', 'forest_left_ha', 'deforested_ha', 'ndvi_mean'] as const;
export type FigureName = (typeof figureNames)[number];
export const isFigureName = (name: string): name is FigureName => figureNames.some((known) => known === name);

/** Products whose results the figures rest on: when one of them is there, the figures are asked again. */
const restsOn = ['deforestation-summary', 'satellite-index'];

/** What the pictures of the open project say of each of its parcels. Nothing where the service has no such figures. */
export const useParcelFigures = defineStore('parcelFigures', () => {
  const workspace = useWorkspace();
  const parcels = useProjectShapes();
  const answer = shallowRef<ProjectFigures | null>(null);
  /** Whether any figure, or a reason for there being none, is to be shown. */
  const isKnown = computed(() => answer.value !== null && (answer.value.forest !== null || answer.value.ndvi !== null));
  const byId = computed(() => new Map(parcels.shapes.map(({ id }, index) => [id, answer.value?.parcels[index] ?? null])));
  const of = (shape: ProjectShape): ParcelFigures | null => byId.value.get(shape.id) ?? null;

  let asked = 0;
  async function load(): Promise<void> {
    asked += 1;
    const own = asked;
    const id = workspace.current?.record.id;
    await parcels.whenLoaded();
    if (own !== asked || !id || parcels.shapes.length === 0) return;
    try {
      const { value } = await projectCall('projectFigures', id, {});
      if (own === asked) answer.value = figuresIn(value, parcels.shapes.length);
    } catch (error) {
      // A service without these figures, or without a network: the columns are not there.
      if (!(error instanceof HostFault)) throw error;
    }
  }
  watch(
    () => workspace.current?.record.id,
    () => {
      answer.value = null;
      void load();
    },
    { immediate: true },
  );
  const ready = computed(() =>
    workspace.products
      .filter(({ product, state }) => restsOn.includes(product) && state === 'ready')
      .map(({ product, updated_at: at }) => `${product} ${at}`)
      .join(),
  );
  watch(ready, (now) => {
    if (now !== '') void load();
  });
  return { answer, isKnown, of, load };
});

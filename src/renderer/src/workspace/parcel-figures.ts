import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { figuresIn } from '#api/parcel-figures.ts';
import { projectCall } from '#window/kit/host/host.ts';
import { useParcelAnswer } from './parcel-answer.ts';
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
  const { answer, of, clear, load } = useParcelAnswer(
    async (id, count) => figuresIn((await projectCall('projectFigures', id, {})).value, count),
    ({ parcels }) => parcels,
  );
  /** Whether any figure, or a reason for there being none, is to be shown. */
  const isKnown = computed(() => answer.value !== null && (answer.value.forest !== null || answer.value.ndvi !== null));

  watch(
    () => workspace.current?.record.id,
    () => {
      clear();
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

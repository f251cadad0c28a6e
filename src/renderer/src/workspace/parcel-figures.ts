import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { figuresIn, pictureOfFigure, type FigureName } from '#api/parcel-figures.ts';
import { projectCall } from '#window/kit/host/host.ts';
import { useParcelAnswer } from './parcel-answer.ts';
import { useWorkspace } from './workspace.ts';

/** The figures that a table, a map and a file show of each parcel. */
export const figureNames = Object.keys(pictureOfFigure) as FigureName[];
export const isFigureName = (name: string): name is FigureName => figureNames.some((known) => known === name);

/** Products whose results the figures rest on: when one of them is there, the figures are asked again. */
const restsOn = ['deforestation-summary', 'satellite-index', 'land-cover', 'biomass-stock'];

/** What the pictures of the open project say of each of its parcels. Nothing where the service has no such figures. */
export const useParcelFigures = defineStore('parcelFigures', () => {
  const workspace = useWorkspace();
  const { answer, of, clear, load } = useParcelAnswer(
    async (id, count) => figuresIn((await projectCall('projectFigures', id, {})).value, count),
    ({ parcels }) => parcels,
  );
  /** Whether any figure, or a reason for there being none, is to be shown. */
  const isKnown = computed(() => {
    const known = answer.value;
    return known !== null && Object.values(pictureOfFigure).some((picture) => (known[picture] ?? null) !== null);
  });

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

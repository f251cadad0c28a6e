import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { useParcelAnswer } from './parcel-answer.ts';
import { fetchPlotRisks, riskProduct } from './plot-risks.ts';
import { useWorkspace } from './workspace.ts';

/** The risk of each parcel of the open project under the EU deforestation regulation. Nothing where the service has no such figures, or not yet. */
export const useParcelRisks = defineStore('parcelRisks', () => {
  const workspace = useWorkspace();
  const { answer, of, clear, load } = useParcelAnswer(
    async (id, count) => {
      const found = await fetchPlotRisks(id);
      // Another service may have an endpoint of this name that counts plots in its own way.
      return found?.plots.length === count ? found : null;
    },
    ({ plots }) => plots,
  );
  const isKnown = computed(() => answer.value?.plots.some(({ reason }) => reason !== 'not-collected') ?? false);

  const ready = computed(
    () => workspace.products.find(({ product, state }) => product === riskProduct && state === 'ready')?.updated_at ?? null,
  );
  watch(
    [() => workspace.current?.record.id, ready],
    ([id, at], [before]) => {
      if (id !== before) clear();
      if (at !== null) void load();
    },
    { immediate: true },
  );
  return { answer, isKnown, of };
});

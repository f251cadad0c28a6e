import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { PlotRisks } from '#api/forest-2020.ts';
import { HostFault } from '#window/kit/host/host.ts';
import { useProjectShapes, type ProjectShape } from './project-shapes.ts';
import { fetchPlotRisks, riskProduct, type Plot } from './plot-risks.ts';
import { useWorkspace } from './workspace.ts';

/** The risk of each parcel of the open project under the EU deforestation regulation. Nothing where the service has no such figures, or not yet. */
export const useParcelRisks = defineStore('parcelRisks', () => {
  const workspace = useWorkspace();
  const parcels = useProjectShapes();
  const answer = shallowRef<PlotRisks | null>(null);
  const isKnown = computed(() => answer.value?.plots.some(({ reason }) => reason !== 'not-collected') ?? false);
  const byId = computed(() => new Map(parcels.shapes.map(({ id }, index) => [id, answer.value?.plots[index] ?? null])));
  const of = (shape: ProjectShape): Plot | null => byId.value.get(shape.id) ?? null;

  let asked = 0;
  async function load(): Promise<void> {
    asked += 1;
    const own = asked;
    const id = workspace.current?.record.id;
    await parcels.whenLoaded();
    if (own !== asked || !id || parcels.shapes.length === 0) return;
    try {
      const found = await fetchPlotRisks(id);
      // Another service may have an endpoint of this name that counts plots in its own way.
      if (own === asked) answer.value = found?.plots.length === parcels.shapes.length ? found : null;
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
    }
  }
  const ready = computed(
    () => workspace.products.find(({ product, state }) => product === riskProduct && state === 'ready')?.updated_at ?? null,
  );
  watch(
    [() => workspace.current?.record.id, ready],
    ([id, at], [before]) => {
      if (id !== before) answer.value = null;
      if (at !== null) void load();
    },
    { immediate: true },
  );
  return { answer, isKnown, of };
});

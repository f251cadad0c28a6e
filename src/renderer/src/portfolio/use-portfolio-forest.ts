import { computed, ref, shallowRef, watch } from 'vue';
import { HostFault, apiCall } from '#window/kit/host/host.ts';
import { sourceOf } from '#window/kit/product/use-product.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { readPortfolioForest, type AggregationLevel } from './portfolio-forest.ts';

/** Codes with which a service says that it has no such call; any other code is a fault. */
const noSuchCall = new Set(['not-found', 'forbidden', 'wrong-type', 'invalid', 'refused', 'redirected', 'not-implemented']);

/** The summary of forest loss over all projects of the chosen connection, read again when the level or the connection changes. */
export function usePortfolioForest() {
  const workspace = useWorkspace();
  const level = ref<AggregationLevel>('country');
  const value = shallowRef<unknown>(null);
  const state = ref<'loading' | 'ready' | 'lacks' | 'failed'>('loading');
  const message = ref('');
  let requests = 0;

  async function load(): Promise<void> {
    requests += 1;
    const own = requests;
    if (value.value === null) state.value = 'loading';
    try {
      const answer = await apiCall('portfolioDeforestationSummary', { query: { aggregation_level: level.value } });
      if (own !== requests) return;
      [value.value, state.value, message.value] = [answer.value, 'ready', ''];
    } catch (error) {
      if (own !== requests) return;
      value.value = null;
      state.value = error instanceof HostFault && noSuchCall.has(error.code) ? 'lacks' : 'failed';
      message.value = (error as Error).message;
    }
  }
  watch(
    [level, () => workspace.connection?.id],
    ([, connectionId], [, before]) => {
      if (before !== connectionId) value.value = null;
      void load();
    },
    { immediate: true },
  );
  return {
    level,
    value,
    state,
    message,
    load,
    forest: computed(() => readPortfolioForest(value.value, level.value)),
    source: computed(() => sourceOf(value.value)),
  };
}

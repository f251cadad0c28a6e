import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import type { BodyOf, ReplyOf } from '#api/index.ts';
import type { Api } from '#operations/index.ts';
import { apiCall, apiReply } from '#window/kit/host/host.ts';
import { useWorkspace } from './workspace.ts';

/** How the chosen service collects in the background. A provider's service has no such call; then there is nothing to set. */
export const useCollection = defineStore('collection', () => {
  const workspace = useWorkspace();
  const settings = ref<ReplyOf<Api['collection']> | null>(null);
  const isKnown = computed(() => settings.value !== null);

  // What another connection said says nothing of this one.
  watch(
    () => workspace.connection?.id,
    () => {
      settings.value = null;
    },
    { flush: 'sync' },
  );
  async function load(): Promise<void> {
    const asked = workspace.connection?.id;
    const found = await apiReply('collection', {}).catch(() => null);
    if (asked === workspace.connection?.id) settings.value = found;
  }
  /** Rejects with HostFault. */
  async function change(changes: BodyOf<Api['changeCollection']>): Promise<void> {
    settings.value = await apiReply('changeCollection', { body: changes });
  }
  /**
   * Has the data of a project collected again, all of it or some products, and reads the new states where the project is open. Rejects with HostFault, also where a
   * provider has no such call.
   */
  async function collectAgain(projectId: string, products: readonly string[] = [], signal?: AbortSignal): Promise<void> {
    for (const product of products.length > 0 ? products : [null])
      await apiCall(
        'collectAgain',
        { params: { project_id: projectId }, ...(product === null ? {} : { query: { product } }) },
        signal ? { signal } : {},
      );
    if (workspace.current?.record.id === projectId) await workspace.loadProducts();
  }
  return { settings, isKnown, load, change, collectAgain };
});

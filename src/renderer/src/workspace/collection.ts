import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import type { BodyOf, ReplyOf } from '#api/index.ts';
import type { Api } from '#operations/index.ts';
import { apiReply } from '#window/kit/host/host.ts';

/** How the chosen service collects in the background. A provider's service has no such call; then there is nothing to set. */
export const useCollection = defineStore('collection', () => {
  const settings = ref<ReplyOf<Api['collection']> | null>(null);
  const isKnown = computed(() => settings.value !== null);

  async function load(): Promise<void> {
    try {
      settings.value = await apiReply('collection', {});
    } catch {
      settings.value = null;
    }
  }
  /** Rejects with HostFault. */
  async function change(changes: BodyOf<Api['changeCollection']>): Promise<void> {
    settings.value = await apiReply('changeCollection', { body: changes });
  }
  return { settings, isKnown, load, change };
});

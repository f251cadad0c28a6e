import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';

export interface CollectionSettings {
  paused: boolean;
  offline: boolean;
  non_commercial_use: boolean | null;
  sample_data: boolean;
  jobs: { queued: number; running: number; done: number; failed: number };
}

/** How the chosen service collects in the background. A provider's service has no such call; then there is nothing to set. */
export const useCollection = defineStore('collection', () => {
  const settings = ref<CollectionSettings | null>(null);
  const take = ({ value }: BridgeOutput<'api.call'>) => {
    settings.value = value as CollectionSettings;
  };
  const isKnown = computed(() => settings.value !== null);

  async function load(): Promise<void> {
    try {
      take(await hostCall('api.call', { operation: 'collection' }));
    } catch {
      settings.value = null;
    }
  }
  /** Rejects with HostFault. */
  async function change(changes: Partial<CollectionSettings>): Promise<void> {
    take(await hostCall('api.call', { operation: 'changeCollection', body: changes }));
  }
  return { settings, isKnown, load, change };
});

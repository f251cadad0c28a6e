import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { toast } from 'vue-sonner';
import type { BridgeEvents } from '#host/contract.ts';
import { hostCall, onHost } from '#window/kit/host/host.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';

/** New versions of the program: what the host knows of them, and what a person has it do. */
export const useUpdates = defineStore('updates', () => {
  const ui = useUi();
  const state = shallowRef<BridgeEvents['update-state'] | null>(null);
  const now = computed(() => state.value?.now ?? null);
  const load = async () => {
    state.value = await hostCall('updates.state', {});
  };
  const check = async () => {
    state.value = await hostCall('updates.check', {});
  };
  const fetch = async () => {
    state.value = await hostCall('updates.fetch', {});
  };
  const install = () => hostCall('updates.install', {});
  /** Progress comes by itself; what it gives ends that. */
  const listen = () =>
    onHost('update-state', (told) => {
      state.value = told;
    });
  /** At the start, where the person chose that. What fails is not told: a place without a network is no news. */
  async function checkAtStart(): Promise<void> {
    if (!ui.checksForUpdates) return;
    try {
      await check();
    } catch {
      return;
    }
    if (now.value?.step !== 'available') return;
    toast(t('updates.available', { version: now.value.version }), {
      id: 'update',
      duration: 15_000,
      action: { label: t('updates.show'), onClick: () => ui.open('updates') },
    });
  }
  return { state, now, load, check, fetch, install, listen, checkAtStart };
});

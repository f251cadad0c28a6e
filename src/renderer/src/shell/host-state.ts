import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { toast } from 'vue-sonner';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall, isHostGone, onHost } from '#window/kit/host/host.ts';
import { phrased } from '#window/kit/text/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** What the window's host says of itself and of the embedded service. */
export const useHostState = defineStore('hostState', () => {
  const workspace = useWorkspace();
  const service = ref<BridgeOutput<'host.status'>['service']>('starting');
  /** `why`: why the keychain is not there */
  const info = shallowRef<BridgeOutput<'host.info'> | null>(null);

  const loadInfo = async () => {
    info.value = await hostCall('host.info', {});
  };
  const loadService = async () => {
    service.value = (await hostCall('host.status', {})).service;
  };
  /** What it gives ends that. */
  const listen = () =>
    onHost('service-state', (state) => {
      service.value = state.service;
      if (state.service === 'ready') void workspace.refresh();
      if (state.service === 'failed') toast.error(phrased(state.phrase, state.message ?? ''), { duration: 20_000 });
    });
  return { service, info, isGone: computed(() => isHostGone.value), loadInfo, loadService, listen };
});

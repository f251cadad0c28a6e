import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { BridgeEvents, BridgeOutput } from '#host/contract.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { hostCall, isHostGone, onHost, refusal } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** What the window's host says of itself and of the embedded service. */
export const useHostState = defineStore('hostState', () => {
  const workspace = useWorkspace();
  const service = ref<BridgeOutput<'host.status'>['service']>('starting');
  /** why the service does not run, or is started again */
  const why = shallowRef<{ message: string; phrase: ForeignPhrase | null | undefined } | null>(null);
  /** `why`: why the keychain is not there */
  const info = shallowRef<BridgeOutput<'host.info'> | null>(null);

  const loadInfo = async () => {
    info.value = await hostCall('host.info', {});
  };
  function note({ service: now, message, phrase }: BridgeEvents['service-state']): void {
    service.value = now;
    why.value = message === undefined ? null : { message, phrase };
  }
  let told = 0;
  /** In a browser, answers and events travel beside one another: an answer that was made before an event may come after it, and is not listened to. */
  const loadService = async () => {
    const before = told;
    const status = await hostCall('host.status', {});
    if (told === before) note(status);
  };
  /** What it gives ends that. */
  const listen = () =>
    onHost('service-state', (state) => {
      told += 1;
      const isNews = state.service !== service.value;
      note(state);
      if (isNews && (state.service === 'ready' || state.service === 'failed')) void workspace.refresh();
    });
  return { service, why, info, isGone: computed(() => isHostGone.value), refusal, loadInfo, loadService, listen };
});

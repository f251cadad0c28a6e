import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { toast } from 'vue-sonner';
import { attempt } from '#window/kit/attempt.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { JobAction } from '#window/kit/product/panel-context.ts';
import { phrased, text as t } from '#window/kit/text/index.ts';
import { useOffline } from '#window/offline/offline.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useHostState } from './host-state.ts';

/** What stands between the window and its answers. `unreachable`: a provider's service; the embedded one needs no network. */
export type ConnectionState = 'ready' | 'starting' | 'restarting' | 'stopped' | 'unreachable' | 'hostGone' | 'turnedAway';

/** Whether the chosen connection answers, and the one thing to do where it does not. */
export const useConnectionState = defineStore('connectionState', () => {
  const workspace = useWorkspace();
  const offline = useOffline();
  const host = useHostState();
  const isEmbedded = computed(() => workspace.connection?.kind === 'embedded');
  const is = computed<ConnectionState>(() => {
    if (host.refusal) return 'turnedAway';
    if (host.isGone) return 'hostGone';
    if (!isEmbedded.value) return offline.isOffline ? 'unreachable' : 'ready';
    if (host.service === 'ready') return 'ready';
    if (host.service === 'starting') return host.why ? 'restarting' : 'starting';
    return 'stopped';
  });
  const name = computed(() => workspace.connection?.name ?? '');
  /** in the language of the window */
  const sentence = computed(() => {
    if (host.refusal) return phrased(host.refusal.phrase, host.refusal.message);
    const why = host.why ? phrased(host.why.phrase, host.why.message) : '';
    if (is.value === 'stopped' || is.value === 'restarting') return why || t(`connectionState.${is.value}Hint`);
    return is.value === 'ready' || is.value === 'turnedAway' ? '' : t(`connectionState.${is.value}Hint`, { name: name.value });
  });
  const make = (code: string, work: () => Promise<unknown>): JobAction => ({
    code,
    label: t(`connectionState.action.${code}`),
    run: () => attempt(work),
  });
  const action = computed<JobAction | null>(() => {
    if (is.value === 'stopped') return make('startAgain', () => hostCall('host.startService', {}));
    if (is.value === 'unreachable')
      return make('check', async () => {
        if (!(await offline.check())) toast(t('offline.still', { name: name.value }));
      });
    if (is.value !== 'hostGone') return null;
    return make('reload', async () => {
      window.location.reload();
    });
  });
  // The list of projects that could not be read for want of the service is read when it is there.
  watch(is, (now, before) => {
    if (now === 'ready' && before === 'hostGone') void workspace.refresh();
  });
  return { is, isEmbedded, sentence, action };
});

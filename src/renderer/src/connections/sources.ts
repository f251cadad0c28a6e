import { computed, ref, shallowRef } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall, HostFault } from '#window/kit/host/host.ts';

export type SourceRow = BridgeOutput<'sources.list'>['sources'][number];

/** Sources that failed first, once the check is over: nobody should have to look for them. */
const failedFirst = (rows: SourceRow[]): SourceRow[] =>
  rows.toSorted((a, b) => Number(b.check?.state === 'failed') - Number(a.check?.state === 'failed'));

/** The sources of the embedded service, and the check of them. */
export function useSources() {
  const state = shallowRef<BridgeOutput<'sources.list'> | null>(null);
  const share = ref(0);
  const fault = ref('');
  const isStopped = ref(false);
  const abort = shallowRef<AbortController | null>(null);
  const isChecking = computed(() => abort.value !== null);
  const rows = computed(() => (isChecking.value ? (state.value?.sources ?? []) : failedFirst(state.value?.sources ?? [])));
  const count = (wanted: NonNullable<SourceRow['check']>['state']) => rows.value.filter(({ check }) => check?.state === wanted).length;
  const counts = computed(() => ({ answered: count('answered'), failed: count('failed'), left: count('not-asked') }));
  const isChecked = computed(() => rows.value.some(({ check }) => check !== null));
  /** Why no source could answer, when it is the same for all that were to be asked. */
  const cutOff = computed<'offline' | 'unreachable' | null>(() => {
    const faults = new Set(rows.value.map(({ check: one }) => one?.fault ?? null).filter((kind) => kind !== 'terms'));
    const [only] = faults;
    return faults.size === 1 && (only === 'offline' || only === 'unreachable') ? only : null;
  });

  /** Says in words what the host refuses; anything else is a fault of the window. */
  async function saying(work: () => Promise<void>): Promise<void> {
    fault.value = '';
    try {
      await work();
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
      if (error.code === 'cancelled') isStopped.value = true;
      else fault.value = error.message;
    }
  }
  async function list(): Promise<void> {
    const read = await hostCall('sources.list', {});
    state.value = read;
  }
  const load = () => saying(list);

  async function check(): Promise<void> {
    if (abort.value) return;
    const own = new AbortController();
    abort.value = own;
    isStopped.value = false;
    share.value = 0;
    await saying(async () => {
      state.value = await hostCall(
        'sources.check',
        {},
        {
          signal: own.signal,
          onProgress: (now) => {
            share.value = now;
            // The rows fill while the slow ones are still asked.
            void list().catch(() => {});
          },
        },
      );
    });
    abort.value = null;
    if (isStopped.value) await load();
  }
  const stop = () => abort.value?.abort();
  return { state, rows, counts, share, fault, isChecking, isChecked, isStopped, cutOff, load, check, stop };
}

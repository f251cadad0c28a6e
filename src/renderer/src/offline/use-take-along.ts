import { ref, shallowRef } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { HostFault, hostCall } from '#window/kit/host/host.ts';

type Choice = BridgeInput<'takeAlong.plan'>;
export type TakeAlongPlan = BridgeOutput<'takeAlong.plan'>;
export type TakeAlongResult = BridgeOutput<'takeAlong.start'>;

/** Measuring and fetching of what a project needs in the field. New work cancels the work before it. */
export function useTakeAlong() {
  const plan = shallowRef<TakeAlongPlan | null>(null);
  const result = shallowRef<TakeAlongResult | null>(null);
  const fault = ref('');
  const share = ref(0);
  /** the product, operation or part that is being fetched */
  const doing = shallowRef<{ name: string; phrase: ForeignPhrase | null }>({ name: '', phrase: null });
  const working = ref<'plan' | 'take' | null>(null);
  let abort: AbortController | null = null;
  const cancel = () => abort?.abort();

  /** Answers `cancelled` when a person cancelled it, and not when newer work did. */
  async function run(kind: 'plan' | 'take', work: (signal: AbortSignal) => Promise<void>): Promise<'done' | 'failed' | 'cancelled'> {
    cancel();
    const own = new AbortController();
    abort = own;
    working.value = kind;
    fault.value = '';
    try {
      await work(own.signal);
      return 'done';
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
      if (abort !== own) return 'failed';
      if (error.code === 'cancelled') return 'cancelled';
      fault.value = error.message;
      return 'failed';
    } finally {
      if (abort === own) {
        working.value = null;
        abort = null;
      }
    }
  }
  const onProgress = (now: number, name = '', phrase: ForeignPhrase | null = null) => {
    share.value = now;
    doing.value = { name, phrase };
  };

  /** Shows first what is known at once, then the size of the pack: measuring it takes as long as reading it. */
  const measure = (choice: Choice) =>
    run('plan', async (signal) => {
      const known = await hostCall('takeAlong.plan', choice, { signal });
      if (signal.aborted) return;
      plan.value = known;
      share.value = 0;
      if (!known.pack || known.pack.isMeasured) return;
      const measured = await hostCall('takeAlong.plan', { ...choice, measure: true }, { signal, onProgress });
      if (!signal.aborted) plan.value = measured;
    });
  const start = (choice: Choice) =>
    run('take', async (signal) => {
      onProgress(0);
      result.value = null;
      result.value = await hostCall('takeAlong.start', choice, { signal, onProgress });
    });
  function clear(): void {
    [plan.value, result.value, fault.value] = [null, null, ''];
  }
  return { plan, result, fault, share, doing, working, measure, start, cancel, clear };
}

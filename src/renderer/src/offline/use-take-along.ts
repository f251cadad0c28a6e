import { shallowRef } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useOfflineWork } from './offline-work.ts';

type Choice = BridgeInput<'takeAlong.plan'>;
export type TakeAlongPlan = BridgeOutput<'takeAlong.plan'>;
export type TakeAlongResult = BridgeOutput<'takeAlong.start'>;

/** Measuring and fetching of what a project needs in the field. */
export function useTakeAlong() {
  const plan = shallowRef<TakeAlongPlan | null>(null);
  const result = shallowRef<TakeAlongResult | null>(null);
  const { fault, share, doing, working, run, cancel, onProgress } = useOfflineWork();

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

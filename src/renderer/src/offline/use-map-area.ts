import { shallowRef } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useOfflineWork } from './offline-work.ts';

type Choice = BridgeInput<'mapAreas.plan'>;
export type MapAreaPlan = BridgeOutput<'mapAreas.plan'>;
export type KeptArea = BridgeOutput<'mapAreas.take'>;

/** Measuring and fetching of a background map of an area. */
export function useMapArea() {
  const plan = shallowRef<MapAreaPlan | null>(null);
  const result = shallowRef<KeptArea | null>(null);
  const { fault, share, doing, working, run, cancel, onProgress } = useOfflineWork();
  const measure = (choice: Choice) =>
    run('plan', async (signal) => {
      const measured = await hostCall('mapAreas.plan', choice, { signal });
      if (!signal.aborted) plan.value = measured;
    });
  const start = (choice: Choice & { name: string }) =>
    run('take', async (signal) => {
      onProgress(0);
      result.value = await hostCall('mapAreas.take', choice, { signal, onProgress });
    });
  function clear(): void {
    [plan.value, result.value, fault.value] = [null, null, ''];
  }
  return { plan, result, fault, share, doing, working, measure, start, cancel, clear };
}

import { shallowRef } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useOfflineWork } from './offline-work.ts';

export type RasterPlan = BridgeOutput<'mapAreas.rasterPlan'>;
export type SavedRaster = BridgeOutput<'mapAreas.rasterTake'>;

/** Measuring and fetching of an area of a GeoTIFF by address. */
export function useRasterArea() {
  const plan = shallowRef<RasterPlan | null>(null);
  const result = shallowRef<SavedRaster | null>(null);
  const { fault, share, working, run, cancel, onProgress } = useOfflineWork();
  const measure = (choice: BridgeInput<'mapAreas.rasterPlan'>) =>
    run('plan', async (signal) => {
      const measured = await hostCall('mapAreas.rasterPlan', choice, { signal });
      if (!signal.aborted) plan.value = measured;
    });
  /** Answers `left` where the person left the dialog of the system. */
  async function start(choice: BridgeInput<'mapAreas.rasterTake'>): Promise<'done' | 'failed' | 'cancelled' | 'left'> {
    let isLeft = false;
    const end = await run('take', async (signal) => {
      onProgress(0);
      const saved = await hostCall('mapAreas.rasterTake', choice, { signal, onProgress });
      isLeft = !saved.saved;
      result.value = isLeft ? null : saved;
    });
    return isLeft && end === 'done' ? 'left' : end;
  }
  function clear(): void {
    [plan.value, result.value, fault.value] = [null, null, ''];
  }
  return { plan, result, fault, share, working, measure, start, cancel, clear };
}

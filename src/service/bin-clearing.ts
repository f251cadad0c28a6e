import type { Store } from './storage/store.ts';

const lookEveryMilliseconds = 3_600_000;
/** A start has other things to do. */
const firstLookMilliseconds = 90_000;

/** Takes projects away for good that have rested long enough; the answer ends that. What fails is tried at the next look. */
export function clearBin(storage: Store, log: (text: string) => void): () => void {
  let timer: NodeJS.Timeout;
  const look = () => {
    timer = setTimeout(look, lookEveryMilliseconds).unref();
    storage.bin.clear().then(
      (count) => {
        if (count > 0) log(`Projects deleted for good after their time in the bin: ${count}`);
      },
      (error: unknown) => log(`The bin could not be cleared: ${String(error)}`),
    );
  };
  timer = setTimeout(look, firstLookMilliseconds).unref();
  return () => clearTimeout(timer);
}

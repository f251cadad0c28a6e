import { nextTick } from 'vue';

/** A save that runs once its data has stopped changing. */
export interface DebouncedSave {
  /** Something changed: saves after the wait, counted from the last change. A save that failed is tried again after a wait of its own. */
  schedule(wait?: number): void;
  /** Runs a pending save now; resolves when it is done. */
  flush(): Promise<void>;
}

const saves = new Set<DebouncedSave>();
let isStopped = false;

/** `save` must not reject: it reports itself what it could not write. */
export function debouncedSave(save: () => Promise<unknown>, waitMilliseconds: number): DebouncedSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  function saveNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isStopped) saving = save();
  }
  const made: DebouncedSave = {
    schedule(wait = waitMilliseconds) {
      clearTimeout(timer);
      timer = setTimeout(saveNow, wait);
    },
    async flush() {
      if (timer !== undefined) saveNow();
      await saving;
    },
  };
  saves.add(made);
  return made;
}

/** Everything that a person typed or changed is on the disk when this resolves. */
export async function flushSaves(): Promise<void> {
  // Watchers of what changed in this turn run in the next.
  await nextTick();
  await Promise.all(Array.from(saves, (save) => save.flush()));
}

/** Nothing is saved from now on: what this window holds belongs to files that another state takes the place of. The answer lets saving go on. */
export function stopSaves(): () => void {
  isStopped = true;
  return () => {
    isStopped = false;
  };
}

import { nextTick } from 'vue';

/** A save that waits until what it saves has come to rest. */
export interface DebouncedSave {
  /** Something changed: saves after the wait, counted from the last change. A save that failed is tried again after a wait of its own. */
  schedule(wait?: number): void;
  /** Saves what waits at once; resolves when it is saved. */
  flush(): Promise<void>;
}

const saves = new Set<DebouncedSave>();

/** `save` does not reject: it has said itself what it could not write. */
export function debouncedSave(save: () => Promise<unknown>, waitMilliseconds: number): DebouncedSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  function saveNow(): void {
    clearTimeout(timer);
    timer = undefined;
    saving = save();
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
  // What changed in this turn is seen by its watchers in the next.
  await nextTick();
  await Promise.all(Array.from(saves, (save) => save.flush()));
}

import type { Ref } from 'vue';
import type { ProjectNote } from '#api/project-notes.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { phrased } from '#window/kit/text/index.ts';

interface UnsavedNote {
  connectionId: string;
  id: string;
  note: ProjectNote;
  /** what was there before */
  base: ProjectNote;
}
const retryMilliseconds = 5000;
const writesAfterMilliseconds = 800;

/** Notes that were changed here and are not with the host yet, of any connection. `fault` is told why one could not be saved, and `onOther` that a note is another one by now. They are saved one after another: each names what was saved before it. */
export function unsavedNotes(fault: Ref<string>, onOther: () => Promise<void>) {
  const notes = new Map<string, UnsavedNote>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    for (const [key, entry] of notes) {
      const { id, connectionId, note, base } = entry;
      try {
        const { isOther, refusal } = await hostCall('projects.saveNote', { id, connectionId, ...note, base });
        const now = notes.get(key);
        if (now === entry) notes.delete(key);
        // What was typed meanwhile was typed into what is saved now.
        else if (now) notes.set(key, { ...now, base: note });
        fault.value = refusal ? phrased(refusal.phrase, refusal.message) : '';
        if (isOther) await onOther();
      } catch (error) {
        fault.value = (error as Error).message;
        saving.schedule(retryMilliseconds);
        return;
      }
    }
  }
  const saving = debouncedSave(() => (writing = writing.then(write)), writesAfterMilliseconds);

  return {
    of: (connectionId: string | undefined) => [...notes.values()].filter((entry) => entry.connectionId === connectionId),
    /** Saved when typing rests. */
    put({ connectionId, id, note, base }: UnsavedNote): void {
      const key = `${connectionId} ${id}`;
      notes.set(key, { connectionId, id, note, base: notes.get(key)?.base ?? base });
      saving.schedule();
    },
    /** In place of what waits, made on what another person wrote. */
    async choose(entry: UnsavedNote): Promise<void> {
      await saving.flush();
      notes.set(`${entry.connectionId} ${entry.id}`, entry);
      saving.schedule(0);
    },
  };
}

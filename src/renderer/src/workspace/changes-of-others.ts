import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { hostCall } from '#window/kit/host/host.ts';
import { useProjectNotes } from './project-notes.ts';
import { useWorkspace } from './workspace.ts';

const intervalMilliseconds = 30_000;

/** What came and went while this window had the list open. */
export interface ListChange {
  added: string[];
  removed: string[];
}

/**
 * Several people, or other programs, work with one service: its list and its notes are asked for again from time to time, by their tags, so that a service where nothing
 * changed answers in a few bytes. One that tells no tags is not asked.
 */
export const useChangesOfOthers = defineStore('changesOfOthers', () => {
  const workspace = useWorkspace();
  const notes = useProjectNotes();
  /** of the notes that are shown */
  let notesTag: string | null = null;
  /** The open project is not in the list any more. */
  const isOpenGone = ref(false);
  const namesOf = () => new Map(workspace.projects.map(({ id, project_name: name }) => [id, name]));

  watch(
    () => workspace.current?.record.id,
    () => {
      isOpenGone.value = false;
    },
  );
  watch(
    () => workspace.connection?.id,
    () => {
      notesTag = null;
    },
  );

  async function readList(): Promise<ListChange> {
    const before = namesOf();
    await workspace.refresh();
    const now = namesOf();
    const missingFrom = (all: ReadonlyMap<string, string>, some: ReadonlyMap<string, string>) =>
      [...some].filter(([id]) => !all.has(id)).map(([, name]) => name);
    if (workspace.fault || workspace.asOf) return { added: [], removed: [] };
    const open = workspace.current?.record.id;
    if (open !== undefined) isOpenGone.value = before.has(open) && !now.has(open);
    return { added: missingFrom(before, now), removed: missingFrom(now, before) };
  }

  /** Looks once. null: nothing came and nothing went. */
  async function look(): Promise<ListChange | null> {
    const [connectionId, listTag] = [workspace.connection?.id, workspace.listTag];
    if (connectionId === undefined || listTag === null || workspace.loading || workspace.fault || workspace.asOf) return null;
    const tags = await hostCall('projects.tags', {}).catch(() => null);
    // A list that was read meanwhile has what this answer may not have.
    if (!tags || connectionId !== workspace.connection?.id || listTag !== workspace.listTag) return null;
    if (tags.notes !== null) {
      if (notesTag !== null && tags.notes !== notesTag) await notes.load();
      notesTag = tags.notes;
    }
    if (tags.list === null || tags.list === listTag) return null;
    const change = await readList();
    return change.added.length + change.removed.length > 0 ? change : null;
  }

  return { isOpenGone: computed(() => isOpenGone.value && workspace.current !== null), look };
});

/** Looks while the window can be seen, and tells what came and went; the answer ends it. */
export function followChanges(tell: (change: ListChange) => void): () => void {
  const { look } = useChangesOfOthers();
  let isLooking = false;
  async function turn(): Promise<void> {
    if (document.hidden || isLooking) return;
    isLooking = true;
    const change = await look().finally(() => {
      isLooking = false;
    });
    if (change) tell(change);
  }
  const timer = setInterval(() => void turn(), intervalMilliseconds);
  const onSight = () => void turn();
  document.addEventListener('visibilitychange', onSight);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
}

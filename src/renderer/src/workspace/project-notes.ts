import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ProjectNote } from '#api/project-notes.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useWorkspace } from './workspace.ts';

const none: ProjectNote = { notes: '', tags: [], archived: false };
const retryMilliseconds = 5000;
const writesAfterMilliseconds = 800;

/** A tag as it is kept: without spaces around it, and never empty. */
export const tagsIn = (text: string): string[] => [...new Set(text.split(/[,;\n]/).map((tag) => tag.trim().slice(0, 60)))].filter(Boolean);

/** Notes, tags and archive of the connection's projects. What was changed is kept here until the host has it. */
export const useProjectNotes = defineStore('projectNotes', () => {
  const workspace = useWorkspace();
  const known = shallowRef(new Map<string, ProjectNote>());
  /** changed here and not with the host yet, of any connection */
  const unsaved = new Map<string, { connectionId: string; id: string; note: ProjectNote }>();
  /** why the last save failed; it is tried again */
  const fault = ref('');
  /** whether archived projects are listed */
  const showsArchived = ref(false);
  const of = (id: string): ProjectNote => known.value.get(id) ?? none;
  const isHidden = (id: string) => !showsArchived.value && of(id).archived;
  const archivedCount = computed(() => workspace.projects.filter(({ id }) => of(id).archived).length);
  const tags = computed(() => [...new Set([...known.value.values()].flatMap((note) => note.tags))].sort((a, b) => a.localeCompare(b)));

  let loads = 0;
  async function load(): Promise<void> {
    loads += 1;
    const own = loads;
    try {
      const { notes } = await hostCall('projects.notes', {});
      if (own !== loads) return;
      const here = [...unsaved.values()].filter(({ connectionId }) => connectionId === workspace.connection?.id);
      known.value = new Map([...Object.entries(notes), ...here.map(({ id, note }) => [id, note] as const)]);
    } catch {
      // The list of projects says that the service does not answer; what was read before stays.
    }
  }

  async function write(): Promise<void> {
    for (const [key, entry] of unsaved) {
      try {
        await hostCall('projects.saveNote', { id: entry.id, connectionId: entry.connectionId, ...entry.note });
        if (unsaved.get(key) === entry) unsaved.delete(key);
        fault.value = '';
      } catch (error) {
        fault.value = (error as Error).message;
        saving.schedule(retryMilliseconds);
        return;
      }
    }
  }
  const saving = debouncedSave(write, writesAfterMilliseconds);

  /** Shown at once, and written when typing rests. */
  function change(id: string, part: Partial<ProjectNote>): void {
    const connectionId = workspace.connection?.id;
    if (connectionId === undefined) return;
    const next = { ...of(id), ...part };
    unsaved.set(`${connectionId} ${id}`, { connectionId, id, note: next });
    known.value = new Map(known.value).set(id, next);
    saving.schedule();
  }

  watch(
    () => workspace.connection?.id,
    async () => {
      known.value = new Map();
      await load();
    },
    { immediate: true },
  );
  watch(
    () => workspace.projects,
    () => void load(),
  );
  return { known, fault, showsArchived, archivedCount, tags, of, isHidden, change, load };
});

import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ProjectNote } from '#api/project-notes.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { unsavedNotes } from './unsaved-notes.ts';
import { useWorkspace } from './workspace.ts';

const none: ProjectNote = { notes: '', tags: [], archived: false };

/** A tag as it is kept: without spaces around it, and never empty. */
export const tagsIn = (text: string): string[] => [...new Set(text.split(/[,;\n]/).map((tag) => tag.trim().slice(0, 60)))].filter(Boolean);

/** Notes, tags and archive of the connection's projects. What was changed is kept here until the host has it. */
export const useProjectNotes = defineStore('projectNotes', () => {
  const workspace = useWorkspace();
  const known = shallowRef(new Map<string, ProjectNote>());
  /** what somebody else wrote while this person wrote too: one of both is to be chosen */
  const theirs = shallowRef(new Map<string, ProjectNote>());
  /** everybody who uses the service with a key of the same account sees them; false: they are on this computer alone */
  const isShared = ref(false);
  /** why the last save failed; it is tried again */
  const fault = ref('');
  const unsaved = unsavedNotes(fault, () => load());
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
      const listed = await hostCall('projects.notes', {});
      if (own !== loads) return;
      theirs.value = new Map(Object.entries(listed.theirs));
      isShared.value = listed.isShared;
      const here = unsaved.of(workspace.connection?.id);
      known.value = new Map([...Object.entries(listed.notes), ...here.map(({ id, note }) => [id, note] as const)]);
    } catch {
      // The list of projects says that the service does not answer; what was read before stays.
    }
  }

  /** Shown at once, and written when typing rests. */
  function change(id: string, part: Partial<ProjectNote>): void {
    const connectionId = workspace.connection?.id;
    if (connectionId === undefined) return;
    const note = { ...of(id), ...part };
    unsaved.put({ connectionId, id, note, base: of(id) });
    known.value = new Map(known.value).set(id, note);
  }

  /** One of two texts, or both, in place of what this person and somebody else wrote at the same time. */
  async function choose(id: string, note: ProjectNote): Promise<void> {
    const [connectionId, base] = [workspace.connection?.id, theirs.value.get(id)];
    if (connectionId === undefined || !base) return;
    known.value = new Map(known.value).set(id, note);
    const rest = new Map(theirs.value);
    rest.delete(id);
    theirs.value = rest;
    await unsaved.choose({ connectionId, id, note, base });
  }

  watch(
    () => workspace.connection?.id,
    async () => {
      [known.value, theirs.value, isShared.value] = [new Map(), new Map(), false];
      await load();
    },
    { immediate: true },
  );
  watch(
    () => workspace.projects,
    () => void load(),
  );
  return { known, theirs, isShared, fault, showsArchived, archivedCount, tags, of, isHidden, change, choose, load };
});

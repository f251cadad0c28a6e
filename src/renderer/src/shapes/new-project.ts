import { defineStore } from 'pinia';
import { computed, reactive, toRefs, watch } from 'vue';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useFiles } from './files.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

const draftId = 'new-project';
const draftVersion = 1;
const saveDelayMilliseconds = 400;
/** The project whose place the new one takes, with the connection where it is. */
interface Replaced {
  id: string;
  name: string;
  connectionId: string;
}
interface Content {
  name: string;
  isCollection: boolean;
  isControlPool: boolean;
  replaced: Replaced | null;
}
const empty = (): Content => ({ name: '', isCollection: false, isControlPool: false, replaced: null });

/** What is said about the open shapes before they become a project. Saved as a draft beside them: a kill loses neither the typed name nor that an old project is to be replaced. */
export const useNewProject = defineStore('newProject', () => {
  const files = useFiles();
  const workspace = useWorkspace();
  const content = reactive(empty());
  /** null as well while another connection is chosen: the old project is not there */
  const replaces = computed(() =>
    content.replaced && content.replaced.connectionId === workspace.connection?.id ? content.replaced : null,
  );

  function replace(project: { id: string; name: string } | null): void {
    content.replaced =
      project && workspace.connection ? { id: project.id, name: project.name, connectionId: workspace.connection.id } : null;
  }
  const clear = () => {
    Object.assign(content, empty());
  };
  // Said about these shapes: without them it means nothing, and who takes their closing back has it again.
  const saidAbout = new Map<string, Content>();
  watch(
    () => files.files[0]?.id ?? null,
    (id, before) => {
      if (before !== null && id === null) {
        saidAbout.set(before, { ...content });
        clear();
      } else if (before === null && id !== null && saidAbout.has(id)) Object.assign(content, saidAbout.get(id));
    },
    { flush: 'sync' },
  );

  let isReady = false;
  const keep = () =>
    (Object.values(content).some(Boolean)
      ? hostCall('drafts.save', {
          id: draftId,
          kind: 'new-project',
          title: content.name.slice(0, 300),
          version: draftVersion,
          content: { ...content },
        })
      : hostCall('drafts.remove', { id: draftId })
    ).catch(() => {});
  const saving = debouncedSave(keep, saveDelayMilliseconds);
  watch(content, () => {
    if (isReady) saving.schedule();
  });

  /** Before the shapes come back, which name a project that has no name. */
  async function restore(): Promise<void> {
    const draft = await hostCall('drafts.load', { id: draftId }).catch(() => null);
    if (draft?.summary.version === draftVersion) Object.assign(content, draft.content);
    isReady = true;
  }

  return { ...toRefs(content), replaces, replace, clear, restore };
});

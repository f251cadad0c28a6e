import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { toast } from 'vue-sonner';
import { attempt } from '#window/kit/attempt.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useProjectOverview } from './project-overview.ts';

/** Projects on the map: opened, closed, made, deleted. */
export const useOpenProject = defineStore('openProject', () => {
  const ui = useUi();
  const workspace = useWorkspace();
  const deletion = useDeletion();
  const map = useMainMap();
  const overview = useProjectOverview();
  const filter = useParcelFilter();
  /** The pane of the project that was just made takes the keyboard when it is there. */
  const takesKeyboard = ref(false);

  // Another connection has its projects elsewhere.
  let isOtherConnection = false;
  watch(
    () => workspace.connection?.id,
    (_now, before) => {
      if (before) isOtherConnection = true;
    },
  );
  watch(overview, (now) => {
    if (!isOtherConnection || now.length === 0) return;
    isOtherConnection = false;
    void map.fitAll();
  });
  // Where one was, for the next start.
  watch(
    () => workspace.current?.record.id,
    (id) => {
      if (ui.loaded) ui.projectId = id ?? null;
    },
  );

  const open = (id: string) =>
    attempt(async () => {
      if (await workspace.open(id)) void zoom();
    });
  /** The project, or its parcels once they are drawn in its place. */
  const zoom = () => map.fitTo([workspace.current!.record.id, ...filter.visible.map(({ id }) => id)]);
  /** A project that was just made: its place on the map, and the keyboard in it. */
  function showMade(): void {
    takesKeyboard.value = true;
    void zoom();
  }
  /** Back to all projects; where there is one alone, the map stays where it is. */
  function close(): void {
    workspace.closeProject();
    if (workspace.projects.length > 1) void map.fitAll();
  }
  /** Out of sight at once, and sent when nobody took it back in time. */
  function remove(): void {
    const { id, project_name: name, subprojects } = workspace.current!.record;
    ui.dialog = null;
    workspace.closeProject();
    deletion.begin({
      ids: [id, ...(subprojects ?? [])],
      message: t('project.deleting', { name }),
      what: t('edit.step.deleteProject', { name }),
      back: () => open(id),
      send: () =>
        attempt(async () => {
          if (await workspace.remove(id)) toast(t('outbox.queuedDelete', { name }));
        }),
    });
  }
  return { overview, takesKeyboard, open, zoom, showMade, close, remove };
});

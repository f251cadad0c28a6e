import { onMounted } from 'vue';
import { toast } from 'vue-sonner';
import type { BridgeOutput } from '#host/contract.ts';
import { attempt, reportFault } from '#window/kit/attempt.ts';
import { HostFault } from '#window/kit/host/host.ts';
import { text as t } from '#window/kit/text/index.ts';
import { whenIdle } from '#window/kit/when-idle.ts';
import { prepareForFiles } from '#window/kit/workers/index.ts';
import { useUpdates } from '#window/help/updates.ts';
import { useBasemaps } from '#window/layers/basemaps.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useOffline } from '#window/offline/offline.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useNewProject } from '#window/shapes/new-project.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useHostState } from './host-state.ts';
import { useIncomingFiles } from './incoming-files.ts';
import { tellDamage } from './tell-damage.ts';

const preloadTimeoutMilliseconds = 2000;

/** Shapes that were open when the window was closed or killed. */
async function restoreFiles(before: Promise<unknown>): Promise<void> {
  if (!(await useFiles().restore(before))) return;
  toast(t('faults.restored'));
  void useMainMap().fitAll();
}

/** Says why the window before this one is gone. */
function sayWindowEnd(end: BridgeOutput<'host.info'>['windowEnd']): void {
  if (!end) return;
  const reason = end === 'oom' || end === 'hung' ? end : 'other';
  toast.warning(t('faults.windowEnded'), { description: t(`faults.windowEnd.${reason}`) });
}

/** Brings the window to where it was. */
async function start(): Promise<void> {
  const ui = useUi();
  const files = useFiles();
  const workspace = useWorkspace();
  const host = useHostState();
  const incoming = useIncomingFiles();
  // Asked for before anything is awaited, so that whatever a person opens or draws from the first moment on comes after it.
  const settings = ui.load();
  const restored = restoreFiles(settings.then(() => useNewProject().restore()));
  // Awaited below; until then a fault of it is nobody's.
  restored.catch(() => {});
  await settings;
  void whenIdle(preloadTimeoutMilliseconds).then(() => import('#window/project/ProjectInspector.vue'));
  void useBasemaps().load().catch(reportFault);
  void useOffline()
    .load()
    .catch(() => {});
  // Before anything waits for the service: the window says that it starts, or that it does not.
  await Promise.all([host.loadInfo(), host.loadService()]);
  sayWindowEnd(host.info?.windowEnd);
  await Promise.all([restored, workspace.loadConnections().then(() => workspace.refresh())]);
  // The project that was open, unless files are being checked.
  if (ui.projectId && !files.isOpen && workspace.projects.some(({ id }) => id === ui.projectId))
    await workspace.open(ui.projectId).catch(() => {});
  void tellDamage();
  await incoming.openPending();
  await incoming.loadRecent();
  prepareForFiles();
  void useUpdates().checkAtStart();
}

/** The window could not even begin to ask for the projects: their list says why, and is not loading for ever. */
function couldNotStart(error: unknown): never {
  const workspace = useWorkspace();
  if (workspace.loading) {
    workspace.fault = error instanceof HostFault ? error : { code: 'internal', message: (error as Error).message };
    workspace.loading = false;
  }
  throw error;
}

export function useWindowStart(): void {
  onMounted(() => void attempt(() => start().catch(couldNotStart)));
}

import { defineStore } from 'pinia';
import { nextTick, shallowRef, watch } from 'vue';
import { toast } from 'vue-sonner';
import sampleText from '../../../../resources/samples/sample-parcels.kml?raw';
import type { BridgeOutput } from '#host/contract.ts';
import { attempt } from '#window/kit/attempt.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { text as t, whole } from '#window/kit/text/index.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useFiles, type IncomingFile, type SaidOfFile, type Stopped, type Unmapped, type Unplaced } from '#window/shapes/files.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { useNewProject } from '#window/shapes/new-project.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace, type OpenProject } from '#window/workspace/workspace.ts';
import { fileNameOf } from '#domain/file-name.ts';
import type { Dropped } from './file-drop.ts';

type RecentFile = BridgeOutput<'files.recent'>['files'][number];

const maxRecent = 8;
const maxFaultToasts = 3;
const maxNames = 8;

/** The first names of many, and how many there are besides. */
const listed = (names: string[]) =>
  names.length > maxNames
    ? t('faults.andMore', { names: names.slice(0, maxNames).join(', '), n: whole(names.length - maxNames) })
    : names.join(', ');

function showFaults(faults: { name: string; message: string }[]): void {
  // Of many messages only the last would be read.
  if (faults.length <= maxFaultToasts) {
    for (const { name, message } of faults) toast.error(t('faults.unreadable', { name }), { description: message, duration: 12_000 });
    return;
  }
  const names = listed(faults.map(({ name }) => name));
  toast.error(t('faults.manyUnreadable', { n: whole(faults.length) }), {
    description: `${names}. ${faults[0]!.name}: ${faults[0]!.message}`,
    duration: 20_000,
  });
}
function showStopped(stopped: Stopped, keep: () => void): void {
  const n = whole(stopped.shapes.length);
  const isFull = stopped.why === 'full';
  toast(t(isFull ? 'importing.full' : 'importing.stopped', { name: stopped.file.name }), {
    description: t(isFull ? 'importing.fullHint' : 'importing.nothingKept', { n }),
    duration: isFull ? Number.POSITIVE_INFINITY : 20_000,
    closeButton: isFull,
    ...(stopped.shapes.length > 0 ? { action: { label: t('importing.keep', { n }), onClick: keep } } : {}),
  });
}

/** The parcels of the open project, or its boundary where nobody has them, as a file. Rejects when they cannot be read: an edit without them would lose them. */
async function projectFile({ record, geometry }: OpenProject): Promise<IncomingFile> {
  const parcels = useProjectShapes();
  await parcels.whenLoaded();
  if (parcels.fault !== '') throw new Error(parcels.fault);
  const name = record.project_name;
  const features =
    parcels.shapes.length > 0 ? parcels.shapes.map(({ feature }) => feature) : [{ type: 'Feature', properties: { name }, geometry }];
  return {
    name: `${fileNameOf(name)}.geojson`,
    bytes: new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features })),
  };
}

/** The newest first; only what the host can open again. A browser tells no paths of what was chosen in it. */
function createRecentFiles() {
  const recent = shallowRef<RecentFile[]>([]);

  async function loadRecent(): Promise<void> {
    recent.value = (await hostCall('files.recent', {}).catch(() => ({ files: [] }))).files.slice(0, maxRecent);
  }
  async function clearRecent(): Promise<void> {
    await hostCall('files.clearRecent', {});
    await loadRecent();
  }
  return { recent, loadRecent, clearRecent };
}
/** What was just opened is what is looked at, unless the person went to another tab since the opening began. */
function createTabOfShapes() {
  const ui = useUi();
  let expected = ui.drawerTab;
  return {
    begin(): void {
      expected = ui.drawerTab;
    },
    show(): void {
      if (ui.drawerTab !== expected) return;
      expected = 'shapes';
      ui.drawerTab = expected;
    },
  };
}
/** Opens files, and shows what came of it: shapes, faults, and the question of a file that does not say where it lies. */
function createShowing(tab: ReturnType<typeof createTabOfShapes>) {
  const [ui, files, map] = [useUi(), useFiles(), useMainMap()];
  return async (opening: () => Promise<void>): Promise<void> => {
    const before = files.shapes.length;
    tab.begin();
    await opening();
    const made = files.shapes.slice(before).map(({ id }) => id);
    if (made.length > 0) tab.show();
    showFaults(files.faults.splice(0));
    for (const stopped of files.stopped.splice(0)) showStopped(stopped, () => files.keepStopped(stopped));
    if (made.length > 0) void map.fitTo(made);
    if (files.unplaced.length > 0) ui.open('fileSystem');
    else if (files.unmapped.length > 0) ui.open('tableColumns');
  };
}

/** What goes on once a question about a file is answered, or asked again. */
function createAnswers(shown: ReturnType<typeof createShowing>) {
  const files = useFiles();
  return {
    afterPlacing: (waiting: Unplaced, system: string | null) => attempt(() => shown(() => files.place(waiting, system))),
    afterMapping: (waiting: Unmapped, said: SaidOfFile | null) => attempt(() => shown(() => files.mapTable(waiting, said))),
    askColumns: (file: OpenFile) => attempt(() => shown(() => files.askColumns(file))),
  };
}

/** Every way in which files come into the window: chosen, dropped, opened before, the sample, a project that is edited. */
export const useIncomingFiles = defineStore('incomingFiles', () => {
  const files = useFiles();
  const workspace = useWorkspace();
  const newProject = useNewProject();
  const map = useMainMap();
  const { recent, loadRecent, clearRecent } = createRecentFiles();
  const tab = createTabOfShapes();
  const shown = createShowing(tab);
  async function open(incoming: IncomingFile[]): Promise<void> {
    if (incoming.length === 0) return;
    await shown(() => files.open(incoming));
    void loadRecent();
  }
  // The first shapes of a long file are looked at while the others are still coming, and the view goes on to take in what comes.
  watch(
    () => files.arriving,
    (arriving, before) => {
      const [first] = arriving;
      if (!first) return;
      const isFirst = before.length === 0;
      if (isFirst) tab.show();
      void nextTick(() => map.follow(first.id, isFirst));
    },
  );

  const choose = () => attempt(async () => open((await hostCall('files.choose', { kinds: ['geometry'], multiple: true })).files));
  const openSample = () => attempt(() => open([{ name: 'sample-parcels.kml', bytes: new TextEncoder().encode(sampleText) }]));
  const openRecent = (path: string) => attempt(async () => open([await hostCall('files.read', { path })]));
  /** Shapes of a project or of the outbox, under the name that they had. */
  async function openAs(given: { name: string; bytes: Uint8Array }[], name: string): Promise<void> {
    await attempt(() => open(given));
    newProject.name = name;
  }
  function takeDropped({ files: dropped, unknown }: Dropped): void {
    if (dropped.length === 0 && unknown.length === 0) toast(t('files.emptyFolder'));
    // Photos and notes beside the boundaries are no faults.
    else if (unknown.length > 0)
      toast(t('files.leftOut', { n: whole(unknown.length) }, unknown.length), { description: listed(unknown), duration: 12_000 });
    void attempt(() => open(dropped.map((file) => ({ name: file.name, bytes: new Uint8Array(0), file }))));
  }
  /** The open project as a file, and the project as the one that is replaced. */
  const editProject = () =>
    attempt(async () => {
      const { id, project_name: name } = workspace.current!.record;
      await openAs([await projectFile(workspace.current!)], name);
      newProject.replace({ id, name });
    });
  const openPending = async () => open((await hostCall('files.pending', {})).files);

  return {
    recent,
    loadRecent,
    clearRecent,
    open,
    ...createAnswers(shown),
    choose,
    openSample,
    openRecent,
    openAs,
    takeDropped,
    editProject,
    openPending,
  };
});

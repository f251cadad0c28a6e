import { onBeforeUnmount, onMounted, watch } from 'vue';
import { toast } from 'vue-sonner';
import { useUpdates } from '#window/help/updates.ts';
import { attempt } from '#window/kit/attempt.ts';
import { onHost } from '#window/kit/host/host.ts';
import { text as t } from '#window/kit/text/index.ts';
import { keysText } from '#window/kit/text/keys.ts';
import { useBackups } from '#window/backups/backups.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useOffline } from '#window/offline/offline.ts';
import { useOutbox } from '#window/offline/outbox.ts';
import { useFiles } from '#window/shapes/files.ts';
import { followChanges } from '#window/workspace/changes-of-others.ts';
import { useWork } from '#window/workspace/work.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useCommands } from './commands/index.ts';
import { tellDamage } from './tell-damage.ts';
import { useNothingStale } from './nothing-stale.ts';
import { useHostState } from './host-state.ts';
import { useIncomingFiles } from './incoming-files.ts';
import { followLink } from './follow-link.ts';

/** of a long list of names */
const maxNames = 3;
const someOf = (names: readonly string[]) => names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ' …' : '');

/** What comes from outside: the host, the network, the outbox. */
function listen(): (() => void)[] {
  const workspace = useWorkspace();
  const incoming = useIncomingFiles();
  const commands = useCommands();
  return [
    useHostState().listen(),
    useWork().follow(),
    useUpdates().listen(),
    useOffline().listen(() => {
      toast.success(t('offline.back', { name: workspace.connection?.name ?? '' }));
      void workspace.refresh();
      if (workspace.current && workspace.openAsOf) void workspace.open(workspace.current.record.id).catch(() => {});
      else void workspace.loadProducts();
    }),
    useOutbox().listen(({ kind, name, connectionId }) => {
      if (connectionId === workspace.connection?.id) void workspace.refresh();
      toast.success(t(`outbox.sent.${kind}`, { name }));
    }),
    followChanges(({ added, removed }) => {
      const told: string[] = [];
      if (added.length > 0) told.push(t('projects.othersAdded', { n: added.length, names: someOf(added) }, added.length));
      if (removed.length > 0) told.push(t('projects.othersRemoved', { n: removed.length, names: someOf(removed) }, removed.length));
      toast(told.join(' '));
    }),
    onHost('files-opened', ({ files }) => void attempt(() => incoming.open(files))),
    onHost('link-opened', (link) => void followLink(link)),
    onHost('file-damaged', () => void tellDamage()),
    onHost('menu-command', ({ command }) => commands.run(command)),
  ];
}

/** Warns at once: otherwise the user may work for hours without anything being saved. */
function warnWhenUnsaved(): void {
  const files = useFiles();
  watch(
    () => files.saveFault,
    (fault, before) => {
      if (fault && !before)
        toast.error(t('app.draftUnsaved'), {
          id: 'draft-unsaved',
          description: t('app.draftUnsavedHint', { reason: fault, keys: keysText('Ctrl S') }),
          duration: 30_000,
        });
      else if (!fault && before) toast.dismiss('draft-unsaved');
    },
  );
}

/** A workspace that cannot be opened is told in the middle of the window, with the newest good copy of it. */
function offerRecovery(): void {
  const host = useHostState();
  const backups = useBackups();
  const ui = useUi();
  watch(
    () => host.service,
    async (now) => {
      if (now !== 'failed') return;
      await backups.lookForRecovery().catch(() => {});
      if (backups.recovery?.damaged && ui.dialog === null) ui.open('recovery');
    },
    { immediate: true },
  );
}

function nameWindow(): void {
  const files = useFiles();
  const workspace = useWorkspace();
  watch(
    [() => workspace.current?.record.project_name, () => files.files[0]?.name],
    ([project, file]) => {
      document.title = [file ?? project, t('app.title')].filter(Boolean).join(' – ');
    },
    { immediate: true },
  );
}

export function useWindowEvents(): void {
  warnWhenUnsaved();
  nameWindow();
  offerRecovery();
  useNothingStale();
  let endings: (() => void)[] = [];
  onMounted(() => {
    endings = listen();
  });
  onBeforeUnmount(() => {
    for (const end of endings) end();
  });
}

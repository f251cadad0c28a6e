import { nextTick } from 'vue';
import { attempt } from '#window/kit/attempt.ts';
import { focusOn } from '#window/kit/focus-target.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useCollection } from '#window/workspace/collection.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useIncomingFiles } from '../incoming-files.ts';
import { useOpenProject } from '../open-project.ts';
import { usePanes } from '../panes.ts';
import { needs, type MenuActions } from './command.ts';

export function projectActions(): MenuActions<'project'> {
  const ui = useUi();
  const files = useFiles();
  const collection = useCollection();
  const workspace = useWorkspace();
  const project = useOpenProject();
  const incoming = useIncomingFiles();
  const panes = usePanes();
  const hasProject = () => workspace.current !== null;
  const ofProject = { needs: needs('project'), enabled: hasProject };
  return {
    'project.create': {
      label: () => t('menu.create'),
      needs: needs('file'),
      enabled: () => files.isOpen,
      run: () => {
        panes.show('right');
        void nextTick(() => focusOn('project-name'));
      },
    },
    'project.edit': {
      label: () => t('outbox.editProject'),
      needs: () => t(!hasProject() ? 'needs.project' : files.isOpen ? 'needs.filesClosed' : 'needs.ownShape'),
      enabled: () => hasProject() && !files.isOpen && !workspace.current!.record.is_collection,
      run: () => void incoming.editProject(),
    },
    'project.takeAlong': { label: () => t('menu.takeAlong'), ...ofProject, run: () => ui.open('takeAlong') },
    'project.zones': { label: () => t('zones.menu'), ...ofProject, run: () => ui.open('zones') },
    'project.zoom': { label: () => t('menu.zoomProject'), ...ofProject, run: () => void project.zoom() },
    'project.close': { label: () => t('menu.closeProject'), ...ofProject, run: () => project.close() },
    'project.refresh': { overDialogs: true, label: () => t('menu.refresh'), run: () => void workspace.refresh() },
    'project.again': {
      label: () => t('menu.again'),
      ...ofProject,
      run: () => void attempt(() => collection.collectAgain(workspace.current!.record.id)),
    },
    'collection.open': { label: () => t('menu.collection'), run: () => ui.open('collection') },
    'portfolio.open': { label: () => t('menu.portfolio'), run: () => ui.open('portfolio') },
    'groups.open': { label: () => t('menu.groups'), run: () => ui.open('groups') },
    'bin.open': { label: () => t('menu.bin'), run: () => ui.open('bin') },
    'project.delete': { label: () => t('menu.deleteProject'), ...ofProject, run: () => ui.open('deleteProject') },
  };
}

import { focusOn } from '#window/kit/focus-target.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { needs, type MenuActions } from './command.ts';

export function editActions(): MenuActions<'edit'> {
  const files = useFiles();
  const deletion = useDeletion();
  const workspace = useWorkspace();
  return {
    'edit.undo': {
      // The portfolio has its own undo for deletions; the shapes behind a dialog are not visible.
      overDialogs: () => deletion.label !== null,
      label: () => {
        const what = deletion.label ?? files.history.undoLabel;
        return what ? t('menu.undo', { what }) : t('menu.undoPlain');
      },
      needs: () => files.history.endedBy ?? t('needs.undo'),
      enabled: () => (deletion.label ?? files.history.undoLabel) !== null,
      run: () => (deletion.label === null ? files.history.undo() : deletion.keep()),
    },
    'edit.redo': {
      label: () => (files.history.redoLabel ? t('menu.redo', { what: files.history.redoLabel }) : t('menu.redoPlain')),
      needs: needs('redo'),
      enabled: () => files.history.redoLabel !== null,
      run: () => files.history.redo(),
    },
    'view.search': {
      label: () => t('menu.find'),
      needs: needs('projects'),
      enabled: () => workspace.projects.length > 0,
      run: () => focusOn('project-filter'),
    },
  };
}

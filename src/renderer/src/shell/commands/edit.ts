import { nextTick } from 'vue';
import { focusOn } from '#window/kit/focus-target.ts';
import { text as t, whole } from '#window/kit/text/index.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useShapeSelection } from '../shape-selection.ts';
import { takeStep } from '../shown-steps.ts';
import { usePanes } from '../panes.ts';
import { needs, type MenuActions } from './command.ts';

export function editActions(): MenuActions<'edit'> {
  const files = useFiles();
  const deletion = useDeletion();
  const workspace = useWorkspace();
  const panes = usePanes();
  const selection = useShapeSelection();
  const editing = useEditing();
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
      run: () => (deletion.label === null ? void takeStep(() => files.history.undo()) : deletion.keep()),
    },
    'edit.redo': {
      label: () => (files.history.redoLabel ? t('menu.redo', { what: files.history.redoLabel }) : t('menu.redoPlain')),
      needs: needs('redo'),
      enabled: () => files.history.redoLabel !== null,
      run: () => void takeStep(() => files.history.redo()),
    },
    'edit.selectAll': {
      label: () => t('menu.selectAll', { n: whole(selection.order.length) }, selection.order.length),
      needs: needs('shapes'),
      enabled: () => selection.order.length > 0,
      run: () => selection.all(),
    },
    'edit.selectNone': {
      label: () => t('menu.selectNone', { n: whole(selection.count) }, selection.count),
      needs: needs('shape'),
      enabled: () => selection.count > 0,
      run: () => selection.clear(),
    },
    'edit.box': { label: () => t('edit.tool.box'), run: () => editing.start('box') },
    'edit.lasso': { label: () => t('edit.tool.lasso'), run: () => editing.start('lasso') },
    'edit.invert': {
      label: () => t('menu.invert'),
      needs: needs('shapes'),
      enabled: () => selection.order.length > 0,
      run: () => selection.inverted(),
    },
    'view.search': {
      label: () => t('menu.find'),
      needs: needs('projects'),
      enabled: () => workspace.projects.length > 0,
      run: () => {
        panes.show('left');
        void nextTick(() => focusOn('project-filter'));
      },
    },
  };
}

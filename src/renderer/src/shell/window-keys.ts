import { tinykeys } from 'tinykeys';
import { onBeforeUnmount, onMounted } from 'vue';
import { toast } from 'vue-sonner';
import { closeDialogs } from '#window/kit/open-dialogs.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { WindowCommand } from './commands/command.ts';
import { useCommands } from './commands/index.ts';
import { bindingsOf } from './commands/key-binding.ts';
import { runOrExplain } from './commands/run-or-explain.ts';
import { useShapeSelection } from './shape-selection.ts';
import { isQuestion } from './window-dialogs.ts';

/** Fields that are typed in have an undo of their own; one that is a tool's (`data-tool-field`) has it while something stands in it. */
function isTypedIn(event: KeyboardEvent): boolean {
  const field = (event.target as HTMLElement | null)?.closest<HTMLInputElement>(
    'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea',
  );
  return Boolean(field && !(field.dataset['toolField'] !== undefined && field.value === ''));
}
const ownOfFields = new Set(['edit.undo', 'edit.redo', 'edit.selectAll']);

/** Without shapes, and in a dialog, Ctrl A selects the words that one reads, as everywhere. */
const isLeftToWindow = ({ id, enabled }: WindowCommand) =>
  id === 'edit.selectAll' && (!enabled() || document.querySelector('[role=dialog]') !== null);

/**
 * What lies behind a dialog is not changed unseen. A question (delete this?) is answered before anything else opens over it; every other dialog gives way to the one that a
 * key opens, and so does what hangs at a button (the conditions of a filter).
 */
function isHeldByDialog({ overDialogs = false }: WindowCommand): boolean {
  if (!document.querySelector('[role=dialog]')) return false;
  const { dialog } = useUi();
  const isAsked = dialog === null ? document.querySelector('[role=dialog][data-question]') !== null : isQuestion(dialog);
  const works = typeof overDialogs === 'function' ? overDialogs() : overDialogs && !isAsked;
  return !works;
}

/** The keys of the commands, anywhere in the window; what it gives ends that. */
function listenForCommands(): () => void {
  const ui = useUi();
  const press = (command: WindowCommand) => (event: KeyboardEvent) => {
    // What has the focus has done it already (a table that selects its rows), or does it itself.
    if (event.defaultPrevented || (ownOfFields.has(command.id) && isTypedIn(event))) return;
    if (isLeftToWindow(command)) return;
    event.preventDefault();
    if (isHeldByDialog(command)) {
      toast(t('needs.dialog'), { id: 'needs-dialog', duration: 3000 });
      return;
    }
    const before = ui.dialog;
    runOrExplain(command);
    // Dialogs that the window does not know by name are closed by their own.
    if (before === null && ui.dialog !== null) closeDialogs();
  };
  const bound = useCommands().fixed.flatMap((command) => bindingsOf(command).map((binding) => [binding, press(command)] as const));
  return tinykeys(window, Object.fromEntries(bound));
}

const ownsKeys = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=dialog], [role=menu]';

/** Keys of the tool in hand; a field that is typed in keeps its own. */
function listenForTool(): () => void {
  const files = useFiles();
  const editing = useEditing();
  const map = useMainMap();
  const selection = useShapeSelection();
  const commands = useCommands();
  function press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement | null;
    if (target?.closest(ownsKeys)) return;
    const { tool } = editing;
    if (event.key === 'Escape' && tool) editing.stop();
    else if (event.key === 'Escape' && selection.count > 0) selection.clear();
    else if (event.key === 'Enter' && tool && !target?.closest('button')) void map.finishSketch();
    else if (event.key === 'Backspace' && tool) void map.removeLastPoint();
    else if (event.key === 'Delete' && !editing.isDrawing && files.selectedIds.size > 0) commands.run('draw.remove');
    else return;
    event.preventDefault();
  }
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** The keyboard of the window, as long as the component that asks is there. */
export function useWindowKeys(): void {
  const endings: (() => void)[] = [];
  onMounted(() => {
    endings.push(listenForTool(), listenForCommands());
  });
  onBeforeUnmount(() => {
    for (const end of endings) end();
  });
}

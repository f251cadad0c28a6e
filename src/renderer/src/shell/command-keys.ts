import { tinykeys } from 'tinykeys';
import { toast } from 'vue-sonner';
import type { WindowCommand } from './commands.ts';
import { text as t } from '#window/kit/text/index.ts';

/** Does a command, or says what it needs first. */
export function runOrTell(command: WindowCommand): void {
  if (command.enabled()) command.run();
  else if (command.needs) toast(command.needs(), { id: command.id, duration: 3000 });
}

/** Fields that are typed in have an undo of their own; one that is a tool's (`data-tool-field`) has it while something stands in it. */
function isTypedIn(event: KeyboardEvent): boolean {
  const field = (event.target as HTMLElement | null)?.closest<HTMLInputElement>(
    'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea',
  );
  return Boolean(field && !(field.dataset['toolField'] !== undefined && field.value === ''));
}
/** What lies behind a dialog is not changed unseen. A question (delete this?) is answered before anything else opens over it. */
function isHeldByDialog({ overDialogs = false }: WindowCommand, dialogCanGiveWay: boolean): boolean {
  if (!document.querySelector('[role=dialog]')) return false;
  const works = typeof overDialogs === 'function' ? overDialogs() : overDialogs && dialogCanGiveWay;
  return !works;
}
const ownUndo = new Set(['edit.undo', 'edit.redo']);

/** The keys of commands, anywhere in the window; what it gives ends that. `dialogCanGiveWay`: false for a question that waits for its answer. */
export function listenForCommandKeys(commands: readonly WindowCommand[], dialogCanGiveWay: () => boolean): () => void {
  const bound = commands.flatMap((command) =>
    [command.binding, command.otherBinding]
      .filter((binding) => binding !== undefined)
      .map(
        (binding) =>
          [
            binding,
            (event: KeyboardEvent) => {
              if (ownUndo.has(command.id) && isTypedIn(event)) return;
              event.preventDefault();
              if (isHeldByDialog(command, dialogCanGiveWay())) toast(t('needs.dialog'), { id: 'needs-dialog', duration: 3000 });
              else runOrTell(command);
            },
          ] as const,
      ),
  );
  return tinykeys(window, Object.fromEntries(bound));
}

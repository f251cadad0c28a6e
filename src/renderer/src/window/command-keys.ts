import { tinykeys } from 'tinykeys';
import { toast } from 'vue-sonner';
import type { WindowCommand } from '../commands.ts';

/** Does a command, or says what it needs first. */
export function runOrTell(command: WindowCommand): void {
  if (command.enabled()) command.run();
  else if (command.needs) toast(command.needs(), { id: command.id, duration: 3000 });
}

/** Fields that are typed in have an undo of their own. */
const isTypedIn = (event: KeyboardEvent) =>
  Boolean((event.target as HTMLElement | null)?.closest('input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea'));
const ownUndo = new Set(['edit.undo', 'edit.redo']);

/** The keys of commands, anywhere in the window; what it gives ends that. */
export function listenForCommandKeys(commands: readonly WindowCommand[]): () => void {
  const bound = commands.flatMap((command) =>
    command.binding
      ? [
          [
            command.binding,
            (event: KeyboardEvent) => {
              if (ownUndo.has(command.id) && isTypedIn(event)) return;
              event.preventDefault();
              runOrTell(command);
            },
          ] as const,
        ]
      : [],
  );
  return tinykeys(window, Object.fromEntries(bound));
}

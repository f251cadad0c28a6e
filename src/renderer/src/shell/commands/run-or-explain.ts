import { toast } from 'vue-sonner';
import type { WindowCommand } from './command.ts';

/** Does a command, or says what it needs first. */
export function runOrExplain(command: WindowCommand): void {
  if (command.enabled()) command.run();
  else if (command.needs) toast(command.needs(), { id: command.id, duration: 3000 });
}

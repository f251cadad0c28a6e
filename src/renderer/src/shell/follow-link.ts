import { toast } from 'vue-sonner';
import type { BridgeEvents } from '#host/contract.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useCommands } from './commands/index.ts';
import { useOpenProject } from './open-project.ts';

/** Does what an address "hectare:…" asks for. A project is opened only from the list of the connection in use; nothing is fetched for an id that somebody made up. */
export function followLink(link: BridgeEvents['link-opened']): void {
  if (link.action !== 'project') return useCommands().run(link.action === 'open' ? 'file.open' : 'portfolio.open');
  const { id } = link;
  if (useWorkspace().projects.some((project) => project.id === id)) return void useOpenProject().open(id);
  toast.warning(t('faults.linkedProject'), { description: t('faults.linkedProjectHint') });
}

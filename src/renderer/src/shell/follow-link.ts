import { toast } from 'vue-sonner';
import type { BridgeEvents } from '#host/contract.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useCommands } from './commands/index.ts';
import { useOpenProject } from './open-project.ts';

/** Does what an address "hectare:…" asks for. A project is opened only from the list of the connection in use; nothing is asked about an id that somebody made up. */
export async function followLink(link: BridgeEvents['link-opened']): Promise<void> {
  if (link.action !== 'project') return useCommands().run(link.action === 'open' ? 'file.open' : 'portfolio.open');
  const { id } = link;
  const workspace = useWorkspace();
  const isListed = () => workspace.projects.some((project) => project.id === id);
  // The list may still be on its way, or older than a project that somebody else has just made.
  if (!isListed()) await workspace.refresh();
  if (isListed()) return useOpenProject().open(id);
  toast.warning(t('faults.linkedProject'), { description: t('faults.linkedProjectHint') });
}

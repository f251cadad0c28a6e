import { isDamage, newestGoodCopy } from '#backups/recovery.ts';
import { CommandFault } from './usage.ts';

/** Why our own service cannot start, in words; of a damaged workspace with the newest good copy of it and how to put it back. */
export async function startFault(error: Error, folder: string): Promise<CommandFault> {
  if (!isDamage(error)) return new CommandFault(error.message);
  const copy = await newestGoodCopy(folder);
  if (!copy) return new CommandFault(`${error.message} There is no good daily copy of it in ${folder}. See: hectare backup list`);
  const count = copy.manifest.workspaces.reduce((sum, { projects }) => sum + projects, 0);
  return new CommandFault(
    `${error.message}\nThe newest good copy of it is of ${copy.manifest.made_at}, with ${count} ${count === 1 ? 'project' : 'projects'}. Put it back, and keep the damaged file, with:\n  hectare backup restore "${copy.path}"`,
  );
}

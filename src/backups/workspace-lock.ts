import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupFault } from './backup-fault.ts';
import { sentence } from './phrases/sentence.ts';
import { workspacesOf, type BackupKind } from './user-parts.ts';

export const lockName = 'service.lock';

/** The process that holds a workspace, by its lock; null where nobody does, or the one that did is dead. This process counts as nobody. */
export function holderOf(lock: string): number | null {
  if (!existsSync(lock)) return null;
  const pid = Number(readFileSync(lock, 'utf8'));
  if (pid === process.pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

/** Takes every workspace of a folder, so that no service opens one meanwhile; gives back what releases them. Throws BackupFault when one is open. */
export function holdWorkspaces(kind: BackupKind, folder: string): () => void {
  const held: string[] = [];
  const release = () => {
    for (const lock of held) rmSync(lock, { force: true });
  };
  try {
    for (const path of workspacesOf(kind)) {
      const home = join(folder, ...path.split('/').slice(0, -1));
      if (!existsSync(home)) continue;
      const lock = join(home, lockName);
      const id = holderOf(lock);
      if (id !== null) throw new BackupFault(sentence('backups.in-use', { id, path: home }));
      writeFileSync(lock, String(process.pid), { mode: 0o600 });
      held.push(lock);
    }
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

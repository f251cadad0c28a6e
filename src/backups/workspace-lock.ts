import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { partOf } from '#disk/replaced-file.ts';
import { BackupFault } from './backup-fault.ts';
import { sentence } from './phrases/sentence.ts';
import { workspacesOf, type BackupKind } from './user-parts.ts';

export const lockName = 'service.lock';
/** held by the program that shows the window, so that of two programs the last does not overwrite drafts and settings of the first */
export const profileLockName = 'program.lock';

function textOf(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    // Whoever holds it may let it go at any time.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Names this run of the system, where it says so (Linux); '' elsewhere. After a power cut, another program may have the number of the process that held a lock. */
function bootId(): string {
  return textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
}
const ownMark = (): string => `${process.pid} ${bootId()}`.trim();

/** The process that holds a workspace, by its lock; null where nobody does, or the one that did is dead. This process counts as nobody. */
function holderOf(lock: string): number | null {
  const [number, boot] = (textOf(lock) ?? '').trim().split(' ');
  const pid = Number(number || process.pid);
  if (pid === process.pid) return null;
  const [then, now] = [boot ?? '', bootId()];
  if (then !== '' && now !== '' && then !== now) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

/** Makes the lock with this process in it, whole from the start; false where there is one. */
function madeLock(lock: string): boolean {
  const part = partOf(lock);
  writeFileSync(part, ownMark(), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(part, lock);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // A disk without links, such as a memory card.
    return madeLockInPlace(lock);
  } finally {
    rmSync(part, { force: true });
  }
}
function madeLockInPlace(lock: string): boolean {
  try {
    writeFileSync(lock, ownMark(), { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a workspace. Returns null, or the process that holds it. Of several that find the lock of a dead one at once, one takes it over. */
export function takeLock(lock: string): number | null {
  for (;;) {
    if (madeLock(lock)) return null;
    const holder = holderOf(lock);
    if (holder !== null) return holder;
    const aside = partOf(lock);
    try {
      renameSync(lock, aside);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Somebody else was quicker.
      continue;
    }
    const taken = holderOf(aside);
    // It was taken over between the look and the move: back with it.
    if (taken !== null && !existsSync(lock)) renameSync(aside, lock);
    else rmSync(aside, { force: true });
    if (taken !== null) return taken;
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
      const id = takeLock(lock);
      if (id !== null) throw new BackupFault(sentence('backups.in-use', { id, path: home }));
      held.push(lock);
    }
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { BackupFault } from './backup-fault.ts';
import { sentence } from './phrases/sentence.ts';
import { backupsFolder, dailyFolder } from './list.ts';
import { isPassing, partsOf, workspaceFolders, workspacesOf } from './user-parts.ts';
import { DatabaseSync } from 'node:sqlite';
import { holdWorkspaces, lockName, profileLockName } from './workspace-lock.ts';

/** Chromium's marks of a running program, which are links to nowhere on another disk. */
const isOfARun = (name: string) => name.startsWith('Singleton') || [lockName, profileLockName, 'sender.lock'].includes(name);

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Uint8Array);
  return hash.digest('hex');
}

/** Writes the log of a workspace into it, so that one file is all of it. */
function closeWorkspace(path: string): void {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/** What is compared: everything of the user's, and the copies of it. */
const comparedParts = [...partsOf('profile'), backupsFolder, ...workspaceFolders.map((folder) => `${folder}/${dailyFolder}`), 'replaced'];

/** Files of the user's, as paths from the folder. */
async function userFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const part of comparedParts) {
    const path = join(folder, ...part.split('/'));
    const state = await lstat(path).catch(() => null);
    if (state?.isFile()) found.push(path);
    if (!state?.isDirectory()) continue;
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !isPassing(entry.name)) found.push(join(entry.parentPath, entry.name));
  }
  return found.map((path) => relative(folder, path));
}

async function refuseUnusable(from: string, to: string, keep: readonly string[]): Promise<void> {
  if (to === from || to.startsWith(from + sep)) throw new BackupFault(sentence('backups.inside', { path: to }));
  const names = await readdir(to).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : null));
  if (names === null || names.some((name) => !keep.includes(name))) throw new BackupFault(sentence('backups.no-folder', { path: to }));
}

/**
 * Moves a profile with everything in it. It is copied and compared first; `settle` then makes the new folder the one in use, and only after that the old files go.
 * `keep`: names in both folders that belong to neither profile. Resolves with old files that could not be taken away. Rejects with BackupFault while a service has a workspace open, and leaves everything where it is.
 */
export async function moveProfile(from: string, to: string, settle: (to: string) => void, keep: readonly string[] = []): Promise<string[]> {
  const [old, fresh] = [resolve(from), resolve(to)];
  if (!existsSync(old)) throw new BackupFault(sentence('backups.nothing', { path: old }));
  await refuseUnusable(old, fresh, keep);
  const release = holdWorkspaces('profile', old);
  try {
    for (const workspace of workspacesOf('profile')) {
      const path = join(old, workspace);
      if (existsSync(path)) closeWorkspace(path);
    }
    await mkdir(fresh, { recursive: true, mode: 0o700 });
    try {
      await cp(old, fresh, {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
        filter: (path) => !isOfARun(basename(path)) && !keep.includes(basename(path)),
      });
      for (const path of await userFiles(old))
        if ((await digestOf(join(old, path))) !== (await digestOf(join(fresh, path))))
          throw new BackupFault(sentence('backups.file-changed', { path: join(fresh, path) }));
      settle(fresh);
    } catch (error) {
      // Everything in it was made here: it was empty.
      for (const name of (await readdir(fresh).catch(() => [])).filter((one) => !keep.includes(one)))
        await rm(join(fresh, name), { recursive: true, force: true });
      const { code } = error as NodeJS.ErrnoException;
      throw code === 'ENOSPC' ? new BackupFault(sentence('backups.no-room', { path: fresh })) : error;
    }
  } finally {
    release();
  }
  const left: string[] = [];
  for (const name of await readdir(old))
    if (!keep.includes(name)) await rm(join(old, name), { recursive: true, force: true }).catch(() => left.push(join(old, name)));
  return left;
}

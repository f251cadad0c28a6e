import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { takeLock } from '#backups/workspace-lock.ts';
import { partOf } from '#disk/replaced-file.ts';
import type { Sentence } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';
import { StartRefused } from './start-refused.ts';

/** The folders of a path that do not exist, outermost first. Node's recursive mkdir never returns below /proc, so each folder is made by itself. */
function missingFolders(path: string, isFile: (file: string) => Error): string[] {
  const missing: string[] = [];
  for (let above = path; ; above = dirname(above)) {
    const found = statSync(above, { throwIfNoEntry: false });
    if (found?.isDirectory()) return missing;
    if (found) throw isFile(above);
    if (dirname(above) === above) return missing;
    missing.unshift(above);
  }
}

/** Makes the folder and tries to write in it; a sentence for the user where that cannot be. */
export function makeDataFolder(folder: string): void {
  const path = resolve(folder);
  const refused = (reason: Sentence) => new StartRefused(sentence('service.folder-unusable', { path, reason }));
  try {
    for (const missing of missingFolders(path, (file) =>
      refused(file === path ? sentence('service.folder-is-file') : sentence('service.folder-below-file', { path: file })),
    ))
      mkdirSync(missing, { mode: 0o700 });
    const trial = partOf(join(path, '.writable'));
    writeFileSync(trial, '', { mode: 0o600, flag: 'wx' });
    rmSync(trial, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined || code === 'ENOSPC' ? error : refused(sentence('service.folder-not-writable', { code }));
  }
}

/** One writer a workspace: a lock with the writer's process id, which a dead one leaves behind and the next takes over. */
export function holdDataFolder(lock: string): () => void {
  const id = takeLock(lock);
  if (id !== null) throw new StartRefused(sentence('service.workspace-open', { id }));
  return () => rmSync(lock, { force: true });
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { profileLockName, takeLock } from '#backups/workspace-lock.ts';
import { PhrasedError } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';

/** Another program shows its window on this folder. */
class ProfileInUse extends PhrasedError {
  override name = 'ProfileInUse';
}

/** Keeps the profile for this program until it ends; a kill leaves a lock that the next program takes over. Throws ProfileInUse where another one runs. */
export function holdProfile(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = join(dataFolder, profileLockName);
  const id = takeLock(lock);
  if (id !== null) throw new ProfileInUse(sentence('host.profile-in-use', { path: dataFolder, id }));
  process.on('exit', () => rmSync(lock, { force: true }));
}

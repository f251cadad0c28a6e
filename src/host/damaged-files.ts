import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeOutput } from './contract.ts';
import { namesIn } from './json-file.ts';
import { asideSince } from './kept-aside.ts';

export type DamagedFile = BridgeOutput<'workspace.damaged'>['files'][number];
const folders = [[], ['drafts'], ['outbox'], ['offline'], ['offline', 'taken']];

function kindOf(folder: readonly string[], name: string): DamagedFile['kind'] {
  if (folder[0] === 'drafts') return 'draft';
  if (folder[0] === 'outbox') return name.includes('.entry.json') ? 'outbox' : 'other';
  return name.startsWith('project-notes.') ? 'notes' : 'other';
}

/** The damaged files of a profile, which are kept until the person takes them away; the newest first. */
export async function damagedFilesIn(dataFolder: string): Promise<DamagedFile[]> {
  const found: DamagedFile[] = [];
  for (const folder of folders)
    for (const name of await namesIn(join(dataFolder, ...folder))) {
      const since = asideSince(name);
      if (since === null) continue;
      const path = join(dataFolder, ...folder, name);
      const size = await stat(path).then(
        ({ size: bytes }) => bytes,
        () => null,
      );
      if (size !== null) found.push({ kind: kindOf(folder, name), path, since, bytes: size });
    }
  return found.sort((a, b) => b.since.localeCompare(a.since));
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBackup } from './archive.ts';
import type { BackupKind } from './user-parts.ts';

/** folder, in the profile, of the backups that a person made */
export const backupsFolder = 'backups';
/** folder, beside a workspace, of the copies that its service makes each day */
export const dailyFolder = 'daily-copies';

export interface ListedBackup {
  path: string;
  bytes: number;
  kind: BackupKind;
  madeAt: string;
  projects: number;
  /** rows that were damaged already when it was made */
  damagedRows: number;
}

/** The backups in a folder by the times that they name, newest first; what is none is left out. Sums are not checked. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const opened = await Promise.all(
    names.filter((name) => name.endsWith('.zip')).map((name) => openBackup(join(folder, name)).catch(() => null)),
  );
  return opened
    .filter((backup) => backup !== null)
    .map(({ path, bytes, manifest: { kind, made_at: madeAt, workspaces } }) => ({
      path,
      bytes,
      kind,
      madeAt,
      projects: workspaces.reduce((sum, { projects }) => sum + projects, 0),
      damagedRows: workspaces.reduce((sum, { damaged_rows: rows }) => sum + rows, 0),
    }))
    .toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : a.madeAt > b.madeAt ? -1 : 0));
}

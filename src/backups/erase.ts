import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsFolder } from './list.ts';
import { partsOf, workspaceFolders } from './user-parts.ts';
import { holdWorkspaces, profileLockName } from './workspace-lock.ts';

/** What Hectare writes into its folder besides what a backup holds. */
const otherParts = [
  ...workspaceFolders,
  'offline',
  'map-tiles',
  'replaced',
  'logs',
  'updates',
  'window.json',
  'software-graphics',
  'restore-under-way.json',
  'hectare-folder.json',
  profileLockName,
];
/** What Chromium keeps in the same folder, where it is Electron's; it holds no data of Hectare's but what the window was shown. */
const chromiumParts =
  /^(Cache|Code Cache|GPUCache|Dawn(Graphite|WebGPU)?Cache|Local Storage|Session Storage|IndexedDB|blob_storage|Network|Shared Dictionary|SharedStorage|Cookies(-journal)?|Preferences|Local State|TransportSecurity|Network Persistent State|Trust Tokens(-journal)?|DIPS(-wal|-shm)?|WebStorage|Service Worker|databases|Crashpad|Dictionaries|Singleton(Lock|Socket|Cookie)|lockfile|DevToolsActivePort)$/;
/** Parts and copies that a kill left. */
const leftOver = /^restoring-[0-9a-f]+$|\.(part|damaged-[\w.-]+)$/;

export interface EraseOrder {
  /** of the profile */
  folder: string;
  withBackups: boolean;
  /** Chromium's own files are in use while the window is open */
  isChromiumOpen: boolean;
}
export interface Erased {
  /** names in the folder */
  erased: string[];
  left: string[];
}

/**
 * Takes away everything of Hectare's in a profile. Names that are not Hectare's stay, because a person may have named any folder for it. Rejects with BackupFault
 * while a service has a workspace open.
 */
export async function eraseProfile({ folder, withBackups, isChromiumOpen }: EraseOrder): Promise<Erased> {
  if (!existsSync(folder)) return { erased: [], left: [] };
  const release = holdWorkspaces('profile', folder);
  const own = new Set([...partsOf('profile').map((part) => part.split('/')[0]!), ...otherParts, ...(withBackups ? [backupsFolder] : [])]);
  const isOurs = (name: string) => own.has(name) || leftOver.test(name) || (!isChromiumOpen && chromiumParts.test(name));
  const erased: string[] = [];
  try {
    for (const name of (await readdir(folder)).toSorted()) {
      if (!isOurs(name)) continue;
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).then(
        () => erased.push(name),
        () => {},
      );
    }
  } finally {
    release();
  }
  return { erased, left: (await readdir(folder)).toSorted() };
}

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
  profileLockName,
];
/** By it the folder is known for the one that a profile was moved to; without it the next start would miss that. */
const movedHere = 'hectare-folder.json';
/** What Chromium keeps in the same folder, where it is Electron's; it holds no data of Hectare's but what the window was shown. */
const chromiumParts =
  /^(Cache|Code Cache|GPUCache|Dawn(Graphite|WebGPU)?Cache|Local Storage|Session Storage|IndexedDB|blob_storage|Network|Shared Dictionary|SharedStorage|Cookies(-journal)?|Preferences|Local State|TransportSecurity|Network Persistent State|Trust Tokens(-journal)?|DIPS(-wal|-shm)?|WebStorage|Service Worker|databases|Crashpad|Dictionaries|Singleton(Lock|Socket|Cookie)|lockfile|DevToolsActivePort|shared_proto_db|VideoDecodeStats|(Gr)?ShaderCache|SharedStorage-wal|Partitions)$/;
export const isEngines = (name: string): boolean => chromiumParts.test(name);
const crashFolder = 'Crashpad';
/** What the engine kept of a process that ended: parts of its memory. */
const isDump = (name: string) => /\.(dmp|meta)$/.test(name);
/** Parts and copies that a kill left. */
const leftOver = /^restoring-[0-9a-f]+$|^hectare-open-[0-9a-f]+\.html$|\.(part|damaged-[\w.-]+)$/;

export interface EraseOrder {
  /** of the profile */
  folder: string;
  withBackups: boolean;
  /** the program goes on in the folder, with nothing */
  goesOn: boolean;
  /** Chromium's own files are in use while the window is open; what it kept of crashes is not */
  isChromiumOpen: boolean;
}
export interface Erased {
  /** names in the folder */
  erased: string[];
  left: string[];
}

/** Paths from the folder. */
async function dumpsIn(folder: string): Promise<string[]> {
  const found = await readdir(join(folder, crashFolder), { recursive: true }).catch(() => []);
  return found.filter(isDump).map((path) => join(crashFolder, path));
}

/**
 * Takes away everything of Hectare's in a profile. Names that are not Hectare's stay, because a person may have named any folder for it. Rejects with BackupFault
 * while a service has a workspace open.
 */
export async function eraseProfile({ folder, withBackups, goesOn, isChromiumOpen }: EraseOrder): Promise<Erased> {
  if (!existsSync(folder)) return { erased: [], left: [] };
  const release = holdWorkspaces('profile', folder);
  const own = new Set([
    ...partsOf('profile').map((part) => part.split('/')[0]!),
    ...otherParts,
    ...(withBackups ? [backupsFolder] : []),
    ...(goesOn ? [] : [movedHere]),
  ]);
  const isOurs = (name: string) => own.has(name) || leftOver.test(name) || (!isChromiumOpen && isEngines(name));
  const erased: string[] = [];
  try {
    const names = (await readdir(folder)).filter(isOurs);
    for (const name of [...names, ...(isChromiumOpen ? await dumpsIn(folder) : [])].toSorted())
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).then(
        () => erased.push(name),
        () => {},
      );
  } finally {
    release();
  }
  return { erased, left: (await readdir(folder)).toSorted() };
}

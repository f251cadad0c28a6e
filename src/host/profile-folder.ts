import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join as joinHere, posix, win32 } from 'node:path';
import { replaceFileNow } from '#disk/replaced-file.ts';
import { PhrasedError } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';

/** What the place of the profile depends on. */
export interface System {
  platform: NodeJS.Platform;
  environment: Partial<Record<string, string>>;
  home: string;
  exists: (path: string) => boolean;
  /** the text of a file; null where there is none */
  read: (path: string) => string | null;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
const thisSystem = (): System => ({
  platform: process.platform,
  environment: process.env,
  home: homedir(),
  exists: existsSync,
  read: readText,
});

/** in the folder that the system expects, where a person moved the profile from it: says where to */
export const movedName = 'moved-to.json';
/** in a folder that a profile was moved to: shows that its disk is there */
const movedHereName = 'hectare-folder.json';

/** The folder that the profile was moved to is not there: a disk that is not connected, perhaps. A new and empty profile in its place would look like a loss. */
export class ProfileMissing extends PhrasedError {
  override name = 'ProfileMissing';
}

/** The folder of this user's Hectare before a person moved it. `isNamed`: by the environment, which goes before every move. */
export function usualProfileFolder({ platform, environment, home, exists }: System = thisSystem()): { folder: string; isNamed: boolean } {
  const { join, isAbsolute, resolve } = platform === 'win32' ? win32 : posix;
  const named = environment['HECTARE_PROFILE'] || environment['HECTARE_DATA'];
  if (named) return { folder: resolve(named), isNamed: true };
  // A relative base folder is to be ignored (XDG Base Directory Specification 0.8).
  const base = (variable: string, ...usual: string[]) => {
    const given = environment[variable];
    return given && isAbsolute(given) ? given : join(home, ...usual);
  };
  const found = (folder: string) => ({ folder, isNamed: false });
  if (platform === 'win32') return found(join(base('APPDATA', 'AppData', 'Roaming'), 'Hectare'));
  if (platform === 'darwin') return found(join(home, 'Library', 'Application Support', 'Hectare'));
  const folder = join(base('XDG_DATA_HOME', '.local', 'share'), 'hectare');
  // Electron's own choice, in which earlier builds kept everything.
  const earlier = join(base('XDG_CONFIG_HOME', '.config'), 'Hectare');
  const isUsed = (candidate: string) => ['connections.json', 'service', movedName].some((name) => exists(join(candidate, name)));
  return found(!isUsed(folder) && isUsed(earlier) ? earlier : folder);
}

/**
 * The one folder of this user's Hectare: connections, settings, drafts, workspaces and cache. Electron, the browser host and the command line all ask here.
 * HECTARE_PROFILE (or HECTARE_DATA) names another; else it lies where each system expects data of programs, or where a person moved it from there:
 * `~/.local/share/hectare` (XDG_DATA_HOME), `~/Library/Application Support/Hectare`, `%APPDATA%\Hectare`. Throws ProfileMissing.
 */
export function profileFolder(system: System = thisSystem()): string {
  const { join } = system.platform === 'win32' ? win32 : posix;
  const { folder, isNamed } = usualProfileFolder(system);
  const moved = isNamed ? null : system.read(join(folder, movedName));
  if (moved === null) return folder;
  const { path } = JSON.parse(moved) as { path: string };
  if (!system.exists(join(path, movedHereName)))
    throw new ProfileMissing(sentence('host.profile-missing', { path, pointer: join(folder, movedName) }));
  return path;
}

/** Makes another folder the one in use. `usual`: the folder that the system expects. */
export function settleProfile(usual: string, path: string): void {
  if (path === usual) {
    rmSync(joinHere(usual, movedName), { force: true });
    return;
  }
  writeFileSync(joinHere(path, movedHereName), JSON.stringify({ movedFrom: usual }), { mode: 0o600 });
  mkdirSync(usual, { recursive: true, mode: 0o700 });
  replaceFileNow(joinHere(usual, movedName), JSON.stringify({ path }));
}

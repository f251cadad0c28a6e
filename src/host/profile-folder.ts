import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** What the place of the profile depends on. */
export interface System {
  platform: NodeJS.Platform;
  environment: Partial<Record<string, string>>;
  home: string;
  exists: (path: string) => boolean;
}

const thisSystem = (): System => ({ platform: process.platform, environment: process.env, home: homedir(), exists: existsSync });

/**
 * The one folder of this user's Hectare: connections, settings, drafts, workspaces and cache. Electron, the browser host and the command line all ask here.
 * HECTARE_PROFILE (or HECTARE_DATA) names another; else it lies where each system expects data of programs:
 * `~/.local/share/hectare` (XDG_DATA_HOME), `~/Library/Application Support/Hectare`, `%APPDATA%\Hectare`.
 */
export function profileFolder({ platform, environment, home, exists }: System = thisSystem()): string {
  const { join, isAbsolute, resolve } = platform === 'win32' ? win32 : posix;
  const named = environment['HECTARE_PROFILE'] || environment['HECTARE_DATA'];
  if (named) return resolve(named);
  // A relative base folder is to be ignored (XDG Base Directory Specification 0.8).
  const base = (variable: string, ...usual: string[]) => {
    const given = environment[variable];
    return given && isAbsolute(given) ? given : join(home, ...usual);
  };
  if (platform === 'win32') return join(base('APPDATA', 'AppData', 'Roaming'), 'Hectare');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Hectare');
  const folder = join(base('XDG_DATA_HOME', '.local', 'share'), 'hectare');
  // Electron's own choice, in which earlier builds kept everything.
  const earlier = join(base('XDG_CONFIG_HOME', '.config'), 'Hectare');
  const isUsed = (candidate: string) => ['connections.json', 'service'].some((name) => exists(join(candidate, name)));
  return !isUsed(folder) && isUsed(earlier) ? earlier : folder;
}

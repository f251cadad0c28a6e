import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Folder of this user's Hectare, where each system expects it. HECTARE_PROFILE names another. */
export function profileFolder(): string {
  const { HECTARE_PROFILE: named, APPDATA: appData, XDG_CONFIG_HOME: config } = process.env;
  if (named) return named;
  if (process.platform === 'win32') return join(appData ?? join(homedir(), 'AppData', 'Roaming'), 'Hectare');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Hectare');
  return join(config ?? join(homedir(), '.config'), 'hectare');
}

/** The folder in which the app keeps its connections: Electron's, or the browser host's where only that has any. The same one on systems with one place for both. */
export function applicationFolder(): string {
  const { HECTARE_PROFILE: named, HECTARE_DATA: data, XDG_CONFIG_HOME: config, XDG_DATA_HOME: share } = process.env;
  if (named || data) return (named || data)!;
  if (process.platform === 'win32' || process.platform === 'darwin') return profileFolder();
  const folders = [join(config ?? join(homedir(), '.config'), 'Hectare'), join(share ?? join(homedir(), '.local', 'share'), 'hectare')];
  return folders.find((folder) => existsSync(join(folder, 'connections.json'))) ?? folders[0]!;
}

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

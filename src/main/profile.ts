import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import { isEngines } from '#backups/erase.ts';
import type { Ports } from '#host/ports.ts';
import { profileFolder, settleProfile, usualProfileFolder } from '#host/profile-folder.ts';

/** --user-data-dir, which Chromium knows, goes before everything. */
const isNamedToEngine = () => app.commandLine.hasSwitch('user-data-dir');

/** What the engine kept where the profile was before it moved; it could not be taken away while it was in use. */
function clearEngine(folder: string): void {
  try {
    for (const name of readdirSync(folder)) if (isEngines(name)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    /* it holds nothing of a person's, and the next start tries again */
  }
}

/** The profile of the browser host and the command line becomes Electron's. Throws ProfileMissing. */
export function useProfile(): void {
  if (isNamedToEngine()) return;
  const folder = profileFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  app.setPath('userData', folder);
  const usual = usualProfileFolder();
  if (!usual.isNamed && usual.folder !== folder) clearEngine(usual.folder);
}

/** An AppImage and the portable program of Windows run from a folder that is gone when they end: the file that a person started starts again. */
const startedFile = () => process.env['APPIMAGE'] ?? process.env['PORTABLE_EXECUTABLE_FILE'];

/** How the profile moves; nothing where its folder was named to this start, which would go on naming the old one. */
export function movingOf(window: () => BrowserWindow | null, stop: () => Promise<unknown>): Pick<Ports, 'moving'> {
  const { folder: usual, isNamed } = usualProfileFolder();
  if (isNamed || isNamedToEngine()) return {};
  return {
    moving: {
      chooseFolder: async () => {
        const options = { title: 'Hectare', properties: ['openDirectory' as const, 'createDirectory' as const] };
        const open = window();
        const answer = await (open ? dialog.showOpenDialog(open, options) : dialog.showOpenDialog(options));
        return answer.canceled ? null : (answer.filePaths[0] ?? null);
      },
      isEngines,
      settle: (to) => settleProfile(usual, to),
      restart: () => {
        const file = startedFile();
        app.relaunch({ ...(app.isPackaged ? { args: [] } : {}), ...(file === undefined ? {} : { execPath: file }) });
        void stop().finally(() => app.exit(0));
      },
    },
  };
}

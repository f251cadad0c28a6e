import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The system's program that opens a file or address. */
export function openerOf(platform: string): [program: string, ...args: string[]] {
  return platform === 'darwin' ? ['open'] : platform === 'win32' ? ['explorer.exe'] : ['xdg-open'];
}

/** Whether there is a screen that a browser could be on. */
export const hasScreen = (platform: string, environment: NodeJS.ProcessEnv): boolean =>
  platform !== 'linux' || Boolean(environment['DISPLAY'] ?? environment['WAYLAND_DISPLAY']);

/**
 * A page in a file, for this user alone, that leads to an address: command lines are readable for every user of the computer, and the address holds a token.
 * `remove` takes the file away once it has served. Browsers in a sandbox (snap, flatpak) read no hidden folder, so a hidden one is left for the home folder.
 */
export function redirectingFile(address: string, dataFolder: string, home: string = homedir()): { path: string; remove: () => void } {
  const isHidden = dataFolder.split(sep).some((name) => name.startsWith('.') && name.length > 1);
  const path = join(isHidden ? home : dataFolder, `hectare-open-${randomBytes(8).toString('hex')}.html`);
  // The address is made of letters that mean nothing in HTML.
  const page = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}"><title>Hectare</title>\n`;
  writeFileSync(path, page, { mode: 0o600, flag: 'wx' });
  return { path, remove: () => rmSync(path, { force: true }) };
}

/** Shows a file in the browser of the system; `failed` is called where that cannot be done. */
export function openFile(path: string, failed: () => void): void {
  const [program, ...args] = openerOf(process.platform);
  const child = spawn(program, [...args, process.platform === 'win32' ? path : pathToFileURL(path).href], {
    stdio: 'ignore',
    detached: true,
  });
  child.on('error', failed);
  child.unref();
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from 'electron';

const switchName = '--cli';

/**
 * The words of a command, where the program was started by the launcher `hectare`: `hectare-desktop --ozone-platform=headless … --cli -- area parcels.kml`. null: it was
 * started for its window. Only switches may stand before `--cli`: a file or a link that the system hands over can never begin a command.
 */
export function commandLineWords(argv: string[], isPackaged: boolean): string[] | null {
  // Unpacked, the first word is the program's folder or file.
  const words = argv.slice(isPackaged ? 1 : 2);
  const at = words.findIndex((word) => word === switchName || !/^--./.test(word));
  if (words[at] !== switchName) return null;
  return words.slice(words[at + 1] === '--' ? at + 2 : at + 1);
}

/** What was written has left the process: to a pipe it goes later. */
const isWritten = (stream: NodeJS.WriteStream) => new Promise<void>((done) => stream.write('', () => done()));

/** Electron ends by its own signal handling, which asks here; the command gets the signal that it waits for. */
function passSignals(app: App): void {
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM');
    else app.exit(143);
  });
}

/**
 * Runs a command in Electron's main process, by the bundle of the command line, and ends with its exit code. No window is opened and no page is loaded. Chromium's own files go to a folder that is
 * removed at the end, so that a command and an open window do not share them.
 */
export async function runCommandLine(app: App, bundle: string, words: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-command-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  app.setPath('userData', folder);
  app.dock?.hide();
  passSignals(app);
  process.argv = [process.argv[0]!, 'hectare', ...words];
  await import(/* @vite-ignore */ pathToFileURL(bundle).href);
  await Promise.all([isWritten(process.stdout), isWritten(process.stderr)]);
  app.exit(Number(process.exitCode ?? 0));
}

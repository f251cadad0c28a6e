import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders that a file lies in, the innermost first. One step up from a root stays there: that of Windows is "/C:/", not "/". */
export function foldersAbove(file: string): URL[] {
  const folders = [new URL('.', file)];
  for (;;) {
    const above = new URL('..', folders.at(-1));
    if (above.href === folders.at(-1)!.href) return folders;
    folders.push(above);
  }
}

/** The sample landscape that the build made: beside the built bundle, or in `out` above the sources. Null where it was not made. */
export function sampleLandscapeFolder(): string | null {
  return (
    foldersAbove(import.meta.url)
      .flatMap((folder) => ['sample-landscape/', 'out/sample-landscape/'].map((name) => fileURLToPath(new URL(name, folder))))
      .find((path) => existsSync(join(path, 'manifest.json'))) ?? null
  );
}

/**
 * Calls `arrived` once the sample landscape is whole, for a service that starts while it is still being made; the result ends the wait.
 * The generator renames a finished folder into `out`, so a change there is the event to wait for.
 */
export function awaitSampleLandscape(arrived: (folder: string) => void): () => void {
  const out = fileURLToPath(new URL(import.meta.url.includes('/out/') ? '..' : '../../out', import.meta.url));
  // Inside an installed program there is nothing to wait for: it brings the landscape, and its archive cannot be watched.
  if (!existsSync(out) || out.includes('.asar')) return () => {};
  const watcher = watch(out, { persistent: false }, () => {
    const folder = sampleLandscapeFolder();
    if (!folder) return;
    watcher.close();
    arrived(folder);
  });
  return () => watcher.close();
}

/** Folders that were put into a workspace's own folder of packs, whole or not; one that is still being written is none. */
export function packFoldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !entry.name.endsWith('.unfinished'))
    .map(({ name }) => join(folder, name))
    .sort();
}

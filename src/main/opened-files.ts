import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMeantToOpen } from '#formats/endings.ts';
import type { OpenedFile } from '#host/ports.ts';
import { sentence } from '#host/phrases/sentence.ts';
import { Refused } from '#host/refused.ts';
import { maxWholeFileBytes, readRegularFile } from '#disk/regular-file.ts';
import { replaceFile } from '#disk/replaced-file.ts';

/** The window may read what the user opened (chose, double-clicked, gave on the command line), and nothing else. */
export class OpenedFiles {
  readonly #allowed = new Set<string>();
  #pending: string[] = [];

  allow(path: string): void {
    this.#allowed.add(resolve(path));
  }

  /** files given before the window could take them */
  queue(paths: string[]): void {
    for (const path of paths) this.allow(path);
    this.#pending.push(...paths.map((path) => resolve(path)));
  }

  async read(path: string): Promise<OpenedFile> {
    const { asked } = await this.#found(path);
    return { name: basename(asked), bytes: await readRegularFile(asked, maxWholeFileBytes), path: asked };
  }

  /**
   * Writes over an opened file: beside its place first and moved there, so that a full disk leaves the file as it was. A link stays a link, and the permissions
   * stay. `changed`: the file does not hold what was expected, and nothing was written.
   */
  async replace(path: string, bytes: Uint8Array, expectedSha256: string | null): Promise<'written' | 'changed'> {
    const { place, mode } = await this.#found(path);
    if (expectedSha256 !== null) {
      const hash = createHash('sha256')
        .update(await readRegularFile(place, maxWholeFileBytes))
        .digest('hex');
      if (hash !== expectedSha256) return 'changed';
    }
    await replaceFile(place, bytes, mode);
    return 'written';
  }

  /** An opened file that is there: as it was asked for, where it really stands, and its permissions. */
  async #found(path: string): Promise<{ asked: string; place: string; mode: number }> {
    const asked = resolve(path);
    if (!this.#allowed.has(asked)) throw new Refused('file-not-opened', sentence('host.file-not-opened', { name: basename(path) }));
    const place = await realpath(asked).catch(() => null);
    const found = place === null ? null : await stat(place).catch(() => null);
    if (place === null || !found?.isFile()) throw new Refused('file-not-found', sentence('host.named-file-gone', { name: basename(path) }));
    if (found.size > maxWholeFileBytes)
      throw new Refused('file-too-large', sentence('host.named-file-too-large', { name: basename(path) }));
    return { asked, place, mode: found.mode & 0o777 };
  }

  /** What is waiting, once; a file that cannot be read any more is left out and named by the caller's log. */
  async takePending(onFault: (path: string, error: unknown) => void): Promise<OpenedFile[]> {
    const paths = this.#pending.splice(0);
    const files: OpenedFile[] = [];
    for (const path of paths) {
      try {
        files.push(await this.read(path));
      } catch (error) {
        onFault(path, error);
      }
    }
    return files;
  }
}

/** A word with a scheme is an address and no path; a drive of Windows has one letter. */
const isAddress = (word: string) => /^[a-z][a-z\d+.-]+:/i.test(word);

/** The path that a word of a command line means: desktops of Linux hand over file addresses. null: an address of something else, or of another computer. */
function pathOf(word: string, folder: string): string | null {
  if (!isAddress(word)) return resolve(folder, word);
  try {
    return new URL(word).host === '' ? fileURLToPath(word) : null;
  } catch {
    return null;
  }
}

/** The geometry files named on a command line: not the program, not the app folder, not a switch, and no address but that of a file. */
export function filesOnCommandLine(argv: string[], folder: string): string[] {
  return argv
    .slice(1)
    .filter((word) => !word.startsWith('-'))
    .map((word) => pathOf(word, folder))
    .filter((path) => path !== null)
    .filter(isMeantToOpen);
}

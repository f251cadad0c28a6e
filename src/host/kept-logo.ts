import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readLogo, type Logo } from '#report/index.ts';
import { writeDurably } from './json-file.ts';

/** The logo of a profile, on reports and printed maps, as a PNG or JPEG that was checked before. */
export class KeptLogo {
  readonly #path: string;
  constructor(folder: string) {
    this.#path = join(folder, 'report-logo');
  }

  async read(): Promise<Logo | null> {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await readFile(this.#path));
    } catch {
      return null;
    }
    // A file that was damaged since is as good as none: the window shows that there is no logo.
    try {
      return await readLogo(bytes);
    } catch {
      return null;
    }
  }
  async write(bytes: Uint8Array): Promise<Logo> {
    const logo = await readLogo(bytes);
    await writeDurably(this.#path, logo.bytes);
    return logo;
  }
  remove(): Promise<void> {
    return rm(this.#path, { force: true });
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CacheSizeOptions {
  blockFolder: string;
  documentFolder: string;
  /** limit for blocks and documents together */
  maxBytes: number;
  log: (text: string) => void;
}

/** Keeps the cache within its limit. It looks at the folders after every tenth of the limit that is written, not at every write. */
export class CacheSize {
  readonly #options: CacheSizeOptions;
  /** bytes written since the last look; the first write looks */
  #writtenBytes: number;
  #isShrinking = false;

  constructor(options: CacheSizeOptions) {
    this.#options = options;
    this.#writtenBytes = options.maxBytes;
  }

  add(bytes: number): void {
    const { blockFolder, documentFolder, maxBytes, log } = this.#options;
    this.#writtenBytes += bytes;
    if (this.#isShrinking || this.#writtenBytes < maxBytes / 10) return;
    this.#isShrinking = true;
    this.#writtenBytes = 0;
    void Promise.all([shrink(blockFolder, maxBytes * 0.8), shrink(documentFolder, maxBytes * 0.2)])
      .catch((error: unknown) => log(String(error)))
      .finally(() => {
        this.#isShrinking = false;
        this.add(0);
      });
  }
}

/** Deletes the least recently used files, at any depth, until the folder is within its limit. Returns the bytes that remain. */
async function shrink(folder: string, maxBytes: number): Promise<number> {
  const files: { path: string; bytes: number; used: number }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const at = await stat(path).catch(() => null);
    if (at) files.push({ path, bytes: at.size, used: at.mtimeMs });
  }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files.sort((a, b) => a.used - b.used)) {
    if (total <= maxBytes) break;
    await rm(path, { force: true });
    total -= bytes;
  }
  return total;
}

import { shrink } from './block-cache.ts';

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

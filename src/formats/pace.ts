import type { ReadOptions } from './format.ts';

/** Progress, cancel and breath between the pieces of a long read: told at most every 50 ms, and other work of the thread gets its turn every 30 ms. */
export class Pace {
  readonly #options: Pick<ReadOptions, 'signal' | 'onProgress'>;
  #told = Date.now();
  #paused = Date.now();
  constructor(options: Pick<ReadOptions, 'signal' | 'onProgress'>) {
    this.#options = options;
  }

  /** Throws the signal's reason when the read was cancelled. */
  async step(share: number): Promise<void> {
    this.#options.signal?.throwIfAborted();
    const now = Date.now();
    if (this.#options.onProgress && now - this.#told > 50) {
      this.#options.onProgress(Math.min(1, share));
      this.#told = now;
    }
    if (now - this.#paused > 30) {
      await new Promise<void>((resume) => {
        setTimeout(resume, 0);
      });
      this.#paused = Date.now();
    }
  }
}

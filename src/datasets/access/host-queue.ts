/** Runs at most so many tasks at a time, in the order of their requests. */
export class HostQueue {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#most) {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        const stop = () => {
          this.#waiting.splice(this.#waiting.indexOf(go), 1);
          reject(signal!.reason as Error);
        };
        this.#waiting.push(go);
        signal?.addEventListener('abort', stop, { once: true });
      });
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next task in line, so the count stays the same.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

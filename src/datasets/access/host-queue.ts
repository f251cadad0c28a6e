/** Lets so many run at a time, in the order of asking. */
export class HostQueue {
  readonly #most: number;
  /** time before which nothing is asked: the source wished for a pause */
  notBefore = 0;
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
      // The place goes to the next in line, so the count stays.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

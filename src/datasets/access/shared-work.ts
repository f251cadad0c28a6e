/** Work that several callers wait for. A caller who gives up leaves the others waiting; when the last one has gone the work is aborted. */
export class SharedWork<T> {
  readonly #abort = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#result = work(this.#abort.signal);
    this.#result.catch(() => {});
  }

  /** nobody waits any more: the next caller starts again */
  get stopped(): boolean {
    return this.#abort.signal.aborted;
  }

  /** Rejects with the signal's reason when it aborts, else as the work does. */
  async join(signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    this.#waiting += 1;
    let stop = () => {};
    try {
      if (!signal) return await this.#result;
      const given = new Promise<never>((_, reject) => {
        stop = () => reject(signal.reason as Error);
        signal.addEventListener('abort', stop, { once: true });
      });
      return await Promise.race([this.#result, given]);
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#abort.abort(new Error('nobody waits for it any more'));
    }
  }
}

/** Work by name; each runs at most once at a time. */
export class SharedWorks<T> {
  readonly #running = new Map<string, SharedWork<T>>();

  join(name: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const before = this.#running.get(name);
    if (before && !before.stopped) return before.join(signal);
    const begun: SharedWork<T> = new SharedWork((abort) =>
      work(abort).finally(() => {
        if (this.#running.get(name) === begun) this.#running.delete(name);
      }),
    );
    this.#running.set(name, begun);
    return begun.join(signal);
  }
}

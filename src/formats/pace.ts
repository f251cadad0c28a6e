import type { ReadOptions } from './format.ts';

/** As every runtime has it; their types differ. */
interface Channel {
  port1: { onmessage: () => void; close(): void };
  port2: { postMessage(message: null): void };
}
/** Resolves in a turn of its own, without the milliseconds that a browser makes timers wait that follow one another: a tenth of the time of a long read. */
function nextTurn(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel() as unknown as Channel;
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
}

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
      await nextTurn();
      this.#paused = Date.now();
    }
  }
}

import type { Place } from '../account.ts';
import { blockerOf, type OutboxEntry } from './entry.ts';
import { Overtaken, type OutboxQueue } from './queue.ts';
import type { Retry } from './retry.ts';
import type { Next } from './sender.ts';
import type { SenderLock } from './sender-lock.ts';

/** how often to look whether another Hectare on this profile has finished sending */
const lockPollMilliseconds = 5000;
/** keeps a notBefore in the past from becoming a busy loop */
const minTimerMilliseconds = 50;

export interface RoundsOptions {
  queue: OutboxQueue;
  retry: Retry;
  lock: SenderLock;
  send: (entry: OutboxEntry) => Promise<Next>;
  place: (connectionId: string) => Promise<Place | null>;
  log: (text: string) => void;
  ending: AbortSignal;
}

/** Sends the entries of each connection one by one and in order, and again when the next one is due. */
export class Rounds {
  readonly #options: RoundsOptions;
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: RoundsOptions) {
    this.#options = options;
    options.ending.addEventListener('abort', () => this.#clearTimer(), { once: true });
  }

  isRunning(connectionId: string): boolean {
    return this.#running.has(connectionId);
  }

  /** Starts a round, or another one after the one that runs. Never rejects. */
  run(connectionId: string): Promise<void> {
    const running = this.#running.get(connectionId);
    if (running) {
      this.#again.add(connectionId);
      return running;
    }
    const done = this.#repeat(connectionId).finally(async () => {
      this.#running.delete(connectionId);
      await this.#schedule().catch(() => {});
    });
    this.#running.set(connectionId, done);
    return done;
  }

  async #repeat(connectionId: string): Promise<void> {
    const { ending, log } = this.#options;
    do {
      this.#again.delete(connectionId);
      try {
        await this.#round(connectionId);
      } catch (error) {
        log(`The outbox met a fault: ${(error as Error).message}`);
      }
    } while (this.#again.has(connectionId) && !ending.aborted);
  }

  async #round(connectionId: string): Promise<void> {
    const { queue, lock, ending, place } = this.#options;
    if (ending.aborted || (await queue.isPaused())) return;
    const entries = await this.#entriesOf(connectionId);
    if (entries.length === 0) return;
    if (!(await lock.take())) {
      setTimeout(() => void this.run(connectionId), lockPollMilliseconds).unref();
      return;
    }
    try {
      const account = (await place(connectionId))?.account ?? null;
      for (const { id } of entries) {
        if (ending.aborted || !(await lock.isMine())) return;
        if ((await this.#sendIfDue(id, connectionId, account)) === 'stop') return;
      }
    } finally {
      await lock.release();
    }
  }

  async #sendIfDue(id: string, connectionId: string, account: string | null): Promise<Next> {
    // Read again: a person may have changed or discarded it since the round began.
    const entries = await this.#entriesOf(connectionId);
    const entry = entries.find((other) => other.id === id);
    if (!entry || entry.account !== account || entry.state === 'refused' || entry.state === 'held' || blockerOf(entry, entries))
      return 'on';
    if (!this.#options.retry.isDue(entry)) return this.#options.retry.pauseHoldsUpOthers(entry) ? 'stop' : 'on';
    try {
      return await this.#options.send(entry);
    } catch (error) {
      if (error instanceof Overtaken) return 'on';
      throw error;
    }
  }

  async #entriesOf(connectionId: string): Promise<OutboxEntry[]> {
    return (await this.#options.queue.list()).filter((entry) => entry.connectionId === connectionId);
  }

  async #schedule(): Promise<void> {
    const { queue, retry, ending } = this.#options;
    this.#clearTimer();
    if (ending.aborted) return;
    const waiting = (await queue.list()).filter(({ state }) => state === 'waiting' || state === 'sending');
    if (waiting.length === 0 || (await queue.isPaused())) return;
    this.#timer = setTimeout(
      () => {
        for (const connectionId of new Set(waiting.map((entry) => entry.connectionId))) void this.run(connectionId);
      },
      Math.max(minTimerMilliseconds, retry.untilNextAttempt(waiting)),
    );
    this.#timer.unref();
  }

  #clearTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

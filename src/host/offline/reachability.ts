/** first question after this time, then at growing distances */
const firstProbeMilliseconds = 4000;
const maxProbeMilliseconds = 60_000;
/** so long an answer of before stands in at once; a silent network would cost ten seconds a question */
const trustMilliseconds = 15_000;

export interface ReachabilityOptions {
  /** asks the service something small; resolves when it answered */
  probe: (connectionId: string) => Promise<void>;
  onChange: (connectionId: string, reachable: boolean) => void;
  firstProbeMilliseconds?: number;
}

/** Which connections answered last, by a clock that nobody can set, and from time to time a question to those that did not. */
export class Reachability {
  readonly #options: ReachabilityOptions;
  readonly #lost = new Map<string, { at: number; timer: NodeJS.Timeout | null; pause: number }>();
  /** when each connection answered last */
  readonly #reached = new Map<string, number>();
  #ended = false;

  constructor(options: ReachabilityOptions) {
    this.#options = options;
  }

  isLost(connectionId: string): boolean {
    return this.#lost.has(connectionId);
  }

  /** Whether asking again is hardly worth the wait. */
  wasJustLost(connectionId: string): boolean {
    const lost = this.#lost.get(connectionId);
    return lost !== undefined && performance.now() - lost.at < trustMilliseconds;
  }

  noteReached(connectionId: string): void {
    this.#reached.set(connectionId, performance.now());
    const lost = this.#lost.get(connectionId);
    if (!lost) return;
    if (lost.timer) clearTimeout(lost.timer);
    this.#lost.delete(connectionId);
    this.#options.onChange(connectionId, true);
  }

  /** `askedAt`: when the call that failed was made, by `performance.now()`. A slow call that ends in vain tells nothing of a service that answered others meanwhile. */
  noteLost(connectionId: string, askedAt: number): void {
    if (this.#ended || (this.#reached.get(connectionId) ?? 0) > askedAt) return;
    const lost = this.#lost.get(connectionId);
    if (lost) {
      lost.at = performance.now();
      return;
    }
    const now = { at: performance.now(), timer: null, pause: this.#options.firstProbeMilliseconds ?? firstProbeMilliseconds };
    this.#lost.set(connectionId, now);
    this.#probeLater(connectionId);
    this.#options.onChange(connectionId, false);
  }

  /** Asks now instead of later: the system says that the network is back, or the user does. */
  async askNow(connectionId: string): Promise<boolean> {
    try {
      await this.#options.probe(connectionId);
      this.noteReached(connectionId);
      return true;
    } catch {
      const lost = this.#lost.get(connectionId);
      if (lost) lost.at = performance.now();
      return false;
    }
  }

  /** A connection that is no more. */
  forget(connectionId: string): void {
    const timer = this.#lost.get(connectionId)?.timer;
    if (timer) clearTimeout(timer);
    this.#lost.delete(connectionId);
    this.#reached.delete(connectionId);
  }

  end(): void {
    this.#ended = true;
    for (const id of this.#lost.keys()) this.forget(id);
  }

  #probeLater(connectionId: string): void {
    const lost = this.#lost.get(connectionId);
    if (!lost || this.#ended) return;
    lost.timer = setTimeout(() => {
      lost.pause = Math.min(maxProbeMilliseconds, lost.pause * 2);
      void this.askNow(connectionId).then((reached) => {
        if (!reached && this.#lost.get(connectionId) === lost) this.#probeLater(connectionId);
      });
    }, lost.pause);
    lost.timer.unref();
  }
}

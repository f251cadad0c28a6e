import { HostQueue } from './host-queue.ts';

/** How much a host counts of a request, and how much of it in any minute it allows. */
export interface Rate {
  perMinute: number;
  units: number;
}
export interface HostTurn {
  host: string;
  /** requests at a time */
  parallel: number;
  rate?: Rate;
}

/** What a host allows of all who ask it through the same limits. */
export interface HostLimits {
  /** Runs work when it is its turn. The signal of the work aborts with the caller's, and where the turn was lost. Rejects with the signal's reason. */
  run<T>(turn: HostTurn, work: (signal: AbortSignal | undefined) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The host asked for a pause: nobody asks it before. */
  hold(host: string, milliseconds: number): Promise<void>;
}

export const maxPauseMilliseconds = 300_000;

/**
 * A bucket of half a minute's units that fills within a minute twice over, so that no minute has more than a minute's units: what it holds, and what flows in
 * meanwhile. A single request of more than it holds empties it and waits for what it lacks.
 */
export const bucketUnits = (perMinute: number): number => perMinute / 2;

class Bucket {
  #units: number;
  #at: number;
  readonly #perMinute: number;
  constructor(perMinute: number, now: number) {
    this.#perMinute = perMinute;
    this.#units = bucketUnits(perMinute);
    this.#at = now;
  }

  /** Takes units, and says after how many milliseconds they are there. */
  take(units: number, now: number): number {
    const perMillisecond = bucketUnits(this.#perMinute) / 60_000;
    this.#units = Math.min(bucketUnits(this.#perMinute), this.#units + Math.max(0, now - this.#at) * perMillisecond) - units;
    this.#at = now;
    return Math.max(0, -this.#units / perMillisecond);
  }
}

export interface OwnHostLimitsOptions {
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  now: () => number;
}

/** The limits of one process, which asks alone. */
export class OwnHostLimits implements HostLimits {
  readonly #options: OwnHostLimitsOptions;
  readonly #hosts = new Map<string, { queue: HostQueue; bucket: Bucket | null; notBefore: number }>();
  constructor(options: OwnHostLimitsOptions) {
    this.#options = options;
  }

  run<T>(
    { host: name, parallel, rate }: HostTurn,
    work: (signal: AbortSignal | undefined) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const { wait, now } = this.#options;
    let host = this.#hosts.get(name);
    if (!host) {
      host = { queue: new HostQueue(parallel), bucket: null, notBefore: 0 };
      this.#hosts.set(name, host);
    }
    const known = host;
    return known.queue.run(async () => {
      const held = known.notBefore - now();
      if (held > 0) await wait(Math.min(maxPauseMilliseconds, held), signal);
      if (rate) {
        known.bucket ??= new Bucket(rate.perMinute, now());
        const pause = known.bucket.take(rate.units, now());
        if (pause > 0) await wait(pause, signal);
      }
      return work(signal);
    }, signal);
  }

  hold(name: string, milliseconds: number): Promise<void> {
    const host = this.#hosts.get(name);
    if (host) host.notBefore = Math.max(host.notBefore, this.#options.now() + milliseconds);
    return Promise.resolve();
  }
}

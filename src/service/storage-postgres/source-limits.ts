import { setTimeout as wait } from 'node:timers/promises';
import { bucketUnits, type HostLimits, type HostTurn } from '#datasets/access/host-limits.ts';
import { HostQueue } from '#datasets/access/host-queue.ts';
import { DatabaseUnreachable } from '../storage/unreachable.ts';
import type { Database } from './connection.ts';
import { patiently } from './patience.ts';

/** A turn that is not renewed for so long is another’s. */
const usualLeaseMilliseconds = 15_000;

/** A turn, and after how many milliseconds to look again: 0 when it has come, -1 when it is gone. */
type Looked = { turn: number; after_ms: number };

/** The turn was given to another, because the database was not reached in time: the request must not go on beside the other’s. */
class TurnLost extends Error {}

/** One turn, renewed three times in a lease. */
class Held {
  readonly #lost = new AbortController();
  readonly #renewal: NodeJS.Timeout;
  #until: number;

  constructor(leaseMilliseconds: number, renew: () => Promise<boolean>) {
    this.#until = performance.now() + leaseMilliseconds;
    this.#renewal = setInterval(() => {
      // Counted from before the journey, so that it ends here before it ends there.
      const sent = performance.now();
      if (sent >= this.#until) return this.#lose();
      renew().then(
        (isHeld) => {
          if (!isHeld) return this.#lose();
          this.#until = sent + leaseMilliseconds;
        },
        // The next renewal may go better, and the lease has an end.
        () => {},
      );
    }, leaseMilliseconds / 3);
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  #lose(): void {
    this.#lost.abort(new TurnLost('the turn at the host is lost'));
  }

  end(): void {
    clearInterval(this.#renewal);
  }
}

/** Turns at the hosts of open data that all workers and servers of a team share. */
export class PostgresHostLimits implements HostLimits {
  readonly #database: Database;
  /** so many wait at the database for one host, and the others here */
  readonly #queues = new Map<string, HostQueue>();
  readonly #leaseMilliseconds: number;
  constructor(database: Database, leaseMilliseconds = usualLeaseMilliseconds) {
    this.#database = database;
    this.#leaseMilliseconds = leaseMilliseconds;
  }

  run<T>(turn: HostTurn, work: (signal: AbortSignal | undefined) => Promise<T>, signal?: AbortSignal): Promise<T> {
    let queue = this.#queues.get(turn.host);
    if (!queue) {
      queue = new HostQueue(turn.parallel);
      this.#queues.set(turn.host, queue);
    }
    return queue.run(() => this.#inTurn(turn, work, signal), signal);
  }

  async #inTurn<T>(turn: HostTurn, work: (signal: AbortSignal | undefined) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const id = await this.#granted(turn, signal);
    const held = new Held(this.#leaseMilliseconds, async () => (await this.#look(turn, id)).after_ms !== -1);
    try {
      return await work(signal ? AbortSignal.any([signal, held.lost]) : held.lost);
    } finally {
      held.end();
      await this.#giveBack(id);
    }
  }

  hold(host: string, milliseconds: number): Promise<void> {
    return patiently(async () => {
      await this.#database.query(
        `INSERT INTO source_host (host, not_before) VALUES ($1, hectare_ms() + $2)
        ON CONFLICT (host) DO UPDATE SET not_before = greatest(source_host.not_before, excluded.not_before)`,
        [host, Math.round(milliseconds)],
      );
    });
  }

  /** Waits until a turn is granted, and says its number. */
  async #granted(turn: HostTurn, signal?: AbortSignal): Promise<number> {
    let own: number | null = null;
    try {
      for (;;) {
        signal?.throwIfAborted();
        const asked: number | null = own;
        const looked: Looked = await patiently<Looked>(() => this.#look(turn, asked), signal);
        const after = looked.after_ms;
        if (after === 0) return looked.turn;
        own = after === -1 ? null : looked.turn;
        // In its order, and not all at the same moment.
        if (after > 0)
          await wait(Math.min(after, this.#leaseMilliseconds / 3) * (0.9 + Math.random() * 0.2), undefined, signal ? { signal } : {});
      }
    } catch (error) {
      if (own !== null) await this.#giveBack(own);
      signal?.throwIfAborted();
      throw error;
    }
  }

  async #look({ host, parallel, rate }: HostTurn, own: number | null): Promise<Looked> {
    const [row] = await this.#database.query<Looked>('SELECT * FROM hectare_source_turn($1, $2, $3, $4, $5, $6)', [
      host,
      own,
      parallel,
      rate ? bucketUnits(rate.perMinute) : null,
      rate?.units ?? null,
      this.#leaseMilliseconds,
    ]);
    return row!;
  }

  /** Where the database does not answer, its lease runs out. */
  async #giveBack(id: number): Promise<void> {
    await this.#database.query('DELETE FROM source_turn WHERE id = $1', [id]).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnreachable)) throw error;
    });
  }
}

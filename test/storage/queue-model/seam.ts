import { setTimeout as wait } from 'node:timers/promises';
import type { Scheduler } from 'fast-check';
import pg from 'pg';
import { Database, type Last, type Query } from '#service/storage-postgres/connection.ts';

/** Rewrites a statement: a fault that is planted to see that the model finds it. */
export type Rewrite = (sql: string) => string;

/** How long nothing is heard of a statement before the database is asked whether it waits for a lock. */
const silenceMilliseconds = 10;

/**
 * The order of all statements: each waits at a gate until the scheduler lets it through, and the next one is let through when it has ended or waits for a lock of
 * another transaction. So a run is told by its order alone, whatever the machine does, and can be repeated.
 */
export class Order {
  readonly #monitor: pg.Client;
  readonly #pending = new Set<Promise<void>>();
  #scheduler: Scheduler | null = null;
  #atGates = 0;
  #tell = () => {};
  /** statements that waited for a lock */
  readonly waited = new Set<string>();

  constructor(monitor: pg.Client) {
    this.#monitor = monitor;
  }

  begin(scheduler: Scheduler): void {
    this.#scheduler = scheduler;
    this.waited.clear();
  }

  /** Nothing is ordered any more: what is asked now is answered at once. */
  end(): void {
    this.#scheduler = null;
  }

  async gate(label: string): Promise<void> {
    if (!this.#scheduler) return;
    this.#atGates += 1;
    this.#tell();
    await this.#scheduler.schedule(Promise.resolve(), label, undefined, async (release) => {
      this.#atGates -= 1;
      await release();
      await this.#settled();
    });
  }

  /** Begins an operation, which goes on as the scheduler lets it. What it throws is thrown by `finish`. */
  async start(run: () => Promise<void>): Promise<void> {
    const done = run().finally(() => {
      this.#pending.delete(tracked);
      this.#tell();
    });
    const tracked = done.catch((error: unknown) => {
      this.#failed ??= error;
    });
    this.#pending.add(tracked);
    await this.#settled();
  }
  #failed: unknown = null;

  /** Lets so many statements through. */
  async steps(count: number): Promise<void> {
    for (let left = count; left > 0 && this.#scheduler!.count() > 0; left -= 1) await this.#scheduler!.waitOne();
  }

  /** Lets everything through. Throws what an operation threw. */
  async finish(): Promise<void> {
    while (this.#pending.size > 0) {
      if (this.#scheduler!.count() > 0) await this.#scheduler!.waitOne();
      else await this.#heard(silenceMilliseconds);
    }
    const failed = this.#failed;
    this.#failed = null;
    if (failed !== null) throw failed;
  }

  async #heard(milliseconds: number): Promise<boolean> {
    const told = new Promise<boolean>((resolve) => {
      this.#tell = () => resolve(true);
    });
    const silence = new AbortController();
    const isTold = await Promise.race([told, wait(milliseconds, false, { signal: silence.signal }).catch(() => false)]);
    silence.abort();
    return isTold;
  }

  /** Every operation stands at a gate, waits for a lock, or has ended. */
  async #settled(): Promise<void> {
    for (;;) {
      // What was let through goes on in the turns of the loop after this one.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      const active = () => this.#pending.size - this.#atGates;
      if (active() === 0) return;
      if (await this.#heard(silenceMilliseconds)) continue;
      const { rows } = await this.#monitor.query<{ query: string }>(
        'SELECT query FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
      );
      for (const { query } of rows) this.waited.add(query);
      if (rows.length > 0 && rows.length >= active()) return;
    }
  }
}

/** A database whose statements go through the gates of an order, rewritten where a fault is planted. */
export class OrderedDatabase extends Database {
  readonly #order: Order;
  readonly #name: string;
  rewrite: Rewrite = (sql) => sql;

  constructor(url: string, order: Order, name: string) {
    super(url);
    this.#order = order;
    this.#name = name;
    this.query = this.#gated(this.query);
    this.queryAll = this.#gated(this.queryAll);
  }

  #gated(query: Query): Query {
    return async (sql, parameters) => {
      await this.#order.gate(`${this.#name}: ${sql.slice(0, 40)}`);
      return query(this.rewrite(sql), parameters);
    };
  }

  override transaction<T>(run: (query: Query, last: Last) => Promise<T>, begin?: string): Promise<T> {
    return super.transaction(async (query, last) => {
      const result = await run(this.#gated(query), (sql, parameters) => last(this.rewrite(sql), parameters));
      await this.#order.gate(`${this.#name}: COMMIT`);
      return result;
    }, begin);
  }
}

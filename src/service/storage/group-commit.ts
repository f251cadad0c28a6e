import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { orDamaged } from './damaged-record.ts';
import { isBusy, repeatableTransaction, statements, transaction, WorkspaceBusy } from './database.ts';

export interface WriteOptions {
  /** it need not be on the disk when it is done: what a power cut takes is computed again */
  isRepeatable?: boolean;
  /** how long it waits while another program holds the workspace; then it rejects with WorkspaceBusy */
  patienceMilliseconds?: number;
}
/** Whoever asked over HTTP waits so long, then hears 503. */
const requestPatienceMilliseconds = 5000;
/** Between two tries the loop serves whoever only reads. */
const pauseMilliseconds = 50;

interface Write {
  run: () => unknown;
  isRepeatable: boolean;
  deadline: number;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/**
 * The one path of every write. Writes that arrive in one turn of the event loop share one transaction (a savepoint each, answers after the commit): the same
 * durability, many more a second. A write that throws undoes only itself; a commit that fails rejects all of its turn. While another program (a GIS that edits
 * the workspace) holds the file, writes wait in their order, each as long as it may.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #prepare: (sql: string) => StatementSync;
  #waiting: Write[] = [];
  #isScheduled = false;
  #pause: NodeJS.Timeout | null = null;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#prepare = statements(database);
  }

  /** A turn of nothing but repeatable writes does not wait for the disk. */
  submit<T>(run: () => T, { isRepeatable = false, patienceMilliseconds = requestPatienceMilliseconds }: WriteOptions = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + patienceMilliseconds;
      this.#waiting.push({ run, isRepeatable, deadline, resolve: resolve as (value: never) => void, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      setImmediate(() => this.#commit());
    });
  }

  /** What still waits for another program is rejected. */
  end(): void {
    if (this.#pause) clearTimeout(this.#pause);
    for (const { reject } of this.#waiting.splice(0)) reject(new WorkspaceBusy());
  }

  #commit(): void {
    const turn = this.#waiting;
    this.#waiting = [];
    this.#isScheduled = false;
    const commit = turn.every(({ isRepeatable }) => isRepeatable) ? repeatableTransaction : transaction;
    let done: (() => void)[];
    try {
      done = commit(this.#database, () => turn.map((write) => this.#write(write)));
    } catch (error) {
      if (isBusy(error)) this.#tryLater(turn);
      else for (const { reject } of turn) reject(error);
      return;
    }
    for (const tell of done) tell();
  }

  #write({ run, resolve, reject }: Write): () => void {
    this.#prepare('SAVEPOINT one').run();
    try {
      const value = run() as never;
      this.#prepare('RELEASE one').run();
      return () => resolve(value);
    } catch (error) {
      // A full disk ends the transaction itself; nothing of the turn was written then.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(orDamaged(error));
    }
  }

  #tryLater(turn: Write[]): void {
    const now = performance.now();
    for (const { deadline, reject } of turn) if (deadline <= now) reject(new WorkspaceBusy());
    this.#waiting = turn.filter(({ deadline }) => deadline > now);
    if (this.#waiting.length === 0) return;
    this.#isScheduled = true;
    this.#pause = setTimeout(() => this.#commit(), pauseMilliseconds);
  }
}

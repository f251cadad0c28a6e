import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Claim, SharedAnswers } from '#datasets/access/shared-answers.ts';
import { ownBytes, type Database } from './connection.ts';

/** What is about to be fetched and is not renewed for so long may be fetched by another. */
const usualLeaseMilliseconds = 15_000;
const usualMaxBytes = 10e9;
/** Whoever waits for another's answer looks again after so long. */
const lookMilliseconds = 100;
/** Blocks of 1 MiB, most of them. */
const namesAtOnce = 8;
/** When an answer was last used need not be known to the minute. */
const usedEveryMilliseconds = 3_600_000;

export interface SourceAnswersOptions {
  /** the older ones go when there are more; each process looks after a hundredth of it that it wrote */
  maxBytes?: number;
  leaseMilliseconds?: number;
  log: (text: string) => void;
}

/** The name is part of it, so that an answer under another's name is damage too. */
const digestOf = (name: string, bytes: Uint8Array): Buffer => createHash('sha256').update(`${name}\n`).update(bytes).digest();

const nothing: Claim = { names: new Set(), release: async () => {} };

/** Answers of sources that all workers of a team keep together. Where the database does not answer, each fetches for itself. */
export class PostgresSourceAnswers implements SharedAnswers {
  readonly #database: Database;
  readonly #owner = randomUUID();
  readonly #maxBytes: number;
  readonly #leaseMilliseconds: number;
  readonly #log: (text: string) => void;
  /** bytes since the last look at what there is; the first write looks */
  #written: number;

  constructor(database: Database, { maxBytes = usualMaxBytes, leaseMilliseconds = usualLeaseMilliseconds, log }: SourceAnswersOptions) {
    this.#database = database;
    this.#maxBytes = maxBytes;
    this.#leaseMilliseconds = leaseMilliseconds;
    this.#log = log;
    this.#written = maxBytes;
  }

  async read(names: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>();
    for (let start = 0; start < names.length; start += namesAtOnce)
      for (const [name, bytes] of await this.#some(names.slice(start, start + namesAtOnce))) found.set(name, bytes);
    return found;
  }

  async #some(names: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>();
    const rows = await this.#tried(
      this.#database.query<{ name: string; bytes: Buffer; sha256: Buffer; used_at: number; now: number }>(
        'SELECT name, bytes, sha256, used_at, hectare_ms() AS now FROM source_answer WHERE name = ANY($1)',
        [names],
      ),
      [],
    );
    for (const { name, bytes, sha256 } of rows) {
      if (digestOf(name, bytes).equals(sha256)) found.set(name, ownBytes(bytes));
      else {
        this.#log(`A shared answer was damaged and is fetched again (${name})`);
        await this.#tried(this.#database.query('DELETE FROM source_answer WHERE name = $1 AND sha256 = $2', [name, sha256]), []);
      }
    }
    const used = rows.filter((row) => found.has(row.name) && row.now - row.used_at > usedEveryMilliseconds).map(({ name }) => name);
    if (used.length > 0)
      await this.#tried(this.#database.query('UPDATE source_answer SET used_at = hectare_ms() WHERE name = ANY($1)', [used]), []);
    return found;
  }

  async keep(name: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length > this.#maxBytes / 10) return;
    await this.#tried(
      this.#database.query(
        `INSERT INTO source_answer (name, bytes, sha256, size, used_at) VALUES ($1, $2, $3, $4, hectare_ms())
        ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, sha256 = excluded.sha256, size = excluded.size, used_at = excluded.used_at`,
        [name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), digestOf(name, bytes), bytes.length],
      ),
      [],
    );
    this.#written += bytes.length;
    if (this.#written < this.#maxBytes / 100) return;
    this.#written = 0;
    await this.#tried(this.#makeRoom(), undefined);
  }

  async forget(beginning: string): Promise<void> {
    await this.#tried(this.#database.query('DELETE FROM source_answer WHERE starts_with(name, $1)', [beginning]), []);
  }

  async claim(names: readonly string[], signal: AbortSignal): Promise<Claim> {
    signal.throwIfAborted();
    // Where nobody can be told, it is fetched here.
    const mine = await this.#tried(this.#claimed(names), [...names]);
    if (mine.length === 0) {
      await wait(lookMilliseconds * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => signal.throwIfAborted());
      return nothing;
    }
    const renewal = setInterval(() => void this.#tried(this.#renew(mine), []), this.#leaseMilliseconds / 3);
    return {
      names: new Set(mine),
      release: async () => {
        clearInterval(renewal);
        const sql = 'DELETE FROM source_claim WHERE name = ANY($1) AND owner = $2';
        await this.#tried(this.#database.query(sql, [mine, this.#owner]), []);
      },
    };
  }

  /** In one order, so that no two wait for each other. */
  async #claimed(names: readonly string[]): Promise<string[]> {
    const rows = await this.#database.query<{ name: string }>(
      `INSERT INTO source_claim (name, owner, lease_until) SELECT name, $2, hectare_ms() + $3 FROM unnest($1::text[]) AS name ORDER BY name COLLATE "C"
      ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, lease_until = excluded.lease_until WHERE source_claim.lease_until < hectare_ms() RETURNING name`,
      [names, this.#owner, this.#leaseMilliseconds],
    );
    return rows.map(({ name }) => name);
  }

  #renew(names: readonly string[]): Promise<unknown[]> {
    return this.#database.query('UPDATE source_claim SET lease_until = hectare_ms() + $3 WHERE name = ANY($1) AND owner = $2', [
      names,
      this.#owner,
      this.#leaseMilliseconds,
    ]);
  }

  /** What was used longest ago goes. One process does it at a time; claims of whoever was killed go as well. */
  #makeRoom(): Promise<void> {
    return this.#database.transaction(async (query) => {
      const [lock] = await query<{ is_mine: boolean }>(
        "SELECT pg_try_advisory_xact_lock(hashtextextended('hectare source answers', 0)) AS is_mine",
      );
      if (!lock!.is_mine) return;
      await query(
        `WITH newer AS (SELECT name, sum(size) OVER (ORDER BY used_at DESC, name) AS bytes FROM source_answer)
        DELETE FROM source_answer USING newer WHERE source_answer.name = newer.name AND newer.bytes > $1`,
        [this.#maxBytes],
      );
      await query('DELETE FROM source_claim WHERE lease_until < hectare_ms() - 60000');
    });
  }

  /** What is shared saves requests, and is worth no failure. */
  async #tried<T>(doing: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await doing;
    } catch (error) {
      this.#log(`Shared answers: ${(error as Error).message}`);
      return otherwise;
    }
  }
}

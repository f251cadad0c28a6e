import pg, { type PoolClient, type QueryResultRow } from 'pg';
import { orDamaged } from '../storage/damaged-record.ts';
import { DatabaseUnreachable } from '../storage/unreachable.ts';

/** Rows of a statement, as its columns give them; $1, $2 … stand for the parameters. */
export type Query = <Row extends QueryResultRow>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** How many connections one process has at most. */
const maxConnections = 10;
const connectMilliseconds = 10_000;
/** A statement that takes longer is not one of ours. */
const statementMilliseconds = 300_000;
/** Two transactions that wait for each other: one is undone, and tried again. */
const passing = new Set(['40001', '40P01']);
const maxTries = 5;

/** Thrown inside a transaction that met another one: it is undone and tried again. */
export class TryAgain extends Error {
  readonly code = '40001';
}

/** The server is not there, ends, or begins; a connection broke. Classes 08 and 57P of SQLSTATE, and what the system says. */
const unreachable = /^(08...|57P0[1-3]|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const lost = /Connection terminated|timeout exceeded when trying to connect/;

function told(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return unreachable.test(code) || lost.test(message) ? new DatabaseUnreachable(code || 'ECONNRESET') : orDamaged(error);
}

/** 64-bit integers are fids, milliseconds and counts: all of them exact as numbers. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Connections to one database. What libpq reads from the environment (PGPASSWORD, PGPASSFILE, PGSSLMODE …) holds here too. */
export class Database {
  readonly #pool: pg.Pool;
  constructor(url: string, connections = maxConnections) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectMilliseconds,
      statement_timeout: statementMilliseconds,
      application_name: 'hectare',
      types: types as never,
    });
    // A connection that breaks is replaced by the next query, and whoever was using it hears it there; without a listener, idle or not, it would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  get connections(): { inUse: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  query: Query = async (sql, parameters = []) => {
    try {
      return (await this.#pool.query(sql, [...parameters])).rows as never;
    } catch (error) {
      throw told(error);
    }
  };

  /** All of it or nothing. It may run again where the database undid it for another's sake. */
  async transaction<T>(run: (query: Query) => Promise<T>, begin = 'BEGIN'): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#once(run, begin);
      } catch (error) {
        if (tries >= maxTries || !passing.has((error as { code?: string }).code ?? '')) throw told(error);
      }
    }
  }

  /** Reads that see one moment. */
  snapshot<T>(run: (query: Query) => Promise<T>): Promise<T> {
    return this.transaction(run, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  }

  async #once<T>(run: (query: Query) => Promise<T>, begin: string): Promise<T> {
    const client: PoolClient = await this.#pool.connect();
    let isBroken = false;
    try {
      await client.query(begin);
      const result = await run(async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows as never);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** Bytes of their own: what comes out of the connection is a piece of a larger buffer, which a thread must not take over. */
export const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

import { setTimeout as wait } from 'node:timers/promises';
import pg, { type PoolClient, type QueryResultRow } from 'pg';
import { namedActor } from '../storage/acting.ts';
import { orDamaged } from '../storage/damaged-record.ts';
import { DatabaseUnreachable } from '../storage/unreachable.ts';
import { tracedStatement, TracedTransaction } from './trace-statements.ts';

/** Rows of a statement, as its columns give them; $1, $2 … stand for the parameters. */
export type Query = <Row extends QueryResultRow>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;
/**
 * A statement that goes out together with the commit, so that its locks are held for no journey. Nobody hears its rows: what must not be committed has to fail it,
 * which makes a rollback of the commit behind it.
 */
export type Last = (sql: string, parameters: readonly unknown[]) => void;

/** How many connections one process has at most. */
const maxConnections = 10;
const connectMilliseconds = 10_000;
/** A statement that takes longer is not one of a server or a worker. */
const statementMilliseconds = 60_000;
/** One that brings a database to a newer schema, or moves a workspace, goes over everything. */
const patientMilliseconds = 3_600_000;
/** The answer of a statement that PostgreSQL has ended is under way for so long at most; then the network is cut, without a word, and the connection is given up. */
const answerMilliseconds = 10_000;
/** A transaction whose process or network is gone keeps its locks for so long, from everybody. */
const silentTransactionMilliseconds = 30_000;
/** Where nothing is heard of the other computer, the system asks: here, and on the side of PostgreSQL, which asks after two hours by itself. */
const keepAliveMilliseconds = 10_000;
const keepAliveOfServer = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=30000';
/** A request reads little: other processes and compiled plans take longer to begin than they save, most of all on a busy computer. */
const briefStatements = '-c max_parallel_workers_per_gather=0 -c jit=off';
/** Connections are closed in order for so long; one that is cut would never be. */
const closeMilliseconds = 5000;
/** Two transactions that wait for each other: one is undone, and tried again. */
const passing = new Set(['40001', '40P01']);
const maxTries = 5;

/** Thrown inside a transaction that met another one: it is undone and tried again. */
export class TryAgain extends Error {
  readonly code = '40001';
}

/**
 * The server is not there, ends, begins, or has no connection left; a connection broke; a statement took too long, or a transaction said nothing for too long. Codes of
 * SQLSTATE, and what the system says.
 */
const unreachable = /^(08...|57P0[1-5]|57014|25P03|53300|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const lost = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

function isUnreachable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return unreachable.test(code) || lost.test(message);
}

function told(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return isUnreachable(error)
    ? new DatabaseUnreachable(code || (message.includes('timeout') ? 'ETIMEDOUT' : 'ECONNRESET'))
    : orDamaged(error);
}

/** 64-bit integers are fids, milliseconds and counts: all of them exact as numbers. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Whose rows a transaction may see, in the settings that the policies of the schema read: an account, and its collections with commas between them. */
interface InForce {
  account: string;
  collections: string;
}
/** Stands for every account, and for every project of one. */
const every = '*';
const everything: InForce = { account: every, collections: every };
/** What the key is for that is behind what runs now; everything for the service itself, its administrators and tokens of groups, who say so; null where nobody does. */
function inForce(): InForce | null {
  const actor = namedActor();
  return actor && { account: actor.userId ?? every, collections: actor.collections?.join(',') ?? every };
}

/** Somebody forgot to say for whom a statement is, behind row-level security: a fault of the program, which sees and changes nothing. */
export class NobodyActs extends Error {
  override name = 'NobodyActs';
}

/** Connections to one database. What libpq reads from the environment (PGPASSWORD, PGPASSFILE, PGSSLMODE …) holds here too. */
export class Database {
  readonly #pool: pg.Pool;
  #isWalled = false;
  /** `isPatient`: for statements over everything */
  constructor(url: string, { connections = maxConnections, isPatient = false } = {}) {
    const milliseconds = isPatient ? patientMilliseconds : statementMilliseconds;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectMilliseconds,
      statement_timeout: milliseconds,
      query_timeout: milliseconds + answerMilliseconds,
      idle_in_transaction_session_timeout: isPatient ? patientMilliseconds : silentTransactionMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
      options: isPatient ? keepAliveOfServer : `${keepAliveOfServer} ${briefStatements}`,
      application_name: 'hectare',
      types: types as never,
      // Statements that are sent together are answered together; all others are awaited one by one.
      pipeline: true,
    });
    // A connection that breaks is replaced by the next query, and whoever was using it hears it there; without a listener, idle or not, it would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  get connections(): { inUse: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** From now on every transaction says whose rows it is for: row-level security holds for this user of the database. */
  raiseWall(): void {
    this.#isWalled = true;
  }

  query: Query = (sql, parameters = []) => this.#ask(inForce(), sql, parameters);
  /** The same over every account: for keys whose account is not known yet, and for the one queue of all. */
  queryAll: Query = (sql, parameters = []) => this.#ask(everything, sql, parameters);

  #ask: (whose: InForce | null, ...asked: Parameters<Query>) => Promise<never> = (whose, sql, parameters) =>
    tracedStatement(sql, () => this.#askNow(whose, sql, parameters));

  #askNow: (whose: InForce | null, ...asked: Parameters<Query>) => Promise<never> = async (whose, sql, parameters = []) => {
    try {
      if (!this.#isWalled) return (await this.#pool.query(sql, [...parameters])).rows as never;
      return (await this.#askWalled(whose, sql, parameters)) as never;
    } catch (error) {
      throw told(error);
    }
  };

  /** One journey: the three go out together. A statement that fails makes a rollback of the commit behind it. */
  async #askWalled(whose: InForce | null, sql: string, parameters: readonly unknown[]): Promise<object[]> {
    const client = await this.#pool.connect();
    let isBroken = false;
    try {
      const [begun, asked, ended] = await Promise.allSettled([
        client.query(this.#begin('BEGIN', whose)),
        client.query<object>(sql, [...parameters]),
        client.query('COMMIT'),
      ]);
      isBroken = begun.status === 'rejected' || ended.status === 'rejected';
      for (const one of [begun, asked, ended]) if (one.status === 'rejected') throw one.reason;
      return (asked as PromiseFulfilledResult<pg.QueryResult<object>>).value.rows;
    } finally {
      client.release(isBroken);
    }
  }

  #begin(begin: string, whose: InForce | null): string {
    if (!this.#isWalled) return begin;
    if (whose === null) throw new NobodyActs();
    const [account, collections] = [whose.account, whose.collections].map(pg.escapeLiteral);
    return `${begin}; SELECT set_config('hectare.account', ${account}, true), set_config('hectare.collections', ${collections}, true)`;
  }

  /** All of it or nothing. It may run again where the database undid it for another's sake. */
  async transaction<T>(run: (query: Query, last: Last) => Promise<T>, begin = 'BEGIN'): Promise<T> {
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

  async #once<T>(run: (query: Query, last: Last) => Promise<T>, begin: string): Promise<T> {
    const client: PoolClient = await this.#pool.connect();
    const seen = new TracedTransaction();
    let isBroken = false;
    try {
      await client.query(this.#begin(begin, inForce()));
      const closing: [sql: string, parameters: unknown[]][] = [];
      const result = await run(
        async (sql, parameters = []) => {
          seen.note(sql);
          return (await client.query(sql, [...parameters])).rows as never;
        },
        (sql, parameters) => {
          seen.note(sql);
          closing.push([sql, [...parameters]]);
        },
      );
      const ended = await Promise.allSettled([
        ...closing.map(([sql, parameters]) => client.query(sql, parameters)),
        client.query('COMMIT'),
      ]);
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
      seen.end();
      return result;
    } catch (error) {
      seen.end(error);
      // On a connection that is cut, a last word would wait as long as the one before it. PostgreSQL undoes by itself what is not committed.
      if (isUnreachable(error)) isBroken = true;
      else
        await client.query('ROLLBACK').catch(() => {
          isBroken = true;
        });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async close(): Promise<void> {
    const inOrder = new AbortController();
    const late = wait(closeMilliseconds, undefined, { signal: inOrder.signal, ref: false }).catch(() => {});
    await Promise.race([this.#pool.end().finally(() => inOrder.abort()), late]);
  }
}

/** Bytes of their own: what comes out of the connection is a piece of a larger buffer, which a thread must not take over. */
export const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

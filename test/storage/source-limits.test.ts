import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '#service/storage-postgres/connection.ts';
import { PostgresHostLimits } from '#service/storage-postgres/source-limits.ts';
import { hasPostgres, setClock, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import type { SourceWorker } from '../helpers/source-worker.ts';

/** A source that counts how many ask it at once, and answers when it is told. */
interface CountingSource {
  base: string;
  asked: number;
  atOnce: number;
  maxAtOnce: number;
  answer: (response: ServerResponse) => void;
  server: Server;
}

const answer = (response: ServerResponse) => void response.end('{}');

async function countingSource(): Promise<CountingSource> {
  const server = createServer((_request, response) => {
    source.asked += 1;
    source.atOnce += 1;
    source.maxAtOnce = Math.max(source.maxAtOnce, source.atOnce);
    response.once('close', () => {
      source.atOnce -= 1;
    });
    source.answer(response);
  });
  const source: CountingSource = { base: '', asked: 0, atOnce: 0, maxAtOnce: 0, answer, server };
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  source.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return source;
}

describe.skipIf(!hasPostgres)('limits of hosts over all workers', () => {
  let postgres: TestPostgres;
  let folder: string;
  let database: string;
  let source: CountingSource;
  let asked: Database;
  const children: ChildProcess[] = [];
  const connections: Database[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'hectare-limits-'));
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  beforeEach(async () => {
    database = await postgres.database();
    source = await countingSource();
    asked = new Database(database, { connections: 1 });
    connections.push(asked);
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(connections.splice(0).map((one) => one.close()));
    source.server.closeAllConnections();
    source.server.close();
  });

  /** A process of its own; `ended` says its exit code. */
  function worker(names: string[], more: Partial<SourceWorker> = {}) {
    const given = {
      database,
      base: source.base,
      cacheFolder: mkdtempSync(join(folder, 'cache-')),
      names,
      parallel: 3,
      leaseMilliseconds: 15_000,
    };
    const child = spawn(
      process.execPath,
      ['--no-warnings', join(import.meta.dirname, '../helpers/source-worker.ts'), JSON.stringify({ ...given, ...more })],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(child);
    let text = '';
    child.stdout!.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    const ended = new Promise<number | null>((done) => {
      child.once('close', done);
    });
    return { child, ended, lines: () => text.split('\n').filter(Boolean).length };
  }
  const limits = (leaseMilliseconds?: number) => {
    const one = new Database(database, { connections: 2 });
    connections.push(one);
    return new PostgresHostLimits(one, leaseMilliseconds);
  };
  const turns = async () => (await asked.query<{ n: number }>('SELECT count(*) AS n FROM source_turn'))[0]!.n;
  /** How many that stand in the row have asked for their turn since the clock of the database was set. */
  const looked = async () => {
    const sql = 'SELECT count(*)::int AS n FROM source_turn WHERE NOT granted AND lease_until = hectare_ms() + 15000';
    return (await asked.query<{ n: number }>(sql))[0]!.n;
  };
  const named = (count: number, of: string) => Array.from({ length: count }, (_, number) => `${of}-${number}`);

  test('three processes ask no more at a time than one may, and each gets all that it asks for', async () => {
    const first: ServerResponse[] = [];
    source.answer = (response) => void first.push(response);
    const workers = ['a', 'b', 'c'].map((name) => worker(named(10, name)));
    // Three have their turn, and of each process as many as may ask at once stand in the row; nobody is answered before.
    await expect.poll(turns).toBe(9);
    await expect.poll(() => first.length).toBe(3);
    source.answer = answer;
    first.forEach(answer);
    expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect([source.asked, source.maxAtOnce]).toEqual([30, 3]);
  });

  test('the turns of a process that is killed come back', async () => {
    // The clock of the database stands until it is set ahead: a busy machine makes no lease short.
    await setClock(database, 0);
    source.answer = () => {};
    const killed = worker(named(3, 'killed'));
    await expect.poll(() => source.asked).toBe(3);
    const other = worker(named(2, 'other'));
    await expect.poll(turns).toBe(5);
    expect(source.asked).toBe(3);
    source.answer = answer;
    killed.child.kill('SIGKILL');
    await killed.ended;
    await setClock(database, 60_000);
    expect(await other.ended).toBe(0);
    expect(other.lines()).toBe(2);
  });

  test('a host that asks one of them for a pause is left alone by all', async () => {
    // The pause lasts as long as the clock of the database stands, however late the second one begins.
    await setClock(database, 0);
    source.answer = (response) => {
      if (source.asked === 1) response.writeHead(429, { 'retry-after': '2' }).end();
      else answer(response);
    };
    const first = worker(['a']);
    const rows = () => asked.query<{ held: boolean }>('SELECT not_before > hectare_ms() AS held FROM source_host');
    await expect.poll(async () => (await rows())[0]?.held).toBe(true);
    const second = worker(['b']);
    await expect.poll(turns).toBe(2);
    await setClock(database, 1999);
    // Both have looked since, and wait on.
    await expect.poll(looked).toBe(2);
    expect(source.asked).toBe(1);
    await setClock(database, 2000);
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(source.asked).toBe(3);
  });

  test('what a host counts in a minute is counted once for all', async () => {
    await setClock(database, 0);
    const [one, other] = [limits(), limits()];
    let runs = 0;
    const note = async () => {
      runs += 1;
    };
    const turn = (units: number) => ({ host: 'counted.example', parallel: 2, rate: { perMinute: 60_000, units } });
    await one.run(turn(30_000), note);
    // The bucket is empty, and fills by 500 in a second of the database’s clock.
    const both = [one.run(turn(500), note), other.run(turn(500), note)];
    for (const [milliseconds, done] of [
      [0, 1],
      [999, 1],
      [1000, 2],
      [1999, 2],
    ] as const) {
      await setClock(database, milliseconds);
      // Those that still wait have looked since.
      await expect.poll(looked).toBe(3 - done);
      await expect.poll(() => runs, { message: `at ${milliseconds} ms` }).toBe(done);
    }
    await setClock(database, 2000);
    await Promise.all(both);
    expect(runs).toBe(3);
  });

  test('turns that a crash of the database took away are asked for again', async () => {
    // Long enough for a busy machine to renew it in time.
    const [one, other] = [limits(9000), limits(9000)];
    const turn = { host: 'crashed.example', parallel: 1 };
    let isLost = false;
    const first = one.run(
      turn,
      (signal) =>
        new Promise<void>((done) =>
          signal!.addEventListener('abort', () => {
            isLost = true;
            done();
          }),
        ),
    );
    await expect.poll(turns).toBe(1);
    const second = other.run(turn, async () => isLost);
    await expect.poll(turns).toBe(2);
    await postgres.crash();
    await first;
    await second;
    expect(isLost).toBe(true);
  });

  test('who gives up while it waits leaves its place', async () => {
    const [one, other] = [limits(), limits()];
    const turn = { host: 'given-up.example', parallel: 1 };
    let end = () => {};
    const first = one.run(
      turn,
      () =>
        new Promise<void>((done) => {
          end = done;
        }),
    );
    await expect.poll(turns).toBe(1);
    const abort = new AbortController();
    const waiting = other.run(turn, async () => 'never', abort.signal);
    await expect.poll(turns).toBe(2);
    abort.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
    end();
    await first;
    expect(await turns()).toBe(0);
  });
});

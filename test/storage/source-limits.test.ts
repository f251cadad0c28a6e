import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '#service/storage-postgres/connection.ts';
import { PostgresHostLimits } from '#service/storage-postgres/source-limits.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import type { SourceWorker } from '../helpers/source-worker.ts';

/** A source that counts how many ask it at once, and answers when it is told. */
interface CountingSource {
  base: string;
  /** when each request came, by performance.now() */
  asked: number[];
  atOnce: number;
  maxAtOnce: number;
  answer: (response: ServerResponse) => void;
  server: Server;
}

async function countingSource(): Promise<CountingSource> {
  const server = createServer((_request, response) => {
    source.asked.push(performance.now());
    source.atOnce += 1;
    source.maxAtOnce = Math.max(source.maxAtOnce, source.atOnce);
    response.once('close', () => {
      source.atOnce -= 1;
    });
    source.answer(response);
  });
  const source: CountingSource = { base: '', asked: [], atOnce: 0, maxAtOnce: 0, answer: (response) => response.end('{}'), server };
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  source.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return source;
}
const after = (milliseconds: number) => (response: ServerResponse) => void setTimeout(() => response.end('{}'), milliseconds);

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
  const named = (count: number, of: string) => Array.from({ length: count }, (_, number) => `${of}-${number}`);

  test('three processes ask no more at a time than one may, and each gets all that it asks for', async () => {
    source.answer = after(60);
    const workers = ['a', 'b', 'c'].map((name) => worker(named(10, name)));
    expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect([source.asked.length, source.maxAtOnce]).toEqual([30, 3]);
  });

  test('the turns of a process that is killed come back', async () => {
    source.answer = () => {};
    const killed = worker(named(3, 'killed'));
    await expect.poll(() => source.asked.length).toBe(3);
    const other = worker(named(2, 'other'));
    await expect.poll(turns).toBe(5);
    expect(source.asked).toHaveLength(3);
    source.answer = (response) => response.end('{}');
    killed.child.kill('SIGKILL');
    await killed.ended;
    // Its leases run out by the clock of the database, which is set ahead: a busy machine makes none of them short.
    await asked.query(
      `CREATE OR REPLACE FUNCTION hectare_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint + 60000 $$`,
    );
    expect(await other.ended).toBe(0);
    expect(other.lines()).toBe(2);
  });

  test('a host that asks one of them for a pause is left alone by all', async () => {
    source.answer = (response) => response.writeHead(429, { 'retry-after': '2' }).end();
    const first = worker(['a']);
    await expect.poll(() => source.asked.length).toBe(1);
    source.answer = (response) => response.end('{}');
    const rows = () => asked.query<{ held: boolean }>('SELECT not_before > hectare_ms() AS held FROM source_host');
    await expect.poll(async () => (await rows())[0]?.held).toBe(true);
    const second = worker(['b']);
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    const [refused, ...later] = source.asked;
    expect(later).toHaveLength(2);
    for (const moment of later) expect(moment - refused!).toBeGreaterThan(1900);
  });

  test('what a host counts in a minute is counted once for all', async () => {
    const [one, other] = [limits(), limits()];
    const times: number[] = [];
    const note = () => {
      times.push(performance.now());
      return Promise.resolve();
    };
    const turn = (units: number) => ({ host: 'counted.example', parallel: 2, rate: { perMinute: 60_000, units } });
    await one.run(turn(30_000), note);
    // The bucket is empty, and fills by 500 in a second.
    await Promise.all([one.run(turn(500), note), other.run(turn(500), note)]);
    expect(times[2]! - times[0]!).toBeGreaterThan(1900);
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

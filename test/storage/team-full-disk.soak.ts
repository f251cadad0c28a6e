import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { startService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres } from '../helpers/postgres.ts';

const key = 'key-of-the-full-disk';
const mayMount = hasPostgres && process.getuid?.() === 0;
if (!mayMount) console.log('Skipped: a full disk of a team’s database (needs PostgreSQL, and root to mount a small disk)');
const diskMegabytes = 300;
const piece = Buffer.alloc(64 * 1024);

/** Fills what is left of the disk. */
function fill(path: string): void {
  for (;;)
    try {
      appendFileSync(path, piece);
    } catch {
      return;
    }
}

test.skipIf(!mayMount)(
  'a full disk of the database is told, and nothing that was acknowledged is lost by it',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-full-'));
    const postgres = await startPostgres({ diskMegabytes });
    const database = await postgres.database();
    const service = await startService({
      dataFolder: folder,
      database,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'token',
    });
    const create = async (name: string): Promise<{ status: number; id: string }> => {
      const answer = await request(`${service.url}/projects?project_name=${name}`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': name },
        body: JSON.stringify(parcelAt(35, 1)),
      });
      const body = (await answer.body.json()) as { id: string };
      return { status: answer.statusCode, id: body.id };
    };
    const acknowledged = new Map<string, string>();
    const refusals = new Map<number, number>();
    const tryCreates = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        const { status, id } = await create(`p${number}`);
        if (status === 200) acknowledged.set(`p${number}`, id);
        else refusals.set(status, (refusals.get(status) ?? 0) + 1);
      }
    };
    await tryCreates(0, 5);
    const ballast = join(dirname(postgres.socketPath), 'ballast');
    for (let start = 5; (refusals.get(507) ?? 0) + (refusals.get(503) ?? 0) < 20 && start < 5000; start += 25) {
      fill(ballast);
      await tryCreates(start, start + 25);
    }
    expect([...refusals.keys()].filter((status) => status !== 507 && status !== 503)).toEqual([]);
    expect(refusals.size).toBeGreaterThan(0);
    rmSync(ballast);
    // Where PostgreSQL ended for lack of room for its log, somebody starts it again.
    const client = async () => {
      const asked = new pg.Client({ connectionString: database });
      asked.on('error', () => {});
      await asked.connect();
      return asked;
    };
    const before = await client().catch(() => null);
    if (before) await before.end();
    else await postgres.start();
    for (let isBack = false; !isBack; await wait(500)) isBack = (await create('after')).status === 200;
    const asked = await client();
    const { rows } = await asked.query<{ id: string; project_name: string }>('SELECT id, project_name FROM projects');
    const { rows: quota } = await asked.query<{ is_sum: boolean }>(
      'SELECT abs(quota_used_hectares - (SELECT sum(quota_hectares) FROM projects)) < 1e-6 AS is_sum FROM account',
    );
    const { rows: audited } = await asked.query<{ n: string }>("SELECT count(*) AS n FROM audit WHERE action = 'project-created'");
    await asked.end();
    const there = new Map(rows.map(({ id, project_name: name }) => [name, id]));
    expect([...acknowledged].filter(([name, id]) => there.get(name) !== id)).toEqual([]);
    expect(there.size).toBe(acknowledged.size + 1);
    expect([quota[0]!.is_sum, Number(audited[0]!.n)]).toEqual([true, rows.length]);
    console.log(`${acknowledged.size} creates acknowledged, all of them there; refused: ${JSON.stringify(Object.fromEntries(refusals))}`);
    await service.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
);

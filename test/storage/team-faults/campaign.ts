import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { imitatedSources, type ImitatedSources } from '../../datasets/imitated-sources.ts';
import { startPostgres, type TestPostgres } from '../../helpers/postgres.ts';
import { Cable, type Network } from './cable.ts';
import { FieldClient } from './client.ts';
import { Member } from './member.ts';

const apiKey = 'key-of-the-team-faults';
const token = 'token-of-the-team-faults';
/** What the workers collect: one needs nothing, the other one a source. */
export const products = ['project-mask', 'soil'];
const hour = 3_600_000;
/** Clocks of servers and workers beside the database's. */
const skews = [0, 0, hour, -hour, 26 * hour, -26 * hour];
const memberCount = 2;
const longestCutMilliseconds = 6000;

/** Counts what is kept as a final result: what a job did, with an effect. */
const effectsSql = `
CREATE TABLE test_effect (project_id text NOT NULL, product text NOT NULL);
CREATE FUNCTION test_effect() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT NEW.preliminary THEN INSERT INTO test_effect VALUES (NEW.project_id, NEW.product); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER test_effect AFTER INSERT ON collected FOR EACH ROW EXECUTE FUNCTION test_effect();`;

/** A team: PostgreSQL, servers, workers, the sources of open data and programs in the field, each connected to the next one by a cable. */
export class Campaign {
  readonly folder = mkdtempSync(join(tmpdir(), 'hectare-faults-'));
  readonly cables = new Map<string, Cable>();
  readonly servers: Member[] = [];
  readonly workers: Member[] = [];
  readonly clients: FieldClient[] = [];
  readonly counts = { servers: 0, workers: 0, PostgreSQL: 0, stall: 0, reset: 0, half: 0 };
  readonly postgres: TestPostgres;
  readonly database: string;
  readonly sources: ImitatedSources;
  #running: Promise<void>[] = [];
  #isDatabaseDown = false;
  private constructor(postgres: TestPostgres, database: string, sources: ImitatedSources) {
    this.postgres = postgres;
    this.database = database;
    this.sources = sources;
  }

  static async begin(clientCount: number): Promise<Campaign> {
    const postgres = await startPostgres();
    const campaign = new Campaign(postgres, await postgres.database(), await imitatedSources());
    process.env['NODE_COMPILE_CACHE'] ??= join(campaign.folder, 'compiled');
    await campaign.#build();
    for (let number = 0; number < clientCount; number += 1) campaign.clients.push(new FieldClient(() => campaign.#urls(), apiKey));
    return campaign;
  }

  async #cable(name: string): Promise<Cable> {
    const cable = await new Cable().open();
    this.cables.set(name, cable);
    return cable;
  }
  async #toDatabase(name: string): Promise<string> {
    const cable = await this.#cable(`${name} – database`);
    cable.target = { path: this.postgres.socketPath };
    const { pathname } = new URL(this.database);
    return `postgres://hectare@127.0.0.1:${cable.port}${pathname}`;
  }

  async #build(): Promise<void> {
    for (let number = 1; number <= memberCount; number += 1) {
      const name = `server ${number}`;
      const toServer = await this.#cable(`clients – ${name}`);
      const server = {
        dataFolder: join(this.folder, name),
        database: await this.#toDatabase(name),
        listen: { host: '127.0.0.1', port: 0 },
        // It is reached by the address of its cable.
        servesOthers: true,
        apiKey,
        userGroupToken: token,
      };
      this.servers.push(
        new Member({ server }, (url) => {
          toServer.target = { host: '127.0.0.1', port: Number(new URL(url).port) };
        }),
      );
    }
    for (let number = 1; number <= memberCount; number += 1) {
      const name = `worker ${number}`;
      const toSources = await this.#cable(`${name} – sources`);
      const { base } = this.sources.source;
      toSources.target = { host: '127.0.0.1', port: Number(new URL(base).port) };
      const baseUrls = Object.fromEntries(
        Object.entries(this.sources.baseUrls).map(([id, url]) => [id, url.replace(base, `http://127.0.0.1:${toSources.port}`)]),
      );
      const worker = { dataFolder: join(this.folder, name), products, atOnce: 3, packFolders: [], sampleData: false, baseUrls };
      this.workers.push(new Member({ worker: { ...worker, database: await this.#toDatabase(name) } }));
    }
  }

  #urls(): string[] {
    return this.servers.map((_, index) => `http://127.0.0.1:${this.cables.get(`clients – server ${index + 1}`)!.port}`);
  }

  async ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.database });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Everything is up, and the programs in the field begin. */
  async start(clientPauseMilliseconds: number): Promise<void> {
    this.servers[0]!.start(0);
    await this.#untilServed();
    await this.ask(effectsSql);
    for (const member of [...this.servers.slice(1), ...this.workers]) member.start(0);
    this.#running = this.clients.map((client) => client.run(clientPauseMilliseconds));
  }

  async #untilServed(): Promise<void> {
    while (!this.cables.get('clients – server 1')!.target) await wait(200);
  }

  get kills(): number {
    return this.counts.servers + this.counts.workers + this.counts.PostgreSQL;
  }

  /** One fault; a cut mends itself while the next ones happen. */
  async oneFault(): Promise<void> {
    const kind = randomInt(10);
    if (kind < 3) await this.#kill('servers');
    else if (kind < 6) await this.#kill('workers');
    else if (kind < 8) await this.#killDatabase();
    else this.#cut();
  }

  async #kill(which: 'servers' | 'workers'): Promise<void> {
    const ready = this[which].filter(({ isReady }) => isReady);
    const member = ready[randomInt(Math.max(1, ready.length))];
    if (!member) return;
    await member.kill();
    this.counts[which] += 1;
    setTimeout(() => member.start(skews[randomInt(skews.length)]!), randomInt(1500));
  }

  async #killDatabase(): Promise<void> {
    if (this.#isDatabaseDown) return;
    this.#isDatabaseDown = true;
    await this.postgres.kill();
    this.counts.PostgreSQL += 1;
    await wait(randomInt(1000));
    await this.postgres.start();
    this.#isDatabaseDown = false;
  }

  #cut(): void {
    const cables = [...this.cables.values()];
    const cable = cables[randomInt(cables.length)]!;
    const network = (['stall', 'reset', 'half'] as const satisfies Network[])[randomInt(3)]!;
    this.counts[network] += 1;
    cable.become(network);
    setTimeout(() => cable.become('open'), randomInt(longestCutMilliseconds)).unref();
  }

  /** All is well again: the field gets its last acknowledgements, and the workers end what there is. Rejects when that does not come to pass. */
  async heal(patienceMilliseconds: number): Promise<void> {
    await wait(longestCutMilliseconds);
    for (const cable of this.cables.values()) cable.become('open');
    for (const client of this.clients) client.isOver = true;
    const late = new AbortController();
    await Promise.race([
      Promise.all(this.#running),
      wait(patienceMilliseconds, undefined, { signal: late.signal }).then(() => {
        throw new Error('a program in the field is not acknowledged');
      }),
    ]).finally(() => late.abort());
    const end = performance.now() + patienceMilliseconds;
    for (let left = 1; left > 0;) {
      // What waits for its next try may try now, as when somebody asks for it.
      await this.ask("UPDATE job SET run_after = 0 WHERE state = 'queued'");
      await wait(5000);
      const [row] = await this.ask<{ left: string }>(
        `SELECT count(*) AS left FROM job WHERE product = ANY('{${products.join(',')}}') AND state IN ('queued', 'running')`,
      );
      left = Number(row!.left);
      if (left > 0 && performance.now() > end) throw new Error(`${left} jobs are not ended`);
    }
  }

  /** In order. False where one had to be killed. */
  async stop(): Promise<boolean> {
    const stopped = await Promise.all([...this.servers, ...this.workers].map((member) => member.stop()));
    return stopped.every(Boolean);
  }

  async end(): Promise<void> {
    for (const client of this.clients) client.isOver = true;
    await this.stop();
    for (const cable of this.cables.values()) cable.close();
    await this.sources.source.close();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

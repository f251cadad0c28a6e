import fc from 'fast-check';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import type { NewProject } from '#service/storage/project-rows.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { PostgresStore } from '#service/storage-postgres/postgres-store.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { inSoak, ofCampaign } from '../helpers/soak.ts';
import { commands } from './queue-model/commands.ts';
import { emptySql, oracleSql } from './queue-model/oracle.ts';
import { Order, OrderedDatabase, type Rewrite } from './queue-model/seam.ts';
import { QueueWorld } from './queue-model/world.ts';

const workerCount = 3;

/** Faults of the protocol, each planted into the statements of the workers (the first of them, where one is enough) or of the server. */
interface Plant {
  name: string;
  /** as what it shows itself */
  found: RegExp;
  worker?: (index: number) => Rewrite;
  server?: Rewrite;
  keepsItsName?: true;
  isRare?: true;
}
const replaced =
  (from: string | RegExp, to: string): Rewrite =>
  (sql) =>
    sql.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
const everyWorker = (rewrite: Rewrite) => () => rewrite;
const plants: Plant[] = [
  {
    name: 'no fencing: whoever had a job once may write',
    found: /by another one|acknowledged|renewed for another/,
    isRare: true,
    worker: everyWorker(replaced('lease_owner = $2', '$2::text IS NOT NULL')),
  },
  {
    name: 'no lock between the look at the lease and what is written',
    found: /by another one/,
    isRare: true,
    worker: everyWorker(replaced(' FOR NO KEY UPDATE', '')),
  },
  {
    name: 'jobs are taken without a lock',
    found: /taken /,
    worker: everyWorker(replaced('FOR UPDATE SKIP LOCKED', '')),
  },
  { name: 'no SKIP LOCKED', found: /taken before|waits for another/, worker: everyWorker(replaced(' SKIP LOCKED', '')) },
  {
    name: 'the clock of the worker in place of the database’s',
    found: /taken while it was held/,
    worker: (index) => replaced('hectare_ms()', `(hectare_ms() + ${index * 60_000})`),
  },
  {
    name: 'a call takes again what it took',
    found: /runs already/,
    worker: everyWorker(replaced('id <> ALL($4::bigint[])', '$4::bigint[] IS NOT NULL')),
  },
  {
    name: 'what a product needs is not waited for',
    found: /before what it needs/,
    worker: everyWorker(replaced('next.needs ? other.product', 'false')),
  },
  {
    name: 'a worker leases under one name for its whole life',
    found: /by another one|renewed for another|taken twice|acknowledged|one lease/,
    keepsItsName: true,
  },
  {
    name: 'a decision leaves what runs as it is',
    found: /no longer holds/,
    isRare: true,
    server: replaced(/(job\.product = plan\.product)$/, "$1 AND job.state <> 'running'"),
  },
  {
    name: 'the pause is not asked for',
    found: /paused collection/,
    worker: everyWorker(replaced(/\.name = \$1|name = \$1/, "name = $1 || '?'")),
  },
];

describe.skipIf(!hasPostgres)('the queue of a team, with every order of statements that the model thinks of', () => {
  let postgres: TestPostgres;
  let monitor: pg.Client;
  let order: Order;
  let databases: OrderedDatabase[];
  let project: NewProject;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.database();
    const store = await openDatabase(url);
    await store.accounts.ensure('u', null);
    await store.close();
    monitor = new pg.Client({ connectionString: url });
    monitor.on('error', () => {});
    await monitor.connect();
    await monitor.query(oracleSql);
    order = new Order(monitor);
    databases = Array.from(
      { length: workerCount + 1 },
      (_, index) => new OrderedDatabase(url, order, index < workerCount ? `worker ${index}` : 'server'),
    );
    project = await projectFrom(
      { kind: 'body', text: JSON.stringify(parcelAt(35.001, 1.044)) },
      { name: 'one', isCollection: false, isControlPool: false },
    );
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await monitor.end();
    await postgres.stop();
  });

  const property = (plant: Plant | null) =>
    fc.asyncProperty(fc.scheduler(), commands, async (scheduler, list) => {
      await monitor.query(emptySql);
      const stores = databases.map((database) => new PostgresStore(database, null));
      databases.forEach((database, index) => {
        database.rewrite = (index < workerCount ? plant?.worker?.(index) : plant?.server) ?? ((sql) => sql);
      });
      const world = new QueueWorld({
        order,
        workers: stores.slice(0, workerCount),
        server: stores.at(-1)!,
        monitor,
        project,
        keepsItsName: plant?.keepsItsName ?? false,
      });
      await world.fill();
      order.begin(scheduler);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), list);
        await world.expectWhole();
      } finally {
        await order.finish().catch(() => {});
        order.end();
      }
    });

  test(
    'no job is held by two, no result kept by who lost its lease, none made of what no longer holds, and none lost',
    { timeout: inSoak(180_000, 21_600_000) },
    async () => {
      const orders = ofCampaign(10, 10_000);
      const seed = inSoak(20_261_127, Number(process.env['HECTARE_SEED'] ?? Date.now() % 2 ** 31));
      await fc.assert(property(null), { numRuns: orders, seed });
      console.log(`${orders} orders of statements, seed ${seed}`);
    },
  );

  // Those that take a hundred orders to show are for the campaign.
  test.each(plants.filter(({ isRare }) => !isRare || inSoak(0, 1) === 1))(
    'a planted fault is found: $name',
    { timeout: 180_000 },
    async (plant) => {
      const found = await fc.check(property(plant), { numRuns: 1000, seed: 1, endOnFailure: true });
      expect(String(found.errorInstance)).toMatch(plant.found);
    },
  );
});

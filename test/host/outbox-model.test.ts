import fc from 'fast-check';
import { rmSync } from 'node:fs';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '#client/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { inSoak, ofCampaign } from '../helpers/soak.ts';
import { freshFolder } from './host.ts';
import { commands, World, type Plant, type Service } from './outbox-world.ts';

// Creates, edits, deletions, lost answers, new starts and the collection of data in any order and at once, against the real service.
const key = 'key-of-the-outbox-model';
const seedOf = (fixed: number) => inSoak(fixed, Number(process.env['HECTARE_SEED'] ?? Date.now() % 2 ** 31));

/** One order of changes after another; `begin` is called before each. */
const runs = (service: Service, plant: Plant, begin: () => Promise<unknown> = async () => {}) =>
  fc.asyncProperty(commands, async (list) => {
    await begin();
    const world = new World(service, plant);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), list);
      await world.expectAsMeant();
    } finally {
      await world.end();
    }
  });

/** Each with a seed that meets it soon. */
const plants: [plant: Plant, seed: number][] = [
  ['doubled', 20_261_124],
  ['undeleted', 20_261_124],
  ['member-forgotten', 20_261_135],
];

describe('the outbox before the service of one computer', () => {
  const folder = freshFolder('outbox-model-service');
  let service: RunningService;
  let client: Client;
  beforeAll(async () => {
    service = await startService({
      dataFolder: folder,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'admin',
      quotaHectares: null,
    });
    client = new Client({ baseUrl: service.url, apiKey: async () => key });
    await client.call('changeCollection', { body: { offline: true } });
  });
  afterAll(async () => {
    await client.close();
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** In every so manieth order data is collected beside the changes: it takes ten times as long as they do. */
  const ordersBetweenCollecting = 8;
  let ordersBegun = 0;
  const begin = async () => {
    await client.call('changeCollection', { body: { paused: ordersBegun % ordersBetweenCollecting !== 0 } });
    ordersBegun += 1;
  };

  test(
    'whatever order they come in, the service has what was meant: nothing lost, nothing twice, collections are their members',
    { timeout: inSoak(180_000, 21_600_000) },
    async () => {
      const [orders, seed] = [ofCampaign(24, 10_000), seedOf(20_261_123)];
      await fc.assert(runs(client, null, begin), { numRuns: orders, seed });
      console.log(`${orders} orders of changes, seed ${seed}`);
    },
  );

  test.each(plants)('a planted fault is found: %s', { timeout: 180_000 }, async (plant, seed) => {
    const found = await fc.check(runs(client, plant, begin), { numRuns: 200, seed, endOnFailure: true });
    expect([found.failed, found.counterexample?.length]).toEqual([true, 1]);
  });
});

/** What a database of a team may do wrong, as triggers, and as what it shows itself. */
const faultsOfDatabase = {
  'hectares do not come back': {
    found: /toBeCloseTo|close to/,
    table: 'account',
    when: 'BEFORE UPDATE',
    body: 'NEW.quota_used_hectares := greatest(OLD.quota_used_hectares, NEW.quota_used_hectares); RETURN NEW;',
  },
  'a deletion is confirmed and not kept': { found: /toEqual|deeply equal/, table: 'bin', when: 'BEFORE INSERT', body: 'RETURN NULL;' },
} as const;

describe.skipIf(!hasPostgres)('the outbox before two servers of a team', () => {
  const folder = freshFolder('outbox-model-team');
  let postgres: TestPostgres;
  let database: string;
  const services: RunningService[] = [];
  const clients: Client[] = [];
  let asked = 0;
  /** As behind a proxy: the next request reaches the other server. */
  const team: Service = {
    call: (...given: Parameters<Client['call']>) => {
      asked += 1;
      return clients[asked % clients.length]!.call(...given);
    },
  } as Service;
  const inDatabase = async (sql: string) => {
    const connection = new pg.Client({ connectionString: database });
    await connection.connect();
    await connection.query(sql).finally(() => connection.end());
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.database();
    for (const name of ['one', 'two']) {
      const service = await startService({
        dataFolder: `${folder}/${name}`,
        database,
        listen: { host: '127.0.0.1', port: 0 },
        apiKey: key,
        userGroupToken: 'admin',
      });
      services.push(service);
      clients.push(new Client({ baseUrl: service.url, apiKey: async () => key }));
    }
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    for (const service of services) await service.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'whatever order they come in, and whichever server answers, the team has what was meant',
    { timeout: inSoak(180_000, 21_600_000) },
    async () => {
      const [orders, seed] = [ofCampaign(6, 5000), seedOf(20_261_127)];
      await fc.assert(runs(team, null), { numRuns: orders, seed });
      console.log(`${orders} orders of changes before two servers of a team, seed ${seed}`);
    },
  );

  // What finds these is the same for both services, and takes longer here.
  test.each(plants.slice(0, inSoak(0, plants.length)))('a planted fault is found: %s', { timeout: 180_000 }, async (plant, seed) => {
    const found = await fc.check(runs(team, plant), { numRuns: 200, seed, endOnFailure: true });
    expect([found.failed, found.counterexample?.length]).toEqual([true, 1]);
  });

  test.each(Object.entries(faultsOfDatabase))(
    'a fault of the database is found: %s',
    { timeout: 180_000 },
    async (_name, { found, table, when, body }) => {
      // Before all others of the table, so that the row is sealed as the fault leaves it.
      await inDatabase(`CREATE FUNCTION a_fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$;
        CREATE TRIGGER a_fault ${when} ON ${table} FOR EACH ROW EXECUTE FUNCTION a_fault()`);
      const one = runs(team, null);
      const run = await fc.check(one, { numRuns: 200, seed: 20_261_127, endOnFailure: true });
      await inDatabase(
        'DROP FUNCTION a_fault() CASCADE; DELETE FROM projects; UPDATE account SET quota_used_hectares = 0, revision = revision + 1',
      );
      expect(run.failed).toBe(true);
      expect(String(run.errorInstance)).toMatch(found);
    },
  );
});

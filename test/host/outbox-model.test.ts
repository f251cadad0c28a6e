import fc from 'fast-check';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '#client/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { inSoak, ofCampaign } from '../helpers/soak.ts';
import { freshFolder } from './host.ts';
import { commands, World, type Plant } from './outbox-world.ts';

// Creates, edits, deletions, lost answers, new starts and the collection of data in any order and at once, against the real service.
const folder = freshFolder('outbox-model-service');
const key = 'key-of-the-outbox-model';
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
const runs = (plant: Plant) =>
  fc.asyncProperty(commands, async (list) => {
    await client.call('changeCollection', { body: { paused: ordersBegun % ordersBetweenCollecting !== 0 } });
    ordersBegun += 1;
    const world = new World(client, plant);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), list);
      await world.expectAsMeant();
    } finally {
      await world.end();
    }
  });

test(
  'whatever order they come in, the service has what was meant: nothing lost, nothing twice, collections are their members',
  { timeout: inSoak(180_000, 21_600_000) },
  async () => {
    const orders = ofCampaign(24, 10_000);
    const seed = inSoak(20_261_123, Number(process.env['HECTARE_SEED'] ?? Date.now() % 2 ** 31));
    await fc.assert(runs(null), { numRuns: orders, seed });
    console.log(`${orders} orders of changes, seed ${seed}`);
  },
);

test.each<Plant>(['doubled', 'undeleted', 'member-forgotten'])('a planted fault is found: %s', { timeout: 180_000 }, async (plant) => {
  const found = await fc.check(runs(plant), { numRuns: 200, seed: 20_261_124, endOnFailure: true });
  expect([found.failed, found.counterexample?.length]).toEqual([true, 1]);
});

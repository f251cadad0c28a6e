import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../helpers/postgres.ts';
import { ofCampaign } from '../helpers/soak.ts';
import { Campaign, products } from './team-faults/campaign.ts';

const killsBetweenWords = 25;
/** A part of the campaign that has to end by then says how many kills it was. */
const minutes = Number(process.env['HECTARE_FAULTS_MINUTES'] ?? 360);

/** What the database has, against what the programs in the field were told. */
async function expectAsAcknowledged(campaign: Campaign): Promise<{ creates: number }> {
  const told = campaign.clients.flatMap(({ journal }) => journal);
  const rows = await campaign.ask<{ id: string; project_name: string; time_zone: string | null; is_gone: boolean; area: number }>(
    'SELECT id, project_name, time_zone, quota_hectares AS area, id IN (SELECT project_id FROM bin) AS is_gone FROM projects',
  );
  expect(campaign.clients.flatMap(({ strange }) => strange)).toEqual([]);
  expect(told.filter(({ ids }) => ids.size !== 1).map(({ name, ids }) => [name, [...ids]])).toEqual([]);
  const sorted = <T extends { name: string }>(all: T[]) => all.sort((one, other) => (one.name < other.name ? -1 : 1));
  expect(
    sorted(rows.map(({ id, project_name: name, time_zone: zone, is_gone: isGone }) => ({ name, id, zone, isGone }))),
    'projects against acknowledgements',
  ).toEqual(sorted(told.map(({ name, ids, zone, isDeleted }) => ({ name, id: [...ids][0], zone, isGone: isDeleted }))));
  const [account] = await campaign.ask<{ used: number }>('SELECT quota_used_hectares AS used FROM account');
  expect(account!.used).toBeCloseTo(
    rows.reduce((sum, { area }) => sum + area, 0),
    3,
  );
  const audited = await campaign.ask<{ object: string; action: string; n: string }>(
    "SELECT object, action, count(*) AS n FROM audit WHERE action IN ('project-created', 'project-deleted') GROUP BY object, action",
  );
  expect(audited.filter(({ n }) => n !== '1')).toEqual([]);
  expect(audited.filter(({ action }) => action === 'project-created')).toHaveLength(told.length);
  expect(audited.filter(({ action }) => action === 'project-deleted')).toHaveLength(told.filter(({ isDeleted }) => isDeleted).length);
  return { creates: told.length };
}

/** Every job ended well, once, and its result is there. */
async function expectDoneOnce(campaign: Campaign): Promise<{ results: number }> {
  const names = `'{${products.join(',')}}'`;
  const undone = await campaign.ask(
    `SELECT project_id, product, state, error FROM job WHERE product = ANY(${names}) AND project_id NOT IN (SELECT project_id FROM bin) AND state <> 'done'`,
  );
  expect(undone).toEqual([]);
  const lacking = await campaign.ask(
    `SELECT id, product FROM projects CROSS JOIN unnest(${names}::text[]) AS product
    WHERE id NOT IN (SELECT project_id FROM bin) AND NOT EXISTS (SELECT 1 FROM collected WHERE project_id = id AND collected.product = product.product AND NOT preliminary)`,
  );
  expect(lacking).toEqual([]);
  expect(
    await campaign.ask('SELECT project_id, product, count(*) FROM test_effect GROUP BY project_id, product HAVING count(*) > 1'),
  ).toEqual([]);
  const [row] = await campaign.ask<{ n: string }>('SELECT count(*) AS n FROM test_effect');
  return { results: Number(row!.n) };
}

describe.skipIf(!hasPostgres)('a team whose processes are killed and whose network is cut', () => {
  test('nothing that was acknowledged is lost, nothing is doubled, and every job is done once', { timeout: 21_600_000 }, async () => {
    const kills = ofCampaign(300, 300);
    const campaign = await Campaign.begin(4);
    try {
      await campaign.start(3000);
      let told = 0;
      const end = performance.now() + minutes * 60_000;
      while (campaign.kills < kills && performance.now() < end) {
        await campaign.oneFault();
        await wait(randomInt(2000));
        if (campaign.kills >= told + killsBetweenWords) {
          told = campaign.kills;
          console.log(`${told} kills`);
        }
      }
      await campaign.heal(900_000);
      const { creates } = await expectAsAcknowledged(campaign);
      const { results } = await expectDoneOnce(campaign);
      expect(creates).toBeGreaterThan(0);
      const requests = campaign.clients.reduce((sum, client) => sum + client.requests, 0);
      const unanswered = campaign.clients.reduce((sum, client) => sum + client.unanswered, 0);
      console.log(
        `${JSON.stringify(campaign.counts)}; ${creates} projects by ${requests} requests, ${unanswered} of them without an answer; ${results} results`,
      );
      expect(await campaign.stop(), 'ends in order').toBe(true);
    } finally {
      await campaign.end();
    }
  });
});

import pg from 'pg';
import { expect, test } from 'vitest';
import { projectFrom } from '#service/create/project-from.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import type { PostgresStore } from '#service/storage-postgres/postgres-store.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres } from '../helpers/postgres.ts';

const plans = [{ product: 'soil', variant: '', place: 10, needs: [] }];
const made = (name: string, west: number) =>
  projectFrom({ kind: 'body', text: JSON.stringify(parcelAt(west, 1.044)) }, { name, isCollection: false, isControlPool: false });

/** Everything that Hectare would answer, each row held against its digest. */
async function stateOf(store: PostgresStore) {
  const rows = await store.heads.list('u');
  expect(rows.map(({ is_whole }) => is_whole)).toEqual(rows.map(() => 1));
  return {
    rows,
    projects: await Promise.all(rows.map(({ id }) => store.project('u', id))),
    shapes: await Promise.all(rows.map(({ id }) => store.shapes.features(id))),
    results: await Promise.all(rows.map(({ id }) => store.results.get(id, 'soil', '', true))),
    jobs: await Promise.all(rows.map(({ id }) => store.jobs.ofProject(id))),
    notes: await store.notes.list({ userId: 'u', collections: null }),
    quota: await store.accounts.quota('u'),
    bin: await store.bin.list('u'),
  };
}

test.skipIf(!hasPostgres)('a copy of the files and the log of PostgreSQL bring back exactly what was at a moment', async () => {
  const postgres = await startPostgres({ keepsLog: true });
  const database = await postgres.database();
  const store = await openDatabase(database);
  await store.accounts.ensure('u', null);
  const [first, second] = [
    await store.createProject('u', await made('before the copy', 35.001), plans, 'first'),
    await store.createProject('u', await made('in the bin', 35.003), plans, null),
  ];
  await postgres.backUp();
  const third = await store.createProject('u', await made('after the copy', 35.005), plans, 'third');
  for (const job of await store.collecting.lease('w', 60_000, 2, [])) {
    const files = { 'a.bin': { mediaType: 'application/octet-stream', bytes: Uint8Array.of(1, 2, 3) } };
    await store.collecting.complete({ job, owner: 'w' }, { data: { of: job.project_id }, provenance: {}, files } as never, []);
  }
  await store.notes.change(first, { notes: 'as it was' });
  await store.deleteProject('u', second);
  const before = await stateOf(store);
  expect([before.rows.length, before.bin.length, before.notes[0]?.notes]).toEqual([2, 1, 'as it was']);

  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ moment: string }>('SELECT clock_timestamp()::text AS moment');
  await client.end();
  await store.createProject('u', await made('too late', 35.007), plans, null);
  await store.notes.change(first, { notes: 'by mistake' });
  await store.deleteProject('u', third);
  await store.bin.deleteForGood('u', third);
  await store.bin.deleteForGood('u', second);
  expect((await stateOf(store)).bin).toEqual([]);
  await store.close();

  const restored = await postgres.restoredAt(rows[0]!.moment);
  const again = await openDatabase(restored.urlOf(database));
  expect(await stateOf(again)).toEqual(before);
  // It goes on from there: what was made is known by its key, and the bin gives back.
  expect(await again.createProject('u', await made('after the copy', 35.005), plans, 'third')).toBe(third);
  expect(await again.bin.restore('u', second, plans)).toBe(true);
  expect((await stateOf(again)).rows).toHaveLength(3);
  await again.close();
  await restored.stop();
  await postgres.stop();
});

import { afterEach, expect, test } from 'vitest';
import { parcelAt } from '../helpers/parcels.ts';
import type { TestHost } from './host.ts';
import { twoPeople } from './two-people.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
async function team() {
  const people = await twoPeople('edits', 'hk_live_edits_7Xw2Lk9Vb4Nm8');
  open.push(people.end);
  return people;
}
const make = (host: TestHost, size: number, replaces?: string) =>
  host.ask('projects.create', { name: 'Block', geojson: parcelAt(35, 1, size), ...(replaces === undefined ? {} : { replaces }) });
const idsOf = async (host: TestHost): Promise<string[]> =>
  ((await host.ask('api.call', { operation: 'listProjects' })) as { value: { id: string }[] }).value.map(({ id }) => id);
const waiting = async (host: TestHost) => (await host.ask('outbox.list', {})).entries;

test('an edit of a project that somebody else replaced meanwhile makes no second one on the same land before a person says so', async () => {
  const { amina, ben } = await team();
  const { id } = await make(amina, 0.01);
  const { id: hers } = await make(amina, 0.011, id!);
  expect(await make(ben, 0.012, id!)).toMatchObject({ id: null });
  const [entry] = await waiting(ben);
  expect(entry).toMatchObject({
    kind: 'edit',
    state: 'held',
    fault: { code: 'replaced-meanwhile', phrase: { code: 'host.replaced-meanwhile' } },
  });
  expect(await idsOf(ben)).toEqual([hers]);
  // Pressing on its own does not make it either.
  await ben.ask('outbox.send', {});
  expect(await waiting(ben)).toHaveLength(1);

  await ben.ask('outbox.settle', { id: entry!.id, as: 'send' });
  await expect.poll(() => waiting(ben)).toEqual([]);
  expect(await idsOf(amina)).toHaveLength(2);
  expect(await idsOf(amina)).toContain(hers);
});

test('a deletion that somebody else did before is done', async () => {
  const { amina, ben } = await team();
  const { id } = await make(amina, 0.01);
  await amina.ask('projects.remove', { id: id! });
  expect(await ben.ask('projects.remove', { id: id! })).toEqual({ waiting: null });
});

test('tags of the list and of the notes change when others change them, and only then', async () => {
  const { amina, ben } = await team();
  const tags = () => ben.ask('projects.tags', {});
  const { id } = await make(amina, 0.01);
  const first = await tags();
  expect([typeof first.list, typeof first.notes]).toEqual(['string', 'string']);
  expect(await tags()).toEqual(first);
  await amina.ask('projects.saveNote', { id: id!, notes: 'Fence', tags: [], archived: false });
  const second = await tags();
  expect([second.list === first.list, second.notes === first.notes]).toEqual([true, false]);
  await make(amina, 0.011, id!);
  expect((await tags()).list).not.toBe(first.list);
});

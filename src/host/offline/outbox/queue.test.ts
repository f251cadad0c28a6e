import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { order, place } from '#test/host/outbox-order.ts';
import type { Order } from './entry.ts';
import { OutboxQueue, Overtaken } from './queue.ts';

const shape = { type: 'Point', coordinates: [1, 2] };
let folder: string;
let sending: boolean;
let queue: OutboxQueue;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-queue-'));
  sending = false;
  queue = open();
});
afterEach(() => rm(folder, { recursive: true }));

function open(): OutboxQueue {
  return new OutboxQueue({ folder, onDamage: () => {}, log: () => {}, onChange: () => {}, isSending: () => sending });
}

test('entries survive a new start in their order, each with its shape', async () => {
  const first = await queue.add(order, place, shape);
  await queue.add({ ...order, name: 'South field' }, place, shape);
  const again = open();
  expect((await again.list()).map(({ name }) => name)).toEqual(['North field', 'South field']);
  expect(await again.shape(first.id)).toEqual(shape);
  expect((await again.add({ ...order, name: 'Third' }, place, shape)).number).toBe(2);
});

test('the same change is added once', async () => {
  await queue.add(order, place, shape);
  await expect(queue.add(order, place, shape)).rejects.toMatchObject({ code: 'already-waiting' });
  const removal: Order = { ...order, kind: 'delete', projectId: 'p' };
  expect((await queue.add(removal, place, null)).id).toBe((await queue.add(removal, place, null)).id);
  await expect(queue.add({ ...order, kind: 'edit', name: 'Other', projectId: 'p' }, place, shape)).rejects.toMatchObject({
    code: 'already-waiting',
  });
});

test('what a person changed is not overwritten by what became of the old entry', async () => {
  const entry = await queue.add(order, place, shape);
  await queue.change(entry.id, (stored) => ({ ...stored, name: 'New name', idempotencyKey: 'new' }));
  await expect(queue.keep({ ...entry, state: 'refused' })).rejects.toBeInstanceOf(Overtaken);
  await expect(queue.finish(entry, 'p', false)).rejects.toBeInstanceOf(Overtaken);
  expect(await queue.list()).toMatchObject([{ name: 'New name', state: 'waiting' }]);
});

test('an entry that is being sent cannot be changed', async () => {
  const entry = await queue.add(order, place, shape);
  await queue.keep({ ...entry, state: 'sending' });
  sending = true;
  await expect(queue.discard(entry.id)).rejects.toMatchObject({ code: 'being-sent' });
  sending = false;
  await queue.discard(entry.id);
  expect(await queue.list()).toEqual([]);
  expect((await queue.restore(entry.id))?.id).toBe(entry.id);
});

test('a done entry is in exactly one of the lists', async () => {
  const entry = await queue.add(order, place, shape);
  const before = queue.listWithDone();
  await queue.finish(entry, 'p', true);
  expect(await before).toMatchObject({ entries: [{ id: entry.id }], done: [] });
  expect(await queue.listWithDone()).toMatchObject({ entries: [], done: [{ id: entry.id, projectId: 'p', wasThere: true }] });
  await expect(queue.get(entry.id)).rejects.toMatchObject({ code: 'not-there' });
});

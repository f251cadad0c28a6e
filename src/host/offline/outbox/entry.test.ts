import { describe, expect, test } from 'vitest';
import { order, place } from '#test/host/outbox-order.ts';
import { blockerOf, markedAsSending, newEntry, outboxEntry, twinOf, type OutboxEntry } from './entry.ts';

const entry = (number: number, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({ ...newEntry(order, place, number), ...changes });

test('a new entry fits the schema of its file and sorts by its number', () => {
  expect(outboxEntry.parse(newEntry(order, place, 7))).toMatchObject({ number: 7, state: 'waiting', attempts: 0, account: 'k' });
  expect(newEntry(order, place, 7).id).toMatch(/^00000007-/);
});

test('marking keeps the time of the first request', () => {
  const first = markedAsSending(entry(0));
  expect(first).toMatchObject({ state: 'sending', unsure: true, attempts: 1 });
  const second = markedAsSending({ ...first, lastSentAt: '2020-01-01T00:00:00.000Z', firstSentAt: '2020-01-01T00:00:00.000Z' });
  expect(second).toMatchObject({ attempts: 2, firstSentAt: '2020-01-01T00:00:00.000Z' });
  expect(second.lastSentAt).not.toBe(second.firstSentAt);
});

describe('what blocks an entry', () => {
  test('is an earlier entry of the same project or name, on the same account', () => {
    const first = entry(1);
    expect(blockerOf(entry(2), [first])).toBe(first);
    expect(blockerOf(first, [entry(2)])).toBeNull();
    expect(blockerOf(entry(2, { name: 'South field' }), [first])).toBeNull();
    expect(blockerOf(entry(2, { account: 'other' }), [first])).toBeNull();
    const removal = entry(1, { kind: 'delete', projectId: 'p', name: 'x' });
    expect(blockerOf(entry(2, { kind: 'edit', projectId: 'p', name: 'y' }), [removal])).toBe(removal);
  });

  test('is not another deletion of the same name', () => {
    const removal = (number: number, projectId: string) => entry(number, { kind: 'delete', projectId });
    expect(blockerOf(removal(2, 'q'), [removal(1, 'p')])).toBeNull();
  });
});

test('a twin is the same project to delete, or the same name and boundary to create', () => {
  const waiting = entry(1);
  expect(twinOf(order, [waiting])).toBe(waiting);
  expect(twinOf({ ...order, geometryHash: 'b2' }, [waiting])).toBeNull();
  const edit = entry(2, { kind: 'edit', projectId: 'p' });
  expect(twinOf({ ...order, kind: 'delete', projectId: 'p' }, [waiting, edit])).toBe(edit);
});

import { expect, test } from 'vitest';
import { bulkWork, type BulkItem, type BulkOptions } from './bulk-work.ts';

const items = (count: number): BulkItem[] => Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Project ${index}` }));
const options = (changes: Partial<BulkOptions> = {}): BulkOptions => ({
  signal: new AbortController().signal,
  onProgress: () => {},
  isOver: () => false,
  ...changes,
});
const soon = () =>
  new Promise((done) => {
    setTimeout(done, 1);
  });

test('all are done, four at a time, and the progress ends at 1', async () => {
  let [now, most] = [0, 0];
  const shares: number[] = [];
  const outcome = await bulkWork(
    items(20),
    async () => {
      now += 1;
      most = Math.max(most, now);
      await soon();
      now -= 1;
    },
    options({ onProgress: (share) => shares.push(share) }),
  );
  expect([outcome.done.length, outcome.faults, outcome.left, most, shares.at(-1)]).toEqual([20, [], [], 4, 1]);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
});
test('one that fails is named with its reason, the others go on', async () => {
  const outcome = await bulkWork(
    items(5),
    async ({ id }) => {
      await soon();
      if (id === 'p2') throw new Error('in use');
    },
    options(),
  );
  expect([outcome.done.length, outcome.faults, outcome.left]).toEqual([4, [{ id: 'p2', name: 'Project 2', message: 'in use' }], []]);
});
test('without a network the rest is not tried', async () => {
  let tried = 0;
  const outcome = await bulkWork(
    items(100),
    async () => {
      tried += 1;
      await soon();
      throw new Error('network');
    },
    options({ isOver: () => true }),
  );
  expect([tried, outcome.faults.length, outcome.left.length]).toEqual([4, 4, 96]);
});
test('cancelled, every one is accounted for', async () => {
  const abort = new AbortController();
  const outcome = await bulkWork(
    items(50),
    async ({ id }) => {
      if (id === 'p9') abort.abort();
      await soon();
      abort.signal.throwIfAborted();
    },
    options({ signal: abort.signal }),
  );
  expect(outcome.faults).toEqual([]);
  expect([...outcome.done, ...outcome.left].sort()).toEqual(
    items(50)
      .map(({ id }) => id)
      .sort(),
  );
  expect(outcome.left.length).toBeGreaterThan(35);
});

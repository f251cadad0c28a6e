import { expect, test } from 'vitest';
import { NumberList, type NumberShelf } from './number-list.ts';

function shelfOfBytes() {
  const bytes: Uint8Array[] = [];
  let reads = 0;
  const shelf: NumberShelf = {
    add: (some) => bytes.push(some.slice()) - 1,
    read: (place, into) => {
      reads += 1;
      into.set(bytes[place]!);
    },
  };
  return { shelf, bytes, reads: () => reads };
}

test.each([Float32Array, Float64Array, Uint32Array])('a list on a shelf has the numbers of one in memory, %o', (kind) => {
  const { shelf, bytes, reads } = shelfOfBytes();
  const [shelved, held] = [new NumberList(kind, shelf), new NumberList(kind)];
  const count = 3 * 65_536 + 5;
  for (let k = 0; k < count; k += 1) for (const list of [shelved, held]) list.push(k * 1.5);
  expect([shelved.length, bytes.length, reads()]).toEqual([count, 3, 0]);
  shelved.set(65_536, 9);
  held.set(65_536, 9);
  shelved.push(1);
  held.push(1);
  for (let k = 0; k <= count; k += 1) if (shelved.at(k) !== held.at(k)) expect.fail(`${k}: ${shelved.at(k)}, ${held.at(k)}`);
  expect(reads()).toBe(3);
});

test('a block that came back stays when the next one is full', () => {
  const { shelf, bytes } = shelfOfBytes();
  const list = new NumberList(Uint32Array, shelf);
  for (let k = 0; k < 65_536; k += 1) list.push(k);
  expect(bytes).toHaveLength(0);
  list.set(0, 7);
  for (let k = 0; k < 2 * 65_536; k += 1) list.push(k);
  expect([list.at(0), list.at(1), bytes.length]).toEqual([7, 1, 2]);
});

import { expect, test } from 'vitest';
import { blobPieces } from './blob-pieces.ts';

const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 7 + (at >> 8)) % 251);

test('parts come in their order, near ones by one reading, and short where the file ends', async () => {
  const blob = new Blob([bytes]);
  const read: [number, number][] = [];
  const counted = {
    slice: (from: number, to: number) => {
      read.push([from, to]);
      return blob.slice(from, to);
    },
  } as Pick<Blob, 'slice'>;
  const pieces = [
    { offset: 2_999_990, length: 20 },
    { offset: 500, length: 100 },
    { offset: 0, length: 50 },
    { offset: 560, length: 10 },
    { offset: 1_500_000, length: 3 },
    { offset: 40, length: 0 },
  ];
  const found = await blobPieces(counted, pieces);
  expect(found).toEqual(pieces.map(({ offset, length }) => bytes.slice(offset, offset + length)));
  expect(read).toEqual([
    [0, 600],
    [1_500_000, 1_500_003],
    [2_999_990, 3_000_010],
  ]);
  expect(await blobPieces(counted, [])).toEqual([]);
});

test('a reading is no longer than 16 MB, unless one part is', async () => {
  const read: number[] = [];
  const endless = {
    slice: (from: number, to: number) => {
      read.push(to - from);
      return new Blob([new Uint8Array(8)]);
    },
  } as Pick<Blob, 'slice'>;
  await blobPieces(
    endless,
    Array.from({ length: 200 }, (_, at) => ({ offset: at * 500_000, length: 8 })),
  );
  expect(Math.max(...read)).toBeLessThanOrEqual(16 * 1024 * 1024);
  expect(read.length).toBeLessThan(10);
});

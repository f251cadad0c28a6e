import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arePiecesOf, partOf, pieceBytes, pieceDigests } from './result-file.ts';

const bytesOf = (length: number) => new Uint8Array(length).map((_, index) => (index * 31) % 251);

describe('a part of a file', () => {
  const bytes = bytesOf(pieceBytes * 3 + 17);
  const pieces = { size: bytes.length, pieceBytes, digests: pieceDigests(bytes)! };

  test('is what stands there, by the pieces that hold it and no other', async () => {
    const place = fc.integer({ min: 0, max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const asked: [number, number][] = [];
        const part = await partOf(pieces, first, last, (from, to) => {
          asked.push([from, to]);
          return Promise.resolve(bytes.slice(from, to + 1));
        });
        expect(Buffer.from(part!).equals(bytes.subarray(first, last + 1))).toBe(true);
        const end = Math.min((Math.floor(last / pieceBytes) + 1) * pieceBytes, bytes.length) - 1;
        expect(asked).toEqual([[Math.floor(first / pieceBytes) * pieceBytes, end]]);
      }),
      { numRuns: 50 },
    );
  });

  test('is not given where a byte of its pieces is another one, is missing, or comes from another place', async () => {
    const damaged = Uint8Array.from(bytes);
    damaged[pieceBytes + 5]! ^= 1;
    const read =
      (from: Uint8Array, by = 0) =>
      (first: number, last: number) =>
        Promise.resolve(from.slice(first + by, last + by + 1));
    // The damage is beside what is asked for, in the same piece.
    expect(await partOf(pieces, pieceBytes + 100, pieceBytes + 101, read(damaged))).toBeNull();
    expect(await partOf(pieces, 0, 10, read(damaged))).toEqual(bytes.subarray(0, 11));
    expect(await partOf(pieces, bytes.length - 1, bytes.length - 1, read(bytes.subarray(0, -1)))).toBeNull();
    expect(await partOf(pieces, 0, 0, read(bytes, pieceBytes))).toBeNull();
    expect(await partOf(pieces, 0, 0, () => Promise.resolve(null))).toBeNull();
  });
});

test('a file of one piece has no digests of pieces; one of more has one for each', () => {
  expect([pieceDigests(bytesOf(0)), pieceDigests(bytesOf(pieceBytes))]).toEqual([null, null]);
  const digests = pieceDigests(bytesOf(pieceBytes + 1))!;
  expect(digests).toHaveLength(64);
  expect(arePiecesOf({ size: pieceBytes + 1, pieceBytes, digests })).toBe(true);
  expect(arePiecesOf({ size: pieceBytes * 2 + 1, pieceBytes, digests })).toBe(false);
  expect(arePiecesOf({ size: 1, pieceBytes: 0, digests: new Uint8Array(0) })).toBe(false);
});

import { gzipSync } from 'node:zlib';
import { Compression } from 'pmtiles';
import { expect, test } from 'vitest';
import { unpackedDirectory, unpackedPart } from './archive-directory.ts';

const packed = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes)).buffer;
const bytesOf = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)];

test('what is packed comes out as it was, in pieces or in one', async () => {
  const small = Uint8Array.of(1, 2, 3, 4, 5);
  expect(bytesOf(await unpackedPart(packed(small), Compression.Gzip))).toEqual([...small]);
  expect(bytesOf(await unpackedPart(small.buffer, Compression.None))).toEqual([...small]);
  const large = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 2_654_435_761) >>> 24);
  expect(Buffer.compare(new Uint8Array(await unpackedPart(packed(large), Compression.Gzip)), large)).toBe(0);
});

test('a bomb, cut bytes and other compressions are refused', async () => {
  const bomb = packed(new Uint8Array(16 * 1024 * 1024));
  expect(bomb.byteLength).toBeLessThan(100_000);
  await expect(unpackedPart(bomb, Compression.Gzip)).rejects.toThrow('archive-damaged');
  await expect(unpackedPart(Uint8Array.of(1, 2, 3).buffer, Compression.Gzip)).rejects.toThrow('archive-damaged');
  await expect(unpackedPart(packed(Uint8Array.of(1, 2, 3)).slice(0, -9), Compression.Gzip)).rejects.toThrow('archive-damaged');
  await expect(unpackedPart(bomb, Compression.Brotli)).rejects.toThrow('archive-compression');
});

test('a directory of more entries than its bytes can hold is refused before a record is made', async () => {
  const one = Uint8Array.of(1, 0, 1, 5, 1);
  expect(bytesOf(await unpackedDirectory(packed(one), Compression.Gzip))).toEqual([...one]);
  await expect(unpackedDirectory(packed(Uint8Array.of(2, 0, 1, 5, 1)), Compression.Gzip)).rejects.toThrow('archive-damaged');
  await expect(unpackedDirectory(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f).buffer, Compression.None)).rejects.toThrow('archive-damaged');
});

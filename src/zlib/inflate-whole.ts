import { inflateSync } from 'node:zlib';

const maxChunkBytes = 1024 * 1024;

/**
 * A zlib stream, unpacked by Node: a third of the processor time of an inflate in JavaScript, and held against the checksum at its end. Throws when it is damaged, cut off, or longer
 * than `maxBytes`.
 */
export function inflateWhole(packed: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const chunkSize = Math.max(64, Math.min(maxChunkBytes, maxBytes));
  // Copied out of the longer buffer that zlib fills.
  return new Uint8Array(inflateSync(packed, { chunkSize, maxOutputLength: maxBytes }));
}

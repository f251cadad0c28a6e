import { Gunzip } from 'fflate';
import { Compression } from 'pmtiles';

/** A directory of the largest archives that are known has some 100 kB; unpacked, each of its entries is a record in memory. */
const maxUnpackedBytes = 4 * 1024 * 1024;
/** What is packed goes in by so much at a time: deflate makes at most 1,032 bytes of one, so that no piece grows beyond 17 MB before it is counted. */
const pieceBytes = 16 * 1024;
/** four numbers of an entry, each of a byte or more (PMTiles 3, section 4.2) */
const bytesOfEntry = 4;

const damaged = () => new RangeError('archive-damaged');

function gunzipped(packed: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  // The library waits for a head that never comes.
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) throw damaged();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const unpacking = new Gunzip((piece) => {
    size += piece.length;
    if (size > maxBytes) throw damaged();
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length; at += pieceBytes)
    unpacking.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A part of an archive of tiles (PMTiles 3), unpacked. Rejects with RangeError for what is larger, damaged or packed otherwise. */
export async function unpackedPart(packed: ArrayBuffer, compression: Compression, maxBytes = maxUnpackedBytes): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return packed;
  if (compression !== Compression.Gzip) throw new RangeError('archive-compression');
  try {
    return gunzipped(new Uint8Array(packed), maxBytes).buffer;
  } catch {
    throw damaged();
  }
}

/** The same for a directory, whose first number says how many entries follow: its reader makes a record of each before it looks whether they are there. */
export async function unpackedDirectory(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const buffer = await unpackedPart(packed, compression);
  const bytes = new Uint8Array(buffer);
  let count = 0;
  for (const [at, byte] of bytes.subarray(0, 8).entries()) {
    count += (byte & 0x7f) * 2 ** (7 * at);
    if (byte < 0x80) break;
  }
  if (count * bytesOfEntry > bytes.length) throw damaged();
  return buffer;
}

import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);
/** bytes of the signature, and of the length, the name and the sum of a chunk */
const [signatureBytes, lengthBytes, nameBytes, sumBytes] = [8, 4, 4, 4];
/** values of a pixel by the colour type (PNG, table 11.1) */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The packed pixels of a PNG; null where its chunks do not lie in the file one after another up to the last. */
function packedPixels(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = signatureBytes; at + lengthBytes + nameBytes + sumBytes <= bytes.length;) {
    const length = view.getUint32(at);
    const from = at + lengthBytes + nameBytes;
    const name = String.fromCharCode(...bytes.subarray(at + lengthBytes, from));
    if (from + length + sumBytes > bytes.length) return null;
    if (name === 'IEND') return Buffer.concat(parts);
    if (name === 'IDAT') parts.push(bytes.subarray(from, from + length));
    at = from + length + sumBytes;
  }
  return null;
}

/**
 * Whether a PNG is what its head says: a length beyond the file, or pixels that unpack to more than the size has, would fill the memory of what draws it.
 * `width` and `height` are those of the head.
 */
export async function isSoundPng(bytes: Uint8Array, { width, height }: { width: number; height: number }): Promise<boolean> {
  const [bits, colourType] = [bytes[24]!, bytes[25]!];
  const values = channels[colourType];
  const packed = packedPixels(bytes);
  if (values === undefined || ![1, 2, 4, 8, 16].includes(bits) || !packed || packed.length === 0) return false;
  // Interlaced rows come in seven passes, each with a byte for its filter and one that is not full.
  const most = Math.ceil((width * bits * values) / 8) * height + 4 * (height + 8) * 2;
  return inflated(packed, { maxOutputLength: most }).then(
    () => true,
    () => false,
  );
}

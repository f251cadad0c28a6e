/** A picture of one size, as PNG. */
export interface SizedPng {
  side: number;
  bytes: Uint8Array;
}

/**
 * The .ico container of Windows: a directory of 16 bytes a picture, then the pictures as PNG, which Windows reads since Vista. A side of 256 is written as 0.
 * Format: "ICO (file format)", Microsoft's GRPICONDIR as it stands in files.
 */
export function icoOf(pictures: readonly SizedPng[]): Uint8Array {
  const headBytes = 6 + 16 * pictures.length;
  const out = new Uint8Array(headBytes + pictures.reduce((sum, { bytes }) => sum + bytes.length, 0));
  const view = new DataView(out.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let at = headBytes;
  for (const [index, { side, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    if (side > 256) throw new RangeError(`An .ico holds pictures of up to 256 pixels, not ${side}.`);
    view.setUint8(entry, side % 256);
    view.setUint8(entry + 1, side % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, bytes.length, true);
    view.setUint32(entry + 12, at, true);
    out.set(bytes, at);
    at += bytes.length;
  }
  return out;
}

/** Types of the .icns container that hold a PNG, by points and scale: the same pixels stand for a size and for half of it at double density. */
const icnsTypes: [type: string, side: number][] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];
export const icnsSides: readonly number[] = [...new Set(icnsTypes.map(([, side]) => side))];

/** The .icns container of macOS: "icns" and the length of the file, then of each picture its type, its length with these eight bytes, and the PNG; all big-endian. */
export function icnsOf(pictures: readonly SizedPng[]): Uint8Array {
  const parts = icnsTypes.map(([type, side]) => {
    const found = pictures.find((picture) => picture.side === side);
    if (!found) throw new RangeError(`An .icns needs a picture of ${side} pixels.`);
    return { type, bytes: found.bytes };
  });
  const out = new Uint8Array(8 + parts.reduce((sum, { bytes }) => sum + 8 + bytes.length, 0));
  const view = new DataView(out.buffer);
  const head = (at: number, type: string, length: number) => {
    out.set(new TextEncoder().encode(type), at);
    view.setUint32(at + 4, length);
  };
  head(0, 'icns', out.length);
  let at = 8;
  for (const { type, bytes } of parts) {
    head(at, type, 8 + bytes.length);
    out.set(bytes, at + 8);
    at += 8 + bytes.length;
  }
  return out;
}

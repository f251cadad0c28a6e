import { zlibSync } from 'fflate';

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const checks = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** A chunk of a PNG with its length and check. */
export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = name.charCodeAt(index);
  bytes.set(data, 8);
  let check = 0xffff_ffff;
  for (const byte of bytes.subarray(4, 8 + data.length)) check = checks[(check ^ byte) & 0xff]! ^ (check >>> 8);
  view.setUint32(8 + data.length, (check ^ 0xffff_ffff) >>> 0);
  return bytes;
}

/** Text of the file (tEXt): a keyword, a zero, and Latin letters; what is none becomes a question mark. */
const textChunk = (keyword: string, text: string) =>
  pngChunk(
    'tEXt',
    Uint8Array.from(`${keyword}\0${text}`, (letter) => (letter.codePointAt(0)! < 256 ? letter.codePointAt(0)! : 0x3f)),
  );

/** A PNG with alpha (ISO/IEC 15948): `rgba` holds four bytes a pixel, rows from the top. `comment` is what the file says of itself. */
export function writePng(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  comment: string | null = null,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + width * 4));
  for (let row = 0; row < height; row += 1) rows.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), row * (1 + width * 4) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [
    Uint8Array.from(pngSignature),
    pngChunk('IHDR', head),
    ...(comment === null ? [] : [textChunk('Comment', comment)]),
    pngChunk('IDAT', zlibSync(rows, { level: 6 })),
    pngChunk('IEND', new Uint8Array(0)),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export type ColourStop = readonly [value: number, red: number, green: number, blue: number];

/** The colour of a value on a ramp of rising stops; values beyond take the end's colour. */
export function colourAt(ramp: readonly ColourStop[], value: number): [number, number, number] {
  const above = ramp.findIndex(([stop]) => stop >= value);
  if (above === 0 || above < 0) {
    const [, red, green, blue] = ramp[above === 0 ? 0 : ramp.length - 1]!;
    return [red, green, blue];
  }
  const [left, right] = [ramp[above - 1]!, ramp[above]!];
  const share = (value - left[0]) / (right[0] - left[0]);
  return [1, 2, 3].map((channel) => Math.round(left[channel]! + (right[channel]! - left[channel]!) * share)) as [number, number, number];
}

const openBrace = 0x7b;
/** Bytes up to this one stand between the parts of JSON: blanks, line ends, and the zeros that copies of cards are filled up with. */
export const blankByte = 0x20;

/** What a feature begins with where `type` is its first member, as nearly every program writes it; blanks may stand between. */
const parts = ['{', '"type"', ':', '"Feature"'].map((part) => new TextEncoder().encode(part));

/** Whether a feature begins at a place; null where the bytes that say so have not come (`isLast`: none will come). */
export function featureStartsAt(bytes: Uint8Array, from: number, isLast: boolean): boolean | null {
  let at = from;
  for (const part of parts) {
    while (at < bytes.length && bytes[at]! <= blankByte) at += 1;
    for (const byte of part) {
      if (at === bytes.length) return isLast ? false : null;
      if (bytes[at] !== byte) return false;
      at += 1;
    }
  }
  return true;
}

/** The last byte before a place that is no blank, or undefined. */
export function lastFilled(bytes: Uint8Array, before: number): number | undefined {
  for (let at = before - 1; at >= 0; at -= 1) if (bytes[at]! > blankByte) return bytes[at];
  return undefined;
}

/** Where features begin inside of an item that is broken: a bracket that is missing makes it swallow those behind it. */
export function innerFeatures(bytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(openBrace, 1); at !== -1; at = bytes.indexOf(openBrace, at + 1))
    if (featureStartsAt(bytes, at, true)) starts.push(at);
  return starts;
}

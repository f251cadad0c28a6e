/** Deeper nesting than this is nobody's data. */
const maxDepth = 200;
/** Values of a document: each takes a hundred bytes and more once it is parsed. The largest shapes that are read have 2 million corners, which are 6 million. */
const maxValues = 8_000_000;

export type JsonFault = 'too-deep' | 'too-many';

const [quote, backslash, comma, openList, closeList, openRecord, closeRecord] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a document is one that a parser may be given: a few megabytes of brackets or empty records would take gigabytes of memory and minutes. Looks at each byte
 * once; what is no JSON is left to the parser. null: it may.
 */
export function jsonFault(bytes: Uint8Array): JsonFault | null {
  let [depth, values] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === quote) {
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1) if (bytes[at] === backslash) at += 1;
    } else if (byte === openList || byte === openRecord) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return 'too-deep';
    } else if (byte === closeList || byte === closeRecord) depth -= 1;
    else if (byte === comma) values += 1;
    if (values > maxValues) return 'too-many';
  }
  return null;
}

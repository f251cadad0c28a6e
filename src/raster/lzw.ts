import { PhrasedRangeError } from '#sentences/phrases/index.ts';

/** The same bytes in a longer buffer. Throws RangeError where that were more than `maxBytes`. */
function longer(bytes: Uint8Array<ArrayBuffer>, minBytes: number, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (minBytes > maxBytes) throw new PhrasedRangeError({ code: 'picture-damaged-cells' });
  const made = new Uint8Array(Math.max(bytes.length * 2, minBytes));
  made.set(bytes);
  return made;
}

/**
 * LZW of TIFF 6.0, section 13: codes of 9 to 12 bits, most significant bit first, 256 clears the table, 257 ends. Strings are kept as places in the output,
 * so nothing is copied twice. Throws RangeError on a code that cannot be, and on more than `maxBytes`.
 */
export function decodeLzw(input: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  let output = new Uint8Array(Math.max(1024, input.length * 4));
  let written = 0;
  const starts = new Uint32Array(4096);
  const lengths = new Uint32Array(4096);
  let next = 258;
  let bits = 9;
  let buffer = 0;
  let held = 0;
  let previousStart = -1;
  let previousLength = 0;
  for (let place = 0; ;) {
    while (held < bits) {
      if (place >= input.length) return output.slice(0, written);
      buffer = ((buffer << 8) | input[place]!) & 0xffffff;
      place += 1;
      held += 8;
    }
    const code = (buffer >>> (held - bits)) & ((1 << bits) - 1);
    held -= bits;
    if (code === 257) return output.slice(0, written);
    if (code === 256) {
      next = 258;
      bits = 9;
      previousStart = -1;
      continue;
    }
    const length = code < 256 ? 1 : code < next ? lengths[code]! : previousLength + 1;
    if (code > next || (code >= 256 && previousStart < 0)) throw new PhrasedRangeError({ code: 'picture-damaged-cells' });
    if (written + length > output.length) output = longer(output, written + length, maxBytes);
    const start = written;
    if (code < 256) output[written] = code;
    else {
      // A code that is about to be created is the previous string followed by its own first byte, which the copy below produces by itself.
      const from = code < next ? starts[code]! : previousStart;
      for (let index = 0; index < length; index += 1) output[written + index] = output[from + index]!;
    }
    written += length;
    if (previousStart >= 0 && next < 4096) {
      starts[next] = previousStart;
      lengths[next] = previousLength + 1;
      next += 1;
      if (next === 511 || next === 1023 || next === 2047) bits += 1;
    }
    previousStart = start;
    previousLength = length;
  }
}

import { PhrasedRangeError } from '#sentences/phrases/index.ts';

/** Codes of up to so many bits are looked up; longer ones are rare and go bit by bit. */
const quickBits = 9;
const maxBits = 15;
const damaged = () => new PhrasedRangeError({ code: 'picture-damaged-cells' });

/** A Huffman code by the lengths of its words (RFC 1951, 3.2.2), made anew for every block. */
class Codes {
  /** by the next bits: symbol and length, or 0 */
  readonly quick = new Uint16Array(1 << quickBits);
  readonly counts = new Uint16Array(maxBits + 1);
  /** in the order of their codes */
  readonly symbols: Uint16Array;
  readonly #next = new Uint16Array(maxBits + 2);
  readonly #places = new Uint16Array(maxBits + 2);

  constructor(most: number) {
    this.symbols = new Uint16Array(most);
  }

  /** Throws PhrasedRangeError for lengths that no code can have. */
  fill(lengths: Uint8Array, from: number, count: number): void {
    const { quick, counts, symbols } = this;
    quick.fill(0);
    counts.fill(0);
    for (let symbol = 0; symbol < count; symbol += 1) counts[lengths[from + symbol]!]! += 1;
    counts[0] = 0;
    for (let bits = 1, code = 0, place = 0; bits <= maxBits; bits += 1) {
      code = (code + counts[bits - 1]!) << 1;
      if (code + counts[bits]! > 1 << bits) throw damaged();
      this.#next[bits] = code;
      this.#places[bits] = place;
      place += counts[bits]!;
    }
    for (let symbol = 0; symbol < count; symbol += 1) {
      const bits = lengths[from + symbol]!;
      if (bits === 0) continue;
      symbols[this.#places[bits]!++] = symbol;
      const code = this.#next[bits]!++;
      if (bits > quickBits) continue;
      let turned = 0;
      for (let bit = 0; bit < bits; bit += 1) turned |= ((code >> bit) & 1) << (bits - 1 - bit);
      for (let at = turned; at < quick.length; at += 1 << bits) quick[at] = (symbol << 4) | bits;
    }
  }
}

const literals = new Codes(288);
const distances = new Codes(32);
const lengthWords = new Codes(19);
/** RFC 1951, 3.2.7 and 3.2.5 */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const copyLengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const copyLengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceOf = (symbol: number) => (symbol < 2 ? symbol + 1 : ((2 + (symbol & 1)) << ((symbol >> 1) - 1)) + 1);
const distanceBits = (symbol: number) => Math.max(0, (symbol >> 1) - 1);

/** Bits of a stream, the lowest first; zeros beyond its end. */
class Bits {
  readonly #bytes: Uint8Array;
  #at: number;
  #buffer = 0;
  #held = 0;
  constructor(bytes: Uint8Array, from: number) {
    [this.#bytes, this.#at] = [bytes, from];
  }
  /** more was taken than there is */
  get isBeyond(): boolean {
    return this.#at - (this.#held >> 3) > this.#bytes.length;
  }
  take(count: number): number {
    this.#fill(count);
    const value = this.#buffer & ((1 << count) - 1);
    this.#buffer >>>= count;
    this.#held -= count;
    return value;
  }
  symbol({ quick, counts, symbols }: Codes): number {
    this.#fill(maxBits);
    const found = quick[this.#buffer & (quick.length - 1)]!;
    if (found !== 0) {
      this.#buffer >>>= found & 15;
      this.#held -= found & 15;
      return found >> 4;
    }
    for (let bits = 1, code = 0, first = 0, place = 0; bits <= maxBits; bits += 1) {
      code |= this.take(1);
      const count = counts[bits]!;
      if (code - first < count) return symbols[place + code - first]!;
      place += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw damaged();
  }
  /** Bytes from the next whole one on, of a block that is not packed; how many there are. */
  copy(into: Uint8Array, to: number, count: number): number {
    const bytes = this.#bytes.subarray(this.#at - (this.#held >> 3), this.#at - (this.#held >> 3) + count);
    into.set(bytes, to);
    this.#at += bytes.length - (this.#held >> 3);
    [this.#buffer, this.#held] = [0, 0];
    return bytes.length;
  }
  toWholeByte(): void {
    this.take(this.#held & 7);
  }
  #fill(count: number): void {
    while (this.#held < count) {
      this.#buffer |= (this.#bytes[this.#at] ?? 0) << this.#held;
      this.#at += 1;
      this.#held += 8;
    }
  }
}

/** The codes of a block, which stand at its beginning (RFC 1951, 3.2.6 and 3.2.7). */
function readCodes(bits: Bits, isFixed: boolean): void {
  const lengths = new Uint8Array(320);
  if (isFixed) {
    lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288).fill(5, 288, 318);
    literals.fill(lengths, 0, 288);
    distances.fill(lengths, 288, 30);
    return;
  }
  const [literalCount, distanceCount, wordCount] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  if (literalCount > 286) throw damaged();
  const words = new Uint8Array(19);
  for (let word = 0; word < wordCount; word += 1) words[lengthOrder[word]!] = bits.take(3);
  lengthWords.fill(words, 0, 19);
  for (let at = 0; at < literalCount + distanceCount;) {
    const word = bits.symbol(lengthWords);
    if (word < 16) {
      lengths[at] = word;
      at += 1;
      continue;
    }
    const repeated = word === 16 ? lengths[at - 1] : 0;
    const count = word === 16 ? 3 + bits.take(2) : word === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
    if (repeated === undefined || at + count > literalCount + distanceCount) throw damaged();
    lengths.fill(repeated, at, at + count);
    at += count;
  }
  literals.fill(lengths, 0, literalCount);
  distances.fill(lengths, literalCount, distanceCount);
}

/** Unpacks a block; where the output goes on. Stops where the output is full or the input ends. */
function readBlock(bits: Bits, into: Uint8Array, from: number): number {
  let to = from;
  while (to < into.length) {
    const symbol = bits.symbol(literals);
    if (bits.isBeyond || symbol === 256) break;
    if (symbol < 256) {
      into[to] = symbol;
      to += 1;
      continue;
    }
    const size = copyLengths[symbol - 257];
    if (size === undefined) throw damaged();
    const length = size + bits.take(copyLengthBits[symbol - 257]!);
    const far = bits.symbol(distances);
    const distance = distanceOf(far) + bits.take(distanceBits(far));
    if (bits.isBeyond) break;
    if (far > 29 || distance > to) throw damaged();
    const end = Math.min(into.length, to + length);
    for (; to < end; to += 1) into[to] = into[to - distance]!;
  }
  return to;
}

/**
 * The first bytes that a zlib stream (RFC 1950, 1951) unpacks to, from the beginning of it alone: a library unpacks the whole, or needs several times as long to make itself ready for
 * a few hundred bytes. Returns how many were written: fewer than there is room for where the packed bytes, or the stream, end before. Throws PhrasedRangeError for what is no such
 * stream; a damage that lies further on is not seen.
 */
export function inflateStart(packed: Uint8Array, into: Uint8Array): number {
  if (packed.length < 2 || (packed[0]! & 15) !== 8 || ((packed[0]! << 8) | packed[1]!) % 31 !== 0 || (packed[1]! & 32) !== 0)
    throw damaged();
  const bits = new Bits(packed, 2);
  let to = 0;
  while (to < into.length) {
    const isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (bits.isBeyond) return to;
    if (kind === 3) throw damaged();
    if (kind === 0) {
      bits.toWholeByte();
      const [length, turned] = [bits.take(16), bits.take(16)];
      if (bits.isBeyond) return to;
      if ((length ^ turned) !== 0xffff) throw damaged();
      const wanted = Math.min(length, into.length - to);
      const copied = bits.copy(into, to, wanted);
      to += copied;
      if (copied < wanted) return to;
    } else {
      readCodes(bits, kind === 1);
      if (bits.isBeyond) return to;
      to = readBlock(bits, into, to);
      if (bits.isBeyond) return to;
    }
    if (isLast) return to;
  }
  return to;
}

/**
 * Texts as people order them ("Plot 2" before "Plot 10", capitals and accents aside). Intl.Collator does it right and needs half a second for 100,000 texts, so texts of
 * ASCII characters are put in its order by bytes of their own, and only the others and ties are asked of it. A test holds both against each other.
 */

const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const firstDigit = signs.length + 1;
/** A number is its count of digits, then the digits: so longer ones stand behind shorter ones. */
const numberMark = firstDigit + 10;
const maxDigits = 60;
const firstLetter = numberMark + maxDigits + 1;
const unknown = 255;
const weights = new Uint8Array(128).fill(unknown);
for (let at = 0; at < signs.length; at += 1) weights[signs.charCodeAt(at)] = at + 1;
for (let digit = 0; digit < 10; digit += 1) weights[48 + digit] = firstDigit + digit;
for (let letter = 0; letter < 26; letter += 1) {
  weights[97 + letter] = firstLetter + letter;
  weights[65 + letter] = firstLetter + letter;
}

/** Texts as bytes, one after another; `starts` has one place more than there are texts. */
interface Keys {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** Puts the key of a text down and says where it ends; -1 where the text has other characters. */
function writeKey(text: string, bytes: Uint8Array, start: number): number {
  let end = start;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    const weight = character < 128 ? weights[character]! : unknown;
    if (weight === unknown) return -1;
    if (weight < firstDigit || weight >= numberMark) {
      bytes[end++] = weight;
      continue;
    }
    let [first, last] = [at, at];
    while (last + 1 < text.length && isDigit(text.charCodeAt(last + 1))) last += 1;
    while (first < last && text.charCodeAt(first) === 48) first += 1;
    const count = last - first + 1;
    if (count > maxDigits) return -1;
    bytes[end++] = numberMark + count;
    for (let digit = first; digit <= last; digit += 1) bytes[end++] = firstDigit + text.charCodeAt(digit) - 48;
    at = last;
  }
  return end;
}
const isDigit = (character: number) => character >= 48 && character <= 57;

/** Where so few are left, they are compared one by one. */
const few = 12;
const keyBytes = 4;
/** Four bytes and a place within the run have room in the 53 bits of a number, which sorts without a comparison of ours. */
const maxInRun = 2 ** 21;

/** Orders `order` from `from` to `to` by the keys of its texts, which are alike before the byte `depth`. */
function sortRun({ bytes, starts }: Keys, order: Uint32Array, from: number, to: number, depth: number): void {
  const byteAt = (item: number, at: number) => {
    const place = starts[item]! + at;
    return place < starts[item + 1]! ? bytes[place]! : 0;
  };
  const runs: [from: number, to: number, depth: number][] = [[from, to, depth]];
  while (runs.length > 0) {
    const [low, high, alike] = runs.pop()!;
    let skipped = alike;
    const length = (item: number) => starts[item + 1]! - starts[item]!;
    const first = order[low]!;
    // What all have in common tells nothing.
    let common = length(first);
    for (let at = low + 1; at < high && common > skipped; at += 1) {
      const item = order[at]!;
      let same = skipped;
      const most = Math.min(common, length(item));
      while (same < most && byteAt(item, same) === byteAt(first, same)) same += 1;
      common = same;
    }
    skipped = common;
    const count = high - low;
    if (count <= few || count > maxInRun) {
      order.subarray(low, high).sort((a, b) => {
        const most = Math.max(length(a), length(b));
        for (let at = skipped; at < most; at += 1) {
          const by = byteAt(a, at) - byteAt(b, at);
          if (by !== 0) return by;
        }
        return a - b;
      });
      continue;
    }
    const packed = new Float64Array(count);
    for (let at = 0; at < count; at += 1) {
      const item = order[low + at]!;
      let prefix = 0;
      for (let byte = 0; byte < keyBytes; byte += 1) prefix = prefix * 256 + byteAt(item, skipped + byte);
      packed[at] = prefix * maxInRun + at;
    }
    packed.sort();
    const before = order.slice(low, high);
    let start = 0;
    for (let at = 0; at < count; at += 1) {
      const prefix = Math.floor(packed[at]! / maxInRun);
      order[low + at] = before[packed[at]! - prefix * maxInRun]!;
      const isEnd = at + 1 === count || Math.floor(packed[at + 1]! / maxInRun) !== prefix;
      if (!isEnd) continue;
      // A key that ended within these bytes is alike to the end.
      if (at > start && prefix % 256 !== 0) runs.push([low + start, low + at + 1, skipped + keyBytes]);
      start = at + 1;
    }
  }
}

/** The places of different texts in their order, and which of them stand level with the one before. */
function orderOfPlain(texts: readonly string[], plain: Uint32Array, keys: Keys, collator: Intl.Collator): Uint32Array {
  const order = plain.slice();
  if (order.length > 1) sortRun(keys, order, 0, order.length, 0);
  // Texts of one key differ in capitals or in zeros before a number; of these the collator knows the order.
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && isSameKey(keys, order[start]!, order[end]!)) end += 1;
    if (end - start > 1) order.subarray(start, end).sort((a, b) => collator.compare(texts[a]!, texts[b]!) || a - b);
    start = end;
  }
  return order;
}
function isSameKey({ bytes, starts }: Keys, a: number, b: number): boolean {
  const length = starts[a + 1]! - starts[a]!;
  if (starts[b + 1]! - starts[b]! !== length) return false;
  for (let at = 0; at < length; at += 1) if (bytes[starts[a]! + at] !== bytes[starts[b]! + at]) return false;
  return true;
}

/** For each of some different texts its rank, beginning with 0; texts that are level have one rank. `language`: whose alphabet decides. */
export function naturalRanks(texts: readonly string[], language: string): Uint32Array {
  const collator = new Intl.Collator(language, { numeric: true });
  let room = 0;
  // A number takes one byte more than its digits.
  for (const text of texts) room += text.length + (text.length + 1) / 2 + 1;
  const keys: Keys = { bytes: new Uint8Array(Math.ceil(room)), starts: new Uint32Array(texts.length + 1) };
  const [plain, other]: [number[], number[]] = [[], []];
  const isPlain = new Uint8Array(texts.length);
  for (let item = 0; item < texts.length; item += 1) {
    const start = keys.starts[item]!;
    const end = writeKey(texts[item]!, keys.bytes, start);
    (end < 0 ? other : plain).push(item);
    isPlain[item] = end < 0 ? 0 : 1;
    keys.starts[item + 1] = end < 0 ? start : end;
  }
  const left = orderOfPlain(texts, Uint32Array.from(plain), keys, collator);
  const right = Uint32Array.from(other).sort((a, b) => collator.compare(texts[a]!, texts[b]!) || a - b);
  const ranks = new Uint32Array(texts.length);
  let [l, r, rank, before] = [0, 0, -1, -1];
  while (l < left.length || r < right.length) {
    const isLeft = r >= right.length || (l < left.length && collator.compare(texts[left[l]!]!, texts[right[r]!]!) <= 0);
    const item = isLeft ? left[l++]! : right[r++]!;
    const isLevel =
      before >= 0 &&
      (!isPlain[before] || !isPlain[item] || isSameKey(keys, before, item)) &&
      collator.compare(texts[before]!, texts[item]!) === 0;
    if (!isLevel) rank += 1;
    ranks[item] = rank;
    before = item;
  }
  return ranks;
}

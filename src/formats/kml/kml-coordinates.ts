import type { Position } from '#geo/types.ts';
import type { XmlText } from '../text/xml-events.ts';

const [zero, nine, comma, dot, minus, plus] = [0x30, 0x39, 0x2c, 0x2e, 0x2d, 0x2b];
const powersOfTen = Array.from({ length: 23 }, (_, power) => 10 ** power);
/** Integers up to here are exact in a double. */
const maxMantissa = 2 ** 53;

/**
 * Positions read from the bytes of tuples in their usual form ("35.1,0.2,1500 35.2,0.3,1500"); null where anything else is in it, which parseCoordinates reads.
 * A number of up to 15 digits is its digits as an integer divided by a power of ten up to 22: both are exact, so the quotient is the nearest double
 * (Clinger 1990, "How to read floating point numbers accurately").
 */
// oxlint-disable-next-line complexity -- one loop over every byte of a file's coordinates: a call for each number would allocate
function plainPositions(bytes: Uint8Array, from: number, to: number): Position[] | null {
  const positions: Position[] = [];
  let at = from;
  for (;;) {
    while (at < to && bytes[at]! <= 0x20) at += 1;
    if (at >= to) return positions;
    let x = 0;
    let y = 0;
    for (let axis = 0; ; axis += 1) {
      const start = at;
      const sign = bytes[at]!;
      if (sign === minus || sign === plus) at += 1;
      let mantissa = 0;
      let digits = 0;
      let decimals = -1;
      for (; at < to; at += 1) {
        const byte = bytes[at]!;
        if (byte >= zero && byte <= nine) {
          mantissa = mantissa * 10 + (byte - zero);
          digits += 1;
          if (decimals >= 0) decimals += 1;
        } else if (byte === dot && decimals < 0) decimals = 0;
        else break;
      }
      if (digits === 0) return null;
      const after = at < to ? bytes[at]! : 0x20;
      if (after !== comma && after > 0x20) return null;
      let value: number;
      if (mantissa < maxMantissa && decimals <= 22) value = decimals > 0 ? mantissa / powersOfTen[decimals]! : mantissa;
      else value = Math.abs(Number(String.fromCharCode.apply(null, bytes.subarray(start, at) as unknown as number[])));
      if (sign === minus) value = -value;
      if (axis === 2) {
        if (after === comma || !Number.isFinite(value)) return null;
        positions.push([x, y, value]);
        break;
      }
      if (axis === 0) {
        if (after !== comma) return null;
        x = value;
      } else {
        y = value;
        if (after !== comma) {
          positions.push([x, y]);
          break;
        }
      }
      at += 1;
      if (at >= to || bytes[at]! <= 0x20) return null;
    }
  }
}

/** Positions of a `<coordinates>` element. */
export function coordinatesOf(text: XmlText): { positions: Position[]; unreadable: number } {
  const positions = text.pieces === null ? plainPositions(text.bytes, text.from, text.to) : null;
  return positions ? { positions, unreadable: 0 } : parseCoordinates(text.toString());
}

/** From so many numbers without a blank on, they are several tuples whose blanks were forgotten; below, what follows the height is something else. */
const joinedNumbers = 6;

/**
 * Positions of a KML `<coordinates>` text: tuples "longitude,latitude[,height]" apart by white space. Blanks around commas, which other writers leave, are
 * read too, and tuples that only commas divide, as Google Earth reads them. Tuples that are not numbers are counted, not kept.
 */
export function parseCoordinates(text: string): { positions: Position[]; unreadable: number } {
  const positions: Position[] = [];
  let unreadable = 0;
  const tidy = /,\s|\s,/.test(text) ? joinBrokenTuples(text) : text;
  for (const tuple of tidy.split(/\s+/)) {
    if (tuple === '' || tuple === ',') continue;
    const numbers = tuple.split(',').filter((part) => part !== '');
    if (numbers.length === 0) unreadable += 1;
    const width = numbers.length < joinedNumbers ? numbers.length : widthOf(numbers.length);
    for (let at = 0; at < numbers.length; at += width) {
      const [x, y, z] = numbers.slice(at, at + width);
      const longitude = Number(x);
      const latitude = y === undefined ? Number.NaN : Number(y);
      if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
        unreadable += 1;
        continue;
      }
      // A height with a unit or a torn exponent does not cost the place.
      const height = z === undefined ? Number.NaN : Number.parseFloat(z);
      positions.push(Number.isFinite(height) ? [longitude, latitude, height] : [longitude, latitude]);
    }
  }
  if (positions.length === 0 && unreadable > 1) {
    // "35.1 0.2 1500": one place whose commas were left out
    const numbers = text.trim().split(/\s+/).map(Number);
    if (numbers.length <= 3 && numbers.every(Number.isFinite)) return { positions: [numbers], unreadable: 0 };
  }
  return { positions, unreadable };
}

/** How many numbers make a tuple, where so many stand in a row: Google Earth takes three. */
const widthOf = (count: number): number => (count % 3 === 0 ? 3 : count % 2 === 0 ? 2 : 3);

/** "1, 2, 3 4, 5, 6" to "1,2,3 4,5,6". A comma that ends a whole tuple ("1,2,3, 4,5,6") only separates. */
function joinBrokenTuples(text: string): string {
  const tight = text
    .split(',')
    .map((part) => part.trim())
    .join(',');
  return tight
    .split(/\s+/)
    .flatMap((group) => {
      const numbers = group.split(',').filter((part) => part !== '');
      if (numbers.length <= 3) return [numbers.join(',')];
      const width = widthOf(numbers.length);
      return Array.from({ length: Math.ceil(numbers.length / width) }, (_, k) => numbers.slice(k * width, (k + 1) * width).join(','));
    })
    .join(' ');
}

import { PhrasedRangeError } from '#sentences/phrases/index.ts';

/** Types of TIFF 6.0, section 2. A rational is two longs, which stand in `values` one after the other. */
export const types = { byte: 1, ascii: 2, short: 3, long: 4, rational: 5, undefined: 7, double: 12 } as const;
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 12: 8 };
export interface Tag {
  code: number;
  type: number;
  values: number[] | string;
}

/** Where the tiles or strips of a directory begin. */
const offsetCodes: ReadonlySet<number> = new Set([273, 324]);

/** Everything of a file before its pixels, where the tiles of each directory go, and how long the file is. */
export interface PlacedTiles {
  head: Uint8Array<ArrayBuffer>;
  /** of each directory: of each tile; 0 for one without bytes, which TIFF reads as not there */
  offsets: number[][];
  byteCount: number;
}

/** Directories and their long values first, then the pixels, smallest overview first. `lengths`: of each directory the bytes of its tiles. Throws PhrasedRangeError past TIFF's 4 GB. */
export function placedTiles(directories: Tag[][], lengths: readonly (readonly number[])[]): PlacedTiles {
  const countOf = ({ type, values }: Tag) =>
    typeof values === 'string' ? new TextEncoder().encode(values).length + 1 : type === types.rational ? values.length / 2 : values.length;
  const lengthOf = (tag: Tag) => countOf(tag) * sizes[tag.type]!;
  const even = (value: number) => value + (value % 2);
  let at = 8;
  const starts = directories.map((tags) => {
    const start = at;
    at = even(at + 2 + tags.length * 12 + 4 + tags.reduce((sum, tag) => sum + (lengthOf(tag) > 4 ? even(lengthOf(tag)) : 0), 0));
    return start;
  });
  const head = new Uint8Array(at);
  const offsets: number[][] = directories.map(() => []);
  for (let index = directories.length - 1; index >= 0; index -= 1) {
    offsets[index] = lengths[index]!.map((length) => {
      const from = at;
      at += even(length);
      return length === 0 ? 0 : from;
    });
  }
  if (at > 0xffff_ffff) throw new PhrasedRangeError({ code: 'picture-too-large' });
  const view = new DataView(head.buffer);
  head.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, starts[0]!, true);
  directories.forEach((tags, index) => {
    let place = starts[index]!;
    let long = place + 2 + tags.length * 12 + 4;
    view.setUint16(place, tags.length, true);
    place += 2;
    for (const tag of tags) {
      const values = offsetCodes.has(tag.code) && offsets[index]!.length > 0 ? offsets[index]! : tag.values;
      view.setUint16(place, tag.code, true);
      view.setUint16(place + 2, tag.type, true);
      view.setUint32(place + 4, countOf(tag), true);
      let target = place + 8;
      if (lengthOf(tag) > 4) {
        view.setUint32(place + 8, long, true);
        target = long;
        long += even(lengthOf(tag));
      }
      if (typeof values === 'string') head.set(new TextEncoder().encode(values), target);
      else values.forEach((value, number) => setValue(view, target, tag.type, value, number));
      place += 12;
    }
    view.setUint32(place, starts[index + 1] ?? 0, true);
  });
  return { head, offsets, byteCount: at };
}

function setValue(view: DataView, target: number, type: number, value: number, number: number): void {
  const spot = target + number * (type === types.rational ? 4 : sizes[type]!);
  if (type === types.double) view.setFloat64(spot, value, true);
  else if (type === types.long || type === types.rational) view.setUint32(spot, value, true);
  else if (sizes[type] === 1) view.setUint8(spot, value);
  else view.setUint16(spot, value, true);
}

/** A whole file in memory. Throws PhrasedRangeError past TIFF's 4 GB. */
export function assembled(directories: Tag[][], tiles: Uint8Array[][]): Uint8Array<ArrayBuffer> {
  const { head, offsets, byteCount } = placedTiles(
    directories,
    tiles.map((ofOne) => ofOne.map(({ length }) => length)),
  );
  const bytes = new Uint8Array(byteCount);
  bytes.set(head);
  tiles.forEach((ofOne, index) => ofOne.forEach((tile, number) => bytes.set(tile, offsets[index]![number])));
  return bytes;
}

/** Where the values of a tag stand in a head that `placedTiles` made. Throws PhrasedRangeError for a tag that is not there. */
export function valuesPlace(head: Uint8Array, directory: number, code: number): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let place = view.getUint32(4, true);
  for (let number = 0; number < directory; number += 1) place = view.getUint32(place + 2 + view.getUint16(place, true) * 12, true);
  for (let entry = place + 2; entry < place + 2 + view.getUint16(place, true) * 12; entry += 12) {
    if (view.getUint16(entry, true) !== code) continue;
    const bytes = view.getUint32(entry + 4, true) * sizes[view.getUint16(entry + 2, true)]!;
    return bytes > 4 ? view.getUint32(entry + 8, true) : entry + 8;
  }
  throw new PhrasedRangeError({ code: 'picture-cut' });
}

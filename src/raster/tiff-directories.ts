import { PhrasedRangeError } from '#sentences/phrases/index.ts';

/** Types of TIFF 6.0, section 2. A rational is two longs, which stand in `values` one after the other. */
export const types = { byte: 1, ascii: 2, short: 3, long: 4, rational: 5, double: 12 } as const;
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 12: 8 };
export interface Tag {
  code: number;
  type: number;
  values: number[] | string;
}

/** Directories and their long values first, then the pixels, smallest overview first. */
export function assembled(directories: Tag[][], tiles: Uint8Array[][]): Uint8Array<ArrayBuffer> {
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
  for (let index = directories.length - 1; index >= 0; index -= 1) {
    const offsets = directories[index]!.find(({ code }) => code === 324)!.values as number[];
    tiles[index]!.forEach((tile, number) => {
      offsets[number] = at;
      at += even(tile.length);
    });
  }
  if (at > 0xffff_ffff) throw new PhrasedRangeError({ code: 'picture-too-large' });
  const bytes = new Uint8Array(at);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, starts[0]!, true);
  directories.forEach((tags, index) => {
    let place = starts[index]!;
    let long = place + 2 + tags.length * 12 + 4;
    view.setUint16(place, tags.length, true);
    place += 2;
    for (const tag of tags) {
      view.setUint16(place, tag.code, true);
      view.setUint16(place + 2, tag.type, true);
      view.setUint32(place + 4, countOf(tag), true);
      let target = place + 8;
      if (lengthOf(tag) > 4) {
        view.setUint32(place + 8, long, true);
        target = long;
        long += even(lengthOf(tag));
      }
      if (typeof tag.values === 'string') bytes.set(new TextEncoder().encode(tag.values), target);
      else
        tag.values.forEach((value, number) => {
          const spot = target + number * (tag.type === types.rational ? 4 : sizes[tag.type]!);
          if (tag.type === types.double) view.setFloat64(spot, value, true);
          else if (tag.type === types.long || tag.type === types.rational) view.setUint32(spot, value, true);
          else view.setUint16(spot, value, true);
        });
      place += 12;
    }
    view.setUint32(place, starts[index + 1] ?? 0, true);
    const offsets = tags.find(({ code }) => code === 324)!.values as number[];
    tiles[index]!.forEach((tile, number) => bytes.set(tile, offsets[number]));
  });
  return bytes;
}

/** What a made photo says; `gps` and `exif` by the numbers of their tags (Exif 2.32, tables 4, 5 and 15). */
export interface MadePhoto {
  gps?: Record<number, ExifValue>;
  exif?: Record<number, ExifValue>;
  /** of the first directory: make, model, orientation */
  image?: Record<number, ExifValue>;
}
/** text; whole numbers of one byte; rational numbers as pairs */
export type ExifValue = string | { bytes: number[] } | { rationals: [number, number][] } | { shorts: number[] };

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const short = (value: number) => [value & 255, (value >> 8) & 255];
const long = (value: number) => [...short(value & 0xffff), ...short(Math.floor(value / 65_536))];

function encoded(value: ExifValue): { type: number; count: number; bytes: number[] } {
  if (typeof value === 'string') return { type: 2, count: value.length + 1, bytes: [...ascii(value), 0] };
  if ('bytes' in value) return { type: 1, count: value.bytes.length, bytes: value.bytes };
  if ('shorts' in value) return { type: 3, count: value.shorts.length, bytes: value.shorts.flatMap(short) };
  return { type: 5, count: value.rationals.length, bytes: value.rationals.flatMap(([over, under]) => [...long(over), ...long(under)]) };
}

/** A directory of TIFF at `offset`, little-endian, with what does not fit into its entries behind it. */
function directory(tags: Partial<Record<number, ExifValue | { pointer: number }>>, offset: number): number[] {
  const entries = Object.entries(tags).map(([tag, value]) => ({ tag: Number(tag), value: value! }));
  const head = 2 + entries.length * 12 + 4;
  const table: number[] = [...short(entries.length)];
  const behind: number[] = [];
  for (const { tag, value } of entries) {
    if (typeof value === 'object' && 'pointer' in value) {
      table.push(...short(tag), ...short(4), ...long(1), ...long(value.pointer));
      continue;
    }
    const { type, count, bytes } = encoded(value);
    table.push(...short(tag), ...short(type), ...long(count));
    if (bytes.length <= 4) table.push(...bytes, ...Array<number>(4 - bytes.length).fill(0));
    else {
      table.push(...long(offset + head + behind.length));
      behind.push(...bytes, ...(bytes.length % 2 ? [0] : []));
    }
  }
  return [...table, ...long(0), ...behind];
}

/** The Exif block of a photo: TIFF with its directories. */
function exifBlock({ gps, exif, image = {} }: MadePhoto): number[] {
  const pointers = (exifAt: number, gpsAt: number) => ({
    ...image,
    ...(exif ? { 0x8769: { pointer: exifAt } } : {}),
    ...(gps ? { 0x8825: { pointer: gpsAt } } : {}),
  });
  const first = directory(pointers(0, 0), 8).length;
  const exifBytes = exif ? directory(exif, 8 + first) : [];
  const gpsAt = 8 + first + exifBytes.length;
  return [
    ...ascii('II'),
    ...short(42),
    ...long(8),
    ...directory(pointers(8 + first, gpsAt), 8),
    ...exifBytes,
    ...(gps ? directory(gps, gpsAt) : []),
  ];
}

/** A grey pixel as JPEG, written by GDAL; the block of Exif goes behind its first two bytes. */
const pixel =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

export function jpegPhoto(photo: MadePhoto): Uint8Array<ArrayBuffer> {
  const block = [...ascii('Exif'), 0, 0, ...exifBlock(photo)];
  const plain = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, (block.length + 2) >> 8, (block.length + 2) & 255, ...block, ...plain.subarray(2)]);
}

const box = (kind: string, content: number[]): number[] => {
  const size = content.length + 8;
  return [size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255, ...ascii(kind), ...content];
};
const big = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

/** A photo as iPhones write it (HEIF, ISO 23008-12): the block of Exif is an item that the table of places names; there is no picture in it. */
export function heicPhoto(photo: MadePhoto): Uint8Array<ArrayBuffer> {
  const block = [...big(6), ...ascii('Exif'), 0, 0, ...exifBlock(photo)];
  const start = box('ftyp', [...ascii('heic'), ...big(0), ...ascii('mif1heic')]);
  const metaAt = (offset: number) =>
    box('meta', [
      ...big(0),
      ...box('hdlr', [...big(0), ...big(0), ...ascii('pict'), ...Array<number>(13).fill(0)]),
      ...box('iinf', [...big(0), 0, 1, ...box('infe', [2, 0, 0, 0, 0, 1, 0, 0, ...ascii('Exif'), 0])]),
      ...box('iloc', [...big(0), 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1, ...big(offset), ...big(block.length)]),
    ]);
  const offset = start.length + metaAt(0).length + 8;
  return Uint8Array.from([...start, ...metaAt(offset), ...box('mdat', block)]);
}

/** A phone south of the equator, below the sea, looking east; it knows its offset from UTC. */
export const ownPhoto = {
  image: { 0x10f: 'Maker', 0x110: 'Model 3', 0x112: { shorts: [6] } },
  exif: { 0x9003: '2026:05:04 10:11:12', 0x9011: '+03:00' },
  gps: {
    0: { bytes: [2, 3, 0, 0] },
    1: 'S',
    2: { rationals: [[1, 1], [30, 1], [1234, 100]] },
    3: 'E',
    4: { rationals: [[36, 1], [5, 1], [0, 1]] },
    5: { bytes: [1] },
    6: { rationals: [[125, 10]] },
    16: 'T',
    17: { rationals: [[9050, 100]] },
    18: 'WGS-84',
    31: { rationals: [[5, 1]] },
  },
} satisfies MadePhoto;

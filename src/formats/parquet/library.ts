import type * as hyparquet from 'hyparquet';
import type { Compressors, ParquetParsers } from 'hyparquet';

export type Library = typeof hyparquet & { compressors: Compressors };
let loaded: Promise<Library> | null = null;

/** The library and what unpacks pages, loaded with the first file. Every unpacker fills the room that it is given and no more. */
export function library(): Promise<Library> {
  loaded ??= Promise.all([import('hyparquet'), import('hyparquet-compressors')]).then(([parquet, packed]) => ({
    ...parquet,
    compressors: {
      GZIP: (input: Uint8Array, length: number) => packed.gunzip(input, new Uint8Array(length)),
      ZSTD: (input: Uint8Array, length: number) => packed.decompressZstd(input, new Uint8Array(length)),
      BROTLI: packed.decompressBrotli,
      LZ4: packed.decompressLz4,
      LZ4_RAW: packed.decompressLz4Raw,
    },
  }));
  return loaded;
}

const thousand = 1000n;
const utf8 = new TextDecoder();

/** A moment as ISO text, without the offset that its column may say. */
function momentText(count: bigint, unitsPerSecond: bigint, decimals: number): string {
  const part = ((count % unitsPerSecond) + unitsPerSecond) % unitsPerSecond;
  const seconds = Number((count - part) / unitsPerSecond);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(count);
  let digits = String(part).padStart(decimals, '0');
  while (digits.endsWith('0')) digits = digits.slice(0, -1);
  const fraction = digits === '' ? '' : `.${digits}`;
  return `${date.toISOString().slice(0, -5)}${fraction}`;
}

/** Days and moments become texts that say as much as the file does; shapes stay bytes, JSON stays text. */
export const parsers: Partial<ParquetParsers> = {
  timestampFromMilliseconds: (count) => momentText(count, thousand, 3),
  timestampFromMicroseconds: (count) => momentText(count, thousand ** 2n, 6),
  timestampFromNanoseconds: (count) => momentText(count, thousand ** 3n, 9),
  dateFromDays: (days) => (Math.abs(days) < 1e8 ? new Date(days * 86_400_000).toISOString().replace(/T.*/, '') : days),
  jsonFromBytes: (bytes) => bytes && utf8.decode(bytes),
  geometryFromBytes: (bytes) => bytes,
  geographyFromBytes: (bytes) => bytes,
};

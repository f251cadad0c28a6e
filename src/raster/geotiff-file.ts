import { addDecoder, BaseDecoder, GeoTIFF, type GeoTIFFImage } from 'geotiff';
import { unzlibSync } from 'fflate';
import type { Grid } from './grid.ts';

export type GeoTiffCells = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** Gives the bytes of a file from an offset; fewer at its end. */
export type ReadBytes = (offset: number, length: number, signal?: AbortSignal) => Promise<Uint8Array>;
type Slice = { offset: number; length: number };

/** A GeoTIFF that is read window by window. Level 0 is full resolution, the others its overviews, each with the grid that it covers. */
export interface GeoTiffFile {
  noData: number | null;
  bandCount: number;
  levels: Grid[];
  /** Cells of one band (0 is the first); the window must lie inside the level. */
  read(level: number, window: { left: number; top: number; width: number; height: number }, signal?: AbortSignal, band?: number): Promise<GeoTiffCells>;
}

// The reader's own inflate and LZW are several times slower than these.
class FastDeflate extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    return unzlibSync(new Uint8Array(buffer)).buffer;
  }
}
addDecoder([8, 32946], async () => FastDeflate as never);
class FastLzw extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    return decodeLzw(new Uint8Array(buffer)).buffer;
  }
}
addDecoder([5], async () => FastLzw as never);

/**
 * LZW of TIFF 6.0, section 13: codes of 9 to 12 bits, most significant bit first, 256 clears the table, 257 ends. Strings are kept as places in the output,
 * so nothing is copied twice. Throws RangeError on a code that cannot be.
 */
export function decodeLzw(input: Uint8Array): Uint8Array<ArrayBuffer> {
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
    if (code === 256) { next = 258; bits = 9; previousStart = -1; continue; }
    const length = code < 256 ? 1 : code < next ? lengths[code]! : previousLength + 1;
    if (code > next || (code >= 256 && previousStart < 0)) throw new RangeError('The compressed cells are damaged');
    if (written + length > output.length) {
      const larger = new Uint8Array(Math.max(output.length * 2, written + length));
      larger.set(output.subarray(0, written));
      output = larger;
    }
    const start = written;
    if (code < 256) output[written] = code;
    else {
      // A code that is about to be made is the previous string and its own first byte again, which the copy below gives by itself.
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

/** A source over `ReadBytes` in the shape that the reader wants. */
function sourceOver(readBytes: ReadBytes) {
  return {
    fileSize: null,
    fetch: (slices: Slice[], signal?: AbortSignal) => Promise.all(slices.map(async ({ offset, length }) => {
      const bytes = await readBytes(offset, length, signal);
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    })),
    async fetchSlice(slice: Slice, signal?: AbortSignal) { return { ...slice, data: (await this.fetch([slice], signal))[0]! }; },
    close: async () => {},
  };
}

/**
 * Opens a GeoTIFF or BigTIFF over byte ranges. Rejects with RangeError when the file is no TIFF, is cut, has no place on Earth or is not north-up; what
 * `readBytes` rejects with comes through unchanged.
 */
export async function openGeoTiff(readBytes: ReadBytes, signal?: AbortSignal): Promise<GeoTiffFile> {
  // The reader hides what a source throws, so it is kept aside.
  let fault: unknown;
  const noted: ReadBytes = (offset, length, abort) => readBytes(offset, length, abort ?? signal).catch((error: unknown) => { fault = error; throw error; });
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    fault = undefined;
    try {
      return await work();
    } catch (error) {
      throw fault ?? new RangeError(`The picture cannot be read: ${(error as Error).message}`);
    }
  };
  const tiff = await guard(() => GeoTIFF.fromSource(sourceOver(noted) as never, {}, signal));
  const count = await guard(() => tiff.getImageCount());
  const images: GeoTIFFImage[] = [];
  for (let index = 0; index < count; index += 1) images.push(await guard(() => tiff.getImage(index)));
  const first = images[0]!;
  const keys = first.getGeoKeys();
  const epsg = Number(keys?.['ProjectedCSTypeGeoKey'] ?? keys?.['GeographicTypeGeoKey'] ?? 0);
  if (!epsg) throw new RangeError('The picture says nothing of its coordinate system');
  const [west, south, east, north] = first.getBoundingBox() as [number, number, number, number];
  const [cellWidth, cellHeight] = first.getResolution() as [number, number];
  if (!(cellWidth > 0) || !(cellHeight < 0)) throw new RangeError('The picture is turned or mirrored; only north-up pictures are read');
  // Masks and other pictures in the same file are no overviews.
  const levels = images.filter((image, index) => index === 0 || (Number(image.fileDirectory.getValue('NewSubfileType') ?? 0) & 1) === 1);
  return {
    noData: first.getGDALNoData(),
    bandCount: first.getSamplesPerPixel(),
    levels: levels.map((image) => ({ west, north, width: image.getWidth(), height: image.getHeight(), cellWidth: (east - west) / image.getWidth(), cellHeight: (north - south) / image.getHeight(), epsg })),
    async read(level, { left, top, width, height }, abort, band = 0) {
      const [cells] = await guard(() => levels[level]!.readRasters({ window: [left, top, left + width, top + height], samples: [band], ...(abort ? { signal: abort } : {}) })) as unknown as GeoTiffCells[];
      return cells!;
    },
  };
}

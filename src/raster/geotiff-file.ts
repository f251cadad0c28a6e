import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { addDecoder, BaseDecoder, type GeoTIFFImage } from 'geotiff';
import { unzlibSync } from 'fflate';
import { copyingOf, type GeoTiffCells } from './copied-cells.ts';
import { keepingOf, type KeptBlocks } from './kept-blocks.ts';
import { firstRowsOf, type FirstRows, type FirstRowsWanted } from './first-rows.ts';
import { imagesIn, sourceOver, subfileType, type ReadBytes, type Slice } from './geotiff-images.ts';
import type { Grid } from './grid.ts';
import { decodeLzw } from './lzw.ts';

export type { GeoTiffCells, KeptBlocks, ReadBytes };

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A GeoTIFF that is read window by window. Level 0 is full resolution, the others are overviews, each with the grid it covers. */
export interface GeoTiffFile {
  noData: number | null;
  /** a mask inside the file says which cells have no data */
  hasMask: boolean;
  bandCount: number;
  /** what a value of a band stands for, by GDAL's metadata: the value times `scale`, plus `offset` */
  scalingOf(band: number): Promise<{ scale: number; offset: number }>;
  levels: Grid[];
  /** of each level: cells of a tile or strip, which is decoded as a whole */
  tiles: { width: number; height: number }[];
  /** Cells of one band (0 is the first); the window must lie inside the level. */
  read(level: number, window: Window, signal?: AbortSignal, band?: number): Promise<GeoTiffCells>;
  /** The same of several bands at once: where the file keeps them beside each other, a tile is decoded once for all of them. */
  readBands(level: number, window: Window, bands: readonly number[], signal?: AbortSignal): Promise<GeoTiffCells[]>;
}
export interface OpenGeoTiff extends GeoTiffFile {
  /** As `readBands`, with the values of a cell side by side. */
  readTogether(level: number, window: Window, bands: readonly number[], signal?: AbortSignal): Promise<GeoTiffCells>;
  /** What a first, coarse picture is made of; null where it cannot be had from the beginnings of tiles. */
  firstRows(level: number, wanted: FirstRowsWanted): Promise<FirstRows | null>;
}

/** Unpacks a whole zlib stream into a buffer of its own; throws when the stream is damaged, cut off, or longer than `maxBytes`. */
type Inflate = (packed: Uint8Array, maxBytes: number) => Uint8Array<ArrayBuffer>;
let inflate: Inflate = (packed, maxBytes) => {
  // What is longer fills the last byte, and takes no more memory.
  const unpacked = unzlibSync(packed, { out: new Uint8Array(maxBytes + 1) });
  if (unpacked.length > maxBytes) throw new PhrasedRangeError({ code: 'picture-damaged-cells' });
  return unpacked.slice();
};
/** From here on this process, or this thread of it, unpacks the cells of every GeoTIFF by another inflate. */
export function inflateBy(other: Inflate): void {
  inflate = other;
}

/** What a decoder is told of a block. A strip has no more rows than the picture, though 4294967295 is often written for all of them. */
async function blockFacts(directory: GeoTIFFImage['fileDirectory']): Promise<BaseDecoder['parameters']> {
  const load = async (name: string) => (await directory.loadValue(name as never)) as number | undefined;
  const isTiled = !directory.hasTag('StripOffsets');
  const height = (await load('ImageLength'))!;
  return {
    tileWidth: (await load(isTiled ? 'TileWidth' : 'ImageWidth'))!,
    tileHeight: isTiled ? (await load('TileLength'))! : Math.min((await load('RowsPerStrip')) || height, height),
    planarConfiguration: (await load('PlanarConfiguration')) ?? 1,
    bitsPerSample: (await load('BitsPerSample')) ?? 1,
    predictor: (await load('Predictor')) ?? 1,
  };
}

// The reader's own inflate and LZW are several times slower than these.
class FastDeflate extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    return inflate(new Uint8Array(buffer), maxBytesOf(this.parameters)).buffer;
  }
}
addDecoder([8, 32946], async () => FastDeflate as never, blockFacts as never);
class FastLzw extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    return decodeLzw(new Uint8Array(buffer), maxBytesOf(this.parameters)).buffer;
  }
}
addDecoder([5], async () => FastLzw as never, blockFacts as never);

/** No block is larger, whatever its file says; one strip may be the whole picture. */
const maxBlockBytes = 1024 * 1024 * 1024;
/** A block may be padded a little. */
const paddingBytes = 4096;
/** The bytes of a tile or strip once it is unpacked: a few packed kilobytes may claim to be gigabytes. */
function maxBytesOf({ tileWidth, tileHeight, bitsPerSample, planarConfiguration }: BaseDecoder['parameters']): number {
  const bits = typeof bitsPerSample === 'number' ? [bitsPerSample] : Array.from(bitsPerSample);
  const ofCell = planarConfiguration === 2 ? Math.max(...bits) : bits.reduce((sum, one) => sum + one, 0);
  return Math.min(maxBlockBytes, Math.ceil((tileWidth * ofCell) / 8) * tileHeight + paddingBytes);
}

const maxRunBytes = 8 * 1024 * 1024;
const maxGapBytes = 64 * 1024;

/** Stretches of the file that hold the strips or tiles of a window, few and long, so that thousands of one-row strips become a handful of reads. */
async function runsOf(image: GeoTIFFImage, { left, top, width, height }: Window, band: number): Promise<Slice[]> {
  const [offsetTag, countTag] = image.isTiled ? ['TileOffsets', 'TileByteCounts'] : ['StripOffsets', 'StripByteCounts'];
  // The reader assumes little-endian lists when it loads them whole; those of a big-endian file are looked up one by one.
  if (!image.littleEndian) return [];
  const listOf = async (name: string) => {
    const list = (await image.fileDirectory.loadValue(name as never)) as ArrayLike<number | bigint> | number;
    return typeof list === 'number' ? [list] : list;
  };
  const [offsets, counts] = [await listOf(offsetTag!), await listOf(countTag!)];
  const [across, down] = [Math.ceil(image.getWidth() / image.getTileWidth()), Math.ceil(image.getHeight() / image.getTileHeight())];
  const plane = image.planarConfiguration === 2 ? band * across * down : 0;
  const wanted: Slice[] = [];
  for (let row = Math.floor(top / image.getTileHeight()); row * image.getTileHeight() < top + height; row += 1) {
    for (let column = Math.floor(left / image.getTileWidth()); column * image.getTileWidth() < left + width; column += 1) {
      const index = plane + row * across + column;
      if (Number(counts[index]) > 0) wanted.push({ offset: Number(offsets[index]), length: Number(counts[index]) });
    }
  }
  const runs: Slice[] = [];
  for (const { offset, length } of wanted.sort((a, b) => a.offset - b.offset)) {
    const last = runs.at(-1);
    if (last && offset - (last.offset + last.length) <= maxGapBytes && offset + length - last.offset <= maxRunBytes)
      last.length = Math.max(last.length, offset + length - last.offset);
    else runs.push({ offset, length });
  }
  return runs;
}

/** Reads from stretches that were fetched, and from the file otherwise. */
const readerOver =
  (fetched: { offset: number; bytes: Uint8Array }[], readBytes: ReadBytes): ReadBytes =>
  async (offset, length, signal) => {
    const held = fetched.find((run) => offset >= run.offset && offset + length <= run.offset + run.bytes.length);
    return held ? held.bytes.subarray(offset - held.offset, offset - held.offset + length) : readBytes(offset, length, signal);
  };

/** The same answer for the same band: metadata are a document that is parsed at each question. */
function readOnce<T>(read: (band: number) => Promise<T>): (band: number) => Promise<T> {
  const answers = new Map<number, Promise<T>>();
  return (band) => {
    const answer = answers.get(band) ?? read(band);
    answers.set(band, answer);
    return answer;
  };
}

async function scalingOf(image: GeoTIFFImage, band: number): Promise<{ scale: number; offset: number }> {
  const said = ((await image.getGDALMetadata(band)) ?? {}) as Partial<Record<string, unknown>>;
  const numberOf = (name: string, standard: number) => {
    const number = Number(said[name] ?? standard);
    return Number.isFinite(number) ? number : standard;
  };
  return { scale: numberOf('SCALE', 1), offset: numberOf('OFFSET', 0) };
}

/** Reads windows of some bands: an array for each, or one with the values of a cell side by side. */
const windowReader =
  ({
    levels,
    grids,
    direct,
    kept,
    guard,
  }: {
    levels: readonly GeoTIFFImage[];
    grids: readonly Grid[];
    direct: ReadBytes;
    kept: KeptBlocks | undefined;
    guard: <T>(work: () => Promise<T>, abort?: AbortSignal) => Promise<T>;
  }) =>
  async (level: number, window: Window, bands: readonly number[], isTogether: boolean, abort?: AbortSignal): Promise<unknown> => {
    const { left, top, width, height } = window;
    const [image, grid] = [levels[level], grids[level]];
    if (!image || !grid || left < 0 || top < 0 || left + width > grid.width || top + height > grid.height)
      throw new RangeError('The window does not lie inside the picture');
    return guard(async () => {
      // Bands in planes of their own lie apart in the file.
      const parts = image.planarConfiguration === 2 ? bands : bands.slice(0, 1);
      const runs = (await Promise.all(parts.map((band) => runsOf(image, window, band)))).flat();
      const fetched = await Promise.all(runs.map(async ({ offset, length }) => ({ offset, bytes: await direct(offset, length, abort) })));
      if (fetched.some(({ bytes }, index) => bytes.length < runs[index]!.length)) throw new PhrasedRangeError({ code: 'picture-cut' });
      const own = { source: sourceOver(readerOver(fetched, direct)), ...copyingOf(image), ...(kept ? keepingOf(image, level, kept) : {}) };
      const over = Object.assign(Object.create(image) as GeoTIFFImage, own);
      return over.readRasters({
        window: [left, top, left + width, top + height],
        samples: [...bands],
        interleave: isTogether,
        ...(abort ? { signal: abort } : {}),
      });
    }, abort);
  };

/**
 * Opens a GeoTIFF or BigTIFF over byte ranges. Rejects with RangeError when the file is not a TIFF, is truncated, is not georeferenced or not north-up; what
 * `readBytes` rejects with comes through unchanged. After a rejected read the file must be opened anew: the reader keeps what failed. What `kept` holds is not unpacked again.
 */
export async function openGeoTiff(readBytes: ReadBytes, signal?: AbortSignal, kept?: KeptBlocks): Promise<OpenGeoTiff> {
  const { images, levels, grids, direct, guard } = await imagesIn(readBytes, signal);
  const first = images[0]!;
  // Checked against GDAL: the reader decodes the differences of such files in the wrong byte order, which silently gives other values.
  if (!first.littleEndian && Number((await guard(() => first.fileDirectory.loadValue('Predictor'))) ?? 1) !== 1)
    throw new PhrasedRangeError({ code: 'picture-big-endian' });
  const readAs = windowReader({ levels, grids, direct, kept, guard });
  const readBands: GeoTiffFile['readBands'] = async (level, window, bands, abort) =>
    (await readAs(level, window, bands, false, abort)) as GeoTiffCells[];
  return {
    noData: first.getGDALNoData(),
    hasMask: images.some((image) => (subfileType(image) & 4) !== 0),
    scalingOf: readOnce((band) => guard(() => scalingOf(first, band))),
    bandCount: first.getSamplesPerPixel(),
    levels: grids,
    tiles: levels.map((image) => ({ width: image.getTileWidth(), height: image.getTileHeight() })),
    read: async (level, window, abort, band = 0) => (await readBands(level, window, [band], abort))[0]!,
    readBands,
    firstRows: (level, wanted) => guard(async () => firstRowsOf(levels[level]!, wanted)),
    readTogether: async (level, window, bands, abort) => (await readAs(level, window, bands, true, abort)) as GeoTiffCells,
  };
}

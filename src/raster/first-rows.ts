import type { GeoTIFFImage } from 'geotiff';
import { hasPlainCells, type GeoTiffCells } from './copied-cells.ts';
import type { Slice } from './geotiff-images.ts';
import { inflateStart } from './inflate-start.ts';
import { decodeLzw } from './lzw.ts';

/** Many short parts of a file at one go: fewer bytes at its end. */
export type ReadPieces = (pieces: readonly Slice[]) => Promise<Uint8Array[]>;
export interface FirstRowsWanted {
  /** every so many cells one is taken of a row: the one in the middle */
  step: number;
  /** 0 is the first */
  bands: readonly number[];
  /** of what was never written */
  noData: number | null;
  read: ReadPieces;
}
/** Cells of the rows with which tiles or strips begin. */
export interface FirstRows {
  columns: number;
  rows: number;
  /** rows of the level for which each of them stands */
  everyRows: number;
  /** of each band, row after row */
  bands: GeoTiffCells[];
}

const maxPieces = 4096;
const maxRows = 256;
/** What has fewer rows than this is no picture. */
const minRows = 16;
const maxBytes = 32 * 1024 * 1024;
const maxUnpackedLzwBytes = 16 * 1024 * 1024;

const tag = async (image: GeoTIFFImage, name: string, standard: number): Promise<number> =>
  image.fileDirectory.hasTag(name as never) ? Number(await image.fileDirectory.loadValue(name as never)) : standard;

/** A row of a tile, as its bytes: fewer where the packed ones end before. */
type Unpack = (packed: Uint8Array, into: Uint8Array) => number;
const fromLzw: Unpack = (packed, into) => {
  const found = decodeLzw(packed, maxUnpackedLzwBytes).subarray(0, into.length);
  into.set(found);
  return found.length;
};
const asItIs: Unpack = (packed, into) => {
  into.set(packed.subarray(0, into.length));
  return Math.min(packed.length, into.length);
};
const unpackers: ReadonlyMap<number, Unpack> = new Map([
  [1, asItIs],
  [5, fromLzw],
  [8, inflateStart],
  [32_946, inflateStart],
]);

/** Takes the differences out of a row (TIFF 6.0, section 14; 3: Adobe's technical note 3 on floats). */
function undoDifferences(predictor: number, bytes: Uint8Array<ArrayBuffer>, size: number, stride: number): void {
  if (predictor === 2) {
    const cells = size === 1 ? bytes : size === 2 ? new Uint16Array(bytes.buffer) : new Uint32Array(bytes.buffer);
    for (let at = stride; at < cells.length; at += 1) cells[at]! += cells[at - stride]!;
  } else if (predictor === 3) {
    for (let at = stride; at < bytes.length; at += 1) bytes[at]! += bytes[at - stride]!;
    const apart = bytes.slice();
    const count = bytes.length / size;
    for (let cell = 0; cell < count; cell += 1)
      for (let byte = 0; byte < size; byte += 1) bytes[cell * size + byte] = apart[(size - 1 - byte) * count + cell]!;
  }
}

/** How the tiles of a picture are read from their beginnings. */
interface Plan {
  unpack: Unpack;
  predictor: number;
  /** values of a cell that lie side by side */
  stride: number;
  cellBytes: number;
  tileWidth: number;
  across: number;
  /** tile rows, of which one of `every` is read */
  down: number;
  every: number;
  rows: number;
  pieceBytes: number;
}
async function planOf(image: GeoTIFFImage, bandCount: number): Promise<Plan | null> {
  const [tileWidth, tileHeight] = [image.getTileWidth(), image.getTileHeight()];
  const [across, down] = [Math.ceil(image.getWidth() / tileWidth), Math.ceil(image.getHeight() / tileHeight)];
  const unpack = unpackers.get(await tag(image, 'Compression', 1));
  const predictor = await tag(image, 'Predictor', 1);
  const stride = image.planarConfiguration === 2 ? 1 : image.getSamplesPerPixel();
  const cellBytes = image.getBitsPerSample() / 8;
  const isPlain = hasPlainCells(image) && (await tag(image, 'FillOrder', 1)) === 1 && !(predictor === 2 && cellBytes > 4);
  if (!unpack || !isPlain || predictor > 3) return null;
  const planes = image.planarConfiguration === 2 ? bandCount : 1;
  const fewest = Math.ceil(image.getHeight() / maxRows / tileHeight);
  const every = Math.max(1, fewest, Math.ceil(down / Math.max(1, Math.floor(maxPieces / (across * planes)))));
  const rows = Math.floor(down / every);
  // A symbol of a packed row may take twice as many bits as it stands for, and codes stand before it.
  const rowBytes = tileWidth * stride * cellBytes;
  const pieceBytes = unpack === asItIs ? rowBytes : 2 * rowBytes + 600;
  if (rows < minRows || rows * across * planes > maxPieces || rows * across * planes * pieceBytes > maxBytes) return null;
  return { unpack, predictor, stride, cellBytes, tileWidth, across, down, every, rows, pieceBytes };
}

async function piecesOf(image: GeoTIFFImage, { across, down, every, rows, pieceBytes }: Plan, bands: readonly number[]): Promise<Slice[]> {
  const list = async (name: string) => {
    const value = (await image.fileDirectory.loadValue(name as never)) as ArrayLike<number | bigint> | number;
    return typeof value === 'number' ? [value] : value;
  };
  const [offsets, counts] = image.isTiled
    ? [await list('TileOffsets'), await list('TileByteCounts')]
    : [await list('StripOffsets'), await list('StripByteCounts')];
  const planes = image.planarConfiguration === 2 ? bands : [0];
  return planes.flatMap((plane) =>
    Array.from({ length: rows * across }, (_, number) => {
      const row = Math.floor(number / across) * every + Math.floor(every / 2);
      const place = (plane * down + row) * across + (number % across);
      return { offset: Number(offsets[place]), length: Math.min(pieceBytes, Number(counts[place])) };
    }),
  );
}

/**
 * The rows with which tiles and strips begin, from the first bytes of each: a picture that is far coarser than its cells, of a file that has no smaller one, for a twentieth of the work
 * that all cells take. null where tiles are packed in another way than Deflate, LZW or not at all, are too many or too high, or do not give their first row.
 */
export async function firstRowsOf(image: GeoTIFFImage, { step, bands, noData, read }: FirstRowsWanted): Promise<FirstRows | null> {
  const plan = await planOf(image, bands.length);
  if (!plan) return null;
  const { unpack, predictor, stride, cellBytes, tileWidth, across, rows, every } = plan;
  const pieces = await piecesOf(image, plan, bands);
  const written = pieces.filter(({ length }) => length > 0);
  const found = new Map((await read(written)).map((bytes, index) => [written[index]!, bytes]));
  const columns = Math.floor(image.getWidth() / step) || 1;
  const middle = Math.floor(step / 2);
  const row = new Uint8Array(tileWidth * stride * cellBytes);
  const cells = image.getArrayForSample(0, row.buffer) as GeoTiffCells;
  const kind = cells.constructor as new (length: number) => GeoTiffCells;
  const taken = bands.map(() => new kind(columns * rows));
  for (const [number, piece] of pieces.entries()) {
    const packed = found.get(piece);
    if (!packed) cells.fill(noData ?? 0);
    else if (packed.length < piece.length || unpack(packed, row) < row.length) return null;
    else undoDifferences(predictor, row, cellBytes, stride);
    const plane = Math.floor(number / (across * rows));
    const [at, left] = [Math.floor((number % (across * rows)) / across), (number % across) * tileWidth];
    for (let column = Math.max(0, Math.ceil((left - middle) / step)); column < columns; column += 1) {
      const cell = column * step + middle - left;
      if (cell >= tileWidth) break;
      if (image.planarConfiguration === 2) taken[plane]![at * columns + column] = cells[cell]!;
      else for (const [index, band] of bands.entries()) taken[index]![at * columns + column] = cells[cell * stride + band]!;
    }
  }
  return { columns, rows, everyRows: every * image.getTileHeight(), bands: taken };
}

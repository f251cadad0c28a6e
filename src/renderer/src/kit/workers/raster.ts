import { transfer } from 'comlink';
import type { Grid } from '#raster/index.ts';
import { blobPieces } from './blob-pieces.ts';
import { writeColourTiff } from './colour-tiff.ts';
import { refuseLargePicture } from '#raster/picture-size.ts';
import type { ReadPieces } from '#raster/first-rows.ts';
import { PictureTiles, type Paint } from '#raster/picture-tiles.ts';

export interface PictureFacts {
  grid: Grid;
  bandCount: number;
  noData: number | null;
}
/** Bytes of a file whose host reads it piece by piece. */
export type RangeReader = (offset: number, length: number) => Promise<Uint8Array>;

/** Many short parts of a file at one go, one behind the other; fewer bytes where the file ends before. */
export type PieceReader = (offsets: number[], lengths: number[]) => Promise<Uint8Array>;
/** A picture of a tile; coarse where more of the file has to be read for its own cells. */
export interface TilePicture {
  picture: ImageBitmap;
  isCoarse: boolean;
}

/** 8,000 by 8,000 take 450 MB while they are turned */
const maxPlacedCells = 64_000_000;
const open = new Map<number, PictureTiles>();
let next = 1;

export const readerOf = (source: Uint8Array | Blob | RangeReader): RangeReader => {
  if (source instanceof Uint8Array) return async (offset, length) => source.slice(offset, offset + length);
  if (source instanceof Blob) return async (offset, length) => new Uint8Array(await source.slice(offset, offset + length).arrayBuffer());
  return source;
};
function piecesOf(source: Uint8Array | Blob | RangeReader, read: PieceReader | undefined): ReadPieces | undefined {
  if (source instanceof Uint8Array) return async (pieces) => pieces.map(({ offset, length }) => source.subarray(offset, offset + length));
  if (source instanceof Blob) return (pieces) => blobPieces(source, pieces);
  if (!read) return undefined;
  return async (pieces) => {
    const bytes = await read(
      pieces.map(({ offset }) => offset),
      pieces.map(({ length }) => length),
    );
    let at = 0;
    return pieces.map(({ length }) => bytes.subarray(at, (at += length)));
  };
}
const tilesOf = (id: number): PictureTiles => {
  const tiles = open.get(id);
  if (!tiles) throw new Error('This picture was closed.');
  return tiles;
};

/** What the raster worker does: GeoTIFFs are read, warped and coloured away from the window's thread. */
export const rasterWork = {
  /** `pieces`: beside a reader of ranges, where many short parts come quickly */
  async open(source: Uint8Array | Blob | RangeReader, pieces?: PieceReader): Promise<{ id: number } & PictureFacts> {
    const tiles = await PictureTiles.open(readerOf(source), piecesOf(source, pieces));
    const id = next;
    next += 1;
    open.set(id, tiles);
    return { id, grid: tiles.grid, bandCount: tiles.bandCount, noData: tiles.noData };
  },
  async range(id: number): Promise<[number, number] | null> {
    return tilesOf(id).range();
  },
  async contrast(id: number): Promise<[number, number] | null> {
    return tilesOf(id).contrast();
  },
  async valueAt(id: number, longitude: number, latitude: number): Promise<number | null> {
    return open.get(id)?.valueAt(longitude, latitude) ?? null;
  },
  /** A picture of the target grid; null where there is nothing to see. With `isSoon` one that is coarse may come first: it is asked for again without. */
  async tile(id: number, target: Grid, paint: Paint, isSoon: boolean): Promise<TilePicture | null> {
    const tiles = tilesOf(id);
    const isCoarse = isSoon && (await tiles.isCoarse(target, paint));
    const pixels = await (isCoarse ? tiles.coarseTile(target, paint) : tiles.tile(target, paint));
    if (!pixels) return null;
    const picture = await createImageBitmap(new ImageData(pixels, target.width, target.height));
    return transfer({ picture, isCoarse }, [picture]);
  },
  /** A PNG or JPEG as a GeoTIFF of its box, which the map draws like any other. Rejects for a picture that cannot be decoded, or would be too large: its head is read first. */
  async placed(
    picture: Uint8Array<ArrayBuffer>,
    box: { west: number; south: number; east: number; north: number },
  ): Promise<Uint8Array<ArrayBuffer>> {
    refuseLargePicture(picture, maxPlacedCells);
    const bitmap = await createImageBitmap(new Blob([picture]));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    bitmap.close();
    const file = writeColourTiff(canvas.getImageData(0, 0, width, height).data, width, height, box);
    return transfer(file, [file.buffer]);
  },
  close(id: number): void {
    open.delete(id);
  },
};
export type RasterWork = typeof rasterWork;

import { PhrasedRangeError, phraseOfError } from '#sentences/phrases/index.ts';
import { GeoTIFF, type GeoTIFFImage } from 'geotiff';
import type { Grid } from './grid.ts';

/** Returns the bytes of a file from an offset; fewer at its end. */
export type ReadBytes = (offset: number, length: number, signal?: AbortSignal) => Promise<Uint8Array>;
export interface Slice {
  offset: number;
  length: number;
}
/** A source over `ReadBytes` in the shape that the reader wants. */
export function sourceOver(readBytes: ReadBytes) {
  return {
    fileSize: null,
    fetch: (slices: Slice[], signal?: AbortSignal) =>
      Promise.all(
        slices.map(async ({ offset, length }) => {
          const bytes = await readBytes(offset, length, signal);
          return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
        }),
      ),
    async fetchSlice(slice: Slice, signal?: AbortSignal) {
      return { ...slice, data: (await this.fetch([slice], signal))[0]! };
    },
    close: async () => {},
  };
}

/** Upper left corner and cell size from the tags. Throws RangeError for a picture that is rotated, mirrored or not georeferenced. */
function placeOf(image: GeoTIFFImage): { west: number; north: number; cellWidth: number; cellHeight: number } {
  const tag = (name: string) => image.fileDirectory.getValue(name as never) as ArrayLike<number> | undefined;
  const [matrix, scale, tie] = [tag('ModelTransformation'), tag('ModelPixelScale'), tag('ModelTiepoint')];
  let place: { west: number; north: number; cellWidth: number; cellHeight: number };
  if (scale && tie && tie.length === 6)
    place = { west: tie[3]! - tie[0]! * scale[0]!, north: tie[4]! + tie[1]! * scale[1]!, cellWidth: scale[0]!, cellHeight: scale[1]! };
  else if (matrix) {
    if (matrix[1] !== 0 || matrix[4] !== 0) throw new PhrasedRangeError({ code: 'picture-turned' });
    place = { west: matrix[3]!, north: matrix[7]!, cellWidth: matrix[0]!, cellHeight: -matrix[5]! };
  } else throw new PhrasedRangeError({ code: 'picture-without-place' });
  if (!(place.cellWidth > 0) || !(place.cellHeight > 0)) throw new PhrasedRangeError({ code: 'picture-mirrored' });
  // If the tie point is the centre of the first cell, the corner is half a cell away (OGC GeoTIFF 1.1, 7.2.2: PixelIsPoint).
  if (image.getGeoKeys()?.['GTRasterTypeGeoKey'] === 2) {
    place.west -= place.cellWidth / 2;
    place.north += place.cellHeight / 2;
  }
  return place;
}

/** The number of the picture's reference system in the EPSG registry. Throws PhrasedRangeError where the file names none. */
function epsgOf(image: GeoTIFFImage): number {
  const keys = image.getGeoKeys();
  const epsg = Number(keys?.['ProjectedCSTypeGeoKey'] ?? keys?.['GeographicTypeGeoKey'] ?? 0);
  // 32767 is "user-defined": a system that only the file's own text describes.
  if (!epsg || epsg === 32_767) throw new PhrasedRangeError({ code: 'picture-without-code' });
  return epsg;
}

/** The grid of each level, all over the place of the first. */
function gridsOf(first: GeoTIFFImage, levels: readonly GeoTIFFImage[], epsg: number) {
  const { west, north, cellWidth, cellHeight } = placeOf(first);
  return levels.map((image) => ({
    west,
    north,
    width: image.getWidth(),
    height: image.getHeight(),
    cellWidth: (cellWidth * first.getWidth()) / image.getWidth(),
    cellHeight: (cellHeight * first.getHeight()) / image.getHeight(),
    epsg,
  }));
}

export const subfileType = (image: GeoTIFFImage): number => Number(image.fileDirectory.getValue('NewSubfileType') ?? 0);

/** The pictures inside a GeoTIFF, and where its levels lie. */
export interface GeoTiffImages {
  /** all of them: levels, masks and whatever else */
  images: readonly GeoTIFFImage[];
  /** full resolution first, then the overviews */
  levels: readonly GeoTIFFImage[];
  grids: Grid[];
  /** `readBytes`, whose errors come through `guard` as they are */
  direct: ReadBytes;
  /** runs what asks the reader; what it says about the bytes becomes PhrasedRangeError */
  guard: <T>(work: () => Promise<T>, abort?: AbortSignal) => Promise<T>;
}

/** Reads the directories of a GeoTIFF or BigTIFF. Rejects with RangeError for what is none, or has no place; what `readBytes` rejects with comes through unchanged. */
export async function imagesIn(readBytes: ReadBytes, signal?: AbortSignal): Promise<GeoTiffImages> {
  // Separates errors of `readBytes` from what the TIFF reader says about the bytes.
  const faults = new WeakSet<object>();
  const direct: ReadBytes = (offset, length, abort) =>
    readBytes(offset, length, abort ?? signal).catch((error: unknown) => {
      if (error instanceof Object) faults.add(error);
      throw error;
    });
  const guard: GeoTiffImages['guard'] = async (work, abort = signal) => {
    try {
      return await work();
    } catch (error) {
      abort?.throwIfAborted();
      throw error instanceof Object && faults.has(error)
        ? error
        : new PhrasedRangeError({ code: 'picture-unreadable', params: { reason: phraseOfError(error) ?? (error as Error).message } });
    }
  };
  const tiff = await guard(() => GeoTIFF.fromSource(sourceOver(direct) as never, {}, signal));
  const images: GeoTIFFImage[] = await guard(async () => {
    const count = await tiff.getImageCount();
    return Promise.all(Array.from({ length: count }, (_, index) => tiff.getImage(index)));
  });
  const first = images[0];
  if (!first) throw new PhrasedRangeError({ code: 'picture-unreadable', params: { reason: { code: 'picture-empty' } } });
  const epsg = epsgOf(first);
  // Masks and other pictures in the same file are no overviews; bit 0 is "reduced", bit 2 "mask" (TIFF 6.0, NewSubfileType).
  const levels = images.filter((image, index) => index === 0 || (subfileType(image) & 5) === 1);
  return { images, levels, grids: gridsOf(first, levels, epsg), direct, guard };
}

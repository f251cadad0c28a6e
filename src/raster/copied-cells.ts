import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import type { BaseDecoder, GeoTIFFImage } from 'geotiff';

export type GeoTiffCells = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** What the reader of a window is asked, as geotiff's `_readRaster`: the window as left, top, right, bottom; an array for each sample, or one with those of a cell side by side. */
type ReadRaster = (
  this: GeoTIFFImage,
  window: readonly [left: number, top: number, right: number, bottom: number],
  samples: readonly number[],
  into: GeoTiffCells[] | GeoTiffCells,
  isInterleaved: boolean,
  decoder: BaseDecoder,
  width?: number,
  height?: number,
  resampling?: string,
  signal?: AbortSignal,
) => Promise<GeoTiffCells[] | GeoTiffCells>;

/** Whole numbers of 8, 16 or 32 bits, or floats of 32 or 64, of one kind in all samples, in the order of bytes of this computer. */
export function hasPlainCells(image: GeoTIFFImage): boolean {
  const [format, bits] = [image.getSampleFormat(), image.getBitsPerSample()];
  const isPlain = format === 3 ? bits === 32 || bits === 64 : (format === 1 || format === 2) && (bits === 8 || bits === 16 || bits === 32);
  return (
    isPlain &&
    image.littleEndian &&
    Array.from({ length: image.getSamplesPerPixel() }, (_, sample) => sample).every(
      (sample) => image.getSampleFormat(sample) === format && image.getBitsPerSample(sample) === bits,
    )
  );
}

/** A tile as cells, every `stride`-th of a sample. Throws RangeError where it is shorter than its place. */
function cellsIn(data: ArrayBufferLike, like: GeoTiffCells, least: number): GeoTiffCells {
  const kind = like.constructor as new (buffer: ArrayBufferLike, from: number, length: number) => GeoTiffCells;
  const length = Math.floor(data.byteLength / like.BYTES_PER_ELEMENT);
  if (length < least) throw new PhrasedRangeError({ code: 'picture-damaged-cells' });
  return new kind(data, 0, length);
}

/**
 * Copies cells out of decoded tiles row by row, where the library calls a function for each cell, and one tile after another, so that they are not all in memory at once. Gives the
 * library's own way where cells are not plain.
 */
export const copyingOf = (image: GeoTIFFImage): object =>
  hasPlainCells(image)
    ? ({
        async _readRaster([left, top, right, bottom], samples, into, isInterleaved, decoder, _width, _height, _resampling, signal) {
          const isTogether = this.planarConfiguration !== 2;
          const stride = isTogether ? this.getSamplesPerPixel() : 1;
          const [tileWidth, tileHeight] = [this.getTileWidth(), this.getTileHeight()];
          const step = isInterleaved ? samples.length : 1;
          const isAsInFile = isInterleaved && stride === step && samples.every((sample, index) => sample === index);
          for (let row = Math.floor(top / tileHeight); row * tileHeight < bottom; row += 1)
            for (let column = Math.floor(left / tileWidth); column * tileWidth < right; column += 1) {
              const [fromX, fromY] = [column * tileWidth, row * tileHeight];
              const [x0, x1] = [Math.max(left, fromX), Math.min(right, fromX + tileWidth)];
              const [y0, y1] = [Math.max(top, fromY), Math.min(bottom, fromY + tileHeight)];
              let together: Promise<{ data: ArrayBufferLike }> | null = null;
              for (const [index, sample] of samples.entries()) {
                const tile = isTogether
                  ? (together ??= this.getTileOrStrip(column, row, 0, decoder, signal))
                  : this.getTileOrStrip(column, row, sample, decoder, signal);
                const target = isInterleaved ? (into as GeoTiffCells) : (into as GeoTiffCells[])[index]!;
                const cells = cellsIn((await tile).data, target, ((y1 - 1 - fromY) * tileWidth + (x1 - fromX)) * stride);
                const offset = isTogether ? sample : 0;
                for (let y = y0; y < y1; y += 1) {
                  let from = ((y - fromY) * tileWidth + x0 - fromX) * stride + offset;
                  let to = ((y - top) * (right - left) + x0 - left) * step + (isInterleaved ? index : 0);
                  if (stride === step && (step === 1 || isAsInFile)) target.set(cells.subarray(from, from + (x1 - x0) * step) as never, to);
                  else for (let x = x0; x < x1; x += 1, to += step, from += stride) target[to] = cells[from]!;
                }
                if (isAsInFile) break;
              }
            }
          return into;
        },
      } satisfies { _readRaster: ReadRaster })
    : {};

import type { GeoTIFFImage } from 'geotiff';
import { hasPlainCells, type GeoTiffCells } from './copied-cells.ts';
import { types, type Tag } from './tiff-directories.ts';
import { predicted } from './write-geotiff.ts';

/** How smaller pictures of an area are written. */
export interface OverviewPlan {
  /** of each, the largest first */
  sizes: { width: number; height: number }[];
  bandCount: number;
  /** bands lie beside each other in a tile */
  isTogether: boolean;
  predictor: number;
  /** values are names of classes, by what the file says: a mean of two is none */
  isClasses: boolean;
}

/** Cells on each side of a tile. */
export const overviewSide = 512;
/** not packed, LZW, Deflate by both of its numbers, PackBits: what is unpacked here bit for bit */
const unpacked: ReadonlySet<number> = new Set([1, 5, 8, 32_946, 32_773]);
const palette = 3;
const yCbCr = 6;
/** What an overview has of the picture's own: bits, meaning, bands, their order, palette, alpha, kind of number. */
const kept: ReadonlySet<number> = new Set([258, 262, 277, 284, 320, 338, 339, 42_113]);

/**
 * Halves of an area until one tile holds the whole; null where its cells cannot be unpacked here: packings that lose something or have a library of their own, colours as JPEG keeps them,
 * numbers that no list of numbers holds. `tags` are those of the area's directory.
 */
export function overviewPlanOf(image: GeoTIFFImage, tags: readonly Tag[], grid: { width: number; height: number }): OverviewPlan | null {
  const numberOf = (code: number, standard: number) => {
    const values = tags.find((tag) => tag.code === code)?.values;
    return Number((typeof values === 'string' ? undefined : values?.[0]) ?? standard);
  };
  const meaning = numberOf(262, 1);
  if (!hasPlainCells(image) || !unpacked.has(numberOf(259, 1)) || numberOf(266, 1) !== 1 || meaning === yCbCr) return null;
  const sizes: OverviewPlan['sizes'] = [];
  for (let { width, height } = grid; Math.max(width, height) > overviewSide;) {
    [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    sizes.push({ width, height });
  }
  const bandCount = image.getSamplesPerPixel();
  const [bits, format] = [image.getBitsPerSample(), image.getSampleFormat()];
  const isTogether = image.planarConfiguration !== 2 && bandCount > 1;
  return {
    sizes,
    bandCount,
    isTogether,
    predictor: isTogether || bits === 64 || bits === 8 ? 1 : format === 3 ? 3 : 2,
    isClasses: meaning === palette || (bits === 8 && bandCount < 3),
  };
}

/** The directories of overviews, whose tiles are not there yet. `tags` are those of the area's. */
export function overviewDirectories(plan: OverviewPlan, tags: readonly Tag[]): Tag[][] {
  return plan.sizes.map(({ width, height }) => {
    const tiles = Array.from({ length: tileCountOf(width, height) * (plan.isTogether ? 1 : plan.bandCount) }, () => 0);
    const one = (code: number, value: number): Tag => ({ code, type: types.long, values: [value] });
    return [
      one(254, 1),
      one(256, width),
      one(257, height),
      one(259, 8),
      one(317, plan.predictor),
      one(322, overviewSide),
      one(323, overviewSide),
      { code: 324, type: types.long, values: [...tiles] },
      { code: 325, type: types.long, values: [...tiles] },
      ...tags.filter(({ code }) => kept.has(code)),
    ].toSorted((a, b) => a.code - b.code);
  });
}
export const tileCountOf = (width: number, height: number): number => Math.ceil(width / overviewSide) * Math.ceil(height / overviewSide);

const another = <T extends GeoTiffCells>(like: T, length: number): T => new (like.constructor as new (length: number) => T)(length);

/**
 * Every four cells of a window as one, in a tile: the first of them where they name classes, otherwise the mean of those that have a value. Beyond an odd edge the last cells stand twice.
 * What has no value stays `noData`, or not a number.
 */
export function halvedTile(
  cells: GeoTiffCells,
  { width, height }: { width: number; height: number },
  { isClasses, noData }: { isClasses: boolean; noData: number | null },
): GeoTiffCells {
  const tile = another(cells, overviewSide * overviewSide);
  if (noData !== null) tile.fill(noData);
  const isWhole = !(cells instanceof Float32Array || cells instanceof Float64Array);
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  for (let row = 0; row < rows; row += 1) {
    const [upper, lower] = [2 * row * width, Math.min(height - 1, 2 * row + 1) * width];
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [2 * column, Math.min(width - 1, 2 * column + 1)];
      const to = row * overviewSide + column;
      if (isClasses) {
        tile[to] = cells[upper + left]!;
        continue;
      }
      let [sum, count] = [0, 0];
      for (const at of [upper + left, upper + right, lower + left, lower + right]) {
        const value = cells[at]!;
        if (value === noData || Number.isNaN(value)) continue;
        sum += value;
        count += 1;
      }
      tile[to] = count === 0 ? (noData ?? Number.NaN) : isWhole ? Math.round(sum / count) : sum / count;
    }
  }
  return tile;
}

/** The bytes of a tile before they are packed. */
export function overviewTile(bands: readonly GeoTiffCells[], { isTogether, predictor }: OverviewPlan): Uint8Array {
  const [first] = bands as [GeoTiffCells];
  if (!isTogether) return predicted(first, overviewSide, predictor);
  const together = another(first, first.length * bands.length);
  for (const [index, band] of bands.entries())
    for (let cell = 0; cell < band.length; cell += 1) together[cell * bands.length + index] = band[cell]!;
  return new Uint8Array(together.buffer, together.byteOffset, together.byteLength);
}

import { constants, deflateSync } from 'node:zlib';
import type { Grid } from '#raster/index.ts';
import type { Ground } from './ground.ts';

/** dots on a side of a piece that is read and packed by itself */
const pieceSide = 1024;

/** A piece of a ground and its place in dots of the whole. */
export interface GroundPiece {
  left: number;
  top: number;
  grid: Grid;
}

/** The pieces of a grid, in rows from the north. */
export function piecesOf(whole: Grid): GroundPiece[] {
  const pieces: GroundPiece[] = [];
  for (let top = 0; top < whole.height; top += pieceSide)
    for (let left = 0; left < whole.width; left += pieceSide) {
      const [width, height] = [Math.min(pieceSide, whole.width - left), Math.min(pieceSide, whole.height - top)];
      const [west, north] = [whole.west + left * whole.cellWidth, whole.north - top * whole.cellHeight];
      pieces.push({ left, top, grid: { ...whole, west, north, width, height } });
    }
  return pieces;
}

/** Each row as differences to the dot before (PNG, filter 1; PDF calls it predictor 11): photographs pack to about two thirds of what they would otherwise. */
function withDifferences(colours: Uint8ClampedArray, { width, height }: Grid): Uint8Array {
  const row = width * 3;
  const out = new Uint8Array(height * (row + 1));
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * row, y * (row + 1) + 1];
    out[to - 1] = 1;
    for (let at = 0; at < 3; at += 1) out[to + at] = colours[from + at]!;
    for (let at = 3; at < row; at += 1) out[to + at] = colours[from + at]! - colours[from + at - 3]!;
  }
  return out;
}

/**
 * A piece as a picture of a PDF (FlateDecode, predictor 11, 8 bits of red, green and blue); null where the ground does not reach it. Of repetitions only those of a byte are
 * looked for: it takes a third of the time, and differences of photographs have no others.
 */
export async function packedPiece(ground: Ground, grid: Grid): Promise<Uint8Array<ArrayBuffer> | null> {
  const colours = await ground.colours(grid);
  if (!colours) return null;
  const bytes = withDifferences(colours, grid);
  return new Uint8Array(deflateSync(bytes, { level: 1, strategy: constants.Z_RLE, chunkSize: bytes.length }));
}

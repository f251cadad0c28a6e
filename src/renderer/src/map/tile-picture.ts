import { refuseLargePicture } from '#raster/picture-size.ts';

/** A tile of four times the usual side; a map shows dozens at once, and a file of a stranger may say anything. */
const maxTilePixels = 1024 * 1024;
export async function tilePicture(bytes: Uint8Array): Promise<ImageBitmap> {
  refuseLargePicture(bytes, maxTilePixels);
  return createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
}

/** Of a place where a map has no tile. */
export function emptyTile(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

import { Resvg } from '@resvg/resvg-wasm';
import { pictureSize } from '#raster/picture-size.ts';
import { openSvgDrawing } from '#report/svg-drawing.ts';
import { svgOfPicture } from '../svg.ts';

/** A tile of four times the usual side; what is larger is no tile. */
const maxPixels = 1024 * 1024;
const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];
/** A PNG that was cut off lacks its last chunk (ISO/IEC 15948, 11.2.5). */
const isWholePng = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(-8, -4)) === 'IEND';
const begins = (bytes: Uint8Array, letters: readonly number[]) => letters.every((letter, at) => bytes[at] === letter);

/**
 * Red, green and blue of a tile over white, at the size that its level gives it; null for what is neither PNG nor JPEG, or is damaged: the engine would draw nothing, and say
 * nothing.
 */
export async function tileColours(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array | null> {
  const type = begins(bytes, png) ? 'png' : begins(bytes, jpeg) ? 'jpeg' : null;
  const size = pictureSize(bytes);
  if (!type || !size || size.width * size.height > maxPixels) return null;
  await openSvgDrawing();
  const address = `data:image/${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
  const drawing = new Resvg(svgOfPicture(address, width, height, size.width === width && size.height === height));
  const image = drawing.render();
  const { pixels } = image;
  const colours = new Uint8Array(width * height * 3);
  // A tile may be empty on purpose.
  let isSeen = type === 'png' && isWholePng(bytes);
  for (let from = 0, to = 0; to < colours.length; from += 4, to += 3) {
    // Its colours are multiplied by their alpha.
    const rest = 255 - pixels[from + 3]!;
    isSeen ||= rest < 255;
    colours[to] = pixels[from]! + rest;
    colours[to + 1] = pixels[from + 1]! + rest;
    colours[to + 2] = pixels[from + 2]! + rest;
  }
  image.free();
  drawing.free();
  return isSeen ? colours : null;
}

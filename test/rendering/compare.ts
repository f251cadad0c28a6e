import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture } from './map-window.ts';

/** Of the pixels: another version of the browser smooths lines and letters a little differently. */
export const largestShare = 0.002;

export interface Difference {
  pixels: number;
  share: number;
  /** what differs, in red over the faded picture */ png: Uint8Array;
}

export function readPicture(png: Uint8Array): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  return { width, height, data, png };
}

/** Pixels whose colour differs visibly, without those that only smooth an edge. Throws when the sizes differ. */
export function differenceOf(one: Picture, other: Picture): Difference {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`The pictures are ${one.width} x ${one.height} and ${other.width} x ${other.height}`);
  const shown = new PNG({ width: one.width, height: one.height });
  const pixels = pixelmatch(one.data, other.data, shown.data, one.width, one.height, { threshold: 0.1 });
  return { pixels, share: pixels / (one.width * one.height), png: PNG.sync.write(shown) };
}

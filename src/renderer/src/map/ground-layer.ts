import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import { pictureSize } from '#raster/picture-size.ts';
import type { GroundPicture } from '#formats/kml/ground-pictures.ts';
import type { PictureRegion } from '#formats/kml/ground-overlays.ts';
import { text } from '#window/kit/text/index.ts';
import type { MapGround } from '#window/kit/map-types.ts';
import { drawOnGround, type OnScreen } from './draw-on-ground.ts';

/** metres around the world on a Web Mercator map */
const worldMetres = 2 * 20_037_508.342789244;
/** decoded pixels that are kept, at four bytes each; the pictures in sight may be more */
const keptPixels = 64_000_000;
const maxDecoding = 2;
/** decoded pixels that are drawn at once, and rows and triangles of them in one frame: what a file lays over that is not shown until somebody comes nearer */
const maxPixelsInSight = 128_000_000;
const maxPartsInFrame = 20_000;
const maxLatitude = 85.0511;

type MetreBox = [west: number, south: number, east: number, north: number];

interface Placed {
  picture: GroundPicture;
  /** of the decoded picture */
  key: string;
  bytes: Uint8Array;
  box: MetreBox;
  regions: { box: MetreBox; minPixels: number; maxPixels: number }[];
}

interface Decoded {
  /** null: on its way, or damaged */
  bitmap: ImageBitmap | null;
  pixels: number;
  usedAt: number;
}

const clampedLatitude = (latitude: number) => Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
const boxOf = (west: number, south: number, east: number, north: number): MetreBox =>
  transformExtent([west, clampedLatitude(south), east, clampedLatitude(north)], 'EPSG:4326', 'EPSG:3857') as MetreBox;
const regionOf = ({ west, south, east, north, minPixels, maxPixels }: PictureRegion) => ({
  box: boxOf(west, south, east, north),
  minPixels,
  maxPixels: maxPixels ?? Number.POSITIVE_INFINITY,
});

function placed(picture: GroundPicture, ground: MapGround): Placed | null {
  const bytes = ground.files[picture.file];
  if (!bytes) return null;
  const [xs, ys] = [picture.corners.map(([x]) => x!), picture.corners.map(([, y]) => y!)];
  return {
    picture,
    key: `${ground.id}\n${picture.file}\n${picture.tint.join()}`,
    bytes,
    box: boxOf(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    regions: picture.regions.map(regionOf),
  };
}

/** By how many worlds to the east a box is moved to be in sight. */
function worldsInSight(box: MetreBox, view: readonly number[]): number[] {
  const [first, last] = [Math.ceil((view[0]! - box[2]) / worldMetres), Math.floor((view[2]! - box[0]) / worldMetres)];
  if (box[3] < view[1]! || box[1] > view[3]!) return [];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Google Earth's colour of an overlay: each of the picture's is multiplied with it. */
function tinted(bitmap: ImageBitmap, tint: GroundPicture['tint']): ImageBitmap {
  if (tint.every((value) => value === 255)) return bitmap;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${tint.join(' ')})`;
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  // Where the picture is clear, the colour is not seen either.
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

/** Pictures of files that lie on the ground, under the shapes. Those that are in sight at the scale of their regions are decoded, two at a time; of the others some are kept. */
export class GroundLayer {
  readonly layer: Layer;
  readonly #canvas = document.createElement('canvas');
  readonly #fault: (error: Error) => void;
  readonly #decoded = new Map<string, Decoded>();
  #placed: Placed[] = [];
  #decoding = 0;
  #frame = 0;
  /** It was said that not all are shown. */
  #isTold = false;

  constructor(fault: (error: Error) => void) {
    this.#fault = fault;
    this.#canvas.className = 'ol-layer';
    this.#canvas.style.position = 'absolute';
    this.layer = new Layer({ render: (frame) => this.#draw(frame) });
  }

  show(grounds: readonly MapGround[]): void {
    this.#placed = grounds.flatMap((ground) => ground.pictures.flatMap((picture) => placed(picture, ground) ?? []));
    this.#isTold = false;
    const wanted = new Set(this.#placed.map(({ key }) => key));
    for (const [key, { bitmap }] of this.#decoded)
      if (!wanted.has(key)) {
        bitmap?.close();
        this.#decoded.delete(key);
      }
    this.layer.changed();
  }

  #draw({ size, extent, viewState, pixelRatio }: FrameState): HTMLElement {
    const [width, height] = size.map((pixels) => Math.round(pixels * pixelRatio)) as [number, number];
    if (this.#canvas.width !== width || this.#canvas.height !== height) [this.#canvas.width, this.#canvas.height] = [width, height];
    this.#canvas.style.width = `${size[0]}px`;
    this.#canvas.style.height = `${size[1]}px`;
    const context = this.#canvas.getContext('2d')!;
    context.clearRect(0, 0, width, height);
    this.#frame += 1;
    const view = extent!;
    const { resolution, center } = viewState;
    const scale = pixelRatio / resolution;
    let parts = 0;
    for (const { picture, key, bytes, box, regions } of this.#placed) {
      const worlds = worldsInSight(box, view);
      if (worlds.length === 0 || !regions.every((region) => isInSight(region, view, resolution))) continue;
      const bitmap = this.#bitmapOf(key, bytes, picture);
      if (!bitmap) continue;
      if (parts > maxPartsInFrame) {
        this.#tellTooMany();
        break;
      }
      for (const world of worlds) {
        const onScreen: OnScreen = ([longitude, latitude]) => {
          const [x, y] = fromLonLat([longitude!, clampedLatitude(latitude!)]) as [number, number];
          return [width / 2 + (x + world * worldMetres - center[0]!) * scale, height / 2 - (y - center[1]!) * scale];
        };
        parts += drawOnGround(context, bitmap, picture, onScreen);
      }
    }
    this.#forget();
    return this.#canvas;
  }

  #bitmapOf(key: string, bytes: Uint8Array, { tint, file }: GroundPicture): ImageBitmap | null {
    const known = this.#decoded.get(key);
    if (known) {
      known.usedAt = this.#frame;
      return known.bitmap;
    }
    if (this.#decoding >= maxDecoding) return null;
    const { width, height } = pictureSize(bytes) ?? { width: 0, height: 0 };
    if (this.#pixelsInSight() + width * height > maxPixelsInSight) this.#tellTooMany();
    else void this.#decode(key, bytes, tint, file, width * height);
    return null;
  }
  /** of the frame that is drawn, and of the one before, which those further on in the list have not been asked for since */
  #pixelsInSight(): number {
    let sum = 0;
    for (const { pixels, usedAt } of this.#decoded.values()) if (usedAt >= this.#frame - 1) sum += pixels;
    return sum;
  }
  #tellTooMany(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#fault(new Error(text('layers.tooManyPictures')));
  }
  async #decode(key: string, bytes: Uint8Array, tint: GroundPicture['tint'], file: string, pixels: number): Promise<void> {
    const entry: Decoded = { bitmap: null, pixels, usedAt: this.#frame };
    this.#decoded.set(key, entry);
    this.#decoding += 1;
    try {
      const bitmap = tinted(await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>])), tint);
      if (this.#decoded.get(key) === entry) entry.bitmap = bitmap;
      else bitmap.close();
    } catch {
      entry.pixels = 0;
      this.#fault(new Error(text('layers.damagedPicture', { name: file })));
    } finally {
      this.#decoding -= 1;
      // What waited for its turn, and this one, are drawn now.
      this.layer.changed();
    }
  }
  /** Gives up the pictures that were out of sight the longest, beyond what may be kept. */
  #forget(): void {
    let pixels = 0;
    for (const [key, { bitmap, usedAt }] of [...this.#decoded].toSorted(([, a], [, b]) => b.usedAt - a.usedAt)) {
      pixels += bitmap ? bitmap.width * bitmap.height : 0;
      if (!bitmap || pixels <= keptPixels || usedAt === this.#frame) continue;
      bitmap.close();
      this.#decoded.delete(key);
    }
  }
}

/** Whether a region is in sight in a size that it is for: the side of a square as large (KML 2.3, section 9.14). */
function isInSight({ box, minPixels, maxPixels }: Placed['regions'][number], view: readonly number[], resolution: number): boolean {
  const side = Math.sqrt((box[2] - box[0]) * (box[3] - box[1])) / resolution;
  return side >= minPixels && side <= maxPixels && worldsInSight(box, view).length > 0;
}

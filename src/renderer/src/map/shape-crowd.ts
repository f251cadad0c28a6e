import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';
import type { Extent } from 'ol/extent.js';
import Layer from 'ol/layer/Layer.js';
import Source from 'ol/source/Source.js';
import { transfer, type Remote } from 'comlink';
import { shapePictures } from '#window/kit/workers/index.ts';
import type { PackedShapes, PictureRequest, ShapePicturesWork } from '#window/kit/workers/shape-pictures.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';

/** Pictures reach over the view by a quarter on every side, so that the map can be dragged while the next one is drawn. */
const pictureRatio = 1.5;

/** What a layer is waiting for, so that the map knows when a picture of it is complete. */
class WaitingSource extends Source {
  override loading = false;
}
/** A picture that was drawn or is being drawn. `slots`: shapes up to that number are in it. */
interface Picture {
  extent: Extent;
  resolution: number;
  version: number;
  slots: number;
  request: PictureRequest;
}

/**
 * A layer for more shapes than the window's thread can draw without a pause: a worker draws a picture that reaches over the view, which is moved and scaled with
 * the map until the next one is there. Shapes that come later are laid over it. It has no names; where shapes are so many that this layer is needed, names would
 * not fit between them.
 */
export class ShapeCrowd {
  readonly layer: Layer;
  readonly #canvas = document.createElement('canvas');
  readonly #element = document.createElement('div');
  readonly #source = new WaitingSource({});
  readonly #worker: { work: Remote<ShapePicturesWork>; end: () => void };
  readonly #onFault: (error: Error) => void;
  readonly #onPicture: () => void;
  /** what the canvas holds */
  #drawn: Picture | null = null;
  #asked: Picture | null = null;
  #version = 0;
  #slots = 0;
  /** 0 areas, 1 lines, 2 points: the highest that lies on the map already; what lies below it needs a new picture */
  #highestKind = 0;
  #isMoreComing = false;

  constructor(onFault: (error: Error) => void, onPicture: () => void) {
    this.#worker = shapePictures();
    this.#onFault = onFault;
    this.#onPicture = onPicture;
    this.#element.className = 'ol-layer';
    this.#element.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none';
    this.#canvas.className = 'shape-crowd';
    this.#canvas.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0';
    this.#element.append(this.#canvas);
    this.layer = new Layer({ source: this.#source, render: (frame) => (frame ? this.#render(frame) : this.#element) });
  }

  /** whether there is something to see */
  get hasPicture(): boolean {
    return this.#drawn !== null;
  }
  /** More shapes, with the looks of all by their numbers. */
  add(shapes: PackedShapes, looks: Uint16Array<ArrayBuffer>): void {
    const [lowest, highest] = [Math.min(...new Set(shapes.kinds)), Math.max(...new Set(shapes.kinds))];
    if (lowest < this.#highestKind) this.#version += 1;
    this.#highestKind = Math.max(this.#highestKind, highest);
    this.#slots = (shapes.slots.at(-1) ?? -1) + 1;
    void this.#worker.work.add(transfer(shapes, [shapes.coordinates.buffer]), looks).catch(this.#onFault);
    this.layer.changed();
  }
  /** Looks of all shapes: for each the place in `palette`, or `hiddenLook`. A picture with the looks before stays until the new one is there. */
  paint(looks: Uint16Array<ArrayBuffer>, palette: ShapeLook[]): void {
    void this.#worker.work.paint(looks, palette).catch(this.#onFault);
    this.#version += 1;
    this.layer.changed();
  }
  /** Removes all shapes; their picture stays until the next is drawn. */
  clear(): void {
    void this.#worker.work.clear().catch(this.#onFault);
    this.#version += 1;
    this.#slots = 0;
    this.#highestKind = 0;
  }
  crowdedFrom(atMost: number): Promise<number> {
    return this.#worker.work.crowdedFrom(atMost);
  }
  /** Whether shapes are on their way: until then a picture of the map is not complete. */
  set isMoreComing(isMoreComing: boolean) {
    this.#isMoreComing = isMoreComing;
    this.#tellLoading();
  }
  close(): void {
    this.#worker.end();
  }

  #tellLoading(): void {
    this.#source.loading = this.#isMoreComing || this.#asked !== null;
  }

  #render(frame: FrameState): HTMLElement {
    const {
      viewState: { resolution, center },
      size,
      pixelRatio,
      viewHints,
      extent,
    } = frame;
    const isMoving = viewHints[ViewHint.ANIMATING]! > 0 || viewHints[ViewHint.INTERACTING]! > 0;
    const fits = (picture: Picture | null) =>
      picture !== null &&
      picture.version === this.#version &&
      picture.resolution === resolution &&
      picture.extent[0]! <= extent![0]! &&
      picture.extent[1]! <= extent![1]! &&
      picture.extent[2]! >= extent![2]! &&
      picture.extent[3]! >= extent![3]!;
    if (fits(this.#drawn)) {
      // What came since is laid over it, one picture after the other.
      if (this.#drawn!.slots < this.#slots && this.#asked === null)
        this.#ask({ ...this.#drawn!, slots: this.#drawn!.slots }, this.#drawn!.slots);
    } else if (!fits(this.#asked) && (!isMoving || this.#asked === null)) {
      // While the map moves, one picture at a time; the last one is for where it stands still.
      this.#ask(this.#pictureFor(frame), 0);
    }
    if (this.#drawn) {
      const scale = this.#drawn.resolution / resolution / this.#drawn.request.pixelRatio;
      let left = (this.#drawn.extent[0]! - center[0]!) / resolution + size[0]! / 2;
      let top = (center[1]! - this.#drawn.extent[3]!) / resolution + size[1]! / 2;
      // Between whole pixels every line would be smoothed twice.
      if (this.#drawn.resolution === resolution)
        [left, top] = [Math.round(left * pixelRatio) / pixelRatio, Math.round(top * pixelRatio) / pixelRatio];
      this.#canvas.style.transform = `matrix(${scale}, 0, 0, ${scale}, ${left}, ${top})`;
    }
    return this.#element;
  }

  #pictureFor({ viewState: { resolution, center }, size, pixelRatio }: FrameState): Picture {
    const metresPerPixel = resolution / pixelRatio;
    const pad = (length: number) => Math.round((length * pixelRatio * (pictureRatio - 1)) / 2);
    const [width, height] = [Math.round(size[0]! * pixelRatio) + 2 * pad(size[0]!), Math.round(size[1]! * pixelRatio) + 2 * pad(size[1]!)];
    const [west, north] = [center[0]! - (width / 2) * metresPerPixel, center[1]! + (height / 2) * metresPerPixel];
    return {
      extent: [west, north - height * metresPerPixel, west + width * metresPerPixel, north],
      resolution,
      version: this.#version,
      slots: 0,
      request: { west, north, metresPerPixel, width, height, pixelRatio },
    };
  }

  #ask(asked: Picture, since: number): void {
    this.#asked = asked;
    this.#tellLoading();
    void (async () => {
      const picture = await this.#worker.work.picture(asked.request, since);
      if (picture) {
        if (since === 0) [this.#canvas.width, this.#canvas.height] = [asked.request.width, asked.request.height];
        if (picture.bitmap) {
          this.#canvas.getContext('2d')!.drawImage(picture.bitmap, picture.left, picture.top);
          picture.bitmap.close();
        }
        this.#drawn = { ...asked, slots: picture.slots };
        this.#onPicture();
      }
    })()
      .catch(this.#onFault)
      .finally(() => {
        if (this.#asked === asked) this.#asked = null;
        this.#tellLoading();
        this.layer.changed();
      });
  }
}

import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { containsExtent, getCenter, getHeight, getWidth, intersects, isEmpty, type Extent } from 'ol/extent.js';
import { fromLonLat } from 'ol/proj.js';
import type { AnimationOptions } from 'ol/View.js';
import type { MapBox, MapPlace } from '#window/kit/map-types.ts';
import { maxDotPixels } from '#window/kit/workers/shape-pictures.ts';
import { coversMap, coversOf } from './covers.ts';
import { fitPadding, noReach, type Padding, type Reach } from './fit-padding.ts';
import type { MapShapes } from './map-shapes.ts';
import type { UserBasemaps } from './user-basemaps.ts';

const moveMilliseconds = 250;
const zoomMilliseconds = 150;
const closestZoom = 18;
/** A hidden window draws no frames: an animation would wait until somebody looks. */
const durationOf = (milliseconds: number) => (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds);

/** Moves the view of a map. Each promise resolves when the view stands, or another move has taken over. */
export class MapMoves {
  readonly #map: OlMap;
  readonly #shapes: MapShapes;
  readonly #basemaps: UserBasemaps | null;
  /** where the view was left when it went after shapes that arrive */
  #followed = '';
  /** what was looked at as a whole, and how the view stood then */
  #fitted: { extent: Extent; standing: string } | null = null;

  constructor(map: OlMap, shapes: MapShapes, basemaps: UserBasemaps | null = null) {
    this.#map = map;
    this.#shapes = shapes;
    this.#basemaps = basemaps;
  }

  async fitTo(ids: string[], atOnce = false): Promise<void> {
    await this.#shapes.read();
    const extent = this.#shapes.extent(ids);
    if (extent) await this.#fit(extent, atOnce);
  }
  /** Goes to shapes whose middle is out of sight, or which are too small to be more than a dot; else the view stays as it is. */
  async reveal(ids: string[]): Promise<void> {
    await this.#shapes.read();
    const extent = this.#shapes.extent(ids);
    if (!extent) return;
    const pixels = Math.max(getWidth(extent), getHeight(extent)) / (this.#map.getView().getResolution() ?? 1);
    // A place has no size at any scale.
    const isDot = pixels > 0 && pixels < maxDotPixels;
    if (isDot || !this.#isFree(getCenter(extent))) await this.#fit(extent);
  }
  /** Where the middle of some shapes is on the screen; null when it is out of sight. */
  pixelOf(ids: readonly string[]): number[] | null {
    const extent = ids.length > 0 ? this.#shapes.extent(ids) : null;
    const centre = extent && getCenter(extent);
    return centre && this.#isInView([...centre, ...centre]) ? this.#map.getPixelFromCoordinate(centre) : null;
  }
  /** Zooms to shapes that lie close together; false where they do not part at any scale. */
  zoomInto(ids: readonly string[]): boolean {
    const extent = this.#shapes.extent(ids);
    const view = this.#map.getView();
    if (!extent || (view.getZoom() ?? 0) >= closestZoom - 0.01) return false;
    void this.#fit(extent);
    return true;
  }
  async fitAll(atOnce = false): Promise<void> {
    await this.#shapes.read();
    const extent = this.#shapes.extent();
    if (extent) await this.#fit(extent, atOnce);
    else await this.#animate({ center: [0, 1_500_000], zoom: 2 });
  }
  async fitBox([west, south, east, north]: MapBox): Promise<void> {
    const [lowerLeft, upperRight] = [fromLonLat([west, Math.max(-85, south)]), fromLonLat([east, Math.min(85, north)])];
    await this.#fit([...lowerLeft, ...upperRight] as Extent);
  }
  async follow(id: string, isFirst: boolean): Promise<void> {
    await this.#shapes.read();
    const extent = this.#shapes.extentFrom(id);
    if (!extent || (!isFirst && (this.#standing() !== this.#followed || this.#isInView(extent)))) return;
    const followed = this.#fit(extent, true);
    this.#followed = this.#standing();
    await followed;
  }
  zoomToPoint(lonLat: [number, number]): Promise<void> {
    return this.#animate({ center: fromLonLat(lonLat), zoom: Math.max(17, this.#map.getView().getZoom() ?? 0) });
  }
  async zoomToBasemap(id: string, when: 'always' | 'away' = 'always'): Promise<void> {
    const extent = await this.#basemaps?.extentOf(id);
    const isAway = extent ? !intersects(extent, this.#map.getView().calculateExtent(this.#map.getSize())) : false;
    if (extent && (when === 'always' || isAway)) await this.#fit(extent);
  }
  goTo({ lonLat, zoom }: MapPlace): Promise<void> {
    return this.#animate({ center: fromLonLat(lonLat), zoom });
  }
  zoomBy(step: number, center?: number[]): Promise<void> {
    return this.#animate({ zoom: (this.#map.getView().getZoom() ?? 2) + step, ...(center ? { center } : {}) }, zoomMilliseconds);
  }

  #standing(): string {
    const view = this.#map.getView();
    return JSON.stringify([view.getCenter(), view.getResolution()]);
  }
  /** Whether a place is in sight and nothing lies over it. */
  #isFree(coordinate: Coordinate): boolean {
    const [x = -1, y = -1] = this.#map.getPixelFromCoordinate(coordinate) ?? [];
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const [top, right, bottom, left] = this.#padding();
    return x >= left && y >= top && x <= width - right && y <= height - bottom;
  }
  #isInView(extent: Extent): boolean {
    return containsExtent(this.#map.getView().calculateExtent(this.#map.getSize()), extent);
  }
  #fit(extent: Extent, atOnce = false): Promise<void> {
    if (isEmpty(extent) && extent[0] !== extent[2]) return Promise.resolve();
    // A drawer that has just opened took some of the map's room.
    this.#map.updateSize();
    return new Promise((done) => {
      this.#map.getView().fit(extent, {
        padding: this.#paddingFor(extent),
        maxZoom: closestZoom,
        duration: atOnce ? 0 : durationOf(moveMilliseconds),
        callback: (isWhole) => {
          if (isWhole) this.#fitted = { extent, standing: this.#standing() };
          done();
        },
      });
    });
  }
  /** The map has another size, or something lies over it: what was fitted and has not been left since is fitted again. */
  refit(): void {
    const before = this.#fitted;
    const stands = before?.standing === this.#standing() && !this.#map.getView().getAnimating();
    this.#map.updateSize();
    if (before && stands) void this.#fit(before.extent, true);
  }
  #padding(reach: Reach = noReach): Padding {
    const { width, height } = this.#map.getViewport()!.getBoundingClientRect();
    return fitPadding([width, height], coversOf(this.#map, coversMap), reach);
  }
  /** With room for the names that stand at the edge of what is fitted: at the scale that it gets without them, and then at the one that it gets with them. */
  #paddingFor(extent: Extent): Padding {
    const view = this.#map.getView();
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const closest = view.getResolutionForZoom(closestZoom);
    let padding = this.#padding();
    for (let time = 0; time < 2; time += 1) {
      const [top, right, bottom, left] = padding;
      const room = [Math.max(1, width - left - right), Math.max(1, height - top - bottom)];
      padding = this.#padding(this.#shapes.reachOfNames(extent, Math.max(closest, view.getResolutionForExtent(extent, room))));
    }
    return padding;
  }
  #animate(to: AnimationOptions, milliseconds = moveMilliseconds): Promise<void> {
    return new Promise((done) => {
      this.#map.getView().animate({ ...to, duration: durationOf(milliseconds) }, () => done());
    });
  }
}

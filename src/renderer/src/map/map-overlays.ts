import { markRaw } from 'vue';
import { escapeMarkup } from '#domain/text.ts';
import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { MapOverlay } from '#window/kit/map-types.ts';
import { creditsIn } from './credits.ts';
import { paintOf, RasterOverlay } from './raster-overlay.ts';
import { clipToSide } from './swipe.ts';

export interface MapOverlaysHooks {
  /** where the line between two compared pictures stands: a share of the map's width */
  swipeShare(): number;
  /** a picture is open, and it is known what it covers */
  opened(): void;
  /** pictures became coarse, or are no more */
  coarse(): void;
  fault(error: Error): void;
}

/** The id of a picture ends with its version. */
const pictureOf = (id: string) => id.replace(/-\d+$/, '');

/** Rasters over the basemap, in the order of their list, all of them below the layer of the shapes. */
export class MapOverlays {
  readonly #map: OlMap;
  readonly #above: BaseLayer;
  readonly #hooks: MapOverlaysHooks;
  readonly #rasters = new Map<string, RasterOverlay>();
  /** pictures that stay until what follows them is drawn */
  readonly #leaving = new Map<RasterOverlay, string>();
  #list: readonly MapOverlay[] = [];
  #isWaiting = false;

  constructor(map: OlMap, above: BaseLayer, hooks: MapOverlaysHooks) {
    this.#map = map;
    this.#above = above;
    this.#hooks = hooks;
  }

  show(list: readonly MapOverlay[]): void {
    this.#list = list;
    for (const [id, overlay] of this.#rasters) {
      if (list.some((item) => item.id === id)) continue;
      this.#rasters.delete(id);
      this.#leaving.set(overlay, pictureOf(id));
    }
    // A picture that takes the place of another comes over it: between steps in time the map does not go blank.
    for (const [overlay, picture] of this.#leaving)
      if (!list.some((item) => item.visible && pictureOf(item.id) === picture)) this.#end(overlay);
    for (const item of list) {
      const { layer } = this.#rasters.get(item.id) ?? this.#open(item);
      layer.setOpacity(item.opacity);
      layer.setVisible(item.visible);
    }
    this.#sort();
    this.#endOnceDrawn();
    this.#map.render();
  }
  /** The value of a raster at a place; undefined where it is not shown. */
  valueAt(id: string, lonLat: [number, number]): Promise<number | null> | undefined {
    // The red of a painted picture is no value.
    if (this.#list.find((item) => item.id === id)?.hasOwnColours) return undefined;
    return this.#rasters.get(id)?.valueAt(lonLat);
  }
  /** Bounds of a raster in Web Mercator; null before it is open. */
  extentOf(id: string): [number, number, number, number] | null {
    return this.#rasters.get(id)?.extent ?? null;
  }
  get isCoarse(): boolean {
    return Array.from(this.#rasters.values()).some(({ isCoarse, layer }) => isCoarse && layer.getVisible());
  }
  async whole(): Promise<void> {
    await Promise.all(Array.from(this.#rasters.values(), (overlay) => overlay.whole()));
  }
  close(): void {
    for (const overlay of [...this.#rasters.values(), ...this.#leaving.keys()]) overlay.close();
  }

  #open(item: MapOverlay): RasterOverlay {
    const overlay = markRaw(
      new RasterOverlay(
        item.bytes,
        item.hasOwnColours ? null : paintOf(item),
        {
          opacity: item.opacity,
          visible: item.visible,
          ...(item.attribution ? { attributions: creditsIn(item.attribution).map(escapeMarkup) } : {}),
        },
        {
          ready: () => {
            this.#map.render();
            this.#hooks.opened();
          },
          fault: this.#hooks.fault,
          coarse: this.#hooks.coarse,
        },
      ),
    );
    this.#rasters.set(item.id, overlay);
    this.#insert(overlay.layer);
    let side = item.side ?? null;
    clipToSide(
      this.#map,
      overlay.layer,
      () => {
        // A picture that is leaving stays on its side.
        side = (this.#list.find(({ id }) => id === item.id) ?? { side }).side ?? null;
        return side;
      },
      this.#hooks.swipeShare,
    );
    return overlay;
  }
  #insert(layer: BaseLayer): void {
    const layers = this.#map.getLayers();
    layers.insertAt(layers.getArray().indexOf(this.#above), layer);
  }
  #sort(): void {
    const layers = this.#map.getLayers();
    const rasters = new Set<BaseLayer>(Array.from(this.#rasters.values(), ({ layer }) => layer));
    const order = layers.getArray().filter((layer) => rasters.has(layer));
    const wanted = this.#list.map(({ id }) => this.#rasters.get(id)!.layer);
    if (wanted.every((layer, index) => layer === order[index])) return;
    for (const layer of wanted) {
      layers.remove(layer);
      this.#insert(layer);
    }
  }
  /** Ends the leaving pictures with the first complete frame that holds all of the present ones: a frame of before may still be reported as complete. */
  #endOnceDrawn(): void {
    if (this.#leaving.size === 0 || this.#isWaiting) return;
    this.#isWaiting = true;
    this.#map.once('rendercomplete', ({ frameState }) => {
      this.#isWaiting = false;
      const drawn = new Set<BaseLayer>(frameState?.layerStatesArray.map(({ layer }) => layer));
      if (Array.from(this.#rasters.values()).every(({ layer }) => drawn.has(layer)))
        for (const overlay of this.#leaving.keys()) this.#end(overlay);
      this.#endOnceDrawn();
    });
  }
  #end(overlay: RasterOverlay): void {
    if (!this.#leaving.delete(overlay)) return;
    this.#map.removeLayer(overlay.layer);
    overlay.close();
  }
}

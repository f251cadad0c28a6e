import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { Extent } from 'ol/extent.js';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { openBasemap, type ShownBasemap } from './user-basemap.ts';

export interface UserBasemapsHooks {
  dark(): boolean;
  fault(error: Error): void;
  /** pictures became coarse, or are no more */
  coarse(): void;
}

/** Pictures of land that are seen; of files nobody knows before they are read. */
const isPicture = ({ visible, source }: MapBasemap): boolean =>
  visible && source.kind !== 'file' && !(source.kind === 'tiles' && source.isVector);

/** Maps of the user. They lie over the world of the own basemap and under everything that Hectare computes. */
export class UserBasemaps {
  readonly #map: OlMap;
  /** layers of the own basemap */
  readonly #below: readonly BaseLayer[];
  readonly #hooks: UserBasemapsHooks;
  readonly #shown = new Map<string, ShownBasemap>();
  readonly #opening = new Map<string, Promise<void>>();
  #list: readonly MapBasemap[] = [];

  constructor(map: OlMap, below: readonly BaseLayer[], hooks: UserBasemapsHooks) {
    this.#map = map;
    this.#below = below;
    this.#hooks = hooks;
  }

  show(list: readonly MapBasemap[]): void {
    const before = this.#pictures();
    this.#list = list;
    // Lines and names look otherwise over a picture of the land than on their own ground.
    if (this.#pictures() !== before) this.repaint();
    const ids = new Set(list.map(({ id }) => id));
    for (const id of this.#opening.keys()) if (!ids.has(id)) this.#opening.delete(id);
    for (const [id, shown] of this.#shown) {
      if (ids.has(id)) continue;
      this.#map.removeLayer(shown.layer);
      shown.close();
      this.#shown.delete(id);
    }
    list.forEach((basemap, index) => {
      const shown = this.#shown.get(basemap.id);
      if (shown) {
        shown.layer.setOpacity(basemap.opacity);
        shown.layer.setVisible(basemap.visible);
        shown.layer.setZIndex(-10 + index * 0.01);
      } else if (basemap.visible && !this.#opening.has(basemap.id)) this.#open(basemap);
    });
  }
  /** What a map covers, when it was opened; null where it says nothing or is not shown. */
  async extentOf(id: string): Promise<Extent | null> {
    await this.#opening.get(id);
    return this.#shown.get(id)?.extent ?? null;
  }
  /** The value of a map at a place; undefined where it has none. */
  valueAt(id: string, lonLat: [number, number]): Promise<number | null> | undefined {
    return this.#shown.get(id)?.valueAt?.(lonLat);
  }
  hasValues(id: string): boolean {
    return this.#shown.get(id)?.valueAt !== undefined;
  }
  get isCoarse(): boolean {
    return Array.from(this.#shown.values()).some(({ raster, layer }) => raster?.isCoarse === true && layer.getVisible());
  }
  async whole(): Promise<void> {
    await Promise.all(Array.from(this.#shown.values(), ({ raster }) => raster?.whole()));
  }
  /** Light became dark, or the other way round. */
  repaint(): void {
    for (const { layer } of this.#shown.values()) layer.changed();
  }

  /** The pictures of land that are seen, by their place in the list. */
  #pictures(): string {
    return this.#list.map((one) => Number(isPicture(one))).join('');
  }
  #isOverPicture(id: string): boolean {
    return this.#list
      .slice(
        0,
        this.#list.findIndex((other) => other.id === id),
      )
      .some(isPicture);
  }
  #open(basemap: MapBasemap): void {
    const look = () => ({ isDark: this.#hooks.dark(), isOverPicture: this.#isOverPicture(basemap.id) });
    const opening = openBasemap(basemap, look, this.#hooks.fault, this.#hooks.coarse)
      .then((opened) => {
        if (this.#opening.get(basemap.id) !== opening) {
          // Taken away meanwhile.
          opened.close();
          return;
        }
        this.#opening.delete(basemap.id);
        this.#shown.set(basemap.id, opened);
        const layers = this.#map.getLayers();
        layers.insertAt(layers.getArray().indexOf(this.#below[0]!) + this.#below.length, opened.layer);
        this.show(this.#list);
      })
      .catch((error: Error) => {
        if (this.#opening.get(basemap.id) === opening) this.#opening.delete(basemap.id);
        this.#hooks.fault(error);
      });
    this.#opening.set(basemap.id, opening);
  }
}

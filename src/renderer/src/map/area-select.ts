import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { buffer } from 'ol/extent.js';
import { shiftKeyOnly } from 'ol/events/condition.js';
import Polygon, { fromExtent } from 'ol/geom/Polygon.js';
import DragBox from 'ol/interaction/DragBox.js';
import Draw from 'ol/interaction/Draw.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style } from 'ol/style.js';
import { chosenColours } from '#window/kit/colours.ts';
import { KeyAreaLayer } from './key-area-layer.ts';
import { KeyArea, type AreaKey, type AreaTool } from './key-area.ts';

export type { AreaTool } from './key-area.ts';

export interface AreaSelectHooks {
  /** Shift and a drag draw a box while this holds */
  isFree(): boolean;
  /** `isAdded`: to what is selected already */
  taken(area: Polygon, isAdded: boolean): void;
}

/** Corners of a lasso closer together than this are one. */
const cornerPixels = 2;
const withShift = (event: MapBrowserEvent) => (event.originalEvent as MouseEvent).shiftKey;

/** A box or a lasso that takes what it touches. Shift and a drag draw a box without a tool; with a tool in hand, Shift adds. */
export class AreaSelect {
  readonly #map: OlMap;
  readonly #hooks: AreaSelectHooks;
  #tool: AreaTool | null = null;
  readonly #box: DragBox;
  #lasso: Draw | null = null;
  #isAdding = false;
  #keys: KeyArea | null = null;
  readonly #keysLayer: KeyAreaLayer;

  constructor(map: OlMap, hooks: AreaSelectHooks) {
    this.#map = map;
    this.#hooks = hooks;
    this.#box = new DragBox({
      condition: (event) => this.#tool === 'box' || (this.#tool === null && hooks.isFree() && (shiftKeyOnly(event) || withShift(event))),
    });
    this.#box.on('boxend', (event) => {
      hooks.taken(fromExtent(this.#box.getGeometry().getExtent()), event.mapBrowserEvent !== null && withShift(event.mapBrowserEvent));
    });
    map.addInteraction(this.#box);
    this.#keysLayer = new KeyAreaLayer(map);
  }

  get tool(): AreaTool | null {
    return this.#tool;
  }
  /** Takes a tool in hand, or lays it down. */
  start(tool: AreaTool | null): void {
    if (this.#lasso) this.#map.removeInteraction(this.#lasso);
    this.#lasso = null;
    this.#tool = tool;
    this.#keys = null;
    this.#keysLayer.show(null);
    if (tool !== null && this.#map.getTargetElement()?.matches(':focus-visible')) this.useKeys();
    if (tool !== 'lasso') return;
    this.#lasso = new Draw({
      source: new VectorSource(),
      type: 'Polygon',
      freehand: true,
      // Shift would draw corner by corner.
      freehandCondition: () => true,
      condition: (event) => {
        this.#isAdding = withShift(event);
        return true;
      },
      stopClick: true,
      style: new Style({ stroke: new Stroke({ color: chosenColours.line, width: 1.5 }), fill: new Fill({ color: chosenColours.sketch }) }),
    });
    this.#lasso.on('drawend', ({ feature }) => {
      const drawn = feature.getGeometry() as Polygon;
      const area = drawn.simplify(cornerPixels * (this.#map.getView().getResolution() ?? 1)) as Polygon;
      this.#hooks.taken(area.getArea() > 0 ? area : drawn, this.#isAdding);
    });
    this.#map.addInteraction(this.#lasso);
  }
  /** The map has the keyboard: with a tool in hand, a cross stands in its middle. */
  useKeys(): void {
    const centre = this.#map.getView().getCenter();
    if (this.#tool === null || !centre) return;
    this.#keys ??= new KeyArea(this.#tool, centre);
    this.#keysLayer.show(this.#keys);
  }
  /** Whether a key is one of the tool in hand; anything else is left to the map and the window. */
  press(event: AreaKey): boolean {
    if (this.#tool === null) return false;
    this.useKeys();
    const keys = this.#keys;
    if (!keys) return false;
    const did = keys.press(event, this.#map.getView().getResolution() ?? 1);
    if (did === null) return false;
    if (did === 'taken') {
      this.#hooks.taken(this.#areaOf(keys), event.shiftKey);
      keys.corners = [];
    }
    this.#keysLayer.show(keys);
    return true;
  }
  /** A box without width is a pixel wide: it takes what lies under the cross. */
  #areaOf(keys: KeyArea): Polygon {
    const area = new Polygon([keys.ring()]);
    return area.getArea() > 0 ? area : fromExtent(buffer(area.getExtent(), (this.#map.getView().getResolution() ?? 1) / 2));
  }
}

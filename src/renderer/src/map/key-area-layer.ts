import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, RegularShape, Stroke, Style } from 'ol/style.js';
import { chosenColours, pointEdge } from '#window/kit/colours.ts';
import type { KeyArea } from './key-area.ts';

const crossPixels = 13;
/** So far from the edge of the map the cross takes the view along. */
const edgePixels = 24;
const crossIn = (color: string, width: number) =>
  new Style({
    image: new RegularShape({ points: 4, radius: crossPixels, radius2: 0, stroke: new Stroke({ color, width }), declutterMode: 'none' }),
  });

/** Shows the cross and the area that keys draw, above everything else on the map. */
export class KeyAreaLayer {
  readonly #map: OlMap;
  readonly #cross = new Feature<Point>();
  readonly #area = new Feature<Polygon>();
  readonly #layer: VectorLayer;

  constructor(map: OlMap) {
    this.#map = map;
    // A light casing keeps the cross in sight over dark pictures.
    this.#cross.setStyle([crossIn(pointEdge, 5), crossIn(chosenColours.line, 2)]);
    this.#area.setStyle(
      new Style({ stroke: new Stroke({ color: chosenColours.line, width: 1.5 }), fill: new Fill({ color: chosenColours.sketch }) }),
    );
    this.#layer = new VectorLayer({ source: new VectorSource({ features: [this.#area, this.#cross] }) });
  }
  show(keys: KeyArea | null): void {
    this.#layer.setMap(keys ? this.#map : null);
    if (!keys) return;
    this.#cross.setGeometry(new Point(keys.cross));
    const ring = keys.ring();
    this.#area.setGeometry(ring.length > 0 ? new Polygon([ring]) : undefined);
    this.#follow(keys.cross);
  }
  #follow(cross: number[]): void {
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const [x, y] = this.#map.getPixelFromCoordinate(cross) ?? [];
    const view = this.#map.getView();
    const [resolution, centre] = [view.getResolution(), view.getCenter()];
    if (x === undefined || y === undefined || resolution === undefined || !centre) return;
    const beyond = (at: number, length: number) => Math.min(0, at - edgePixels) + Math.max(0, at - length + edgePixels);
    const [right, down] = [beyond(x, width), beyond(y, height)];
    if (right !== 0 || down !== 0) view.setCenter([centre[0]! + right * resolution, centre[1]! - down * resolution]);
  }
}

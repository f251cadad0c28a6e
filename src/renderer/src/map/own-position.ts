import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import type { EventsKey } from 'ol/events.js';
import { unByKey } from 'ol/Observable.js';
import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style } from 'ol/style.js';
import { chosenColours, pointEdge } from '#window/kit/colours.ts';

export interface OwnPlace {
  lonLat: [number, number];
  /** the true place lies within so many metres, by what the system says */
  accuracyMetres: number;
}
/** Why there is no position: the system or browser offers none, a person or a setting refused it, or nothing was received. */
type PositionFault = 'not-offered' | 'refused' | 'unavailable' | 'timeout';
export interface OwnPositionHooks {
  place(place: OwnPlace | null): void;
  /** whether the map goes with the position */
  following(isFollowing: boolean): void;
  fault(code: PositionFault): void;
}

const waitMilliseconds = 30_000;
/** The first view of a position shows some hundred metres; a closer one stays. */
const firstZoom = 16;
const faults: Record<number, PositionFault> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };
const look = [
  new Style({ fill: new Fill({ color: chosenColours.sketch }), stroke: new Stroke({ color: chosenColours.outline, width: 1 }) }),
  new Style({
    geometry: (feature) => feature.get('place') as Point,
    image: new Circle({ radius: 7, fill: new Fill({ color: chosenColours.line }), stroke: new Stroke({ color: pointEdge, width: 2.5 }) }),
  }),
];

/** The own position on a map, with a circle of its accuracy. It is asked for by `start` alone, and not any more after `stop`. */
export class OwnPosition {
  readonly #map: OlMap;
  readonly #hooks: OwnPositionHooks;
  readonly #layer: VectorLayer;
  readonly #mark = new Feature();
  readonly #moves: EventsKey[];
  #watch: number | null = null;
  #isFollowing = false;
  #last: OwnPlace | null = null;

  constructor(map: OlMap, hooks: OwnPositionHooks) {
    this.#map = map;
    this.#hooks = hooks;
    this.#layer = new VectorLayer({ source: new VectorSource({ features: [this.#mark] }), style: look, zIndex: 30, visible: false });
    map.addLayer(this.#layer);
    // Who moves the map looks at something else; the position stays on it.
    const leave = () => this.#follow(false);
    this.#moves = [map.on('pointerdrag', leave)];
  }

  get isOn(): boolean {
    return this.#watch !== null;
  }
  start(): void {
    // A page that is no secure context has no such object, although the types say so.
    const geolocation = (navigator as { geolocation?: Geolocation }).geolocation;
    if (!geolocation) {
      this.#hooks.fault('not-offered');
      return;
    }
    this.#follow(true);
    if (this.#watch !== null) {
      if (this.#last) this.#go(this.#last);
      return;
    }
    this.#watch = geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy } }) => this.#show({ lonLat: [longitude, latitude], accuracyMetres: accuracy }),
      ({ code }) => {
        // A position that was there once stays; a short loss of reception is no message.
        if (this.#last && code !== 1) return;
        this.stop();
        this.#hooks.fault(faults[code] ?? 'unavailable');
      },
      { enableHighAccuracy: true, maximumAge: 5000, timeout: waitMilliseconds },
    );
  }
  stop(): void {
    if (this.#watch !== null) navigator.geolocation.clearWatch(this.#watch);
    this.#watch = null;
    this.#last = null;
    this.#layer.setVisible(false);
    this.#follow(false);
    this.#hooks.place(null);
  }
  close(): void {
    this.stop();
    unByKey(this.#moves);
    this.#map.removeLayer(this.#layer);
  }

  #follow(isFollowing: boolean): void {
    if (this.#isFollowing === isFollowing) return;
    this.#isFollowing = isFollowing;
    this.#hooks.following(isFollowing);
  }
  #show(place: OwnPlace): void {
    const isFirst = this.#last === null;
    this.#last = place;
    this.#mark.setGeometry(circular(place.lonLat, Math.max(1, place.accuracyMetres), 72).transform('EPSG:4326', 'EPSG:3857'));
    this.#mark.set('place', new Point(fromLonLat(place.lonLat)));
    this.#layer.setVisible(true);
    this.#hooks.place(place);
    if (this.#isFollowing) this.#go(place, isFirst);
  }
  #go({ lonLat }: OwnPlace, isFirst = false): void {
    const view = this.#map.getView();
    view.cancelAnimations();
    if (isFirst && (view.getZoom() ?? 0) < firstZoom) view.setZoom(firstZoom);
    view.setCenter(fromLonLat(lonLat));
  }
}

import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent, isEmpty, type Extent } from 'ol/extent.js';
import type Polygon from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import type RenderFeature from 'ol/render/Feature.js';
import { countOf } from './project-crowds.ts';

export interface TiledPlace {
  id: string;
  name: string;
  lonLat: [number, number];
}

/** Where the projects of tiles are, by the list of their service: tiles say how many lie in a square, the list which. */
export class TiledPlaces {
  #places: { id: string; name: string; at: Coordinate }[] = [];
  #names = new Map<string, string>();
  /** places in the list, from the west to the east */
  #eastward: number[] = [];
  #ofCircles = new WeakMap<RenderFeature, readonly string[]>();

  set(places: readonly TiledPlace[]): void {
    this.#places = places.map(({ id, name, lonLat }) => ({ id, name, at: fromLonLat(lonLat) }));
    this.#names = new Map(places.map(({ id, name }) => [id, name]));
    this.#eastward = this.#places.map((_, place) => place).sort((one, other) => this.#x(one) - this.#x(other));
    this.#ofCircles = new WeakMap();
  }

  nameOf(id: string): string | undefined {
    return this.#names.get(id);
  }

  /** ids of the projects whose places lie in an area of the map */
  within(area: Polygon): string[] {
    return this.#places.filter(({ at }) => area.intersectsCoordinate(at)).map(({ id }) => id);
  }

  /**
   * ids of the projects for which a circle stands: those that its tile names, or, of a tile that has numbers alone, those of the list in its square. At the edge of a
   * square the list, which has centroids, may say another one than the tile, which has middles of boxes.
   */
  ofCircle(circle: RenderFeature): readonly string[] {
    const known = this.#ofCircles.get(circle);
    if (known) return known;
    const named = (circle.get('ids') as string[] | undefined) ?? [];
    const square = circle.get('square') as Extent | undefined;
    const ids = square === undefined || named.length === countOf(circle) ? named : this.#inSquare(square);
    this.#ofCircles.set(circle, ids);
    return ids;
  }

  /** Around the places of all of them, or of the named ones; null where there are none. */
  extent(ids?: readonly string[]): Extent | null {
    const wanted = ids && new Set(ids);
    const places = this.#places.filter(({ id }) => wanted?.has(id) ?? true).map(({ at }) => at);
    const extent = boundingExtent(places);
    return isEmpty(extent) && places.length === 0 ? null : extent;
  }

  /** A map has hundreds of circles, and a list ten thousand projects: only those between two sides are looked at. */
  #inSquare([west, south, east, north]: Extent): string[] {
    let [from, to] = [0, this.#eastward.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#x(this.#eastward[middle]!) < west!) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    for (; from < this.#eastward.length && this.#x(this.#eastward[from]!) <= east!; from += 1) {
      const [, y] = this.#places[this.#eastward[from]!]!.at as [number, number];
      if (y >= south! && y <= north!) found.push(this.#eastward[from]!);
    }
    return found.sort((one, other) => one - other).map((place) => this.#places[place]!.id);
  }

  #x(place: number): number {
    return this.#places[place]!.at[0]!;
  }
}

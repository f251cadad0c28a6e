import { crosses, orient, splitAtAntimeridian } from '../antimeridian.ts';
import { turnsLeft } from '../check.ts';
import { loadGeos } from '../geos.ts';
import { boundingBoxOfAll } from '../measure.ts';
import { forEachPosition, linesOf, mapRings, polygonsOf } from '../parts.ts';
import { repair } from '../repair.ts';
import type { Geometry, MultiPolygon, Polygon, Position, Ring } from '../types.ts';
import { isValid } from '../union.ts';
import { unitedLand } from '../united-land.ts';
import { polygonal } from './answer.ts';

const wrapped = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude);
const key = (position: Position) => `${wrapped(position[0]!)} ${position[1]}`;

/**
 * Longitude and latitude as one flat map for the shapes of an edit. Near the antimeridian, longitudes run on beyond 180, so that a shape cut there is one piece
 * while it is edited. Existing positions keep their digits and heights; a new or drawn one gets the height of the nearest boundary.
 */
export class FlatMap {
  readonly #beyond: boolean;
  readonly #known = new Map<string, Position>();
  /** drawn corners without a height; they get one like every new corner */
  readonly #drawn = new Set<string>();
  readonly #rings: Position[][] = [];
  #heights = false;

  constructor(geometries: Geometry[]) {
    const box = boundingBoxOfAll(geometries);
    this.#beyond = box !== null && box[0] > box[2];
    for (const geometry of geometries) {
      const isDrawn = polygonsOf(geometry).length === 0;
      forEachPosition(geometry, (position) => {
        if (isDrawn && this.#known.has(key(position))) return;
        if (isDrawn && position.length < 3) this.#drawn.add(key(position));
        this.#known.set(key(position), position);
        this.#heights ||= position.length > 2;
      });
      this.#rings.push(...polygonsOf(geometry).flat(), ...linesOf(geometry));
    }
  }

  readonly place = (position: Position): Position =>
    this.#beyond && position[0]! < 0 ? [position[0]! + 360, position[1]!] : [position[0]!, position[1]!];

  /** The geometry's polygons on the map; null when one runs around a pole. Parts that the antimeridian had cut are put together. */
  async into(geometry: Geometry): Promise<Polygon | MultiPolygon | null> {
    const flat = polygonal(polygonsOf(geometry).map((rings) => rings.map((ring) => ring.map(this.place))));
    if (!flat || polygonsOf(flat).some((rings) => rings.some(crosses))) return null;
    if (!this.#beyond || flat.type === 'Polygon') return flat;
    return polygonal(polygonsOf(unitedLand(await loadGeos(), [flat])));
  }

  /**
   * Polygons of the map as a geometry on the Earth: cut at the antimeridian, rings turned as RFC 7946 asks, heights restored. null when nothing is left.
   * Rounding a new corner, or touching the meridian at a cut, can make the result invalid: then it is repaired.
   */
  async back(flat: Geometry): Promise<Polygon | MultiPolygon | null> {
    const onEarth = mapRings(flat, (rings) => rings.map((ring) => ring.map((position) => [wrapped(position[0]!), position[1]!])));
    const cut = this.#beyond ? splitAtAntimeridian(onEarth) : onEarth;
    const polygons = polygonsOf(cut).filter(([shell]) => !this.#beyond || shell!.some((position) => Math.abs(position[0]!) !== 180));
    const shape = polygonal(polygons.map((rings) => rings.map((ring) => ring.map((position) => this.#restored(position)))));
    if (!shape || isValid(shape)) return shape && (orient(shape, turnsLeft) as Polygon | MultiPolygon);
    const { geometry } = await repair(shape);
    return geometry && polygonal(polygonsOf(geometry));
  }

  #restored(position: Position): Position {
    const known = this.#known.get(key(position));
    if (known && !(this.#heights && this.#drawn.has(key(position))))
      return known[0] === position[0] ? known : [position[0]!, ...known.slice(1)];
    if (!this.#heights) return position;
    const height = this.#heightAt(this.place(position));
    return height === null ? position : [position[0]!, position[1]!, height];
  }

  /** Height on the nearest edge that has heights at both ends. */
  #heightAt([x, y]: Position): number | null {
    let nearest = Infinity;
    let height: number | null = null;
    for (const ring of this.#rings) {
      for (let k = 1; k < ring.length; k += 1) {
        const from = ring[k - 1]!;
        const to = ring[k]!;
        if (from.length < 3 || to.length < 3) continue;
        const [ax, ay] = this.place(from) as [number, number];
        const [bx, by] = this.place(to) as [number, number];
        const length = (bx - ax) ** 2 + (by - ay) ** 2;
        const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x! - ax) * (bx - ax) + (y! - ay) * (by - ay)) / length));
        const distance = (ax + share * (bx - ax) - x!) ** 2 + (ay + share * (by - ay) - y!) ** 2;
        if (distance < nearest) {
          nearest = distance;
          height = from[2]! + share * (to[2]! - from[2]!);
        }
      }
    }
    return height;
  }
}

/** Positions drawn on a map that continues beyond 180 degrees, as positions on the Earth; those that are not numbers are dropped. */
export const drawnPositions = (positions: Position[]): Position[] =>
  positions
    .filter((position) => position.length >= 2 && position.every(Number.isFinite))
    .map((position) => [position[0]! - 360 * Math.round(position[0]! / 360), ...position.slice(1)]);

/** Rings and lines as lines, for noding. */
export function linework(rings: Ring[]): Geometry {
  return { type: 'MultiLineString', coordinates: rings };
}

import { eachPackedList, type Geometry, type Position } from '#geo/index.ts';
import type { PackedShapes } from '#window/kit/workers/shape-pictures.ts';

const earthRadiusMetres = 6_378_137;
const metresPerDegree = (Math.PI * earthRadiusMetres) / 180;
/** As OpenLayers bounds the poles: far, and not infinitely far. */
const maxNorthing = earthRadiusMetres * Math.log(Math.tan(Math.PI / 2));

/** Shapes in longitude and latitude become plain numbers in Web Mercator, a few at a time: for a worker to draw, and to know where they lie. */
export class ShapePacker {
  #coordinates = new Float64Array(1 << 15);
  #at = 0;
  #ringEnds: number[] = [];
  #partEnds: number[] = [];
  #kinds: number[] = [];
  #slots: number[] = [];
  /** bounds of the last added shape (west, south, east, north) in Web Mercator metres, and its number of corners */
  readonly box = new Float64Array(4);
  corners = 0;

  /** Adds a shape under its number. */
  add(slot: number, geometry: Geometry): void {
    this.box.set([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    const begin = this.#at;
    this.#parts(slot, geometry);
    this.corners = (this.#at - begin) / 2;
    const { box } = this;
    for (let at = begin; at < this.#at; at += 2) {
      const [x, y] = [this.#coordinates[at]!, this.#coordinates[at + 1]!];
      if (x < box[0]!) box[0] = x;
      if (y < box[1]!) box[1] = y;
      if (x > box[2]!) box[2] = x;
      if (y > box[3]!) box[3] = y;
    }
  }
  get isEmpty(): boolean {
    return this.#kinds.length === 0;
  }
  /** What was added since the last time. */
  take(): PackedShapes {
    const taken = {
      coordinates: this.#coordinates.slice(0, this.#at),
      ringEnds: Uint32Array.from(this.#ringEnds),
      partEnds: Uint32Array.from(this.#partEnds),
      kinds: Uint8Array.from(this.#kinds),
      slots: Uint32Array.from(this.#slots),
    };
    this.#at = 0;
    [this.#ringEnds, this.#partEnds, this.#kinds, this.#slots] = [[], [], [], []];
    return taken;
  }

  #parts(slot: number, geometry: Geometry): void {
    if (this.#packed(slot, geometry)) return;
    switch (geometry.type) {
      case 'Polygon':
        this.#area(slot, [geometry.coordinates]);
        break;
      case 'MultiPolygon':
        this.#area(slot, geometry.coordinates);
        break;
      case 'LineString':
        this.#part(slot, 1, [geometry.coordinates]);
        break;
      case 'MultiLineString':
        this.#part(slot, 1, geometry.coordinates);
        break;
      case 'Point':
        this.#part(slot, 2, [[geometry.coordinates]]);
        break;
      case 'MultiPoint':
        this.#part(slot, 2, [geometry.coordinates]);
        break;
      case 'GeometryCollection':
        for (const member of geometry.geometries) this.#parts(slot, member);
        break;
    }
  }
  /** A shape that came as numbers stays numbers. */
  #packed(slot: number, geometry: Geometry): boolean {
    const kind = geometry.type.endsWith('Polygon') ? 0 : geometry.type.endsWith('LineString') ? 1 : 2;
    const isPacked = eachPackedList(geometry, (numbers, from, length, stride, index) => {
      const begin = this.#reserve(length);
      let at = begin;
      // A position without a latitude has no place.
      if (stride >= 2)
        for (let number = from, end = from + length * stride; number < end; number += stride, at += 2) {
          this.#coordinates[at] = numbers[number]!;
          this.#coordinates[at + 1] = numbers[number + 1]!;
        }
      this.#close(begin, at, kind === 0 ? (index === 0 ? 1 : -1) : 0);
    });
    if (isPacked) this.#end(slot, kind);
    return isPacked;
  }
  /** Outer rings and holes turn in opposite ways, so that holes stay empty. */
  #area(slot: number, polygons: Position[][][]): void {
    for (const rings of polygons) rings.forEach((ring, index) => this.#ring(ring, index === 0 ? 1 : -1));
    this.#end(slot, 0);
  }
  #part(slot: number, kind: 1 | 2, lines: Position[][]): void {
    for (const line of lines) this.#ring(line, 0);
    this.#end(slot, kind);
  }
  #end(slot: number, kind: 0 | 1 | 2): void {
    if (this.#ringEnds.length === (this.#partEnds.at(-1) ?? 0)) return;
    this.#partEnds.push(this.#ringEnds.length);
    this.#kinds.push(kind);
    this.#slots.push(slot);
  }
  #ring(positions: Position[], turn: -1 | 0 | 1): void {
    const begin = this.#reserve(positions.length);
    let at = begin;
    for (const position of positions) {
      // An empty point has no place.
      if (position.length < 2) continue;
      this.#coordinates[at] = position[0]!;
      this.#coordinates[at + 1] = position[1]!;
      at += 2;
    }
    this.#close(begin, at, turn);
  }
  /** Makes room for so many positions; answers where the next one goes. */
  #reserve(positions: number): number {
    while (this.#at + 2 * positions > this.#coordinates.length) {
      const larger = new Float64Array(2 * this.#coordinates.length);
      larger.set(this.#coordinates);
      this.#coordinates = larger;
    }
    return this.#at;
  }
  /** The degrees that stand between two places become metres, turned as they should be. */
  #close(begin: number, end: number, turn: -1 | 0 | 1): void {
    if (end === begin) return;
    const flat = this.#coordinates;
    let doubleArea = 0;
    for (let at = begin; at < end; at += 2) {
      const y = earthRadiusMetres * Math.log(Math.tan((Math.PI * (flat[at + 1]! + 90)) / 360));
      flat[at] = flat[at]! * metresPerDegree;
      flat[at + 1] = y > maxNorthing ? maxNorthing : y < -maxNorthing ? -maxNorthing : y;
      if (at > begin) doubleArea += (flat[at]! - flat[at - 2]!) * (flat[at + 1]! + flat[at - 1]!);
    }
    if (turn !== 0) {
      doubleArea += (flat[begin]! - flat[end - 2]!) * (flat[begin + 1]! + flat[end - 1]!);
      if (doubleArea * turn < 0)
        for (let low = begin, high = end - 2; low < high; low += 2, high -= 2)
          [flat[low], flat[low + 1], flat[high], flat[high + 1]] = [flat[high]!, flat[high + 1]!, flat[low]!, flat[low + 1]!];
    }
    this.#at = end;
    this.#ringEnds.push(end);
  }
}

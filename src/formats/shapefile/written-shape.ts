import { turnsLeft } from '#geo/check.ts';
import type { Geometry, Position } from '#geo/types.ts';

export type ShapeKind = 'point' | 'multipoint' | 'line' | 'polygon';
export const typeNumbers: Record<ShapeKind, number> = { point: 1, line: 3, polygon: 5, multipoint: 8 };

export interface Shape {
  kind: ShapeKind;
  runs: Position[][];
}

/** The shapes that a geometry is made of, one per kind: a shapefile holds one kind, so a collection goes into several. */
export function shapesOf(geometry: Geometry, round: (place: Position) => Position): Shape[] {
  const run = (places: Position[]) => places.map(round);
  const ring = (places: Position[], hole: boolean) => {
    const closed = run(places);
    return turnsLeft(closed) === hole ? closed : closed.toReversed();
  };
  const polygon = (rings: Position[][]) => rings.map((places, index) => ring(places, index > 0));
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length > 0 ? [{ kind: 'point', runs: [run([geometry.coordinates])] }] : [];
    case 'MultiPoint':
      return geometry.coordinates.length > 0 ? [{ kind: 'multipoint', runs: [run(geometry.coordinates)] }] : [];
    case 'LineString':
      return geometry.coordinates.length > 0 ? [{ kind: 'line', runs: [run(geometry.coordinates)] }] : [];
    case 'MultiLineString':
      return geometry.coordinates.length > 0 ? [{ kind: 'line', runs: geometry.coordinates.map(run) }] : [];
    // Shells clockwise, holes counter-clockwise: the other way round than GeoJSON.
    case 'Polygon':
      return geometry.coordinates.length > 0 ? [{ kind: 'polygon', runs: polygon(geometry.coordinates) }] : [];
    case 'MultiPolygon':
      return geometry.coordinates.length > 0 ? [{ kind: 'polygon', runs: geometry.coordinates.flatMap(polygon) }] : [];
    case 'GeometryCollection': {
      const byKind = Map.groupBy(
        geometry.geometries.flatMap((part) => shapesOf(part, round)),
        ({ kind }) => kind,
      );
      return [...byKind].map(([kind, parts]): Shape =>
        (kind === 'point' && parts.length > 1) || kind === 'multipoint'
          ? { kind: 'multipoint', runs: [parts.flatMap(({ runs }) => runs.flat())] }
          : { kind, runs: parts.flatMap(({ runs }) => runs) },
      );
    }
  }
}

/** Growing bytes of mixed order, as the format has them. */
export class Bytes {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  length = 0;

  #room(count: number): number {
    if (this.length + count > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + count));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    const at = this.length;
    this.length += count;
    return at;
  }

  big(value: number): void {
    const at = this.#room(4);
    this.#view.setInt32(at, value);
  }
  little(value: number): void {
    const at = this.#room(4);
    this.#view.setInt32(at, value, true);
  }
  double(...values: number[]): void {
    for (const value of values) {
      const at = this.#room(8);
      this.#view.setFloat64(at, value, true);
    }
  }
  put(bytes: Uint8Array): void {
    const at = this.#room(bytes.length);
    this.#bytes.set(bytes, at);
  }
  setBig(at: number, value: number): void {
    this.#view.setInt32(at, value);
  }
  setDouble(at: number, value: number): void {
    this.#view.setFloat64(at, value, true);
  }
  done(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}

const range = (values: number[]): [number, number] =>
  values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity] as [number, number]);

/** One record's contents (ESRI white paper, 1998, pages 5 to 17); `heights` chooses the Z types. */
export function recordOf(shape: Shape | null, heights: boolean): Uint8Array {
  const bytes = new Bytes();
  if (!shape) {
    bytes.little(0);
    return bytes.done();
  }
  const places = shape.runs.flat();
  bytes.little(typeNumbers[shape.kind] + (heights ? 10 : 0));
  const zs = places.map((place) => place[2] ?? 0);
  if (shape.kind === 'point') {
    bytes.double(places[0]![0]!, places[0]![1]!);
    if (heights) bytes.double(zs[0]!, 0);
    return bytes.done();
  }
  const [west, east] = range(places.map((place) => place[0]!));
  const [south, north] = range(places.map((place) => place[1]!));
  bytes.double(west, south, east, north);
  if (shape.kind !== 'multipoint') bytes.little(shape.runs.length);
  bytes.little(places.length);
  if (shape.kind !== 'multipoint') {
    let start = 0;
    for (const run of shape.runs) {
      bytes.little(start);
      start += run.length;
    }
  }
  for (const place of places) bytes.double(place[0]!, place[1]!);
  if (heights) bytes.double(...range(zs), ...zs);
  return bytes.done();
}

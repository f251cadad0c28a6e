import { chained, straightened } from './arcs.ts';
import { eachPackedList } from './packed-geometry.ts';
import { geometryFault, geometryPhrase } from './phrases/index.ts';
import type { Geometry, Position } from './types.ts';

const codes = { Point: 1, LineString: 2, Polygon: 3, MultiPoint: 4, MultiLineString: 5, MultiPolygon: 6, GeometryCollection: 7 } as const;

/**
 * Little-endian well-known binary (OGC 06-103r4, section 8). An empty point is written as NaN NaN. Heights are left out, unless `heights` asks for them
 * (ISO codes 1001 to 1007; a position without one gets 0).
 */
// oxlint-disable-next-line max-lines-per-function -- a writer with one place in the bytes, which its parts share
export function toWkb(geometry: Geometry, { heights = false }: { heights?: boolean } = {}): Uint8Array {
  const packed = heights ? null : packedWkb(geometry);
  if (packed) return packed;
  let bytes = new Uint8Array(1024);
  let view = new DataView(bytes.buffer);
  let at = 0;
  const room = (count: number) => {
    if (at + count <= bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes.length * 2, at + count));
    larger.set(bytes);
    bytes = larger;
    view = new DataView(bytes.buffer);
  };
  const count = (value: number) => {
    room(4);
    view.setUint32(at, value, true);
    at += 4;
  };
  const position = (place: Position) => {
    room(24);
    view.setFloat64(at, place[0] ?? Number.NaN, true);
    view.setFloat64(at + 8, place[1] ?? Number.NaN, true);
    at += 16;
    if (heights) {
      view.setFloat64(at, place.length === 0 ? Number.NaN : (place[2] ?? 0), true);
      at += 8;
    }
  };
  const run = (places: Position[]) => {
    count(places.length);
    for (const place of places) position(place);
  };
  const write = (part: Geometry): void => {
    room(5);
    view.setUint8(at, 1);
    at += 1;
    count(codes[part.type] + (heights ? 1000 : 0));
    switch (part.type) {
      case 'Point':
        position(part.coordinates);
        break;
      case 'LineString':
        run(part.coordinates);
        break;
      case 'Polygon':
        count(part.coordinates.length);
        for (const ring of part.coordinates) run(ring);
        break;
      case 'MultiPoint':
        count(part.coordinates.length);
        for (const coordinates of part.coordinates) write({ type: 'Point', coordinates });
        break;
      case 'MultiLineString':
        count(part.coordinates.length);
        for (const coordinates of part.coordinates) write({ type: 'LineString', coordinates });
        break;
      case 'MultiPolygon':
        count(part.coordinates.length);
        for (const coordinates of part.coordinates) write({ type: 'Polygon', coordinates });
        break;
      case 'GeometryCollection':
        count(part.geometries.length);
        for (const inner of part.geometries) write(inner);
        break;
    }
  };
  write(geometry);
  return bytes.slice(0, at);
}

/** The same for an area or a line whose coordinates nobody read yet, without making them; null for others. */
function packedWkb(geometry: Geometry): Uint8Array | null {
  if (geometry.type !== 'Polygon' && geometry.type !== 'LineString') return null;
  const isArea = geometry.type === 'Polygon';
  let lists = 0;
  let places = 0;
  const isPacked = eachPackedList(geometry, (_numbers, _from, length) => {
    lists += 1;
    places += length;
  });
  if (!isPacked) return null;
  const bytes = new Uint8Array(5 + (isArea ? 4 : 0) + 4 * lists + 16 * places);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, 1);
  view.setUint32(1, codes[geometry.type], true);
  if (isArea) view.setUint32(5, lists, true);
  let at = isArea ? 9 : 5;
  eachPackedList(geometry, (numbers, from, length, stride) => {
    view.setUint32(at, length, true);
    at += 4;
    for (let number = from, end = from + length * stride; number < end; number += stride, at += 16) {
      view.setFloat64(at, numbers[number]!, true);
      view.setFloat64(at + 8, stride > 1 ? numbers[number + 1]! : Number.NaN, true);
    }
  });
  return bytes;
}

interface Coordinates {
  Point: Position;
  LineString: Position[];
  Polygon: Position[][];
}

/** The coordinates of the members of a shape, which must all be of one kind. Throws RangeError. */
export function coordinatesOf<Kind extends keyof Coordinates>(members: Geometry[], kind: Kind): Coordinates[Kind][] {
  return members.map((member) => {
    if (member.type !== kind) throw geometryFault(geometryPhrase('wkb.wrong-member', { kind: member.type }));
    return member.coordinates as Coordinates[Kind];
  });
}

/**
 * Reads ISO or extended WKB of either byte order; Z is kept, M is dropped. Curves become lines and polygons, a triangle a polygon; `onArc` is called for every
 * arc that was made of straight sides. Throws RangeError on truncated or unknown input, and for surfaces in space.
 */
// oxlint-disable-next-line max-lines-per-function -- a reader with one place in the bytes, which its parts share
export function fromWkb(bytes: Uint8Array, start = 0, onArc?: () => void): Geometry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  let depth = 0;
  const read = (): Geometry => {
    depth += 1;
    if (depth > 50) throw geometryFault(geometryPhrase('wkb.too-deep'));
    try {
      return readPart();
    } finally {
      depth -= 1;
    }
  };
  // oxlint-disable-next-line max-lines-per-function, complexity -- the table of the kinds of the format, read top to bottom
  const readPart = (): Geometry => {
    const little = view.getUint8(at) === 1;
    const raw = view.getUint32(at + 1, little);
    at += 5;
    const extended = raw & 0xf0000000;
    if (extended & 0x20000000) at += 4;
    const iso = raw & 0x0fffffff;
    const type = iso % 1000;
    const group = Math.floor(iso / 1000);
    const hasZ = group === 1 || group === 3 || (extended & 0x80000000) !== 0;
    const hasM = group === 2 || group === 3 || (extended & 0x40000000) !== 0;
    const number = () => {
      const value = view.getFloat64(at, little);
      at += 8;
      return value;
    };
    const count = () => {
      const value = view.getUint32(at, little);
      at += 4;
      if (value > bytes.length) throw geometryFault(geometryPhrase('wkb.count-too-large'));
      return value;
    };
    const position = (): Position => {
      const place = [number(), number()];
      if (hasZ) place.push(number());
      if (hasM) number();
      return place;
    };
    const run = () => Array.from({ length: count() }, position);
    const parts = () => Array.from({ length: count() }, read);
    switch (type) {
      case 1: {
        const coordinates = position();
        return { type: 'Point', coordinates: Number.isNaN(coordinates[0]) ? [] : coordinates };
      }
      case 2:
        return { type: 'LineString', coordinates: run() };
      case 3:
        return { type: 'Polygon', coordinates: Array.from({ length: count() }, run) };
      case 4:
        return { type: 'MultiPoint', coordinates: coordinatesOf(parts(), 'Point') };
      case 5:
        return { type: 'MultiLineString', coordinates: coordinatesOf(parts(), 'LineString') };
      case 6:
        return { type: 'MultiPolygon', coordinates: coordinatesOf(parts(), 'Polygon') };
      case 7:
        return { type: 'GeometryCollection', geometries: parts() };
      case 8:
        onArc?.();
        return { type: 'LineString', coordinates: straightened(run()) };
      case 9:
        return { type: 'LineString', coordinates: chained(coordinatesOf(parts(), 'LineString')) };
      case 10:
        return { type: 'Polygon', coordinates: coordinatesOf(parts(), 'LineString') };
      case 11:
        return { type: 'MultiLineString', coordinates: coordinatesOf(parts(), 'LineString') };
      case 12:
        return { type: 'MultiPolygon', coordinates: coordinatesOf(parts(), 'Polygon') };
      case 17:
        return { type: 'Polygon', coordinates: Array.from({ length: count() }, run) };
      default:
        throw geometryFault(geometryPhrase('wkb.unknown-type', { type: raw }));
    }
  };
  return read();
}

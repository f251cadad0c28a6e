import type { Geometry, Position, Ring } from '#geo/types.ts';
import { collectionElements, geometryElements } from './kml-elements.ts';
import { coordinatesOf, parseCoordinates } from './kml-coordinates.ts';
import type { XmlText } from '../text/xml-events.ts';

interface Build {
  kind: string;
  outer: Ring | null;
  holes: Ring[];
  positions: Position[];
  inner: boolean;
  parts: Geometry[];
  bad: number;
  /** times of a track, and which of its places are empty (a receiver without a fix), counted together with the positions */
  times: string[];
  empty: number[];
}

/** One geometry out of several: of one kind a multi-geometry, else a collection. */
export function combine(geometries: Geometry[]): Geometry | null {
  if (geometries.length === 0) return null;
  if (geometries.length === 1) return geometries[0]!;
  const kinds = new Set(geometries.map(({ type }) => type));
  const coordinates = geometries.map((geometry) => (geometry as { coordinates?: unknown }).coordinates);
  if (kinds.size === 1 && ['Point', 'LineString', 'Polygon'].includes(geometries[0]!.type))
    return { type: `Multi${geometries[0]!.type}`, coordinates } as Geometry;
  return { type: 'GeometryCollection', geometries };
}

/** The shapes of one placemark, put together from their elements as these open and close. */
export class KmlShapes {
  readonly geometries: Geometry[] = [];
  /** times of all its tracks, one a position */
  readonly times: string[] = [];
  /** coordinates that are not numbers */
  bad = 0;
  readonly #builds: Build[] = [];

  /** Whether the element that is read now belongs to a shape. */
  get isOpen(): boolean {
    return this.#builds.length > 0;
  }

  open(name: string): void {
    if (geometryElements.has(name))
      this.#builds.push({ kind: name, outer: null, holes: [], positions: [], inner: false, parts: [], bad: 0, times: [], empty: [] });
    else if (name === 'outerBoundaryIs' || name === 'innerBoundaryIs') {
      const build = this.#builds.at(-1);
      if (build) build.inner = name === 'innerBoundaryIs';
    }
  }

  /** An element inside a shape has ended, with its text. */
  close(name: string, text: XmlText): void {
    const build = this.#builds.at(-1)!;
    if (name === 'coordinates') {
      const { positions, unreadable } = coordinatesOf(text);
      build.bad += unreadable;
      build.positions = build.positions.length === 0 ? positions : build.positions.concat(positions);
    } else if (name === 'coord') {
      const { positions, unreadable } = parseCoordinates(text.trimmed().split(/\s+/).join(','));
      build.bad += unreadable;
      if (positions.length === 0) build.empty.push(build.positions.length + build.empty.length);
      build.positions.push(...positions);
    } else if (name === 'when') build.times.push(text.trimmed());
    else if ((name === 'longitude' || name === 'latitude' || name === 'altitude') && build.kind === 'Model') {
      const value = Number(text.toString());
      if (Number.isFinite(value)) {
        build.positions[0] ??= [0, 0];
        build.positions[0][{ longitude: 0, latitude: 1, altitude: 2 }[name]] = value;
      }
    } else if (name === build.kind) this.#endGeometry();
  }

  #endGeometry(): void {
    const build = this.#builds.pop()!;
    const holder = this.#builds.at(-1);
    this.bad += build.bad;
    if (build.kind === 'LinearRing' && holder?.kind === 'Polygon') {
      if (build.positions.length === 0) return;
      if (holder.inner) holder.holes.push(build.positions);
      else if (holder.outer) holder.holes.push(build.positions);
      else holder.outer = build.positions;
      return;
    }
    const geometry = this.#geometryOf(build);
    if (!geometry) return;
    if (holder) {
      if (collectionElements.has(holder.kind)) holder.parts.push(geometry);
      else this.geometries.push(geometry);
    } else this.geometries.push(geometry);
  }

  #geometryOf(build: Build): Geometry | null {
    if (collectionElements.has(build.kind)) return combine(build.parts);
    if (build.kind === 'Polygon') {
      if (build.outer) return { type: 'Polygon', coordinates: [build.outer, ...build.holes] };
      // Some writers leave the ring elements out and put the coordinates straight into the polygon.
      return build.positions.length > 0 ? { type: 'Polygon', coordinates: [build.positions] } : null;
    }
    if (build.positions.length === 0) return null;
    if (build.kind === 'Point' || build.kind === 'Model') return { type: 'Point', coordinates: build.positions[0]! };
    if (build.kind === 'Track') {
      const { positions, times, empty } = build;
      const unfixed = new Set(times.length === positions.length + empty.length ? empty : []);
      const fixed = unfixed.size > 0 ? times.filter((_, at) => !unfixed.has(at)) : times;
      for (let at = 0; at < positions.length; at += 1) this.times.push(fixed[at] ?? '');
    }
    // A track or line of one position is a place.
    if (build.positions.length === 1) return { type: 'Point', coordinates: build.positions[0]! };
    return { type: 'LineString', coordinates: build.positions };
  }
}

/** Outline of a ground overlay: its LatLonBox turned by its rotation (degrees, counter-clockwise, about the middle), or its gx:LatLonQuad. */
export function footprintOf(box: Map<string, string>): Geometry | null {
  const corners = box.get('coordinates');
  if (corners) {
    const { positions } = parseCoordinates(corners);
    return positions.length === 4 ? { type: 'Polygon', coordinates: [[...positions, positions[0]!]] } : null;
  }
  const [north, south, east, west] = ['north', 'south', 'east', 'west'].map((side) => Number(box.get(side) ?? Number.NaN)) as [
    number,
    number,
    number,
    number,
  ];
  if (![north, south, east, west].every(Number.isFinite)) return null;
  const turn = (Number(box.get('rotation') ?? 0) || 0) * (Math.PI / 180);
  const x = (east + west) / 2;
  const y = (north + south) / 2;
  const shrink = Math.cos((y * Math.PI) / 180) || 1;
  const ring = (
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ] as [number, number][]
  ).map(([longitude, latitude]) => {
    if (turn === 0) return [longitude, latitude];
    const dx = (longitude - x) * shrink;
    const dy = latitude - y;
    return [x + (dx * Math.cos(turn) - dy * Math.sin(turn)) / shrink, y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

import type { Geometry, Position } from '#geo/types.ts';
import { closedRing } from '../nested-land.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { transformed } from '../projection/transformed.ts';
import { circularLine, ellipticLine, unbulged, type Corner } from './dxf-curves.ts';
import { numberOf, type Entity, type Pair } from './dxf-entities.ts';
import { hatchShape } from './dxf-hatch.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A place by the code of its x; a height of 0 is none. */
function placeOf(pairs: readonly Pair[], x: number): Position {
  const place: Position = [numberOf(pairs, x, Number.NaN), numberOf(pairs, x + 10, Number.NaN)];
  const height = numberOf(pairs, x + 20, 0);
  if (height !== 0) place.push(height);
  return place;
}

/** Places of one line all have heights, or none has. */
function evened(places: Position[]): Position[] {
  if (!places.some(({ length }) => length > 2)) return places;
  return places.map(([x, y, z = 0]) => [x!, y!, z]);
}

/** A line, or land where it is closed or ends where it begins. */
function lineOrLand(corners: Corner[], isClosed: boolean): Geometry {
  const places = evened(unbulged(corners, isClosed));
  const [first, last] = [places[0], places.at(-1)];
  const returns = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  if (places.length > 3 && (isClosed || returns)) return { type: 'Polygon', coordinates: [closedRing(places)] };
  if (places.length < 2) throw rangeFault(say('file.shape.one-place'));
  return { type: 'LineString', coordinates: places };
}

function lightPolyline(pairs: readonly Pair[]): Geometry {
  const elevation = numberOf(pairs, 38, 0);
  const corners: Corner[] = [];
  for (const [code, value] of pairs) {
    if (code === 10) corners.push({ place: [Number(value)], bulge: 0 });
    const corner = corners.at(-1);
    if (code === 20 && corner)
      corner.place = elevation === 0 ? [corner.place[0]!, Number(value)] : [corner.place[0]!, Number(value), elevation];
    if (code === 42 && corner) corner.bulge = Number(value) || 0;
  }
  return lineOrLand(corners, (numberOf(pairs, 70, 0) & 1) !== 0);
}

const [closedFlag, meshFlags, frameFlag] = [1, 16 + 64, 16];
function oldPolyline({ pairs, vertices }: Entity): Geometry {
  const flags = numberOf(pairs, 70, 0);
  if ((flags & meshFlags) !== 0) throw rangeFault(say('file.dxf.mesh'));
  const corners = vertices
    .filter((vertex) => (numberOf(vertex, 70, 0) & frameFlag) === 0)
    .map((vertex): Corner => ({ place: placeOf(vertex, 10), bulge: numberOf(vertex, 42, 0) || 0 }));
  return lineOrLand(corners, (flags & closedFlag) !== 0);
}

function ellipse(pairs: readonly Pair[]): Geometry {
  const [from, to] = [numberOf(pairs, 41, 0), numberOf(pairs, 42, 2 * Math.PI)];
  const line = ellipticLine(placeOf(pairs, 10), placeOf(pairs, 11), numberOf(pairs, 40, 1), { from, to, isLeft: true });
  return Math.abs(to - from - 2 * Math.PI) < 1e-9
    ? { type: 'Polygon', coordinates: [closedRing(line.slice(0, -1))] }
    : { type: 'LineString', coordinates: line };
}

/** A face lists its corners around, a filled area (SOLID) as a Z. */
function face(pairs: readonly Pair[], order: readonly number[]): Geometry {
  const corners = order.filter((code) => pairs.some(([own]) => own === code)).map((code) => placeOf(pairs, code));
  const distinct = corners.filter((place, at) => at === 0 || place.join() !== corners[at - 1]!.join());
  if (distinct.length < 3) throw rangeFault(say('file.shape.one-place'));
  return { type: 'Polygon', coordinates: [closedRing(evened(distinct))] };
}

type Reader = (entity: Entity) => Geometry | null;
const circleCentre = (pairs: readonly Pair[]) => placeOf(pairs, 10).slice(0, 2);
const readers: Record<string, Reader> = {
  POINT: ({ pairs }) => ({ type: 'Point', coordinates: placeOf(pairs, 10) }),
  TEXT: ({ pairs }) => ({ type: 'Point', coordinates: placeOf(pairs, 10) }),
  MTEXT: ({ pairs }) => ({ type: 'Point', coordinates: placeOf(pairs, 10) }),
  INSERT: ({ pairs }) => ({ type: 'Point', coordinates: placeOf(pairs, 10) }),
  LINE: ({ pairs }) => ({ type: 'LineString', coordinates: evened([placeOf(pairs, 10), placeOf(pairs, 11)]) }),
  LWPOLYLINE: ({ pairs }) => lightPolyline(pairs),
  POLYLINE: oldPolyline,
  CIRCLE: ({ pairs }) => ({
    type: 'Polygon',
    coordinates: [closedRing(circularLine(circleCentre(pairs), numberOf(pairs, 40, Number.NaN), 0, 2 * Math.PI).slice(0, -1))],
  }),
  ARC: ({ pairs }) => ({
    type: 'LineString',
    coordinates: circularLine(
      circleCentre(pairs),
      numberOf(pairs, 40, Number.NaN),
      radians(numberOf(pairs, 50, 0)),
      radians(numberOf(pairs, 51, 360)),
    ),
  }),
  ELLIPSE: ({ pairs }) => ellipse(pairs),
  HATCH: ({ pairs }) => hatchShape(pairs),
  '3DFACE': ({ pairs }) => face(pairs, [10, 11, 12, 13]),
  SOLID: ({ pairs }) => face(pairs, [10, 11, 13, 12]),
  TRACE: ({ pairs }) => face(pairs, [10, 11, 13, 12]),
};
/** Kinds whose places are those of the world, whatever plane they are drawn in. */
const inWorld = new Set(['POINT', 'LINE', '3DFACE', 'MTEXT', 'ELLIPSE']);
const curved = new Set(['CIRCLE', 'ARC', 'ELLIPSE']);

export const isShape = (kind: string): boolean => Object.hasOwn(readers, kind);
/** Whether a shape has arcs, which become straight sides. */
export const hasArcs = ({ kind, pairs, vertices }: Entity): boolean =>
  curved.has(kind) ||
  (kind === 'HATCH'
    ? pairs.some(([code, value]) => (code === 72 && /^\s*[23]\s*$/.test(value)) || (code === 42 && Number(value) !== 0))
    : [pairs, ...vertices].some((own) => own.some(([code, value]) => code === 42 && Number(value) !== 0 && kind.endsWith('POLYLINE'))));

/**
 * The shape of an entity in the numbers of the drawing. A plane that is seen from below is turned over (the arbitrary axis of the reference); one that is tilted
 * has no shape on a map. Throws a fault with its reason.
 */
export function shapeOfEntity(entity: Entity): Geometry | null {
  const { kind, pairs } = entity;
  const shape = readers[kind]!(entity);
  if (!shape) return null;
  const is3d = kind === 'POLYLINE' && (numberOf(pairs, 70, 0) & 8) !== 0;
  const [ex, ey, ez] = [numberOf(pairs, 210, 0), numberOf(pairs, 220, 0), numberOf(pairs, 230, 1)];
  const isInWorld = inWorld.has(kind) || is3d;
  if (!isInWorld && (Math.abs(ex) > 1e-6 || Math.abs(ey) > 1e-6)) throw rangeFault(say('file.dxf.tilted'));
  const isTurned = !isInWorld && ez < 0;
  return transformed(shape, ([x, y, ...rest]) => {
    if (!Number.isFinite(x) || !Number.isFinite(y) || !rest.every(Number.isFinite)) throw rangeFault(say('file.shape.not-a-number'));
    return isTurned ? [-x!, y!, ...rest.map((z) => -z)] : [x!, y!, ...rest];
  });
}

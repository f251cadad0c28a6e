import type { Position } from './types.ts';

/** A full circle of so many corners has 1.3e-5 less area than the true one, and its sides deviate by a hundred-thousandth of the radius. */
const degreesPerCorner = 0.5;

/** The corners of an arc behind its first place, the last one exactly as it is. `centre` is known, `sweep` is positive for a turn to the left. */
function sweptCorners(from: Position, to: Position, [x, y]: [number, number], sweep: number): Position[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / ((degreesPerCorner * Math.PI) / 180) - 1e-9));
  const radius = Math.hypot(from[0]! - x, from[1]! - y);
  const start = Math.atan2(from[1]! - y, from[0]! - x);
  const corners: Position[] = [];
  for (let k = 1; k < count; k += 1) {
    const angle = start + (sweep * k) / count;
    const corner: Position = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    if (from.length > 2) corner.push(from[2]! + ((to[2]! - from[2]!) * k) / count);
    corners.push(corner);
  }
  corners.push(to);
  return corners;
}

/** The angle from one place to another around a centre, turning left where `left`, else right: 0 to a full turn. */
function sweepOf(from: Position, to: Position, [x, y]: [number, number], left: boolean): number {
  const turn = Math.atan2(to[1]! - y, to[0]! - x) - Math.atan2(from[1]! - y, from[0]! - x);
  if (left) return turn < 0 ? turn + 2 * Math.PI : turn;
  return turn > 0 ? turn - 2 * Math.PI : turn;
}

/** One arc through three places, without the first. Places on one line are two straight sides; an arc that ends where it begins is a circle, its second place across. */
function arcCorners(a: Position, b: Position, c: Position): Position[] {
  const [bx, by, cx, cy] = [b[0]! - a[0]!, b[1]! - a[1]!, c[0]! - a[0]!, c[1]! - a[1]!];
  if (cx === 0 && cy === 0) {
    const centre: [number, number] = [a[0]! + bx / 2, a[1]! + by / 2];
    return bx === 0 && by === 0 ? [c] : [...sweptCorners(a, b, centre, Math.PI), ...sweptCorners(b, c, centre, Math.PI)];
  }
  const cross = bx * cy - by * cx;
  // Practically straight: the centre would be farther away than a double can express.
  if (Math.abs(cross) <= 1e-12 * (bx * bx + by * by + cx * cx + cy * cy)) return [b, c];
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy];
  const centre: [number, number] = [a[0]! + (cy * b2 - by * c2) / (2 * cross), a[1]! + (bx * c2 - cx * b2) / (2 * cross)];
  return [...sweptCorners(a, b, centre, sweepOf(a, b, centre, cross > 0)), ...sweptCorners(b, c, centre, sweepOf(b, c, centre, cross > 0))];
}

/**
 * A circular string (ISO 13249-3: every second place lies on an arc between its neighbours) by straight sides, one for every half degree of an arc. The places
 * given stay corners. Heights are interpolated evenly. Arcs are circles in their own coordinates, so this runs before any change of coordinate system.
 */
export function straightened(places: Position[]): Position[] {
  const corners = places.slice(0, 1);
  for (let at = 2; at < places.length; at += 2) corners.push(...arcCorners(places[at - 2]!, places[at - 1]!, places[at]!));
  // A last place without a partner ends the string: the string is malformed, but nothing should be lost.
  if (places.length % 2 === 0 && places.length > 1) corners.push(places.at(-1)!);
  return corners;
}

/** Stretches that follow each other as one line: the end of one is the beginning of the next. */
export function chained(stretches: Position[][]): Position[] {
  const line: Position[] = [];
  for (const stretch of stretches) {
    const [last, next] = [line.at(-1), stretch[0]];
    const isShared = last !== undefined && next !== undefined && last[0] === next[0] && last[1] === next[1];
    for (let at = isShared ? 1 : 0; at < stretch.length; at += 1) line.push(stretch[at]!);
  }
  return line;
}

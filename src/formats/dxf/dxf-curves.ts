import { straightened } from '#geo/arcs.ts';
import type { Position } from '#geo/types.ts';

/** A corner with its bulge: the tangent of a quarter of the angle that the side behind it sweeps, positive to the left; 0 for a straight side. */
export interface Corner {
  place: Position;
  bulge: number;
}

/** Corners with arcs by straight sides; of a closed line the last side leads to the first corner. */
export function unbulged(corners: readonly Corner[], isClosed: boolean): Position[] {
  const line: Position[] = corners.length > 0 ? [corners[0]!.place] : [];
  const sides = isClosed ? corners.length : corners.length - 1;
  for (let at = 0; at < sides; at += 1) {
    const [{ place: from, bulge }, { place: to }] = [corners[at]!, corners[(at + 1) % corners.length]!];
    if (bulge === 0) line.push(to);
    else for (const place of straightened([from, topOf(from, to, bulge), to]).slice(1)) line.push(place);
  }
  return line;
}

/** The place of an arc farthest from its chord. */
function topOf([x1, y1, z1]: Position, [x2, y2, z2]: Position, bulge: number): Position {
  const top: Position = [(x1! + x2!) / 2 + (bulge * (y2! - y1!)) / 2, (y1! + y2!) / 2 - (bulge * (x2! - x1!)) / 2];
  if (z1 !== undefined) top.push((z1 + (z2 ?? z1)) / 2);
  return top;
}

/** An arc of an ellipse, one corner for every half degree of its parameter; `toMajor` leads from its centre to the end of its major axis. */
export function ellipticLine(
  [x, y]: Position,
  [mx, my]: Position,
  ratio: number,
  { from, to, isLeft }: { from: number; to: number; isLeft: boolean },
): Position[] {
  const turn = 2 * Math.PI;
  const sweep = (((isLeft ? to - from : from - to) % turn) + turn) % turn || turn;
  const count = Math.max(1, Math.ceil((sweep * 360) / Math.PI - 1e-6));
  return Array.from({ length: count + 1 }, (_, k) => {
    const angle = from + ((isLeft ? 1 : -1) * sweep * k) / count;
    const [along, across] = [Math.cos(angle), ratio * Math.sin(angle)];
    return [x! + mx! * along - my! * across, y! + my! * along + mx! * across];
  });
}

/** An arc of a circle by its angles in radians, turning left or right. */
export const circularLine = (centre: Position, radius: number, from: number, to: number, isLeft = true): Position[] =>
  ellipticLine(centre, [radius, 0], 1, { from, to, isLeft });

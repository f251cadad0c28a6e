import { chained } from '#geo/arcs.ts';
import type { Geometry, Position } from '#geo/types.ts';
import { landFrom } from '../nested-land.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { circularLine, ellipticLine, unbulged, type Corner } from './dxf-curves.ts';
import type { Pair } from './dxf-entities.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const polylineFlag = 2;

/** The pairs of a hatch in their order: its boundaries are told by what follows what. */
class Walk {
  readonly #pairs: readonly Pair[];
  #at: number;
  constructor(pairs: readonly Pair[], from: number) {
    this.#pairs = pairs;
    this.#at = from;
  }

  /** The value of the next pair, which has to have this code. */
  number(code: number): number {
    const [own, value] = this.#pairs[this.#at] ?? [null, ''];
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (own !== code || !Number.isFinite(number)) throw rangeFault(say('file.dxf.hatch'));
    this.#at += 1;
    return number;
  }
  /** The same where the next pair has the code. */
  optional(code: number, otherwise: number): number {
    return this.#pairs[this.#at]?.[0] === code ? this.number(code) : otherwise;
  }
  count(code: number): number {
    const count = this.number(code);
    if (count < 0 || count > this.#pairs.length || !Number.isInteger(count)) throw rangeFault(say('file.shape.too-many-parts'));
    return count;
  }
  skip(code: number): void {
    while (this.#pairs[this.#at]?.[0] === code) this.#at += 1;
  }
}

function edge(walk: Walk): Position[] {
  const place = (x: number): Position => [walk.number(x), walk.number(x + 10)];
  const kind = walk.number(72);
  if (kind === 1) return [place(10), place(11)];
  if (kind === 2) {
    const [centre, radius, from, to, isLeft] = [place(10), walk.number(40), walk.number(50), walk.number(51), walk.number(73) !== 0];
    // Angles of an arc to the right are counted to the right as well.
    return circularLine(centre, radius, radians(isLeft ? from : -from), radians(isLeft ? to : -to), isLeft);
  }
  if (kind !== 3) throw rangeFault(say('file.dxf.spline'));
  const [centre, major, ratio, from, to, isLeft] = [
    place(10),
    place(11),
    walk.number(40),
    walk.number(50),
    walk.number(51),
    walk.number(73) !== 0,
  ];
  return ellipticLine(centre, major, ratio, { from: radians(isLeft ? from : -from), to: radians(isLeft ? to : -to), isLeft });
}

function boundary(walk: Walk): Position[] {
  const flags = walk.number(92);
  let ring: Position[];
  if ((flags & polylineFlag) !== 0) {
    const hasBulges = walk.optional(72, 0) !== 0;
    walk.optional(73, 1);
    const corners = Array.from({ length: walk.count(93) }, (): Corner => {
      const place: Position = [walk.number(10), walk.number(20)];
      return { place, bulge: hasBulges ? walk.optional(42, 0) : 0 };
    });
    ring = unbulged(corners, true);
  } else ring = chained(Array.from({ length: walk.count(93) }, () => edge(walk)));
  walk.optional(97, 0);
  walk.skip(330);
  return ring;
}

/** The land of a hatch from its boundaries. Throws a fault where they are not told as the reference says. */
export function hatchShape(pairs: readonly Pair[]): Geometry | null {
  const start = pairs.findIndex(([code]) => code === 91);
  if (start < 0) throw rangeFault(say('file.dxf.hatch'));
  const walk = new Walk(pairs, start);
  return landFrom(Array.from({ length: walk.count(91) }, () => boundary(walk)));
}

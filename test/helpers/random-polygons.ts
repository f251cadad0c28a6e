import type { Geometry, MultiPolygon, Polygon, Ring } from '#geo/index.ts';
import { inSoak } from './soak.ts';

/** Numbers 0..1 that a seed repeats (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Seeds that are always the same, and in `npm run test:soak` as many that are new with every run; a failing test names its seed. */
export const seeds = (fixed: number, fresh: number): number[] => [
  ...Array.from({ length: fixed }, (_, k) => k),
  ...Array.from({ length: inSoak(0, fresh) }, () => 1_000_000 + Math.floor(Math.random() * 1e9)),
];

const closed = (corners: Ring): Ring => [...corners, corners[0]!];

/**
 * Polygons in which everything goes wrong: corners on a net of a few places, so that touching, crossing, shared edges, spikes, repeated corners and rings, nested and
 * outlying holes, rings without an area and parts inside each other are frequent. Some are turned, scaled, moved, or have heights.
 */
export function nastyPolygons(seed: number): Polygon | MultiPolygon {
  const random = numbersFrom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const size = 3 + below(8);
  const scale = [1, 1, 0.1, 1 / 3, 1e-5, 1e6][below(6)]!;
  const offset = random() < 0.3 ? random() * 100 : 0;
  const heights = random() < 0.2;
  const place = (): [number, number] => [below(size), below(size)];
  const walk = (): Ring => {
    let [x, y] = place();
    return Array.from({ length: 4 + below(20) }, () => {
      const here = [x, y];
      if (random() < 0.5) x += below(3) - 1;
      else y += below(3) - 1;
      return here;
    });
  };
  const ring = (): Ring => {
    const [x, y] = place();
    let corners: Ring;
    switch (below(8)) {
      case 0: {
        const width = 1 + below(size);
        const height = 1 + below(size);
        corners = [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ];
        break;
      }
      case 1: {
        const reach = 1 + below(3);
        corners = [
          [x - reach, y],
          [x, y - reach],
          [x + reach, y],
          [x, y + reach],
        ];
        break;
      }
      case 2:
        corners = walk();
        break;
      case 3:
        corners = [
          [-1, -1],
          [size + 1, -1],
          [size + 1, size + 1],
          [-1, size + 1],
        ];
        break;
      case 4:
        corners = [[x, y], ...Array.from({ length: 2 + below(2) }, () => (random() < 0.5 ? [x, y] : place()))];
        break;
      default:
        corners = Array.from({ length: 3 + below(7) }, place);
    }
    if (random() < 0.1) corners = corners.flatMap((corner) => (random() < 0.3 ? [corner, corner] : [corner]));
    if (random() < 0.5) corners.reverse();
    return closed(corners);
  };
  const polygons: Ring[][] = [];
  for (let parts = random() < 0.5 ? 1 : 1 + below(4); parts > 0; parts -= 1) {
    const rings = [ring()];
    for (let holes = below(5); holes > 0; holes -= 1) rings.push(random() < 0.1 ? rings[below(rings.length)]! : ring());
    polygons.push(polygons.length > 0 && random() < 0.1 ? polygons[0]! : rings);
  }
  const turn = random() < 0.3 ? random() * 2 * Math.PI : 0;
  const known = new Map<string, number[]>();
  const moved = ([x, y]: number[]): number[] => {
    const key = `${x} ${y}`;
    const there = known.get(key);
    if (there) return there;
    const [turnedX, turnedY] =
      turn === 0 ? [x!, y!] : [x! * Math.cos(turn) - y! * Math.sin(turn), x! * Math.sin(turn) + y! * Math.cos(turn)];
    const made = [turnedX * scale + offset, turnedY * scale + offset, ...(heights ? [below(100)] : [])];
    known.set(key, made);
    return made;
  };
  const coordinates = polygons.map((rings) => rings.map((corners) => corners.map(moved)));
  return coordinates.length === 1 && random() < 0.7
    ? { type: 'Polygon', coordinates: coordinates[0]! }
    : { type: 'MultiPolygon', coordinates };
}

/** Area in the plane, of valid polygons. */
export function planarArea(geometry: Geometry): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  let total = 0;
  for (const rings of polygons) {
    rings.forEach((corners, index) => {
      let twice = 0;
      const [x0, y0] = corners[0]! as [number, number];
      for (let k = 1; k + 1 < corners.length; k += 1)
        twice += (corners[k]![0]! - x0) * (corners[k + 1]![1]! - y0) - (corners[k + 1]![0]! - x0) * (corners[k]![1]! - y0);
      total += (index === 0 ? 1 : -1) * Math.abs(twice / 2);
    });
  }
  return total;
}

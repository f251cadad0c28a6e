import type { Geometry, Polygon, Ring } from '#geo/index.ts';
import { numbersFrom } from './random-polygons.ts';

const cell = 0.001;

/** Parcels of about a hectare with 20 corners, which cover a district without a gap and share their winding borders to the last digit. */
export function plotsOfDistrict(count: number): Polygon[] {
  const side = Math.ceil(Math.sqrt(count));
  const random = numbersFrom(11);
  const nodes = Array.from({ length: (side + 1) ** 2 }, (_, k) => [
    30 + cell * ((k % (side + 1)) + 0.4 * (random() - 0.5)),
    1 + cell * (Math.floor(k / (side + 1)) + 0.4 * (random() - 0.5)),
  ]);
  const sides = new Map<number, Ring>();
  /** from node a to before node b, the same corners both ways */
  const winding = (a: number, b: number): Ring => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = 2 * low + (high === low + 1 ? 0 : 1);
    let line = sides.get(key);
    if (!line) {
      const [from, to] = [nodes[low]!, nodes[high]!];
      line = Array.from({ length: 6 }, (_, k) => {
        if (k === 0 || k === 5) return k === 0 ? from : to;
        const off = 0.05 * (random() - 0.5);
        return [
          from[0]! + (k / 5) * (to[0]! - from[0]!) - off * (to[1]! - from[1]!),
          from[1]! + (k / 5) * (to[1]! - from[1]!) + off * (to[0]! - from[0]!),
        ];
      });
      sides.set(key, line);
    }
    return (a < b ? line : line.toReversed()).slice(0, -1);
  };
  return Array.from({ length: count }, (_, k) => {
    const a = Math.floor(k / side) * (side + 1) + (k % side);
    const corners = [a, a + 1, a + side + 2, a + side + 1];
    const ring = corners.flatMap((node, at) => winding(node, corners[(at + 1) % 4]!));
    return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  });
}

const kinds = {
  'turned start': 'exact-copy',
  'the other way': 'exact-copy',
  'other corners': 'near-copy',
  moved: 'near-copy',
  measured: 'near-copy',
  inside: 'inside',
  beside: 'overlap',
} as const;

/** Pairs of parcels far from all others, each of a known kind. */
export function plantedPairs(count = 700): { how: keyof typeof kinds; kind: string; pair: [Geometry, Geometry] }[] {
  const random = numbersFrom(12);
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return Array.from({ length: count }, (_, k) => {
    const how = names[k % names.length]!;
    const [x, y] = [20 + 0.01 * (k % 100), 5 + 0.01 * Math.floor(k / 100)];
    const radius = 0.0006;
    const ring: Ring = Array.from({ length: 20 }, (_unused, corner) => {
      const [angle, away] = [(2 * Math.PI * (corner + 0.4 * random())) / 20, radius * (0.85 + 0.15 * random())];
      return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
    });
    const start = 1 + Math.floor(19 * random());
    const others: Record<keyof typeof kinds, () => Ring> = {
      'turned start': () => [...ring.slice(start), ...ring.slice(0, start)],
      'the other way': () => ring.toReversed(),
      'other corners': () =>
        ring.flatMap(([ax, ay], at) => {
          const [bx, by] = ring[(at + 1) % 20]!;
          return [
            [ax!, ay!],
            [(ax! + bx!) / 2, (ay! + by!) / 2],
          ];
        }),
      moved: () => ring.map(([ax, ay]) => [ax! + 0.00015, ay! - 0.0001]),
      measured: () => ring.map(([ax, ay]) => [ax! + 0.00003 * (random() - 0.5), ay! + 0.00003 * (random() - 0.5)]),
      inside: () => ring.map(([ax, ay]) => [x + 0.5 * (ax! - x), y + 0.5 * (ay! - y)]),
      beside: () => ring.map(([ax, ay]) => [x + 0.0009 + 0.8 * (ax! - x), y + 0.8 * (ay! - y)]),
    };
    const other = others[how]();
    const closed = (corners: Ring): Geometry => ({ type: 'Polygon', coordinates: [[...corners, corners[0]!]] });
    return { how, kind: kinds[how], pair: [closed(ring), closed(other)] };
  });
}

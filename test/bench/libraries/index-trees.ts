/** Looking for places, and asking where a place lies to a ring. Run: node --expose-gc test/bench/libraries/index-trees.ts */
import Flatbush from 'flatbush';
import KDBush from 'kdbush';
import inPolygon from 'point-in-polygon-hao';
import RBush from 'rbush';
import { orient2d } from 'robust-predicates';
import { flatten } from '#geo/flat-rings.ts';
import { PlaceTree } from '#geo/place-tree.ts';
import { RingLocator } from '#geo/ring-locator.ts';
import type { Ring } from '#geo/types.ts';
import { printComparisons } from '../comparison.ts';
import { numbersFrom } from '../../helpers/random-polygons.ts';

const count = 100_000;
const random = numbersFrom(7);
const xs = Float64Array.from({ length: count }, () => random());
const ys = Float64Array.from({ length: count }, () => random());
const boxes = Array.from({ length: 20_000 }, () => {
  const [x, y] = [random(), random()];
  return [x, y, x + 0.004, y + 0.004] as const;
});
/** The simplification takes corners out one by one while it asks: here every tenth box loses what it finds. */
function ours(): number {
  const tree = new PlaceTree(xs, ys);
  let found = 0;
  boxes.forEach(([west, south, east, north], k) => {
    const inside: number[] = [];
    tree.someIn(west, south, east, north, (place) => {
      inside.push(place);
      return false;
    });
    found += inside.length;
    if (k % 10 === 0) for (const place of inside) tree.takeOut(place);
  });
  return found;
}
function byKdbush(): number {
  const tree = new KDBush(count);
  for (let k = 0; k < count; k += 1) tree.add(xs[k]!, ys[k]!);
  tree.finish();
  const gone = new Uint8Array(count);
  let found = 0;
  boxes.forEach(([west, south, east, north], k) => {
    const inside = tree.range(west, south, east, north).filter((place) => gone[place] === 0);
    found += inside.length;
    if (k % 10 === 0) for (const place of inside) gone[place] = 1;
  });
  return found;
}
function byFlatbush(): number {
  const tree = new Flatbush(count);
  for (let k = 0; k < count; k += 1) tree.add(xs[k]!, ys[k]!);
  tree.finish();
  const gone = new Uint8Array(count);
  let found = 0;
  boxes.forEach(([west, south, east, north], k) => {
    const inside = tree.search(west, south, east, north, (place) => gone[place] === 0);
    found += inside.length;
    if (k % 10 === 0) for (const place of inside) gone[place] = 1;
  });
  return found;
}
function byRbush(): number {
  const tree = new RBush<{ minX: number; minY: number; maxX: number; maxY: number }>();
  tree.load(Array.from(xs, (x, k) => ({ minX: x, minY: ys[k]!, maxX: x, maxY: ys[k]! })));
  let found = 0;
  boxes.forEach(([minX, minY, maxX, maxY], k) => {
    const inside = tree.search({ minX, minY, maxX, maxY });
    found += inside.length;
    if (k % 10 === 0) for (const place of inside) tree.remove(place);
  });
  return found;
}
/** What the simplification asks: whether a triangle of three places, its sides included, holds another one. Corners of a border lie near each other; most triangles are small, some reach far. */
const triangles = boxes.map(([x, y], k) => {
  const near = nearest(x, y);
  const reach = k % 20 === 0 ? 0.05 : 0.004;
  return [near, nearest(x + reach, y), nearest(x, y + reach)] as const;
});
function nearest(x: number, y: number): number {
  let best = 0;
  // One place in a hundred is near enough for a corner of a triangle.
  for (let k = 0; k < count; k += 100) if (Math.hypot(xs[k]! - x, ys[k]! - y) < Math.hypot(xs[best]! - x, ys[best]! - y)) best = k;
  return best;
}
const isInside = (place: number, a: number, b: number, c: number): boolean => {
  if (place === a || place === b || place === c) return false;
  const turn = (from: number, to: number) => orient2d(xs[from]!, ys[from]!, xs[to]!, ys[to]!, xs[place]!, ys[place]!);
  const [first, second, third] = [turn(a, b), turn(b, c), turn(c, a)];
  return (first >= 0 && second >= 0 && third >= 0) || (first <= 0 && second <= 0 && third <= 0);
};
type Box = [west: number, south: number, east: number, north: number];
const boxOf = (...corners: number[]): Box => [
  Math.min(...corners.map((k) => xs[k]!)),
  Math.min(...corners.map((k) => ys[k]!)),
  Math.max(...corners.map((k) => xs[k]!)),
  Math.max(...corners.map((k) => ys[k]!)),
];
function heldByUs(): number {
  const tree = new PlaceTree(xs, ys);
  return triangles.filter(([a, b, c]) => tree.holdsAnother(a, b, c)).length;
}
function heldByKdbush(): number {
  const tree = new KDBush(count);
  for (let k = 0; k < count; k += 1) tree.add(xs[k]!, ys[k]!);
  tree.finish();
  return triangles.filter(([a, b, c]) => tree.range(...boxOf(a, b, c)).some((place) => isInside(place, a, b, c))).length;
}
function heldByFlatbush(): number {
  const tree = new Flatbush(count);
  for (let k = 0; k < count; k += 1) tree.add(xs[k]!, ys[k]!);
  tree.finish();
  return triangles.filter(([a, b, c]) => tree.search(...boxOf(a, b, c)).some((place) => isInside(place, a, b, c))).length;
}
const held = [heldByUs(), heldByKdbush(), heldByFlatbush()];
const heldRight = (index: number): [number, number] => [held[index] === held[1] ? 1 : 0, 1];
const answers = [ours(), byKdbush(), byFlatbush(), byRbush()];
const right = (index: number): [number, number] => [answers[index] === answers[3] ? 1 : 0, 1];

const corners = 20_000;
const open: Ring = Array.from({ length: corners }, (_, k) => {
  const angle = (2 * Math.PI * k) / corners;
  const radius = 1 + 0.1 * Math.sin(37 * angle);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});
const ring: Ring = [...open, open[0]!];
const places = Array.from({ length: 2000 }, () => [2.4 * random() - 1.2, 2.4 * random() - 1.2] as [number, number]);
const flat = flatten([[ring]]);
const located = () => {
  const locator = new RingLocator(flat);
  return places.map(([x, y]) => locator.locate(x, y, flat.rings[0]!));
};
const byHao = () => places.map((place) => inPolygon(place, [ring as [number, number][]]));
const theirs = byHao();
const agreeing = located().filter((where, k) => {
  const other = theirs[k];
  return where === (other === 0 ? 0 : other ? 1 : -1);
}).length;
await printComparisons([
  {
    what: 'places in 20,000 boxes among 100,000, some taken out',
    ours: { name: 'PlaceTree', run: ours, right: right(0) },
    peers: [
      { name: 'kdbush', run: byKdbush, right: right(1), modules: ['kdbush'] },
      { name: 'flatbush', run: byFlatbush, right: right(2), modules: ['flatbush'] },
      { name: 'rbush', run: byRbush, right: right(3), modules: ['rbush'] },
    ],
    verdict: 'kdbush does it: PlaceTree adds that places can be taken out.',
  },
  {
    what: '20,000 triangles: is another of 100,000 places inside?',
    ours: { name: 'PlaceTree', run: heldByUs, right: heldRight(0) },
    peers: [
      { name: 'kdbush', run: heldByKdbush, right: heldRight(1), modules: ['kdbush'] },
      { name: 'flatbush', run: heldByFlatbush, right: heldRight(2), modules: ['flatbush'] },
    ],
    verdict: 'kdbush does it: PlaceTree adds the exact test of the triangle.',
  },
  {
    what: '2,000 places to a ring of 20,000 corners',
    ours: { name: 'RingLocator', run: located, right: [agreeing, places.length] },
    peers: [{ name: 'point-in-polygon-hao', run: byHao, right: [agreeing, places.length], modules: ['point-in-polygon-hao'] }],
    verdict: 'ours stays: as exact, and with an index by rows; the library walks the ring for each place.',
  },
]);

/** Looking for places, and asking where a place lies to a ring. Run: node --expose-gc test/bench/libraries/index-trees.ts */
import Flatbush from 'flatbush';
import KDBush from 'kdbush';
import inPolygon from 'point-in-polygon-hao';
import RBush from 'rbush';
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
    verdict: 'open: kdbush and flatbush are faster here. Ours can stop at the first hit, which this row does not measure.',
  },
  {
    what: '2,000 places to a ring of 20,000 corners',
    ours: { name: 'RingLocator', run: located, right: [agreeing, places.length] },
    peers: [{ name: 'point-in-polygon-hao', run: byHao, right: [agreeing, places.length], modules: ['point-in-polygon-hao'] }],
    verdict: 'ours stays: as exact, and with an index by rows; the library walks the ring for each place.',
  },
]);

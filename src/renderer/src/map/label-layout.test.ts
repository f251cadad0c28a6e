import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutLabels, leaderEnd, reachOfLabels, type LabelSpot, type LabelWish } from './label-layout.ts';

const wish = (key: number, x: number, y: number, side: number, width = 40): LabelWish => ({
  key,
  x,
  y,
  left: side / 2,
  right: side / 2,
  above: side / 2,
  below: side / 2,
  width,
  height: 14,
});
const overlap = (a: LabelWish, p: LabelSpot, b: LabelWish, q: LabelSpot) =>
  Math.abs(a.x + p.dx - b.x - q.dx) < (a.width + b.width) / 2 && Math.abs(a.y + p.dy - b.y - q.dy) < (a.height + b.height) / 2;

test('a name stands in a shape that has room, and above one that has none', () => {
  const spots = layOutLabels([wish(1, 100, 100, 80), wish(2, 300, 100, 10)]);
  expect(spots.get(1)).toEqual({ dx: 0, dy: 0, isLed: false });
  expect(spots.get(2)).toEqual({ dx: 0, dy: -15, isLed: false });
});
test('small shapes side by side: a name is not written over the neighbour, a line leads to it', () => {
  // A grid of plots that touch one another: only those at its edge have free room beside them.
  const grid = Array.from({ length: 9 }, (_, n) => wish(n, 100 + (n % 3) * 20, 100 + Math.floor(n / 3) * 20, 20));
  const spots = layOutLabels(grid);
  expect(spots.get(4)?.isLed).toBe(true);
  for (const [key, spot] of spots) {
    if (spot.isLed) continue;
    const own = grid[key]!;
    for (const other of grid)
      if (other.key !== key)
        expect(Math.abs(own.x + spot.dx - other.x) < own.width / 2 + 10 && Math.abs(own.y + spot.dy - other.y) < own.height / 2 + 10).toBe(
          false,
        );
  }
});
test('an icon has its name to its right, and none on it', () => {
  const icon = (key: number, x: number): LabelWish => ({ ...wish(key, x, 100, 60), isIcon: true });
  const spots = layOutLabels([icon(1, 100), icon(2, 178)]);
  expect(spots.get(2)).toEqual({ dx: 53, dy: 0, isLed: false });
  expect(spots.get(1)).toEqual({ dx: 0, dy: -40, isLed: false });
});
test('a line has its name on it', () => {
  expect(layOutLabels([wish(1, 50, 50, 0)]).get(1)).toEqual({ dx: 0, dy: 0, isLed: false });
});
test('a leader ends at the edge of the name', () => {
  expect(leaderEnd({ dx: 0, dy: -50, isLed: true }, 40, 14)).toEqual([0, -42]);
  const [dx, dy] = leaderEnd({ dx: 60, dy: 30, isLed: true }, 40, 14);
  expect([Math.round(dx), Math.round(dy)]).toEqual([44, 22]);
});

const wishes = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 10, max: 90 }),
    ),
    { minLength: 1, maxLength: 80 },
  )
  .map((list) => list.map(([x, y, side, width], key) => wish(key, x, y, side, width)));

test('names never lie over one another, and the same names find the same places', () => {
  fc.assert(
    fc.property(wishes, (list) => {
      const spots = layOutLabels(list);
      const placed = list.filter(({ key }) => spots.has(key));
      for (const [at, a] of placed.entries())
        for (const b of placed.slice(at + 1)) expect(overlap(a, spots.get(a.key)!, b, spots.get(b.key)!)).toBe(false);
      expect(layOutLabels(list)).toEqual(spots);
    }),
  );
});
test('names keep their places when others come', () => {
  fc.assert(
    fc.property(wishes, (list) => {
      const half = list.slice(0, Math.ceil(list.length / 2));
      const before = layOutLabels(half);
      const after = layOutLabels(list, before);
      for (const [key, spot] of before) expect(after.get(key)).toEqual(spot);
    }),
  );
});
test('every name alone has room', () => {
  fc.assert(
    fc.property(wishes, ([first]) => {
      expect(layOutLabels([first!]).size).toBe(1);
    }),
  );
});

test('names reach beyond the shapes that they belong to, as far as they are laid out', () => {
  const box = { left: 90, top: 90, right: 310, bottom: 110 };
  // A name above a small shape, and one wider than its shape.
  const reach = reachOfLabels([wish(1, 95, 100, 10, 60), wish(2, 280, 100, 60, 90)], box);
  expect(reach.left).toBeCloseTo(90 - (95 - 30 - 1.5));
  expect(reach.right).toBeCloseTo(280 + 45 + 1.5 - 310);
  expect(reach.top).toBeGreaterThan(10);
  expect(reachOfLabels([], box)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

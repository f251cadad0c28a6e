import { expect, test } from 'vitest';
import { labelShapes, type PlacedName } from './map-labels.ts';

const shape = (left: number, top: number, side: number, text: string): PlacedName => ({
  x: left + side / 2,
  y: top + side / 2,
  left,
  right: left + side,
  top,
  bottom: top + side,
  text,
});
/** The grounds of the names that are drawn. */
const grounds = (names: PlacedName[]) =>
  labelShapes(names, 500, 300).flatMap((drawn) =>
    drawn.kind === 'rectangle' ? [{ left: drawn.x, right: drawn.x + drawn.width, top: drawn.y, bottom: drawn.y + drawn.height }] : [],
  );

test('a name lies on a shape that leaves it room, in its middle', () => {
  const [ground] = grounds([shape(100, 100, 120, 'Parcel 1')]);
  expect(ground!.left).toBeGreaterThan(100);
  expect([ground!.left + ground!.right, ground!.top + ground!.bottom]).toEqual([320, 320]);
});

test.each([
  [100, 100],
  [2, 2],
  [486, 286],
  [2, 286],
])('a name never covers a shape that is smaller than it: at %d, %d', (left, top) => {
  const small = shape(left, top, 12, 'Parcel A — smallholder plot');
  const [ground] = grounds([small]);
  expect(ground!.left >= small.right || ground!.right <= small.left || ground!.top >= small.bottom || ground!.bottom <= small.top).toBe(
    true,
  );
});

test('of names that would cover one another, the later one is left out', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => shape(200 + index, 150, 3, `Plot ${index}`));
  const drawn = grounds(crowd);
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.length).toBeLessThan(20);
  for (const [index, one] of drawn.entries())
    for (const other of drawn.slice(index + 1))
      expect(one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom).toBe(true);
});

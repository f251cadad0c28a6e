import { expect, test } from 'vitest';
import { fitPadding, type Box } from './fit-padding.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const size = [1000, 600] as const;
/** Whether the room that is left meets what covers. */
function isClear([top, right, bottom, left]: readonly number[], [width, height]: readonly [number, number], cover: Box): boolean {
  return cover.right <= left! || cover.left >= width - right! || cover.bottom <= top! || cover.top >= height - bottom!;
}

test('an empty map keeps its margin', () => expect(fitPadding(size, [])).toEqual([56, 56, 56, 56]));
test('a pane over the right half leaves the left one', () => {
  const padding = fitPadding(size, [box(600, 0, 400, 600)]);
  expect(padding).toEqual([56, 408, 56, 56]);
});
test('tools, legend and bars are kept clear of, each at the edge where that costs least', () => {
  const covers = [box(12, 12, 36, 300), box(952, 12, 36, 200), box(750, 420, 238, 150), box(200, 540, 480, 36)];
  const padding = fitPadding(size, covers);
  for (const cover of covers) expect(isClear(padding, size, cover)).toBe(true);
});
test('what covers nearly all is not kept clear of, the rest still is', () => {
  const covers = [box(0, 0, 1000, 580), box(0, 0, 40, 600)];
  const padding = fitPadding(size, covers);
  expect(isClear(padding, size, covers[1]!)).toBe(true);
  expect(1000 - padding[1] - padding[3]).toBeGreaterThan(350);
});
test('what lies beside the map does not count', () => expect(fitPadding(size, [box(1000, 0, 300, 600)])).toEqual([56, 56, 56, 56]));
test('of a small map most stays', () => {
  const [top, right, bottom, left] = fitPadding([200, 150], []);
  expect([200 - right - left, 150 - top - bottom].every((room) => room >= 120)).toBe(true);
});
test('names beyond the edge of what is looked at have room beside what covers, and take no more than a part of the map', () => {
  const reach = { left: 70, top: 0, right: 20, bottom: 5000 };
  const tools = box(12, 12, 36, 580);
  expect(fitPadding(size, [tools], reach)).toEqual([56, 56, 98, 48 + 8 + 70 + 8]);
  expect(fitPadding(size, [], { left: 10, top: 10, right: 10, bottom: 10 })).toEqual([56, 56, 56, 56]);
});

import { expect, test } from 'vitest';
import { textureClass, type TextureClass } from './compute.ts';
import { cornerOf, middleOf, placeInTriangle, textureFields, type Corner } from './compute-triangle.ts';

const names = Object.keys(textureFields) as TextureClass[];
const areaOf = (corners: Corner[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;
function holds(corners: Corner[], [clay, silt]: Corner): boolean {
  let inside = false;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    if (x > clay !== nextX > clay && silt < ((nextY - y) * (clay - x)) / (nextX - x) + y) inside = !inside;
  });
  return inside;
}

test('the fields fill the triangle without a gap or an overlap', () => {
  expect(names.reduce((sum, name) => sum + areaOf(textureFields[name]), 0)).toBeCloseTo(5000, 9);
});
test('every soil lies in the field of its class', () => {
  let tried = 0;
  for (let clay = 0.37; clay < 100; clay += 0.71) {
    for (let silt = 0.29; silt + clay < 100; silt += 0.83) {
      tried += 1;
      const found = names.filter((name) => holds(textureFields[name], [clay, silt]));
      expect([found, clay, silt]).toEqual([[textureClass(100 - clay - silt, silt, clay)], clay, silt]);
    }
  }
  expect(tried).toBeGreaterThan(8000);
});
test('names stand inside their fields', () => {
  for (const name of names) expect(holds(textureFields[name], middleOf(textureFields[name])), name).toBe(true);
});
test('corners of the triangle', () => {
  expect([placeInTriangle([0, 0], 100), placeInTriangle([0, 100], 100)]).toEqual([
    [0, 50 * Math.sqrt(3)],
    [100, 50 * Math.sqrt(3)],
  ]);
  expect(placeInTriangle([100, 0], 100)).toEqual([50, 0]);
});
test('shares that do not sum to 100 are brought there', () => {
  expect(cornerOf(20, 20, 10)).toEqual([20, 40]);
  expect([cornerOf(0, 0, 0), cornerOf(null, 1, 1)]).toEqual([null, null]);
});

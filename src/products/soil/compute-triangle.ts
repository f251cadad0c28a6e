import type { TextureClass } from './compute.ts';

/** Percent of clay and silt; sand is the rest. */
export type Corner = readonly [clay: number, silt: number];
/** The twelve fields of the USDA triangle by their corners (Soil Survey Manual 2017, chapter 3, figure 3-7), the same bounds as `textureClass`. */
export const textureFields: Record<TextureClass, Corner[]> = {
  clay: [
    [100, 0],
    [55, 0],
    [40, 15],
    [40, 40],
    [60, 40],
  ],
  'silty clay': [
    [60, 40],
    [40, 40],
    [40, 60],
  ],
  'sandy clay': [
    [55, 0],
    [35, 0],
    [35, 20],
  ],
  'silty clay loam': [
    [40, 40],
    [40, 60],
    [27, 73],
    [27, 53],
  ],
  'clay loam': [
    [40, 15],
    [40, 40],
    [27, 53],
    [27, 28],
  ],
  'sandy clay loam': [
    [35, 0],
    [35, 20],
    [27, 28],
    [20, 28],
    [20, 0],
  ],
  loam: [
    [27, 28],
    [27, 50],
    [7, 50],
    [7, 41],
    [20, 28],
  ],
  'silt loam': [
    [27, 50],
    [27, 73],
    [12, 88],
    [12, 80],
    [0, 80],
    [0, 50],
  ],
  silt: [
    [12, 88],
    [12, 80],
    [0, 80],
    [0, 100],
  ],
  'sandy loam': [
    [20, 0],
    [20, 28],
    [7, 41],
    [7, 50],
    [0, 50],
    [0, 30],
    [15, 0],
  ],
  'loamy sand': [
    [15, 0],
    [0, 30],
    [0, 15],
    [10, 0],
  ],
  sand: [
    [10, 0],
    [0, 15],
    [0, 0],
  ],
};

/** Where a soil stands in a triangle of so many units a side: clay up, sand at the left, silt at the right; from the top left corner of its box. */
export function placeInTriangle([clay, silt]: Corner, side: number): [x: number, y: number] {
  return [(side * (silt + clay / 2)) / 100, ((side * Math.sqrt(3)) / 2) * (1 - clay / 100)];
}

/** The middle of a field by its area, in percent: where its name stands. */
export function middleOf(corners: Corner[]): Corner {
  let [area, clay, silt] = [0, 0, 0];
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const cross = x * nextY - nextX * y;
    area += cross;
    clay += (x + nextX) * cross;
    silt += (y + nextY) * cross;
  });
  return [clay / (3 * area), silt / (3 * area)];
}

/** Sand, silt and clay brought to a sum of 100, as a place in the triangle; null when one is not known or all are nothing. */
export function cornerOf(sand: number | null, silt: number | null, clay: number | null): Corner | null {
  if (sand === null || silt === null || clay === null) return null;
  const sum = sand + silt + clay;
  return sum > 0 ? [(100 * clay) / sum, (100 * silt) / sum] : null;
}

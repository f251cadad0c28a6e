import { expect, test } from 'vitest';
import type { Geometry } from '#geo/types.ts';
import { cellAreasHectares } from '#raster/index.ts';
import { forEachParcelCell } from './compute.ts';

const grid = { west: 35, north: 1, cellWidth: 0.001, cellHeight: 0.001, width: 20, height: 10, epsg: 4326 };
const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...given: Parameters<typeof box>): Geometry => ({ type: 'Polygon', coordinates: [box(...given)] });
const numbered = { grid, values: Float32Array.from({ length: 200 }, (_, cell) => cell) };

async function landOf(geometry: Geometry, pictures = [numbered]): Promise<Map<number, { share: number; hectares: number }>> {
  const found = new Map<number, { share: number; hectares: number }>();
  await forEachParcelCell(geometry, pictures, (value, hectares, share) => {
    expect(found.has(value)).toBe(false);
    found.set(value, { share, hectares });
  });
  return found;
}

test('a parcel has the cells below it, by the share it covers and their true area', async () => {
  // Columns 2.5 to 4, rows 3 to 5 from the north
  const found = await landOf(polygon(35.0025, 0.995, 35.004, 0.997));
  expect([...found.keys()].sort((a, b) => a - b)).toEqual([62, 63, 82, 83]);
  const areas = cellAreasHectares(grid);
  for (const [cell, { share, hectares }] of found) {
    expect(share).toBeCloseTo(cell % 20 === 2 ? 0.5 : 1, 9);
    expect(hectares).toBeCloseTo(share * areas[Math.floor(cell / 20)]!, 9);
  }
});

test('parts that overlap count once; outside the picture there are no cells', async () => {
  const twice = await landOf({
    type: 'MultiPolygon',
    coordinates: [[box(35.002, 0.995, 35.004, 0.997)], [box(35.003, 0.995, 35.005, 0.997)]],
  });
  expect(twice.size).toBe(6);
  for (const { share } of twice.values()) expect(share).toBeCloseTo(1, 9);
  expect((await landOf(polygon(36, 0.995, 36.1, 0.997))).size).toBe(0);
  expect((await landOf({ type: 'Point', coordinates: [35.003, 0.996] })).size).toBe(0);
});

test('several pictures are read as one; a picture past 180 degrees meets the land behind the antimeridian', async () => {
  const east = { grid: { ...grid, west: 179.99 }, values: numbered.values };
  expect([...(await landOf(polygon(-179.998, 0.999, -179.997, 1), [numbered, east])).keys()]).toEqual([12]);
});

import { expect, test } from 'vitest';
import { GeometryPacker, unpackedGeometries, type Geometry } from '#geo/index.ts';
import { ShapePacker } from './packed-shapes.ts';

const ring = (west: number, size: number, height: number) => [
  [west, 0, height],
  [west + size, 0, height],
  [west + size, size, height],
  [west, size, height],
  [west, 0, height],
];
const geometries: Geometry[] = [
  { type: 'Polygon', coordinates: [ring(10, 1, 0), ring(10.2, 0.5, 0)] },
  { type: 'Polygon', coordinates: [ring(12, 1, 7).toReversed(), ring(12.2, 0.5, 8)] },
  { type: 'MultiPolygon', coordinates: [[ring(20, 1, 0)], [ring(22, 1, 0), ring(22.2, 0.5, 0).toReversed()], []] },
  {
    type: 'LineString',
    coordinates: [
      [1, 2],
      [3, 4],
      [179, 90],
    ],
  },
  {
    type: 'MultiLineString',
    coordinates: [
      [
        [1, 2],
        [3, 4],
      ],
      [],
      [
        [5, -90],
        [6, 7],
      ],
    ],
  },
  { type: 'Point', coordinates: [5, 6, 7] },
  {
    type: 'MultiPoint',
    coordinates: [
      [1, 2],
      [3, 4],
    ],
  },
  { type: 'Point', coordinates: [5] },
  { type: 'Polygon', coordinates: [] },
];

test('shapes that came as numbers are packed for the map as those with lists of positions are', () => {
  const packer = new GeometryPacker();
  for (const geometry of geometries) packer.add(geometry);
  const read = unpackedGeometries(packer.take()) as Geometry[];
  const results = [geometries, read].map((shapes) => {
    const own = new ShapePacker();
    const each = shapes.map((geometry, slot) => {
      own.add(slot, geometry);
      return [own.corners, ...own.box];
    });
    return { each, taken: own.take() };
  });
  expect(results[1]).toEqual(results[0]);
  expect(results[0]!.taken.ringEnds.length).toBeGreaterThan(8);
  expect(read).toStrictEqual(geometries);
});

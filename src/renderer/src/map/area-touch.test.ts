import LineString from 'ol/geom/LineString.js';
import GeometryCollection from 'ol/geom/GeometryCollection.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { touchesArea } from './area-touch.ts';

const square = (x: number, y: number, side: number): number[][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
const area = new Polygon([square(0, 0, 10)]);
test.each([
  ['a square inside', new Polygon([square(2, 2, 3)]), true],
  ['a square around', new Polygon([square(-5, -5, 30)]), true],
  ['a square beside', new Polygon([square(11, 0, 3)]), false],
  ['a square that only crosses', new Polygon([[[-5, 4], [20, 4], [20, 6], [-5, 6], [-5, 4]]]), true], // prettier-ignore
  ['the area in a hole', new Polygon([square(-20, -20, 60), square(-5, -5, 30)]), false],
  ['a line across without a corner inside', new LineString([[-5, -4], [14, 15]]), true], // prettier-ignore
  ['a line past a corner', new LineString([[-5, 6], [4, 16]]), false], // prettier-ignore
  ['a point inside', new Point([3, 3]), true],
  ['a point beside', new Point([30, 3]), false],
  ['one part of several', new MultiPolygon([[square(50, 50, 3)], [square(9, 9, 3)]]), true],
  ['one of a collection', new GeometryCollection([new Point([50, 50]), new Point([1, 1])]), true],
])('%s', (_, geometry, expected) => {
  expect(touchesArea(area, geometry)).toBe(expected);
});

test('boxes touch where their sides overlap in both directions', () => {
  const corner = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(corner, corner, fc.integer({ min: 1, max: 25 }), (x, y, side) => {
      const apart = x > 10 || y > 10 || x + side < 0 || y + side < 0;
      const onEdge = x === 10 || y === 10 || x + side === 0 || y + side === 0;
      fc.pre(!onEdge);
      expect(touchesArea(area, new Polygon([square(x, y, side)]))).toBe(!apart);
    }),
  );
});

import LineString from 'ol/geom/LineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { expect, test } from 'vitest';
import { labelOffset, labelPlace } from './label-place.ts';

const ring = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

test('a name stands inside its area, beside a hole', () => {
  const withHole = new Polygon([ring(0, 0, 10), ring(1, 4, 6).toReversed()]);
  const [x, y] = labelPlace(withHole).getCoordinates() as [number, number];
  expect(withHole.intersectsCoordinate([x, y])).toBe(true);
});

test('a shape of several parts has its name once, in the largest', () => {
  expect(labelPlace(new MultiPolygon([[ring(0, 0, 1)], [ring(10, 10, 4)]])).getCoordinates()).toEqual([12, 12]);
});

test('halfway along a line', () => {
  expect(labelPlace(new LineString([[0, 0], [6, 0], [6, 2]])).getCoordinates()).toEqual([4, 0]); // prettier-ignore
});

test('the place follows a shape that moves', () => {
  const square = new Polygon([ring(0, 0, 2)]);
  expect(labelPlace(square).getCoordinates()).toEqual([1, 1]);
  square.translate(5, 0);
  expect(labelPlace(square).getCoordinates()).toEqual([6, 1]);
});

test('a name stands above what it would cover, and over what has room', () => {
  const square = new Polygon([ring(0, 0, 100)]);
  expect([labelOffset(square, 10), labelOffset(square, 1), labelOffset(new Point([0, 0]), 1)]).toEqual([-19, 0, -14]);
});

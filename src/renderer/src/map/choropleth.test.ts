import { expect, test } from 'vitest';
import { classBreaks, classOf, countryCodeOf, dotFor, frameOf, pathOf, projection } from './choropleth.ts';

const box = (west: number, south: number, east: number, north: number) =>
  Float64Array.from([west, south, east, south, east, north, west, north, west, south]);

test('classes of about the same size, with limits that read well', () => {
  const breaks = classBreaks([0.0712, 1.234, 5.678, 12.91, 220.4, 1234, 5, 8, 9, 300]);
  expect(breaks).toEqual([0, 5, 8, 12, 300]);
  expect([0, 4.9, 5, 12, 1e6].map((value) => classOf(value, breaks))).toEqual([0, 0, 1, 3, 4]);
});
test('few or equal values make few classes; no value none', () => {
  expect([classBreaks([]), classBreaks([0, 0, 0]), classBreaks([7]), classBreaks([0.07, 0.07])]).toEqual([[], [0], [0, 7], [0, 0.07]]);
  expect(classOf(0, [0])).toBe(0);
});
test('a frame follows the largest outline of each unit, not its islands over the sea', () => {
  expect(frameOf([[box(-5, 42, 8, 51), box(-54, 2, -52, 5)], [box(8, 47, 15, 55)]])).toEqual({
    west: -6.2,
    south: 40.8,
    east: 16.2,
    north: 56.2,
  });
  expect(frameOf([[]])).toBeNull();
});
test('the middle of the frame is the middle of the picture, north is up, what is outside is left out', () => {
  const project = projection({ west: 10, south: 0, east: 20, north: 10 }, 200, 100);
  expect(project(15, 5)).toEqual([100, 50]);
  expect(project(15, 10)[1]).toBe(0);
  expect(pathOf([box(14, 4, 16, 6), box(100, 40, 110, 50)], project, 200, 100).match(/M/g)).toHaveLength(1);
});
test('what is too small to be seen is a dot in its middle', () => {
  const project = projection({ west: 0, south: -5, east: 10, north: 5 }, 100, 100);
  expect([
    dotFor([box(4, 0, 4.4, 0.4), box(9, 0, 9.1, 0.1)], project, 6)?.map(Math.round),
    dotFor([box(4, 0, 6, 2)], project, 6),
    dotFor([], project, 6),
  ]).toEqual([[42, 48], null, null]);
});
test('countries by name', () => {
  expect([countryCodeOf('Kenya'), countryCodeOf(' brazil '), countryCodeOf('Nowhere')]).toEqual(['KE', 'BR', null]);
});

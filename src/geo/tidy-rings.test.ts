import { describe, expect, test } from 'vitest';
import { areaHectares } from './area.ts';
import { check } from './check.ts';
import { withTidyRings } from './tidy-rings.ts';
import type { Geometry, Ring } from './types.ts';

const outer: Ring = [
  [10, 45],
  [10.01, 45],
  [10.01, 45.01],
  [10, 45.01],
  [10, 45],
];
const hole: Ring = [
  [10.002, 45.002],
  [10.002, 45.004],
  [10.004, 45.004],
  [10.002, 45.002],
];
const polygon = (...coordinates: Ring[]): Geometry => ({ type: 'Polygon', coordinates });
const codes = (geometry: Geometry) => check(geometry).map(({ code }) => code);

describe('rings that are put right', () => {
  test('a tidy geometry is the same object', () => {
    const geometry = polygon(outer, hole);
    expect(withTidyRings(geometry)).toBe(geometry);
  });

  test('reversed rings run as RFC 7946 asks, with the same area', () => {
    const reversed = polygon(outer.toReversed(), hole.toReversed());
    expect(codes(reversed)).toEqual(['wrong-orientation', 'wrong-orientation']);
    const tidied = withTidyRings(reversed);
    expect(codes(tidied)).toEqual([]);
    expect(areaHectares(tidied)).toBeCloseTo(areaHectares(reversed), 9);
  });

  test('corners stand once, also where the ring closes', () => {
    const repeated = polygon([outer[0]!, outer[1]!, outer[1]!, outer[2]!, outer[3]!, outer[0]!, outer[0]!]);
    expect(codes(repeated)).toEqual(['duplicate-vertex', 'duplicate-vertex']);
    expect(withTidyRings(repeated)).toEqual(polygon(outer));
  });

  test('corners above one another keep their heights', () => {
    const wall = polygon([...outer.slice(0, 4), [10, 45], [10, 45, 7]]);
    expect(withTidyRings(wall)).toBe(wall);
  });

  test('members of a collection and parts, over the antimeridian as well', () => {
    const crossing: Ring = [
      [179.9, 0],
      [179.9, 1],
      [-179.9, 1],
      [-179.9, 0],
      [179.9, 0],
    ];
    const tidied = withTidyRings({
      type: 'GeometryCollection',
      geometries: [
        { type: 'MultiPolygon', coordinates: [[crossing]] },
        { type: 'Point', coordinates: [1, 2] },
      ],
    });
    expect(codes(tidied)).toEqual(['crosses-antimeridian']);
  });

  test('what is no harmless condition stays: lines, rings without an area, open rings, missing numbers', () => {
    const kept: Geometry[] = [
      { type: 'LineString', coordinates: [outer[0]!, outer[0]!, outer[1]!] },
      polygon([outer[0]!, outer[1]!, outer[1]!, outer[0]!]),
      polygon([outer[0]!, outer[1]!, outer[2]!, outer[3]!]),
      polygon([outer[0]!, [Number.NaN, 45], outer[2]!, outer[3]!, outer[0]!]),
    ];
    for (const geometry of kept) expect(withTidyRings(geometry)).toBe(geometry);
  });
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { eachPackedList, GeometryPacker, unpackedGeometries } from './packed-geometry.ts';
import type { Geometry } from './types.ts';
import { toWkb } from './wkb.ts';

const number = fc.oneof(fc.double(), fc.constantFrom(0, -0, 35, Number.NaN, Number.POSITIVE_INFINITY));
/** positions of one length; those of three numbers at one height, or at their own */
const positionsOf = (length: number, height: number | null) =>
  fc.array(fc.array(number, { minLength: length, maxLength: length }).map((each) => (height === null ? each : [each[0]!, each[1]!, height])));
const layout = fc.oneof(
  fc.constantFrom<[number, number | null]>([2, null], [3, null], [3, 0], [3, -0], [3, Number.NaN], [4, null]),
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constant(null)),
);
const geometry: fc.Arbitrary<Geometry> = layout.chain(([length, height]) => {
  const list = positionsOf(length, height);
  return fc.oneof(
    list.filter((each) => each.length > 0).map(([coordinates]): Geometry => ({ type: 'Point', coordinates: coordinates! })),
    list.map((coordinates): Geometry => ({ type: 'MultiPoint', coordinates })),
    list.map((coordinates): Geometry => ({ type: 'LineString', coordinates })),
    fc.array(list).map((coordinates): Geometry => ({ type: 'MultiLineString', coordinates })),
    fc.array(list).map((coordinates): Geometry => ({ type: 'Polygon', coordinates })),
    fc.array(fc.array(list)).map((coordinates): Geometry => ({ type: 'MultiPolygon', coordinates })),
  );
});
function packed(geometries: readonly (Geometry | null)[]) {
  const packer = new GeometryPacker();
  const isPacked = geometries.map((each) => packer.add(each));
  return { isPacked, taken: packer.take() };
}

test('geometries come out of the numbers as they went in, however often they are packed', () => {
  fc.assert(
    fc.property(fc.array(geometry), (geometries) => {
      const { isPacked, taken } = packed(geometries);
      expect(isPacked).not.toContain(false);
      // The second packing copies numbers, the third takes what was read in between.
      const second = packed(unpackedGeometries(taken)).taken;
      expect(second).toEqual(taken);
      const read = unpackedGeometries(second);
      expect(read).toStrictEqual(geometries);
      expect(packed(read).taken).toEqual(taken);
    }),
  );
});

test('what is no list of numbers of one length keeps its place, and is left as it is', () => {
  const odd = [
    null,
    { type: 'GeometryCollection', geometries: [] },
    { type: 'Point', coordinates: [] },
    { type: 'LineString', coordinates: [[1, 2], [1, 2, 3]] },
    { type: 'LineString', coordinates: [[1, null]] },
    { type: 'Polygon', coordinates: null },
    { type: 'Polygon', coordinates: [null] },
    { type: 'MultiPolygon', coordinates: [null] },
    { type: 'MultiPolygon', coordinates: {} },
    { type: 'Point', coordinates: [1, 2], bbox: [1, 2, 1, 2] },
    { type: 'Circle', coordinates: [1, 2] },
  ] as unknown as Geometry[];
  const point: Geometry = { type: 'Point', coordinates: [7, 8] };
  const { isPacked, taken } = packed([...odd, point]);
  expect(isPacked).toEqual([...odd.map(() => false), true]);
  expect(unpackedGeometries(taken)).toEqual([...odd.map(() => null), point]);
});

test('coordinates are made once, when they are first asked for, and may be replaced as those of any geometry', () => {
  const line: Geometry = { type: 'LineString', coordinates: [[1, 2, 5], [3, 4, 5]] };
  const [first, second, third] = unpackedGeometries(packed([line, line, line]).taken) as (typeof line)[];
  const visit = vi.fn<Parameters<typeof eachPackedList>[1]>();
  expect(eachPackedList(first!, visit)).toBe(true);
  const [numbers, from, length, stride, index] = visit.mock.calls[0]!;
  expect([[...numbers.subarray(from, from + length * stride)], stride, index]).toEqual([[1, 2, 3, 4], 2, 0]);
  expect(Object.keys(first!)).toEqual(['type', 'coordinates']);
  expect(first!.coordinates).toBe(first!.coordinates);
  expect(eachPackedList(first!, visit)).toBe(false);
  expect(structuredClone(second)).toStrictEqual(line);
  expect(JSON.stringify(second)).toBe(JSON.stringify(line));
  third!.coordinates = [[9, 9]];
  expect(third).toStrictEqual({ type: 'LineString', coordinates: [[9, 9]] });
  expect({ ...first, type: 'MultiPoint' }).toStrictEqual({ type: 'MultiPoint', coordinates: line.coordinates });
});

test('well-known binary is the same whether coordinates were made or not', () => {
  fc.assert(
    fc.property(geometry, (one) => {
      const read = () => unpackedGeometries(packed([one]).taken)[0]!;
      expect(toWkb(read())).toEqual(toWkb(one));
      expect(toWkb(read(), { heights: true })).toEqual(toWkb(one, { heights: true }));
    }),
  );
});

test('each ring is walked with its number within its polygon', () => {
  const areas: Geometry = { type: 'MultiPolygon', coordinates: [[[[0, 0]], [[1, 1], [2, 2]]], [], [[[3, 3]]]] };
  const [read] = unpackedGeometries(packed([areas]).taken);
  const walked: number[][] = [];
  eachPackedList(read!, (_numbers, from, length, stride, index) => walked.push([from, length, stride, index]));
  expect(walked).toEqual([
    [0, 1, 2, 0],
    [2, 2, 2, 1],
    [6, 1, 2, 0],
  ]);
});

import { expect, test } from 'vitest';
import { toWkb, type Geometry, type Polygon } from '#geo/index.ts';
import { geometryWork } from './geometry.ts';
import { parcelPairsWork } from './parcel-pairs.ts';
import { unpackMeasured, type MeasuredShape } from '../packed-features.ts';
import { readingWork } from './reading.ts';

const square = (longitude: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [36, 1],
      [longitude, 1],
      [36.01, 1.01],
      [36, 1.01],
      [36, 1],
    ],
  ],
});

test.each([1e9, 1e5, -1e15, 1e300])('the workers answer at once for a corner at longitude %d, and measure the rest', async (longitude) => {
  const shapes = [square(36.01), square(longitude), square(36.01)];
  const document = {
    type: 'FeatureCollection',
    features: shapes.map((geometry) => ({ type: 'Feature', geometry, properties: {} })),
  };
  const read: MeasuredShape[] = [];
  const content = new TextEncoder().encode(JSON.stringify(document));
  const answer = await readingWork.read(
    { name: 'far.geojson', content },
    {},
    ({ shapes: some }) => void read.push(...unpackMeasured(some, new Map())),
  );
  expect(answer).toEqual({ ok: true });
  const summaries = read.map(({ summary }) => summary!);
  expect(summaries.map(({ areaHectares }) => areaHectares === null)).toEqual([false, true, false]);
  expect(summaries[1]!.problems[0]).toMatchObject({ code: 'out-of-range', location: [longitude, 1] });
  const geometries: Geometry[] = read.map(({ feature }) => feature.geometry!);
  const { areaHectares } = await geometryWork.together(geometries);
  expect(areaHectares).toBeCloseTo(summaries[0]!.areaHectares!, 9);
  const pairs = parcelPairsWork();
  const bytes = geometries.map((geometry) => toWkb(geometry));
  await pairs.take({
    bytes: Uint8Array.from(bytes.flatMap((each) => [...each])),
    lengths: Uint32Array.from(bytes, ({ length }) => length),
    hectares: Float64Array.from(summaries, (summary) => summary.areaHectares ?? Number.NaN),
    valid: Uint8Array.from(summaries, ({ valid }) => Number(valid)),
  });
  const found = await pairs.find();
  expect(found.pairs.map(({ first, second, kind }) => [first, second, kind])).toEqual([[0, 2, 'exact-copy']]);
  expect(found.notCompared).toEqual([{ index: 1, reason: 'no-place' }]);
  expect(await pairs.union()).toBeCloseTo(areaHectares, 9);
  const repaired = await geometryWork.repair(square(longitude));
  expect(repaired.ok && (repaired.summary?.areaHectares ?? null)).toBeNull();
});

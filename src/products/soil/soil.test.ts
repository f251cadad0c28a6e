import { describe, expect, test } from 'vitest';
import { collectContext, packedData, projectAt } from '../../../test/helpers/packed-data.ts';
import { soilBox, soilDepths, soilGrids, soilProperties, soilStatistics, stockDepth } from '#datasets/soilgrids.ts';
import { writeGeoTiff } from '#raster/index.ts';
import { depthWeighted, textureClass } from './compute.ts';
import { service as soilProduct } from './service.ts';

test('texture classes at the corners, in the middle and on both sides of their borders', () => {
  const of = (sand: number, silt: number, clay: number) => textureClass(sand, silt, clay);
  expect([
    of(100, 0, 0),
    of(0, 100, 0),
    of(0, 0, 100),
    of(40, 40, 20),
    of(20, 65, 15),
    of(65, 25, 10),
    of(82, 12, 6),
    of(10, 85, 5),
    of(60, 15, 25),
    of(33, 34, 33),
    of(10, 57, 33),
    of(52, 6, 42),
    of(5, 48, 47),
  ]).toEqual([
    'sand',
    'silt',
    'clay',
    'loam',
    'silt loam',
    'sandy loam',
    'loamy sand',
    'silt',
    'sandy clay loam',
    'clay loam',
    'silty clay loam',
    'sandy clay',
    'silty clay',
  ]);
  expect([of(45, 28, 27), of(45.1, 27.9, 27)]).toEqual(['clay loam', 'sandy clay loam']);
  expect([of(52, 38, 10), of(52.1, 37.9, 10)]).toEqual(['loam', 'sandy loam']);
  // Shares that do not sum to 100 are brought there.
  expect([of(20, 20, 10), of(0, 0, 0)]).toEqual(['loam', null]);
});

test('every mixture has a class', () => {
  for (let sand = 0; sand <= 100; sand += 1)
    for (let silt = 0; sand + silt <= 100; silt += 1) expect(textureClass(sand, silt, 100 - sand - silt)).toBeTruthy();
});

test('depths weigh by their thickness', () => {
  const depths = soilDepths.map(({ top, bottom }, index) => ({ top_cm: top, bottom_cm: bottom, mean: index + 1 }));
  // 5 cm of 1, 10 of 2, 15 of 3.
  expect(depthWeighted(depths, 0, 30)).toBeCloseTo((5 + 20 + 45) / 30, 12);
  expect(depthWeighted([{ top_cm: 0, bottom_cm: 5, mean: null }], 0, 5)).toBeNull();
});

test('a small project is asked for with at least three cells each way', () => {
  const [west, south, east, north] = soilBox([10.0011, 50.0011, 10.0012, 50.0012]);
  expect([Math.round((east - west) / 0.0025), Math.round((north - south) / 0.0025)]).toEqual([3, 3]);
  expect(west).toBeLessThanOrEqual(10.0011);
  expect(north).toBeGreaterThanOrEqual(50.0012);
});

describe('the product', () => {
  // Two columns of 0.01 degrees; the left has the value, the right half of it or nothing.
  const grid = { west: 10, north: 50.02, cellWidth: 0.01, cellHeight: 0.01, width: 2, height: 2, epsg: 4326 };
  const parcel = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [10, 50],
        [10.02, 50],
        [10.02, 50.02],
        [10, 50.02],
        [10, 50],
      ],
    ],
  };
  const collected = async (right: (value: number) => number) => {
    const data = await packedData(async (pack) => {
      for (const { name } of soilProperties)
        for (const depth of name === 'ocs' ? [stockDepth] : soilDepths)
          for (const statistic of soilStatistics) {
            const value = name === 'clay' ? 200 : name === 'sand' || name === 'silt' ? 400 : 60;
            await pack.addDocument({
              dataset: soilGrids,
              key: `${name}_${depth.label}_${statistic}`,
              validWithin: [-180, -90, 180, 90],
              contentType: 'image/tiff',
              fetchedAt: '2026-01-01T00:00:00Z',
              bytes: writeGeoTiff(Int16Array.of(value, right(value), value, right(value)), grid, { noData: -32_768 }),
            });
          }
    });
    const project = projectAt([10.01, 50.01], parcel, 300);
    return soilProduct.answer(
      project,
      await soilProduct.collect(project, '', collectContext(data, '2026-01-01T00:00:00Z')),
      {},
      { now: new Date(), url: (name) => name },
    ) as {
      value: {
        properties: { name: string; unit: string; depths: { mean: number | null }[] }[];
        texture_class: string | null;
      };
    };
  };

  test('mapped integers become units, cells are averaged, and the texture follows', async () => {
    const { value } = await collected((mapped) => mapped / 2);
    const of = (name: string) => value.properties.find((property) => property.name === name)!;
    expect(of('phh2o').depths[0]!.mean).toBe(4.5);
    expect(of('bdod').depths[0]!.mean).toBe(0.45);
    expect([of('ocs').depths.length, of('clay').depths.length, value.texture_class]).toEqual([1, 6, 'loam']);
  });

  test('cells without soil are left out; without any there are nulls and a reason', async () => {
    const { value } = await collected(() => -32_768);
    expect(value.properties.find(({ name }) => name === 'clay')!.depths[0]!.mean).toBe(20);
  });

  test('cells that are 0 at 95 % have no soil: they do not draw the mean down', async () => {
    const { value } = await collected(() => 0);
    expect(value.properties.find(({ name }) => name === 'phh2o')!.depths[0]).toMatchObject({ mean: 6, q05: 6, q95: 6 });
  });
});

import { expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import { facts } from '#products/biomass-stock/facts.ts';
import { service } from '#products/biomass-stock/service.ts';
import type { ProductProject } from '#products/product.ts';
import type { Grid } from '#raster/index.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

const cell = 1 / 1125;
const grid: Grid = { west: 20, north: -10, cellWidth: cell, cellHeight: cell, width: 10, height: 10, epsg: 4326 };
const layer = (value: (column: number) => number): MemoryRaster => ({
  grid,
  values: Uint16Array.from({ length: 100 }, (_, at) => value(at % 10)),
  noData: null,
});
const layers = {
  '2024/S10E020_ESACCI-BIOMASS-L4-AGB-MERGED-100m-2024-fv7.0.tif': layer((column) => (column < 4 ? 120 : 0)),
  '2024/S10E020_ESACCI-BIOMASS-L4-AGB_SD-MERGED-100m-2024-fv7.0.tif': layer((column) => (column < 4 ? 30 : 0)),
};
const [west, east, north, south] = [20, 20 + 8 * cell, -10, -10 - 5 * cell];
const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
};
const project: ProductProject = {
  id: 'p',
  name: 'P',
  geometry: square,
  areaHectares: areaHectares(square),
  centroid: [20, -10],
  createdAt: '2026-01-01T00:00:00Z',
};
async function collect(files: Record<string, MemoryRaster>) {
  const collected = await service.collect(project, '', collectContext(memoryAccess(files)));
  const answer = service.answer(project, collected, {}, { now: new Date('2026-11-21'), url: String });
  return { collected, answer: { ...facts.routes.biomassStock.reply.parse((answer as { value: unknown }).value), ...collected.provenance } };
}

test('half the land with 120 t/ha: 60 t/ha in all, a deviation of the same half, and the land with 0 named', async () => {
  const { collected, answer } = await collect(layers);
  expect(answer.covered_ha! / project.areaHectares).toBeCloseTo(1, 6);
  expect([answer.biomass_t_per_ha.value, answer.biomass_t_per_ha.sd_correlated]).toEqual([expect.closeTo(60, 3), expect.closeTo(15, 3)]);
  // Twenty cells of forty, all apart: 15 / √20
  expect(answer.biomass_t_per_ha.sd_independent).toBeCloseTo(15 / Math.sqrt(20), 3);
  expect(answer.carbon_t.value).toBeCloseTo(0.47 * answer.biomass_t.value!, 9);
  expect(answer.zero_ha! / answer.covered_ha!).toBeCloseTo(0.5, 6);
  expect(answer.assumptions.join(' ')).toMatch(/has 0 on 19\.\d ha \(50\.0 %\)/);
  expect([answer.year, service.covers!(collected)]).toEqual([2024, { start: '2024-01-01', end: '2024-12-31' }]);
});

test('without a file there is no figure and a reason; without the layer of deviations there are no bounds, and that is said', async () => {
  const none = await collect({});
  expect(none.answer).toMatchObject({ biomass_t: { value: null }, no_data: { code: 'biomass-nowhere' } });
  expect(service.covers!(none.collected)).toBeNull();
  const [amounts] = Object.entries(layers);
  const { answer } = await collect(Object.fromEntries([amounts!]));
  expect(answer.biomass_t_per_ha).toMatchObject({ value: expect.closeTo(60, 3), sd_correlated: null, upper: null });
  expect(answer.assumptions.join(' ')).toContain('no standard deviation for');
});

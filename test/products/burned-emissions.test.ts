import { expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import { facts } from '#products/ghg-emissions/facts.ts';
import { service } from '#products/ghg-emissions/service.ts';
import type { ProductProject } from '#products/product.ts';
import type { Grid } from '#raster/index.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

/** Twenty by ten cells of 30 m, of which the western half is one cell of the map of fire and the eastern half the next: their border is at 20.1 E. */
const border = 20.1;
const grid: Grid = { west: border - 10 / 4000, north: -10.1, cellWidth: 1 / 4000, cellHeight: 1 / 4000, width: 20, height: 10, epsg: 4326 };
const forest = (value: (column: number, row: number) => number): MemoryRaster => ({
  grid,
  values: Uint8Array.from({ length: 200 }, (_, cell) => value(cell % 20, Math.floor(cell / 20))),
  noData: 255,
});
const biomassGrid: Grid = { west: 20, north: -10, cellWidth: 1 / 1125, cellHeight: 1 / 1125, width: 150, height: 150, epsg: 4326 };
const biomass = (tonnes: number): MemoryRaster => ({ grid: biomassGrid, values: new Uint16Array(150 * 150).fill(tonnes), noData: null });
const fireGrid: Grid = { west: 20, north: -10, cellWidth: 1 / 360, cellHeight: 1 / 360, width: 72, height: 72, epsg: 4326 };
/** A month of which the cells east of the border have one code and those west of it another. */
const month = (west: number, east: number): MemoryRaster => ({
  grid: fireGrid,
  values: Int16Array.from({ length: 72 * 72 }, (_, cell) => (cell % 72 < 36 ? west : east)),
  noData: null,
});
const fires = (year: number, of: (month: number) => MemoryRaster) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const name = String(index + 1).padStart(2, '0');
      return [`${year}/${name}/${year}${name}01-ESACCI-L3S_FIRE-BA-SYN-AREA_5-fv1.1-JD.tif`, of(index + 1)];
    }),
  );
const [west, east, north, south] = [grid.west, grid.west + 20 / 4000, grid.north, grid.north - 10 / 4000];
const shape = {
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
  geometry: shape,
  areaHectares: areaHectares(shape),
  centroid: [border, -10.101],
  createdAt: '2026-01-01T00:00:00Z',
  ecologicalZone: 'tropical-rainforest',
};
// Rows 0 and 1 lost in 2021, row 2 in 2018, row 3 in 2022.
const map = {
  'Hansen_GFC-2025-v1.13_treecover2000_10S_020E.tif': forest(() => 80),
  'Hansen_GFC-2025-v1.13_datamask_10S_020E.tif': forest(() => 1),
  'Hansen_GFC-2025-v1.13_lossyear_10S_020E.tif': forest((_column, row) => [21, 21, 18, 22][row] ?? 0),
  ...Object.fromEntries(
    [2017, 2020, 2021].flatMap((year) => [
      [`${year}/S10E020_ESACCI-BIOMASS-L4-AGB-MERGED-100m-${year}-fv7.0.tif`, biomass(200)],
      [`${year}/S10E020_ESACCI-BIOMASS-L4-AGB_SD-MERGED-100m-${year}-fv7.0.tif`, biomass(40)],
    ]),
  ),
};
async function ask(files: Record<string, MemoryRaster>, given: Partial<ProductProject> = {}) {
  const access = memoryAccess(files);
  const collected = await service.collect({ ...project, ...given }, '', collectContext(access));
  const records = (fire?: boolean) => {
    const answer = service.answer(project, collected, fire === undefined ? {} : { fire }, { now: new Date('2026-11-21'), url: String });
    return facts.routes.ghgEmissions.reply.parse((answer as { value: unknown }).value).records;
  };
  const of = (year: number, fire?: boolean) => records(fire).find((record) => record.year === year)!;
  return { of, read: access.read, assumptions: collected.provenance.assumptions.join(' ') };
}

test('what burned in the year of the loss lies where the map of that year burned, and nowhere else', async () => {
  const { of, assumptions, read } = await ask({
    ...map,
    ...fires(2021, (one) => (one === 9 ? month(250, 0) : month(0, -1))),
    ...fires(2022, () => month(0, -1)),
  });
  const year = of(2021);
  expect(year.burned_loss_ha! / year.loss_ha!).toBeCloseTo(0.5, 6);
  expect([year.unseen_loss_ha, year.fire_from]).toEqual([0, 'map']);
  expect(year.ch4_tco2e! / of(2021, true).ch4_tco2e!).toBeCloseTo(0.5, 6);
  expect(of(2021, false).total_tco2e).toBe(year.co2_t);
  const unseen = of(2022);
  expect([unseen.burned_loss_ha, unseen.unseen_loss_ha! / unseen.loss_ha!, unseen.ch4_tco2e]).toEqual([0, expect.closeTo(0.5, 6), 0]);
  // No map of 2018, and nothing lost in 2019: neither is asked for.
  expect([of(2018).ch4_tco2e, of(2018).fire_from, of(2018).total_tco2e]).toEqual([null, null, of(2018).co2_t]);
  expect([of(2019).ch4_tco2e, of(2019).loss_ha]).toEqual([0, 0]);
  expect(read.filter((url) => url.includes('FIRE') && !/\/202[12]\//.test(url))).toEqual([]);
  // Three biomass maps stand for these years; the forest is walked for the loss, and once for all of them.
  expect(read.filter((url) => url.includes('treecover2000'))).toHaveLength(2);
  expect(assumptions).toMatch(/No map of burned area for 2018:/);
  expect(assumptions).toMatch(/saw 0\.\d ha of it/);
});

test('a year whose map cannot be read has no methane, and the emissions stand', async () => {
  const { of, assumptions } = await ask({ ...map, ...fires(2022, () => month(0, 0)) });
  expect([of(2021).ch4_tco2e, of(2021).burned_loss_ha, of(2022).ch4_tco2e]).toEqual([null, null, 0]);
  expect(of(2021).total_tco2e).toBe(of(2021).co2_t);
  expect(of(2021).co2_t).toBeGreaterThan(0);
  expect(assumptions).toContain('could not be read for 2021');
});

test('of old growth less burns: by the map of primary forest, by the user’s word, and as secondary forest where nobody knows', async () => {
  const burnt = { ...map, ...fires(2021, () => month(250, 250)), ...fires(2022, () => month(0, 0)) };
  // The western half is primary forest.
  const primary = { 'Africa_2001_primary.tif': forest((column) => (column < 10 ? 1 : 0)) };
  const [mapped, said, denied, unknown] = await Promise.all([
    ask({ ...burnt, ...primary }),
    ask({ ...burnt, ...primary }, { isOldGrowth: true }),
    ask({ ...burnt, ...primary }, { isOldGrowth: false }),
    ask(burnt),
  ]);
  const share = ({ of }: Awaited<ReturnType<typeof ask>>) => of(2021).ch4_tco2e! / denied.of(2021).ch4_tco2e!;
  expect(share(mapped)).toBeCloseTo((0.36 + 0.55) / 2 / 0.55, 6);
  expect(share(said)).toBeCloseTo(0.36 / 0.55, 9);
  expect(share(unknown)).toBeCloseTo(1, 9);
  expect(new Set([mapped, said, denied, unknown].map(({ of }) => of(2021).co2_t)).size).toBe(1);
  expect(mapped.assumptions).toMatch(/ha of the loss were primary forest on the map of 2001/);
  expect(said.assumptions).toMatch(/were old growth by the user’s word/);
  expect(denied.assumptions).not.toMatch(/old growth by|primary forest on|nobody knows whether/);
  expect(unknown.assumptions).toMatch(/nobody knows whether they were old growth/);
  expect(said.read.filter((url) => url.includes('primary'))).toEqual([]);
});

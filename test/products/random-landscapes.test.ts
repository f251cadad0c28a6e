import '../helpers/fixed-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaHectares, centroid, type Geometry } from '#geo/index.ts';
import { landCover } from '#datasets/worldcover.ts';
import { withOldGrowth, woodyCover, woodyHectares } from '#products/shared/ecological-zone/woody-cover.ts';
import { service as biomassStock } from '#products/biomass-stock/service.ts';
import { service as emissions } from '#products/ghg-emissions/service.ts';
import { service as forest2020 } from '#products/forest-2020/service.ts';
import { service as landCoverProduct } from '#products/land-cover/service.ts';
import { service as forestLoss } from '#products/deforestation-summary/service.ts';
import { yearlyGrowth } from '#products/baseline-sequestration/compute.ts';
import type { Product, ProductProject } from '#products/product.ts';
import type { Grid } from '#raster/index.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

/** What must hold of every figure of land and carbon, on land of chance with a shape of chance, product against product. */
const [west, north] = [20.1, -10.1];
const columns = 24;
const gridOf = (cellsPerDegree: number, left: number, top: number, width: number, height: number): Grid => ({
  west: left,
  north: top,
  cellWidth: 1 / cellsPerDegree,
  cellHeight: 1 / cellsPerDegree,
  width,
  height,
  epsg: 4326,
});
/** Numbers that repeat for a seed. */
function chance(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  // The first numbers of small seeds are all small.
  for (let warm = 0; warm < 5; warm += 1) next();
  return next;
}

/** Maps of chance: how much forest, loss, water, alerts and biomass there is differs from one seed to the next. */
function mapsOf(seed: number): Record<string, MemoryRaster> {
  const next = chance(seed);
  const [forested, lost, dry, alert, bare, fire] = [next(), next(), 0.4 + 0.6 * next(), next(), next(), next()];
  const forest = gridOf(4000, west, north, columns, columns);
  const fine = gridOf(12_000, west, north, columns * 3, columns * 3);
  const coarse = gridOf(1125, 20, -10, 140, 140);
  const burned = gridOf(360, 20, -10, 60, 60);
  const bytes = (grid: Grid, value: () => number): MemoryRaster => ({
    grid,
    values: Uint8Array.from({ length: grid.width * grid.height }, value),
    noData: 255,
  });
  const tonnes = (value: () => number): MemoryRaster => ({
    grid: coarse,
    values: Uint16Array.from({ length: coarse.width * coarse.height }, value),
    noData: null,
  });
  const classes = Object.values(landCover);
  const month: MemoryRaster = {
    grid: burned,
    values: Int16Array.from({ length: 3600 }, () => (next() < fire ? 1 + Math.floor(365 * next()) : next() < 0.5 ? 0 : -1)),
    noData: null,
  };
  return {
    'treecover2000_10S_020E.tif': bytes(forest, () => (next() < forested ? Math.floor(101 * next()) : 0)),
    'lossyear_10S_020E.tif': bytes(forest, () => (next() < lost ? 1 + Math.floor(25 * next()) : 0)),
    'datamask_10S_020E.tif': bytes(forest, () => (next() < dry ? 1 : next() < 0.5 ? 2 : 0)),
    'alert26_020E_20S_030E_10S.tif': bytes(forest, () => (next() < alert ? (next() < 0.5 ? 3 : 2) : 0)),
    'Africa_2001_primary.tif': bytes(forest, () => (next() < 0.4 ? 1 : 0)),
    'S12E018_Map.tif': bytes(fine, () => classes[Math.floor(classes.length * next())]!),
    'JRC_GFC2020_V4_S10_E20.tif': bytes(fine, () => (next() < forested ? 1 : 0)),
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => 2016 + index).flatMap((year) => [
        [`S10E020_ESACCI-BIOMASS-L4-AGB-MERGED-100m-${year}-fv7.0.tif`, tonnes(() => (next() < bare ? 0 : Math.floor(300 * next())))],
        [`S10E020_ESACCI-BIOMASS-L4-AGB_SD-MERGED-100m-${year}-fv7.0.tif`, tonnes(() => 1 + Math.floor(90 * next()))],
      ]),
    ),
    '-ESACCI-L3S_FIRE-BA-SYN-AREA_5-fv1.1-JD.tif': month,
  };
}

const at = (column: number, row: number): [number, number] => [west + column / 4000, north - row / 4000];
/** A quadrilateral inside the maps, and its two parts on either side of a line between two of its sides. */
function landOf(seed: number): { whole: Geometry; parts: [Geometry, Geometry] } {
  const next = chance(seed + 7);
  const [a, b, c, d] = [
    at(1 + 4 * next(), 1 + 6 * next()),
    at(15 + 8 * next(), 1 + 5 * next()),
    at(16 + 7 * next(), 14 + 9 * next()),
    at(1 + 5 * next(), 13 + 10 * next()),
  ];
  const between = (from: [number, number], to: [number, number], share: number): [number, number] => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ];
  const [top, bottom] = [between(a, b, 0.2 + 0.6 * next()), between(d, c, 0.2 + 0.6 * next())];
  const polygon = (...corners: [number, number][]): Geometry => ({ type: 'Polygon', coordinates: [[...corners, corners[0]!]] });
  // The corners of the cut stand in the whole as well, so that its sides are the very same.
  return { whole: polygon(a, top, b, c, bottom, d), parts: [polygon(a, top, bottom, d), polygon(top, b, c, bottom)] };
}
const projectOf = (geometry: Geometry): ProductProject => ({
  id: 'p',
  name: 'P',
  geometry,
  areaHectares: areaHectares(geometry),
  centroid: centroid(geometry)!,
  createdAt: '2026-01-01T00:00:00Z',
  ecologicalZone: 'tropical-moist-deciduous',
});
const now = { now: new Date('2026-11-21T12:00:00Z'), url: String } as Parameters<Product['answer']>[3];
interface Figures {
  years: Record<string, number | boolean | string | null>[];
  carbon: Record<string, number | null>[];
  cover: { covered_ha: number; unknown_ha: number; classes: { value: number; hectares: number }[] };
  stock: { covered_ha: number; biomass_t: { value: number | null; lower: number | null; upper: number | null } };
  cutOff: Record<string, number>;
}
async function figuresOf(files: Record<string, MemoryRaster>, geometry: Geometry): Promise<Figures> {
  const access = memoryAccess(files);
  const project = projectOf(geometry);
  const ask = async (product: Product): Promise<unknown> => {
    const answer = product.answer(project, await product.collect(project, '', collectContext(access)), {}, now);
    return (answer as { value: unknown }).value;
  };
  const [years, carbon, cover, stock, cutOff] = [
    await ask(forestLoss),
    await ask(emissions),
    await ask(landCoverProduct),
    await ask(biomassStock),
    await ask(forest2020),
  ];
  return { years, carbon: (carbon as { records: unknown }).records, cover, stock, cutOff } as Figures;
}

const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-7 * (1 + Math.abs(other)));
const atMost = (one: number, most: number) => expect(one).toBeLessThanOrEqual(most + 1e-7 * (1 + Math.abs(most)));

function holds({ years, carbon, cover, stock, cutOff }: Figures, area: number): void {
  // A strip between a straight line in degrees and a geodesic, of land this small.
  const land = area * (1 + 1e-5);
  const published = years.filter(({ provisional }) => provisional === false);
  for (const year of years) {
    atMost(year['deforested_lower_ha'] as number, year['deforested_ha'] as number);
    if (year['deforested_upper_ha'] !== null) atMost(year['deforested_ha'] as number, year['deforested_upper_ha'] as number);
    atMost(year['deforested_ha'] as number, year['forest_2000_ha'] as number);
    atMost(year['forest_2000_ha'] as number, land);
    expect(String(year['observed_through']) <= '2026-11-21').toBe(true);
  }
  for (const year of published) expect([year['alert_ha'] ?? null, year['alert_probable_ha'] ?? null]).toEqual([null, null]);
  expect(published.at(-1)!['year']).toBe(2025);
  near(
    published.reduce((sum, year) => sum + (year['deforested_in_year_ha'] as number), 0),
    published.at(-1)!['deforested_ha'] as number,
  );
  // The loss of the emissions is the loss of the summary, year by year.
  for (const record of carbon) {
    const year = published.find((one) => one['year'] === record['year'])!;
    near(record['loss_ha']!, year['deforested_in_year_ha'] as number);
    const [dioxide, burned] = [record['co2_t'] ?? null, record['burned_loss_ha'] ?? null];
    if (dioxide !== null) expect(record['total_tco2e']!).toBeGreaterThanOrEqual(dioxide);
    if (burned !== null) atMost(burned + record['unseen_loss_ha']!, record['loss_ha']!);
  }
  near(cover.classes.reduce((sum, { hectares }) => sum + hectares, 0) + cover.unknown_ha, cover.covered_ha);
  for (const { hectares } of cover.classes) atMost(hectares, land);
  const { value, lower, upper } = stock.biomass_t;
  if (value !== null && lower !== null) expect(lower <= value && value <= upper!).toBe(true);
  for (const name of ['forest_2020_ha', 'hansen_2020_ha', 'worldcover_ha', 'loss_after_2020_ha', 'alert_ha'])
    atMost(cutOff[name] ?? 0, land);
  atMost(cutOff['loss_after_2020_in_forest_ha']!, cutOff['loss_after_2020_ha']!);
}

describe('land of chance', () => {
  test('has something of everything, so that what holds does not hold of nothing', async () => {
    const most = { loss: 0, alerts: 0, co2: 0, burned: 0, trees: 0, biomass: 0, cutOff: 0, lostSince: 0 };
    for (const seed of [1, 2, 3, 4, 5]) {
      const { years, carbon, cover, stock, cutOff } = await figuresOf(mapsOf(seed), landOf(seed).whole);
      const now = years.at(-1)!;
      const found = {
        loss: years.at(-2)!['deforested_ha'] as number,
        alerts: now['alert_ha'] as number,
        co2: Math.max(...carbon.map((record) => record['co2_t'] ?? 0)),
        burned: Math.max(...carbon.map((record) => record['burned_loss_ha'] ?? 0)),
        trees: cover.classes.find(({ value }) => value === landCover.tree)?.hectares ?? 0,
        biomass: stock.biomass_t.value ?? 0,
        cutOff: cutOff['forest_2020_ha']!,
        lostSince: cutOff['loss_after_2020_ha']!,
      };
      for (const [name, value] of Object.entries(found)) most[name as keyof typeof most] = Math.max(most[name as keyof typeof most], value);
    }
    for (const [name, value] of Object.entries(most)) expect(value, name).toBeGreaterThan(0.01);
  });

  test('intervals hold their figures, years add up, no published year has alerts, products agree, and parts are the whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
        const files = mapsOf(seed);
        const { whole, parts } = landOf(seed);
        const [all, one, other] = [await figuresOf(files, whole), await figuresOf(files, parts[0]), await figuresOf(files, parts[1])];
        for (const [figures, geometry] of [
          [all, whole],
          [one, parts[0]],
          [other, parts[1]],
        ] as const)
          holds(figures, areaHectares(geometry));
        const together = (of: (figures: Figures) => number) => near(of(one) + of(other), of(all));
        all.years.forEach((_, index) => {
          for (const name of ['deforested_ha', 'forest_2000_ha', 'forest_2020_ha']) together(({ years }) => years[index]![name] as number);
        });
        all.carbon.forEach((record, index) => {
          together(({ carbon }) => carbon[index]!['loss_ha']!);
          // Where a mean of the project's own forest stands in, parts have other means.
          if (record['sd_tco2e'] !== null) together(({ carbon }) => carbon[index]!['co2_t']!);
        });
        all.cover.classes.forEach((_, index) => together(({ cover }) => cover.classes[index]?.hectares ?? 0));
        together(({ stock }) => stock.biomass_t.value ?? 0);
        for (const name of ['forest_2020_ha', 'loss_after_2020_ha', 'alert_ha']) together(({ cutOff }) => cutOff[name] ?? 0);
      }),
      { numRuns: 12 },
    );
  });

  test('woody land is within the whole, its growth within its bounds, and never more where it is called old growth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
        const { whole } = landOf(seed);
        const cover = await woodyCover(memoryAccess(mapsOf(seed)), whole, 2026, new AbortController().signal, () => {});
        atMost(woodyHectares(cover) + cover.unknown, cover.total);
        atMost(cover.total, areaHectares(whole) * (1 + 1e-5));
        const growth = (isOldGrowth: boolean | null) =>
          yearlyGrowth(withOldGrowth(cover, isOldGrowth), 'tropical-moist-deciduous', 'Africa');
        for (const said of [null, true, false]) {
          const { value, lower, upper } = growth(said);
          expect(lower! <= value! && value! <= upper!).toBe(true);
        }
        atMost(growth(true).value!, growth(false).value!);
        near(woodyHectares(withOldGrowth(cover, true)), woodyHectares(cover));
      }),
      { numRuns: 20 },
    );
  });
});

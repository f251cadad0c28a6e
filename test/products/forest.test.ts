import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaHectares, centroid, type Geometry } from '#geo/index.ts';
import { facts } from '#products/deforestation-summary/facts.ts';
import { alertsFile, service as deforestationSummaryProduct } from '#products/deforestation-summary/service.ts';
import { lossYearFile, lossYears } from '#products/deforestation-summary/compute-loss-image.ts';
import type { ForestLoss } from '#products/deforestation-summary/compute.ts';
import { PermanentFault, type Collected, type ProductProject } from '#products/product.ts';
import { eastOf, readGeoTiff, southOf, type Grid } from '#raster/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

const projectOf = (geometry: Geometry): ProductProject => ({
  id: 'p',
  name: 'P',
  geometry,
  areaHectares: areaHectares(geometry),
  centroid: centroid(geometry) as [number, number],
  createdAt: '2026-01-01T00:00:00Z',
});
const boxOf = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** Ten by ten cells whose north-west corner is 20.1 E, 10 S: the south-east part of tile 00N_020E is next to it, its own is 10S_020E. */
const grid: Grid = { west: 20.1, north: -10.1, cellWidth: 0.00025, cellHeight: 0.00025, width: 10, height: 10, epsg: 4326 };
const layer = (values: (column: number, row: number) => number): MemoryRaster => ({
  grid,
  values: Uint8Array.from({ length: 100 }, (_, cell) => values(cell % 10, Math.floor(cell / 10))),
  noData: 255,
});
const whole = boxOf(20.1, -10.1025, 20.1025, -10.1);
const tiles = (layers: Partial<Record<'treecover2000' | 'lossyear' | 'datamask' | 'alert' | 'alertDate' | 'drivers', MemoryRaster>>) => ({
  ...(layers.treecover2000 ? { 'Hansen_GFC-2025-v1.13_treecover2000_10S_020E.tif': layers.treecover2000 } : {}),
  ...(layers.lossyear ? { 'Hansen_GFC-2025-v1.13_lossyear_10S_020E.tif': layers.lossyear } : {}),
  ...(layers.datamask ? { 'Hansen_GFC-2025-v1.13_datamask_10S_020E.tif': layers.datamask } : {}),
  ...(layers.alert ? { '/alert26_020E_20S_030E_10S.tif': layers.alert } : {}),
  ...(layers.drivers ? { 'drivers_forest_loss_1km_2001_2025_v1_3.tif': layers.drivers } : {}),
  ...(layers.alertDate ? { 'alertDate26_020E_20S_030E_10S.tif': layers.alertDate } : {}),
});
const land = layer(() => 1);

async function collect(geometry: Geometry, layers: Parameters<typeof tiles>[0], now?: string) {
  const collected = await deforestationSummaryProduct.collect(projectOf(geometry), '', collectContext(memoryAccess(tiles(layers)), now));
  const answer = deforestationSummaryProduct.answer(
    projectOf(geometry),
    collected,
    {},
    { now: new Date(now ?? '2026-11-21T12:00:00Z'), url: String },
  );
  if (answer.kind !== 'json') throw new Error('JSON expected');
  const years = facts.routes.deforestationSummary.reply.parse(answer.value).map((record) => ({ ...record, ...answer.provenance }));
  return { collected, loss: collected.data as ForestLoss, years };
}

/** The map of drivers around the cells, three by three of 0.01 degree. */
const drivers = (values: number[]): MemoryRaster => ({
  grid: { west: 20.09, north: -10.09, cellWidth: 0.01, cellHeight: 0.01, width: 3, height: 3, epsg: 4326 },
  values: Uint8Array.from(values),
  noData: 255,
});

describe('deforestation summary on hand-made cells', () => {
  // Columns 0..4 forest (canopy 30), 5..9 below it (29). Rows 0, 1, 2 lost in 2017, 2018, 2020; row 3 lost in 2025.
  const forest = layer((column) => (column < 5 ? 30 : 29));
  const losses = layer((_column, row) => [17, 18, 20, 25][row] ?? 0);

  test('the loss lies where its driver is told: by the cell of a kilometre that holds the middle of each lost cell', async () => {
    // Land of both sides of the border at 20.11 E.
    const across: Grid = { ...grid, west: 20.109 };
    const shifted = (one: MemoryRaster): MemoryRaster => ({ ...one, grid: across });
    const codes = [1, 1, 1, 1, 1, 5, 1, 1, 1];
    const { years } = await collect(boxOf(20.109, -10.1025, 20.1115, -10.1), {
      treecover2000: shifted(layer(() => 80)),
      lossyear: shifted(losses),
      datamask: shifted(land),
      drivers: drivers(codes),
    });
    const last = years.find(({ year }) => year === 2025)!;
    expect(last.deforested_by_driver!.map(({ driver }) => driver)).toEqual(['permanent-agriculture', 'wildfire']);
    expect(last.deforested_by_driver!.map(({ hectares }) => hectares / last.deforested_ha!)).toEqual([
      expect.closeTo(0.4, 4),
      expect.closeTo(0.6, 4),
    ]);
    expect(last.assumptions.join(' ')).toContain('not those of each loss');
    expect(years.at(-1)!.deforested_by_driver).toBeNull();
  });

  test('without the map of drivers the loss stands, and the answer says why it is not told by driver', async () => {
    const { years } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land });
    expect(years[0]!.deforested_ha).toBeGreaterThan(0);
    expect(years.map(({ deforested_by_driver }) => deforested_by_driver)).toEqual(years.map(() => null));
    expect(years[0]!.assumptions.join(' ')).toContain('map of drivers could not be read');
  });

  test('hectares of forest cells by year; below the canopy threshold nothing counts', async () => {
    const { years, loss } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land });
    const row = loss.forest2000Hectares / 10;
    expect(loss.forest2000Hectares).toBeCloseTo(loss.landHectares / 2, 9);
    expect(years.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    const inYear = years.map(({ deforested_in_year_ha: hectares }) => hectares);
    for (const [index, rows] of [1, 0, 1, 0, 0, 0, 0, 1].entries()) expect(inYear[index]).toBeCloseTo(rows * row, 5);
    expect(inYear[8]).toBeNull();
    expect(years.at(-1)!.deforested_ha).toBeCloseTo(3 * row, 5);
    // Half of the cells are forest and three rows of ten are lost: 15 % of the area, the loss of 2017 not among it.
    expect(years.at(-1)!.deforested_pct).toBeCloseTo(15, 2);
    expect(years.at(-1)!.observed_through).toBe('2025-12-31');
    expect(years.at(-1)!.assumptions.join(' ')).toContain('no alerts for 2026');
    expect(years[0]).toMatchObject({
      source: 'gfc GFC-2025-v1.13; glad C2 current; lossdrivers v1.3',
      observed_through: '2018-12-31',
      attribution: expect.stringContaining('Hansen'),
    });
  });

  test('confirmed alerts count after the map, only where the forest still stood; probable ones do not', async () => {
    // Confirmed in row 3 (already lost) and row 4; probable in row 5.
    const alert = layer((_column, row) => [0, 0, 0, 3, 3, 2][row] ?? 0);
    const { years, loss } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land, alert });
    const row = loss.forest2000Hectares / 10;
    expect(years.at(-1)!.deforested_in_year_ha).toBeCloseTo(row, 5);
    expect(years.at(-1)!.deforested_ha).toBeCloseTo(4 * row, 5);
    expect(years.at(-1)).toMatchObject({ provisional: true, alert_coverage: 'whole', deforested_lower_ha: years.at(-2)!.deforested_ha });
    expect(years.at(-1)!.alert_ha).toBeCloseTo(row, 5);
    expect(years.at(-1)!.alert_probable_ha).toBeCloseTo(row, 5);
    // The days of these alerts are not there: the end of the map is all that is known, not the day on which they were fetched.
    expect(years.at(-1)!.observed_through).toBe('2025-12-31');
    expect(years.at(-2)).toMatchObject({ provisional: false, alert_ha: null, alert_probable_ha: null });
    expect(years.at(-1)!.assumptions.join(' ')).not.toContain('no alerts');
  });

  const alert = layer((_column, row) => [0, 0, 0, 3, 3, 2][row] ?? 0);
  // Also an alert on land that was lost before tells that somebody looked: row 3 on the 1st, row 4 on the 40th, row 5 on the 250th day.
  const alertDate: MemoryRaster = {
    ...alert,
    values: Uint16Array.from(alert.values, (_, cell) => [0, 0, 0, 1, 40, 250][Math.floor(cell / 10)] ?? 0),
  };

  test('the last look is the day of the newest alert, or of a clear picture from before the alerts were read', async () => {
    const given = { treecover2000: forest, lossyear: losses, datamask: land, alert, alertDate };
    expect((await collect(whole, given)).years.at(-1)!.observed_through).toBe('2026-09-07');
    const seen = async (end: string) => {
      const context = {
        ...collectContext(memoryAccess(tiles(given))),
        resultOf: async (slug: string) => (slug === 'satellite-index' ? ({ data: { end, statistics: {} } } as unknown as Collected) : null),
      };
      const { data } = await deforestationSummaryProduct.collect(projectOf(whole), '', context);
      return (data as ForestLoss).clearScene;
    };
    expect(await seen('2026-11-02')).toBe('2026-11-02');
    // The alerts were read on 20 November: what came after them they cannot have seen.
    expect(await seen('2026-11-21')).toBeNull();
  });

  test('alerts are there as shapes with their day and confidence, which add up to the hectares', async () => {
    const { collected, years } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land, alert, alertDate });
    const given = facts.routes.deforestationAlerts.reply.parse(JSON.parse(new TextDecoder().decode(collected.files![alertsFile]!.bytes)));
    expect(given.features.map(({ properties: { date, confidence, cells } }) => [date, confidence, cells])).toEqual([
      ['2026-09-07', 'probable', 5],
      ['2026-02-09', 'confirmed', 5],
    ]);
    expect(given.features[1]!.properties.hectares).toBeCloseTo(years.at(-1)!.alert_ha!, 9);
    expect(areaHectares(given.features[1]!.geometry as Geometry)).toBeCloseTo(years.at(-1)!.alert_ha!, 4);
    expect(given).toMatchObject({ canopy_threshold: 30, too_many: false, attribution: expect.stringContaining('Hansen') });
    const named = deforestationSummaryProduct.answer(
      projectOf(whole),
      collected,
      {},
      { now: new Date(), url: String, operation: 'deforestationAlerts' },
    );
    expect(named).toEqual({ kind: 'file', name: alertsFile });
  });

  test('the canopy threshold is the user’s: one collection answers for each, pictures and shapes have their own', async () => {
    const patchy = layer((column) => [5, 12, 17, 22, 27, 40, 60, 90, 90, 90][column]!);
    const given = { treecover2000: patchy, lossyear: losses, datamask: land };
    const { collected, loss } = await collect(whole, given);
    const cell = loss.landHectares / 100;
    const at = (canopy: number) => {
      const answer = deforestationSummaryProduct.answer(
        projectOf(whole),
        collected,
        { canopy_threshold: canopy },
        { now: new Date('2026-11-21'), url: String },
      );
      if (answer.kind !== 'json') throw new Error('JSON expected');
      return { ...facts.routes.deforestationSummary.reply.parse(answer.value).at(-1)!, ...answer.provenance };
    };
    for (const [canopy, columns] of [
      [10, 9],
      [15, 8],
      [20, 7],
      [25, 6],
      [30, 5],
      [50, 4],
      [75, 3],
    ] as const) {
      expect(at(canopy).canopy_threshold).toBe(canopy);
      expect(at(canopy).forest_2000_ha!).toBeCloseTo(10 * columns * cell, 4);
      // Row 0 was lost in 2017, row 1 in 2018, row 2 in 2020, row 3 in 2025.
      expect(at(canopy).forest_2018_ha!).toBeCloseTo(8 * columns * cell, 4);
      expect(at(canopy).forest_2020_ha!).toBeCloseTo(7 * columns * cell, 4);
      expect(at(canopy).deforested_ha!).toBeCloseTo(3 * columns * cell, 4);
      expect(at(canopy).method).toContain(`canopy of ${canopy} %`);
    }
    const variantOf = (operation: string, canopy: number) =>
      deforestationSummaryProduct.variantOf!({ canopy_threshold: canopy }, new Date(), operation);
    expect(variantOf('deforestationSummary', 50)).toBe('');
    expect(variantOf('lossYearImage', 30)).toBe('');
    expect(variantOf('lossYearImage', 50)).toBe('canopy_threshold=50');
    const other = await deforestationSummaryProduct.collect(
      projectOf(whole),
      'canopy_threshold=50',
      collectContext(memoryAccess(tiles(given))),
    );
    const { values } = await readGeoTiff(other.files![lossYearFile]!.bytes);
    expect(Array.from(values).filter((value) => value === 25)).toHaveLength(4);
    expect(() => facts.routes.deforestationSummary.query.parse({ canopy_threshold: '40' })).toThrow();
    expect(facts.routes.deforestationSummary.query.parse({})).toEqual({ canopy_threshold: 30 });
  });

  test('the picture of the years holds the cells that the hectares count, each in its year', async () => {
    const alert = layer((_column, row) => [0, 0, 0, 3, 3, 2][row] ?? 0);
    const { collected, loss, years } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land, alert });
    const { values, grid: over } = await readGeoTiff(collected.files![lossYearFile]!.bytes);
    const counts = new Map<number, number>();
    for (const value of Array.from(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
    // Five forest cells a row: 2017, 2018, 2020, 2025, and the alerts of 2026 where it still stood.
    expect(Object.fromEntries(counts)).toMatchObject({ 0: 75, 17: 5, 18: 5, 20: 5, 25: 5, 26: 5 });
    expect([over.cellWidth, over.epsg]).toEqual([grid.cellWidth, 4326]);
    const hectaresOfCell = loss.landHectares / 100;
    for (const { year, value } of lossYears(2026))
      expect((counts.get(value) ?? 0) * hectaresOfCell, String(year)).toBeCloseTo(
        years.find((one) => one.year === year)!.deforested_in_year_ha ?? 0,
        4,
      );
    const named = deforestationSummaryProduct.answer(
      projectOf(whole),
      collected,
      {},
      {
        now: new Date('2026-11-21T12:00:00Z'),
        url: String,
        operation: 'lossYearImage',
      },
    );
    expect(named).toEqual({ kind: 'file', name: lossYearFile });
    // A triangle: what lies outside it is 255, and a cell that it touches is not.
    const half = await collect(
      {
        type: 'Polygon',
        coordinates: [
          [
            [20.1, -10.1],
            [20.1025, -10.1],
            [20.1, -10.1025],
            [20.1, -10.1],
          ],
        ],
      },
      { treecover2000: forest, lossyear: losses, datamask: land },
    );
    const cells = (await readGeoTiff(half.collected.files![lossYearFile]!.bytes)).values;
    expect([cells[0], cells[9], cells[99]]).toEqual([17, 0, 255]);
  });

  test('a year that has begun since the collection repeats the last observed one', async () => {
    const alert = layer((_column, row) => (row === 4 ? 3 : 0));
    const { collected, years } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land, alert });
    const later = deforestationSummaryProduct.answer(
      projectOf(whole),
      collected,
      {},
      { now: new Date('2027-01-05T00:00:00Z'), url: String },
    ) as { value: typeof years };
    expect(later.value.at(-1)).toMatchObject({
      year: 2027,
      deforested_ha: years.at(-1)!.deforested_ha,
      deforested_in_year_ha: null,
      deforested_upper_ha: null,
      observed_through: '2025-12-31',
    });
  });

  test('half cells count half', async () => {
    const everywhere = layer(() => 100);
    const lost = layer(() => 19);
    const half = boxOf(20.100125, -10.10025, 20.1005, -10.1);
    const { loss } = await collect(half, { treecover2000: everywhere, lossyear: lost, datamask: land });
    const { loss: two } = await collect(boxOf(20.1, -10.10025, 20.1005, -10.1), {
      treecover2000: everywhere,
      lossyear: lost,
      datamask: land,
    });
    expect(loss.lossHectares['2019']! / two.lossHectares['2019']!).toBeCloseTo(0.75, 9);
  });

  test('zero, no data here, part without data, and not fetched are four answers', async () => {
    const none = await collect(whole, { treecover2000: layer(() => 0), lossyear: layer(() => 0), datamask: land });
    expect(none.years.at(-1)).toMatchObject({ deforested_ha: 0, deforested_pct: 0, deforested_in_year_ha: 0, forest_2000_ha: 0 });
    const sea = await collect(whole, {});
    expect(sea.years.at(-1)).toMatchObject({ deforested_ha: null, deforested_pct: null, forest_2000_ha: null, observed_through: null });
    expect(sea.years[0]!.assumptions.join(' ')).toContain('No data here');
    const part = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: layer((column) => (column === 0 ? 0 : 1)) });
    expect(part.years.at(-1)!.assumptions.join(' ')).toMatch(/says nothing of 0\.8 ha \(10\.0 %\)/);
    await expect(
      deforestationSummaryProduct.collect(projectOf(whole), '', collectContext(memoryAccess({}, { offline: true }))),
    ).rejects.toThrow('needs the network');
  });

  test('water is known: no forest there is zero, not unknown', async () => {
    const { loss, years } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: layer(() => 2) });
    expect(loss).toMatchObject({ landHectares: 0, unknownHectares: 0, forest2000Hectares: 0 });
    expect(years.at(-1)!.deforested_ha).toBe(0);
  });

  test('a project across two tiles reads both; a missing one is a part without data', async () => {
    const across = boxOf(20.1, -10.0001, 20.1005, -9.9999);
    const access = memoryAccess({});
    await deforestationSummaryProduct.collect(projectOf(across), '', collectContext(access));
    expect(access.read.filter((url) => url.includes('lossyear')).map((url) => url.slice(-12))).toEqual(['10S_020E.tif', '00N_020E.tif']);
  });

  test('a project over the antimeridian is measured on both sides', async () => {
    const across: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [179.9995, 0],
          [-179.9995, 0],
          [-179.9995, 0.0005],
          [179.9995, 0.0005],
          [179.9995, 0],
        ],
      ],
    };
    const corner = (west: number): MemoryRaster => ({
      grid: { west, north: 0.0005, cellWidth: 0.00025, cellHeight: 0.00025, width: 2, height: 2, epsg: 4326 },
      values: new Uint8Array(4).fill(1),
      noData: 255,
    });
    const forest = (west: number): MemoryRaster => ({ ...corner(west), values: new Uint8Array(4).fill(80) });
    const access = memoryAccess(
      Object.fromEntries(
        [
          ['10N_170E', 179.9995],
          ['10N_180W', -180],
        ].flatMap(([name, west]) => [
          [`treecover2000_${name}.tif`, forest(west as number)],
          [`lossyear_${name}.tif`, corner(west as number)],
          [`datamask_${name}.tif`, corner(west as number)],
        ]),
      ),
    );
    const { data } = await deforestationSummaryProduct.collect(projectOf(across), '', collectContext(access));
    expect((data as ForestLoss).forest2000Hectares).toBeCloseTo(areaHectares(across), 6);
    expect((data as ForestLoss).lossHectares['2001']).toBeCloseTo(areaHectares(across), 6);
  });

  test('of parts that lie far apart only their own tiles are read', async () => {
    const west = [
      [20.1, -10.101],
      [20.101, -10.101],
      [20.101, -10.1],
      [20.1, -10.1],
      [20.1, -10.101],
    ];
    const apart: Geometry = { type: 'MultiPolygon', coordinates: [[west], [west.map(([x, y]) => [x! + 60, y! + 40])]] };
    const access = memoryAccess({});
    await deforestationSummaryProduct.collect(projectOf(apart), '', collectContext(access));
    expect(access.read.filter((url) => url.includes('lossyear')).map((url) => url.slice(-12))).toEqual(['30N_080E.tif', '10S_020E.tif']);
  });

  test('overlapping parts count once', async () => {
    const part = [
      [20.1, -10.101],
      [20.101, -10.101],
      [20.101, -10.1],
      [20.1, -10.1],
      [20.1, -10.101],
    ];
    const moved = part.map(([x, y]) => [x! + 0.0005, y!]);
    const { loss } = await collect(
      { type: 'MultiPolygon', coordinates: [[part], [moved]] },
      { treecover2000: forest, lossyear: losses, datamask: land },
    );
    const { loss: joined } = await collect(boxOf(20.1, -10.101, 20.1015, -10.1), {
      treecover2000: forest,
      lossyear: losses,
      datamask: land,
    });
    expect(loss.forest2000Hectares).toBeCloseTo(joined.forest2000Hectares, 9);
  });

  test('share lost in ten years, for the eligibility rule', async () => {
    const { collected } = await collect(whole, { treecover2000: forest, lossyear: losses, datamask: land });
    // All four rows of half the cells lie in 2017..2026
    expect(deforestationSummaryProduct.available!(collected).recent_loss_share).toBeCloseTo(0.2, 4);
  });

  test('a project without area is refused in words, an abort stops', async () => {
    await expect(
      deforestationSummaryProduct.collect(projectOf({ type: 'Point', coordinates: [20.1, -10.1] }), '', collectContext(memoryAccess({}))),
    ).rejects.toThrow(PermanentFault);
    await expect(
      deforestationSummaryProduct.collect(
        projectOf(whole),
        '',
        collectContext(memoryAccess(tiles({ datamask: land })), undefined, AbortSignal.abort(new Error('cancelled'))),
      ),
    ).rejects.toThrow('cancelled');
  });
});

describe('what must hold for any cells', () => {
  test('the series never falls, percent is hectares over area, two halves are the whole', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const noise = (column: number, row: number, salt: number) =>
        Math.abs(Math.sin(seed * 12.9898 + column * 78.233 + row * 37.719 + salt) * 43758.5453) % 1;
      const layers = {
        treecover2000: layer((column, row) => Math.floor(101 * noise(column, row, 1))),
        lossyear: layer((column, row) => Math.floor(26 * noise(column, row, 2))),
        datamask: layer((column, row) => (noise(column, row, 3) < 0.9 ? 1 : 2)),
        alert: layer((column, row) => [0, 2, 3][Math.floor(3 * noise(column, row, 4))]!),
      };
      const cut = 20.1 + 0.0025 * noise(0, 0, 5);
      const [all, west, east] = await Promise.all(
        [whole, boxOf(20.1, -10.1025, cut, -10.1), boxOf(cut, -10.1025, 20.1025, -10.1)].map((geometry) => collect(geometry, layers)),
      );
      for (const [index, record] of all!.years.entries()) {
        expect(record.deforested_ha).toBeGreaterThanOrEqual(all!.years[index - 1]?.deforested_ha ?? 0);
        expect(record.deforested_pct).toBe((100 * record.deforested_ha!) / areaHectares(whole));
        expect(west!.years[index]!.deforested_ha! + east!.years[index]!.deforested_ha!).toBeCloseTo(record.deforested_ha!, 9);
      }
    }
  });
});

describe.skipIf(!hasShared('samples', 'forest-change'))('real crop, Sierra de Neiba', () => {
  test('forest 2000 and loss by year as the independent script measured them', async () => {
    const expected = JSON.parse(readFileSync(shared('samples', 'forest-change', 'expected.json'), 'utf8'));
    const read = async (name: string): Promise<MemoryRaster> => {
      const file = await readGeoTiff(readFileSync(shared('samples', 'forest-change', `Hansen_GFC-2023-v1.11_${name}_20N_080W.tif`)));
      return { grid: file.grid, values: Uint8Array.from(file.values), noData: file.noData };
    };
    const [cover, loss] = [await read('treecover2000'), await read('lossyear')];
    const data = memoryAccess({
      'treecover2000_20N_080W.tif': cover,
      'lossyear_20N_080W.tif': loss,
      'datamask_20N_080W.tif': { ...cover, values: cover.values.map((value) => (value === 255 ? 0 : 1)) },
    });
    const crop = boxOf(cover.grid.west, southOf(cover.grid), eastOf(cover.grid), cover.grid.north);
    const found = (await deforestationSummaryProduct.collect(projectOf(crop), '', collectContext(data))).data as ForestLoss;
    expect(found.forest2000Hectares).toBeCloseTo(expected.forest_2000_ha, 3);
    for (const [year, hectares] of Object.entries(expected.loss_ha_by_year as Record<string, number>))
      expect(found.lossHectares[year]).toBeCloseTo(hectares, 4);
    const answer = deforestationSummaryProduct.answer(
      projectOf(crop),
      {
        data: found,
        provenance: { source: '', fetched_at: '', method: '', assumptions: [], attribution: '', synthetic: false, no_data: null },
      },
      {},
      { now: new Date('2026-11-21'), url: String },
    );
    const years = (answer as { value: { year: number; deforested_ha: number }[] }).value;
    expect(years.find(({ year }) => year === 2023)!.deforested_ha).toBeCloseTo(expected.loss_ha_2018_2023, 3);
  });
});

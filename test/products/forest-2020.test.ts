import { describe, expect, test } from 'vitest';
import { CouldNotFetch, type DataAccess, type DocumentRequest } from '#datasets/data-access.ts';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { facts } from '#products/forest-2020/facts.ts';
import { forest2020OfPlot } from '#products/forest-2020/compute-plots.ts';
import { coverFile, service } from '#products/forest-2020/service.ts';
import type { ProductProject } from '#products/product.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

/** Four by four cells of Hansen's map, and the twelve by twelve cells of 10 m in them. */
const [west, north, coarse] = [20.1, -10.1, 1 / 4000];
const gridOf = (cell: number, side: number): Grid => ({
  west,
  north,
  cellWidth: cell,
  cellHeight: cell,
  width: side,
  height: side,
  epsg: 4326,
});
const layer = (side: 4 | 12, value: (column: number, row: number) => number): MemoryRaster => ({
  grid: gridOf(side === 4 ? coarse : coarse / 3, side),
  values: Uint8Array.from({ length: side * side }, (_, cell) => value(cell % side, Math.floor(cell / side))),
  noData: 255,
});
const boxOf = (columns: [number, number], rows: [number, number]): Geometry => {
  const [left, right] = columns.map((column) => west + column * coarse) as [number, number];
  const [top, bottom] = rows.map((row) => north - row * coarse) as [number, number];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
        [left, bottom],
      ],
    ],
  };
};
const whole = boxOf([0, 4], [0, 4]);
const projectOf = (geometry: Geometry): ProductProject => ({
  id: 'p',
  name: 'P',
  geometry,
  areaHectares: areaHectares(geometry),
  centroid: [west, north],
  createdAt: '2026-01-01T00:00:00Z',
});

/** The left half is forest on every map; of it the upper row was lost in 2010, the second in 2023, the third has probable alerts. */
const layers = (without: readonly string[] = []) => {
  const all: Record<string, MemoryRaster> = {
    'JRC_GFC2020_V4_S10_E20.tif': layer(12, (column, row) => (column < 6 && row >= 3 ? 1 : 0)),
    'ESA_WorldCover_10m_2021_v200_S12E018_Map.tif': layer(12, (column) => (column < 6 ? 10 : 40)),
    'treecover2000_10S_020E.tif': layer(4, (column) => (column < 2 ? 80 : 5)),
    'lossyear_10S_020E.tif': layer(4, (column, row) => (column < 2 ? ([10, 23][row] ?? 0) : 0)),
    'datamask_10S_020E.tif': layer(4, () => 1),
    '/alert26_020E_20S_030E_10S.tif': layer(4, (column, row) => (column < 2 && row === 2 ? 2 : 0)),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !without.some((part) => name.includes(part))));
};
const listing = '<a href="JRC_GFC2020_V4_S10_E20.tif">';
function accessOf(without: readonly string[] = [], listed: string | Error = listing): DataAccess {
  const access = memoryAccess(layers(without));
  access.document = async <T>({ parse }: DocumentRequest<T>) => {
    if (typeof listed !== 'string') throw listed;
    return parse(new TextEncoder().encode(listed), 'text/html');
  };
  return access;
}
async function collect(without: readonly string[] = [], listed: string | Error = listing) {
  const collected = await service.collect(projectOf(whole), '', collectContext(accessOf(without, listed)));
  const answer = service.answer(projectOf(whole), collected, {}, { now: new Date('2026-11-21'), url: String });
  return { collected, answer: { ...facts.routes.forest2020.reply.parse((answer as { value: unknown }).value), ...collected.provenance } };
}

describe('forest of 2020 on hand-made cells', () => {
  test('hectares, loss since, alerts and agreement, each by its cells', async () => {
    const { answer } = await collect();
    const sixteenth = answer.covered_ha! / 16;
    expect(answer.covered_ha).toBeCloseTo(areaHectares(whole), 4);
    expect(answer.forest_2020_ha).toBeCloseTo(6 * sixteenth, 3);
    expect(answer.hansen_2020_ha).toBeCloseTo(6 * sixteenth, 3);
    expect(answer.worldcover_ha).toBeCloseTo(8 * sixteenth, 3);
    expect(answer.loss_after_2020_ha).toBeCloseTo(2 * sixteenth, 3);
    expect(answer.loss_after_2020_in_forest_ha).toBeCloseTo(2 * sixteenth, 3);
    expect([answer.alert_ha, answer.alert_probable_ha! / sixteenth]).toEqual([0, expect.closeTo(2, 3)]);
    // Only the row lost in 2010 is trees on the land cover map and none on the others.
    expect(answer.agreement_hansen_pct).toBeCloseTo(100, 6);
    expect(answer.agreement_pct).toBeCloseTo(87.5, 2);
    expect(answer.source).toContain('jrcgfc2020 V4');
    expect([answer.risk_perennial_crops, answer.risk_annual_crops, answer.risk_timber]).toEqual(['low', 'high', 'not_assessed']);
  });

  test('a map that is missing is said, and makes nothing low', async () => {
    const { answer } = await collect(['JRC_GFC']);
    expect(answer).toMatchObject({
      forest_2020_ha: null,
      forest_2020_upper_ha: null,
      loss_after_2020_in_forest_ha: null,
      agreement_pct: null,
    });
    expect(answer.indicators[0]!.value).toBe('unknown');
    expect(answer.risk_annual_crops).toBe('more_info_needed');
    expect(answer.assumptions.join(' ')).toMatch(/forest map of 2020 says nothing of 1\.2 ha \(100\.0 %\)/);
    const none = await collect(['JRC_GFC', 'WorldCover', 'treecover', 'lossyear', 'datamask', 'alert']);
    expect([none.answer.risk_perennial_crops, none.answer.risk_annual_crops]).toEqual(['more_info_needed', 'more_info_needed']);
    expect(none.answer.no_data).not.toBeNull();
    const unwatched = await collect(['alert']);
    expect([unwatched.answer.alert_ha, unwatched.answer.alert_probable_ha]).toEqual([null, null]);
  });

  test('without the publisher’s listing the pinned version is taken, and said', async () => {
    const { answer } = await collect([], new CouldNotFetch('the source answers 503'));
    expect(answer.forest_2020_ha).toBeGreaterThan(0);
    expect(answer.assumptions.join(' ')).toContain('could not be read (the source answers 503); V4 was taken');
    // A newer version that the listing names is the one that is read; it is not there, so nothing is known of forest.
    expect((await collect([], listing.replace('V4', 'V5'))).answer.forest_2020_ha).toBeNull();
  });

  test('plots measured in the kept cells add up to the project, and have risks of their own', async () => {
    const { collected, answer } = await collect();
    const picture = await readGeoTiff(collected.files![coverFile(0)]!.bytes);
    const [left, right] = [
      await forest2020OfPlot(boxOf([0, 2], [0, 4]), [picture]),
      await forest2020OfPlot(boxOf([2, 4], [0, 4]), [picture]),
    ];
    for (const name of [
      'covered_ha',
      'forest_2020_ha',
      'hansen_2020_ha',
      'worldcover_ha',
      'loss_after_2020_ha',
      'alert_probable_ha',
    ] as const)
      expect(left[name]! + right[name]!, name).toBeCloseTo(answer[name]!, 9);
    expect([left.risk_annual_crops, right.risk_annual_crops, right.risk_perennial_crops]).toEqual(['high', 'low', 'low']);
    const small = await forest2020OfPlot(boxOf([0, 0.6], [0, 0.6]), [picture]);
    expect([small.reason, small.risk_annual_crops, small.forest_2020_ha]).toEqual(['too-small', null, null]);
    expect((await forest2020OfPlot({ type: 'Point', coordinates: [west, north] }, [picture])).reason).toBe('no-area');
  });
});

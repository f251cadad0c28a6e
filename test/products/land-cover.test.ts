import { describe, expect, test } from 'vitest';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { facts } from '#products/land-cover/facts.ts';
import { service } from '#products/land-cover/service.ts';
import type { ProductProject } from '#products/product.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

const cell = 1 / 12_000;
const grid: Grid = { west: 20, north: -10, cellWidth: cell, cellHeight: cell, width: 40, height: 40, epsg: 4326 };
const name = 'ESA_WorldCover_10m_2021_v200_S12E018_Map.tif';
/** The upper half is trees, the lower crops. */
const map: MemoryRaster = { grid, values: Uint8Array.from({ length: 1600 }, (_, at) => (at < 800 ? 10 : 40)), noData: 0 };
const square = (left: number, top: number, size: number) => {
  const [west, east] = [grid.west + left * cell, grid.west + (left + size) * cell];
  const [north, south] = [grid.north - top * cell, grid.north - (top + size) * cell];
  return {
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
};
const projectOf = (geometry: Geometry): ProductProject => ({
  id: 'p',
  name: 'P',
  geometry,
  areaHectares: areaHectares(geometry),
  centroid: [20, -10],
  createdAt: '2026-01-01T00:00:00Z',
});
async function collect(geometry: Geometry, files: Record<string, MemoryRaster> = { [name]: map }) {
  const project = projectOf(geometry);
  const collected = await service.collect(project, '', collectContext(memoryAccess(files)));
  const answer = service.answer(project, collected, {}, { now: new Date('2026-11-21'), url: String });
  return {
    project,
    collected,
    answer: { ...facts.routes.landCover.reply.parse((answer as { value: unknown }).value), ...collected.provenance },
  };
}

describe('land cover on hand-made cells', () => {
  test('hectares by class are the land, by exact shares of cells', async () => {
    const { project, answer } = await collect(square(4.5, 15, 10));
    const hectaresOf = (value: number) => answer.classes.find((item) => item.value === value)!.hectares;
    expect(answer.covered_ha! / project.areaHectares).toBeCloseTo(1, 6);
    expect(hectaresOf(10) + hectaresOf(40)).toBeCloseTo(answer.covered_ha!, 9);
    expect(hectaresOf(10) / hectaresOf(40)).toBeCloseTo(1, 4);
    expect([answer.unknown_ha, answer.year, answer.no_data]).toEqual([0, 2021, null]);
  });

  test('land that several parts share counts once', async () => {
    const one = square(4, 4, 10);
    const twice: Geometry = { type: 'MultiPolygon', coordinates: [one.coordinates, square(4, 4, 6).coordinates] };
    expect((await collect(twice)).answer.covered_ha).toBeCloseTo((await collect(one)).answer.covered_ha!, 9);
  });

  test('the picture is an answer of its own, with the classes of the map', async () => {
    const { project, collected } = await collect(square(4, 15, 10));
    const answer = service.answer(project, collected, {}, { now: new Date(), url: String, operation: 'landCoverImage' });
    expect(answer).toEqual({ kind: 'file', name: 'land_cover.tif' });
    const { values, noData, grid: place } = await readGeoTiff(collected.files!['land_cover.tif']!.bytes);
    expect([place.width, place.height, noData]).toEqual([10, 10, 255]);
    expect([values[0], values[99]]).toEqual([10, 40]);
  });

  test('where the map has nothing there are no classes, no picture, and a reason; a part is named in hectares', async () => {
    const none = await collect(square(4, 4, 10), {});
    expect(none.answer).toMatchObject({ classes: [], unknown_ha: none.answer.covered_ha, no_data: { code: 'land-cover-nowhere' } });
    expect([none.collected.files, service.covers!(none.collected)]).toEqual([undefined, null]);
    const half = { ...map, values: Uint8Array.from(map.values, (value) => (value === 10 ? 0 : value)) };
    const { answer } = await collect(square(4, 15, 10), { [name]: half });
    expect(answer.unknown_ha! / answer.covered_ha!).toBeCloseTo(0.5, 4);
    expect(answer.classes.find(({ value }) => value === 40)!.percent).toBeCloseTo(100, 9);
    expect(answer.assumptions.join(' ')).toContain('The map says nothing of 0.4 ha (50.0 %) of the land.');
  });

  test('points have no hectares to count', async () => {
    await expect(collect({ type: 'Point', coordinates: [20.001, -10.001] })).rejects.toThrow(/no area/);
  });
});

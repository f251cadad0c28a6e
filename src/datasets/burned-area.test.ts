import { expect, test } from 'vitest';
import { gridOfLattice, type Grid } from '#raster/grid.ts';
import { burned, BurnedAreaReader, burnedCellsPerDegree } from './burned-area.ts';
import { NeedsNetwork, NothingThere, type DataAccess, type RasterFile } from './data-access.ts';

/** A file of an area that is not seen in its cells but where `dayAt` tells a day. */
const fileOf = (url: string, levels: Grid[], dayAt: (column: number, row: number) => number): RasterFile => ({
  url,
  noData: null,
  levels,
  read: async (_level, { left, top, width, height }) => ({
    grid: levels[0]!,
    noData: null,
    values: Int16Array.from({ length: width * height }, (_, cell) => dayAt(left + (cell % width), top + Math.floor(cell / width))),
  }),
});
const asked: string[] = [];
const accessOf = (raster: (month: number, area: number, url: string) => RasterFile): DataAccess => {
  asked.length = 0;
  return {
    baseUrl: () => 'https://example.test/pixel',
    raster: async (_dataset: unknown, url: string) => {
      asked.push(url);
      const [, month, area] = /\d{4}(\d{2})01-.*AREA_(\d)/.exec(url)!;
      return raster(Number(month), Number(area), url);
    },
  } as unknown as DataAccess;
};
const areaGrid = (west: number, north: number, degreesWide: number, degreesHigh: number): Grid => ({
  west,
  north,
  cellWidth: 1 / 360,
  cellHeight: 1 / 360,
  width: degreesWide * 360,
  height: degreesHigh * 360,
  epsg: 4326,
});
const southAmerica = areaGrid(-105, 19, 71, 76);
const africa = areaGrid(-26, 25, 79, 65);
const europe = areaGrid(-26, 83, 79, 58);
const grid = (west: number, south: number, width: number, height: number) =>
  gridOfLattice({ left: west * 360, bottom: south * 360, width, height }, burnedCellsPerDegree);

test('a cell burned in one month is burned in the year; one that a month saw and none saw burn is not; one never seen is not known', async () => {
  const codes = [
    [-1, 40, -1],
    [-1, 0, -1],
    [-2, -2, -2],
    [-1, -1, -1],
  ];
  const access = accessOf((month, _area, url) => fileOf(url, [southAmerica], (column) => codes[column - 45 * 360]![month % 3]!));
  const cells = await new BurnedAreaReader(access).yearCells(2021, grid(-60, -3, 4, 1));
  expect([...cells]).toEqual([burned.yes, burned.no, burned.no, burned.unknown]);
  expect(asked).toHaveLength(12);
  expect(asked[2]).toBe('https://example.test/pixel/v1.1/uncompressed/2021/03/20210301-ESACCI-L3S_FIRE-BA-SYN-AREA_2-fv1.1-JD.tif');
});

test('across the border of two areas each place is read from its own', async () => {
  const access = accessOf((_month, area, url) => fileOf(url, [area === 3 ? europe : africa], () => (area === 3 ? 100 : 200)));
  const days = await new BurnedAreaReader(access).monthDays(2020, 4, grid(10, 25 - 1 / 360, 2, 2));
  expect([...days]).toEqual([100, 100, 200, 200]);
});

test('outside the areas and beyond the edge of a file nothing is known', async () => {
  const none = accessOf(() => {
    throw new Error('no file is asked');
  });
  expect([...(await new BurnedAreaReader(none).monthDays(2020, 4, grid(-150, -10, 2, 1)))]).toEqual([-1, -1]);
  const shorter = { ...africa, width: africa.width - 360 };
  const access = accessOf((_month, _area, url) => fileOf(url, [shorter], () => 7));
  expect([...(await new BurnedAreaReader(access).monthDays(2020, 4, grid(52 - 1 / 360, 0, 2, 1)))]).toEqual([7, -1]);
});

test('a year that cannot be read is not known and is asked once; a month without a file of the area is not seen', async () => {
  const offline = accessOf(() => {
    throw new NeedsNetwork('no network');
  });
  const reader = new BurnedAreaReader(offline);
  expect(await reader.year(2022, grid(-60, -3, 1, 1))).toBeNull();
  expect(await reader.year(2022, grid(-60, -4, 1, 1))).toBeNull();
  expect(asked).toHaveLength(1);
  expect(await reader.year(2018, grid(-60, -3, 1, 1))).toBeNull();
  const absent = accessOf((month, _area, url) => {
    if (month === 5) throw new NothingThere('none');
    return fileOf(url, [southAmerica], () => 0);
  });
  expect([...(await new BurnedAreaReader(absent).monthDays(2022, 5, grid(-60, -3, 1, 1)))]).toEqual([-1]);
  expect([...(await new BurnedAreaReader(absent).yearCells(2022, grid(-60, -3, 1, 1)))]).toEqual([burned.no]);
});

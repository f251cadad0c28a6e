import { readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CouldNotFetch, type DataAccess } from '#datasets/index.ts';
import { stripsOver, windowOver, type TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { loopback, type Loopback } from './loopback.ts';
import { gridAt, invented, openData, type TestAccess } from './open-data.ts';

let source: Loopback;
let data: TestAccess;
beforeEach(async () => {
  source = await loopback();
  data = openData(source.base);
});
afterEach(async () => {
  await data.access.close();
  await source.close();
  rmSync(data.cacheFolder, { recursive: true, force: true });
});

/** Tiles of one degree with four cells a degree; each cell holds its own place: column from 180 W times 4 plus row from the north, modulo 251. */
const tiles: TiledRaster = {
  dataset: invented,
  tileDegrees: 1,
  cellsPerDegree: 4,
  cells: Uint8Array,
  url: (access: DataAccess, west, south) => `${access.baseUrl(invented)}/${west}_${south}.tif`,
};
const cellAt = (column: number, row: number) => ((((column % 1440) + 1440) % 1440) * 4 + row) % 251;
const serve = (west: number, south: number, shift = 0) => {
  const values = Uint8Array.from({ length: 16 }, (_, index) =>
    cellAt((west + 180) * 4 + (index % 4), (90 - south - 1) * 4 + Math.floor(index / 4)),
  );
  source.files.set(`/${west}_${south}.tif`, { body: writeGeoTiff(values, gridAt(4, 4, west + shift, south + 1, 0.25)) });
};
const expected = (west: number, north: number, width: number, height: number) =>
  Array.from({ length: width * height }, (_, index) =>
    cellAt((west + 180) * 4 + (index % width), (90 - north) * 4 + Math.floor(index / width)),
  );

describe('tiled rasters', () => {
  test("are joined over tiles, on the dataset's own grid", async () => {
    for (const west of [5, 6]) for (const south of [-1, 0]) serve(west, south);
    const read = await windowOver(data.access, tiles, [5.6, -0.3, 6.3, 0.4]);
    expect(read.grid).toMatchObject({ west: 5.5, north: 0.5, width: 4, height: 4, cellWidth: 0.25 });
    expect(Array.from(read.values)).toEqual(expected(5.5, 0.5, 4, 4));
  });

  test('go on over the antimeridian', async () => {
    serve(179, 0);
    serve(-180, 0);
    const read = await windowOver(data.access, tiles, [179.5, 0, -179.5, 1]);
    expect(read.grid).toMatchObject({ west: 179.5, width: 4, height: 4 });
    expect(Array.from(read.values)).toEqual(expected(179.5, 1, 4, 4));
  });

  test('a tile that is not there is filled, and said when none is', async () => {
    serve(5, 0);
    serve(-61, -4);
    const read = await windowOver(data.access, tiles, [5.5, 0, 6.5, 1], { missing: 255 });
    expect(Array.from(read.values.subarray(0, 4))).toEqual([...expected(5.5, 1, 2, 1), 255, 255]);
    expect(read.absent).toBe(false);
    expect((await windowOver(data.access, tiles, [50, 50, 50.5, 50.5], { missing: 255 })).absent).toBe(true);
  });

  test('strips hold together what one window holds, and stay below their bound', async () => {
    for (const west of [5, 6]) for (const south of [0, 1, 2]) serve(west, south);
    const rows: number[] = [];
    for await (const strip of stripsOver(data.access, tiles, [5, 0, 7, 3], { maxCells: 40 })) {
      expect(strip.values.length).toBeLessThanOrEqual(40);
      rows.push(...strip.values);
    }
    expect(rows).toEqual(expected(5, 3, 8, 12));
  });

  test.each([
    ['shifted by half a cell', 0.125],
    ['shifted by a tile', 1],
  ])('a tile that is %s is refused, not read as if it were in place', async (_name, shift) => {
    serve(5, 0, shift);
    await expect(windowOver(data.access, tiles, [5.5, 0, 5.9, 1])).rejects.toThrow(CouldNotFetch);
  });

  test('what lies beyond a tile that is cut off is nodata', async () => {
    source.files.set('/5_0.tif', { body: writeGeoTiff(new Uint8Array(4).fill(9), gridAt(2, 2, 5, 1, 0.25), { noData: 77 }) });
    expect(Array.from((await windowOver(data.access, tiles, [5.25, 0.5, 6, 1])).values)).toEqual([9, 77, 77, 9, 77, 77]);
    expect(Array.from((await windowOver(data.access, tiles, [5.5, 0.5, 6, 1])).values)).toEqual([77, 77, 77, 77]);
  });

  test('a tile of another kind of cells is refused, not wrapped', async () => {
    source.files.set('/5_0.tif', { body: writeGeoTiff(new Int16Array(16).fill(-1), gridAt(4, 4, 5, 1, 0.25)) });
    await expect(windowOver(data.access, tiles, [5.5, 0, 5.9, 1])).rejects.toThrow(/Int16/);
  });
});

const tile = 'ESA_WorldCover_10m_2021_v200_N00E006_Map.tif';
test.skipIf(!hasShared('samples', 'landcover'))('the real land cover tile gives the recorded class counts, in few requests', async () => {
  const { class_pixel_counts: counts, window_lonlat: box } = JSON.parse(
    readFileSync(shared('samples', 'landcover', 'expected.json'), 'utf8'),
  ) as { class_pixel_counts: Record<string, number>; window_lonlat: [number, number, number, number] };
  source.files.set(`/worldcover/v200/2021/map/${tile}`, {
    body: readFileSync(shared('samples', 'landcover', tile)),
    contentType: 'image/tiff',
  });
  const real = openData(source.base, { baseUrls: { worldcover: `${source.base}/worldcover` } });
  const found: Record<string, number> = {};
  for await (const strip of stripsOver(real.access, landCoverMap, box, { maxCells: 300_000 }))
    for (const value of strip.values) found[value] = (found[value] ?? 0) + 1;
  expect(found).toEqual(counts);
  expect(source.requests.length).toBeLessThanOrEqual(3);
  await real.access.close();
});

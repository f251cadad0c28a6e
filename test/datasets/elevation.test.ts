import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { elevationMetres, elevationsMetres } from '#datasets/elevation-source.ts';
import type { DataSettings } from '#datasets/index.ts';
import { dem } from '#datasets/tile-names.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { loopback, type Loopback } from './loopback.ts';
import { openData, type TestAccess } from './open-data.ts';

let source: Loopback;
const open: TestAccess[] = [];
const accessOf = (settings: Partial<DataSettings>) => {
  const data = openData(source.base, {
    settings: { offline: false, nonCommercialUse: null, ...settings },
    baseUrls: {
      'copernicusdem.tiles': `${source.base}/dem`,
      'openmeteo.elevation': `${source.base}/free`,
      'openmeteo.customerElevation': `${source.base}/customer`,
    },
  });
  open.push(data);
  return data.access;
};
beforeEach(async () => {
  source = await loopback();
});
afterEach(async () => {
  for (const data of open.splice(0)) {
    await data.access.close();
    rmSync(data.cacheFolder, { recursive: true, force: true });
  }
  await source.close();
});

/** A tile whose cells hold ten times their row and their column; four rows, and so many columns as its latitude has. */
function serveTile(west: number, south: number, columns: number): void {
  const cellWidth = 1 / columns;
  const values = Float32Array.from({ length: 4 * columns }, (_, cell) => 10 * Math.floor(cell / columns) + (cell % columns));
  const grid = { west, north: south + 1, cellWidth, cellHeight: 0.25, width: columns, height: 4, epsg: 4326 };
  const name = dem(west, south);
  source.files.set(`/dem/${name}/${name}.tif`, { body: writeGeoTiff(values, grid) });
}

test('a commercial user without a key gets heights from the open tiles, by each tile’s own grid', async () => {
  serveTile(36, -2, 4);
  serveTile(10, 60, 2);
  // In Amazonas: with it, a tile that is not there is sea and not a folder that moved.
  serveTile(-61, -4, 4);
  const access = accessOf({ nonCommercialUse: false });
  // Row 1 and column 3 of the first, row 2 and column 1 of the second (whose cells are twice as wide); no tile is sea.
  expect(
    await elevationsMetres(access, [
      [36.8, -1.3],
      [10.7, 60.4],
      [0.5, 0.5],
    ]),
  ).toEqual([13, 21, 0]);
  expect(await elevationMetres(access, [36.1, -1.9])).toBe(30);
});

test('heights do not wait for the question about use', async () => {
  serveTile(36, -2, 4);
  expect(await elevationMetres(accessOf({ nonCommercialUse: null }), [36.8, -1.3])).toBe(13);
});

test('a key is used at the customers’ host, non-commercial use at the free one', async () => {
  const answer = { body: new TextEncoder().encode('{"elevation":[1795]}'), contentType: 'application/json' };
  for (const host of ['free', 'customer']) source.files.set(`/${host}/v1/elevation`, answer);
  const asked = () => source.requests.map(({ path }) => path.split('/')[1]);
  expect(await elevationMetres(accessOf({ nonCommercialUse: false, openMeteoKey: 'a-key-of-a-test' }), [36.8, -1.3])).toBe(1795);
  expect(asked()).toEqual(['customer']);
  expect(await elevationMetres(accessOf({ nonCommercialUse: true }), [36.8, -1.3])).toBe(1795);
  expect(asked()).toEqual(['customer', 'free']);
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPack, packingAccess, PackWriter } from '#datasets/index.ts';
import { MangroveReader } from '#datasets/mangroves.ts';
import { phraseOfError } from '#sentences/phrases/index.ts';
import { loopback, type Loopback } from './loopback.ts';
import { florida, mangroveTileBytes } from './mangrove-archive.ts';
import { openData, type TestAccess } from './open-data.ts';

const path = '/mangroves/gmw_v3_2020_gtiff.zip';
const side = 4500;
/** Four cells in a row over the west side of the square of mangrove. */
const overTheSide = { left: florida.west * side + 998, bottom: (florida.south + 1) * side - 1501, width: 4, height: 1 };
/** An archive of more than half a megabyte, as the real one is. */
const archive = zipSync({
  'gmw_v3_2020/GMW_N27W083_2020_v3.tif': [new Uint8Array(700_000), { level: 0 }],
  [florida.name]: [mangroveTileBytes(), { level: 1 }],
});
let source: Loopback;
const open: TestAccess[] = [];
const data = (options: Parameters<typeof openData>[1] = {}) => {
  const access = openData(source.base, { baseUrls: { mangroves: `${source.base}/mangroves` }, ...options });
  open.push(access);
  return access;
};
beforeEach(async () => {
  source = await loopback();
  source.files.set(path, { body: new Uint8Array(archive), contentType: 'application/zip' });
});
afterEach(async () => {
  for (const { access, cacheFolder } of open.splice(0)) {
    await access.close();
    rmSync(cacheFolder, { recursive: true, force: true });
  }
  await source.close();
});

test('the directory and one tile are read as parts, each once; a degree without a tile needs no part and has no mangrove', async () => {
  const { access, cacheFolder } = data();
  const reader = new MangroveReader(access);
  expect([...(await reader.cells(overTheSide))]).toEqual([0, 0, 1, 1]);
  expect([...(await reader.cells({ left: 30 * side, bottom: side, width: 2, height: 1 }))]).toEqual([0, 0]);
  expect([...(await new MangroveReader(access).cells(overTheSide))]).toEqual([0, 0, 1, 1]);
  expect(source.requests.map(({ range }) => range)).toEqual(['bytes=-524288', expect.stringMatching(/^bytes=7\d{5}-\d+$/)]);
  const offline = data({ cacheFolder, settings: { offline: true, nonCommercialUse: null } });
  expect([...(await new MangroveReader(offline.access).cells(overTheSide))]).toEqual([0, 0, 1, 1]);
});

test('across the border of two degrees each cell comes from its own', async () => {
  // The square ends five hundred cells before the tile; the degree to the east has no tile.
  const east = (florida.west + 1) * side;
  const wide = { left: east - 502, bottom: overTheSide.bottom, width: 504, height: 1 };
  const cells = await new MangroveReader(data().access).cells(wide);
  expect([cells[0], cells[1], cells[2], cells[503]]).toEqual([1, 1, 0, 0]);
});

test('a pack holds the tile of its degree and answers like the source', async () => {
  const { access, cacheFolder } = data();
  const folder = join(cacheFolder, 'pack');
  const packing = packingAccess(access, new PackWriter(folder));
  await new MangroveReader(packing).cells(overTheSide);
  await packing.finish({ title: 'mangroves', box: [-82, 25, -81, 26], createdAt: '2026-06-01T00:00:00Z' });
  const packed = data({ packs: [await openPack(folder)], settings: { offline: true, nonCommercialUse: null } });
  const reader = new MangroveReader(packed.access);
  expect([...(await reader.cells(overTheSide))]).toEqual([0, 0, 1, 1]);
  expect(await reader.window({ ...overTheSide, bottom: 0 })).toBeNull();
});

test('a host that sends the whole archive is refused before its bytes are read, and asked no more', async () => {
  source.faultOf = () => ({ kind: 'range-ignored' });
  const reader = new MangroveReader(data().access);
  expect(await reader.window(overTheSide)).toBeNull();
  expect(phraseOfError(reader.error)?.params?.['reason']).toMatchObject({ code: 'datasets.too-many-bytes' });
  const asked = source.requests.length;
  expect(await reader.window(overTheSide)).toBeNull();
  expect(source.requests).toHaveLength(asked);
});

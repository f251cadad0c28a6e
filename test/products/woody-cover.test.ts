import { describe, expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import { withOldGrowth, woodyCover, woodyHectares, type WoodyCover } from '#products/shared/ecological-zone/woody-cover.ts';
import type { Grid } from '#raster/index.ts';
import { memoryAccess, type MemoryRaster } from './forest-access.ts';

/** Four by four cells of the forest map, each of them nine cells of the land cover map. */
const [west, north, coarse] = [20.1, -10.1, 1 / 4000];
const gridOf = (side: 4 | 12): Grid => ({
  west,
  north,
  cellWidth: (4 * coarse) / side,
  cellHeight: (4 * coarse) / side,
  width: side,
  height: side,
  epsg: 4326,
});
const layer = (side: 4 | 12, value: (column: number, row: number) => number): MemoryRaster => ({
  grid: gridOf(side),
  values: Uint8Array.from({ length: side * side }, (_, cell) => value(cell % side, Math.floor(cell / side))),
  noData: 255,
});
const boxOf = (columns: number, rows: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, north - rows * coarse],
      [west + columns * coarse, north - rows * coarse],
      [west + columns * coarse, north],
      [west, north],
      [west, north - rows * coarse],
    ],
  ],
});
interface Cells {
  land?: (column: number, row: number) => number;
  canopy?: (column: number, row: number) => number;
  loss?: (column: number, row: number) => number;
  /** null: there is no such file */
  primary?: ((column: number, row: number) => number) | null;
}
/** Sixteenths of four by four cells of the forest map. */
async function sixteenths(
  { land = () => 10, canopy = () => 80, loss = () => 0, primary = () => 0 }: Cells,
  box = boxOf(4, 4),
): Promise<WoodyCover> {
  const files = {
    'ESA_WorldCover_10m_2021_v200_S12E018_Map.tif': layer(12, land),
    'treecover2000_10S_020E.tif': layer(4, canopy),
    'lossyear_10S_020E.tif': layer(4, loss),
    ...(primary ? { 'Africa_2001_primary.tif': layer(4, primary) } : {}),
  };
  const cover = await woodyCover(memoryAccess(files), box, 2026, new AbortController().signal, () => {});
  expect(cover.total / areaHectares(box)).toBeCloseTo(1, 5);
  return Object.fromEntries(
    Object.entries(cover).map(([name, hectares]) => [name, (16 * hectares) / cover.total]),
  ) as unknown as WoodyCover;
}
const none = {
  treeYoung: 0,
  treeOld: 0,
  treeOldStanding: 0,
  treePrimary: 0,
  primaryUnknown: 0,
  mangroveYoung: 0,
  mangroveOld: 0,
  shrubYoung: 0,
  shrubOld: 0,
  unknown: 0,
  standingForest: 0,
  recentForest: 0,
};
const like = (wanted: Partial<WoodyCover>) =>
  Object.fromEntries(Object.entries({ ...none, total: 16, ...wanted }).map(([name, value]) => [name, expect.closeTo(value, 3)]));

describe('shares of woody cover on hand-made cells', () => {
  test('trees, mangroves, shrubs and crops, a quarter each, all forest of 2000 that stands', async () => {
    const found = await sixteenths({ land: (column) => [10, 95, 20, 40][Math.floor(column / 3)]! });
    expect(found).toEqual(like({ treeOld: 4, treeOldStanding: 4, mangroveOld: 4, shrubOld: 4, standingForest: 16, recentForest: 16 }));
    expect(woodyHectares(found)).toBeCloseTo(12, 3);
  });

  test.each<[string, Cells, Partial<WoodyCover>]>([
    [
      'canopy of 30 percent is forest, of 29 none',
      { canopy: (column) => (column < 2 ? 30 : 29) },
      { treeOld: 8, treeOldStanding: 8, treeYoung: 8, standingForest: 8, recentForest: 16 },
    ],
    ['a canopy above 100 is no data, and no forest that stood', { canopy: () => 255, land: () => 40 }, {}],
    [
      'lost in 2006 is old again, in 2007 young: twenty years back from 2026',
      { loss: (_column, row) => [6, 7, 0, 0][row]! },
      { treeOld: 12, treeOldStanding: 8, treeYoung: 4, standingForest: 8, recentForest: 16 },
    ],
    [
      'of open land, forest lost in 2017 stood in the last ten years, in 2016 not',
      { land: () => 40, loss: (_column, row) => [16, 17, 0, 0][row]! },
      { standingForest: 8, recentForest: 12 },
    ],
    ['no loss file counts as none lost', { loss: () => 255 }, { treeOld: 16, treeOldStanding: 16, standingForest: 16, recentForest: 16 }],
    [
      'primary forest that was never lost is primary; what was lost in 2006 is not, nor are young trees and mangroves',
      {
        primary: () => 1,
        land: (column) => (column < 9 ? 10 : 95),
        canopy: (column) => (column === 0 ? 29 : 80),
        loss: (_column, row) => (row === 0 ? 6 : 0),
      },
      { treeYoung: 4, treeOld: 2, treePrimary: 6, mangroveOld: 4, standingForest: 9, recentForest: 16 },
    ],
    [
      'what the map of primary forest says nothing of is older forest that may be primary, and said to be',
      { primary: (column) => (column < 2 ? 255 : 1) },
      { treeOld: 8, treeOldStanding: 8, treePrimary: 8, primaryUnknown: 8, standingForest: 16, recentForest: 16 },
    ],
    [
      'without the map of primary forest all older forest may be primary',
      { primary: null },
      { treeOld: 16, treeOldStanding: 16, primaryUnknown: 16, standingForest: 16, recentForest: 16 },
    ],
    ['where the land cover map has nothing all is unknown, forest of 2000 too', { land: () => 0 }, { unknown: 16 }],
    [
      'water, grass and what the map cannot have are not woody',
      { land: (column) => [80, 30, 7, 60][Math.floor(column / 3)]!, canopy: () => 0 },
      {},
    ],
  ])('%s', async (_name, cells, wanted) => {
    expect(await sixteenths(cells)).toEqual(like(wanted));
  });

  test('half a cell counts by its share, and takes the age of the forest cell that it lies in', async () => {
    // One and a half cells across: the first was lost lately, the second stands.
    const found = await sixteenths({ loss: (column) => (column === 0 ? 25 : 0) }, boxOf(1.5, 4));
    expect([found.treeYoung / 16, found.treeOld / 16]).toEqual([expect.closeTo(2 / 3, 3), expect.closeTo(1 / 3, 3)]);
  });

  test('kinds and unknown land never exceed the whole, and each kind splits into young and old', async () => {
    let state = 7;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    const pick = (values: number[]) => values[Math.floor(next() * values.length)]!;
    for (let run = 0; run < 20; run += 1) {
      const found = await sixteenths({
        land: () => pick([0, 10, 20, 30, 40, 80, 95]),
        canopy: () => pick([0, 29, 30, 100, 255]),
        loss: () => pick([0, 0, 1, 6, 7, 16, 25, 255]),
      });
      expect(woodyHectares(found) + found.unknown).toBeLessThanOrEqual(16 + 1e-6);
      expect(found.recentForest).toBeLessThanOrEqual(16 - found.unknown + 1e-6);
      expect(found.standingForest).toBeLessThanOrEqual(found.recentForest + 1e-6);
      expect(Object.values(found).every((part) => part >= 0)).toBe(true);
    }
  });
});

describe('what the user says of old growth', () => {
  const cover: WoodyCover = {
    ...none,
    total: 16,
    treeYoung: 1,
    treeOld: 6,
    treeOldStanding: 4,
    treePrimary: 3,
    primaryUnknown: 2,
    mangroveOld: 2,
    standingForest: 9,
  };

  test('takes the place of the map for what stood in 2000 and was not lost, and for nothing else', () => {
    expect(withOldGrowth(cover, null)).toBe(cover);
    expect(withOldGrowth(cover, true)).toEqual({ ...cover, treeOld: 2, treeOldStanding: 0, treePrimary: 7, primaryUnknown: 0 });
    expect(withOldGrowth(cover, false)).toEqual({ ...cover, treeOld: 9, treeOldStanding: 7, treePrimary: 0, primaryUnknown: 0 });
  });

  test.each([true, false])('leaves the sum as it is (%s)', (isOldGrowth) => {
    expect(woodyHectares(withOldGrowth(cover, isOldGrowth))).toBe(woodyHectares(cover));
  });
});

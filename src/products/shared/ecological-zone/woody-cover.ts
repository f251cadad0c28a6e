import { coveredCells } from '#datasets/covered-cells.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { forestThreshold, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { outsidePrimaryMap, PrimaryForestReader } from '#datasets/primary-forest.ts';
import { gridOver, TileReader } from '#datasets/tiles.ts';
import { landCover, landCoverMap } from '#datasets/worldcover.ts';
import type { Geometry } from '#geo/types.ts';
import { eastOf, forEachCoveredCell, southOf } from '#raster/index.ts';

/** Hectares of woody cover by kind and age; the rest of the project has none, or is unknown. */
export interface WoodyCover {
  treeYoung: number;
  /** without what is known to be primary */
  treeOld: number;
  /** of `treeOld`: forest of 2000 that was never lost since, which may be old growth */
  treeOldStanding: number;
  /** forest of 2000 that was never lost since and that a map names primary */
  treePrimary: number;
  /** of `treeOld`: where no map of primary forest could be read */
  primaryUnknown: number;
  mangroveYoung: number;
  mangroveOld: number;
  shrubYoung: number;
  shrubOld: number;
  unknown: number;
  total: number;
  /** forest of 2000 that still stands, whatever the land cover map calls it */
  standingForest: number;
  /** trees or mangroves of the land cover map, or forest of 2000 that stood in the last ten years */
  recentForest: number;
}

/** Trees, mangroves and shrubs of any age. What an earlier version kept knows no primary forest. */
export const woodyHectares = (cover: WoodyCover): number =>
  cover.treeYoung +
  cover.treeOld +
  ((cover.treePrimary as number | undefined) ?? 0) +
  cover.mangroveYoung +
  cover.mangroveOld +
  cover.shrubYoung +
  cover.shrubOld;

/** The cover with what the user says of its standing forest in place of what a map says; null: the map's. The sum of all kinds stays. */
export function withOldGrowth(cover: WoodyCover, isOldGrowth: boolean | null): WoodyCover {
  if (isOldGrowth === null) return cover;
  const standing = cover.treeOldStanding + cover.treePrimary;
  const others = cover.treeOld - cover.treeOldStanding;
  return {
    ...cover,
    treeOld: isOldGrowth ? others : others + standing,
    treeOldStanding: isOldGrowth ? 0 : standing,
    treePrimary: isOldGrowth ? standing : 0,
    primaryUnknown: 0,
  };
}

/** A stand is young when it was lost in the last so many years of the map, or was no forest in 2000. */
export const youngYears = 20;

/** Forest that was lost longer ago counts as open land. */
const recentYears = 10;

const noCover = (): WoodyCover => ({
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
  total: 0,
  standingForest: 0,
  recentForest: 0,
});

interface Stands {
  canopy: ArrayLike<number>;
  loss: ArrayLike<number>;
  /** null where no map of primary forest could be read */
  primary: Uint8Array | null;
  currentYear: number;
}

/** Adds a cell of the land cover map with what the maps of forest say of the place `at`. It runs for every cell of a million hectares: nothing is made on the way. */
function addCell(cover: WoodyCover, hectares: number, land: number, { canopy, loss, primary, currentYear }: Stands, at: number): void {
  if (land === landCover.none) {
    cover.unknown += hectares;
    return;
  }
  const lost = loss[at]!;
  const isLost = lost > 0 && lost < 255;
  const wasForest = canopy[at]! >= forestThreshold && canopy[at]! <= 100;
  const stoodRecently = wasForest && (!isLost || 2000 + lost > currentYear - recentYears);
  if (wasForest && !isLost) cover.standingForest += hectares;
  if (land === landCover.tree || land === landCover.mangrove || stoodRecently) cover.recentForest += hectares;
  const isYoung = canopy[at]! < forestThreshold || (isLost && 2000 + lost > currentYear - youngYears);
  if (land !== landCover.tree) addOtherKind(cover, hectares, land, isYoung);
  else if (isYoung) cover.treeYoung += hectares;
  // What was lost once is no primary forest any more.
  else if (isLost) cover.treeOld += hectares;
  else addStanding(cover, hectares, primary?.[at] ?? outsidePrimaryMap);
}

function addOtherKind(cover: WoodyCover, hectares: number, land: number, isYoung: boolean): void {
  if (land === landCover.mangrove) {
    if (isYoung) cover.mangroveYoung += hectares;
    else cover.mangroveOld += hectares;
  } else if (land === landCover.shrub) {
    if (isYoung) cover.shrubYoung += hectares;
    else cover.shrubOld += hectares;
  }
}

/** Trees that stood in 2000 and were never lost, by what the map of primary forest says. */
function addStanding(cover: WoodyCover, hectares: number, primary: number): void {
  if (primary === 1) {
    cover.treePrimary += hectares;
    return;
  }
  cover.treeOld += hectares;
  cover.treeOldStanding += hectares;
  if (primary === outsidePrimaryMap) cover.primaryUnknown += hectares;
}

/** Woody cells of the land cover map, aged by the forest map, whose cells are three of the other's wide. Rejects as DataAccess does. */
export async function woodyCover(
  access: DataAccess,
  geometry: Geometry,
  currentYear: number,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<WoodyCover> {
  const cover = noCover();
  const canopyReader = new TileReader(access, treeCover2000, signal);
  const lossReader = new TileReader(access, lossYear, signal);
  const primaryReader = new PrimaryForestReader(access, signal);
  for await (const { coverage, grid, cells, done } of coveredCells(
    access,
    geometry,
    { land: { raster: landCoverMap, missing: 0 } },
    { signal },
  )) {
    progress(done);
    const forest = gridOver(treeCover2000, [grid.west, southOf(grid), eastOf(grid), grid.north]);
    const [canopy, loss] = await Promise.all([canopyReader.window(forest, 0), lossReader.window(forest, 0)]);
    // Without trees there is nothing whose age the map would tell.
    const primary = cells.land.values.includes(landCover.tree) ? await primaryReader.window(forest) : null;
    const across = (index: number) =>
      Math.floor((grid.west - forest.west) / forest.cellWidth + ((index + 0.5) * grid.cellWidth) / forest.cellWidth);
    const columns = Int32Array.from({ length: grid.width }, (_, index) => Math.min(forest.width - 1, across(index)));
    const rows = Int32Array.from({ length: grid.height }, (_, index) =>
      Math.min(
        forest.height - 1,
        Math.floor((forest.north - grid.north) / forest.cellHeight + ((index + 0.5) * grid.cellHeight) / forest.cellHeight),
      ),
    );
    const stands = { canopy: canopy.values, loss: loss.values, primary, currentYear };
    const land = cells.land.values;
    forEachCoveredCell(coverage, grid, (cell, hectares, _share, row, column) => {
      cover.total += hectares;
      addCell(cover, hectares, land[cell]!, stands, rows[row]! * forest.width + columns[column]!);
    });
  }
  return cover;
}

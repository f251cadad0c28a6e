import { coveredCells } from '#datasets/covered-cells.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { forestThreshold, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { gridOver, TileReader } from '#datasets/tiles.ts';
import { landCover, landCoverMap } from '#datasets/worldcover.ts';
import type { Geometry } from '#geo/types.ts';
import { eastOf, forEachCoveredCell, southOf } from '#raster/index.ts';

/** Hectares of woody cover by kind and age; the rest of the project has none, or is unknown. */
export interface WoodyCover {
  treeYoung: number;
  treeOld: number;
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

/** Trees, mangroves and shrubs of any age. */
export const woodyHectares = (cover: WoodyCover): number =>
  cover.treeYoung + cover.treeOld + cover.mangroveYoung + cover.mangroveOld + cover.shrubYoung + cover.shrubOld;

const kindOf: Partial<Record<number, 'tree' | 'mangrove' | 'shrub'>> = {
  [landCover.tree]: 'tree',
  [landCover.mangrove]: 'mangrove',
  [landCover.shrub]: 'shrub',
};

/** A stand is young when it was lost in the last so many years of the map, or was no forest in 2000. */
export const youngYears = 20;

/** Forest that was lost longer ago counts as open land. */
const recentYears = 10;

const noCover = (): WoodyCover => ({
  treeYoung: 0,
  treeOld: 0,
  mangroveYoung: 0,
  mangroveOld: 0,
  shrubYoung: 0,
  shrubOld: 0,
  unknown: 0,
  total: 0,
  standingForest: 0,
  recentForest: 0,
});

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
  for await (const { coverage, grid, cells, done } of coveredCells(
    access,
    geometry,
    { land: { raster: landCoverMap, missing: 0 } },
    { signal },
  )) {
    progress(done);
    const forest = gridOver(treeCover2000, [grid.west, southOf(grid), eastOf(grid), grid.north]);
    const [canopy, loss] = await Promise.all([canopyReader.window(forest, 0), lossReader.window(forest, 0)]);
    const across = (index: number) =>
      Math.floor((grid.west - forest.west) / forest.cellWidth + ((index + 0.5) * grid.cellWidth) / forest.cellWidth);
    const columns = Int32Array.from({ length: grid.width }, (_, index) => Math.min(forest.width - 1, across(index)));
    const rows = Int32Array.from({ length: grid.height }, (_, index) =>
      Math.min(
        forest.height - 1,
        Math.floor((forest.north - grid.north) / forest.cellHeight + ((index + 0.5) * grid.cellHeight) / forest.cellHeight),
      ),
    );
    forEachCoveredCell(coverage, grid, (cell, hectares) => {
      cover.total += hectares;
      const land = cells.land.values[cell]!;
      if (land === landCover.none) {
        cover.unknown += hectares;
        return;
      }
      const kind = kindOf[land];
      const at = rows[Math.floor(cell / grid.width)]! * forest.width + columns[cell % grid.width]!;
      const lost = loss.values[at]!;
      const isLost = lost > 0 && lost < 255;
      const wasForest = canopy.values[at]! >= forestThreshold && canopy.values[at]! <= 100;
      if (wasForest && !isLost) cover.standingForest += hectares;
      if (kind === 'tree' || kind === 'mangrove' || (wasForest && (!isLost || 2000 + lost > currentYear - recentYears)))
        cover.recentForest += hectares;
      if (!kind) return;
      const isYoung = canopy.values[at]! < forestThreshold || (isLost && 2000 + lost > currentYear - youngYears);
      cover[`${kind}${isYoung ? 'Young' : 'Old'}`] += hectares;
    });
  }
  return cover;
}

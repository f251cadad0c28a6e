import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { soilDepths, soilGrids, soilProperties, soilStatistics, stockDepth } from '#datasets/soilgrids.ts';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { noise } from './chance.ts';
import { box, madeAt } from './frame.ts';
import { fromRiver } from './land.ts';

const cell = 0.0025;
const grid: Grid = {
  west: box[0],
  north: box[3],
  cellWidth: cell,
  cellHeight: cell,
  width: Math.round((box[2] - box[0]) / cell),
  height: Math.round((box[3] - box[1]) / cell),
  epsg: 4326,
};
/** Means of the upper layer in the property's unit, and how they change down to two metres. */
const upper: Record<string, [number, number]> = {
  bdod: [1.15, 0.25],
  cec: [22, -8],
  cfvo: [6, 8],
  clay: [38, 12],
  sand: [36, -8],
  silt: [26, -4],
  nitrogen: [2.4, -1.6],
  phh2o: [5.7, 0.4],
  soc: [28, -20],
  ocd: [30, -18],
  ocs: [7.2, 0],
};

/** Every property by depth, with its mean and bounds. */
export async function addSoil(pack: PackWriter): Promise<void> {
  for (const { name, divisor } of soilProperties)
    for (const depth of name === 'ocs' ? [stockDepth] : soilDepths)
      for (const statistic of soilStatistics) {
        const [top, down] = upper[name]!;
        const mean = top + down * Math.min(1, (depth.top + depth.bottom) / 300);
        const factor = statistic === 'mean' ? 1 : statistic === 'Q0.05' ? 0.7 : 1.35;
        const values = Int16Array.from({ length: grid.width * grid.height }, (_, place) => {
          const [x, y] = [grid.west + ((place % grid.width) + 0.5) * cell, grid.north - (Math.floor(place / grid.width) + 0.5) * cell];
          return fromRiver(x, y) < 0.0006
            ? -32_768
            : Math.round(mean * factor * (0.85 + 0.3 * noise(300 + name.length, x, y, 0.02)) * divisor);
        });
        await pack.addDocument({
          dataset: soilGrids,
          key: `${name}_${depth.label}_${statistic}`,
          validWithin: box,
          contentType: 'image/tiff',
          bytes: writeGeoTiff(values, grid, { noData: -32_768 }),
          fetchedAt: madeAt,
        });
      }
}

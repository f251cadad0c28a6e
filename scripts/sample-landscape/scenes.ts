// Sentinel-like scenes: 40 m cells in UTM zone 36 north.
import proj4 from 'proj4';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { sentinel2 } from '#datasets/sentinel2.ts';
import { landCover } from '#datasets/worldcover.ts';
import type { Grid } from '#raster/index.ts';
import { projection } from '#raster/warp.ts';
import { noise } from './chance.ts';
import { box, madeAt } from './frame.ts';
import { coverOf, fromRiver, isForest, lossOf } from './land.ts';
import { reflectances } from './reflectances.ts';
import { addCatalogue } from './scene-catalogue.ts';
import { bandUrl, classUrl, epochs, sceneBands, veilCount } from './scene-names.ts';

/** The landscape in UTM, with a margin of two cells. */
function sceneGrid(): Grid {
  const transform = proj4(projection(4326), projection(32_636));
  const corners = [
    [box[0], box[1]],
    [box[0], box[3]],
    [box[2], box[1]],
    [box[2], box[3]],
  ].map((corner) => transform.forward(corner));
  const [west, south] = [0, 1].map((axis) => Math.floor(Math.min(...corners.map((corner) => corner[axis]!)) / 40) * 40 - 80) as [
    number,
    number,
  ];
  const [east, north] = [0, 1].map((axis) => Math.ceil(Math.max(...corners.map((corner) => corner[axis]!)) / 40) * 40 + 80) as [
    number,
    number,
  ];
  return { west, north, cellWidth: 40, cellHeight: 40, width: (east - west) / 40, height: (north - south) / 40, epsg: 32_636 };
}

type Place = [x: number, y: number];
/** The middles of the cells in degrees. */
function placesOf(grid: Grid): Place[] {
  const back = proj4(projection(32_636), projection(4326));
  return Array.from(
    { length: grid.width * grid.height },
    (_, cell) =>
      back.forward([grid.west + ((cell % grid.width) + 0.5) * 40, grid.north - (Math.floor(cell / grid.width) + 0.5) * 40]) as Place,
  );
}
/** The cover at the end of an epoch: trees that were not lost by then, grass where they were. */
function coverUntil(until: number, [x, y]: Place): number {
  const lost = lossOf(x, y);
  if (isForest(x, y) && (lost === 0 || lost > until) && fromRiver(x, y) > 0.0006) return landCover.tree;
  const today = coverOf(x, y);
  return today === landCover.tree ? landCover.grass : today;
}
const sceneClass = (cover: number) =>
  cover === landCover.permanentWater ? 6 : cover === landCover.built || cover === landCover.crop ? 5 : 4;

/** Steps of 40 in the number keep the files small and are below a hundredth of the index. */
function digital(cells: number[][], band: number): Uint16Array {
  const values = new Uint16Array(cells.length);
  for (const [cell, reflectance] of cells.entries()) values[cell] = Math.round((reflectance[band]! + 0.1) / 0.004) * 40;
  return values;
}

/** The bands of each season and epoch, the scene classes of each epoch, veils of cloud, and the catalogue that names them. */
export async function addScenes(pack: PackWriter): Promise<void> {
  const grid = sceneGrid();
  const places = placesOf(grid);
  const window = { left: 0, top: 0, width: grid.width, height: grid.height };
  const add = (url: string, values: Uint16Array | Uint8Array) =>
    pack.addRaster({ dataset: sentinel2, url, noData: 0, levels: [grid], level: 0, window, values, fetchedAt: madeAt });
  for (const [epoch, { name, until }] of epochs.entries()) {
    const covers = places.map((place) => coverUntil(until, place));
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const cells = places.map(([x, y], cell) => reflectances(covers[cell]!, quarter, epoch, x, y));
      for (const [band, file] of Object.keys(sceneBands).entries()) await add(bandUrl(name, quarter, file), digital(cells, band));
    }
    await add(classUrl(name), Uint8Array.from(covers, sceneClass));
  }
  for (let veil = 0; veil < veilCount; veil += 1)
    await add(
      classUrl(`cloud${veil}`),
      Uint8Array.from(places, ([x, y]) => (noise(90 + veil, x, y, 0.04) > 0.35 ? 9 : 4)),
    );
  await addCatalogue(pack);
}

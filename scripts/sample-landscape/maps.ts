import { burnedArea, burnedAreaUrl, burnedCellsPerDegree, burnedYears } from '#datasets/burned-area.ts';
import { biomass, biomassDeviation } from '#datasets/cci-biomass.ts';
import { ecologicalZonesMap, zoneCell, zonesText } from '#datasets/ecological-zones.ts';
import type { CellWindow, DataAccess, Dataset } from '#datasets/data-access.ts';
import { dataMask, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alertDays, alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { jrcForest, jrcForestMap } from '#datasets/jrc-forest.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { driverCellsPerDegree, lossDrivers, lossDriversUrl } from '#datasets/loss-drivers.ts';
import { mangroveDegree, mangroves, memberText } from '#datasets/mangroves.ts';
import { primaryForest, primaryForestUrl } from '#datasets/primary-forest.ts';
import type { TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import type { Grid } from '#raster/index.ts';
import { hashed, noise } from './chance.ts';
import { box, lastYearOfSeries, madeAt } from './frame.ts';
import { canopy, coverOf, fromRiver, isForest, lossOf } from './land.ts';

const plainAccess = { baseUrl: (dataset: Dataset, name = Object.keys(dataset.baseUrls)[0]!) => dataset.baseUrls[name]! } as DataAccess;
/** The cut of a tiled raster over the landscape: its tile's whole grid, and the window. */
function cutOf({ tileDegrees, cellsPerDegree }: Pick<TiledRaster, 'tileDegrees' | 'cellsPerDegree'>): {
  west: number;
  south: number;
  level: Grid;
  window: CellWindow;
} {
  const west = Math.floor(box[0] / tileDegrees) * tileDegrees;
  const south = Math.floor(box[1] / tileDegrees) * tileDegrees;
  const side = tileDegrees * cellsPerDegree;
  const cell = 1 / cellsPerDegree;
  const left = Math.floor((box[0] - west) * cellsPerDegree + 1e-6);
  const top = Math.floor((south + tileDegrees - box[3]) * cellsPerDegree + 1e-6);
  return {
    west,
    south,
    level: { west, north: south + tileDegrees, cellWidth: cell, cellHeight: cell, width: side, height: side, epsg: 4326 },
    window: {
      left,
      top,
      width: Math.ceil((box[2] - west) * cellsPerDegree - 1e-6) - left,
      height: Math.ceil((south + tileDegrees - box[1]) * cellsPerDegree - 1e-6) - top,
    },
  };
}
/** Adds a raster whose cells have the value of the place at their middle. */
async function addTiled(pack: PackWriter, tiled: TiledRaster, value: (x: number, y: number) => number): Promise<void> {
  const { west, south, level, window } = cutOf(tiled);
  const values = new tiled.cells(window.width * window.height);
  for (let row = 0; row < window.height; row += 1)
    for (let column = 0; column < window.width; column += 1) {
      values[row * window.width + column] = value(
        level.west + (window.left + column + 0.5) * level.cellWidth,
        level.north - (window.top + row + 0.5) * level.cellHeight,
      );
    }
  await pack.addRaster({
    dataset: tiled.dataset,
    url: tiled.url(plainAccess, west, south),
    noData: null,
    levels: [level],
    level: 0,
    window,
    values,
    fetchedAt: madeAt,
  });
}

/** The map of primary forest over the landscape: the densest forest of 2000, in the one file of its region. */
async function addPrimaryForest(pack: PackWriter): Promise<void> {
  const { level, window } = cutOf(treeCover2000);
  const values = Uint8Array.from({ length: window.width * window.height }, (_, cell) => {
    const x = level.west + (window.left + (cell % window.width) + 0.5) * level.cellWidth;
    const y = level.north - (window.top + Math.floor(cell / window.width) + 0.5) * level.cellHeight;
    return canopy(x, y) >= 75 && lossOf(x, y) === 0 ? 1 : 0;
  });
  const url = primaryForestUrl(plainAccess, 'Africa');
  await pack.addRaster({ dataset: primaryForest, url, noData: null, levels: [level], level: 0, window, values, fetchedAt: madeAt });
}

/** Fires of the landscape: every third patch that was cut was burned, in the dry months after the turn of the year; clouds hide a month of rain. */
async function addBurnedArea(pack: PackWriter): Promise<void> {
  const { level: tile, window } = cutOf({ tileDegrees: 1, cellsPerDegree: burnedCellsPerDegree });
  // The file of Africa, of which the landscape is a small part.
  const level = { ...tile, west: -26, north: 25, width: 79 * burnedCellsPerDegree, height: 65 * burnedCellsPerDegree };
  const place = {
    ...window,
    left: Math.round((tile.west - level.west) * burnedCellsPerDegree) + window.left,
    top: Math.round((level.north - tile.north) * burnedCellsPerDegree) + window.top,
  };
  for (const year of burnedYears)
    for (let month = 1; month <= 12; month += 1) {
      const values = Int16Array.from({ length: place.width * place.height }, (_, cell) => {
        const x = level.west + (place.left + (cell % place.width) + 0.5) * level.cellWidth;
        const y = level.north - (place.top + Math.floor(cell / place.width) + 0.5) * level.cellHeight;
        if (fromRiver(x, y) < 0.0006) return -2;
        if (month === 4 && noise(66, x, y, 0.05) > 0.4) return -1;
        const isBurned = lossOf(x, y) === year && hashed(64, Math.floor(x / 0.0018), Math.floor(y / 0.0018)) < 0.33;
        return isBurned && month === 2 ? 35 + Math.floor(20 * hashed(65, year, cell)) : 0;
      });
      const url = burnedAreaUrl(plainAccess, year, month, 5);
      await pack.addRaster({ dataset: burnedArea, url, noData: null, levels: [level], level: 0, window: place, values, fetchedAt: madeAt });
    }
}

/** What took the forest of each square kilometre: fields that stay, fields that move, wood, and fire. */
async function addLossDrivers(pack: PackWriter): Promise<void> {
  const { level: tile, window } = cutOf({ tileDegrees: 1, cellsPerDegree: driverCellsPerDegree });
  const level = { ...tile, west: -180, north: 84, width: 360 * driverCellsPerDegree, height: 140 * driverCellsPerDegree };
  const place = {
    ...window,
    left: Math.round((tile.west - level.west) * driverCellsPerDegree) + window.left,
    top: Math.round((level.north - tile.north) * driverCellsPerDegree) + window.top,
  };
  const values = Uint8Array.from({ length: place.width * place.height }, (_, cell) => {
    const kind = hashed(67, place.left + (cell % place.width), place.top + Math.floor(cell / place.width));
    return kind < 0.45 ? 1 : kind < 0.75 ? 3 : kind < 0.88 ? 4 : kind < 0.95 ? 5 : 255;
  });
  const url = lossDriversUrl(plainAccess);
  await pack.addRaster({ dataset: lossDrivers, url, noData: 255, levels: [level], level: 0, window: place, values, fetchedAt: madeAt });
}

/** No mangroves: the landscape lies far from the sea. */
async function addMangroves(pack: PackWriter): Promise<void> {
  for (let west = Math.floor(box[0]); west < box[2]; west += 1)
    for (let south = Math.floor(box[1]); south < box[3]; south += 1) {
      const { member: key, box: degree } = mangroveDegree(west, south);
      await pack.addDocument({ dataset: mangroves, key, validWithin: degree, contentType: '', bytes: memberText(null), fetchedAt: madeAt });
    }
}

/** FAO's zones over the landscape: mountain, as its made-up climate and height have it. */
async function addZones(pack: PackWriter): Promise<void> {
  const [west, south, east, north] = box;
  const zones = [{ code: 16, rings: [[west, south, west, north, east, north, east, south, west, south]] }];
  for (const corner of [
    [west, south],
    [east, south],
    [west, north],
    [east, north],
  ] as const)
    await pack.addDocument({
      dataset: ecologicalZonesMap,
      key: zoneCell(corner).key,
      validWithin: box,
      contentType: '',
      bytes: zonesText(zones),
      fetchedAt: madeAt,
    });
}

/** Forest, its loss and alerts, land cover, water and biomass. */
export async function addMaps(pack: PackWriter): Promise<void> {
  await addTiled(pack, treeCover2000, canopy);
  await addTiled(pack, lossYear, (x, y) => {
    const year = lossOf(x, y);
    return year > 0 && year <= gfcLastYear ? year - 2000 : 0;
  });
  await addPrimaryForest(pack);
  await addZones(pack);
  await addBurnedArea(pack);
  await addLossDrivers(pack);
  await addMangroves(pack);
  await addTiled(pack, dataMask, (x, y) => (fromRiver(x, y) < 0.0006 ? 2 : 1));
  for (let year = gfcLastYear + 1; year <= lastYearOfSeries; year += 1) {
    const patch = (x: number, y: number) => [Math.floor(x / 0.0018), Math.floor(y / 0.0018)] as const;
    const isAlert = (x: number, y: number) => hashed(60, year, ...patch(x, y)) < 0.004 && isForest(x, y) && lossOf(x, y) === 0;
    await addTiled(pack, alerts(year), (x, y) => (isAlert(x, y) ? (noise(61, x, y, 0.0015) > 0.5 ? 3 : 2) : 0));
    // A patch has one day, before the scenes of the landscape end.
    await addTiled(pack, alertDays(year), (x, y) => (isAlert(x, y) ? 10 + Math.floor(120 * hashed(62, year, ...patch(x, y))) : 0));
  }
  await addTiled(pack, landCoverMap, coverOf);
  await pack.addDocument({
    dataset: jrcForest,
    key: 'versions',
    validWithin: box,
    contentType: 'text/html',
    bytes: new TextEncoder().encode(`<a href="${jrcForestMap().url(plainAccess, 0, 0).replace(/^.*\//, '')}">`),
    fetchedAt: madeAt,
  });
  // Forest of 2020: what the map of loss had not lost by then, and a few trees that are in agricultural use and so no forest.
  await addTiled(pack, jrcForestMap(), (x, y) => {
    const lost = lossOf(x, y);
    return isForest(x, y) && (lost === 0 || lost > 2020) && noise(63, x, y, 0.004) < 0.93 ? 1 : 0;
  });
  await addTiled(pack, seasonality, (x, y) => {
    const river = fromRiver(x, y);
    return river < 0.0006 ? 12 : river < 0.0018 ? Math.round(9 * (1 - river / 0.0018)) : 0;
  });
  for (let year = 2017; year <= 2024; year += 1) {
    const amount = (x: number, y: number) => {
      const lost = lossOf(x, y);
      return isForest(x, y) && (lost === 0 || lost > year) ? Math.round(canopy(x, y) * 2.1 + 20 * noise(70, x, y, 0.01)) : 0;
    };
    await addTiled(pack, biomass(year), amount);
    await addTiled(pack, biomassDeviation(year), (x, y) => Math.round(amount(x, y) * 0.3));
  }
}

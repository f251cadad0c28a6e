import { burnedAreaUrl, burnedYears } from '#datasets/burned-area.ts';
import { biomass, biomassDeviation } from '#datasets/cci-biomass.ts';
import { NeedsNetwork, NothingThere, type DataAccess, type DataOrigin } from '#datasets/data-access.ts';
import { dataMask, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alertDays, alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { jrcForestMap } from '#datasets/jrc-forest.ts';
import { driverCellsPerDegree, lossDriversUrl } from '#datasets/loss-drivers.ts';
import { mangroveCellsPerDegree, mangroves } from '#datasets/mangroves.ts';
import type { TiledRaster } from '#datasets/tiles.ts';
import { landCover, landCoverMap } from '#datasets/worldcover.ts';
import { gridOfWindow, type Grid } from '#raster/index.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';

/** Numbers from 0 to 1 that are the same for a cell of every degree of longitude, so that a parcel has the same land under it wherever on its parallel it lies. */
function chanceOf(layer: number, column: number, row: number): number {
  let state = Math.imul(layer + 1, 0x9e_37_79_b1) ^ Math.imul(column + 1, 0x85_eb_ca_6b) ^ Math.imul(row + 1, 0xc2_b2_ae_35);
  state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d);
  state = Math.imul(state ^ (state >>> 12), 0x29_7a_2d_39);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}
type Rule = (chance: number) => number;
const pick = (values: readonly number[]) => (chance: number) => values[Math.floor(chance * values.length)]!;

interface Layer {
  tiled: TiledRaster;
  rule: Rule;
}
const years = Array.from({ length: 10 }, (_, index) => 2016 + index);
const layers: Layer[] = [
  { tiled: treeCover2000, rule: (chance) => Math.floor(101 * chance) },
  { tiled: lossYear, rule: (chance) => (chance < 0.5 ? Math.floor(52 * chance) : 0) },
  { tiled: dataMask, rule: (chance) => (chance < 0.9 ? 1 : 2) },
  { tiled: landCoverMap, rule: pick(Object.values(landCover)) },
  { tiled: seasonality, rule: (chance) => Math.floor(13 * chance) },
  { tiled: jrcForestMap(), rule: (chance) => (chance < 0.5 ? 1 : 0) },
  { tiled: alerts(2026), rule: pick([0, 0, 2, 3]) },
  { tiled: alertDays(2026), rule: (chance) => 1 + Math.floor(150 * chance) },
  ...years.flatMap((year): Layer[] => [
    { tiled: biomass(year), rule: (chance) => (chance < 0.1 ? 0 : Math.floor(300 * chance)) },
    { tiled: biomassDeviation(year), rule: (chance) => 1 + Math.floor(90 * chance) },
  ]),
];

interface Map {
  grid: Grid;
  layer: number;
  rule: Rule;
  cells: Uint8ArrayConstructor | Uint16ArrayConstructor | Int16ArrayConstructor;
}
const gridOf = (west: number, south: number, east: number, north: number, cellsPerDegree: number): Grid => ({
  west,
  north,
  cellWidth: 1 / cellsPerDegree,
  cellHeight: 1 / cellsPerDegree,
  width: (east - west) * cellsPerDegree,
  height: (north - south) * cellsPerDegree,
  epsg: 4326,
});
const fireAreas: Readonly<Record<number, [number, number, number, number]>> = {
  1: [-180, 19, -26, 83],
  2: [-105, -57, -34, 19],
  4: [53, 0, 180, 83],
  6: [95, -53, 180, 0],
};

const mangroveTiles = new Map<number, Uint8Array>();
function mangroveTile(west: number, south: number): Uint8Array {
  const side = mangroveCellsPerDegree;
  const values = new Uint8Array(side * side);
  // Squares of a hundred cells in the middle of the degree, where the parcels are.
  for (let row = 2000; row < 2500; row += 1)
    for (let column = 0; column < side; column += 100)
      if (chanceOf(99, column / 100, Math.floor(row / 100)) < 0.5) values.fill(1, row * side + column, row * side + column + 100);
  return writeGeoTiff(values, gridOf(west, south, west + 1, south + 1, side), { noData: 0 });
}

/** Maps of the whole Earth that are made while they are read: of every tile that the map has in those degrees, and none elsewhere. */
export function edgeAccess(degrees: readonly [west: number, south: number][]): DataAccess {
  const origins = new Map<string, DataOrigin>();
  const access = {
    settings: { offline: false, nonCommercialUse: true },
    baseUrl: (dataset: { id: string }) => `memory:/${dataset.id}`,
    recording: () => access,
    origins: () => [...origins.values()],
  } as unknown as DataAccess;
  const maps = new Map<string, Map>();
  for (const [index, { tiled, rule }] of layers.entries())
    for (const [west, south] of degrees) {
      const side = tiled.tileDegrees;
      const corner = [Math.floor(west / side) * side, Math.floor(south / side) * side] as const;
      const grid = gridOf(corner[0], corner[1], corner[0] + side, corner[1] + side, tiled.cellsPerDegree);
      maps.set(tiled.url(access, ...corner), { grid, layer: index, rule, cells: tiled.cells });
    }
  maps.set(lossDriversUrl(access), {
    grid: gridOf(-180, -56, 180, 84, driverCellsPerDegree),
    layer: 50,
    rule: (chance) => 1 + Math.floor(7 * chance),
    cells: Uint8Array,
  });
  for (const year of burnedYears)
    for (let month = 1; month <= 12; month += 1)
      for (const [area, box] of Object.entries(fireAreas))
        maps.set(burnedAreaUrl(access, year, month, Number(area)), {
          grid: gridOf(...box, 360),
          layer: 60 + month,
          rule: (chance) => (chance < 0.02 ? month * 30 : chance < 0.9 ? 0 : -1),
          cells: Int16Array,
        });
  access.raster = async (dataset, url) => {
    origins.set(dataset.id, {
      dataset: dataset.id,
      version: dataset.version,
      fetchedAt: '2026-11-20T08:00:00Z',
      via: 'network',
      attribution: dataset.attribution,
      synthetic: false,
    });
    const map = maps.get(url);
    if (!map) throw new NothingThere(url);
    const { grid, layer, rule, cells } = map;
    const perDegree = Math.round(1 / grid.cellWidth);
    const [left, top] = [Math.round(grid.west * perDegree), Math.round((90 - grid.north) * perDegree)];
    return {
      url,
      noData: null,
      levels: [grid],
      async read(_level, window) {
        const values = new cells(window.width * window.height);
        for (let row = 0; row < window.height; row += 1)
          for (let column = 0; column < window.width; column += 1) {
            const [x, y] = [window.left + column, window.top + row];
            if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) continue;
            values[row * window.width + column] = rule(chanceOf(layer, (((left + x) % perDegree) + perDegree) % perDegree, top + y));
          }
        return { grid: gridOfWindow(grid, window), values, noData: null };
      },
    };
  };
  access.document = async (request) => {
    const [kind, west, south] = request.key.split('/');
    if (request.dataset !== mangroves) throw new NeedsNetwork('No documents here');
    const isThere = degrees.some(([x, y]) => x === Number(west) && y === Number(south));
    if (kind === 'member')
      return request.parse(
        new TextEncoder().encode(
          JSON.stringify(isThere ? { name: 'a.tif', offset: 0, packedBytes: 1, bytes: 1, method: 0, checksum: 0 } : null),
        ),
        '',
      );
    const key = Number(west) * 1000 + Number(south);
    if (!mangroveTiles.has(key)) mangroveTiles.set(key, mangroveTile(Number(west), Number(south)));
    return request.parse(mangroveTiles.get(key)!, '');
  };
  return access;
}

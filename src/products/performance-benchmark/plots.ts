import { NeedsNetwork, type DataAccess } from '#datasets/data-access.ts';
import { forestThreshold, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { findScenes } from '#datasets/sentinel2.ts';
import { gridOver, TileReader, windowOver } from '#datasets/tiles.ts';
import { landCover as coverClass, landCoverMap } from '#datasets/worldcover.ts';
import { latestYearOnEarth } from '#domain/time.ts';
import { metresPerDegree } from '#domain/units.ts';
import { boundingBox, type BoundingBox, type Geometry } from '#geo/index.ts';
import { coverage, rasterise, type Grid } from '#raster/index.ts';
import { placeOf } from '#products/shared/places/index.ts';
import { pictureGrid } from '#products/satellite-index/compute.ts';
import { clearOf, indexOf } from '#products/satellite-index/scene-picture.ts';
import { chance } from './compute.ts';

export type Picture = Grid & { cellMetres: number };
/** A place whose images are read at once, and the cells of it that are plots. */
export interface Area {
  box: BoundingBox;
  grid: Picture;
  cells: number[];
  canopy: number[];
  /** whether each cell was open land at the start of the project */
  isOpen: boolean[];
}
/** The plots of a project, and what they stand for. */
export interface ProjectPlots {
  area: Area;
  landCover: number;
  /** shares of the project, 0..1: open land of the plots' land cover, which they observe, and open land of other land cover, which they do not */
  openShare: number;
  otherOpenShare: number;
}

const plotMetres = 30;
const blockMetres = 4000;
const maxTriedBlocks = 40;
const maxBlocks = 8;
const maxProjectPlots = 200;
const maxCandidates = 2000;
/** from the project's edge to the near edge of a block; a block ends within 50 km */
const ringMetres: [number, number] = [1000, 46_000];
const gapMetres = 1000;
const scenesPerYear = 3;

/** 30 m cells over a box, coarser where it is wider than 30 km. */
function plotGrid(box: BoundingBox): Picture {
  const across = Math.max(
    (box[2] - box[0]) * metresPerDegree * Math.cos((((box[1] + box[3]) / 2) * Math.PI) / 180),
    (box[3] - box[1]) * metresPerDegree,
  );
  return pictureGrid(box, Math.max(1, Math.min(1024, Math.floor(across / plotMetres))));
}

/** Values of a finer or coarser map at the centres of the cells. */
async function atCells(
  access: DataAccess,
  raster: typeof treeCover2000,
  grid: Picture,
  box: BoundingBox,
  signal: AbortSignal,
): Promise<(cell: number) => number> {
  const map = await windowOver(access, raster, box, { signal });
  return (cell) => {
    const x = Math.floor((grid.west + ((cell % grid.width) + 0.5) * grid.cellWidth - map.grid.west) / map.grid.cellWidth);
    const y = Math.floor((map.grid.north - (grid.north - (Math.floor(cell / grid.width) + 0.5) * grid.cellHeight)) / map.grid.cellHeight);
    return map.values[Math.min(map.grid.height - 1, Math.max(0, y)) * map.grid.width + Math.min(map.grid.width - 1, Math.max(0, x))]!;
  };
}

/** Values of a map at some places: a project of a million hectares is not read whole for two hundred plots. */
async function atPlaces(
  access: DataAccess,
  raster: typeof treeCover2000,
  places: [number, number][],
  signal: AbortSignal,
): Promise<number[]> {
  const reader = new TileReader(access, raster, signal);
  const values: number[] = [];
  for (const [x, y] of places) values.push((await reader.window(gridOver(raster, [x, y, x, y]), 0)).values[0]!);
  return values;
}

export const centreOf = (grid: Grid, cell: number): [number, number] => [
  grid.west + ((cell % grid.width) + 0.5) * grid.cellWidth,
  grid.north - (Math.floor(cell / grid.width) + 0.5) * grid.cellHeight,
];

/** So many of the cells at random, by rising number. */
function sampleOf(cells: number[], count: number, random: () => number): number[] {
  const left = [...cells];
  for (let index = 0; index < Math.min(count, left.length); index += 1) {
    const other = index + Math.floor(random() * (left.length - index));
    [left[index], left[other]] = [left[other]!, left[index]!];
  }
  return left.slice(0, count).sort((a, b) => a - b);
}

/** Classes of the land cover map on which trees can be newly established: not woody ones, water, ice or what is unknown. */
const openClasses: readonly number[] = [
  coverClass.grass,
  coverClass.crop,
  coverClass.built,
  coverClass.bare,
  coverClass.herbaceousWetland,
  coverClass.mossLichen,
];

/** Open at the start: no woody class on the land cover map, and no forest of 2000 that stood until then. */
export const isOpenLand = (cover: number, canopyPercent: number, loss: number, startYear: number): boolean => {
  const wasForest = canopyPercent >= forestThreshold && canopyPercent <= 100;
  return openClasses.includes(cover) && (!wasForest || (loss > 0 && loss < 255 && 2000 + loss < startYear));
};

/** Up to 200 random cells inside the project, those that have its most common land cover, and what they stand for. */
export async function projectPlots(
  access: DataAccess,
  seed: string,
  geometry: Geometry,
  startYear: number,
  signal: AbortSignal,
): Promise<ProjectPlots> {
  const box = boundingBox(geometry)!;
  const grid = plotGrid(box);
  const { window, shares } = coverage(geometry, grid);
  const inside: number[] = [];
  shares.forEach((share, index) => {
    if (share > 0.5) inside.push((window.top + Math.floor(index / window.width)) * grid.width + window.left + (index % window.width));
  });
  const cells = sampleOf(inside, maxProjectPlots, chance(`${seed} project`));
  const places = cells.map((cell) => centreOf(grid, cell));
  const [cover, canopy, loss] = await Promise.all([
    atPlaces(access, landCoverMap, places, signal),
    atPlaces(access, treeCover2000, places, signal),
    atPlaces(access, lossYear, places, signal),
  ]);
  const counts = new Map<number, number>();
  for (const value of cover) counts.set(value, (counts.get(value) ?? 0) + 1);
  const landCover = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  const drawn = cells.map((cell, index) => ({
    cell,
    canopy: canopy[index]!,
    isSame: cover[index] === landCover,
    isOpen: isOpenLand(cover[index]!, canopy[index]!, loss[index]!, startYear),
  }));
  const same = drawn.filter(({ isSame }) => isSame);
  const shareOf = (plots: readonly { isOpen: boolean }[]) =>
    drawn.length === 0 ? 0 : plots.filter(({ isOpen }) => isOpen).length / drawn.length;
  return {
    area: {
      box,
      grid,
      cells: same.map(({ cell }) => cell),
      canopy: same.map((plot) => plot.canopy),
      isOpen: same.map(({ isOpen }) => isOpen),
    },
    landCover,
    openShare: shareOf(same),
    otherOpenShare: shareOf(drawn.filter(({ isSame }) => !isSame)),
  };
}

/** 1 where a cell lies in the project or within a kilometre of it. */
export function nearProject(project: Geometry, grid: Picture): Uint8Array {
  const pad = Math.ceil(gapMetres / grid.cellMetres);
  const wide: Grid = {
    ...grid,
    west: grid.west - pad * grid.cellWidth,
    north: grid.north + pad * grid.cellHeight,
    width: grid.width + 2 * pad,
    height: grid.height + 2 * pad,
  };
  const inside = rasterise(project, wide, { landOnly: true });
  // Sums over rectangles show at once whether any cell of a square around a cell is the project's.
  const sums = new Uint32Array((wide.width + 1) * (wide.height + 1));
  const at = (row: number, column: number) => row * (wide.width + 1) + column;
  for (let row = 0; row < wide.height; row += 1)
    for (let column = 0; column < wide.width; column += 1)
      sums[at(row + 1, column + 1)] =
        inside[row * wide.width + column]! + sums[at(row, column + 1)]! + sums[at(row + 1, column)]! - sums[at(row, column)]!;
  return Uint8Array.from({ length: grid.width * grid.height }, (_, cell) => {
    const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
    const side = 2 * pad + 1;
    return sums[at(row + side, column + side)]! - sums[at(row, column + side)]! - sums[at(row + side, column)]! + sums[at(row, column)]! > 0
      ? 1
      : 0;
  });
}

/**
 * Candidate plots in the ring 1 to 50 km around the project: up to eight blocks of 4 km, the nearest of 40 random ones for which there is data, in the same country and with cells of the
 * same land cover that no other project holds. Rejects with NeedsNetwork when there is data for none.
 */
export async function candidateAreas(
  access: DataAccess,
  seed: string,
  project: Geometry,
  projectBox: BoundingBox,
  landCover: number,
  startYear: number,
  others: Geometry[],
  signal: AbortSignal,
): Promise<{ areas: Area[]; tried: number; withoutData: number }> {
  const random = chance(`${seed} ring`);
  const [x, y] = [(projectBox[0] + projectBox[2]) / 2, (projectBox[1] + projectBox[3]) / 2];
  const squeeze = Math.max(0.05, Math.cos((y * Math.PI) / 180));
  const [halfWidth, halfHeight] = [
    ((projectBox[2] - projectBox[0]) / 2) * metresPerDegree * squeeze,
    ((projectBox[3] - projectBox[1]) / 2) * metresPerDegree,
  ];
  const country = placeOf([x, y])?.countryCode ?? null;
  const blocks = Array.from({ length: maxTriedBlocks }, () => {
    const angle = random() * 2 * Math.PI;
    // Denser near the project, where land and weather are most alike.
    const metres = ringMetres[0] + random() ** 2 * (ringMetres[1] - ringMetres[0]);
    // From the project's box outwards, so that a large project has its ring around it.
    const [dx, dy] = [Math.cos(angle) * (metres + halfWidth + blockMetres), Math.sin(angle) * (metres + halfHeight + blockMetres)];
    const [cx, cy] = [x + dx / metresPerDegree / squeeze, y + dy / metresPerDegree];
    const half: [number, number] = [blockMetres / 2 / metresPerDegree / squeeze, blockMetres / 2 / metresPerDegree];
    return { metres, centre: [cx, cy] as [number, number], box: [cx - half[0], cy - half[1], cx + half[0], cy + half[1]] as BoundingBox };
  }).sort((a, b) => a.metres - b.metres);
  const areas: Area[] = [];
  let [tried, withoutData] = [0, 0];
  for (const { box, centre } of blocks) {
    if (areas.length >= maxBlocks) break;
    signal.throwIfAborted();
    tried += 1;
    if ((placeOf(centre)?.countryCode ?? null) !== country) continue;
    try {
      const grid = plotGrid(box);
      const [cover, canopy, loss] = await Promise.all([
        atCells(access, landCoverMap, grid, box, signal),
        atCells(access, treeCover2000, grid, box, signal),
        atCells(access, lossYear, grid, box, signal),
      ]);
      const taken = nearProject(project, grid);
      for (const other of others)
        rasterise(other, grid).forEach((value, cell) => {
          if (value) taken[cell] = 1;
        });
      const free = Array.from({ length: taken.length }, (_, cell) => cell).filter((cell) => taken[cell] === 0 && cover(cell) === landCover);
      const cells = sampleOf(free, Math.floor(maxCandidates / maxBlocks), random);
      const isOpen = cells.map((cell) => isOpenLand(landCover, canopy(cell), loss(cell), startYear));
      if (cells.length > 0) areas.push({ box, grid, cells, canopy: cells.map(canopy), isOpen });
    } catch (error) {
      if (!(error instanceof NeedsNetwork)) throw error;
      withoutData += 1;
    }
  }
  if (areas.length === 0 && withoutData > 0) throw new NeedsNetwork({ code: 'plots-not-readable' });
  return { areas, tried, withoutData };
}

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Median NDVI of an area's plots over the clearest acquisitions of some months of a year; NaN where none shows a plot. */
export async function plotIndex(
  access: DataAccess,
  { box, grid, cells }: Area,
  year: number,
  months: number[],
  now: Date,
  signal: AbortSignal,
  maxDays = scenesPerYear,
): Promise<number[]> {
  // A season over New Year begins in its year and ends in the next, so that the three months stay together.
  const dated = months.map((month) => ({ month, in: month < months[0]! ? year + 1 : year }));
  const scenes = (
    await Promise.all(
      dated.map(({ month, in: own }) =>
        findScenes(access, box, `${monthText(own, month)}-01`, `${monthText(own, month)}-${lastDay(own, month)}`, now, signal),
      ),
    )
  ).flat();
  const byDay = Map.groupBy(scenes, ({ acquired }) => acquired.slice(0, 10));
  const days = [...byDay.values()]
    .sort((a, b) => a[0]!.cloudPercent - b[0]!.cloudPercent || (a[0]!.acquired < b[0]!.acquired ? -1 : 1))
    .slice(0, maxDays);
  const values: number[][] = cells.map(() => []);
  for (const day of days) {
    for (const scene of day) {
      const clear = await clearOf(access, scene, grid, signal);
      if (!cells.some((cell) => clear[cell] !== 0)) continue;
      const picture = await indexOf(access, scene, 'ndvi', clear, grid, signal);
      if (picture)
        cells.forEach((cell, plot) => {
          if (!Number.isNaN(picture[cell]!)) values[plot]!.push(picture[cell]!);
        });
    }
  }
  return values.map((list) => {
    if (list.length === 0) return Number.NaN;
    const sorted = list.sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  });
}

/** The newest year before this one whose season is over. A season over New Year belongs to the year in which it begins, and a part of one is not like the whole of another. */
export function lastWholeSeason(months: readonly number[], now: Date): number {
  const year = latestYearOnEarth(now) - 1;
  const last = months.at(-1)!;
  const ends = Date.UTC(last < months[0]! ? year + 1 : year, last, 1);
  return ends <= now.getTime() ? year : year - 1;
}

/** The three months in a row (over New Year too) in which the project is greenest, by one clear acquisition a month of a year. Null when fewer than six months show it. */
export async function growingSeason(
  access: DataAccess,
  area: Area,
  year: number,
  now: Date,
  signal: AbortSignal,
): Promise<number[] | null> {
  const means: number[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const seen = (await plotIndex(access, area, year, [month], now, signal, 1)).filter((value) => !Number.isNaN(value));
    means.push(seen.length === 0 ? Number.NaN : seen.reduce((sum, value) => sum + value, 0) / seen.length);
  }
  if (means.filter((value) => !Number.isNaN(value)).length < 6) return null;
  const green = (month: number) =>
    [0, 1, 2].reduce((sum, step) => sum + (Number.isNaN(means[(month + step) % 12]!) ? -1 : means[(month + step) % 12]!), 0);
  const best = means.map((_, month) => month).sort((a, b) => green(b) - green(a) || a - b)[0]!;
  return [0, 1, 2].map((step) => ((best + step) % 12) + 1);
}

import { hasArea } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { forEachParcelCell, minCells, type NoFigure, type PlacedCells } from '../shared/parcels/compute.ts';
import { canopyThresholds } from '#api/canopy-threshold.ts';
import { alertOf, canopyClass, land, water, type ForestBlock, type ForestLoss } from './compute.ts';
import { accuracyAt, lossInterval, smallestSureHectares, yearShares } from './compute-interval.ts';
import { since } from './facts.ts';

/**
 * A cell of the kept picture: its canopy class (how many thresholds its canopy reaches) in the upper three bits, its fate in the lower five: 0 standing, 1 to 30 lost in 2001 to 2030,
 * 31 standing with a probable alert. Of class 0, which is forest of no threshold, the lower bits say what else it is.
 */
export const forestCell = { noForest: 0, water: 1, unknown: 2, standing: 0, suspected: 31 } as const;
const fateBits = 5;
const lastYear = 2030;

/** Beyond this many blocks (two million cells each) the picture of a project is not kept. */
export const maxBlocks = 64;

/** The name under which a block's cells are kept. */
export const cellsFile = (block: number) => `canopy-cells-${block}.tif`;

/**
 * The cells of a block as the summary counts them, for every threshold: forest of 2000 with the year in which it was lost, by the map or else by the first confirmed alert. From these
 * cells parcels are measured, with the rule of `addForestBlock`.
 */
export function forestCells({ treeCover, lossYear, dataMask, alerts }: ForestBlock, loss: ForestLoss): Uint8Array {
  const years = Object.keys(loss.alertYears).sort();
  if (years.some((year) => Number(year) > lastYear)) throw new RangeError('cells-end-in-2030');
  const lastCode = loss.lastMapYear - 2000;
  const fateOf = (cell: number): number => {
    const code = lossYear[cell]!;
    if (code > 0) return code;
    const alert = alertOf(alerts, years, cell);
    return alert === null ? forestCell.standing : alert.isConfirmed ? Number(alert.year) - 2000 : forestCell.suspected;
  };
  return Uint8Array.from({ length: treeCover.length }, (_, cell) => {
    const [mask, cover] = [dataMask[cell]!, treeCover[cell]!];
    if (mask === water) return forestCell.water;
    if (mask !== land || cover > 100 || lossYear[cell]! > lastCode) return forestCell.unknown;
    const reached = canopyClass[cover]!;
    return reached === 0 ? forestCell.noForest : (reached << fateBits) | fateOf(cell);
  });
}

export interface ForestOfParcel {
  /** how many cells its land is, parts of cells added up */
  cells: number;
  /** hectares of its land as the picture's cells count them */
  coveredHectares: number;
  forest2000Hectares: number;
  /** of the forest of 2000, what stood at the end of 2018 and of 2020 */
  forest2018Hectares: number;
  forest2020Hectares: number;
  /** forest of 2000 of which no loss was seen up to now */
  standingHectares: number;
  /** lost from 2018 to now */
  deforestedHectares: number;
  /** the part of that which alerts alone tell of, and what probable alerts would add: no estimates of an area */
  alertHectares: number;
  probableHectares: number;
  /** mapped in 2017 and in 2018, which the map tells apart by a year at best */
  loss2017Hectares: number;
  loss2018Hectares: number;
  unknownHectares: number;
}

const nothing: ForestOfParcel = {
  cells: 0,
  coveredHectares: 0,
  forest2000Hectares: 0,
  forest2018Hectares: 0,
  forest2020Hectares: 0,
  standingHectares: 0,
  deforestedHectares: 0,
  alertHectares: 0,
  probableHectares: 0,
  loss2017Hectares: 0,
  loss2018Hectares: 0,
  unknownHectares: 0,
};

/** Puts a cell of forest to what is known of it. `lostIn`: the year, null where it stands. */
function addForest(sum: ForestOfParcel, hectares: number, lostIn: number | null, lastMapYear: number): void {
  sum.forest2000Hectares += hectares;
  if (lostIn === null || lostIn > 2018) sum.forest2018Hectares += hectares;
  if (lostIn === null || lostIn > 2020) sum.forest2020Hectares += hectares;
  if (lostIn === null) sum.standingHectares += hectares;
  else if (lostIn >= since) sum.deforestedHectares += hectares;
  if (lostIn !== null && lostIn > lastMapYear) sum.alertHectares += hectares;
  if (lostIn === since - 1) sum.loss2017Hectares += hectares;
  if (lostIn === since) sum.loss2018Hectares += hectares;
}

/** Adds up what the cells say of a parcel, for one threshold of canopy. */
export async function forestOfParcel(
  geometry: Geometry,
  blocks: Iterable<PlacedCells>,
  { forestThreshold, lastMapYear }: Pick<ForestLoss, 'forestThreshold' | 'lastMapYear'>,
): Promise<ForestOfParcel> {
  const sum = { ...nothing };
  const fewest = canopyThresholds.findIndex((threshold) => threshold === forestThreshold) + 1;
  await forEachParcelCell(geometry, blocks, (value, hectares, share) => {
    sum.cells += share;
    sum.coveredHectares += hectares;
    const reached = value >> fateBits;
    if (reached === 0 && value === forestCell.unknown) sum.unknownHectares += hectares;
    if (reached === 0 || reached < fewest) return;
    const fate = value & ((1 << fateBits) - 1);
    if (fate === forestCell.suspected) sum.probableHectares += hectares;
    addForest(sum, hectares, fate === forestCell.standing || fate === forestCell.suspected ? null : 2000 + fate, lastMapYear);
  });
  return sum;
}

/** Why the cells give no figure of a parcel; null where they do. */
export function whyNoForest(geometry: Geometry, { cells, coveredHectares, unknownHectares }: ForestOfParcel): NoFigure | null {
  if (!hasArea(geometry)) return 'no-area';
  if (cells < minCells) return 'too-small';
  return unknownHectares >= coveredHectares / 2 ? 'no-data' : null;
}

/** The interval of a parcel's loss since 2018: of what the map tells by its accuracies; alerts begin where that ends. */
export function intervalOfParcel(
  { deforestedHectares, alertHectares, probableHectares, forest2000Hectares, loss2017Hectares, loss2018Hectares }: ForestOfParcel,
  { lastMapYear, latitude, isWatched }: { lastMapYear: number; latitude: number; isWatched: boolean },
): { lower: number; upper: number | null } {
  const mapped = deforestedHectares - alertHectares;
  const published = lossInterval(
    {
      mapped,
      forest: forest2000Hectares,
      years: lastMapYear - since + 1,
      less: yearShares.each * loss2018Hectares,
      more: yearShares.each * loss2017Hectares,
    },
    accuracyAt(latitude),
  );
  const upper = Math.min(forest2000Hectares, Math.max(deforestedHectares, published.upper + alertHectares + probableHectares));
  return { lower: published.lower, upper: isWatched ? upper : null };
}

/** Whether a figure of so much land tells of the borders of cells. */
export const isBelowSureSize = (hectares: number): boolean => hectares < smallestSureHectares;

/** The project's own figures of the same kinds, for what its parcels may not exceed together. */
export function forestOfProject(loss: ForestLoss): Omit<ForestOfParcel, 'cells'> {
  const years = [
    ...Object.entries(loss.lossHectares),
    ...Object.entries(loss.alertYears).map(([year, { hectares }]) => [year, hectares] as const),
  ].map(([year, hectares]) => [Number(year), hectares] as const);
  const sum = { ...nothing };
  let lost = 0;
  for (const [year, hectares] of years) {
    addForest(sum, hectares, year, loss.lastMapYear);
    lost += hectares;
  }
  addForest(sum, loss.forest2000Hectares - lost, null, loss.lastMapYear);
  const { cells: _cells, ...own } = sum;
  return {
    ...own,
    coveredHectares: loss.landHectares + loss.waterHectares + loss.unknownHectares,
    probableHectares: Object.values(loss.alertYears).reduce((total, { probableHectares = 0 }) => total + probableHectares, 0),
    unknownHectares: loss.unknownHectares,
  };
}

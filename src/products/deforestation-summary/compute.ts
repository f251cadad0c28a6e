import { forEachCoveredCell, type Coverage, type Grid } from '#raster/index.ts';
import { since } from './facts.ts';

/** Stands for a cell where the source has no file. Beyond every value of the layers read here. */
export const noFile = 255;

/** What is kept of a project's tree cover: hectares only. Years as text, because this is JSON. */
export interface ForestLoss {
  /** canopy percent from which a cell of 2000 counted as forest */
  forestThreshold: number;
  /** last year of the yearly map */
  lastMapYear: number;
  /** covered hectares of land, of permanent water, and of cells about which the map says nothing */
  landHectares: number;
  waterHectares: number;
  unknownHectares: number;
  forest2000Hectares: number;
  /** loss in forest of 2000 by year of the map, every year from 2001 */
  lossHectares: Record<string, number>;
  /** one for every year after the map up to the year of the collection */
  alertYears: Record<string, AlertYear>;
}

interface AlertYear {
  /** confirmed alerts in forest that was not lost before */
  hectares: number;
  /** forest of 2000 that lies where alerts are made at all; 0 outside the tropics */
  watchedForestHectares: number;
  /** last day that the alerts look at, YYYY-MM-DD */
  observedThrough: string;
}

/** Layers of a block, cell for cell that of the coverage: canopy, loss year and land mask of the map, and the alerts of each year after it. */
export interface ForestBlock {
  coverage: Coverage;
  grid: Grid;
  treeCover: ArrayLike<number>;
  lossYear: ArrayLike<number>;
  dataMask: ArrayLike<number>;
  alerts: Record<string, ArrayLike<number>>;
}

/** Nothing counted yet. `alertYears`: year → the last day its alerts look at. */
export function emptyForestLoss(forestThreshold: number, lastMapYear: number, alertYears: Record<string, string>): ForestLoss {
  return {
    forestThreshold,
    lastMapYear,
    landHectares: 0,
    waterHectares: 0,
    unknownHectares: 0,
    forest2000Hectares: 0,
    lossHectares: Object.fromEntries(Array.from({ length: lastMapYear - 2000 }, (_, k) => [String(2001 + k), 0])),
    alertYears: Object.fromEntries(
      Object.entries(alertYears).map(([year, observedThrough]) => [year, { hectares: 0, watchedForestHectares: 0, observedThrough }]),
    ),
  };
}

const [land, water] = [1, 2];
const confirmed = 3;

/**
 * Adds a block, every cell by its covered share and true area. Forest: canopy of 2000 at or above the threshold, on land. A cell is lost once: in the year of the
 * map, else in the first later year with a confirmed alert.
 */
export function addForestBlock(sum: ForestLoss, { coverage, grid, treeCover, lossYear, dataMask, alerts }: ForestBlock): void {
  const alertYears = Object.keys(sum.alertYears).sort();
  const lossByCode = new Float64Array(256);
  const lastCode = sum.lastMapYear - 2000;
  forEachCoveredCell(coverage, grid, (cell, hectares) => {
    const mask = dataMask[cell]!;
    const cover = treeCover[cell]!;
    const code = lossYear[cell]!;
    if (mask === water) {
      sum.waterHectares += hectares;
      return;
    }
    if (mask !== land || cover > 100 || code > lastCode) {
      sum.unknownHectares += hectares;
      return;
    }
    sum.landHectares += hectares;
    if (cover < sum.forestThreshold) return;
    sum.forest2000Hectares += hectares;
    lossByCode[code]! += hectares;
    let lost = code > 0;
    for (const year of alertYears) {
      const alert = alerts[year]![cell]!;
      if (alert === noFile) continue;
      const record = sum.alertYears[year]!;
      record.watchedForestHectares += hectares;
      if (alert === confirmed && !lost) {
        record.hectares += hectares;
        lost = true;
      }
    }
  });
  for (let code = 1; code <= lastCode; code += 1) sum.lossHectares[String(2000 + code)]! += lossByCode[code]!;
}

export interface DeforestationYear {
  year: number;
  /** since 2018, up to and with this year; null where the map says nothing of the project */
  deforested_ha: number | null;
  /** 100 x deforested_ha / area of the project */
  deforested_pct: number | null;
  deforested_in_year_ha: number | null;
  forest_2000_ha: number | null;
  /** last day that the figure looks at */
  observed_through: string | null;
}

/**
 * One record for every year from 2018 to the current one. A year that nothing observes (after the map, outside the alerts' coverage) repeats the hectares of the
 * year before with its `observed_through`, and has null for the year itself.
 */
export function deforestationYears(loss: ForestLoss, areaHectares: number, currentYear: number): DeforestationYear[] {
  const seen = loss.landHectares + loss.waterHectares > 0;
  const records: DeforestationYear[] = [];
  let total = 0;
  let observedThrough = `${loss.lastMapYear}-12-31`;
  for (let year = since; year <= currentYear; year += 1) {
    const alert = loss.alertYears[String(year)];
    const watched = alert !== undefined && alert.watchedForestHectares > 0;
    // Without forest in 2000 there is nothing to lose, whoever looks.
    const unwatched = loss.forest2000Hectares === 0 ? 0 : null;
    const inYear = year <= loss.lastMapYear ? loss.lossHectares[String(year)]! : watched ? alert.hectares : unwatched;
    total += inYear ?? 0;
    if (watched) observedThrough = alert.observedThrough;
    records.push({
      year,
      deforested_ha: seen ? total : null,
      deforested_pct: seen ? (100 * total) / areaHectares : null,
      deforested_in_year_ha: seen ? inYear : null,
      forest_2000_ha: seen ? loss.forest2000Hectares : null,
      observed_through: !seen ? null : year <= loss.lastMapYear ? `${year}-12-31` : observedThrough,
    });
  }
  return records;
}

/** Share 0..1 of the project that was lost in the ten calendar years up to `year`; null where the map says nothing. */
export function recentLossShare(loss: ForestLoss, areaHectares: number, year: number): number | null {
  if (loss.landHectares + loss.waterHectares === 0) return null;
  let hectares = 0;
  for (let past = year - 9; past <= year; past += 1)
    hectares += (loss.lossHectares[String(past)] ?? 0) + (loss.alertYears[String(past)]?.hectares ?? 0);
  return hectares / areaHectares;
}

import { cellAreasHectares, forEachCoveredCell, type Coverage, type Grid } from '#raster/index.ts';
import { canopyThresholds } from '#api/canopy-threshold.ts';
import { since } from './facts.ts';

/** Stands for a cell where the source has no file. Beyond every value of the layers read here. */
export const noFile = 255;

/** Forest and its loss from one canopy threshold on. Years as text, because this is JSON. */
interface ThresholdLoss {
  forest2000Hectares: number;
  /** loss in forest of 2000 by year of the map, every year from 2001 */
  lossHectares: Record<string, number>;
  /** one for every year after the map up to the year of the collection */
  alertYears: Record<string, AlertYear>;
  /** `lossHectares` of the years that the summary counts, by the code of the driver (0: none is known). Absent: results of earlier versions */
  driverHectares?: Record<string, number[]>;
}

/** What is kept of a project's tree cover: hectares only. The fields of ThresholdLoss are those of `forestThreshold`. */
export interface ForestLoss extends ThresholdLoss {
  /** canopy percent from which a cell of 2000 counted as forest */
  forestThreshold: number;
  /** the same from every threshold on; results of earlier versions have their own alone */
  byThreshold?: Record<string, ThresholdLoss>;
  /** last year of the yearly map */
  lastMapYear: number;
  /** covered hectares of land, of permanent water, and of cells about which the map says nothing */
  landHectares: number;
  waterHectares: number;
  unknownHectares: number;
  /** hectares of the largest cell: the smallest piece that the map can tell of */
  cellHectares?: number;
  /** day of the newest clear scene that is known of the project, YYYY-MM-DD; results of earlier versions have none */
  clearScene?: string | null;
  /** the map of drivers could not be read for all of the loss, so `driverHectares` say nothing */
  driversUnread?: boolean;
  /** how many pictures of cells are kept for measuring parcels; null: there would be too many. Results of earlier versions have none */
  blocks?: number | null;
}

export interface AlertYear {
  /** confirmed alerts in forest that was not lost before */
  hectares: number;
  /** probable alerts in forest that no confirmed alert took; results of earlier versions did not count them */
  probableHectares?: number;
  /** forest of 2000 that lies where alerts are made at all; 0 outside the tropics */
  watchedForestHectares: number;
  /** newest day of an alert on the project's land, whatever it is worth: somebody looked on that day. null: there was none, or the days are not known */
  lastAlert?: string | null;
}

/** Layers of a block, cell for cell that of the coverage: canopy, loss year and land mask of the map, and the alerts of each year after it. */
export interface ForestBlock {
  coverage: Coverage;
  grid: Grid;
  treeCover: ArrayLike<number>;
  lossYear: ArrayLike<number>;
  dataMask: ArrayLike<number>;
  alerts: Record<string, ArrayLike<number>>;
  /** code of the driver of a cell's loss, 0 where none is known. Absent: it was not looked up */
  driverOf?: ((cell: number) => number) | undefined;
  /** day of the year of each alert, from 1; 0 where there is none. Absent: the days could not be read */
  alertDays?: Record<string, ArrayLike<number>>;
}

/** the seven drivers and 0, none */
const driverCodes = 8;

const emptyThreshold = (lastMapYear: number, alertYears: readonly string[]): Required<ThresholdLoss> => ({
  forest2000Hectares: 0,
  lossHectares: Object.fromEntries(Array.from({ length: lastMapYear - 2000 }, (_, k) => [String(2001 + k), 0])),
  alertYears: Object.fromEntries(
    alertYears.map((year) => [year, { hectares: 0, probableHectares: 0, watchedForestHectares: 0, lastAlert: null }]),
  ),
  driverHectares: Object.fromEntries(
    Array.from({ length: Math.max(0, lastMapYear - since + 1) }, (_, k) => [
      String(since + k),
      Array.from({ length: driverCodes }, () => 0),
    ]),
  ),
});

/** Nothing counted yet. `alertYears`: the years after the map that alerts may tell of. A published year is none of them. */
export function emptyForestLoss(forestThreshold: number, lastMapYear: number, alertYears: readonly (string | number)[]): ForestLoss {
  const years = alertYears.map(String);
  if (years.some((year) => Number(year) <= lastMapYear)) throw new RangeError('published-year-has-no-alerts');
  return {
    ...emptyThreshold(lastMapYear, years),
    byThreshold: Object.fromEntries(canopyThresholds.map((threshold) => [String(threshold), emptyThreshold(lastMapYear, years)])),
    forestThreshold,
    lastMapYear,
    landHectares: 0,
    waterHectares: 0,
    unknownHectares: 0,
    cellHectares: 0,
    clearScene: null,
  };
}

/** of the land mask */
export const [land, water] = [1, 2];
/** of the alerts */
export const [probable, confirmed] = [2, 3];

/** How many of the thresholds each percent of canopy reaches: a cell of class 5 is forest for the first five of them. */
export const canopyClass = Uint8Array.from(
  { length: 101 },
  (_, cover) => canopyThresholds.filter((threshold) => threshold <= cover).length,
);

/** The fate of a cell that stood when the map ended: lost in the first year with a confirmed alert, else suspected in the first with a probable one, else as it was. */
export function alertOf(
  alerts: Record<string, ArrayLike<number>>,
  years: readonly string[],
  cell: number,
): { year: string; isConfirmed: boolean } | null {
  let suspected: string | null = null;
  for (const year of years) {
    const alert = alerts[year]![cell]!;
    if (alert === confirmed) return { year, isConfirmed: true };
    if (alert === probable) suspected ??= year;
  }
  return suspected === null ? null : { year: suspected, isConfirmed: false };
}

/** YYYY-MM-DD of a day of a year, from 1; null for what is no day of it. */
export function dayOfYear(year: number, day: number): string | null {
  const date = new Date(Date.UTC(year, 0, day));
  return day >= 1 && date.getUTCFullYear() === year ? date.toISOString().slice(0, 10) : null;
}

/** Sums of one block by canopy class, until they are put to the thresholds. */
class ClassSums {
  readonly forest = new Float64Array(canopyThresholds.length + 1);
  readonly loss: Float64Array[];
  /** by year since the summary counts, and by driver */
  readonly drivers: Float64Array[][];
  readonly alerts: { confirmed: Float64Array; probable: Float64Array; watched: Float64Array }[];

  constructor(codes: number, years: number) {
    const row = () => new Float64Array(canopyThresholds.length + 1);
    this.loss = Array.from({ length: codes }, row);
    this.drivers = Array.from({ length: Math.max(0, 2000 + codes - since) }, () => Array.from({ length: driverCodes }, row));
    this.alerts = Array.from({ length: years }, () => ({ confirmed: row(), probable: row(), watched: row() }));
  }

  /** Adds to a threshold what lies in its class and in those above. */
  addTo(sum: ThresholdLoss, lowestClass: number, years: readonly string[]): void {
    const from = (row: Float64Array) => row.subarray(lowestClass).reduce((total, hectares) => total + hectares, 0);
    sum.forest2000Hectares += from(this.forest);
    for (let code = 1; code < this.loss.length; code += 1) sum.lossHectares[String(2000 + code)]! += from(this.loss[code]!);
    for (const [index, byDriver] of this.drivers.entries()) {
      const sums = sum.driverHectares?.[String(since + index)];
      if (sums) for (const [driver, row] of byDriver.entries()) sums[driver]! += from(row);
    }
    for (const [index, year] of years.entries()) {
      const record = sum.alertYears[year]!;
      record.hectares += from(this.alerts[index]!.confirmed);
      record.probableHectares = (record.probableHectares ?? 0) + from(this.alerts[index]!.probable);
      record.watchedForestHectares += from(this.alerts[index]!.watched);
    }
  }
}

/** The newest day of an alert by year, whatever the alert is worth and wherever on the land it lies. */
class NewestAlerts {
  readonly #days = new Map<string, number>();
  readonly #layers: { year: string; alerts: ArrayLike<number>; days: ArrayLike<number> }[];

  constructor(years: readonly string[], alerts: ForestBlock['alerts'], alertDays: NonNullable<ForestBlock['alertDays']>) {
    this.#layers = years.flatMap((year) => (alertDays[year] ? [{ year, alerts: alerts[year]!, days: alertDays[year] }] : []));
  }

  see(cell: number): void {
    for (const { year, alerts, days } of this.#layers) {
      const isAlert = alerts[cell] === probable || alerts[cell] === confirmed;
      if (isAlert && days[cell]! > (this.#days.get(year) ?? 0)) this.#days.set(year, days[cell]!);
    }
  }

  tell(sum: ThresholdLoss): void {
    for (const [year, day] of this.#days) {
      const found = dayOfYear(Number(year), day);
      const record = sum.alertYears[year]!;
      if (found !== null && found > (record.lastAlert ?? '')) record.lastAlert = found;
    }
  }
}

/**
 * Adds a block, every cell by its covered share and true area. Forest: canopy of 2000 at or above the threshold, on land. A cell is lost once: in the year of the
 * map, else in the first later year with a confirmed alert. `mark` is told of every cell that the project covers in the year of its loss (0: none), at `forestThreshold`.
 */
export function addForestBlock(
  sum: ForestLoss,
  { coverage, grid, treeCover, lossYear, dataMask, alerts, alertDays, driverOf }: ForestBlock,
  mark: (cell: number, year: number) => void = () => {},
): void {
  const years = Object.keys(sum.alertYears).sort();
  const lastCode = sum.lastMapYear - 2000;
  const sums = new ClassSums(lastCode + 1, years.length);
  const newest = new NewestAlerts(years, alerts, alertDays ?? {});
  sum.cellHectares = Math.max(sum.cellHectares ?? 0, ...cellAreasHectares(grid));
  forEachCoveredCell(coverage, grid, (cell, hectares) => {
    mark(cell, 0);
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
    newest.see(cell);
    const reached = canopyClass[cover]!;
    if (reached === 0) return;
    sums.forest[reached]! += hectares;
    for (const [index, year] of years.entries()) if (alerts[year]![cell] !== noFile) sums.alerts[index]!.watched[reached]! += hectares;
    const isMarked = cover >= sum.forestThreshold;
    if (code > 0) {
      sums.loss[code]![reached]! += hectares;
      if (code >= since - 2000) sums.drivers[2000 + code - since]![driverOf?.(cell) ?? 0]![reached]! += hectares;
      if (isMarked) mark(cell, 2000 + code);
      return;
    }
    const alert = alertOf(alerts, years, cell);
    if (!alert) return;
    sums.alerts[years.indexOf(alert.year)]![alert.isConfirmed ? 'confirmed' : 'probable'][reached]! += hectares;
    if (alert.isConfirmed && isMarked) mark(cell, Number(alert.year));
  });
  sums.addTo(sum, canopyClass[sum.forestThreshold]!, years);
  for (const [threshold, own] of Object.entries(sum.byThreshold ?? {})) sums.addTo(own, canopyClass[Number(threshold)]!, years);
  for (const each of [sum, ...Object.values(sum.byThreshold ?? {})]) newest.tell(each);
}

/** The same land from another threshold on; null where an earlier version did not count it. */
export function lossAt(loss: ForestLoss, canopy: number): ForestLoss | null {
  if (canopy === loss.forestThreshold) return loss;
  const own = loss.byThreshold?.[String(canopy)];
  return own ? { ...loss, ...own, forestThreshold: canopy } : null;
}

/** Hectares of the forest of 2000 that the yearly map had not lost at the end of a year. Regrowth and planting are not in it. */
export function forestAtEndOf(loss: ForestLoss, year: number): number {
  let hectares = loss.forest2000Hectares;
  for (let lost = 2001; lost <= Math.min(year, loss.lastMapYear); lost += 1) hectares -= loss.lossHectares[String(lost)] ?? 0;
  return Math.max(0, hectares);
}

/** Share 0..1 of the project that was lost in the ten calendar years up to `year`; null where the map says nothing. */
export function recentLossShare(loss: ForestLoss, areaHectares: number, year: number): number | null {
  if (loss.landHectares + loss.waterHectares === 0) return null;
  let hectares = 0;
  for (let past = year - 9; past <= year; past += 1)
    hectares += (loss.lossHectares[String(past)] ?? 0) + (loss.alertYears[String(past)]?.hectares ?? 0);
  return hectares / areaHectares;
}

/** Adding up in another order gives another last digit. */
const rounding = 1e-9;

/** A breach is a fault of the program, and no figure is given then: the loss never exceeds the forest, and a higher threshold never has more of either. */
export function refuseImpossible(loss: ForestLoss): void {
  const [all, rows] = [
    Object.entries(loss.byThreshold ?? {})
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, own]) => own),
    [loss],
  ];
  const slack = rounding * (1 + loss.landHectares);
  const lossOf = (one: ThresholdLoss) =>
    [...Object.values(one.lossHectares), ...Object.values(one.alertYears).map(({ hectares }) => hectares)].reduce((a, b) => a + b, 0);
  for (const one of [...all, ...rows]) {
    if (one.forest2000Hectares > loss.landHectares + slack) throw new Error('forest-exceeds-land');
    if (lossOf(one) > one.forest2000Hectares + slack) throw new Error('loss-exceeds-forest');
    for (const [year, byDriver] of Object.entries(one.driverHectares ?? {})) {
      const sum = byDriver.reduce((total, hectares) => total + hectares, 0);
      if (Math.abs(sum - (one.lossHectares[year] ?? 0)) > slack) throw new Error('drivers-are-not-the-loss');
    }
  }
  for (const [index, one] of all.slice(1).entries()) {
    const lower = all[index]!;
    if (one.forest2000Hectares > lower.forest2000Hectares + slack || lossOf(one) > lossOf(lower) + slack)
      throw new Error('higher-threshold-has-more');
  }
}

import { fitGamma, gammaCumulative, quantile } from './compute-statistics.ts';

/** Days of whole years in order; NaN where there is none. `month` is 1..12, `calendarDay` 0..364 (29 February counts as the 28th; other calendars by share of the year). */
export interface Days {
  year: ArrayLike<number>;
  month: ArrayLike<number>;
  calendarDay: ArrayLike<number>;
  tasmin: ArrayLike<number>;
  tasmax: ArrayLike<number>;
  pr: ArrayLike<number>;
}

/** What the baseline fixes for every later comparison. */
export interface Baseline {
  /** 90th percentile of tasmax for each of 365 calendar days, over five days around it */
  warmThreshold: Float64Array;
  /** 95th percentile of wet days, mm */
  veryWet: number;
  /** per calendar month: the gamma distribution of 12-month sums and the share of sums that are zero */
  sums: { gamma: { shape: number; scale: number } | null; zeroShare: number }[];
}

/** Names and units: ETCCDI (Zhang et al. 2011, WIREs Climate Change 2:851-870), in the order in which they are answered. Their definitions are sentences. */
export const metrics = [
  { name: 'TXx', unit: '°C' },
  { name: 'TNn', unit: '°C' },
  { name: 'TX35', unit: 'days' },
  { name: 'TX30', unit: 'days' },
  { name: 'TR', unit: 'days' },
  { name: 'SU', unit: 'days' },
  { name: 'FD', unit: 'days' },
  { name: 'ID', unit: 'days' },
  { name: 'WSDI', unit: 'days' },
  { name: 'PRCPTOT', unit: 'mm' },
  { name: 'SDII', unit: 'mm/day' },
  { name: 'Rx1day', unit: 'mm' },
  { name: 'Rx5day', unit: 'mm' },
  { name: 'R20mm', unit: 'days' },
  { name: 'R95pTOT', unit: 'mm' },
  { name: 'R95pFraction', unit: '%' },
  { name: 'CDD', unit: 'days' },
  { name: 'CWD', unit: 'days' },
  { name: 'SPI12', unit: '%' },
] as const;
export type MetricValues = Record<string, number | null>;

const wetDay = 1;
const warmSpellDays = 6;
const maxMissingDays = 10;
/** Φ(-1.5) */
const droughtProbability = 0.066_807_201_268_858_1;

export function baselineOf(days: Days): Baseline {
  const byDay: number[][] = Array.from({ length: 365 }, () => []);
  const wet: number[] = [];
  for (let index = 0; index < days.year.length; index += 1) {
    const warm = days.tasmax[index]!;
    if (!Number.isNaN(warm)) byDay[days.calendarDay[index]!]!.push(warm);
    if (days.pr[index]! >= wetDay) wet.push(days.pr[index]!);
  }
  const warmThreshold = Float64Array.from({ length: 365 }, (_, day) =>
    quantile(
      [-2, -1, 0, 1, 2].flatMap((shift) => byDay[(day + shift + 365) % 365]!),
      0.9,
    ),
  );
  const sums: number[][] = Array.from({ length: 12 }, () => []);
  for (const { month, sum } of twelveMonthSums(days)) sums[month - 1]!.push(sum);
  return {
    warmThreshold,
    veryWet: quantile(wet, 0.95),
    sums: sums.map((values) => ({
      gamma: fitGamma(values.filter((value) => value > 0)),
      zeroShare: values.filter((value) => value <= 0).length / (values.length + 1),
    })),
  };
}

/** Sums of twelve months in a row, by the month in which they end; a month with a missing day ends every sum that holds it. */
function twelveMonthSums(days: Days): { month: number; sum: number }[] {
  const months: { month: number; sum: number }[] = [];
  let current = Number.NaN;
  for (let index = 0; index < days.year.length; index += 1) {
    const number = days.year[index]! * 12 + days.month[index]!;
    if (number !== current) {
      months.push({ month: days.month[index]!, sum: 0 });
      current = number;
    }
    months.at(-1)!.sum += days.pr[index]!;
  }
  return months
    .slice(11)
    .map(({ month }, index) => ({ month, sum: months.slice(index, index + 12).reduce((sum, month) => sum + month.sum, 0) }))
    .filter(({ sum }) => !Number.isNaN(sum));
}

/** What the days of a year add up to. */
interface YearTally {
  missing: number;
  hottest: number;
  coldest: number;
  tx35: number;
  tx30: number;
  tr: number;
  su: number;
  fd: number;
  id: number;
  warm: number;
  total: number;
  wetDays: number;
  rx1: number;
  rx5: number;
  r20: number;
  veryWet: number;
  cdd: number;
  cwd: number;
}
const emptyTally = (): YearTally => ({
  missing: 0,
  hottest: Number.NEGATIVE_INFINITY,
  coldest: Number.POSITIVE_INFINITY,
  tx35: 0,
  tx30: 0,
  tr: 0,
  su: 0,
  fd: 0,
  id: 0,
  warm: 0,
  total: 0,
  wetDays: 0,
  rx1: 0,
  rx5: 0,
  r20: 0,
  veryWet: 0,
  cdd: 0,
  cwd: 0,
});

function countTemperatures(year: YearTally, coldest: number, hottest: number): void {
  if (hottest > year.hottest) year.hottest = hottest;
  if (coldest < year.coldest) year.coldest = coldest;
  if (hottest > 35) year.tx35 += 1;
  if (hottest > 30) year.tx30 += 1;
  if (hottest > 25) year.su += 1;
  if (hottest < 0) year.id += 1;
  if (coldest > 20) year.tr += 1;
  if (coldest < 0) year.fd += 1;
}

/** Amounts of rain on a day and on the five days that end with it. */
function countRain(year: YearTally, pr: Days['pr'], index: number, veryWet: number): void {
  const rain = pr[index]!;
  if (rain >= wetDay) {
    year.total += rain;
    year.wetDays += 1;
  }
  if (rain >= 20) year.r20 += 1;
  if (rain >= wetDay && rain > veryWet) year.veryWet += rain;
  if (rain > year.rx1) year.rx1 = rain;
  let five = 0;
  for (let back = Math.max(0, index - 4); back <= index; back += 1) five += pr[back]!;
  if (five > year.rx5) year.rx5 = five;
}

const indicesOf = (tally: YearTally): Record<string, number> => ({
  TXx: tally.hottest,
  TNn: tally.coldest,
  TX35: tally.tx35,
  TX30: tally.tx30,
  TR: tally.tr,
  SU: tally.su,
  FD: tally.fd,
  ID: tally.id,
  WSDI: tally.warm,
  PRCPTOT: tally.total,
  SDII: tally.wetDays === 0 ? 0 : tally.total / tally.wetDays,
  Rx1day: tally.rx1,
  Rx5day: tally.rx5,
  R20mm: tally.r20,
  R95pTOT: tally.veryWet,
  R95pFraction: tally.total === 0 ? 0 : (100 * tally.veryWet) / tally.total,
  CDD: tally.cdd,
  CWD: tally.cwd,
});

/** The indices of each year; a year with more than ten missing days is left out. */
export function yearlyIndices(days: Days, baseline: Baseline): Map<number, Record<string, number>> {
  const years = new Map<number, YearTally>();
  const of = (year: number): YearTally => {
    let tally = years.get(year);
    if (!tally) years.set(year, (tally = emptyTally()));
    return tally;
  };
  let [dry, wetRun, warmRun] = [0, 0, 0];
  for (let index = 0; index < days.year.length; index += 1) {
    const year = of(days.year[index]!);
    const [coldest, hottest, rain] = [days.tasmin[index]!, days.tasmax[index]!, days.pr[index]!];
    if (Number.isNaN(coldest) || Number.isNaN(hottest) || Number.isNaN(rain)) year.missing += 1;
    countTemperatures(year, coldest, hottest);
    // The days of a spell count in the year in which they fall.
    if (hottest > baseline.warmThreshold[days.calendarDay[index]!]!) {
      warmRun += 1;
      if (warmRun === warmSpellDays) for (let back = 0; back < warmSpellDays; back += 1) of(days.year[index - back]!).warm += 1;
      else if (warmRun > warmSpellDays) year.warm += 1;
    } else warmRun = 0;
    countRain(year, days.pr, index, baseline.veryWet);
    // A run may cross New Year; it is credited, whole, to the year in which it ends. A missing day ends it.
    dry = rain < wetDay ? dry + 1 : 0;
    wetRun = rain >= wetDay ? wetRun + 1 : 0;
    const next = days.pr[index + 1];
    if (dry > 0 && !(next !== undefined && next < wetDay) && dry > year.cdd) year.cdd = dry;
    if (wetRun > 0 && !(next !== undefined && next >= wetDay) && wetRun > year.cwd) year.cwd = wetRun;
  }
  const complete = [...years].filter(([, { missing }]) => missing <= maxMissingDays);
  return new Map(complete.map(([year, tally]) => [year, indicesOf(tally)]));
}

/** Percent of months in severe drought against the baseline's distribution; null where that could not be fitted. McKee et al. 1993: H = q + (1 - q)·G. */
export function severeDroughtPercent(days: Days, baseline: Baseline): number | null {
  const sums = twelveMonthSums(days);
  if (sums.length === 0) return null;
  let severe = 0;
  for (const { month, sum } of sums) {
    const { gamma, zeroShare } = baseline.sums[month - 1]!;
    if (!gamma) return null;
    const probability = sum <= 0 ? zeroShare : zeroShare + (1 - zeroShare) * gammaCumulative(sum, gamma);
    if (probability <= droughtProbability) severe += 1;
  }
  return (100 * severe) / sums.length;
}

/** Every metric as the mean over the years; null when no year is complete. */
export function metricValues(days: Days, baseline: Baseline): MetricValues {
  const years = [...yearlyIndices(days, baseline).values()];
  const values: MetricValues = {};
  for (const { name } of metrics) {
    if (name === 'SPI12') values[name] = severeDroughtPercent(days, baseline);
    else values[name] = years.length === 0 ? null : years.reduce((sum, year) => sum + year[name]!, 0) / years.length;
  }
  return values;
}

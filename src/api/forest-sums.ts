import { numberOf } from './foreign-answers.ts';

/** The published interface counts hectares "deforested since 2018". */
export const lossCountedSince = 2018;

type Record_ = Readonly<Record<string, unknown>>;
interface LossYear {
  year: number | null;
  /** lost since the first year of the sum */
  sumHectares: number | null;
  /** lost in the year itself; null where nothing tells */
  inYearHectares: number | null;
  /** share as the service wrote it, as a sum */
  share: number | null;
}
/** `sums`: as the interface says. `years`: the service gave the loss of each year, and the sums are ours. */
interface LossSeries {
  shape: 'sums' | 'years';
  years: LossYear[];
}

/** By how much the rounding of a service may let a sum fall. */
const roundingHectares = 0.006;
/** A sum that a service corrects falls by little; the losses of single years fall by much. */
const correctedShare = 0.1;

const falls = (values: readonly number[]): { before: number; now: number }[] =>
  values.flatMap((now, at) => (at > 0 && values[at - 1]! - now > roundingHectares ? [{ before: values[at - 1]!, now }] : []));

const runningSum = (values: readonly (number | null)[]): (number | null)[] => {
  let sum: number | null = 0;
  return values.map((value) => (sum = sum === null || value === null ? null : sum + value));
};
/** Whether one series is a multiple of the other, as far as rounding lets it. */
function goesWith(shares: readonly number[], hectares: readonly number[]): boolean {
  const [whole, all] = [Math.max(...shares), Math.max(...hectares)];
  return whole > 0 && all > 0 && shares.every((share, at) => Math.abs(share / whole - hectares[at]! / all) <= 0.02);
}

/**
 * Whether hectares are the loss of each year, though the interface asks for sums. They are where shares go with their running sum and not with themselves; where the
 * records name the loss of a year beside them they are not; else where they fall by more than a correction would let a sum fall.
 */
function areYearly(records: readonly Record_[]): boolean {
  const hectares = records.map((record) => numberOf(record['deforested_ha']));
  const known = hectares.filter((value) => value !== null);
  if (known.length < 2 || records.some((record) => numberOf(record['deforested_in_year_ha']) !== null)) return false;
  const shares = records.map((record) => numberOf(record['deforested_pct']));
  if (known.length === hectares.length && shares.every((share) => share !== null)) {
    const sums = runningSum(known) as number[];
    if (goesWith(shares, sums) && !goesWith(shares, known)) return true;
    // Shares that only grow are sums, and so are the hectares that go with them.
    if (goesWith(shares, known) && falls(known).length === 0) return false;
  }
  return falls(known).some(({ before, now }) => before - now > correctedShare * before);
}

/** The sum's growth, where a year follows the one before it; the first year of the count began from nothing. */
function growth(now: LossYear, before: LossYear | undefined): number | null {
  if (now.sumHectares === null) return null;
  if (!before) return now.year === lossCountedSince ? now.sumHectares : null;
  if (before.sumHectares === null || before.year === null || now.year !== before.year + 1) return null;
  const grown = now.sumHectares - before.sumHectares;
  return grown < -roundingHectares ? null : Math.max(0, grown);
}

/** The records of a deforestation summary, the oldest first, as sums with the loss of each year. */
export function lossSeries(records: readonly Record_[]): LossSeries {
  const yearly = areYearly(records);
  const given = records.map((record) => ({
    year: numberOf(record['year']),
    hectares: numberOf(record['deforested_ha']),
    share: numberOf(record['deforested_pct']),
    inYear: numberOf(record['deforested_in_year_ha']),
    hasInYear: 'deforested_in_year_ha' in record,
  }));
  if (yearly) {
    const sums = runningSum(given.map(({ hectares }) => hectares));
    const shares = given.map(({ share }) => share);
    const areSharesYearly =
      shares.every((share) => share !== null) &&
      goesWith(
        shares,
        given.map(({ hectares }) => hectares ?? 0),
      );
    const sumsOfShares = areSharesYearly ? runningSum(shares) : shares;
    return {
      shape: 'years',
      years: given.map(({ year, hectares }, at) => ({
        year,
        sumHectares: sums[at]!,
        inYearHectares: hectares,
        share: sumsOfShares[at] ?? null,
      })),
    };
  }
  const years = given.map(({ year, hectares, share, inYear }) => ({ year, sumHectares: hectares, inYearHectares: inYear, share }));
  return {
    shape: 'sums',
    years: years.map((one, at) => (given[at]!.hasInYear ? one : { ...one, inYearHectares: growth(one, years[at - 1]) })),
  };
}

/** The year from which the sums of records (the oldest first) count: the first one where its sum is its own loss, else the one that the interface names. */
export function lossSince(records: readonly Record_[]): number | null {
  const [first] = records;
  const year = numberOf(first?.['year']);
  if (!first || year === null) return null;
  const [sum, inYear] = [numberOf(first['deforested_ha']), numberOf(first['deforested_in_year_ha'])];
  return sum !== null && inYear !== null && Math.abs(sum - inYear) <= roundingHectares && year > lossCountedSince && records.length > 1
    ? year
    : Math.min(year, lossCountedSince);
}

/** A generalized logistic distribution: location, scale, shape (Hosking and Wallis 1997). It is the three-parameter log-logistic of Vicente-Serrano et al. 2010, written another way. */
interface Logistic {
  location: number;
  scale: number;
  shape: number;
}

/** Fewer values do not make a distribution: thirty years, less the first span, which begins before them. */
const fewestValues = 29;
/** Thirty years tell nothing of spans that are rarer than about one in a thousand: beyond, the index stays here. */
export const farthest = 3;

/** By unbiased probability-weighted moments, as L-moments (Hosking 1990; Beguería et al. 2014); null where the values do not differ. */
export function logisticOf(values: readonly number[]): Logistic | null {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  const moment = (weight: (rank: number) => number) => sorted.reduce((sum, value, rank) => sum + value * weight(rank), 0) / count;
  const [zeroth, first, second] = [
    moment(() => 1),
    moment((rank) => rank / (count - 1)),
    moment((rank) => (rank * (rank - 1)) / ((count - 1) * (count - 2))),
  ];
  const [location, spread, skew] = [zeroth, 2 * first - zeroth, 6 * second - 6 * first + zeroth];
  if (!(spread > 0)) return null;
  const shape = -skew / spread;
  if (Math.abs(shape) < 1e-6) return { location, scale: spread, shape: 0 };
  const turn = shape * Math.PI;
  const scale = (spread * Math.sin(turn)) / turn;
  return { location: location - scale * (1 / shape - Math.PI / Math.sin(turn)), scale, shape };
}

/** Share 0..1 of the distribution that lies below a value. */
function below({ location, scale, shape }: Logistic, value: number): number {
  const reduced = (value - location) / scale;
  if (shape === 0) return 1 / (1 + Math.exp(-reduced));
  const rest = 1 - shape * reduced;
  if (rest <= 0) return shape > 0 ? 1 : 0;
  return 1 / (1 + rest ** (1 / shape));
}

const central = {
  top: [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239],
  bottom: [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
};
const tail = {
  top: [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783],
  bottom: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const polynomial = (factors: readonly number[], x: number) => factors.reduce((sum, factor) => sum * x + factor, 0);
/** below this share the tail's formula holds */
const tailShare = 0.02425;

/** The value below which a share of the standard normal distribution lies: Acklam's rational approximation, right to 1.2e-9 of the value. */
export function normalQuantile(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  if (share > 1 - tailShare) return -normalQuantile(1 - share);
  if (share < tailShare) {
    const root = Math.sqrt(-2 * Math.log(share));
    return polynomial(tail.top, root) / polynomial(tail.bottom, root);
  }
  const middle = share - 0.5;
  return (polynomial(central.top, middle ** 2) * middle) / polynomial(central.bottom, middle ** 2);
}

/** The index of a value: as many standard deviations as the same share of a normal distribution lies below. */
export const indexOf = (distribution: Logistic, value: number): number =>
  Math.min(farthest, Math.max(-farthest, normalQuantile(below(distribution, value))));

/** A month of the water balance: months since year 0, and mm; null where a day is missing. */
export interface MonthBalance {
  month: number;
  balance: number | null;
}
interface Reference {
  /** first and last month */
  from: number;
  to: number;
}

/**
 * SPEI of each month, in the order of the months, which follow one another: the sum over so many months up to it, against the sums that end in the same month of the
 * calendar in the reference years (Vicente-Serrano, Beguería and López-Moreno 2010, Journal of Climate 23:1696). null where a month of the sum is not known, or
 * fewer than `fewestValues` sums are.
 */
export function speiOf(months: readonly MonthBalance[], span: number, { from, to }: Reference): (number | null)[] {
  const sums = months.map((_, at) => {
    const parts = months.slice(Math.max(0, at - span + 1), at + 1).map(({ balance }) => balance);
    return parts.length === span && parts.every((part) => part !== null) ? parts.reduce((sum, part) => sum + part, 0) : null;
  });
  const distributions = Array.from({ length: 12 }, (_, calendar) => {
    const known = sums.filter(
      (sum, at): sum is number =>
        sum !== null && months[at]!.month % 12 === calendar && months[at]!.month >= from && months[at]!.month <= to,
    );
    return known.length < fewestValues ? null : logisticOf(known);
  });
  return sums.map((sum, at) => {
    const distribution = distributions[months[at]!.month % 12];
    return sum === null || !distribution ? null : indexOf(distribution, sum);
  });
}

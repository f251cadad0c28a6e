import { dayMilliseconds } from '#domain/time.ts';
import { numberOf, textOf } from '#api/foreign-answers.ts';
import { fewestYears, leastKnownShare, monthlyTrend, type MonthlySeries } from '#products/shared/trend/compute-months.ts';
import { usualRange } from '#products/shared/trend/compute-usual-range.ts';
import type { Trend } from '#products/shared/trend/compute-yearly.ts';
import type { Figure } from '../finding.ts';
import type { Land } from '../land.ts';
import { excludesZero, fieldsIn } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';

const slug = 'satellite-index';
/** the same month in earlier years, before a month is called unusual */
const fewestSameMonths = 5;
/** Sentinel-2 passes every five days: without a clear picture for so long, something is in the way */
const oldPictureDays = 60;
const clearShare = 0.8;

const trendOf = ({ vegetation }: Land): MonthlySeries | null => monthlyTrend(vegetation ?? []);
const perDecade = ({ slope, lower, upper }: Trend): Figure => ({
  value: 10 * slope,
  unit: 'index/decade',
  lower: 10 * lower,
  upper: 10 * upper,
  isChange: true,
});
const yearsOf = ({ firstYear, lastYear }: MonthlySeries) => ({ first: { year: firstYear }, last: { year: lastYear } });

/** The newest month beside the same month of the years before; null where these are too few. */
function newestMonth(land: Land): { month: string; value: number; lower: number; upper: number; usual: number; years: number } | null {
  const newest = (land.vegetation ?? []).findLast(({ value }) => value !== null);
  if (!newest) return null;
  const before = (land.vegetation ?? []).filter(
    ({ month, value }) => month < newest.month && month.slice(5) === newest.month.slice(5) && value !== null,
  );
  const range = usualRange(
    before.map(({ value }) => value!),
    fewestSameMonths,
  );
  return (
    range && { month: newest.month, value: newest.value!, lower: range.lower, upper: range.upper, usual: range.mean, years: before.length }
  );
}

/** Greenness by month against its seasons, and the newest picture. */
export const vegetationRules: Rule[] = [
  ...(['falling', 'rising'] as const).map((direction) =>
    rule({
      code: `findings.vegetation.${direction}`,
      kind: direction === 'falling' ? 'worry' : 'changed',
      slug,
      rests: ['vegetation'],
      thresholds: { fewestYears, leastKnownShare },
      find: (land) => {
        const found = trendOf(land);
        if (!found) return noInput;
        const { trend } = found;
        if (!trend || !excludesZero(trend) || trend.slope > 0 !== (direction === 'rising')) return null;
        return { severity: direction === 'falling' ? 66 : 62, params: { slope: perDecade(trend), ...yearsOf(found) } };
      },
    }),
  ),
  rule({
    code: 'findings.vegetation.no-trend',
    kind: 'changed',
    slug,
    rests: ['vegetation'],
    thresholds: { fewestYears, leastKnownShare },
    find: (land) => {
      const found = trendOf(land);
      if (!found) return noInput;
      const { trend } = found;
      if (trend && excludesZero(trend)) return null;
      return { severity: 45, params: yearsOf(found), ...(trend ? { figures: { slope: perDecade(trend) } } : {}) };
    },
  }),
  ...(['below', 'above'] as const).map((side) =>
    rule({
      code: `findings.vegetation.${side}-season`,
      kind: side === 'below' ? 'worry' : 'changed',
      slug,
      rests: ['vegetation'],
      thresholds: { fewestSameMonths },
      find: (land) => {
        const found = newestMonth(land);
        if (!found) return noInput;
        const { month, value, lower, upper, usual, years } = found;
        if (side === 'below' ? value >= lower : value <= upper) return null;
        return {
          severity: side === 'below' ? 56 : 44,
          params: {
            value: { value, unit: 'index' },
            month: { month },
            usual: { value: usual, unit: 'index', lower, upper },
            years: { value: years, unit: 'years' },
          },
        };
      },
    }),
  ),
  rule({
    code: 'findings.vegetation.as-season',
    kind: 'changed',
    slug,
    rests: ['vegetation'],
    thresholds: { fewestSameMonths },
    find: (land) => {
      const found = newestMonth(land);
      if (!found) return noInput;
      const { month, value, lower, upper, usual } = found;
      if (value < lower || value > upper) return null;
      return {
        severity: 42,
        params: { value: { value, unit: 'index' }, month: { month }, usual: { value: usual, unit: 'index', lower, upper } },
      };
    },
  }),
  rule({
    code: 'findings.vegetation.too-short',
    kind: 'missing',
    slug,
    rests: ['vegetation'],
    thresholds: { fewestYears, leastKnownShare },
    find: (land) => {
      if (land.vegetation === null) return noInput;
      return trendOf(land) ? null : { severity: 28, params: { years: { value: fewestYears, unit: 'years' } } };
    },
  }),
  rule({
    code: 'findings.vegetation.not-asked',
    kind: 'missing',
    slug,
    rests: ['vegetation', 'satellite'],
    find: ({ vegetation, answers }) => {
      if (!answers.satellite) return noInput;
      return vegetation === null ? { severity: 27, params: {}, action: 'collect-series' } : null;
    },
  }),
  rule({
    code: 'findings.vegetation.old-picture',
    kind: 'missing',
    slug,
    rests: ['satellite'],
    thresholds: { oldPictureDays },
    find: (land) => {
      const date = textOf(fieldsIn(land, 'satellite')?.['end_date']).slice(0, 10);
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return noInput;
      const days = Math.floor((land.now.getTime() - Date.parse(`${date}T00:00:00Z`)) / dayMilliseconds);
      return days > oldPictureDays
        ? { severity: 32, params: { date: { date }, age: { value: days, unit: 'days' } }, action: 'collect-again' }
        : null;
    },
  }),
  rule({
    code: 'findings.vegetation.clouded',
    kind: 'missing',
    slug,
    rests: ['satellite'],
    thresholds: { clearShare },
    find: (land) => {
      const clear = numberOf(fieldsIn(land, 'satellite')?.['clear_fraction']);
      if (clear === null || clear < 0 || clear > 1) return noInput;
      return clear < clearShare ? { severity: 15, params: { clear: { value: 100 * clear, unit: '%' } } } : null;
    },
  }),
];

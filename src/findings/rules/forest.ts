import { numberOf, textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import type { Figure } from '../finding.ts';
import { forestHistory, wholeYears, type ForestHistory, type ForestYear } from '../forest-years.ts';
import type { Land } from '../land.ts';
import { en } from '../phrases/en.ts';
import { areaOf, excludesZero, mean, recordsIn, sum } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';
import { yearlyTrend } from '#products/shared/trend/compute-yearly.ts';

const slug = 'deforestation-summary';
/** Regulation (EU) 2023/1115, article 2(13): land that was deforested after 31 December 2020. */
const cutOffYear = 2020;
/** of the area in one year, from which the newest year is told by itself; a choice of Hectare's own */
const notableYearPercent = 1;
/** the newest year against the mean of those before */
const jumpFactor = 2;
/** below it a figure from cells of 30 m is coarse, and one year's multiple of another is chance */
const measurableHectares = 1;
/** of the forest of 2000 */
const muchPercent = 10;
const fewestYearsBefore = 3;

/** Runs a rule on the history of the forest; without it nothing can be said. */
const onHistory =
  <T>(tell: (history: ForestHistory, land: Land) => T) =>
  (land: Land): T | typeof noInput => {
    const history = forestHistory(land);
    return history ? tell(history, land) : noInput;
  };

const shareOf = (hectares: number, whole: number | null): Figure | null =>
  whole === null || whole <= 0 ? null : { value: (100 * hectares) / whole, unit: '%' };

/** The sum up to the last measured year; where the answer gives no sums, those of its years. Alerts of a running year are no measured area and stay out. */
function lossSoFar(history: ForestHistory): { total: Figure; first: number; last: number } | null {
  const measured = history.years.filter(({ isWhole }) => isWhole);
  const known = measured.filter(({ total }) => total !== null);
  const [first] = history.years;
  if (known.length > 0) return { total: known.at(-1)!.total!, first: history.since ?? first!.year, last: known.at(-1)!.year };
  const yearly = wholeYears(history);
  if (yearly.length === 0) return null;
  return {
    total: { value: sum(yearly.map(({ inYear }) => inYear.value)), unit: 'ha' },
    first: yearly[0]!.year,
    last: yearly.at(-1)!.year,
  };
}
/** The newest whole year beside the mean of those before it, where it is a jump; null where it is none, or the years are too few. */
function jumpIn(history: ForestHistory): { newest: ForestYear & { inYear: Figure }; usual: number; first: number; last: number } | null {
  const whole = wholeYears(history);
  const newest = whole.at(-1);
  const before = whole.slice(0, -1).map(({ inYear }) => inYear.value);
  if (!newest || before.length < fewestYearsBefore || newest.inYear.value < measurableHectares) return null;
  const usual = mean(before);
  return newest.inYear.value > jumpFactor * usual ? { newest, usual, first: whole[0]!.year, last: whole.at(-2)!.year } : null;
}
/** The driver of more than half of the measured loss; null where none is, or none is known. */
function mainDriver(history: ForestHistory, land: Land): { driver: string; hectares: number; percent: number; last: number } | null {
  const measured = new Set(history.years.filter(({ isWhole }) => isWhole).map(({ year }) => year));
  const told = (recordsIn(land, 'forest') ?? []).filter(
    (record) => measured.has(numberOf(record['year'])!) && Array.isArray(record['deforested_by_driver']),
  );
  const newest = told.reduce<Record<string, unknown> | null>(
    (last, record) => (last === null || (numberOf(record['year']) ?? 0) > (numberOf(last['year']) ?? 0) ? record : last),
    null,
  );
  const last = numberOf(newest?.['year']);
  if (!newest || last === null) return null;
  const parts = (newest['deforested_by_driver'] as unknown[])
    .filter(isObject)
    .map((item) => ({ driver: textOf(item['driver']), hectares: numberOf(item['hectares']) ?? 0 }));
  const whole = sum(parts.map(({ hectares }) => hectares));
  const most = parts.find(({ hectares }) => hectares > whole / 2);
  if (!most || !Object.hasOwn(en, `findings.driver-class.${most.driver}`)) return null;
  return { ...most, percent: (100 * most.hectares) / whole, last };
}

/** What burned of the loss, over the years that the map of fire tells of; null where it tells of none. */
function burnedLoss(land: Land): { hectares: number; first: number; last: number } | null {
  const told = (recordsIn(land, 'emissions') ?? []).flatMap((record) => {
    const [year, hectares] = [numberOf(record['year']), numberOf(record['burned_loss_ha'])];
    return year === null || hectares === null ? [] : [{ year, hectares }];
  });
  if (told.length === 0) return null;
  const years = told.map(({ year }) => year);
  return { hectares: sum(told.map(({ hectares }) => hectares)), first: Math.min(...years), last: Math.max(...years) };
}
const seriesOf = ({ years }: ForestHistory) => ({
  unit: 'ha' as const,
  points: years.map(({ year, inYear, isWhole }) => ({ label: String(year), value: inYear?.value ?? null, isWhole })),
});

/** Tree cover that was lost, by year. */
export const forestRules: Rule[] = [
  rule({
    code: 'findings.forest.loss-since',
    kind: 'changed',
    slug,
    rests: ['forest'],
    find: onHistory((history, land) => {
      const loss = lossSoFar(history);
      const share = loss && shareOf(loss.total.value, areaOf(land));
      if (!loss || !share || loss.total.value <= 0) return null;
      const worst = wholeYears(history).reduce<{ year: number; value: number } | null>(
        (most, { year, inYear }) => (most === null || inYear.value > most.value ? { year, value: inYear.value } : most),
        null,
      );
      if (!worst) return null;
      return {
        severity: 90,
        params: {
          loss: loss.total,
          share,
          first: { year: loss.first },
          last: { year: loss.last },
          worst: { year: worst.year },
          most: { value: worst.value, unit: 'ha' },
        },
        series: seriesOf(history),
      };
    }),
  }),
  rule({
    code: 'findings.forest.loss-total',
    kind: 'changed',
    slug,
    rests: ['forest'],
    find: onHistory((history, land) => {
      const loss = lossSoFar(history);
      // Told in full by the rule above where the area and a whole year are known.
      if (!loss || loss.total.value <= 0 || (areaOf(land) !== null && wholeYears(history).length > 0)) return null;
      return {
        severity: 90,
        params: { loss: loss.total, first: { year: loss.first }, last: { year: loss.last } },
        series: seriesOf(history),
      };
    }),
  }),
  rule({
    code: 'findings.forest.no-loss',
    kind: 'changed',
    slug,
    rests: ['forest'],
    find: onHistory((history) => {
      const loss = lossSoFar(history);
      return loss && loss.total.value === 0 && (history.forest2000 ?? 1) > 0
        ? { severity: 60, params: { first: { year: loss.first }, last: { year: loss.last } }, figures: { loss: loss.total } }
        : null;
    }),
  }),
  rule({
    code: 'findings.forest.after-cut-off',
    kind: 'worry',
    slug,
    rests: ['forest'],
    thresholds: { cutOffYear },
    find: onHistory((history, land) => {
      const after = wholeYears(history).filter(({ year }) => year > cutOffYear);
      const hectares = sum(after.map(({ inYear }) => inYear.value));
      if (hectares <= 0) return null;
      const share = shareOf(hectares, areaOf(land))?.value ?? 0;
      return {
        severity: 70 + Math.min(20, share),
        params: { loss: { value: hectares, unit: 'ha' }, year: { year: cutOffYear } },
      };
    }),
  }),
  rule({
    code: 'findings.forest.newest-year',
    kind: 'worry',
    slug,
    rests: ['forest'],
    thresholds: { notableYearPercent },
    find: onHistory((history, land) => {
      const newest = wholeYears(history).at(-1);
      const share = newest ? shareOf(newest.inYear.value, areaOf(land)) : null;
      // A jump tells the same year, and more.
      if (!newest || !share || share.value < notableYearPercent || jumpIn(history)) return null;
      return { severity: 60 + Math.min(30, share.value), params: { loss: newest.inYear, share, year: { year: newest.year } } };
    }),
  }),
  rule({
    code: 'findings.forest.jump',
    kind: 'worry',
    slug,
    rests: ['forest'],
    thresholds: { jumpFactor, measurableHectares, fewestYearsBefore },
    find: onHistory((history) => {
      const jump = jumpIn(history);
      return (
        jump && {
          severity: 65,
          params: {
            loss: jump.newest.inYear,
            year: { year: jump.newest.year },
            usual: { value: jump.usual, unit: 'ha' },
            first: { year: jump.first },
            last: { year: jump.last },
          },
        }
      );
    }),
  }),
  ...(['rising', 'falling'] as const).map((direction) =>
    rule({
      code: `findings.forest.loss-${direction}`,
      kind: direction === 'rising' ? 'worry' : 'changed',
      slug,
      rests: ['forest'],
      find: onHistory((history) => {
        const whole = wholeYears(history);
        const trend = yearlyTrend(whole.map(({ year, inYear }) => ({ year, value: inYear.value })));
        if (!trend || !excludesZero(trend) || trend.slope > 0 !== (direction === 'rising')) return null;
        return {
          severity: direction === 'rising' ? 68 : 50,
          params: {
            slope: { value: trend.slope, unit: 'ha/year', lower: trend.lower, upper: trend.upper, isChange: true },
            first: { year: whole[0]!.year },
            last: { year: whole.at(-1)!.year },
          },
        };
      }),
    }),
  ),
  rule({
    code: 'findings.forest.much-lost',
    kind: 'worry',
    slug,
    rests: ['forest'],
    thresholds: { muchPercent },
    find: onHistory((history) => {
      const loss = lossSoFar(history);
      const share = loss && shareOf(loss.total.value, history.forest2000);
      if (!loss || !share || share.value < muchPercent) return null;
      return {
        severity: 62 + Math.min(25, share.value / 4),
        params: { share, first: { year: loss.first } },
        figures: { loss: loss.total },
      };
    }),
  }),
  rule({
    code: 'findings.forest.driver',
    kind: 'changed',
    slug,
    rests: ['forest'],
    find: onHistory((history, land) => {
      const main = mainDriver(history, land);
      if (!main || history.since === null) return null;
      return {
        severity: 45,
        params: {
          driver: { code: `findings.driver-class.${main.driver}` },
          loss: { value: main.hectares, unit: 'ha' },
          share: { value: main.percent, unit: '%' },
          first: { year: history.since },
          last: { year: main.last },
        },
      };
    }),
  }),
  rule({
    code: 'findings.forest.burned',
    kind: 'changed',
    slug: 'ghg-emissions',
    rests: ['emissions'],
    find: (land) => {
      if (!recordsIn(land, 'emissions')) return noInput;
      const burned = burnedLoss(land);
      if (!burned || burned.hectares <= 0) return null;
      return {
        severity: 48,
        params: { burned: { value: burned.hectares, unit: 'ha' }, first: { year: burned.first }, last: { year: burned.last } },
      };
    },
  }),
  rule({
    code: 'findings.forest.small-loss',
    kind: 'worry',
    slug,
    rests: ['forest'],
    thresholds: { measurableHectares },
    find: onHistory((history) => {
      const loss = lossSoFar(history);
      if (!loss || loss.total.value <= 0 || loss.total.value >= measurableHectares) return null;
      return { severity: 20, params: { loss: loss.total } };
    }),
  }),
];

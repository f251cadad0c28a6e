import { usualRange, type UsualRange } from '#products/shared/trend/compute-usual-range.ts';
import { yearlyTrend } from '#products/shared/trend/compute-yearly.ts';
import { numberOf, textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import type { Land } from '../land.ts';
import { excludesZero, fieldsIn, mean } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';
import { monthText, newestAndBefore, spansBack, weatherMonths, type Span } from '../weather-months.ts';

const slug = 'weather';
const balanceSlug = 'water-balance';
/** "Moderately dry" and more of McKee et al. 1993, as the index is commonly read (recalled, not checked). */
const dryIndex = -1;
const yearMonths = 12;
const seasonMonths = 3;
/** Fewer years do not say what is usual. A climate normal takes thirty (WMO-No. 1203); the answers reach back ten. */
const fewestYears = 5;
/** Years that a season is compared with, before it is called the driest or the wettest of them. */
const fewestSeasons = 7;
/** Three months with less than 30 mm each are a dry season, in which a little less rain says nothing. */
const wetSeasonMillimetres = 90;

interface Year {
  newest: Span;
  before: Span[];
  usual: UsualRange;
}
/** The newest twelve months beside those of the years before. */
function yearOf(land: Land, field: 'rain' | 'temperature'): Year | typeof noInput {
  const months = weatherMonths(land);
  const found = months && newestAndBefore(months, field, yearMonths);
  const usual =
    found &&
    usualRange(
      found.before.map(({ value }) => value),
      fewestYears,
    );
  return found && usual ? { ...found, usual } : noInput;
}
const onYear =
  <T>(field: 'rain' | 'temperature', tell: (year: Year) => T) =>
  (land: Land): T | typeof noInput => {
    const year = yearOf(land, field);
    return year === noInput ? noInput : tell(year);
  };

const rainParams = ({ newest, before, usual }: Year) => ({
  rain: { value: newest.value, unit: 'mm' as const },
  month: { month: monthText(newest.end) },
  usual: { value: usual.mean, unit: 'mm' as const, lower: Math.max(0, usual.lower), upper: usual.upper },
  years: { value: before.length, unit: 'years' as const },
});

/** The newest three months beside those of each year before; null outside a season of rain. */
function seasonOf(land: Land): { newest: Span; before: number[] } | null | typeof noInput {
  const months = weatherMonths(land);
  const found = months && newestAndBefore(months, 'rain', seasonMonths);
  if (!found || found.before.length < fewestSeasons) return noInput;
  const before = found.before.map(({ value }) => value);
  return mean(before) < wetSeasonMillimetres ? null : { newest: found.newest, before };
}

/** The newest drought index over twelve months. */
function droughtOf(land: Land): { index: number; month: string; reference: string } | typeof noInput {
  const fields = fieldsIn(land, 'waterBalance');
  const list = fields?.['records'];
  const newest = (Array.isArray(list) ? list.filter(isObject) : []).findLast((record) => numberOf(record['spei_12']) !== null);
  const index = numberOf(newest?.['spei_12']);
  return fields && newest && index !== null ? { index, month: textOf(newest['period']), reference: textOf(fields['reference']) } : noInput;
}

/** Rain and warmth of the newest months against those of the years before. */
export const rainRules: Rule[] = [
  rule({
    code: 'findings.rain.drought',
    kind: 'worry',
    slug: balanceSlug,
    rests: ['waterBalance'],
    thresholds: { dryIndex },
    find: (land) => {
      const found = droughtOf(land);
      if (found === noInput) return noInput;
      const { index, month, reference } = found;
      if (index > dryIndex) return null;
      return {
        severity: 50 - 10 * index,
        params: { index: { value: index, unit: 'index' }, month: { month }, reference: { text: reference } },
      };
    },
  }),
  rule({
    code: 'findings.rain.usual',
    kind: 'changed',
    slug,
    rests: ['weatherMonths'],
    thresholds: { fewestYears },
    find: onYear('rain', (year) =>
      year.newest.value >= year.usual.lower && year.newest.value <= year.usual.upper ? { severity: 50, params: rainParams(year) } : null,
    ),
  }),
  rule({
    code: 'findings.rain.dry-year',
    kind: 'worry',
    slug,
    rests: ['weatherMonths'],
    thresholds: { fewestYears },
    find: onYear('rain', (year) => (year.newest.value < year.usual.lower ? { severity: 60, params: rainParams(year) } : null)),
  }),
  rule({
    code: 'findings.rain.wet-year',
    kind: 'changed',
    slug,
    rests: ['weatherMonths'],
    thresholds: { fewestYears },
    find: onYear('rain', (year) => (year.newest.value > year.usual.upper ? { severity: 58, params: rainParams(year) } : null)),
  }),
  ...(['driest', 'wettest'] as const).map((which) =>
    rule({
      code: `findings.rain.${which}-season`,
      kind: 'worry',
      slug,
      rests: ['weatherMonths'],
      thresholds: { seasonMonths, fewestSeasons, wetSeasonMillimetres },
      find: (land) => {
        const season = seasonOf(land);
        if (season === noInput || season === null) return season;
        const { newest, before } = season;
        const isIt = which === 'driest' ? newest.value < Math.min(...before) : newest.value > Math.max(...before);
        if (!isIt) return null;
        return {
          severity: which === 'driest' ? 52 : 42,
          params: {
            rain: { value: newest.value, unit: 'mm' },
            month: { month: monthText(newest.end) },
            usual: { value: mean(before), unit: 'mm' },
            years: { value: before.length, unit: 'years' },
          },
        };
      },
    }),
  ),
  ...(['falling', 'rising'] as const).map((direction) =>
    rule({
      code: `findings.rain.${direction}`,
      kind: direction === 'falling' ? 'worry' : 'changed',
      slug,
      rests: ['weatherMonths'],
      find: (land) => {
        const months = weatherMonths(land);
        if (!months) return noInput;
        const spans = spansBack(months, 'rain', yearMonths);
        const trend = yearlyTrend(spans.map(({ end, value }) => ({ year: end / 12, value })));
        if (!trend) return noInput;
        if (!excludesZero(trend) || trend.slope > 0 !== (direction === 'rising')) return null;
        return {
          severity: direction === 'falling' ? 48 : 40,
          params: {
            slope: { value: 10 * trend.slope, unit: 'mm/decade', lower: 10 * trend.lower, upper: 10 * trend.upper, isChange: true },
            years: { value: spans.length, unit: 'years' },
          },
        };
      },
    }),
  ),
  ...(['warm', 'cool'] as const).map((which) =>
    rule({
      code: `findings.rain.${which}-year`,
      kind: which === 'warm' ? 'worry' : 'changed',
      slug,
      rests: ['weatherMonths'],
      thresholds: { fewestYears },
      find: onYear('temperature', ({ newest, before, usual }) => {
        if (which === 'warm' ? newest.value <= usual.upper : newest.value >= usual.lower) return null;
        return {
          severity: which === 'warm' ? 44 : 30,
          params: {
            temperature: { value: newest.value, unit: '°C' },
            month: { month: monthText(newest.end) },
            usual: { value: usual.mean, unit: '°C', lower: usual.lower, upper: usual.upper },
            years: { value: before.length, unit: 'years' },
          },
        };
      }),
    }),
  ),
  rule({
    code: 'findings.rain.warming',
    kind: 'worry',
    slug,
    rests: ['weatherMonths'],
    find: (land) => {
      const months = weatherMonths(land);
      if (!months) return noInput;
      const spans = spansBack(months, 'temperature', yearMonths);
      const trend = yearlyTrend(spans.map(({ end, value }) => ({ year: end / 12, value })));
      if (!trend) return noInput;
      if (!excludesZero(trend) || trend.slope < 0) return null;
      return {
        severity: 43,
        params: {
          slope: { value: 10 * trend.slope, unit: '°C/decade', lower: 10 * trend.lower, upper: 10 * trend.upper, isChange: true },
          years: { value: spans.length, unit: 'years' },
        },
      };
    },
  }),
  rule({
    code: 'findings.rain.too-few-years',
    kind: 'missing',
    slug,
    rests: ['weatherMonths'],
    thresholds: { fewestYears },
    find: (land) => {
      const months = weatherMonths(land);
      if (!months) return noInput;
      return yearOf(land, 'rain') === noInput ? { severity: 25, params: { years: { value: fewestYears, unit: 'years' } } } : null;
    },
  }),
];

import { numberOf, textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import type { Figure } from '../finding.ts';
import type { Land } from '../land.ts';
import { boundsOf, excludesZero, fieldsIn, recordsIn, sum } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';

const baselineSlug = 'baseline-sequestration';
const stockSlug = 'biomass-stock';
const emissionsSlug = 'ghg-emissions';
const benchmarkSlug = 'performance-benchmark';
const additionalitySlug = 'carbon-additionality';
/** Welch's test of the product: above it, the two growths do not differ. */
const significantP = 0.05;
/** two standard deviations: about 95 % of a normal spread */
const deviations = 1.96;

/** Growth in a whole year, with its bounds; null where the answer has none. */
function yearlyGrowth(land: Land): Figure | null {
  const whole = (recordsIn(land, 'baseline') ?? []).filter((record) => /^\d{4}-01-01/.test(textOf(record['period'])));
  const record = whole.find((one) => numberOf(one['baseline_sequestration_tco2e']) !== null);
  const value = numberOf(record?.['baseline_sequestration_tco2e']);
  return value === null || !record
    ? null
    : { value, unit: 'tCO2e/year', ...boundsOf(numberOf(record['lower']), numberOf(record['upper'])) };
}

/** Biomass above ground per hectare, with its bounds; null where the map knows nothing. */
function stockOf(land: Land): { density: Figure; year: number } | null {
  const fields = fieldsIn(land, 'biomassStock');
  const [density, year] = [fields?.['biomass_t_per_ha'], numberOf(fields?.['year'])];
  if (!isObject(density) || year === null) return null;
  const value = numberOf(density['value']);
  return value === null
    ? null
    : { year, density: { value, unit: 't/ha', ...boundsOf(numberOf(density['lower']), numberOf(density['upper'])) } };
}

interface Emissions {
  total: Figure;
  first: number;
  last: number;
}
/** Emissions over the years of the answer. Deviations of years add up as they are, because the same map makes them. null where a year is not known. */
function emissionsOf(land: Land): Emissions | null {
  const records = (recordsIn(land, 'emissions') ?? []).filter((record) => numberOf(record['year']) !== null);
  const totals = records.map((record) => numberOf(record['total_tco2e']));
  if (records.length === 0 || !totals.every((value) => value !== null)) return null;
  const spreads = records.map((record) => numberOf(record['sd_tco2e']));
  const value = sum(totals);
  const half = spreads.every((spread) => spread !== null) ? deviations * sum(spreads) : null;
  const years = records.map((record) => numberOf(record['year'])!);
  return {
    total: { value, unit: 'tCO2e', ...(half === null ? {} : boundsOf(Math.max(0, value - half), value + half)) },
    first: Math.min(...years),
    last: Math.max(...years),
  };
}

interface Benchmark {
  year: number;
  benchmark: number | null;
  p: number | null;
}
/** The newest year of the benchmark that says something. */
function newestBenchmark(land: Land): Benchmark | null {
  const record = recordsIn(land, 'benchmark')?.findLast((one) => numberOf(one['p_value']) !== null);
  const year = numberOf(record?.['year']);
  return record && year !== null ? { year, benchmark: numberOf(record['performance_benchmark']), p: numberOf(record['p_value']) } : null;
}
const statusOf = (land: Land): string => textOf(fieldsIn(land, 'benchmark')?.['status']);

interface Additionality {
  year: number;
  figure: Figure;
}
/** The newest year with a figure; null where none is known. */
function newestAdditionality(land: Land): Additionality | null {
  const record = recordsIn(land, 'additionality')?.findLast((one) => numberOf(one['additionality_tco2e']) !== null);
  const [value, year] = [numberOf(record?.['additionality_tco2e']), numberOf(record?.['year'])];
  if (!record || value === null || year === null) return null;
  const bound = (name: 'lower' | 'upper') => numberOf(record[`additionality_${name}_tco2e`]) ?? numberOf(record[name]);
  return { year, figure: { value, unit: 'tCO2e', ...boundsOf(bound('lower'), bound('upper')) } };
}

const controlRules = [
  { code: 'findings.carbon.faster-than-controls', kind: 'changed', severity: 46, beside: 'faster' },
  { code: 'findings.carbon.slower-than-controls', kind: 'worry', severity: 50, beside: 'slower' },
  { code: 'findings.carbon.like-controls', kind: 'changed', severity: 34, beside: 'like' },
] as const;

/** How the project grew beside its controls; a benchmark below 1 says that it grew more. null where there is none. */
function besideControls(p: number, benchmark: number | null): 'faster' | 'slower' | 'like' | null {
  if (p > significantP) return 'like';
  if (benchmark === null) return null;
  return benchmark < 1 ? 'faster' : 'slower';
}

/** Carbon: what grows, what was set free, and what is the project's own doing. */
export const carbonRules: Rule[] = [
  rule({
    code: 'findings.carbon.stock',
    kind: 'here',
    slug: stockSlug,
    rests: ['biomassStock'],
    find: (land) => {
      const stock = stockOf(land);
      if (!stock) return noInput;
      return stock.density.value > 0 ? { severity: 54, params: { density: stock.density, year: { year: stock.year } } } : null;
    },
  }),
  rule({
    code: 'findings.carbon.growth',
    kind: 'here',
    slug: baselineSlug,
    rests: ['baseline'],
    find: (land) => {
      const growth = yearlyGrowth(land);
      if (!growth) return noInput;
      return growth.value > 0 ? { severity: 52, params: { growth } } : null;
    },
  }),
  rule({
    code: 'findings.carbon.emissions',
    kind: 'changed',
    slug: emissionsSlug,
    rests: ['emissions'],
    find: (land) => {
      const emissions = emissionsOf(land);
      if (!emissions) return noInput;
      const { total, first, last } = emissions;
      return total.value > 0 ? { severity: 48, params: { total, first: { year: first }, last: { year: last } } } : null;
    },
  }),
  rule({
    code: 'findings.carbon.emissions-exceed-growth',
    kind: 'worry',
    slug: emissionsSlug,
    rests: ['emissions', 'baseline'],
    find: (land) => {
      const [emissions, growth] = [emissionsOf(land), yearlyGrowth(land)];
      if (!emissions || !growth) return noInput;
      const years = emissions.last - emissions.first + 1;
      const grown = { value: growth.value * years, upper: (growth.upper ?? growth.value) * years };
      // Told where even the least of the one is more than the most of the other.
      if ((emissions.total.lower ?? emissions.total.value) <= grown.upper) return null;
      return {
        severity: 46,
        params: {
          total: emissions.total,
          grown: { value: grown.value, unit: 'tCO2e', ...boundsOf((growth.lower ?? growth.value) * years, grown.upper) },
          first: { year: emissions.first },
          last: { year: emissions.last },
        },
      };
    },
  }),
  ...controlRules.map(({ code, kind, severity, beside }) =>
    rule({
      code,
      kind,
      slug: benchmarkSlug,
      rests: ['benchmark'],
      thresholds: { significantP },
      find: (land) => {
        const newest = newestBenchmark(land);
        if (!newest || newest.p === null) return noInput;
        if (besideControls(newest.p, newest.benchmark) !== beside) return null;
        const told = { severity, params: { year: { year: newest.year } } };
        if (beside === 'like' || newest.benchmark === null) return told;
        return { ...told, figures: { benchmark: { value: newest.benchmark, unit: 'index' } } };
      },
    }),
  ),
  rule({
    code: 'findings.carbon.unlike-controls',
    kind: 'missing',
    slug: benchmarkSlug,
    rests: ['benchmark'],
    find: (land) => {
      const status = statusOf(land);
      if (status === '') return noInput;
      return status === 'unbalanced' ? { severity: 18, params: {} } : null;
    },
  }),
  rule({
    code: 'findings.carbon.additional',
    kind: 'changed',
    slug: additionalitySlug,
    rests: ['additionality'],
    find: (land) => {
      const newest = newestAdditionality(land);
      if (!newest) return noInput;
      return excludesZero(newest.figure) && newest.figure.value > 0
        ? { severity: 47, params: { removals: newest.figure, year: { year: newest.year } } }
        : null;
    },
  }),
  rule({
    code: 'findings.carbon.not-additional',
    kind: 'worry',
    slug: additionalitySlug,
    rests: ['additionality'],
    find: (land) => {
      const newest = newestAdditionality(land);
      if (!newest) return noInput;
      const { figure, year } = newest;
      if (figure.lower === undefined || (figure.value > 0 && excludesZero(figure))) return null;
      return { severity: 32, params: { year: { year } }, figures: { removals: figure } };
    },
  }),
  rule({
    code: 'findings.carbon.additionality-open',
    kind: 'missing',
    slug: additionalitySlug,
    rests: ['additionality'],
    find: (land) => {
      const records = recordsIn(land, 'additionality');
      if (!records) return noInput;
      const newest = newestAdditionality(land);
      // A figure without an interval is not told: it could be of either sign.
      return newest === null || newest.figure.lower === undefined ? { severity: 16, params: {} } : null;
    },
  }),
];

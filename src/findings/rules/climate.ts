import { numberOf, textOf } from '#api/foreign-answers.ts';
import { dayOfPeriod } from '#api/period-day.ts';
import type { Figure, FindingParameter } from '../finding.ts';
import type { Land } from '../land.ts';
import { en } from '../phrases/en.ts';
import { fieldsIn, mean, recordsIn } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';
import { spansBack, weatherMonths } from '../weather-months.ts';

const observedSlug = 'weather';
const projectedSlug = 'climate';
/** Fewer years do not make a mean of the place. */
const fewestYears = 3;
/** "Dry" is a month with less rain in millimetres than twice its temperature in °C (Gaussen 1954; IPCC 2006, volume 4, table 4.1). */
const dryMonthFactor = 2;
/** Periods of twenty years at both ends of the projections, as the assessment reports compare them (IPCC AR6 WG1). */
const periodYears = 20;
/** degrees from which a projected warming is told: the smallest that shows beside the year-to-year change of most places */
const notableWarmingDegrees = 1;
/** percent of the yearly rain from which a projected change is told; a choice of Hectare's own */
const notableRainPercent = 10;

/** The mean of each month of the year over the years that have it; null where a month is never known. */
function monthMeans(land: Land): { rain: number; temperature: number }[] | null {
  const months = weatherMonths(land);
  if (!months) return null;
  const means = Array.from({ length: 12 }, (_, place) => {
    const same = months.filter(({ index }) => index % 12 === place);
    const known = (field: 'rain' | 'temperature') => same.map((month) => month[field]).filter((value) => value !== null);
    const [rain, temperature] = [known('rain'), known('temperature')];
    return rain.length < fewestYears || temperature.length < fewestYears ? null : { rain: mean(rain), temperature: mean(temperature) };
  });
  return means.every((one) => one !== null) ? means : null;
}

const dryMonths = (means: readonly { rain: number; temperature: number }[]): number =>
  means.filter(({ rain, temperature }) => rain < dryMonthFactor * Math.max(0, temperature)).length;

/** The zone in words of the common table; another name is shown as it came. */
function zoneOf(land: Land): FindingParameter | null {
  const zone = textOf(fieldsIn(land, 'baseline')?.['zone']);
  if (zone === '') return null;
  const code = `findings.zone.${zone}`;
  return Object.hasOwn(en, code) ? { code } : { text: zone };
}

interface Period {
  first: number;
  last: number;
  temperature: number | null;
  rain: number | null;
}
/** The first and the last twenty whole years of the projections; null where they are fewer. */
function projectedPeriods(land: Land): { early: Period; late: Period } | null | typeof noInput {
  const records = recordsIn(land, 'climate');
  if (!records) return noInput;
  const years = records
    .filter((record) => dayOfPeriod(record['period']).endsWith('-01-01'))
    .map((record) => ({
      year: Number(dayOfPeriod(record['period']).slice(0, 4)),
      temperature: numberOf(record['avg_temperature_degC']),
      rain: numberOf(record['sum_total_precipitation_mm_of_water_equivalent']),
    }))
    .sort((a, b) => a.year - b.year);
  if (years.length < 2 * periodYears) return null;
  const periodOf = (part: typeof years): Period => {
    const known = (field: 'temperature' | 'rain') => part.map((year) => year[field]).filter((value) => value !== null);
    const whole = (values: number[]) => (values.length === periodYears ? mean(values) : null);
    return { first: part[0]!.year, last: part.at(-1)!.year, temperature: whole(known('temperature')), rain: whole(known('rain')) };
  };
  return { early: periodOf(years.slice(0, periodYears)), late: periodOf(years.slice(-periodYears)) };
}
const periodParams = ({ early, late }: { early: Period; late: Period }) => ({
  from: { year: late.first },
  to: { year: late.last },
  first: { year: early.first },
  last: { year: early.last },
});

/** The climate of the place: what was observed, its zone, and what models project. */
export const climateRules: Rule[] = [
  rule({
    code: 'findings.climate.normals',
    kind: 'here',
    slug: observedSlug,
    rests: ['weatherMonths'],
    thresholds: { fewestYears },
    find: (land) => {
      const months = weatherMonths(land);
      if (!months) return noInput;
      const [rain, temperature] = [spansBack(months, 'rain', 12), spansBack(months, 'temperature', 12)];
      if (rain.length < fewestYears || temperature.length < fewestYears) return noInput;
      return {
        severity: 68,
        params: {
          temperature: { value: mean(temperature.map(({ value }) => value)), unit: '°C' },
          rain: { value: mean(rain.map(({ value }) => value)), unit: 'mm' },
          years: { value: Math.min(rain.length, temperature.length), unit: 'years' },
        },
      };
    },
  }),
  rule({
    code: 'findings.climate.dry-months',
    kind: 'here',
    slug: observedSlug,
    rests: ['weatherMonths'],
    thresholds: { dryMonthFactor, fewestYears },
    find: (land) => {
      const means = monthMeans(land);
      if (!means) return noInput;
      const dry = dryMonths(means);
      if (dry === 0) return null;
      const wettest = means.reduce((best, { rain }, place) => (rain > means[best]!.rain ? place : best), 0);
      return { severity: 45, params: { dry: { value: dry, unit: 'months' }, wettest: { monthOfYear: wettest + 1 } } };
    },
  }),
  rule({
    code: 'findings.climate.no-dry-month',
    kind: 'here',
    slug: observedSlug,
    rests: ['weatherMonths'],
    thresholds: { dryMonthFactor, fewestYears },
    find: (land) => {
      const means = monthMeans(land);
      if (!means) return noInput;
      return dryMonths(means) === 0 ? { severity: 45, params: {} } : null;
    },
  }),
  rule({
    code: 'findings.climate.zone',
    kind: 'here',
    slug: 'baseline-sequestration',
    rests: ['baseline'],
    find: (land) => {
      const zone = zoneOf(land);
      return zone ? { severity: 50, params: { zone } } : noInput;
    },
  }),
  rule({
    code: 'findings.climate.warming',
    kind: 'worry',
    slug: projectedSlug,
    rests: ['climate'],
    thresholds: { notableWarmingDegrees, periodYears },
    find: (land) => {
      const periods = projectedPeriods(land);
      if (periods === noInput || periods === null) return periods;
      const { early, late } = periods;
      if (early.temperature === null || late.temperature === null) return noInput;
      const change = late.temperature - early.temperature;
      if (change < notableWarmingDegrees) return null;
      return { severity: 28 + 4 * change, params: { change: { value: change, unit: '°C', isChange: true }, ...periodParams(periods) } };
    },
  }),
  ...(['drier', 'wetter'] as const).map((direction) =>
    rule({
      code: `findings.climate.${direction}`,
      kind: 'worry',
      slug: projectedSlug,
      rests: ['climate'],
      thresholds: { notableRainPercent, periodYears },
      find: (land) => {
        const periods = projectedPeriods(land);
        if (periods === noInput || periods === null) return periods;
        const { early, late } = periods;
        if (early.rain === null || late.rain === null || early.rain <= 0) return noInput;
        const percent = (100 * (late.rain - early.rain)) / early.rain;
        if (direction === 'drier' ? percent > -notableRainPercent : percent < notableRainPercent) return null;
        const change: Figure = { value: percent, unit: '%', isChange: true };
        return { severity: direction === 'drier' ? 38 : 24, params: { change, ...periodParams(periods) } };
      },
    }),
  ),
];

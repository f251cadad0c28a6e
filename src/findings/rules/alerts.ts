import { dayMilliseconds } from '#domain/time.ts';
import { classes } from '#products/deforestation-indicator-image/facts.ts';
import { forestHistory, type ForestHistory, type ForestYear } from '../forest-years.ts';
import type { Land } from '../land.ts';
import { areaOf, classesIn, sum } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';

const slug = 'deforestation-summary';
const indicatorSlug = 'deforestation-indicator-image';
/** Alerts look again every few days; two months without a look are a gap in the data. */
const oldLookDays = 60;

/** The newest year that is not measured yet: only alerts tell of it. null where the answer ends with a measured year. */
const alertYear = ({ years }: ForestHistory): ForestYear | null => {
  const newest = years.at(-1);
  return newest && !newest.isWhole ? newest : null;
};
/** Confirmed alerts of that year: given apart, or as the loss of the year. null: nobody looked. */
const confirmedIn = ({ confirmedAlerts, inYear }: ForestYear): number | null => confirmedAlerts ?? inYear?.value ?? null;

/** The last look where it lies in the year itself: an earlier one is the end of the map, and no look for alerts. */
const lookIn = ({ year, observedThrough }: ForestYear): string | null =>
  observedThrough !== null && observedThrough >= `${year}-01-01` ? observedThrough : null;

const onYear =
  <T>(tell: (year: ForestYear, land: Land, history: ForestHistory) => T) =>
  (land: Land): T | null | typeof noInput => {
    const history = forestHistory(land);
    if (!history) return noInput;
    const year = alertYear(history);
    return year ? tell(year, land, history) : null;
  };

/** Signs of loss that are not measured yet: alerts of the running year, and the picture of signs together. */
export const alertRules: Rule[] = [
  rule({
    code: 'findings.alerts.confirmed',
    kind: 'worry',
    slug,
    rests: ['forest'],
    find: onYear((year, land) => {
      const hectares = confirmedIn(year);
      const through = lookIn(year);
      if (hectares === null || hectares <= 0 || through === null) return null;
      const area = areaOf(land);
      return {
        severity: 75 + Math.min(20, area ? (100 * hectares) / area : 0),
        params: { alerts: { value: hectares, unit: 'ha' }, year: { year: year.year }, through: { date: through } },
      };
    }),
  }),
  rule({
    code: 'findings.alerts.undated',
    kind: 'worry',
    slug,
    rests: ['forest'],
    find: onYear((year, land) => {
      const hectares = confirmedIn(year);
      if (hectares === null || hectares <= 0 || lookIn(year) !== null) return null;
      const area = areaOf(land);
      return {
        severity: 75 + Math.min(20, area ? (100 * hectares) / area : 0),
        params: { alerts: { value: hectares, unit: 'ha' }, year: { year: year.year } },
      };
    }),
  }),
  rule({
    code: 'findings.alerts.probable',
    kind: 'worry',
    slug,
    rests: ['forest'],
    find: onYear((year) =>
      year.probableAlerts !== null && year.probableAlerts > 0
        ? { severity: 45, params: { alerts: { value: year.probableAlerts, unit: 'ha' }, year: { year: year.year } } }
        : null,
    ),
  }),
  rule({
    code: 'findings.alerts.none',
    kind: 'changed',
    slug,
    rests: ['forest'],
    find: onYear((year, _land, { forest2000 }) =>
      confirmedIn(year) === 0 && lookIn(year) !== null && (forest2000 ?? 1) > 0
        ? { severity: 55, params: { year: { year: year.year }, through: { date: lookIn(year)! } } }
        : null,
    ),
  }),
  rule({
    code: 'findings.alerts.not-watched',
    kind: 'missing',
    slug,
    rests: ['forest'],
    find: onYear((year, _land, { forest2000 }) =>
      confirmedIn(year) === null && (forest2000 ?? 1) > 0 ? { severity: 20, params: { year: { year: year.year } } } : null,
    ),
  }),
  rule({
    code: 'findings.alerts.no-look',
    kind: 'missing',
    slug,
    rests: ['forest'],
    find: onYear((year, _land, { forest2000 }) =>
      confirmedIn(year) === 0 && lookIn(year) === null && (forest2000 ?? 1) > 0
        ? { severity: 30, params: { year: { year: year.year } } }
        : null,
    ),
  }),
  rule({
    code: 'findings.alerts.old-look',
    kind: 'missing',
    slug,
    rests: ['forest'],
    thresholds: { oldLookDays },
    find: onYear((year, { now }) => {
      const through = lookIn(year);
      if (through === null || confirmedIn(year) === null) return null;
      const days = Math.floor((now.getTime() - Date.parse(`${through}T00:00:00Z`)) / dayMilliseconds);
      return days > oldLookDays
        ? { severity: 35, params: { through: { date: through }, age: { value: days, unit: 'days' } }, action: 'collect-again' }
        : null;
    }),
  }),
  ...(['signs', 'no-signs'] as const).map((found) =>
    rule({
      code: `findings.alerts.${found}`,
      kind: found === 'signs' ? 'worry' : 'changed',
      slug: indicatorSlug,
      rests: ['indicator'],
      find: (land) => {
        const hectares = classesIn(land, 'indicator');
        if (!hectares) return noInput;
        const [none, probable] = classes.map(({ value }) => hectares.get(value) ?? 0) as [number, number];
        const seen = sum([none, probable]);
        if (seen <= 0) return null;
        const percent = (100 * probable) / seen;
        if (probable > 0 !== (found === 'signs')) return null;
        return {
          severity: found === 'signs' ? 58 + Math.min(25, percent) : 40,
          params: { area: { value: probable, unit: 'ha' }, share: { value: percent, unit: '%' } },
        };
      },
    }),
  ),
];

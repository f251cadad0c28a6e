import { numberOf, textOf } from '#api/foreign-answers.ts';
import type { Figure, FindingCode, Unit } from '../finding.ts';
import type { Land } from '../land.ts';
import { boundsOf, excludesZero, recordsIn } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';

const slug = 'climate-risk';
/** Changes from which an index is told, in its own unit or in percent of today's value: choices of Hectare's own. */
const thresholds = {
  hotDays: 10,
  hotNights: 20,
  warmSpellDays: 20,
  heaviestDayPercent: 10,
  drySpellDays: 5,
  droughtMonthsPercent: 10,
  lessRainPercent: 10,
  extremeHeatDegrees: 40,
} as const;

/** An index today by the reanalysis, and its change to the years around 2050 by models that are compared with themselves. */
interface Index {
  today: number;
  change: Figure | null;
}
/** An index of the answer (Zhang et al. 2011); null where it is not there. */
function indexOf(land: Land, name: string, unit: Unit): Index | null {
  const items = recordsIn(land, 'climateRisk') ?? [];
  const item = (ending: string) => items.find((one) => textOf(one['risk']) === `${name}_${ending}`);
  const today = numberOf(item('baseline')?.['value']);
  if (today === null) return null;
  const changed = item('change');
  const change = numberOf(changed?.['value']);
  return {
    today,
    change:
      change === null
        ? null
        : { value: change, unit, isChange: true, ...boundsOf(numberOf(changed?.['lowest']), numberOf(changed?.['highest'])) },
  };
}
/** A change of which the models do not agree on the sign is none. Without the range of their runs it stands as it is. */
const isNamed = (change: Figure): boolean => change.lower === undefined || excludesZero(change);

type RiskCode = FindingCode & `findings.climate-risk.${string}`;
/** A rule on the change of one index that more of it makes worse, or less (`sign` -1). `share`: the threshold is in percent of today's value. */
function onChange(
  code: RiskCode,
  name: string,
  unit: Unit,
  threshold: Partial<Record<keyof typeof thresholds, number>>,
  severity: number,
  { sign = 1, share = false }: { sign?: 1 | -1; share?: boolean } = {},
): Rule {
  const [least] = Object.values(threshold) as [number];
  return rule<'findings.climate-risk.hot-days'>({
    code: code as 'findings.climate-risk.hot-days',
    kind: 'worry',
    slug,
    rests: ['climateRisk'],
    thresholds: threshold,
    find: (land) => {
      const index = indexOf(land, name, unit);
      if (!index?.change) return noInput;
      const { today, change } = index;
      if (share && today <= 0) return null;
      const size = sign * (share ? (100 * change.value) / today : change.value);
      if (size < least || !isNamed(change)) return null;
      return {
        severity: severity + Math.min(10, size / least),
        params: { change, today: { value: today, unit } },
      };
    },
  });
}

/** Extremes of the climate: today, and around 2050. */
export const climateRiskRules: Rule[] = [
  onChange('findings.climate-risk.hot-days', 'TX35', 'days', { hotDays: thresholds.hotDays }, 36),
  onChange('findings.climate-risk.hot-nights', 'TR', 'days', { hotNights: thresholds.hotNights }, 26),
  onChange('findings.climate-risk.warm-spells', 'WSDI', 'days', { warmSpellDays: thresholds.warmSpellDays }, 25),
  onChange('findings.climate-risk.heaviest-day', 'Rx1day', 'mm', { heaviestDayPercent: thresholds.heaviestDayPercent }, 31, {
    share: true,
  }),
  onChange('findings.climate-risk.dry-spell', 'CDD', 'days', { drySpellDays: thresholds.drySpellDays }, 34),
  onChange('findings.climate-risk.drought', 'SPI12', '%', { droughtMonthsPercent: thresholds.droughtMonthsPercent }, 39),
  onChange('findings.climate-risk.less-rain', 'PRCPTOT', 'mm', { lessRainPercent: thresholds.lessRainPercent }, 38, {
    sign: -1,
    share: true,
  }),
  rule({
    code: 'findings.climate-risk.extreme-heat',
    kind: 'worry',
    slug,
    rests: ['climateRisk'],
    thresholds: { extremeHeatDegrees: thresholds.extremeHeatDegrees },
    find: (land) => {
      const index = indexOf(land, 'TXx', '°C');
      if (!index) return noInput;
      return index.today >= thresholds.extremeHeatDegrees
        ? { severity: 37, params: { hottest: { value: index.today, unit: '°C' } } }
        : null;
    },
  }),
  rule({
    code: 'findings.climate-risk.frost',
    kind: 'here',
    slug,
    rests: ['climateRisk'],
    find: (land) => {
      const index = indexOf(land, 'FD', 'days');
      if (!index) return noInput;
      return index.today >= 1 ? { severity: 35, params: { days: { value: index.today, unit: 'days' } } } : null;
    },
  }),
  rule({
    code: 'findings.climate-risk.no-future',
    kind: 'missing',
    slug,
    rests: ['climateRisk'],
    find: (land) => {
      const items = recordsIn(land, 'climateRisk');
      if (!items || items.length === 0) return noInput;
      return items.some(({ risk }) => textOf(risk).endsWith('_2041_2060')) ? null : { severity: 22, params: {}, action: 'see-queue' };
    },
  }),
];

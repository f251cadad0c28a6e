import { dayMilliseconds } from '#domain/time.ts';
import {
  carbonFraction,
  carbonToDioxide,
  mangroveCarbonFraction,
  mangroveRootToShoot,
  rootToShoot,
} from '#products/shared/ecological-zone/compute-factors.ts';
import { fieldPlots } from '#products/shared/ecological-zone/compute-field-plots.ts';
import { growthFactor, type GrowthStatus } from '#products/shared/ecological-zone/compute-growth.ts';
import type { EcologicalZone } from '#api/index.ts';
import { codeOf, sentencesOf, type PlainPhrase } from '#sentences/phrases/index.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';
import type { Continent } from '#products/shared/ecological-zone/compute-zone.ts';

const say = sentencesOf(facts.slug, en);

export interface WoodyHectares {
  treeYoung: number;
  treeOld: number;
  treePrimary: number;
  mangroveYoung: number;
  mangroveOld: number;
  shrubYoung: number;
  shrubOld: number;
}
/** Tonnes CO2e a year, with bounds, and the factor of each stand that there is. `value` null: a stand has no factor. */
export interface YearlyGrowth {
  value: number | null;
  lower: number | null;
  upper: number | null;
  factors: {
    stand: string;
    stand_code: PlainPhrase;
    hectares: number;
    growth_t_dry_matter_per_ha_and_year: number;
    growth_lower: number;
    growth_upper: number;
    growth_status: GrowthStatus;
    /** what field plots found in stands of such an age, in the same unit; null where there are none */
    field_check: { median: number; lower: number; upper: number; sites: number; source: string; source_code: PlainPhrase } | null;
    root_to_shoot: number;
    carbon_fraction: number;
    source: string;
    source_code: PlainPhrase;
  }[];
}

const stands = [
  { field: 'treeYoung', kind: 'tree', age: 'young', code: 'stand.tree-young' },
  { field: 'treeOld', kind: 'tree', age: 'old', code: 'stand.tree-old' },
  { field: 'treePrimary', kind: 'tree', age: 'primary', code: 'stand.tree-primary' },
  { field: 'mangroveYoung', kind: 'mangrove', age: 'young', code: 'stand.mangrove-young' },
  { field: 'mangroveOld', kind: 'mangrove', age: 'old', code: 'stand.mangrove-old' },
  { field: 'shrubYoung', kind: 'shrub', age: 'young', code: 'stand.shrub-young' },
  { field: 'shrubOld', kind: 'shrub', age: 'old', code: 'stand.shrub-old' },
] as const;

/** Above-ground biomass that stands for a class where the root share depends on it, t/ha: a stand of at most 20 years is small. */
export const typicalBiomass = { young: 15, old: 100 };

/** Yearly growth of woody stands: Σ hectares × growth × (1 + root share) × carbon fraction × 44/12 (IPCC 2006, volume 4, equation 2.9). Exactly 0 without woody cells. */
export function yearlyGrowth(woody: WoodyHectares, zone: EcologicalZone, continent: Continent): YearlyGrowth {
  const result: YearlyGrowth = { value: 0, lower: 0, upper: 0, factors: [] };
  for (const { field, kind, age, code } of stands) {
    const hectares = woody[field];
    if (hectares === 0) continue;
    const factor = growthFactor(zone, continent, kind === 'shrub' ? 'shrub' : 'tree', age);
    if (!factor) return { value: null, lower: null, upper: null, factors: [] };
    const biomass = typicalBiomass[age === 'young' ? 'young' : 'old'];
    const root = kind === 'shrub' ? 0.4 : kind === 'mangrove' ? mangroveRootToShoot(zone) : rootToShoot(zone, biomass);
    const carbon = kind === 'mangrove' ? mangroveCarbonFraction : carbonFraction;
    const stand = say(code);
    const plots = kind === 'tree' && age === 'young' ? fieldPlots(zone, continent) : null;
    const tonnes = (growth: number) => hectares * growth * (1 + root) * carbon * carbonToDioxide;
    result.value! += tonnes(factor.growth);
    result.lower! += tonnes(factor.lower);
    result.upper! += tonnes(factor.upper);
    result.factors.push({
      stand: stand.detail,
      stand_code: codeOf(stand),
      hectares,
      growth_t_dry_matter_per_ha_and_year: factor.growth,
      growth_lower: factor.lower,
      growth_upper: factor.upper,
      growth_status: factor.status,
      field_check: plots && { ...plots, source: plots.source.detail, source_code: codeOf(plots.source) },
      root_to_shoot: root,
      carbon_fraction: carbon,
      source: factor.source.detail,
      source_code: codeOf(factor.source),
    });
  }
  return result;
}

export interface BaselineRecord {
  period: string;
  baseline_sequestration_tco2e: number | null;
  cumulative_tco2e: number | null;
  lower: number | null;
  upper: number | null;
}

/** Records of the calendar years between two dates, both included; boundary years pro rata by days. `cumulative_tco2e` adds up from the first record on. */
export function baselineRecords(
  { value, lower, upper }: Pick<YearlyGrowth, 'value' | 'lower' | 'upper'>,
  startDate: string,
  endDate: string,
): BaselineRecord[] {
  const records: BaselineRecord[] = [];
  let cumulative = 0;
  for (let year = Number(startDate.slice(0, 4)); year <= Number(endDate.slice(0, 4)); year += 1) {
    const from = [startDate, `${year}-01-01`].sort()[1]!;
    const to = [endDate, `${year}-12-31`].sort()[0]!;
    const share =
      ((Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1) / ((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayMilliseconds);
    const of = (amount: number | null) => (amount === null ? null : amount * share);
    if (value !== null) cumulative += value * share;
    records.push({
      period: from,
      baseline_sequestration_tco2e: of(value),
      cumulative_tco2e: value === null ? null : cumulative,
      lower: of(lower),
      upper: of(upper),
    });
  }
  return records;
}

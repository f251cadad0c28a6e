import type { DeclaredRemovals } from '#api/declared-removals.ts';
import { exactly, less, scaled, sumOf, type Amount } from './compute-amount.ts';
import { declaredRemovalsBy, type Removals } from './compute-declared.ts';

/** Where open land of other land cover is a larger share of the project than this, plots that see none of the open land tell nothing. Our own choice. */
const maxUnseenShare = 0.1;

/** What removals rest on. */
type Basis = 'observed' | 'planting-plan' | 'measured';
/** `known`, or why a year has no figure: nothing was observable and nothing declared, the zone has no growth rate, or a loss has no known biomass. */
type Status = 'known' | 'needs_removals' | 'no_growth_rate' | 'losses_unknown';

/** What images of the plots show, by year; hectares of the project. */
interface Observed {
  projectHectares: number;
  /** shares of the project, 0..1: open land that the plots observe, and open land of other land cover */
  openShare: number;
  otherOpenShare: number;
  /** share of the observed open land that was newly wooded, and for how many years; `share` null: not seen */
  established: readonly { year: number; share: number | null; lower: number | null; upper: number | null; meanYears: number }[];
}
/** What would grow on the project's land without the project. */
interface Baseline {
  /** tCO2e a year; null where a stand has no rate */
  growth: Amount | null;
  woodyHectares: number;
  totalHectares: number;
}
/** Emissions from tree cover lost inside the project in a year, tCO2e; null where its biomass is not known. */
export interface Loss {
  year: number;
  tonnes: Amount | null;
}
export interface Given {
  startYear: number;
  lastYear: number;
  observed: Observed;
  declared: DeclaredRemovals | null;
  /** growth of newly established trees, tCO2e per hectare and year; null where the zone has none */
  rate: Amount | null;
  baseline: Baseline;
  losses: readonly Loss[];
  /** bounds are within 0 and 1; a year without a value is known no better than that */
  benchmarks: readonly { year: number; value: number | null; lower: number | null; upper: number | null }[];
}

export interface AdditionalityRecord {
  year: number;
  status: Status;
  removals_basis: Basis | null;
  new_woody_ha: number | null;
  removals_tco2e: number | null;
  removals_lower_tco2e: number | null;
  removals_upper_tco2e: number | null;
  losses_tco2e: number | null;
  losses_lower_tco2e: number | null;
  losses_upper_tco2e: number | null;
  baseline_tco2e: number | null;
  performance_benchmark: number | null;
  /** area-based: removals × (1 - benchmark) - losses */
  additionality_tco2e: number | null;
  additionality_lower_tco2e: number | null;
  additionality_upper_tco2e: number | null;
  /** census: removals - baseline of the same land - losses */
  census_additionality_tco2e: number | null;
  census_lower_tco2e: number | null;
  census_upper_tco2e: number | null;
}

const unobserved = 'needs_removals';

/** What images show of removals by the end of a year, or why they show none. */
function observedRemovals({ observed, rate, startYear }: Given, year: number): Removals | 'needs_removals' | 'no_growth_rate' {
  const { projectHectares, openShare, otherOpenShare, established } = observed;
  const unseen = otherOpenShare * projectHectares;
  let hectares: Amount = { value: 0, lower: 0, upper: unseen };
  let years = 0;
  if (openShare > 0) {
    const seen = established.find((one) => one.year === year);
    if (!seen || seen.share === null || seen.lower === null || seen.upper === null) return unobserved;
    const open = openShare * projectHectares;
    hectares = { value: seen.share * open, lower: seen.lower * open, upper: seen.upper * open + unseen };
    years = seen.meanYears;
  } else if (otherOpenShare > maxUnseenShare) return unobserved;
  if (hectares.upper === 0) return { tonnes: exactly(0), hectares };
  if (!rate) return 'no_growth_rate';
  return {
    hectares,
    tonnes: {
      value: hectares.value * rate.value * years,
      // Seen first in a season of that year: at least the years since then, at most all since the start.
      lower: hectares.lower * rate.lower * Math.max(0, years - 1),
      upper: hectares.upper * rate.upper * (year - startYear),
    },
  };
}

/** Losses since the start, to the end of a year or to the last year of the loss map; null where one of them is not known. */
function lossesBy({ losses, startYear }: Given, year: number): Amount | null {
  const counted = losses.filter((one) => one.year > startYear && one.year <= year).map(({ tonnes }) => tonnes);
  return counted.every((tonnes) => tonnes !== null) ? sumOf(counted) : null;
}

/**
 * What the newly wooded land would have taken up since the start without the project. New trees stand on open land first, where nothing grows; only what is more
 * than all of it stands where woody plants would have grown. At most they are spread over the project like its woody plants.
 */
function baselineOf({ baseline, startYear }: Given, { value: hectares }: Amount, year: number): Amount | null {
  const { growth, woodyHectares, totalHectares } = baseline;
  if (hectares === 0 || woodyHectares === 0) return exactly(0);
  if (!growth) return null;
  const share = Math.min(1, Math.max(0, hectares - (totalHectares - woodyHectares)) / woodyHectares);
  const maxShare = Math.min(1, Math.max(share, hectares / totalHectares));
  const whole = scaled(growth, year - startYear);
  return { value: whole.value * share, lower: whole.lower * share, upper: whole.upper * maxShare };
}

const without = {
  new_woody_ha: null,
  removals_tco2e: null,
  removals_lower_tco2e: null,
  removals_upper_tco2e: null,
  baseline_tco2e: null,
  additionality_tco2e: null,
  additionality_lower_tco2e: null,
  additionality_upper_tco2e: null,
  census_additionality_tco2e: null,
  census_lower_tco2e: null,
  census_upper_tco2e: null,
};

const lossFields = (losses: Amount | null) => ({
  losses_tco2e: losses?.value ?? null,
  losses_lower_tco2e: losses?.lower ?? null,
  losses_upper_tco2e: losses?.upper ?? null,
});
const removalFields = ({ tonnes, hectares }: Removals) => ({
  new_woody_ha: hectares.value,
  removals_tco2e: tonnes.value,
  removals_lower_tco2e: tonnes.lower,
  removals_upper_tco2e: tonnes.upper,
});
const areaFields = (amount: Amount) => ({
  additionality_tco2e: amount.value,
  additionality_lower_tco2e: amount.lower,
  additionality_upper_tco2e: amount.upper,
});
const censusFields = (amount: Amount | null) => ({
  census_additionality_tco2e: amount?.value ?? null,
  census_lower_tco2e: amount?.lower ?? null,
  census_upper_tco2e: amount?.upper ?? null,
});

/** Removals that go beyond those of the controls. Growth that cannot be told from that of the controls counts as theirs; the upper bound leaves it open. */
const beyondControls = ({ value, lower, upper }: Amount, benchmark: Given['benchmarks'][number] | undefined): Amount => ({
  value: value * (1 - (benchmark?.value ?? 1)),
  lower: lower * (1 - (benchmark?.upper ?? 1)),
  upper: upper * (1 - (benchmark?.lower ?? 0)),
});

function recordOf(given: Given, year: number): AdditionalityRecord {
  const { declared, rate, startYear } = given;
  const benchmark = given.benchmarks.find((one) => one.year === year);
  const losses = lossesBy(given, year);
  const removals = declared ? (declaredRemovalsBy(declared, rate, startYear, year) ?? 'no_growth_rate') : observedRemovals(given, year);
  const common = {
    year,
    removals_basis: removals === unobserved ? null : (declared?.kind ?? ('observed' as const)),
    performance_benchmark: benchmark?.value ?? null,
    ...lossFields(losses),
  };
  if (typeof removals === 'string') return { ...without, ...common, status: removals };
  if (!losses) return { ...without, ...common, ...removalFields(removals), status: 'losses_unknown' };
  const { tonnes, hectares } = removals;
  const baseline = baselineOf(given, hectares, year);
  return {
    ...common,
    ...removalFields(removals),
    status: 'known',
    baseline_tco2e: baseline?.value ?? null,
    ...areaFields(less(beyondControls(tonnes, benchmark), losses)),
    ...censusFields(baseline && less(less(tonnes, baseline), losses)),
  };
}

/**
 * A record for each whole year since the start, all figures since then, tCO2e. Area-based: removals × (1 - benchmark) - own losses; census: removals - baseline of the
 * same land - own losses. Removals are of land that was newly wooded since the start, as declared or else as observed.
 */
export const additionalityRecords = (given: Given): AdditionalityRecord[] =>
  Array.from({ length: Math.max(0, given.lastYear - given.startYear) }, (_, offset) => recordOf(given, given.startYear + 1 + offset));

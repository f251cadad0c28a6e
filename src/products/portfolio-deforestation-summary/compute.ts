import type { AggregationLevel, PortfolioSummary } from './facts.ts';

/** Where a project lies; as of `placeOf`. */
interface ProjectPlace {
  countryCode: string | null;
  country: string | null;
  stateCode: string | null;
  state: string | null;
}

export interface SummedProject {
  id: string;
  areaHectares: number;
  /** ids of the projects that a collection holds */
  memberIds?: string[];
  place: ProjectPlace | null;
  /** the project's own yearly records; null while there are none */
  years: SummedYear[] | null;
}

interface SummedYear {
  year: number;
  deforested_ha: number | null;
  provisional?: boolean;
  alert_ha?: number | null;
  alert_probable_ha?: number | null;
}

interface Sums {
  project_count: number;
  area_hectares: number;
  hectares: number;
  /** null: of one of the projects it is not known */
  alerts: number | null;
  probable: number | null;
}
const since = 2018;
const noSums = (): Sums => ({ project_count: 0, area_hectares: 0, hectares: 0, alerts: 0, probable: 0 });

/** What alerts say of the years that are not published; null where nobody looked at one of them. */
function alertsIn(years: readonly SummedYear[], currentYear: number): Pick<Sums, 'alerts' | 'probable'> {
  const provisional = years.filter(({ year, provisional: isProvisional }) => isProvisional === true && year <= currentYear);
  const sumOf = (name: 'alert_ha' | 'alert_probable_ha') =>
    provisional.reduce<number | null>((sum, record) => (sum === null || record[name] == null ? null : sum + record[name]), 0);
  return { alerts: sumOf('alert_ha'), probable: sumOf('alert_probable_ha') };
}
const plus = (sum: number | null, more: number | null): number | null => (sum === null || more === null ? null : sum + more);

function addTo(sums: Sums, areaHectares: number, hectares: number, { alerts, probable }: Pick<Sums, 'alerts' | 'probable'>): void {
  sums.project_count += 1;
  sums.area_hectares += areaHectares;
  sums.hectares += hectares;
  sums.alerts = plus(sums.alerts, alerts);
  sums.probable = plus(sums.probable, probable);
}

/** The place by which a project is grouped: of its country alone, or of its state too. */
const groupPlace = (place: ProjectPlace | null, level: AggregationLevel): ProjectPlace => ({
  countryCode: place?.countryCode ?? null,
  country: place?.country ?? null,
  stateCode: level === 'state' ? (place?.stateCode ?? null) : null,
  state: level === 'state' ? (place?.state ?? null) : null,
});

/** The newest record that is not of a year to come. */
const latestOf = (years: SummedProject['years'], currentYear: number) =>
  years
    ?.filter(({ year }) => year <= currentYear)
    .sort((a, b) => a.year - b.year)
    .at(-1);

/**
 * Sums over projects that have data, in total and by country or state; percent is summed hectares over summed area. A collection whose members are all in the
 * list stands for nothing beside them, so that no land counts twice. Projects not collected yet, and those where the map has no data, are listed, not summed.
 */
export function portfolioSums(
  given: SummedProject[],
  level: AggregationLevel | undefined,
  currentYear: number,
): Omit<PortfolioSummary, 'source' | 'fetched_at' | 'method' | 'assumptions' | 'attribution' | 'canopy_threshold'> {
  const ids = new Set(given.map(({ id }) => id));
  const projects = given.filter(({ memberIds = [] }) => memberIds.length === 0 || !memberIds.every((id) => ids.has(id)));
  const total = noSums();
  const groups = new Map<string, { place: ProjectPlace; sums: Sums }>();
  const pending: string[] = [];
  const withoutData: string[] = [];
  let isProvisional = false;
  for (const { id, areaHectares, place, years } of projects) {
    const latest = latestOf(years, currentYear);
    if (!latest) {
      pending.push(id);
      continue;
    }
    if (latest.deforested_ha === null) {
      withoutData.push(id);
      continue;
    }
    const alerts = alertsIn(years!, currentYear);
    isProvisional ||= latest.provisional === true;
    addTo(total, areaHectares, latest.deforested_ha, alerts);
    if (!level) continue;
    const named = groupPlace(place, level);
    const key = JSON.stringify(named);
    let group = groups.get(key);
    if (!group) {
      group = { place: named, sums: noSums() };
      groups.set(key, group);
    }
    addTo(group.sums, areaHectares, latest.deforested_ha, alerts);
  }
  return {
    since,
    year: currentYear,
    provisional: isProvisional,
    total: shareOf(total),
    items: [...groups.values()]
      .map(({ place, sums }) => ({
        country_code: place.countryCode,
        country: place.country,
        state_code: place.stateCode,
        state: place.state,
        ...shareOf(sums),
      }))
      .sort(byName),
    pending_project_ids: pending,
    no_data_project_ids: withoutData,
  };
}

function shareOf({ project_count, area_hectares, hectares, alerts, probable }: Sums): PortfolioSummary['total'] {
  if (project_count === 0)
    return { project_count, area_hectares, deforested_ha: null, deforested_pct: null, alert_ha: null, alert_probable_ha: null };
  return {
    project_count,
    area_hectares,
    deforested_ha: hectares,
    deforested_pct: area_hectares > 0 ? (100 * hectares) / area_hectares : null,
    alert_ha: alerts,
    alert_probable_ha: probable,
  };
}

/** By country, then state; what lies in none comes last. */
function byName(a: PortfolioSummary['items'][number], b: PortfolioSummary['items'][number]): number {
  const compared = (a: string | null, b: string | null) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1);
  return compared(a.country, b.country) || compared(a.state, b.state);
}

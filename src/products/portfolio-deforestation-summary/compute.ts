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
  years: { year: number; deforested_ha: number | null }[] | null;
}

type Sums = Pick<PortfolioSummary['total'], 'project_count' | 'area_hectares'> & { hectares: number };
const since = 2018;

/**
 * Sums over projects that have data, in total and by country or state; percent is summed hectares over summed area. A collection whose members are all in the
 * list stands for nothing beside them, so that no land counts twice. Projects not collected yet, and those where the map has no data, are listed, not summed.
 */
export function portfolioSums(
  given: SummedProject[],
  level: AggregationLevel | undefined,
  currentYear: number,
): Omit<PortfolioSummary, 'source' | 'fetched_at' | 'method' | 'assumptions' | 'attribution'> {
  const ids = new Set(given.map(({ id }) => id));
  const projects = given.filter(({ memberIds = [] }) => memberIds.length === 0 || !memberIds.every((id) => ids.has(id)));
  const total: Sums = { project_count: 0, area_hectares: 0, hectares: 0 };
  const groups = new Map<string, { place: ProjectPlace; sums: Sums }>();
  const pending: string[] = [];
  const withoutData: string[] = [];
  for (const { id, areaHectares, place, years } of projects) {
    const latest = years
      ?.filter(({ year }) => year <= currentYear)
      .sort((a, b) => a.year - b.year)
      .at(-1);
    if (!latest) {
      pending.push(id);
      continue;
    }
    if (latest.deforested_ha === null) {
      withoutData.push(id);
      continue;
    }
    const add = (sums: Sums) => {
      sums.project_count += 1;
      sums.area_hectares += areaHectares;
      sums.hectares += latest.deforested_ha!;
    };
    add(total);
    if (!level) continue;
    const named: ProjectPlace = {
      countryCode: place?.countryCode ?? null,
      country: place?.country ?? null,
      stateCode: level === 'state' ? (place?.stateCode ?? null) : null,
      state: level === 'state' ? (place?.state ?? null) : null,
    };
    const key = JSON.stringify(named);
    let group = groups.get(key);
    if (!group) {
      group = { place: named, sums: { project_count: 0, area_hectares: 0, hectares: 0 } };
      groups.set(key, group);
    }
    add(group.sums);
  }
  return {
    since,
    year: currentYear,
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

function shareOf({ project_count, area_hectares, hectares }: Sums): PortfolioSummary['total'] {
  if (project_count === 0) return { project_count, area_hectares, deforested_ha: null, deforested_pct: null };
  return {
    project_count,
    area_hectares,
    deforested_ha: hectares,
    deforested_pct: area_hectares > 0 ? (100 * hectares) / area_hectares : null,
  };
}

/** By country, then state; what lies in none comes last. */
function byName(a: PortfolioSummary['items'][number], b: PortfolioSummary['items'][number]): number {
  const compared = (a: string | null, b: string | null) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1);
  return compared(a.country, b.country) || compared(a.state, b.state);
}

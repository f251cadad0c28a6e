import type { ProductState } from '#api/index.ts';
import { isObject } from '#domain/object.ts';
import { jobStateOf, type JobWord } from '#window/kit/product/job-state.ts';
import { tabs } from '#products/tabs.ts';
import { eligibilityIn, type Eligibility } from './eligibility.ts';

/** Every product that a project has, as the panels stand one after another. */
const panelSlugs = tabs.flatMap(({ slugs }) => slugs);

/** Years as numbers with their part: 2026.5 is the middle of 2026. `offered`: what may be asked for; otherwise what is there. */
interface Span {
  from: number;
  to: number;
  offered?: boolean;
}
/** `unknown`: a service that does not tell; the panel asks. */
export interface AvailabilityRow {
  slug: string;
  state: JobWord | 'unknown';
  /** what its service says of it; null where it says nothing */
  job: ProductState | null;
  /** when what is there was collected */ collectedAt: string | null;
  /** a first answer, replaced when the rest has come */ isPreliminary: boolean;
  spans: Span[];
}
export interface Availability {
  rows: AvailabilityRow[];
  eligibility: Eligibility | null;
}

/** The years that the timeline shows: most data lies before the bend, which takes most of the line. */
export const axis = { from: 1990, bend: 2035, to: 2101, bendAt: 0.68 };
/** Where a year stands on the timeline, 0 to 1. */
export function placeOnAxis(year: number): number {
  const { from, bend, to, bendAt } = axis;
  const within = Math.max(from, Math.min(to, year));
  return within <= bend ? ((within - from) / (bend - from)) * bendAt : bendAt + ((within - bend) / (to - bend)) * (1 - bendAt);
}
const yearOf = (time: unknown): number | null => {
  const milliseconds = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(milliseconds)) return null;
  const year = new Date(milliseconds).getUTCFullYear();
  const begin = Date.UTC(year, 0, 1);
  return year + (milliseconds - begin) / (Date.UTC(year + 1, 0, 1) - begin);
};
const firstForestYear = 2018;
const firstSentinelYear = 2015.49;
/** the benchmark looks so many years back unless asked otherwise */
const benchmarkYears = 5;

/**
 * What exists for a project and what is on its way: from the available-data record, and from the states of the products where a service gives them. The spans are
 * those that the record tells; where it tells none, those of the published interface (weather ten years back, climate 2015 to 2100, forest since 2018).
 */
export function availability(record: unknown, now: Date): Availability {
  const fields = isObject(record) ? record : {};
  const today = yearOf(now.toISOString())!;
  const indices = isObject(fields['remote_sensing_indices']) ? fields['remote_sensing_indices'] : {};
  const [oldest, newest] = [yearOf(indices['min']), yearOf(indices['max'])];
  const risks = Array.isArray(fields['climate_risk']) ? fields['climate_risk'].map(String) : [];
  const carbon = isObject(fields['carbon_programs']) ? fields['carbon_programs'] : {};
  const [baseline, benchmark] = [carbon['baseline_sequestration'] ?? null, carbon['performance_benchmark'] ?? null];
  const benchmarkYear = isObject(benchmark) && typeof benchmark['year'] === 'number' ? benchmark['year'] : null;
  const spans: Record<string, Span[]> = {
    weather: [{ from: today - 10, to: today }],
    climate: [{ from: 2015, to: 2101 }],
    'climate-risk': [
      { from: 1991, to: 2021 },
      ...(risks.length === 0 || risks.some((name) => name.endsWith('2041_2060')) ? [{ from: 2041, to: 2061 }] : []),
    ],
    'deforestation-summary': [{ from: firstForestYear, to: today }],
    'deforestation-indicator-image': [{ from: firstForestYear, to: today }],
    'ghg-emissions': [{ from: firstForestYear, to: Math.floor(today) }],
    'baseline-sequestration': [{ from: firstForestYear, to: Math.floor(today) + 11 }],
    'performance-benchmark': benchmarkYear === null ? [] : [{ from: Math.floor(today) - benchmarkYears, to: benchmarkYear + 1 }],
    'carbon-additionality': benchmarkYear === null ? [] : [{ from: Math.floor(today) - benchmarkYears, to: benchmarkYear + 1 }],
    'satellite-index': [
      { from: firstSentinelYear, to: today, offered: true },
      ...(oldest === null || newest === null ? [] : [{ from: oldest, to: newest }]),
    ],
  };
  // The published record alone says this much; what is null is still on its way.
  const reported: Record<string, boolean> = {
    'satellite-index': newest !== null,
    'climate-risk': risks.length > 0,
    'baseline-sequestration': baseline !== null,
    'performance-benchmark': benchmark !== null,
  };
  const states = new Map(
    (Array.isArray(fields['products']) ? (fields['products'] as ProductState[]) : []).map((entry) => [entry.product, entry]),
  );
  return {
    rows: [...panelSlugs, ...[...states.keys()].filter((slug) => !panelSlugs.includes(slug))].map((slug): AvailabilityRow => {
      const known = states.get(slug);
      const state = known ? jobStateOf(known).is : slug in reported ? (reported[slug] ? 'ready' : 'waiting') : 'unknown';
      const [start, end] = [yearOf(known?.data_start), yearOf(known?.data_end)];
      // A service reports two spans with a gap between them as one; the gap is shown.
      const own = start === null || end === null || slug === 'climate-risk' ? null : { from: start, to: end + 1 / 365 };
      const offered = (spans[slug] ?? []).filter((span) => span.offered);
      return {
        slug,
        state,
        job: known ?? null,
        collectedAt: known?.collected_at ?? null,
        isPreliminary: known?.preliminary === true,
        spans: own ? [...offered, own] : (spans[slug] ?? []),
      };
    }),
    eligibility: eligibilityIn(carbon),
  };
}

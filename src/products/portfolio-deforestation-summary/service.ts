import { deforestationYears, type ForestLoss } from '#products/deforestation-summary/compute.ts';
import { syntheticNote } from '#products/shared/provenance.ts';
import { placeOf } from '#products/shared/places/index.ts';
import type { Collected } from '#products/product.ts';
import { portfolioSums } from './compute.ts';
import type { AggregationLevel, PortfolioSummary } from './facts.ts';

/** A project of the caller's, with the stored result of its deforestation summary; null while there is none. */
export interface PortfolioProject {
  id: string;
  areaHectares: number;
  /** longitude, latitude: the place that a project is counted for; null counts for none */
  centroid: [number, number] | null;
  /** ids of the projects that a collection holds */
  memberIds?: string[];
  summary: Collected | null;
}

const method =
  'Hectares of tree cover lost since 2018, summed over whole projects; a project counts for the country and state of its centroid. Percent is summed hectares over summed area.';
const assumptions = [
  'Loss of tree cover is not legal deforestation.',
  'Borders follow Natural Earth: as they are held, not as they are claimed.',
];

/** The answer of the portfolio's endpoint, from what was collected for its projects. Nothing is read; a few microseconds a project. */
export function portfolioSummary(projects: PortfolioProject[], level: AggregationLevel | undefined, now: Date): PortfolioSummary {
  const year = now.getUTCFullYear();
  const sums = portfolioSums(
    projects.map(({ id, areaHectares, centroid, memberIds, summary }) => ({
      id,
      areaHectares,
      ...(memberIds ? { memberIds } : {}),
      place: level && centroid ? placeOf(centroid) : null,
      years: summary ? deforestationYears(summary.data as ForestLoss, areaHectares, year) : null,
    })),
    level,
    year,
  );
  const from = projects.flatMap(({ summary }) => (summary ? [summary.provenance] : []));
  const distinct = (texts: string[], separator: string) => [...new Set(texts.filter((text) => text !== ''))].join(separator);
  const synthetic = from.some((provenance) => provenance.synthetic);
  return {
    ...sums,
    source: distinct(
      from.flatMap(({ source }) => source.split('; ')),
      '; ',
    ),
    fetched_at: from.map(({ fetched_at }) => fetched_at).sort()[0] ?? now.toISOString(),
    method,
    assumptions: synthetic ? [syntheticNote, ...assumptions] : assumptions,
    synthetic,
    attribution: distinct(
      [...from.flatMap(({ attribution }) => attribution.split(' · ')), ...(level ? ['Made with Natural Earth'] : [])],
      ' · ',
    ),
  };
}

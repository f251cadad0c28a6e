import { lossAt, type ForestLoss } from '#products/deforestation-summary/compute.ts';
import { deforestationYears } from '#products/deforestation-summary/compute-years.ts';
import { defaultCanopy } from '#api/canopy-threshold.ts';
import { distinctParts, provenanceFrom, sourcesOfResults } from '#products/shared/provenance.ts';
import { placeOf } from '#products/shared/places/index.ts';
import type { Collected } from '#products/product.ts';
import { sentenceOf, sentencesOf } from '#sentences/phrases/index.ts';
import { portfolioSums } from './compute.ts';
import type { AggregationLevel, PortfolioSummary } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf('portfolio-deforestation-summary', en);
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

/** The answer of the portfolio's endpoint, from what was collected for its projects. Nothing is read; a few microseconds a project. */
export function portfolioSummary(
  projects: PortfolioProject[],
  level: AggregationLevel | undefined,
  now: Date,
  canopy: number = defaultCanopy,
): PortfolioSummary {
  const year = now.getUTCFullYear();
  // Of another threshold nothing is added: a project that was not counted from this one on waits for its next collection.
  const yearsOf = ({ areaHectares, centroid, summary }: PortfolioProject) => {
    const loss = summary && lossAt(summary.data as ForestLoss, canopy);
    return loss ? deforestationYears(loss, { areaHectares, latitude: centroid?.[1] ?? 0 }, year) : null;
  };
  const sums = portfolioSums(
    projects.map((project) => ({
      id: project.id,
      areaHectares: project.areaHectares,
      ...(project.memberIds ? { memberIds: project.memberIds } : {}),
      place: level && project.centroid ? placeOf(project.centroid) : null,
      years: yearsOf(project),
    })),
    level,
    year,
  );
  const from = projects.flatMap(({ summary }) => (summary ? [summary.provenance] : []));
  const sources = sourcesOfResults(from);
  if (level) sources.attributions = distinctParts([...sources.attributions, 'Made with Natural Earth']);
  const { no_data: _none, ...provenance } = provenanceFrom(sources, now, say('method', { canopy }), [
    sentenceOf({ code: 'tree-cover-is-not-legal' }),
    ...(sums.provisional ? [say('provisional')] : []),
    say('borders'),
  ]);
  return { ...sums, canopy_threshold: canopy, ...provenance };
}

import type { AggregationLevel } from '#products/portfolio-deforestation-summary/facts.ts';
import { portfolioSummary, type PortfolioProject } from '#products/portfolio-deforestation-summary/service.ts';
import { collectedOf, type ResultText } from '../storage/result-text.ts';

/** The product that the sums are made of. */
export const summedProduct = 'deforestation-summary';

/** The projects of an account with their forest summaries as they are stored. */
export interface PortfolioGiven {
  projects: (Omit<PortfolioProject, 'summary'> & { result: ResultText | null })[];
  level: AggregationLevel | undefined;
  canopy: number;
  now: string;
}

/** The sums as bytes. A thousand summaries are parsed, checked and added up for a tenth of a second: in a thread. Throws DamagedRecord. */
export function makePortfolioSums({ projects, level, canopy, now }: PortfolioGiven): Uint8Array<ArrayBuffer> {
  const summed = projects.map(({ result, ...project }) => ({ ...project, summary: result && collectedOf(summedProduct, result) }));
  return new TextEncoder().encode(JSON.stringify(portfolioSummary(summed, level, new Date(now), canopy)));
}

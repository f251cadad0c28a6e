import { portfolioSums, type SummedProject } from './compute.ts';
import type { AggregationLevel } from './facts.ts';

/** Sums as in the answer of the service, over some projects that a report lists. Members of a collection that is listed must be left out by the caller. */
export const summaryOfListed = (projects: SummedProject[], level: AggregationLevel, date: Date): ReturnType<typeof portfolioSums> =>
  portfolioSums(projects, level, date.getUTCFullYear());

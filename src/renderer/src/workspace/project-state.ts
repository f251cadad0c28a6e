import type { ProductState } from '#api/index.ts';
import { jobStateOf, type JobWord } from '#window/kit/product/job-state.ts';
import { projectStateWords, type ProductWord, type ProjectState, type ProjectStateWord } from './project-details.ts';

const wordOf: Record<JobWord, ProductWord> = {
  ready: 'ready',
  working: 'working',
  queued: 'queued',
  waiting: 'queued',
  product: 'queued',
  retry: 'queued',
  network: 'network',
  answer: 'answer',
  paused: 'paused',
  failed: 'failed',
  cancelled: 'absent',
  absent: 'absent',
};
/** What a project is said to be at, where its products are at several things: what works, then what a person can do something about. */
const order: readonly ProjectStateWord[] = ['working', 'answer', 'network', 'paused', 'queued', 'failed'];

export function projectState(jobs: readonly ProductState[]): ProjectState {
  const products = Object.fromEntries(jobs.map((job) => [job.product, wordOf[jobStateOf(job).is]]));
  const words = new Set<ProductWord>(Object.values(products));
  return { word: order.find((word) => words.has(word)) ?? 'ready', products };
}

/** How many of the products are at each state. */
export function countsOf(products: Iterable<ProductWord>): Record<ProductWord, number> {
  const counts = Object.fromEntries([...projectStateWords, 'absent'].map((word) => [word, 0])) as Record<ProductWord, number>;
  for (const word of products) counts[word] += 1;
  return counts;
}

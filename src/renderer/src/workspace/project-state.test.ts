import { expect, test } from 'vitest';
import type { ProductState } from '#api/index.ts';
import { projectState } from './project-state.ts';

const job = (product: string, more: Partial<ProductState>): ProductState => ({
  product,
  state: 'ready',
  progress: 0,
  reason: null,
  updated_at: null,
  ...more,
});

test('a project works only while a job of it runs; else it is at what a person can do something about', () => {
  const network = job('soil', { state: 'queued', waits_for: 'network' });
  const answer = job('weather', { state: 'queued', waits_for: 'decision' });
  const turn = job('climate', { state: 'queued', jobs_ahead: 4 });
  const failed = job('places', { state: 'failed' });
  const running = job('carbon', { state: 'running' });
  const wordOf = (...jobs: ProductState[]) => projectState(jobs).word;
  expect([
    wordOf(network, turn, running),
    wordOf(network, turn, answer),
    wordOf(network, turn, failed),
    wordOf(turn, failed),
    wordOf(failed, job('x', {})),
    wordOf(job('x', {}), job('y', { state: 'not_available' })),
  ]).toEqual(['working', 'answer', 'network', 'queued', 'failed', 'ready']);
  expect(projectState([network, failed]).products).toEqual({ soil: 'network', places: 'failed' });
});

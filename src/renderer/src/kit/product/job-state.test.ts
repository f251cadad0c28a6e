import { describe, expect, test } from 'vitest';
import type { ProductState } from '#api/index.ts';
import { jobStateOf } from './job-state.ts';

const job = (more: Partial<ProductState>): ProductState => ({
  product: 'soil',
  state: 'queued',
  progress: 0,
  reason: null,
  updated_at: null,
  ...more,
});

describe('what a job is at', () => {
  test.each([
    [{ state: 'ready' }, { is: 'ready' }],
    [
      { state: 'running', progress: 0.4, waits_for: 'network' },
      { is: 'working', share: 0.4 },
    ],
    [{ state: 'failed' }, { is: 'failed' }],
    [{ state: 'not_available' }, { is: 'absent' }],
    [{ waits_for: 'network', retry_at: '2026-01-01T00:00:00Z' }, { is: 'network' }],
    [{ waits_for: 'decision', paused: true }, { is: 'answer' }],
    [{ paused: true, jobs_ahead: 3 }, { is: 'paused' }],
    [{ waits_for: { product: 'weather' } }, { is: 'product', product: 'weather' }],
    [{ retry_at: '2026-01-01T00:00:00Z' }, { is: 'retry', at: '2026-01-01T00:00:00Z' }],
    [{ jobs_ahead: 0 }, { is: 'queued', ahead: 0 }],
    [{ jobs_ahead: 12 }, { is: 'queued', ahead: 12 }],
    // A provider without these fields: only that it waits.
    [{}, { is: 'waiting' }],
    [{ reason: 'Needs the network' }, { is: 'waiting' }],
  ] as const)('%j', (given, state) => expect(jobStateOf(job(given as Partial<ProductState>))).toEqual(state));
});

import { expect, test, vi } from 'vitest';
import type { Ask } from './collect.ts';
import { askAtCanopy } from './canopy.ts';

test('what counts forest is asked for the chosen threshold, all of it, and the rest as it was', async () => {
  const ask = vi.fn<Ask>(async () => ({ value: null, raw: false, fetchedAt: '' }));
  const signal = new AbortController().signal;
  const at50 = askAtCanopy(ask, 50);
  await at50('deforestationSummary', { params: { project_id: 'p' } }, signal);
  await at50('portfolioDeforestationSummary', { query: { aggregation_level: 'state' } }, signal);
  await at50('deforestationIndicatorImage', {}, signal);
  await at50('soil', {}, signal);
  expect(ask.mock.calls.map(([operation, { query }]) => [operation, query])).toEqual([
    ['deforestationSummary', { canopy_threshold: 50 }],
    ['portfolioDeforestationSummary', { aggregation_level: 'state', canopy_threshold: 50 }],
    ['deforestationIndicatorImage', { canopy_threshold: 50 }],
    ['soil', undefined],
  ]);
  // A provider of the published API alone is asked what it knows.
  expect(askAtCanopy(ask, 30)).toBe(ask);
});

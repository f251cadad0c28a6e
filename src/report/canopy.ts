import { canopyQuery, defaultCanopy, type CanopyThreshold } from '#api/canopy-threshold.ts';
import { api } from '#operations/index.ts';
import type { Ask } from './collect.ts';

const [parameter] = Object.keys(canopyQuery) as ['canopy_threshold'];
const countsForest = (operation: keyof typeof api): boolean => {
  const { query } = api[operation];
  return 'shape' in query && parameter in (query.shape as object);
};

/** Asks everything that counts forest for one threshold of canopy, so that no report mixes them. The usual one is asked without: a provider need not know the parameter. */
export const askAtCanopy = (ask: Ask, canopy: CanopyThreshold): Ask =>
  canopy === defaultCanopy
    ? ask
    : (operation, input, signal) =>
        ask(operation, countsForest(operation) ? { ...input, query: { ...input.query, [parameter]: canopy } } : input, signal);

import type { DataOrigin, Dataset } from '../data-access.ts';
import type { Pack } from '../packs/pack.ts';

/** Records where a piece of data came from. */
export type Note = (origin: DataOrigin) => void;

/** `fetchedAt`: an ISO time, as the pack's manifest has it. */
export function originOfPack(pack: Pack, dataset: Dataset, fetchedAt: string): DataOrigin {
  const { attribution, version, phrases } = pack.attribution(dataset.id);
  return {
    dataset: pack.manifest.synthetic ? `SYNTHETIC ${dataset.id}` : dataset.id,
    version: version || dataset.version,
    fetchedAt,
    via: 'pack',
    attribution: attribution || dataset.attribution,
    ...(phrases ? { phrases } : {}),
    synthetic: pack.manifest.synthetic,
  };
}

/** `fetchedAt`: milliseconds since 1970. */
export const originOf = (dataset: Dataset, fetchedAt: number, via: 'network' | 'cache'): DataOrigin => ({
  dataset: dataset.id,
  version: dataset.version,
  fetchedAt: new Date(fetchedAt).toISOString(),
  via,
  attribution: dataset.attribution,
  ...(dataset.phrases ? { phrases: dataset.phrases } : {}),
  synthetic: false,
});

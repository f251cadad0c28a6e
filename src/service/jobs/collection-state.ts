import type { Storage } from '../storage/storage.ts';

/** How a person wants data to be collected. */
export interface CollectionState {
  paused: boolean;
  offline: boolean;
  non_commercial_use: boolean | null;
  sample_data: boolean;
}

export function collectionState(storage: Storage): CollectionState {
  const {
    paused = false,
    offline = false,
    non_commercial_use = null,
    sample_data = true,
  } = (storage.setting('collection') ?? {}) as Partial<CollectionState>;
  return { paused, offline, non_commercial_use, sample_data };
}

/** How a person wants data to be collected. */
export interface CollectionState {
  paused: boolean;
  offline: boolean;
  non_commercial_use: boolean | null;
  sample_data: boolean;
}

/** The name of the setting that holds it. */
export const collectionSetting = 'collection';

/** What was kept, with what holds where nothing was said. */
export function collectionOf(kept: unknown): CollectionState {
  const { paused = false, offline = false, non_commercial_use = null, sample_data = true } = (kept ?? {}) as Partial<CollectionState>;
  return { paused, offline, non_commercial_use, sample_data };
}

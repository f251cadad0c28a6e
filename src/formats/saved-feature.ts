import type { Feature } from '#geo/types.ts';

/** A feature as it is now, and which feature of the opened file it is; null for one that the file does not have. */
export interface SavedFeature {
  source: number | null;
  feature: Feature;
}

/**
 * What a saved file does not hold. `attribute`: one that the file gets its own way (styles, folders, times) stays as it was; `outline`: so does the outline of a
 * picture on the ground; `times`: a track with another number of places became a line without times.
 */
export interface UnwrittenChange {
  kind: 'attribute' | 'outline' | 'times';
  /** index among the features that are saved */
  feature: number;
  /** the attribute, for `attribute` */
  name?: string;
}

/** The file holds other features than the ones that were read from it, so that nothing can be put in their place. The message is a code for whoever debugs it. */
export class OtherContent extends Error {}

import type { Feature } from '#geo/types.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { UnreadableFile, type Note } from '../format.ts';
import { numbersOf, Reprojection } from './reprojection.ts';

/** Turns features into longitude and latitude, batch after batch. */
export interface Placement {
  apply(features: Feature[], notes: Note[], first: number): Promise<void>;
}

/**
 * For files that never say where on the Earth they lie, whatever their numbers look like: features are placed by the system that somebody gave, and without one the
 * file is refused with its numbers and this phrase.
 */
export const placedWhenAsked = (what: string | PlainPhrase, asked: string | undefined, refusal: PlainPhrase): Placement =>
  asked === undefined
    ? {
        async apply(features) {
          if (features.some(({ geometry }) => geometry)) throw new UnreadableFile('unknown-crs', refusal, numbersOf(features));
        },
      }
    : new Reprojection(null, what, asked);

import type { Feature } from '#geo/types.ts';
import { UnreadableFile, type Note, type StreamOptions } from '../format.ts';
import { say } from '../phrases/index.ts';
import { numbersOf, Reprojection } from '../projection/reprojection.ts';
import { systemOfClause } from './coordinate-system.ts';

/** Turns features into longitude and latitude, batch after batch. */
export interface Placing {
  apply(features: Feature[], notes: Note[], first: number): Promise<void>;
}

/** Places what a CoordSys clause tells of; a plan without a place, and a system that is not known, are refused with their numbers, so that a person can say it. */
export async function placingOf(clause: string | null, { system: asked, fileName }: StreamOptions): Promise<Placing> {
  const what = fileName || say('file.the-file');
  if (asked !== undefined || clause === null) return new Reprojection(null, what, asked);
  const found = await systemOfClause(clause);
  if (found.kind === 'written') return new Reprojection(found.text, what);
  const phrase =
    found.kind === 'nowhere' ? say('file.mapinfo.nowhere', { what }) : say('file.mapinfo.unknown-system', { what, system: found.clause });
  return {
    async apply(features) {
      if (features.some(({ geometry }) => geometry)) throw new UnreadableFile('unknown-crs', phrase, numbersOf(features));
    },
  };
}

import type { StreamOptions } from '../format.ts';
import { say } from '../phrases/index.ts';
import { placedWhenAsked, type Placement } from '../projection/placed-when-asked.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { systemOfClause } from './coordinate-system.ts';

/** Places what a CoordSys clause tells of; a plan without a place, and a system that is not known, are placed only where somebody says the system. */
export async function placingOf(clause: string | null, { system: asked, fileName }: StreamOptions): Promise<Placement> {
  const what = fileName || say('file.the-file');
  if (asked !== undefined || clause === null) return new Reprojection(null, what, asked);
  const found = await systemOfClause(clause);
  if (found.kind === 'written') return new Reprojection(found.text, what);
  return placedWhenAsked(
    what,
    asked,
    found.kind === 'nowhere' ? say('file.mapinfo.nowhere', { what }) : say('file.mapinfo.unknown-system', { what, system: found.clause }),
  );
}

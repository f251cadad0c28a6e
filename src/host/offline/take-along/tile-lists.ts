import * as z from 'zod';
import type { Basemaps } from '../../basemaps.ts';

/** Tiles of a map that stay on this computer because a record names them. */
export const tileList = z.object({ basemapId: z.string(), places: z.array(z.string()) });
export type TileList = z.output<typeof tileList>;

/**
 * Lets tiles go that no other record names: they are deleted, or with `keep` they stay as tiles that were seen, until their space is needed.
 */
export async function letTilesGo(
  kept: Basemaps['kept'],
  lists: readonly TileList[],
  others: readonly TileList[],
  how: 'delete' | 'keep',
): Promise<void> {
  const inUse = new Set(others.flatMap(({ basemapId, places }) => places.map((at) => `${basemapId} ${at}`)));
  for (const { basemapId, places } of lists) {
    const free = places.filter((at) => !inUse.has(`${basemapId} ${at}`));
    await (how === 'delete' ? kept.release(basemapId, free) : kept.untake(basemapId, free));
  }
}

import * as z from 'zod';
import type { Basemaps } from '../../basemaps.ts';

/** Tiles of a map that stay on this computer because a record names them; of an archive `index` are the parts by which they are found. */
export const tileList = z.object({ basemapId: z.string(), places: z.array(z.string()), index: z.array(z.string()).default([]) });
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
  const inUse = new Set(others.flatMap(({ basemapId, places, index }) => [...places, ...index].map((at) => `${basemapId} ${at}`)));
  for (const { basemapId, places, index } of lists) {
    const free = [...places, ...index].filter((at) => !inUse.has(`${basemapId} ${at}`));
    await (how === 'delete' ? kept.release(basemapId, free) : kept.untake(basemapId, free));
  }
}

import { basename } from 'node:path';
import type { AnswerGround, GroundGiven } from '#print/files/print-task.ts';
import { webMercatorGrid } from '#remote/tile-grid.ts';
import { termsOf, type Basemaps } from '../../basemaps.ts';

/** Of a map whose owner wants no areas fetched ahead: as many as a large screen shows at once. */
const maxSeenAtOnce = 150;

/** A map of the user's below a print: what the thread is given, and who answers it. The address stays here. Rejects with Refused where the map is gone. */
export async function groundOf(
  id: string,
  basemaps: Pick<Basemaps, 'byId' | 'tile' | 'range'>,
): Promise<{ given: GroundGiven; answer?: AnswerGround }> {
  const basemap = await basemaps.byId(id);
  const { kind, address, attribution, grid } = basemap;
  if (kind === 'file') return { given: { kind, path: address, attribution } };
  if (kind === 'pmtiles')
    return {
      given: { kind: 'archive', name: basename(new URL(address).pathname), attribution },
      answer: async (question, signal) => ('offset' in question ? basemaps.range(id, question.offset, question.length, signal) : null),
    };
  const { mayTakeOffline, maxTakenTiles, maxZoom } = termsOf(basemap);
  return {
    given: {
      kind: 'tiles',
      grid: grid ?? webMercatorGrid(maxZoom),
      maxTiles: mayTakeOffline ? maxTakenTiles : maxSeenAtOnce,
      attribution,
    },
    answer: async (question, signal) =>
      'level' in question ? basemaps.tile(id, question.level, question.column, question.row, signal) : null,
  };
}

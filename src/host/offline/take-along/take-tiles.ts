import type { Geometry } from '#geo/index.ts';
import { termsOf, type Basemaps } from '../../basemaps.ts';
import { Refused } from '../../refused.ts';
import { inParallel } from './in-parallel.ts';
import { tilesOver } from './map-area.ts';
import type { TakenRecord } from './taken-along.ts';
import { sentence } from '../../phrases/sentence.ts';

const tilesAtOnce = 4;

export interface TileChoice {
  basemapId: string;
  zoom: number;
}
export interface TilePlan {
  count: number;
  /** null: no tile of this map is stored to estimate from */
  bytes: number | null;
  maxCount: number;
  isForbidden: boolean;
  host: string;
}
const hostOf = (address: string) => new URL(address.replace('{s}', 'a')).host;

export async function planTiles({ basemapId, zoom }: TileChoice, geometry: Geometry, basemaps: Basemaps): Promise<TilePlan> {
  const { count } = tilesOver(geometry, zoom, 0);
  const basemap = await basemaps.byId(basemapId);
  const host = basemap.kind === 'file' ? '' : hostOf(basemap.address);
  const mean = await basemaps.kept.meanBytes(basemapId);
  const { maxTakenTiles, mayTakeOffline } = termsOf(basemap);
  return {
    count,
    bytes: mean === null ? null : Math.round(mean * count),
    maxCount: maxTakenTiles,
    isForbidden: !mayTakeOffline,
    host,
  };
}

/** Fetches and stores the tiles over a shape and adds them to `record`. Answers their bytes. */
export async function takeTiles(
  { basemapId, zoom }: TileChoice,
  geometry: Geometry,
  basemaps: Basemaps,
  record: TakenRecord['tiles'],
  signal: AbortSignal,
  progress: (share: number, doing: string) => void,
): Promise<number> {
  const basemap = await basemaps.byId(basemapId);
  if (basemap.kind === 'file' || basemap.kind === 'pmtiles') throw new Refused('not-an-address', sentence('host.basemap-file-is-here'));
  const host = hostOf(basemap.address);
  const { maxTakenTiles, mayTakeOffline } = termsOf(basemap);
  if (!mayTakeOffline) throw new Refused('terms', sentence('host.map-terms', { host }));
  const { count, places } = tilesOver(geometry, zoom, maxTakenTiles + 1);
  if (count > maxTakenTiles) throw new Refused('too-large', sentence('host.too-many-tiles', { count, max: maxTakenTiles }));
  const taken: string[] = [];
  record.push({ basemapId, places: taken });
  let bytes = 0;
  let done = 0;
  await inParallel(tilesAtOnce, places, async ({ z, x, y }) => {
    const place = `${z}/${x}/${y}`;
    let size = await basemaps.kept.take(basemapId, place);
    if (size === null && (await basemaps.tile(basemapId, z, x, y, signal)) !== null) size = await basemaps.kept.take(basemapId, place);
    if (size !== null) {
      taken.push(place);
      bytes += size;
    }
    done += 1;
    progress(done / places.length, `${done} / ${places.length}`);
  });
  return bytes;
}

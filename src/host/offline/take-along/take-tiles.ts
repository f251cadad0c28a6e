import { levelAtZoom, tilesOver } from '#remote/tile-grid.ts';
import { isArchive, termsOf, type Basemaps, type StoredBasemap } from '../../basemaps.ts';
import { Refused } from '../../refused.ts';
import { inParallel } from '#domain/in-parallel.ts';
import { planArchive, takeArchive } from './take-archive.ts';
import { tilesIn, type MapBox, type TilePlace } from './map-area.ts';
import { refuseTooMany, takingTerms } from './map-terms.ts';
import type { TileList } from './tile-lists.ts';
import type { TileChoice, TilePlan } from './tile-plan.ts';
import { sentence } from '../../phrases/sentence.ts';

const tilesAtOnce = 4;

const hostOf = (address: string) => new URL(address.replace('{s}', 'a')).host;

/** The tiles of a map over a box; of one with a grid of its own those of its levels, down to the first that is as fine as `zoom`. */
async function tilesOf(
  { grid }: StoredBasemap,
  box: MapBox | null,
  zoom: number,
  maxPlaces: number,
): Promise<{ count: number; places: TilePlace[] }> {
  if (!box) return { count: 0, places: [] };
  if (!grid) return tilesIn(box, zoom, maxPlaces);
  const { count, places } = await tilesOver(grid, box, levelAtZoom(grid, zoom), maxPlaces);
  return { count, places: places.map(({ level, column, row }) => ({ z: level, x: column, y: row })) };
}

/** Without a box there is nothing to fetch. */
export async function planTiles(choice: TileChoice, box: MapBox | null, basemaps: Basemaps, signal: AbortSignal): Promise<TilePlan> {
  const { basemapId, zoom } = choice;
  const basemap = await basemaps.byId(basemapId);
  if (isArchive(basemap)) return planArchive(choice, box, basemaps, signal);
  const host = basemap.kind === 'file' ? '' : hostOf(basemap.address);
  const mean = await basemaps.kept.meanBytes(basemapId);
  const { maxTakenTiles, mayTakeOffline, maxZoom } = termsOf(basemap);
  const deepest = Math.min(zoom, maxZoom);
  const { count } = await tilesOf(basemap, box, deepest, 0);
  return {
    count,
    zoom: deepest,
    bytes: mean === null ? null : Math.round(mean * count),
    maxCount: maxTakenTiles,
    isForbidden: !mayTakeOffline,
    host,
  };
}

/** Fetches and stores the tiles over a box and adds them to `record`, each as soon as it is here. Answers their bytes. */
export async function takeTiles(
  choice: TileChoice,
  box: MapBox | null,
  basemaps: Basemaps,
  record: TileList[],
  signal: AbortSignal,
  progress: (share: number, doing: string) => void,
): Promise<number> {
  const { basemapId, zoom } = choice;
  const basemap = await basemaps.byId(basemapId);
  if (isArchive(basemap)) return takeArchive(choice, box, basemaps, record, signal, progress);
  if (basemap.kind === 'file' || basemap.kind === 'pmtiles') throw new Refused('not-an-address', sentence('host.basemap-file-is-here'));
  const host = hostOf(basemap.address);
  const { maxTakenTiles, maxZoom } = takingTerms(basemap, host);
  const { count, places } = await tilesOf(basemap, box, Math.min(zoom, maxZoom), maxTakenTiles + 1);
  refuseTooMany(count, maxTakenTiles);
  const taken: string[] = [];
  record.push({ basemapId, places: taken, index: [] });
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

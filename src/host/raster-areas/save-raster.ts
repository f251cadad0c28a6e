import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf } from '#domain/file-name.ts';
import { readRegularFile } from '#disk/regular-file.ts';
import { partOf } from '#disk/replaced-file.ts';
import type { BridgeOutput } from '../contract.ts';
import { isRaster, type Basemaps, type StoredBasemap } from '../basemaps.ts';
import { fileBasemap } from '../file-basemap.ts';
import { mayTakeTiles, type MapBox } from '../offline/take-along/map-area.ts';
import { maxAreaBytes } from '../offline/take-along/take-archive.ts';
import type { Ports } from '../ports.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import { measureRaster, type FetchPart } from './measure-raster.ts';
import { refuseTooLarge, takeRaster } from './take-raster.ts';

/** A window that gets the file by itself holds it in memory. */
const maxWindowBytes = 512 * 1024 * 1024;

interface Choice {
  basemapId: string;
  box: MapBox;
}

/** A GeoTIFF among the maps of the user, and its server. Rejects with Refused for another map. */
async function rasterOf(id: string, basemaps: Basemaps): Promise<{ basemap: StoredBasemap; host: string; fetchPart: FetchPart }> {
  const basemap = await basemaps.byId(id);
  if (!isRaster(basemap)) throw new Refused('no-raster', sentence('host.basemap-is-no-file'));
  return { basemap, host: new URL(basemap.address).host, fetchPart: (offset, length, signal) => basemaps.part(id, offset, length, signal) };
}
const maxBytesOf = (ports: Ports) => (ports.chooseSaveTarget ? maxAreaBytes : maxWindowBytes);

/** What an area takes on each level; only directories are read for it. Rejects with ApiFault and Refused. */
export async function planRaster(
  { basemapId, box }: Choice,
  basemaps: Basemaps,
  ports: Ports,
  signal: AbortSignal,
): Promise<BridgeOutput<'mapAreas.rasterPlan'>> {
  const { basemap, host, fetchPart } = await rasterOf(basemapId, basemaps);
  const isForbidden = !mayTakeTiles(host);
  const { areas } = isForbidden ? { areas: [] } : await measureRaster(fetchPart, basemap.name, box, signal);
  return {
    host,
    isForbidden,
    maxBytes: maxBytesOf(ports),
    levels: areas.map(({ level, cellMetres, grid, tileCount, byteCount }) => ({
      level,
      cellMetres,
      width: grid.width,
      height: grid.height,
      tileCount,
      bytes: byteCount,
    })),
  };
}

/**
 * Fetches an area and saves it as a GeoTIFF where the user wants it; where the host has paths, the file becomes one of the maps. Rejects with ApiFault, Refused
 * and faults of the disk; nothing half is left.
 */
export async function saveRaster(
  { basemapId, box, level, name }: Choice & { level: number; name: string },
  basemaps: Basemaps,
  ports: Ports,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<BridgeOutput<'mapAreas.rasterTake'>> {
  const { basemap, host, fetchPart } = await rasterOf(basemapId, basemaps);
  if (!mayTakeTiles(host)) throw new Refused('terms', sentence('host.map-terms', { host }));
  const { raster, areas } = await measureRaster(fetchPart, basemap.name, box, signal);
  const area = areas.find((one) => one.level === level);
  if (!area) throw new Refused('not-here', sentence('host.raster-not-here', { name: basemap.name }));
  refuseTooLarge(area, maxBytesOf(ports));
  const fileName = `${fileNameOf(name)}.tif`;
  const target = ports.chooseSaveTarget ? await ports.chooseSaveTarget(fileName, 'tif') : join(ports.dataFolder, 'area.tif');
  if (target === null) return { saved: false, bytes: 0, basemapId: null, hasOverviews: false };
  const part = partOf(target);
  const { attribution, terms } = basemap;
  try {
    const { bytes, hasOverviews } = await takeRaster(
      { raster, area, origin: { host, attribution, terms } },
      fetchPart,
      part,
      signal,
      progress,
    );
    if (ports.chooseSaveTarget) {
      await rename(part, target);
      const added = await basemaps.put({ ...fileBasemap(target), attribution, terms });
      return { saved: true, bytes, basemapId: added.id, hasOverviews };
    }
    await chmod(part, 0o600);
    const { saved } = await ports.saveFile(fileName, 'tif', await readRegularFile(part, maxWindowBytes * 2));
    return { saved, bytes, basemapId: null, hasOverviews };
  } finally {
    await rm(part, { force: true });
  }
}

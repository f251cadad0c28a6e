import { pictureType } from '#client/index.ts';
import { halfWorldMetres } from '#remote/placed-system.ts';
import type { TileGrid } from '#remote/tile-grid.ts';
import { isArchive, type Basemaps } from '../../basemaps.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';
import { Archive, placeOfPart } from '../take-along/archive.ts';
import type { TilePlace } from '../take-along/map-area.ts';
import { placesIn } from '../take-along/take-archive.ts';
import type { AreaRecord } from './area-records.ts';

/** A tile of the Web Mercator pyramid (row 0 in the north), as its server gave it. */
export interface AreaTile extends TilePlace {
  bytes: Uint8Array;
}
export type TileFormat = 'png' | 'jpg' | 'webp' | 'pbf';

/** What a tile is by its first bytes; shapes have none of their own. */
export function formatOf(bytes: Uint8Array): TileFormat {
  const type = pictureType(bytes);
  return type === 'image/png' ? 'png' : type === 'image/jpeg' ? 'jpg' : type === 'image/webp' ? 'webp' : 'pbf';
}

/** The level of the pyramid that a level of a grid is; throws Refused for a grid of its own, which MBTiles cannot hold. */
function zoomsOf({ system, levels }: TileGrid): number[] {
  const world = 2 * halfWorldMetres;
  return levels.map(({ left, top, pixelSize, tileWidth, tileHeight }) => {
    const zoom = Math.log2(world / (pixelSize * tileWidth));
    const isOfPyramid =
      system === 3857 &&
      tileWidth === tileHeight &&
      Math.abs(zoom - Math.round(zoom)) < 1e-6 &&
      [left + halfWorldMetres, top - halfWorldMetres].every((away) => Math.abs(away) < pixelSize);
    if (!isOfPyramid) throw new Refused('own-grid', sentence('host.area-own-grid'));
    return Math.round(zoom);
  });
}

/** The tiles of an area that stay on this computer; nothing is fetched. Those that are not there any more are left out. Rejects with Refused. */
export async function* tilesOfArea({ box, zoom, tiles }: AreaRecord, basemaps: Basemaps, signal: AbortSignal): AsyncGenerator<AreaTile> {
  const { basemapId } = tiles;
  const basemap = await basemaps.byId(basemapId);
  const kept = async (place: string) =>
    ((await basemaps.kept.readTaken(basemapId, place)) ?? (await basemaps.kept.read(basemapId, place)))?.bytes;
  if (isArchive(basemap)) {
    const archive = await Archive.open(async (part) => {
      const bytes = await kept(placeOfPart(part));
      if (!bytes) throw new Refused('area-gone', sentence('host.area-gone'));
      return bytes;
    });
    const { places } = placesIn(archive, box, zoom, Infinity);
    for (const { part, ...place } of await archive.tilesAt(places, signal)) {
      const bytes = await kept(placeOfPart(part));
      if (bytes) yield { ...place, bytes };
    }
    return;
  }
  const zooms = basemap.grid ? zoomsOf(basemap.grid) : null;
  for (const place of tiles.places) {
    const [z, x, y] = place.split('/').map(Number) as [number, number, number];
    const bytes = await kept(place);
    if (bytes) yield { z: zooms ? zooms[z]! : z, x, y, bytes };
  }
}

import { chmod, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { fileNameOf } from '#domain/file-name.ts';
import { readRegularFile } from '#disk/regular-file.ts';
import { partOf } from '#disk/replaced-file.ts';
import type { Basemaps, StoredBasemap } from '../../basemaps.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';
import type { AreaRecord } from './area-records.ts';
import { formatOf, tilesOfArea, type TileFormat } from './area-tiles.ts';
import { addLayers, isGzip, type VectorLayers } from './vector-layers.ts';

/** A window that gets the file by itself holds it in memory. */
const maxWindowBytes = 512 * 1024 * 1024;
const tilesATurn = 50;

/** What is said of the file (MBTiles 1.3, metadata). */
function metadataOf(
  { name, box: [west, south, east, north] }: AreaRecord,
  { attribution, terms }: StoredBasemap,
  format: TileFormat,
  zooms: readonly number[],
  layers: VectorLayers,
): Record<string, string> {
  // The standard knows no box over the antimeridian.
  const [left, right] = east > 180 ? [-180, 180] : [west, east];
  return {
    name,
    format,
    bounds: [left, Math.max(-85.0511, south), right, Math.min(85.0511, north)].join(','),
    center: [(((west + east) / 2 + 540) % 360) - 180, (south + north) / 2, Math.min(...zooms)].join(','),
    minzoom: String(Math.min(...zooms)),
    maxzoom: String(Math.max(...zooms)),
    type: 'baselayer',
    version: '1',
    ...(attribution === '' ? {} : { attribution }),
    ...(terms === '' ? {} : { description: terms }),
    ...(format === 'pbf'
      ? {
          json: JSON.stringify({
            vector_layers: [...layers].map(([id, fields]) => ({ id, fields: Object.fromEntries(fields) })),
          }),
        }
      : {}),
  };
}

/** Writes an area of a map as MBTiles 1.3 to a path where nothing is yet. Answers how many tiles it has. Rejects with Refused. */
async function writeMbtiles(path: string, area: AreaRecord, basemaps: Basemaps, signal: AbortSignal): Promise<number> {
  const basemap = await basemaps.byId(area.tiles.basemapId);
  const database = new DatabaseSync(path);
  try {
    database.exec(`PRAGMA application_id = 0x4d504258;
CREATE TABLE metadata (name TEXT, value TEXT);
CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);
BEGIN`);
    const insert = database.prepare('INSERT OR IGNORE INTO tiles VALUES (?, ?, ?, ?)');
    const formats = new Map<TileFormat, number>();
    const zooms = new Set<number>();
    const layers: VectorLayers = new Map();
    let count = 0;
    for await (const { z, x, y, bytes } of tilesOfArea(area, basemaps, signal)) {
      signal.throwIfAborted();
      const format = formatOf(bytes);
      formats.set(format, (formats.get(format) ?? 0) + 1);
      zooms.add(z);
      if (format === 'pbf') addLayers(layers, bytes);
      // Tiles of shapes are gzip in MBTiles; rows count from the south.
      insert.run(z, x, 2 ** z - 1 - y, format === 'pbf' && !isGzip(bytes) ? gzipSync(bytes) : bytes);
      count += 1;
      if (count % tilesATurn === 0) await nextTurn();
    }
    if (count === 0) throw new Refused('area-gone', sentence('host.area-gone'));
    const [[format]] = [...formats].toSorted(([, a], [, b]) => b - a) as [[TileFormat, number]];
    const about = database.prepare('INSERT INTO metadata VALUES (?, ?)');
    for (const [name, value] of Object.entries(metadataOf(area, basemap, format, [...zooms], layers))) about.run(name, value);
    database.exec('COMMIT');
    return count;
  } finally {
    database.close();
  }
}

/** Saves an area as a file where the user wants it. Rejects with Refused and with faults of the disk; nothing half is left. */
export async function saveAsMbtiles(
  area: AreaRecord,
  basemaps: Basemaps,
  ports: Ports,
  signal: AbortSignal,
): Promise<{ saved: boolean; tileCount: number }> {
  const name = `${fileNameOf(area.name)}.mbtiles`;
  const target = ports.chooseSaveTarget ? await ports.chooseSaveTarget(name, 'mbtiles') : join(ports.dataFolder, 'area.mbtiles');
  if (target === null) return { saved: false, tileCount: 0 };
  const part = partOf(target);
  try {
    const tileCount = await writeMbtiles(part, area, basemaps, signal);
    if (ports.chooseSaveTarget) {
      await rename(part, target);
      return { saved: true, tileCount };
    }
    await chmod(part, 0o600);
    const { size } = await stat(part);
    if (size > maxWindowBytes)
      throw new Refused(
        'too-large',
        sentence('host.area-too-large', { megabytes: Math.round(size / 2 ** 20), max: maxWindowBytes / 2 ** 20 }),
      );
    const { saved } = await ports.saveFile(name, 'mbtiles', await readRegularFile(part, maxWindowBytes));
    return { saved, tileCount };
  } finally {
    await rm(part, { force: true });
    await rm(`${part}-journal`, { force: true });
  }
}

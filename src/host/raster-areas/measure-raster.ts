import type { FetchedTile } from '#client/index.ts';
import { distanceMetres } from '#geo/index.ts';
import { geoTiffAreas, type GeoTiffArea, type GeoTiffAreas, type GridBounds } from '#raster/geotiff-area.ts';
import { phraseOfError, sentenceOf } from '#sentences/phrases/index.ts';
import { placedSystem, type PlacedSystem } from '#remote/placed-system.ts';
import { boundsIn, type DegreesBox } from '#remote/tile-grid.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';

/** A part of a file behind an address. */
export type FetchPart = (offset: number, length: number, signal: AbortSignal) => Promise<FetchedTile>;

/** An area of a picture on one of its levels. */
export interface MeasuredArea extends GeoTiffArea {
  /** height of a cell on the ground, in the middle of the area */
  cellMetres: number;
}
/** A GeoTIFF behind an address, and what an area of it takes on each of its levels, the finest first. */
export interface MeasuredRaster {
  raster: GeoTiffAreas;
  areas: MeasuredArea[];
}

/** Directories and lists of tiles lie together at the beginning of a file that is made for it. */
const blockBytes = 32 * 1024;
const maxBlocks = 256;
/** The lists of the largest pictures that are known have some 20 MB. */
const maxReadBytes = 64 * 1024 * 1024;

/** Reads what lies near together at one go. */
function inBlocks(fetchPart: FetchPart, signal: AbortSignal) {
  const blocks = new Map<number, Promise<Uint8Array>>();
  const blockAt = (number: number): Promise<Uint8Array> => {
    const block = blocks.get(number) ?? fetchPart(number * blockBytes, blockBytes, signal).then(({ bytes }) => bytes);
    if (blocks.size < maxBlocks) blocks.set(number, block);
    return block;
  };
  return async (offset: number, length: number): Promise<Uint8Array> => {
    if (!Number.isSafeInteger(offset) || !(length <= maxReadBytes)) throw unreadable({ code: 'picture-cut' });
    const [first, last] = [Math.floor(offset / blockBytes), Math.floor((offset + Math.max(1, length) - 1) / blockBytes)];
    if (last - first > 1) return (await fetchPart(offset, length, signal)).bytes;
    const parts = await Promise.all(last > first ? [blockAt(first), blockAt(last)] : [blockAt(first)]);
    const from = offset - first * blockBytes;
    return Buffer.concat(parts).subarray(from, from + length);
  };
}

const unreadable = (reason: { code: 'picture-cut' }) =>
  new Refused('bad-raster', sentenceOf({ code: 'picture-unreadable', params: { reason } }));
/** What the reader says about the bytes is the person's to know. */
function inWords(error: unknown): unknown {
  const phrase = error instanceof RangeError ? phraseOfError(error) : null;
  return phrase ? new Refused('bad-raster', phrase) : error;
}

/** The bounds of a box in the system of a picture: of one in degrees also a turn further, of another in both parts beside the antimeridian. */
function boundsOf([west, south, east, north]: DegreesBox, system: PlacedSystem): GridBounds[] {
  const turned = [0, 360, -360].map((turn): DegreesBox => [west + turn, south, east + turn, north]);
  const parts: DegreesBox[] = [
    [west, south, Math.min(180, east), north],
    [-180, south, east - 360, north],
  ];
  return (system.isInDegrees ? turned : east > 180 ? parts : parts.slice(0, 1)).flatMap((box) => {
    const bounds = boundsIn(box, system.to);
    return bounds ? [bounds] : [];
  });
}

/** Height of a cell on the ground in the middle of an area. */
function cellMetresOf({ grid: { west, north, cellWidth, cellHeight, width, height } }: GeoTiffArea, system: PlacedSystem): number {
  const [x, y] = [west + (width / 2) * cellWidth, north - (height / 2) * cellHeight];
  const [below, above] = [system.from(x, y - cellHeight / 2), system.from(x, y + cellHeight / 2)];
  return below && above ? distanceMetres([...below], [...above]) : cellHeight * system.unitMetres;
}

/**
 * Opens a GeoTIFF behind an address and measures an area by its directories, which are read for it; `name` is what a person calls it. Rejects with ApiFault, and
 * with Refused where it is no GeoTIFF that can be cut, or does not lie there.
 */
export async function measureRaster(fetchPart: FetchPart, name: string, box: DegreesBox, signal: AbortSignal): Promise<MeasuredRaster> {
  try {
    const raster = await geoTiffAreas(inBlocks(fetchPart, signal), signal);
    const { epsg } = raster.grids[0]!;
    const system = await placedSystem(epsg);
    if (!system) throw new Refused('bad-raster', sentenceOf({ code: 'picture-unknown-system', params: { code: epsg } }));
    const areas: MeasuredArea[] = [];
    for (const level of raster.grids.keys()) {
      const found: GeoTiffArea[] = [];
      for (const bounds of boundsOf(box, system)) {
        const area = await raster.areaOf(level, bounds);
        if (area) found.push(area);
      }
      if (found.length > 1) throw new Refused('two-sides', sentence('host.raster-two-sides'));
      areas.push(...found.map((area) => ({ ...area, cellMetres: cellMetresOf(area, system) })));
    }
    if (areas.length === 0) throw new Refused('not-here', sentence('host.raster-not-here', { name }));
    return { raster, areas };
  } catch (error) {
    signal.throwIfAborted();
    throw inWords(error);
  }
}

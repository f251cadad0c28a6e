import { openGeoTiff, type GeoTiffFile } from './geotiff.ts';
import type { Lattice } from '#raster/grid.ts';
import type { BoundingBox } from '#geo/types.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { faultOf, reasonOf } from './fault-of.ts';
import { isUnread } from './file-window.ts';
import { sentence } from './phrases/sentence.ts';
import { upperLeftLetterFirst } from './tile-names.ts';
import { membersInTail, spanOf, unpacked, type ZipMember } from './zip-parts.ts';

/**
 * Global Mangrove Watch, version 3.0, extent of 2020 at 25 m (Bunting et al. 2022, Remote Sensing 14:3657). One archive of a GeoTIFF a degree, 1 where there is mangrove; degrees without any have no file. Its
 * directory and single files are read as parts of it, which the archive's host has been seen to answer. One tile, kept in a public repository, was seen: its grid and values are those expected here.
 */
export const mangroves: Dataset = {
  id: 'mangroves',
  title: 'Global Mangrove Watch',
  version: '3.0 (2020)',
  licence: 'CC BY 4.0',
  attribution: 'Global Mangrove Watch 3.0 (Bunting et al. 2022)',
  homepage: 'https://zenodo.org/records/6894273',
  baseUrls: { archive: 'https://zenodo.org/records/6894273/files' },
  parallel: 1,
};

export const mangroveCellsPerDegree = 4500;
/** the archive's last bytes, which hold its directory */
const tailBytes = 512 * 1024;
const maxTileBytes = 64 * 1024 * 1024;
const archiveUrl = (access: DataAccess) => `${access.baseUrl(mangroves)}/gmw_v3_2020_gtiff.zip`;

/** The name of a degree's file by its south-west corner. */
const mangroveTile = (west: number, south: number): string => `GMW_${upperLeftLetterFirst(west, south + 1)}_2020_v3.tif`;

/** The degree whose part of the archive is kept together. */
export const mangroveDegree = (west: number, south: number): { member: string; cells: string; box: BoundingBox } => ({
  member: `member/${west}/${south}`,
  cells: `cells/${west}/${south}`,
  box: [west, south, west + 1, south + 1],
});

/** As it is kept of a degree: where its file lies in the archive; null where there is no mangrove. */
export const memberText = (member: ZipMember | null): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(member));

/** Where the file of a degree lies in the archive. Reads the directory once for all degrees. */
const memberOf = (access: DataAccess, west: number, south: number, signal?: AbortSignal): Promise<ZipMember | null> => {
  const { member: key, box } = mangroveDegree(west, south);
  return access.document({
    dataset: mangroves,
    key,
    box,
    validWithin: box,
    url: archiveUrl(access),
    headers: { range: `bytes=-${tailBytes}` },
    // A host that sends the whole archive instead is refused before its bytes are read.
    maxBytes: tailBytes,
    cut: (tail) => {
      const tiles = membersInTail(tail).filter(({ name }) => /\/?GMW_[NS]\d+[EW]\d+_2020_v3\.tif$/.test(name));
      if (tiles.length === 0) throw new UnusableAnswer(sentence('datasets.no-tiles-listed'));
      return memberText(tiles.find(({ name }) => name.endsWith(mangroveTile(west, south))) ?? null);
    },
    parse: (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as ZipMember | null,
    ...(signal ? { signal } : {}),
  });
};

/** Reads windows of the map; opens the file of each degree once. */
export class MangroveReader {
  error: Error | null = null;
  readonly #access: DataAccess;
  readonly #signal: AbortSignal | undefined;
  readonly #tiles = new Map<string, Promise<GeoTiffFile | null>>();

  constructor(access: DataAccess, signal?: AbortSignal) {
    this.#access = access;
    this.#signal = signal;
  }

  /** As `cells`; null where the map cannot be read: it is asked once, and `error` says why. Rejects with the signal's reason. */
  async window(lattice: Lattice): Promise<Uint8Array | null> {
    if (this.error) return null;
    try {
      return await this.cells(lattice);
    } catch (error) {
      this.#signal?.throwIfAborted();
      if (!isUnread(error)) throw error;
      this.error = error as Error;
      return null;
    }
  }

  /** Cells of the map's own lattice of 1/4500 degree, from north to south: 1 mangrove, 0 none. Rejects as DataAccess does. */
  async cells({ left, bottom, width, height }: Lattice): Promise<Uint8Array> {
    const side = mangroveCellsPerDegree;
    const cells = new Uint8Array(width * height);
    for (let west = Math.floor(left / side); west * side < left + width; west += 1)
      for (let south = Math.floor(bottom / side); south * side < bottom + height; south += 1) {
        const tile = await this.#tile(((((west + 180) % 360) + 360) % 360) - 180, south);
        if (!tile) continue;
        // The part of the window in this degree, in cells from longitude and latitude 0.
        const [fromX, toX] = [Math.max(left, west * side), Math.min(left + width, (west + 1) * side)];
        const [fromY, toY] = [Math.max(bottom, south * side), Math.min(bottom + height, (south + 1) * side)];
        const columns = toX - fromX;
        const window = { left: fromX - west * side, top: (south + 1) * side - toY, width: columns, height: toY - fromY };
        const values = await tile.read(0, window, this.#signal);
        const start = bottom + height - toY;
        for (const [cell, value] of values.entries()) {
          if (value !== 0 && value !== 1) throw faultOf(mangroves, sentence('datasets.check-unexpected', { value: String(value) }));
          cells[(start + Math.floor(cell / columns)) * width + fromX - left + (cell % columns)] = value;
        }
      }
    return cells;
  }

  #tile(west: number, south: number): Promise<GeoTiffFile | null> {
    const name = mangroveTile(west, south);
    const known = this.#tiles.get(name);
    if (known) return known;
    const tile = this.#open(west, south);
    this.#tiles.set(name, tile);
    return tile;
  }

  async #open(west: number, south: number): Promise<GeoTiffFile | null> {
    const member = await memberOf(this.#access, west, south, this.#signal);
    if (!member) return null;
    const { cells: key, box } = mangroveDegree(west, south);
    const span = spanOf(member);
    const bytes = await this.#access.document({
      dataset: mangroves,
      key,
      box,
      validWithin: box,
      url: archiveUrl(this.#access),
      headers: { range: `bytes=${member.offset}-${member.offset + span - 1}` },
      maxBytes: span,
      cut: (part) => unpacked(part, member, maxTileBytes),
      parse: (content) => content,
      ...(this.#signal ? { signal: this.#signal } : {}),
    });
    let file: GeoTiffFile;
    try {
      file = await openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length), this.#signal);
    } catch (error) {
      throw error instanceof RangeError ? faultOf(mangroves, reasonOf(error)) : error;
    }
    const { epsg, width, height, cellWidth, cellHeight, ...corner } = file.levels[0]!;
    const isDegree = [
      [width * cellWidth, 1],
      [height * cellHeight, 1],
      [corner.west, west],
      [corner.north, south + 1],
    ].every(([value, expected]) => Math.abs(value! - expected!) * mangroveCellsPerDegree < 0.1);
    if (epsg !== 4326 || width !== mangroveCellsPerDegree || height !== mangroveCellsPerDegree || !isDegree)
      throw faultOf(mangroves, sentence('datasets.off-grid', { name: member.name }));
    return file;
  }
}

import { findTile, SharedPromiseCache, zxyToTileId, type Header, type Source } from 'pmtiles';
import { ApiFault } from '#client/index.ts';
import { unpackedDirectory } from '#remote/archive-directory.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';
import type { TilePlace } from './map-area.ts';

/** Bytes of an archive. */
export interface Part {
  offset: number;
  length: number;
}
export interface ArchiveTile extends TilePlace {
  part: Part;
}
export type ReadPart = (part: Part) => Promise<Uint8Array>;
export const placeOfPart = ({ offset, length }: Part): string => `${offset}+${length}`;

/** A directory of the largest archives that are known has some 100 kB. */
const maxDirectoryBytes = 8 * 1024 * 1024;
/** of all unpacked directories that one area reads */
const maxReadBytes = 256 * 1024 * 1024;
/** Tiles are looked for in their order: few directories are needed again. */
const keptDirectories = 8;
const maxTileBytes = 16 * 1024 * 1024;
/** Two directories of leaves below the first are more than any archive has. */
const maxDepth = 4;

const unreadable = () => new Refused('bad-archive', sentence('host.archive-unreadable'));

/** Where the tiles of an archive (PMTiles 3) lie, by its own directories. */
export class Archive {
  readonly header: Header;
  /** the parts that were read so far to find tiles; without them they are not found */
  readonly index: ReadonlyMap<string, Part>;
  readonly #source: Source;
  readonly #cache: SharedPromiseCache;

  private constructor(source: Source, cache: SharedPromiseCache, header: Header, index: ReadonlyMap<string, Part>) {
    [this.#source, this.#cache, this.header, this.index] = [source, cache, header, index];
  }

  /** Rejects with what `read` rejects with, and with Refused for what is no archive. */
  static async open(read: ReadPart): Promise<Archive> {
    const index = new Map<string, Part>();
    const source: Source = {
      getKey: () => 'archive',
      getBytes: async (offset, length) => {
        const part = { offset, length };
        if (!Number.isSafeInteger(offset) || !(length <= maxDirectoryBytes)) throw unreadable();
        index.set(placeOfPart(part), part);
        return { data: new Uint8Array(await read(part)).buffer };
      },
    };
    let total = 0;
    const cache = new SharedPromiseCache(keptDirectories, true, async (packed, compression) => {
      const directory = await unpackedDirectory(packed, compression);
      total += directory.byteLength;
      if (total > maxReadBytes) throw unreadable();
      return directory;
    });
    return new Archive(source, cache, await inWords(() => cache.getHeader(source)), index);
  }

  /** The part of a tile; null where the archive has none. */
  tile({ z, x, y }: TilePlace): Promise<Part | null> {
    return inWords(async () => {
      const { header } = this;
      const id = zxyToTileId(z, x, y);
      let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
      for (let depth = 0; depth < maxDepth; depth += 1) {
        const entries = await this.#cache.getDirectory(this.#source, offset, length, header);
        const entry = findTile(entries, id);
        if (!entry) return null;
        if (entry.runLength > 0) {
          const part = { offset: header.tileDataOffset + entry.offset, length: entry.length };
          if (!Number.isSafeInteger(part.offset) || !(part.length > 0 && part.length <= maxTileBytes)) throw unreadable();
          return part;
        }
        [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
      }
      throw unreadable();
    });
  }

  /** The tiles among some places, in the order in which the archive has them. */
  async tilesAt(places: readonly TilePlace[], signal: AbortSignal): Promise<ArchiveTile[]> {
    const found: ArchiveTile[] = [];
    const sorted = places.toSorted((a, b) => zxyToTileId(a.z, a.x, a.y) - zxyToTileId(b.z, b.x, b.y));
    for (const place of sorted) {
      signal.throwIfAborted();
      const part = await this.tile(place);
      if (part) found.push({ ...place, part });
    }
    return found;
  }
}

/** Faults of the library are about the archive. */
async function inWords<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiFault || error instanceof Refused || (error as Error).name === 'AbortError') throw error;
    throw unreadable();
  }
}

import { PMTiles, SharedPromiseCache, TileType, type RangeResponse, type Source } from 'pmtiles';
import { MbTiles } from '#formats/sqlite/mbtiles.ts';
import { unpackedDirectory, unpackedPart } from '#remote/archive-directory.ts';
import { webMercatorGrid, type TileGrid } from '#remote/tile-grid.ts';
import type { TileSupply } from './tile-ground.ts';

type ReadPart = (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Tiles of a print: an A0 at 200 dots an inch has a thousand; what is more is for another level. */
const maxTiles = 4000;
const deepestLevel = 24;
const longestAttribution = 300;

const maxPartBytes = 8 * 1024 * 1024;
const keptDirectories = 16;

export const archiveKind = (head: Uint8Array): 'pmtiles' | 'mbtiles' | null => {
  const letters = new TextDecoder('latin1').decode(head);
  if (letters.startsWith('PMTiles')) return 'pmtiles';
  return letters.startsWith('SQLite format 3') ? 'mbtiles' : null;
};

/** Attributions of files are HTML; on paper stand its words. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©' };
const wordsOf = (html: unknown): string =>
  typeof html === 'string'
    ? html
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll(/&(?:#(\d{1,6})|(\w{2,4}));/g, (entity, code: string | undefined, name: string | undefined) =>
          code === undefined ? (entities[name!] ?? entity) : String.fromCodePoint(Number(code)),
        )
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, longestAttribution)
    : '';

/** The Web Mercator pyramid from a level on. The numbers come from a stranger's file. */
function gridBetween(least: number, deepest: number): TileGrid {
  if (!(least >= 0) || !(deepest >= least)) throw new RangeError('tile-levels');
  const grid = webMercatorGrid(Math.min(deepestLevel, deepest));
  return { ...grid, levels: grid.levels.slice(least) };
}

async function openPmtiles(read: ReadPart): Promise<TileSupply> {
  const source: Source = {
    getKey: () => 'ground',
    getBytes: async (offset, length): Promise<RangeResponse> => {
      if (!Number.isSafeInteger(offset) || !(length <= maxPartBytes)) throw new RangeError('archive-damaged');
      const bytes = await read(offset, length);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) };
    },
  };
  const file = new PMTiles(source, new SharedPromiseCache(keptDirectories, true, unpackedDirectory), (packed, compression) =>
    unpackedPart(packed, compression),
  );
  const { minZoom, maxZoom, tileType } = await file.getHeader();
  if (tileType === TileType.Mvt) throw new RangeError('vector-tiles');
  const { attribution } = (await file.getMetadata()) as { attribution?: unknown };
  return {
    grid: gridBetween(minZoom, maxZoom),
    maxTiles,
    attribution: wordsOf(attribution),
    tile: async ({ level, column, row }) => {
      const found = await file.getZxy(minZoom + level, column, row);
      return found ? new Uint8Array(found.data) : null;
    },
  };
}

async function openMbtiles(read: ReadPart): Promise<TileSupply> {
  const file = await MbTiles.open(read);
  const { format = 'png', minzoom, maxzoom, attribution } = file.metadata;
  if (format === 'pbf') throw new RangeError('vector-tiles');
  const least = Number(minzoom) || 0;
  return {
    grid: gridBetween(least, maxzoom === undefined ? 18 : Number(maxzoom)),
    maxTiles,
    attribution: wordsOf(attribution),
    tile: ({ level, column, row }) => file.tile(least + level, column, row),
  };
}

/** Tiles of pictures in a file that is read in parts. Rejects with RangeError, or with what its reader says. */
export const openTileArchive = (kind: 'pmtiles' | 'mbtiles', read: ReadPart): Promise<TileSupply> =>
  kind === 'pmtiles' ? openPmtiles(read) : openMbtiles(read);

import { dayMilliseconds } from '#domain/time.ts';
import type { BoundingBox } from '#geo/types.ts';
import { CouldNotFetch, NeedsNetwork, type DataAccess, type Dataset } from './data-access.ts';
import { newestListed } from './listed-version.ts';
import { upperLeftLetterUnpadded } from './tile-names.ts';
import type { TiledRaster } from './tiles.ts';

/** The version that is taken where the publisher's listing cannot be read. */
const pinnedVersion = 4;

/**
 * JRC Global Forest Cover 2020 (Bourgoin et al. 2026, Earth System Science Data 18:1331): forest of 31 December 2020 at 10 m by the definition of Regulation (EU) 2023/1115, without tree crops. The
 * publisher gives one file of 41 GB, whose list of tiles alone is a hundred megabytes, and tiles of 10 degrees (about 280 MB), both readable in parts (public code reads them so); the tiles are taken. A new version
 * takes the place of the last at the same address under another name, so the name is looked up in the folder's listing.
 */
export const jrcForest: Dataset = {
  id: 'jrcgfc2020',
  title: 'JRC Global Forest Cover 2020',
  version: `V${pinnedVersion}`,
  licence: 'free for any use, with its citation (European Commission)',
  attribution: 'European Commission, Joint Research Centre: Global map of forest cover 2020 (Bourgoin et al.)',
  homepage: 'https://forobs.jrc.ec.europa.eu/GFC',
  baseUrls: { tiles: 'https://jeodpp.jrc.ec.europa.eu/ftp/jrc-opendata/FOREST/GFC2020/LATEST/tiles' },
  parallel: 4,
};

const listingFreshDays = 30;

const versionInName = /JRC_GFC2020_V((\d{1,3}))_[NS]\d+_[EW]\d+\.tif/g;

/**
 * The newest version by the publisher's listing; where it cannot be read, the pinned one, with the reason. `box`: the place for which it is asked. The listing is the same everywhere, but that of a data pack
 * tells of the pack's own place alone.
 */
export async function newestJrcForest(
  access: DataAccess,
  box: BoundingBox,
  signal?: AbortSignal,
): Promise<{ version: number; unread: Error | null }> {
  try {
    const version = await access.document({
      dataset: jrcForest,
      key: 'versions',
      box,
      url: `${access.baseUrl(jrcForest)}/`,
      freshFor: listingFreshDays * dayMilliseconds,
      parse: (bytes) => Number(newestListed(new TextDecoder().decode(bytes), versionInName)),
      ...(signal ? { signal } : {}),
    });
    return { version, unread: null };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NeedsNetwork || error instanceof CouldNotFetch) return { version: pinnedVersion, unread: error };
    throw error;
  }
}

/** 1 forest, 0 none. Where there is no tile (sea) nothing is known. */
export const jrcForestMap = (version: number = pinnedVersion): TiledRaster => ({
  dataset: { ...jrcForest, version: `V${version}` },
  tileDegrees: 10,
  cellsPerDegree: 12_000,
  cells: Uint8Array,
  url: (access, west, south) => `${access.baseUrl(jrcForest)}/JRC_GFC2020_V${version}_${upperLeftLetterUnpadded(west, south + 10)}.tif`,
  published: {
    listing: {
      dataset: jrcForest,
      key: `tiles/V${version}`,
      url: (access) => `${access.baseUrl(jrcForest)}/`,
      pattern: new RegExp(`JRC_GFC2020_V${version}_([NS]\\d+_[EW]\\d+)\\.tif`, 'g'),
    },
    name: (west, south) => upperLeftLetterUnpadded(west, south + 10),
  },
});

import { dayMilliseconds } from '#domain/time.ts';
import { CouldNotFetch, NeedsNetwork, NothingThere, type AbsenceCheck, type DataAccess, type Dataset } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { sentence } from './phrases/sentence.ts';

const listingFreshDays = 30;

/** The publisher's own list of the tiles that it has. */
export interface TileListing {
  dataset: Dataset;
  /** canonical name within the dataset */
  key: string;
  url: (access: DataAccess) => string;
  /** names of tiles in the text, in the first group */
  pattern: RegExp;
}

/** What tells a tile that never was (sea) from one that is gone because its folder moved. */
export interface TilePresence {
  listing?: TileListing;
  /** the name by which the listing knows the tile */
  name?: string;
  /** the address of a tile that is there as long as the addresses hold; asked where there is no listing, or it cannot be read */
  control: string;
}

/** In Amazonas, Brazil, inside the coverage of every source: the tile of this place is there as long as the addresses hold. */
const controlPlace: readonly [number, number] = [-60.2, -3.1];
/** South-west corner of the control place's tile. */
export const controlCorner = (degrees: number): [west: number, south: number] => [
  Math.floor(controlPlace[0] / degrees) * degrees,
  Math.floor(controlPlace[1] / degrees) * degrees,
];

/** Throws for a list without a single tile, such as the page of a source under maintenance; it is asked once, for there is another way to tell. */
function namesIn(text: string, { dataset, pattern }: TileListing): Set<string> {
  const names = new Set(Array.from(text.matchAll(pattern), ([, name]) => name!));
  if (names.size === 0) throw faultOf(dataset, sentence('datasets.no-tiles-listed'));
  return names;
}

const listedNames = (access: DataAccess, listing: TileListing, signal?: AbortSignal): Promise<Set<string>> =>
  access.document({
    dataset: listing.dataset,
    key: listing.key,
    box: [-180, -90, 180, 90],
    url: listing.url(access),
    freshFor: listingFreshDays * dayMilliseconds,
    parse: (bytes) => namesIn(new TextDecoder().decode(bytes), listing),
    ...(signal ? { signal } : {}),
  });

/** Whether the publisher lists the tile; null where its list cannot be read. */
async function isListed(access: DataAccess, { listing, name }: TilePresence, signal?: AbortSignal): Promise<boolean | null> {
  if (!listing || name === undefined) return null;
  try {
    return (await listedNames(access, listing, signal)).has(name);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NothingThere || error instanceof NeedsNetwork || error instanceof CouldNotFetch) return null;
    throw error;
  }
}

/**
 * For a file that the source says it does not have: resolves where there never was one, rejects with CouldNotFetch where there must be one. A silent null would turn a moved folder into "no data here" for every
 * place. Offline nobody can be asked, and what the source said when it was asked stands.
 */
export const absenceCheck =
  (access: DataAccess, dataset: Dataset, url: string, presence: TilePresence): AbsenceCheck =>
  async (signal) => {
    const listed = await isListed(access, presence, signal);
    if (listed === true) throw faultOf(dataset, sentence('datasets.listed-tile-gone', { name: fileNameOf(url) }));
    if (listed === false) return;
    const moved = faultOf(dataset, sentence('datasets.tiles-moved', { name: fileNameOf(presence.control) }));
    if (presence.control === url) throw moved;
    try {
      await access.raster(dataset, presence.control, signal, () => Promise.reject(moved));
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof NeedsNetwork || error instanceof NothingThere)) throw error;
    }
  };

const fileNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

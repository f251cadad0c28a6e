import { NothingThere, type DataAccess, type Dataset, type RasterFile } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { sentence } from './phrases/sentence.ts';
import { dem } from './tile-names.ts';
import { absenceCheck, controlCorner, type TileListing } from './tile-presence.ts';

/** Copernicus DEM GLO-90: surface heights at 3 arc seconds from TanDEM-X, free for any use. Cells are wider towards the poles, so a tile is read by its own grid. */
export const copernicusDem: Dataset = {
  id: 'copernicusdem',
  title: 'Copernicus DEM GLO-90',
  version: '2021_1',
  licence: 'Copernicus DEM licence: free for any use, with its attribution',
  attribution:
    '© DLR e.V. 2010-2014 and © Airbus Defence and Space GmbH 2014-2018, provided under COPERNICUS by the European Union and ESA; all rights reserved',
  homepage:
    'https://dataspace.copernicus.eu/explore-data/data-collections/copernicus-contributing-missions/collections-description/COP-DEM',
  baseUrls: { tiles: 'https://copernicus-dem-90m.s3.eu-central-1.amazonaws.com' },
  parallel: 4,
};

/** The bucket's own list of its tiles, which public code reads at this address. */
const demTiles: TileListing = {
  dataset: copernicusDem,
  key: 'tiles',
  url: (access) => `${access.baseUrl(copernicusDem)}/tileList.txt`,
  pattern: /^(Copernicus_DSM_COG_30_\S+_DEM)\s*$/gm,
};
const tileUrl = (access: DataAccess, name: string) => `${access.baseUrl(copernicusDem)}/${name}/${name}.tif`;

function tileNamed(access: DataAccess, name: string, signal?: AbortSignal): Promise<RasterFile | null> {
  const url = tileUrl(access, name);
  const check = absenceCheck(access, copernicusDem, url, { listing: demTiles, name, control: tileUrl(access, dem(...controlCorner(1))) });
  return access.raster(copernicusDem, url, signal, check).catch((error: unknown) => {
    if (error instanceof NothingThere) return null;
    throw error;
  });
}

/** The height at a place in a tile; null where the tile has none. Rejects with CouldNotFetch where the tile lies elsewhere. */
async function heightIn(file: RasterFile, [longitude, latitude]: [number, number], signal?: AbortSignal): Promise<number | null> {
  const grid = file.levels[0]!;
  const inside = (value: number, from: number, cell: number, count: number) => value >= from - cell && value <= from + (count + 1) * cell;
  const south = grid.north - grid.height * grid.cellHeight;
  if (
    grid.epsg !== 4326 ||
    !inside(longitude, grid.west, grid.cellWidth, grid.width) ||
    !inside(latitude, south, grid.cellHeight, grid.height)
  )
    throw faultOf(copernicusDem, sentence('datasets.off-grid', { name: file.url }));
  const clamped = (cell: number, count: number) => Math.min(count - 1, Math.max(0, cell));
  const window = {
    // Cells lie half a cell beside the degree; the outermost stand for the rest of it.
    left: clamped(Math.floor((longitude - grid.west) / grid.cellWidth), grid.width),
    top: clamped(Math.floor((grid.north - latitude) / grid.cellHeight), grid.height),
    width: 1,
    height: 1,
  };
  const { values, noData } = await file.read(0, window, signal);
  const height = values[0]!;
  return Number.isNaN(height) || height === noData ? null : height;
}

/** Metres above sea level of places, in their order; 0 where the source has no tile, which is sea; a tile that must be there and is not is a fault. Each tile is opened once. Rejects as DataAccess does. */
export async function demMetres(access: DataAccess, places: readonly [number, number][], signal?: AbortSignal): Promise<(number | null)[]> {
  const tiles = new Map<string, Promise<RasterFile | null>>();
  const tileOf = ([longitude, latitude]: [number, number]) => {
    const name = dem(Math.min(179, Math.floor(longitude)), Math.min(89, Math.floor(latitude)));
    const open = tiles.get(name) ?? tileNamed(access, name, signal);
    tiles.set(name, open);
    return open;
  };
  return Promise.all(
    places.map(async (place) => {
      const file = await tileOf(place);
      return file ? heightIn(file, place, signal) : 0;
    }),
  );
}

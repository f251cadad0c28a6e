import type { DegreesBox } from './tile-grid.ts';

/** Where the tiles of Copernicus DEM GLO-30 are, one for each degree square, as open data of AWS (registry.opendata.aws/copernicus-dem). */
export const heightsHost = 'copernicus-dem-30m.s3.eu-central-1.amazonaws.com';
export const heightsAttribution =
  '© DLR e.V. 2010-2014 and © Airbus Defence and Space GmbH 2014-2018, provided under COPERNICUS by the European Union and ESA; all rights reserved';

/** A degree square of heights. */
export interface HeightsTile {
  name: string;
  address: string;
}

/** The tile that holds a place, by its corner in the south-west; longitudes beyond 180 degrees go on around the Earth. */
export function heightsTile([longitude, latitude]: readonly [longitude: number, latitude: number]): HeightsTile {
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const [west, south] = [Math.floor(turned), Math.max(-90, Math.min(89, Math.floor(latitude)))];
  const northing = `${south < 0 ? 'S' : 'N'}${String(Math.abs(south)).padStart(2, '0')}`;
  const easting = `${west < 0 ? 'W' : 'E'}${String(Math.abs(west)).padStart(3, '0')}`;
  const file = `Copernicus_DSM_COG_10_${northing}_00_${easting}_00_DEM`;
  return { name: `Copernicus DEM GLO-30 ${northing} ${easting}`, address: `https://${heightsHost}/${file}/${file}.tif` };
}

/** The tiles that a box has something of, from the west and the south on; null where they are more than `most`. */
export function heightsTilesOf([west, south, east, north]: DegreesBox, most: number): HeightsTile[] | null {
  // What ends on a degree has nothing of the square beyond.
  const lastOf = (from: number, to: number) => Math.max(Math.floor(from), Math.ceil(to) - 1);
  const [columns, rows] = [lastOf(west, east) - Math.floor(west) + 1, lastOf(south, north) - Math.floor(south) + 1];
  if (!(columns * rows <= most)) return null;
  return Array.from({ length: columns * rows }, (_, at) =>
    heightsTile([Math.floor(west) + Math.floor(at / rows) + 0.5, Math.floor(south) + (at % rows) + 0.5]),
  );
}

/** Where the tiles of Copernicus DEM GLO-30 are, one for each degree square, as open data of AWS (registry.opendata.aws/copernicus-dem). */
export const heightsHost = 'copernicus-dem-30m.s3.eu-central-1.amazonaws.com';
export const heightsAttribution =
  '© DLR e.V. 2010-2014 and © Airbus Defence and Space GmbH 2014-2018, provided under COPERNICUS by the European Union and ESA; all rights reserved';

/** The tile that holds a place, by its corner in the south-west; longitudes beyond 180 degrees go on around the Earth. */
export function heightsTile([longitude, latitude]: readonly [longitude: number, latitude: number]): { name: string; address: string } {
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const [west, south] = [Math.floor(turned), Math.max(-90, Math.min(89, Math.floor(latitude)))];
  const northing = `${south < 0 ? 'S' : 'N'}${String(Math.abs(south)).padStart(2, '0')}`;
  const easting = `${west < 0 ? 'W' : 'E'}${String(Math.abs(west)).padStart(3, '0')}`;
  const file = `Copernicus_DSM_COG_10_${northing}_00_${easting}_00_DEM`;
  return { name: `Copernicus DEM GLO-30 ${northing} ${easting}`, address: `https://${heightsHost}/${file}/${file}.tif` };
}

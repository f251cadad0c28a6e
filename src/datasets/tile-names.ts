const digits = (value: number, count: number) => String(Math.abs(value)).padStart(count, '0');
const northSouth = (latitude: number) => (latitude < 0 ? 'S' : 'N');
const eastWest = (longitude: number) => (longitude < 0 ? 'W' : 'E');

/** `20N_080W`: upper left corner; Global Forest Change. */
export const upperLeft = (west: number, north: number): string =>
  `${digits(north, 2)}${northSouth(north)}_${digits(west, 3)}${eastWest(west)}`;
/** `N20W080`: upper left corner, letter first; ESA CCI Biomass. */
export const upperLeftLetterFirst = (west: number, north: number): string =>
  `${northSouth(north)}${digits(north, 2)}${eastWest(west)}${digits(west, 3)}`;
/** `N20_W80`: upper left corner, letter first, without padding; JRC Global Forest Cover 2020. */
export const upperLeftLetterUnpadded = (west: number, north: number): string =>
  `${northSouth(north)}${Math.abs(north)}_${eastWest(west)}${Math.abs(west)}`;
/** `80W_20N`: upper left corner without padding; Global Surface Water. */
export const upperLeftUnpadded = (west: number, north: number): string =>
  `${Math.abs(west)}${eastWest(west)}_${Math.abs(north)}${northSouth(north)}`;
/** `080W_10N_070W_20N`: west, south, east, north; GLAD alerts. */
export const fourSides = (west: number, south: number, degrees: number): string =>
  `${digits(west, 3)}${eastWest(west)}_${digits(south, 2)}${northSouth(south)}_${digits(west + degrees, 3)}${eastWest(west + degrees)}_${digits(south + degrees, 2)}${northSouth(south + degrees)}`;
/** `N18W072`: lower left corner; ESA WorldCover. */
export const lowerLeft = (west: number, south: number): string =>
  `${northSouth(south)}${digits(south, 2)}${eastWest(west)}${digits(west, 3)}`;
/** `Copernicus_DSM_COG_30_N18_00_W072_00_DEM`: lower left corner; Copernicus DEM GLO-90 (30 tenths of an arc second). */
export const dem = (west: number, south: number): string =>
  `Copernicus_DSM_COG_30_${northSouth(south)}${digits(south, 2)}_00_${eastWest(west)}${digits(west, 3)}_00_DEM`;

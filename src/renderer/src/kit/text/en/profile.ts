/** Heights along a line, below the map. */
export const profile = {
  raster: 'Raster of heights',
  noRaster:
    'Heights come from a GeoTIFF in metres: add one of yours, or take those of this place along. Saved, they give profiles and slopes without a network.',
  takeHeights: 'Take heights along…',
  takeHeightsOf: 'Take {name} along…',
  heightsFrom: {
    selected:
      'Copernicus DEM GLO-30 (surface heights, 30 m) under what is selected, from {host}. Cells are fetched once you choose how many.',
    project: 'Copernicus DEM GLO-30 (surface heights, 30 m) under the project, from {host}. Cells are fetched once you choose how many.',
    shown:
      'Copernicus DEM GLO-30 (surface heights, 30 m) under the shapes that are shown, from {host}. Cells are fetched once you choose how many.',
    view: 'Copernicus DEM GLO-30 (surface heights, 30 m) of what the map shows, from {host}. Cells are fetched once you choose how many.',
  },
  heightsZoomIn:
    'To take heights along, select the shapes or draw the line that they are for, or zoom in to the place: they are offered for up to two degrees.',
  noLine: 'Select a line or an area, or draw a line.',
  running: 'Reading the heights …',
  cancelled: 'Cancelled. Select another shape, or the same one again.',
  tooMany: 'This line has too many corners for a profile. Simplify it first.',
  part: 'Which line of the shape',
  partOf: 'Line {n} of {all}',
  height: 'Height, m',
  of: 'Heights along {name}',
  table: 'Table',
  copy: 'Copy the table',
  copied: 'Copied',
  save: 'Save as CSV…',
  figures: 'Figures of the profile',
  figure: {
    length: 'Length',
    lowest: 'Lowest',
    highest: 'Highest',
    ascent: 'Up',
    descent: 'Down',
    mean: 'Mean slope',
    steepest: 'Steepest stretch',
  },
  column: { distance: 'Distance, m', height: 'Height, m', longitude: 'Longitude', latitude: 'Latitude' },
  how: '{n} places, at most {step} m apart; between the middles of four cells.',
  missing: '{n} place is without a height. | {n} places are without a height.',
};

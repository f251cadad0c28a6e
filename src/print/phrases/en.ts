/** Why a map cannot be printed. */
export const en = {
  'print.no-place': 'No plot has a place, so there is nothing to print. Open a file with shapes first.',
  'print.too-far-apart':
    'The plots lie too far apart for one map: so much of the Earth has no common scale. Print a sheet for each plot, or choose plots that lie together.',
  'print.tiles-need-scale': 'Sheets side by side need a scale. Choose one, such as 1:10,000.',
  'print.too-many-sheets': 'That would be {count} sheets; {most} are possible. Take a smaller scale or a larger paper.',
  'print.frame-too-small': 'The paper has no room left for the map. Take narrower margins or a larger paper.',
  'print.ground-without-place': 'The ground picture does not reach the printed land. Choose another, or print without it.',
  'print.ground-unreadable':
    '{name} is no GeoTIFF, MBTiles or PMTiles file that can be drawn below the map, or it is gone. Choose another, or print without it.',
  'print.ground-vector-tiles': '{name} holds vector tiles, which are no picture. Choose a map of pictures, or print without it.',
  'print.ground-no-tiles':
    'This map has no picture of the printed land that Hectare can draw (PNG or JPEG). Choose another, or print without it.',
  'print.ground-tiles-failed': 'The map below could not be had: {reason} Print without it, or try again later.',
  'print.ground-too-many-tiles':
    'The {sheets} sheets would need more than the {most} tiles that this map may be asked for. Print fewer sheets, or choose another map.',
  'print.ground-system': 'The tiles of this map are in another coordinate system than Web Mercator and UTM, and cannot be printed.',
  'print.ground-too-wide':
    'This map is too wide for one UTM zone, in which a ground picture can be drawn. Take a larger scale, or print without the picture.',
  'print.too-many-dots': 'That would be a picture of {width} × {height} dots. Take fewer dots an inch or a smaller paper.',
  'print.one-sheet': 'A picture holds one sheet. Save an atlas as PDF.',
  'print.qr-too-long': 'The text is too long for a QR code. Shorten it to about {most} letters.',
  'print.bad-land': 'The land to print could not be read; this is a fault in Hectare.',
  'print.thread-missing': 'A part of the program that prints maps is missing: install Hectare again.',
} as const;

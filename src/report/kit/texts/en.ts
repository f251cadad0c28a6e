/** The words that sections of several products share. */
export const en = {
  state: {
    running: 'Still being collected when this report was made ({reason}).',
    queued: 'In the queue when this report was made ({reason}).',
    missing: 'Not available: {reason}',
    stale: 'No connection when this report was made: as of {date}.',
    empty: 'The service gave no records for this.',
    unknown: 'The service describes this in its own way; it is shown as it came.',
    doubtful: 'Figures that cannot be, as the service sent them',
    doubtfulStar: '* This figure cannot be.',
    moreDoubts: 'And {n} more, starred in the table.',
    notVerified: 'An estimate from maps and tables, not a verified result.',
    partial: '* Not a whole period: only the days that the service had.',
    partialPeriod: 'not a whole period',
    notReadable: 'The picture cannot be shown here ({reason}).',
    fromSource: 'Source: {source}.',
    noSource: 'The service names no source.',
  },
  table: 'Table',
  map: {
    edition: 'Borders: Natural Earth 1:10m, as of {year}',
    north: 'N',
    directions: { north: 'N', south: 'S', east: 'E', west: 'W' },
    none: 'This project has no position to draw.',
  },
  period: { month: 'Month', year: 'Year', remark: 'Remark' },
  hectares: 'ha',
  raster: {
    hectares: 'Area of the cells, ha',
    cells: 'Cells',
    class: 'Class',
    sum: 'Areas are those of map cells, {cells} ha in all; the boundary holds {area} ha.',
    grid: '{width} × {height} cells, EPSG:{epsg}',
    alt: '{what} of {name}',
  },
};
export type SharedWords = typeof en;

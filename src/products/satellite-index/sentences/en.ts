/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Sentinel-2 surface reflectance; per cell only clear ground of the scene classification (vegetation, bare, water, unclassified); warped to geographic coordinates by the nearest cell.',
  newest: 'The newest acquisition that shows at least {percent} % of the project clear, at most {days} days back.',
  'median-of-some': 'The median per cell over {count} of {all} acquisitions, spread evenly.',
  'median-of-all': 'The median per cell over all acquisitions of the range.',
  'unknown-index': 'index should be one of {names}',
  'start-before-images': 'start_date should be on or after {date}, the first Sentinel-2 images',
  'end-before-images': 'end_date should be on or after {date}, the first Sentinel-2 images',
} as const;

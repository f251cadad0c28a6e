/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Sentinel-2 surface reflectance; per cell only clear ground of the scene classification (vegetation, bare, water, unclassified); warped to geographic coordinates by the nearest cell.',
  newest: 'The newest acquisition that shows at least {percent} % of the project clear, at most {days} days back.',
  'median-of-some': 'The median per cell over {count} of {all} acquisitions, spread evenly.',
  'median-of-all': 'The median per cell over all acquisitions of the range.',
  'series-month':
    'By calendar month the median per cell over at most {images} images, the clearest that show at least {percent} % of the project; then the mean over the project.',
  'series-gaps': 'A month without such an image is a gap. Nothing is interpolated.',
  'true-colour':
    'Red, green and blue surface reflectance of Sentinel-2, 0 to {reflectance:1} as 0 to 255 with a gamma of {gamma:1}, the same for every image; only clear ground of the scene classification; warped to geographic coordinates by the nearest cell.',
  'true-colour-gaps':
    'The newest image that shows at least {percent} % of the project clear, at most {days} days back. What it hides comes from the next ones, {images} images at most; what is under cloud in all of them is left empty.',
  'unknown-index': 'index should be one of {names}',
  'start-before-images': 'start_date should be on or after {date}, the first Sentinel-2 images',
  'end-before-images': 'end_date should be on or after {date}, the first Sentinel-2 images',
} as const;

/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Matched control plots after Verra VM0047 v1.1, area-based approach: stocking index is the median NDVI of the growing season; five nearest controls by Mahalanobis distance, with replacement; PB = growth of the controls over growth of the project since the start year, within 0 and 1, without a value where the project did not grow, 1 where the two do not differ (Welch, p > 0.05, controls by their effective number).',
  'start-too-early': 'start_date should be in {year} or later: the three years before it are needed, and images begin in 2017',
  'start-too-late': 'start_date should be in a year before this one',
  'formula-recalled': 'The formula of the benchmark is recalled: the text of VM0047 was not read, so this is no programme’s figure.',
  'started-five-years-ago': 'The project is taken to have started in {year}, five years ago, because no other start was given.',
  started: 'The project is taken to have started in {year}.',
  'where-controls-lie':
    'Controls lie in up to eight blocks of 4 km, the nearest of 40 random ones 1 to 50 km away, denser near the project, in the same country and with the same land cover; their ecological zone is taken to be the project’s.',
  'three-acquisitions': 'At most three acquisitions a season and year are read, the least clouded.',
  'season-not-over': 'The growing season of {year} is not over, so that year has no figure yet.',
  plots: 'plots',
  'images-of': 'images of {year}',
  'blocks-left-out': 'Blocks that could not be read without the network and were left out: {count}.',
  'no-elevations': 'Elevations could not be had, so plots are matched without them.',
  unbalanced: 'Unbalanced: the controls differ from the project by more than 0.25 deviations in a covariate, so no benchmark is given.',
} as const;

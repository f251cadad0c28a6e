/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Rain less potential evapotranspiration by month. Evapotranspiration of each day from its lowest and highest temperature and the sun’s height (Hargreaves and Samani 1985; FAO-56, equation 52). SPEI: the sum over 3 or 12 months against the sums that end in the same month of {first} to {last}, by a log-logistic distribution from L-moments (Vicente-Serrano et al. 2010; Beguería et al. 2014).',
  potential: 'Potential evapotranspiration is what well-watered grass would use: it is no measure of what the plants here do use.',
  cell: 'The weather is of a reanalysis at the project’s centre, not of a gauge; wind, humidity and clouds come in through the temperature alone.',
  bounded: 'An index of -3 or 3 stands for anything beyond: thirty years tell nothing of rarer months.',
  'too-few-years': 'Of the years {first} to {last} only {years} are known whole, so there is no index.',
  'two-sources':
    'The months that are told and the years {first} to {last} come from two reanalyses, which cannot be compared, so there is no index. Collect the weather again.',
  'power-days':
    'The reference years are NASA POWER’s days (MERRA-2) by the sun’s time at the place, the months that are told its hours by the zone’s days.',
  reading: 'weather of the reference years',
} as const;

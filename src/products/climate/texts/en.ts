import type { ProductTexts } from '../../product-facts.ts';
import { en as atmosphere } from '../../shared/atmosphere/texts/en.ts';

export const en: ProductTexts = {
  name: 'Climate, 4 scenarios',
  about: 'What five climate models project here, weighted over four scenarios.',
  inReport: 'Climate',
  panel: {
    ...atmosphere,
    climate: {
      weights: 'Weights of the scenarios',
      ssp126: 'SSP1-2.6',
      ssp245: 'SSP2-4.5',
      ssp370: 'SSP3-7.0',
      ssp585: 'SSP5-8.5',
      weightOf: 'Weight of {name}',
      sum: 'Sum',
      presets: 'Presets',
      badWeight: 'The weight of {name} must be between {low} and {high}: the others need a share too.',
      about: {
        ssp126: 'Sustainable development, emissions fall to zero after 2050',
        ssp245: 'Middle of the road, emissions fall slowly',
        ssp370: 'Regional rivalry, emissions double',
        ssp585: 'Fossil-fuelled growth, emissions triple',
      },
      preset: {
        usual: 'Default',
        equal: 'Equal',
        ssp126: '1-2.6',
        ssp245: '2-4.5',
        ssp370: '3-7.0',
        ssp585: '5-8.5',
      },
      weighted: 'Weighted mean',
      band: 'All models and scenarios',
      low: 'Lowest model',
      high: 'Highest model',
      of: '{what}, {name}',
      onlyWeighted: 'This service gives the weighted mean only, without the single scenarios.',
      compare: 'Compare with the observed weather',
      observed: 'Observed',
      projected: 'Projected',
      observedMean: 'Observed mean °C',
      observedPrecipitation: 'Observed precipitation, mm',
      comparison:
        'In the {n} covered by both: observed mean {observed} °C, projected {projected} °C ({difference} °C); precipitation {rainObserved} mm and {rainProjected} mm.',
      periods: {
        weekly: '{n} week | {n} weeks',
        monthly: '{n} month | {n} months',
        yearly: '{n} year | {n} years',
      },
      noComparison: 'No whole period is both observed and projected, so there is nothing to compare.',
    },
  },
};

export const report = {
  sheet: 'Climate by year',
  title: 'Expected climate by year',
  note: 'The line is the mean of five climate models over four paths of future emissions. The band reaches from the coldest to the warmest day of the year. A single year is not a forecast; only the direction over decades tells something.',
  alt: 'Expected temperature and precipitation of {name}',
  spans: 'Means over periods',
  span: 'Years',
  spansRemark: 'Means over the whole years of each period.',
  plain:
    'The climate to come is computed by five climate models for four paths of future emissions. Their results are corrected with observations and put together with fixed weights. They tell what is likely over decades, not the weather of a year.',
};

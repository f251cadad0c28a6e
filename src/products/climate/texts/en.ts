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
      compare: 'Compare with the observed weather',
      observed: 'Observed',
      projected: 'Projected',
      observedMean: 'Observed mean °C',
      observedPrecipitation: 'Observed precipitation, mm',
      comparison:
        'Over {n} with both, the mean temperature was {observed} °C observed and {projected} °C projected ({difference}); precipitation was {rainObserved} mm and {rainProjected} mm.',
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
  title: 'Expected climate by year, scenarios weighted by the service’s defaults',
  alt: 'Expected temperature and precipitation of {name}',
};

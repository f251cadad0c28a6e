import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Forest loss',
  about: 'Forest of 2000 that has lost its trees since 2018. Loss of tree cover is not by itself illegal deforestation.',
  panel: {
    forest: {
      year: 'Year',
      soFar: '{year} so far',
      inYear: 'Lost in the year, ha',
      inYearPercent: 'Lost in the year, %',
      since: 'Lost since 2018, ha',
      sincePercent: 'Lost since 2018, %',
      lost: 'Lost since 2018',
      ofProject: 'of the project',
      percent: 'Percent of the project',
      forest2000: 'Forest in 2000',
      observed: 'Observed through',
      hectares: 'Hectares',
      currentYear: 'Shaded: {year} so far, observed to {day}.',
      currentYearOpen: 'Shaded: {year} so far.',
    },
  },
};

export const report = {
  soFar: '{year} (so far)',
  title: 'Tree cover lost',
  year: 'Year',
  inYear: 'Lost in the year, ha',
  since: 'Lost since {year}, ha',
  percent: 'Percent of the area',
  shareAsGiven: 'Share of the area as the service writes it',
  forest2000: 'Forest in 2000, ha',
  observed: 'Observed through',
  hectares: 'Hectares',
  legal: 'Loss of tree cover is not by itself illegal deforestation.',
  alt: 'Tree cover lost by year in {name}',
  lostSince: 'lost since {year}',
  ofArea: 'of the area lost',
};

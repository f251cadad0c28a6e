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

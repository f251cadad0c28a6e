import type { ProductTexts } from '../../product-facts.ts';
import { en as atmosphere } from '../../shared/atmosphere/texts/en.ts';

export const en: ProductTexts = {
  name: 'Weather',
  about: 'Past weather at this place, from reanalysis, in local time.',
  panel: { ...atmosphere },
};

export const report = {
  months: 'Weather by month',
  years: 'Weather by year',
  alt: 'Temperature and precipitation of {name}',
};

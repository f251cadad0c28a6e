import type { ProductTexts } from '../../product-facts.ts';
import { en as atmosphere } from '../../shared/atmosphere/texts/en.ts';

export const en: ProductTexts = {
  name: 'Weather',
  about: 'Past weather at this place, from reanalysis, in local time.',
  panel: { ...atmosphere },
};

export const report = {
  yearsSheet: 'Weather by year',
  monthsSheet: 'Weather by month',
  years: 'Temperature and precipitation by year',
  yearsNote:
    'Bars: rain and snow of the year, on the right scale. Line: mean temperature. The band reaches from the coldest to the warmest hour of the year.',
  months: 'Temperature and precipitation by month',
  monthsNote: 'The same by month. The months show when the rains come and how much the temperature changes over the year.',
  alt: 'Temperature and precipitation of {name}',
  plain:
    'Temperature and rain come from a reanalysis: a weather model that is corrected with the measurements of stations and satellites, hour by hour. It describes cells of several kilometres, not single parcels.',
};

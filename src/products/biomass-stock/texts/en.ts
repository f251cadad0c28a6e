import type { ProductTexts } from '../../product-facts.ts';

const quantities = {
  biomass_t_per_ha: 'Biomass above ground, t/ha',
  biomass_t: 'Biomass above ground, t',
  carbon_t: 'Carbon in it, t',
};
const columns = {
  quantity: 'Quantity',
  value: 'Value',
  lower: 'Lower bound (95 %)',
  upper: 'Upper bound (95 %)',
  correlated: 'SD, errors all alike',
  independent: 'SD, errors all apart',
};

export const en: ProductTexts = {
  name: 'Biomass stock',
  about: 'Dry matter of trees and shrubs above ground, and the carbon in it, on a satellite map.',
  panel: {
    biomassStock: {
      quantities,
      columns,
      density: 't/ha of dry matter above ground, {year}',
      carbon: 't of carbon above ground',
      interval: '{lower} to {upper} (95 %)',
      spreads:
        'The interval takes the errors of all cells as alike, which is the wider bound; were they all apart, the deviation would be {sd} t/ha.',
      unknown: 'The map says nothing of {n} ha.',
    },
  },
};

export const report = {
  title: 'Biomass above ground in {year}',
  sheet: 'Biomass stock',
  quantities,
  columns,
  line: '{value} ({lower} to {upper})',
  note: 'Trees and shrubs above ground, without roots, dead wood and soil. The bounds (95 %) take the errors of all cells of the map as alike, which is the wider of two bounds.',
  plain:
    'Biomass above ground comes from a world map made of radar and laser pictures, in cells of 100 m, each with its standard deviation.',
};

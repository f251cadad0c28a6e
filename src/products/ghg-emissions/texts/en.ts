import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Emissions',
  about: 'Carbon released where trees were lost.',
  panel: { ...carbon },
};

export const report = {
  title: 'Emissions from tree cover loss',
  loss: 'Loss, ha',
  co2: 'CO₂, t',
  ch4: 'CH₄, tCO₂e',
  n2o: 'N₂O, tCO₂e',
  total: 'Total, tCO₂e',
  deviation: 'Standard deviation',
  emitted: 'emitted since {year}',
};

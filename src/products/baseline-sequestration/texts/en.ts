import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Carbon baseline',
  about: 'Carbon that the woody plants here would take up without the project.',
  panel: { ...carbon },
};

export const report = {
  title: 'Growth without the project (baseline)',
  bounds: 'Bounds',
  cumulative: 'Since the first year, tCO₂e',
  perYear: 'baseline per year',
};

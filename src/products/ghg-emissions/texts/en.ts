import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Emissions',
  about: 'Carbon released where trees were lost.',
  panel: { ...carbon },
};

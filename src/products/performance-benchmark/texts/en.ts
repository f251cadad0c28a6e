import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Performance benchmark',
  about: 'How control plots around the project grew, against the project’s own plots.',
  panel: { ...carbon },
};

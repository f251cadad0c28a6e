import type { ProductTexts } from '../../product-facts.ts';
import { en as atmosphere } from '../../shared/atmosphere/texts/en.ts';

export const en: ProductTexts = {
  name: 'Weather',
  about: 'What the weather was here, from reanalysis, in the local time of the place.',
  panel: { ...atmosphere },
};

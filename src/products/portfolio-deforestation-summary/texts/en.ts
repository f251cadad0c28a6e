import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Forest loss over all projects',
  about: null,
};

import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Carbon additionality',
  about: 'Removals beyond what the control plots show.',
  panel: { ...carbon },
};

export const report = {
  title: 'Removals beyond the benchmark (additionality)',
  removals: 'Removals, tCO₂e',
  beyond: 'Additionality, tCO₂e',
  since: 'Counted since',
};

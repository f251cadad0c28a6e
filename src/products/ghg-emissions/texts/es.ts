import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';

export const es: ProductTexts = {
  name: 'Emisiones',
  about: 'Carbono liberado donde se perdieron árboles.',
  panel: { ...carbon },
};

import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';

export const es: ProductTexts = {
  name: 'Adicionalidad de carbono',
  about: 'Remociones más allá de lo que muestran las parcelas de control.',
  panel: { ...carbon },
};

import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';

export const es: ProductTexts = {
  name: 'Línea base de carbono',
  about: 'Carbono que las plantas leñosas de aquí fijarían sin el proyecto.',
  panel: { ...carbon },
};

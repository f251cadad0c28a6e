import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';

export const es: ProductTexts = {
  name: 'Referencia de desempeño',
  about: 'Cómo crecieron las parcelas de control alrededor del proyecto, frente a las del propio proyecto.',
  panel: { ...carbon },
};

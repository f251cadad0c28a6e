import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Adicionalidad de carbono',
  about: 'Remociones más allá de lo que muestran las parcelas de control.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'Absorciones más allá de la referencia (adicionalidad)',
  removals: 'Absorciones, tCO₂e',
  beyond: 'Adicionalidad, tCO₂e',
  since: 'Contado desde',
};

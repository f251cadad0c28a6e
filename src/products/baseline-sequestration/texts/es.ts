import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Línea base de carbono',
  about: 'Carbono que las plantas leñosas de aquí fijarían sin el proyecto.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'Crecimiento sin el proyecto (línea base)',
  bounds: 'Límites',
  cumulative: 'Desde el primer año, tCO₂e',
  perYear: 'línea base por año',
};

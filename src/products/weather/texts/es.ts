import type { ProductTexts } from '../../product-facts.ts';
import { es as atmosphere } from '../../shared/atmosphere/texts/es.ts';

export const es: ProductTexts = {
  name: 'Tiempo',
  about: 'El tiempo que hizo aquí, según el reanálisis, en la hora local del lugar.',
  inReport: 'Tiempo atmosférico',
  panel: { ...atmosphere },
};

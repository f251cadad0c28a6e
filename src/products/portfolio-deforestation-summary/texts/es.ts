import type { ProductTexts } from '../../product-facts.ts';

export const es: ProductTexts = {
  name: 'Pérdida de bosque en todos los proyectos',
  about: null,
};

import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Máscara de humedales',
  about: 'Humedales y manglares del mapa de cobertura del suelo, y tierra que pasa una parte del año bajo el agua.',
  panel: {
    classes: {
      'wetlands-mask': {
        '0': 'Otra tierra',
        '1': 'Humedal',
      },
    },
  },
};

export const report: typeof english = {
  title: 'Máscara de humedales',
  wetland: 'Humedal',
  other: 'Resto del proyecto',
};

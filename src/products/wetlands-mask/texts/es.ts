import type { ProductTexts } from '../../product-facts.ts';

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

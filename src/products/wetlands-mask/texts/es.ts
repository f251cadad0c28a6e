import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Máscara de humedales',
  about:
    'Humedales y manglares del mapa de cobertura del suelo y de Global Mangrove Watch, y tierra que pasa una parte del año bajo el agua.',
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
  title: 'Dónde están los humedales',
  wetland: 'Humedal',
  other: 'Resto del proyecto',
  note: 'Terreno que es humedal por sus plantas o que está bajo el agua algunos meses del año. Las turberas y los humedales bajo árboles apenas se ven desde el espacio.',
  plain:
    'Los humedales proceden de un mapa de cobertura del suelo, de un mapa de manglares y de un mapa de cuántos meses al año hay agua sobre el terreno.',
};

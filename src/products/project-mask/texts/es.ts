import type { ProductTexts } from '../../product-facts.ts';

export const es: ProductTexts = {
  name: 'Máscara del proyecto',
  about: 'El límite como imagen: las celdas que todas las demás imágenes cuentan como proyecto.',
  panel: {
    classes: {
      'project-mask': {
        '0': 'Fuera',
        '1': 'Proyecto',
      },
    },
  },
};

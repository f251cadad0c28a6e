import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

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

export const report: typeof english = {
  title: 'Máscara del proyecto',
  inside: 'Dentro',
  outside: 'Fuera',
};

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
  title: 'Lo que las imágenes cuentan como proyecto',
  inside: 'Celdas del proyecto',
  outside: 'Fuera',
  note: 'Las imágenes se componen de celdas cuadradas. Una celda pertenece al proyecto cuando su centro está dentro del límite, de modo que sus hectáreas difieren un poco de las del límite.',
  plain: 'Las imágenes cuentan las celdas cuyo centro está dentro del límite.',
};

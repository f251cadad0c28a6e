import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Imagen del indicador de pérdida',
  about: 'Zonas donde los indicios combinados de deforestación superan el umbral.',
  inReport: 'Indicador de pérdida',
  panel: {
    forest: {
      threshold: 'Umbral de la imagen',
      baselineYear: 'Pérdida desde',
      sinceYear: 'desde {year}',
      otherThreshold: 'Este servicio hace la imagen solo con un umbral de {n}.',
      sign: {
        probable: 'Una sola alerta, de poca certeza',
        fall: 'Caída del NDVI',
        both: 'Alerta de poca certeza y caída del NDVI',
        confirmed: 'Alerta confirmada',
        map: 'Pérdida en el mapa anual',
      },
    },
    classes: {
      'deforestation-indicator-image': {
        '0': 'Ningún indicio sobre el umbral',
        '1': 'Deforestación probable',
      },
    },
  },
};

export const report: typeof english = {
  title: 'Dónde se perdió probablemente bosque',
  lost: 'Evidencia fuerte de pérdida',
  rest: 'Resto del proyecto',
  note: 'Celdas de unos 30 m donde el mapa anual, las alertas y las imágenes de satélite juntos hacen una pérdida probable en más del 70 %. Sus hectáreas no tienen por qué ser las del mapa anual: se basan en otros indicios.',
  plain:
    'El mapa de pérdida probable reúne varios indicios: el mapa anual, las alertas de satélites de radar y ópticos, y una caída del verdor. Se marca una celda donde juntos hacen una pérdida probable en más del 70 %.',
};

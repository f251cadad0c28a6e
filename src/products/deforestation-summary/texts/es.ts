import type { ProductTexts } from '../../product-facts.ts';

export const es: ProductTexts = {
  name: 'Pérdida de bosque',
  about:
    'Bosque del año 2000 que ha perdido sus árboles desde 2018. La pérdida de cobertura arbórea no es por sí misma deforestación ilegal.',
  panel: {
    forest: {
      year: 'Año',
      soFar: '{year} hasta ahora',
      inYear: 'Perdido en el año, ha',
      inYearPercent: 'Perdido en el año, %',
      since: 'Perdido desde 2018, ha',
      sincePercent: 'Perdido desde 2018, %',
      lost: 'Perdido desde 2018',
      ofProject: 'del proyecto',
      percent: 'Porcentaje del proyecto',
      forest2000: 'Bosque en 2000',
      observed: 'Observado hasta',
      hectares: 'Hectáreas',
      currentYear: 'Sombreado: {year} hasta ahora, observado hasta el {day}.',
      currentYearOpen: 'Sombreado: {year} hasta ahora.',
    },
  },
};

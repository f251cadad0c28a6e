import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

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

export const report: typeof english = {
  soFar: '{year} (hasta ahora)',
  title: 'Cubierta arbórea perdida',
  year: 'Año',
  inYear: 'Perdidas en el año, ha',
  since: 'Perdidas desde {year}, ha',
  percent: 'Porcentaje de la superficie',
  shareAsGiven: 'Parte de la superficie como la escribe el servicio',
  forest2000: 'Bosque en 2000, ha',
  observed: 'Observado hasta',
  hectares: 'Hectáreas',
  legal: 'La pérdida de cubierta arbórea no es por sí misma deforestación ilegal.',
  alt: 'Cubierta arbórea perdida por año en {name}',
  lostSince: 'perdidas desde {year}',
  ofArea: 'de la superficie perdida',
};

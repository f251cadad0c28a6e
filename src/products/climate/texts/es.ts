import type { ProductTexts } from '../../product-facts.ts';
import { es as atmosphere } from '../../shared/atmosphere/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Clima, 4 escenarios',
  about: 'Lo que cinco modelos climáticos esperan aquí, ponderado entre cuatro escenarios.',
  inReport: 'Clima',
  panel: {
    ...atmosphere,
    climate: {
      weights: 'Pesos de los escenarios',
      ssp126: 'SSP1-2.6',
      ssp245: 'SSP2-4.5',
      ssp370: 'SSP3-7.0',
      ssp585: 'SSP5-8.5',
      weightOf: 'Peso de {name}',
      sum: 'Suma',
      presets: 'Ajustes rápidos',
      badWeight: 'El peso de {name} debe estar entre {low} y {high}: los demás también necesitan una parte.',
      about: {
        ssp126: 'Desarrollo sostenible, las emisiones bajan a cero después de 2050',
        ssp245: 'Camino intermedio, las emisiones bajan despacio',
        ssp370: 'Rivalidad regional, las emisiones se duplican',
        ssp585: 'Crecimiento con combustibles fósiles, las emisiones se triplican',
      },
      preset: {
        usual: 'Habitual',
        equal: 'Iguales',
        ssp126: '1-2.6',
        ssp245: '2-4.5',
        ssp370: '3-7.0',
        ssp585: '5-8.5',
      },
      compare: 'Comparar con el tiempo observado',
      observed: 'Observado',
      projected: 'Proyectado',
      observedMean: 'Media observada °C',
      observedPrecipitation: 'Precipitación observada, mm',
      comparison:
        'En {n} que ambos conocen, la temperatura media fue de {observed} °C observada y {projected} °C proyectada ({difference}); la precipitación, {rainObserved} mm y {rainProjected} mm.',
      periods: {
        weekly: '{n} semana | {n} semanas',
        monthly: '{n} mes | {n} meses',
        yearly: '{n} año | {n} años',
      },
      noComparison: 'Ningún periodo completo está observado y proyectado a la vez, así que no hay nada que comparar.',
    },
  },
};

export const report: typeof english = {
  title: 'Clima esperado por año, escenarios ponderados como el servicio lo hace por defecto',
  alt: 'Temperatura y precipitación esperadas de {name}',
};

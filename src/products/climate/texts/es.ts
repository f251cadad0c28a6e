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
      weighted: 'Media ponderada',
      band: 'Todos los modelos y escenarios',
      low: 'Modelo más bajo',
      high: 'Modelo más alto',
      of: '{what}, {name}',
      onlyWeighted: 'Este servicio solo da la media ponderada, sin los escenarios por separado.',
      compare: 'Comparar con el tiempo observado',
      observed: 'Observado',
      projected: 'Proyectado',
      observedMean: 'Media observada °C',
      observedPrecipitation: 'Precipitación observada, mm',
      comparison:
        'En {n} con ambos datos: media observada {observed} °C, proyectada {projected} °C ({difference} °C); precipitación, {rainObserved} mm y {rainProjected} mm.',
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
  sheet: 'Clima por año',
  title: 'Clima esperado por año',
  note: 'La línea es la media de cinco modelos climáticos en cuatro trayectorias de emisiones futuras. La banda va del día más frío al más cálido del año. Un solo año no es un pronóstico; solo la dirección a lo largo de décadas dice algo.',
  alt: 'Temperatura y precipitación esperadas de {name}',
  spans: 'Medias por periodo',
  span: 'Años',
  spansRemark: 'Medias de los años completos de cada periodo.',
  plain:
    'El clima futuro lo calculan cinco modelos climáticos para cuatro trayectorias de emisiones. Sus resultados se corrigen con observaciones y se reúnen con pesos fijos. Dicen lo que es probable a lo largo de décadas, no el tiempo de un año.',
};

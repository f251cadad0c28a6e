import type { ProductTexts } from '../../product-facts.ts';
import { es as atmosphere } from '../../shared/atmosphere/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Tiempo',
  about: 'El tiempo que hizo aquí, según el reanálisis, en la hora local del lugar.',
  inReport: 'Tiempo atmosférico',
  panel: { ...atmosphere },
};

export const report: typeof english = {
  yearsSheet: 'Tiempo por año',
  monthsSheet: 'Tiempo por mes',
  years: 'Temperatura y precipitación por año',
  yearsNote:
    'Barras: lluvia y nieve del año, en la escala derecha. Línea: temperatura media. La banda va de la hora más fría a la más cálida del año.',
  months: 'Temperatura y precipitación por mes',
  monthsNote: 'Lo mismo por mes: muestra cuándo llegan las lluvias y cuánto cambia la temperatura a lo largo del año.',
  alt: 'Temperatura y precipitación de {name}',
  plain:
    'La temperatura y la lluvia proceden de un reanálisis: un modelo del tiempo corregido hora por hora con las mediciones de estaciones y satélites. Describe celdas de varios kilómetros, no parcelas sueltas.',
};

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
  months: 'Tiempo por mes',
  years: 'Tiempo por año',
  alt: 'Temperatura y precipitación de {name}',
};

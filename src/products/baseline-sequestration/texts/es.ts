import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Línea base de carbono',
  about: 'Carbono que las plantas leñosas de aquí fijarían sin el proyecto.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'Crecimiento sin el proyecto (línea base)',
  bounds: 'Límites',
  cumulative: 'Desde el primer año, tCO₂e',
  sumRemark: 'La suma es la de los años sin redondear.',
  perYear: 'absorbidas al año por los árboles de hoy (línea base)',
  note: 'Lo que absorberían sin el proyecto los árboles y arbustos de hoy. La banda muestra los límites de las tasas de crecimiento; no incluye el error del mapa de cobertura del suelo.',
  plain:
    'La línea base multiplica la superficie leñosa de un mapa de cobertura del suelo por las tasas de crecimiento publicadas para su zona ecológica. Es una primera estimación (nivel 1), igual todos los años.',
};

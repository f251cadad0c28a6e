import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

const quantities = {
  biomass_t_per_ha: 'Biomasa aérea, t/ha',
  biomass_t: 'Biomasa aérea, t',
  carbon_t: 'Carbono que contiene, t',
};
const columns = {
  quantity: 'Magnitud',
  value: 'Valor',
  lower: 'Límite inferior (95 %)',
  upper: 'Límite superior (95 %)',
  correlated: 'DE, errores iguales',
  independent: 'DE, errores separados',
};

export const es: ProductTexts = {
  name: 'Existencias de biomasa',
  about: 'Materia seca de árboles y arbustos sobre el suelo, y el carbono que contiene, según un mapa de satélite.',
  panel: {
    biomassStock: {
      quantities,
      columns,
      density: 't/ha de materia seca sobre el suelo, {year}',
      carbon: 't de carbono sobre el suelo',
      interval: '{lower} a {upper} (95 %)',
      spreads:
        'El intervalo toma los errores de todas las celdas como iguales, que es el límite más amplio; si fueran todos independientes, la desviación sería de {sd} t/ha.',
      unknown: 'El mapa no dice nada de {n} ha.',
    },
  },
};

export const report: typeof english = {
  title: 'Biomasa aérea en {year}',
  sheet: 'Existencias de biomasa',
  quantities,
  columns,
  line: '{value} ({lower} a {upper})',
  note: 'Árboles y arbustos sobre el suelo, sin raíces, madera muerta ni suelo. Los límites (95 %) toman los errores de todas las celdas del mapa como iguales, que es el más amplio de dos límites.',
  plain:
    'La biomasa aérea procede de un mapa mundial hecho con imágenes de radar y láser, en celdas de 100 m, cada una con su desviación estándar.',
};

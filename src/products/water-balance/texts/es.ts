import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

const columns = {
  period: 'Mes',
  precipitation: 'Lluvia, mm',
  pet: 'Evapotranspiración potencial, mm',
  balance: 'Balance, mm',
  spei3: 'SPEI, 3 meses',
  spei12: 'SPEI, 12 meses',
};

export const es: ProductTexts = {
  name: 'Balance hídrico y sequía',
  about: 'Lluvia menos lo que usarían plantas bien regadas, por mes, y lo inusual que es para el lugar y la época.',
  inReport: 'Balance hídrico',
  panel: {
    waterBalance: {
      columns,
      show: { index: 'Índice de sequía', balance: 'Balance' },
      index: 'SPEI',
      millimetres: 'mm al mes',
      newest: 'SPEI de los 12 meses hasta {month}',
      sum: 'mm de balance de esos 12 meses',
      note: 'Por debajo de 0 es más seco de lo habitual en la época, frente a {reference}: −1 ocurre cerca de un año de cada seis, −2 cerca de uno de cada cuarenta.',
      noIndex: 'De los años de referencia solo se conocen enteros {n}, así que no hay índice.',
    },
  },
};

export const report: typeof english = {
  title: 'Balance hídrico e índice de sequía',
  sheet: 'Balance hídrico',
  alt: 'Índice de sequía de {name}',
  columns,
  newest: 'SPEI de los 12 meses hasta {month}',
  sum: 'Balance de esos 12 meses',
  millimetres: '{n} mm',
  note: 'Lluvia menos lo que usarían plantas bien regadas, frente a los mismos meses de {reference}. Por debajo de 0 es más seco de lo habitual: −1 ocurre cerca de un año de cada seis, −2 cerca de uno de cada cuarenta.',
  plain:
    'El balance hídrico resta de la lluvia lo que usarían plantas bien regadas, calculado con la temperatura y la altura del sol. El índice de sequía SPEI dice lo inusual que es para la época.',
};

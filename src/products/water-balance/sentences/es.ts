import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Lluvia menos evapotranspiración potencial por mes. La evapotranspiración de cada día se calcula con su temperatura mínima y máxima y la altura del sol (Hargreaves y Samani 1985; FAO-56, ecuación 52). SPEI: la suma de 3 o 12 meses frente a las sumas que terminan en el mismo mes de {first} a {last}, con una distribución log-logística a partir de momentos L (Vicente-Serrano et al. 2010; Beguería et al. 2014).',
  potential: 'La evapotranspiración potencial es lo que usaría un césped bien regado: no mide lo que usan las plantas de aquí.',
  cell: 'El tiempo es el de un reanálisis en el centro del proyecto, no el de un pluviómetro; el viento, la humedad y las nubes solo influyen a través de la temperatura.',
  bounded: 'Un índice de -3 o 3 representa todo lo que está más allá: treinta años no dicen nada de meses más raros.',
  'too-few-years': 'De los años {first} a {last} solo se conocen enteros {years}, así que no hay índice.',
  'two-sources':
    'Los meses que se dan y los años {first} a {last} proceden de dos reanálisis, que no se pueden comparar, así que no hay índice. Recoja el tiempo de nuevo.',
  'power-days':
    'Los años de referencia son días de NASA POWER (MERRA-2) según la hora solar del lugar; los meses que se dan, sus horas según los días del huso.',
  reading: 'tiempo de los años de referencia',
};

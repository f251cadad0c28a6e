import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Absorciones desde el inicio (crecimiento anual del área leñosa dentro del proyecto, como en la línea base, por el número de años) × (1 - referencia de rendimiento del año, que compara el crecimiento desde el mismo inicio).',
  'bounds-of-growth': 'Los límites inferior y superior son los de las tasas de crecimiento; no incluyen el error de la referencia.',
  'woody-of-2021': 'La superficie leñosa de todos los años es la del mapa de cobertura de 2021.',
  'null-without-benchmark': 'Donde no hay referencia, tampoco hay adicionalidad.',
};

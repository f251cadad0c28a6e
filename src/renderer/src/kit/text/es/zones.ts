import type { zones as english } from '../en/zones.ts';

export const zones: typeof english = {
  title: 'Huso horario y zona ecológica',
  menu: 'Huso horario y zona ecológica…',
  intro: 'Ambos se deducen del lugar de «{name}». Si usted sabe más, decídalo aquí: lo que depende de ellos se recopila de nuevo.',
  time: 'Huso horario',
  timeHint: 'Dónde empiezan los días, meses y años del tiempo. Vacío: el que corresponde al lugar.',
  timeExample: 'America/Bogota',
  ecological: 'Zona ecológica',
  ecologicalHint: 'Crecimiento y proporción de raíces de las cifras de carbono.',
  asPlace: 'según el clima y la altura',
  save: 'Guardar y recopilar de nuevo',
  saved: 'Se guardaron las zonas de «{name}»; lo que depende de ellas se recopila de nuevo.',
  unknown: 'No existe el huso horario «{name}». Elija uno de la lista, como America/Bogota.',
  none: 'Esta conexión decide las zonas por sí misma.',
};

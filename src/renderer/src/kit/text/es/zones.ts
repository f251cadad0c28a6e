import type { zones as english } from '../en/zones.ts';

export const zones: typeof english = {
  title: 'Huso horario, zona ecológica y bosque maduro',
  menu: 'Huso horario y zona ecológica…',
  intro:
    'Se deducen de la ubicación de «{name}». Cámbielos aquí si tiene mejor información; los productos que dependen de ellos se recopilan de nuevo.',
  time: 'Huso horario',
  timeHint: 'Decide cuándo empiezan los días, meses y años del tiempo. Vacío: el huso horario del lugar.',
  timeExample: 'America/Bogota',
  ecological: 'Zona ecológica',
  ecologicalHint: 'Decide el crecimiento y la proporción de raíces de las cifras de carbono.',
  asPlace: 'según el mapa de zonas ecológicas',
  oldGrowth: 'Bosque maduro',
  oldGrowthHint:
    'Decide el ritmo al que crece el bosque que existía en 2000 y no se perdió. El bosque maduro gana mucho menos que uno más joven.',
  asMap: 'según el mapa de bosque primario (trópicos, 2001)',
  isOldGrowth: 'Ese bosque es maduro',
  isNoOldGrowth: 'Ese bosque no es maduro',
  save: 'Guardar y recopilar de nuevo',
  saved: 'Se guardaron las zonas de «{name}»; lo que depende de ellas se recopila de nuevo.',
  unknown: 'No existe el huso horario «{name}». Elija uno de la lista, como America/Bogota.',
  clash: 'Mientras tanto otra persona decidió: {theirs}. Guarde de nuevo para poner lo suyo en su lugar.',
  decidedMeanwhile: 'Otra persona decidió mientras tanto. Lo que se muestra es lo suyo; elija de nuevo para poner lo de usted en su lugar.',
  asLocation: 'la del lugar',
  none: 'Esta conexión decide las zonas por sí misma.',
};

import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Hectáreas de cada clase de ESA WorldCover 2021 v200 (celdas de 10 m): cada celda cuenta por la parte que cubre el terreno y por su superficie real en WGS84. El porcentaje es del terreno que el mapa conoce.',
  description:
    'Cobertura del suelo de 2021 según las clases de ESA WorldCover v200; 0 donde el mapa no conoce ninguna, 255 fuera del proyecto.',
  'picture-cells':
    'Una celda está en la imagen si el terreno cubre una parte de ella; por eso las hectáreas no deben contarse en la imagen.',
  accuracy:
    'De las muestras de validación del mapa en todo el mundo, el {percent:1} % tiene la clase correcta. No se sabe cuánto es correcto en este terreno, y no se encontraron exactitudes por clase que pudieran leerse, así que no se da ningún intervalo.',
  'not-a-use':
    'Es la cobertura del suelo, no su uso: los cultivos arbóreos y las plantaciones son cobertura arbórea, y los pastos son pastizal.',
  'one-year': 'El mapa de {year} se hizo de otra manera que el del año anterior; una diferencia entre los dos no es un cambio del terreno.',
  unknown: 'El mapa no dice nada de {hectares:1} ha ({percent:1} %) del terreno.',
  'no-image': 'El proyecto abarca demasiadas celdas para una imagen; sus hectáreas están completas.',
  reading: 'cobertura del suelo',
};

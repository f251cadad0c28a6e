import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Parcelas de control emparejadas según Verra VM0047 v1.1, enfoque por área: el índice de existencias es la mediana de NDVI de la temporada de crecimiento; los cinco controles más próximos por distancia de Mahalanobis, con reemplazo; PB = crecimiento de los controles entre crecimiento del proyecto desde el año de inicio, entre 0 y 1, sin valor donde el proyecto no creció, 1 donde no hay diferencia entre ambos (Welch, p > 0,05, controles por su número efectivo).',
  'start-too-early':
    'La fecha inicial debe ser de {year} o posterior: hacen falta los tres años anteriores y las imágenes empiezan en 2017',
  'start-too-late': 'La fecha inicial debe ser de un año anterior a este',
  'formula-recalled': 'La fórmula del índice se recuerda: el texto de VM0047 no se leyó, así que esta no es la cifra de un programa.',
  'started-five-years-ago': 'Se supone que el proyecto empezó en {year}, hace cinco años, porque no se indicó una fecha inicial.',
  started: 'Se supone que el proyecto empezó en {year}.',
  'where-controls-lie':
    'Los controles están en hasta ocho bloques de 4 km, los más próximos de 40 aleatorios a entre 1 y 50 km, más densos cerca del proyecto, en el mismo país y con la misma cobertura del suelo; se supone que su zona ecológica es la del proyecto.',
  'three-acquisitions': 'Se leen como máximo tres adquisiciones por temporada y año, las menos nubosas.',
  'season-not-over': 'La temporada de crecimiento de {year} no ha terminado, así que ese año aún no tiene cifra.',
  plots: 'parcelas',
  'images-of': 'imágenes de {year}',
  'blocks-left-out': 'Bloques que no se pudieron leer sin la red y se omitieron: {count}.',
  'no-elevations': 'No se pudieron obtener las altitudes, así que las parcelas se emparejan sin ellas.',
  unbalanced:
    'Desequilibrado: los controles difieren del proyecto en más de 0,25 desviaciones en una covariable, así que no se da ninguna referencia.',
};

import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Reflectancia de superficie de Sentinel-2; por celda, solo el terreno despejado según la clasificación de la escena (vegetación, suelo desnudo, agua, sin clasificar); reproyectada a coordenadas geográficas por el vecino más próximo.',
  newest:
    'La adquisición más reciente que muestra despejado al menos el {percent} % del proyecto, con {days} días de antigüedad como máximo.',
  'median-of-some': 'La mediana por celda de {count} de {all} adquisiciones, repartidas de manera uniforme.',
  'median-of-all': 'La mediana por celda de todas las adquisiciones del intervalo.',
  'unknown-index': 'El índice debe ser uno de {names}',
  'start-before-images': 'La fecha inicial debe ser {date} o posterior, cuando empiezan las imágenes de Sentinel-2',
  'end-before-images': 'La fecha final debe ser {date} o posterior, cuando empiezan las imágenes de Sentinel-2',
};

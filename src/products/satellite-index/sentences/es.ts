import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Reflectancia de superficie de Sentinel-2; por celda, solo el terreno despejado según la clasificación de la escena (vegetación, suelo desnudo, agua, sin clasificar); reproyectada a coordenadas geográficas por el vecino más próximo.',
  newest:
    'La adquisición más reciente que muestra despejado al menos el {percent} % del proyecto, con {days} días de antigüedad como máximo.',
  'median-of-some': 'La mediana por celda de {count} de {all} adquisiciones, repartidas de manera uniforme.',
  'median-of-all': 'La mediana por celda de todas las adquisiciones del intervalo.',
  'series-month':
    'Por mes natural, la mediana por celda de {images} imágenes como máximo, las más despejadas que muestran al menos el {percent} % del proyecto; después, la media del proyecto.',
  'series-gaps': 'Un mes sin una imagen así queda vacío. No se interpola nada.',
  'true-colour':
    'Reflectancia de superficie de Sentinel-2 en rojo, verde y azul, de 0 a {reflectance:1} como 0 a 255 con una gamma de {gamma:1}, igual para todas las imágenes; solo el terreno despejado según la clasificación de la escena; reproyectada a coordenadas geográficas por el vecino más próximo.',
  'true-colour-gaps':
    'La imagen más reciente que muestra despejado al menos el {percent} % del proyecto, con {days} días de antigüedad como máximo. Lo que oculta viene de las siguientes, {images} imágenes como máximo; lo que está bajo nubes en todas queda vacío.',
  'unknown-index': 'El índice debe ser uno de {names}',
  'start-before-images': 'La fecha inicial debe ser {date} o posterior, cuando empiezan las imágenes de Sentinel-2',
  'end-before-images': 'La fecha final debe ser {date} o posterior, cuando empiezan las imágenes de Sentinel-2',
};

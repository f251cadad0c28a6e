import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  description: 'Máscara de humedales: {method}',
  method:
    '1 donde la cobertura del suelo de 2021 es humedal herbáceo o manglar, donde Global Mangrove Watch tiene manglar en 2020 en terreno que no es agua permanente, o donde hay agua de 1 a 11 meses al año; 0 en el resto, incluida el agua permanente; 255 fuera del proyecto o desconocido. Celdas de 1/12000 de grado, según el centro de la celda.',
  'not-seen': 'Estos mapas no muestran los suelos de turba ni los humedales bajo bosque.',
  mangroves:
    'El mapa de manglares (Global Mangrove Watch 3.0, 2020, 25 m) tiene una exactitud estimada del 87,4 % (95 %: de 86,2 a 88,6 %, Bunting et al. 2022).',
  'mangroves-unread': 'No se pudo leer el mapa de manglares ({reason}); los manglares son solo los del mapa de cobertura del suelo.',
  'land-and-water': 'cobertura del suelo y agua',
  'unknown-share': 'Se desconoce el {percent:1} % del proyecto (255 en la imagen).',
  'no-water-map': 'El mapa de agua no tiene archivo para una parte del proyecto; allí decide solo la cobertura del suelo.',
};

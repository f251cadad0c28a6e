import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Por qué no se puede imprimir un mapa. */
export const es: Translation<typeof en> = {
  'print.no-place': 'Ninguna parcela tiene lugar, así que no hay nada que imprimir. Abra primero un archivo con formas.',
  'print.too-far-apart':
    'Las parcelas están demasiado lejos unas de otras para un solo mapa: tanta superficie de la Tierra no tiene una escala común. Imprima una hoja por parcela, o elija parcelas que estén juntas.',
  'print.tiles-need-scale': 'Las hojas contiguas necesitan una escala. Elija una, por ejemplo 1:10.000.',
  'print.too-many-sheets': 'Serían {count} hojas; el máximo es {most}. Tome una escala menor o un papel más grande.',
  'print.frame-too-small': 'En el papel no queda sitio para el mapa. Tome márgenes más estrechos o un papel más grande.',
  'print.ground-without-place': 'La imagen de fondo no alcanza el terreno impreso. Elija otra, o imprima sin ella.',
  'print.ground-unreadable':
    '{name} no es un GeoTIFF, MBTiles o PMTiles que se pueda dibujar debajo del mapa, o ya no está. Elija otro, o imprima sin él.',
  'print.ground-vector-tiles': '{name} contiene teselas vectoriales, que no son una imagen. Elija un mapa de imágenes, o imprima sin él.',
  'print.ground-no-tiles':
    'Este mapa no tiene del terreno impreso ninguna imagen que Hectare pueda dibujar (PNG o JPEG). Elija otro, o imprima sin él.',
  'print.ground-tiles-failed': 'No se pudo obtener el mapa de fondo: {reason} Imprima sin él, o inténtelo más tarde.',
  'print.ground-too-many-tiles':
    'Las {sheets} hojas necesitarían más de las {most} teselas que se pueden pedir de este mapa. Imprima menos hojas, o elija otro mapa.',
  'print.ground-system':
    'Las teselas de este mapa están en un sistema de coordenadas que no es Web Mercator ni UTM, y no se pueden imprimir.',
  'print.ground-too-wide':
    'Este mapa es demasiado ancho para un huso UTM, en el que se puede dibujar una imagen de fondo. Tome una escala mayor, o imprima sin la imagen.',
  'print.too-many-dots': 'Sería una imagen de {width} × {height} puntos. Tome menos puntos por pulgada o un papel más pequeño.',
  'print.one-sheet': 'Una imagen contiene una hoja. Guarde un atlas como PDF.',
  'print.qr-too-long': 'El texto es demasiado largo para un código QR. Redúzcalo a unas {most} letras.',
  'print.bad-land': 'No se pudo leer el terreno que se iba a imprimir; es un fallo de Hectare.',
  'print.thread-missing': 'Falta una parte del programa que imprime mapas: instale Hectare de nuevo.',
};

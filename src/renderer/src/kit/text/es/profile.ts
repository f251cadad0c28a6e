import type { profile as english } from '../en/profile.ts';

export const profile: typeof english = {
  raster: 'Ráster de alturas',
  noRaster:
    'Las alturas vienen de un GeoTIFF en metros: añada uno suyo, o lleve consigo las de este lugar. Guardadas, dan perfiles y pendientes sin red.',
  takeHeights: 'Llevar las alturas…',
  heightsFrom:
    'Copernicus DEM GLO-30 (alturas de la superficie, 30 m), el cuadrado de un grado en el centro del mapa, de {host}. Las celdas se piden cuando usted elige cuántas.',
  noLine: 'Seleccione una línea o un área, o dibuje una línea.',
  running: 'Leyendo las alturas …',
  cancelled: 'Cancelado. Seleccione otra forma, o la misma de nuevo.',
  tooMany: 'Esta línea tiene demasiados vértices para un perfil. Simplifíquela antes.',
  part: 'Qué línea de la forma',
  partOf: 'Línea {n} de {all}',
  height: 'Altura, m',
  of: 'Alturas a lo largo de {name}',
  table: 'Tabla',
  copy: 'Copiar la tabla',
  copied: 'Copiado',
  save: 'Guardar como CSV…',
  figures: 'Cifras del perfil',
  figure: {
    length: 'Longitud',
    lowest: 'Más baja',
    highest: 'Más alta',
    ascent: 'Subida',
    descent: 'Bajada',
    mean: 'Pendiente media',
    steepest: 'Tramo más empinado',
  },
  column: { distance: 'Distancia, m', height: 'Altura, m', longitude: 'Longitud', latitude: 'Latitud' },
  how: '{n} lugares, a {step} m como máximo; entre los centros de cuatro celdas.',
  missing: '{n} lugar no tiene altura. | {n} lugares no tienen altura.',
};

import type { profile as english } from '../en/profile.ts';

export const profile: typeof english = {
  raster: 'Ráster de alturas',
  noRaster:
    'Las alturas vienen de un GeoTIFF en metros: añada uno suyo, o lleve consigo las de este lugar. Guardadas, dan perfiles y pendientes sin red.',
  takeHeights: 'Llevar las alturas…',
  takeHeightsOf: 'Llevar {name}…',
  heightsFrom: {
    selected:
      'Copernicus DEM GLO-30 (alturas de la superficie, 30 m) bajo lo seleccionado, de {host}. Las celdas se piden cuando usted elige cuántas.',
    project:
      'Copernicus DEM GLO-30 (alturas de la superficie, 30 m) bajo el proyecto, de {host}. Las celdas se piden cuando usted elige cuántas.',
    shown:
      'Copernicus DEM GLO-30 (alturas de la superficie, 30 m) bajo las formas que se muestran, de {host}. Las celdas se piden cuando usted elige cuántas.',
    view: 'Copernicus DEM GLO-30 (alturas de la superficie, 30 m) de lo que muestra el mapa, de {host}. Las celdas se piden cuando usted elige cuántas.',
  },
  heightsZoomIn:
    'Para llevar alturas, seleccione las formas o dibuje la línea para las que son, o acerque el mapa al lugar: se ofrecen para dos grados como máximo.',
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

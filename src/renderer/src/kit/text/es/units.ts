import type { units as english } from '../en/units.ts';

export const units: typeof english = {
  title: 'Coordenadas y áreas',
  about:
    'Cómo se muestran los lugares, y en qué otra unidad se dicen las áreas junto a las hectáreas. Los archivos, los informes y la API conservan grados y hectáreas.',
  coordinates: 'Coordenadas',
  notation: {
    degrees: 'Grados',
    minutes: 'Grados y minutos',
    seconds: 'Grados, minutos y segundos',
    utm: 'UTM del lugar (WGS 84)',
    mgrs: 'MGRS',
    grid: 'Un sistema de coordenadas…',
  },
  system: 'Sistema de coordenadas',
  systemHint:
    'Un código EPSG o un nombre, como 5367 o SIRGAS 2000 / UTM zone 22S. Fuera de la zona para la que está hecho el sistema se muestran grados.',
  systemUnknown: 'Hectare no conoce este sistema de coordenadas. Escriba su código EPSG.',
  areas: 'Áreas también en',
  none: 'Solo hectáreas',
  area: { acre: 'acres', mu: 'mu', rai: 'rai', dunam: 'dunam' },
  own: 'Una unidad propia…',
  ownName: 'Nombre de la unidad',
  ownSize: 'Metros cuadrados de una',
  ownSizeHint: 'Una manzana, bigha o tarea cambia de un lugar a otro: escriba el tamaño que vale donde trabaja.',
  ownSizeFault: 'Un número de 0,01 a 1 000 000 000.',
  save: 'Usar',
};

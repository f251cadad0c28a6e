import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Indicios de pérdida en celdas de 0,00025 grados que eran bosque al empezar el año base, combinados como p = 1 - producto(1 - p_i); la imagen es 1 donde p > {threshold}.',
  evidence:
    'La pérdida del mapa pesa {loss}; una alerta confirmada, {confirmed}; una probable, {probable}; una caída de NDVI, {fall}: son ajustes, escritos en la imagen.',
  'year-out-of-range': 'El año base debe estar entre 2001 y {year}',
  'threshold-out-of-range': 'El umbral debe ser un número entre {min} y {max}',
  'canopy-out-of-range': 'canopy_threshold debería ser uno de {list}',
  'signs-of-loss': 'indicios de pérdida',
  'fall-of-ndvi': 'caída de NDVI',
  'ndvi-not-needed': 'Ninguna celda depende de una caída de NDVI, así que no se leyó Sentinel-2.',
  'block-limit': 'solo se leen {count} bloques de 14 km',
  'no-clear-seasons': 'no hay escenas despejadas de ambas temporadas',
  'ndvi-decided':
    'En {count} celdas con solo una alerta probable decidió Sentinel-2: mediana de NDVI de {start} a {end} frente a la de {earlier} a {later}, una caída de más de {fall}.',
  'ndvi-unseen': 'En {count} celdas con solo una alerta probable no se pudo examinar el NDVI ({why}); son 0.',
  description:
    'Indicador de deforestación desde {year}: marcado (1) donde varios indicios juntos hacen una pérdida más probable que {threshold}, sin marcar (0) en el resto del proyecto; lo de fuera y lo desconocido no tiene valor (255).',
  'description-formula':
    'p = 1 - producto(1 - p_i) de los indicios en celdas que eran bosque al empezar {year} (dosel de 2000 >= {canopy} %): pérdida en el mapa anual hasta {lastYear} {loss}, alerta confirmada {confirmed}, alerta probable {probable}, caída de NDVI de más de 0,25 {fall}.',
  'description-sources': 'Fuentes: {sources}. Creada el {date}.',
};

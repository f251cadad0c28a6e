import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Por qué el contrato rechaza un campo. */
export const es: Translation<typeof en> = {
  'api.field-required': 'Falta este campo',
  'api.number-expected': 'Debe ser un número',
  'api.boolean-expected': 'Debe ser verdadero o falso',
  'api.kind-expected': 'Debe ser un valor de tipo {kind}',
  'api.values-expected': 'Debe ser {values}',
  'api.number-not-above': 'Debe ser mayor que {min}',
  'api.number-too-small': 'Debe ser {min} como mínimo',
  'api.number-too-big': 'Debe ser {max} como máximo',
  'api.text-too-short': 'Debe tener {min} caracteres como mínimo',
  'api.text-too-long': 'Debe tener {max} caracteres como máximo',
  'api.date-expected': 'Debe ser una fecha con la forma AAAA-MM-DD',
  'api.date-too-early': 'Debe ser el {date} o posterior',
  'api.date-too-late': 'Debe ser el {date} o anterior',
  'api.time-zone-expected': 'debe ser una zona horaria de IANA, por ejemplo Africa/Nairobi',
  'api.interval-out-of-order': 'El intervalo debe estar en orden: {fields}',
  'api.year-twice': 'Cada año debe aparecer una sola vez',
  'api.more-than-the-project': 'El proyecto tiene {project:1} ha y se declaran {declared:1} ha',
  'api.broken-encoding': 'La codificación con % debe ser texto UTF-8',
  'api.nul': 'El texto no debe contener el carácter NUL',
  'api.half-character': 'El texto no debe contener medio carácter (un sustituto suelto)',

  // GeoJSON
  'api.geojson-object-expected': 'Debe ser un objeto GeoJSON',
  'api.position-expected': 'Una posición debe ser [longitud, latitud]',
  'api.longitude-out-of-range': 'La longitud debe estar entre -180 y 180',
  'api.latitude-out-of-range': 'La latitud debe estar entre -90 y 90',
  'api.list-expected': 'Debe ser una lista',
  'api.collection-too-deep': 'Las colecciones deben estar anidadas como mucho {max} veces',
  'api.geometry-kind-expected': 'Debe ser un tipo de geometría de GeoJSON',
  'api.too-many-vertices': 'El documento debe tener como mucho {max} vértices',
  'api.no-shape': 'El documento debe tener al menos una forma',

  // Figures of a provider that cannot be
  'api.doubt-outside': 'no puede ser: queda fuera de {low} a {high}',
  'api.doubt-kelvin': 'no puede ser: parece estar en kelvin, que serían {celsius} °C',
  'api.doubt-percent': 'no puede ser: se pide una proporción de 0 a 1 y parece estar en tanto por ciento',
  'api.doubt-hectopascal': 'no puede ser: se piden pascales y parece estar en hectopascales',
  'api.doubt-negative': 'no puede ser menos que nada',
  'api.doubt-whole': 'no puede ser: el proyecto entero tiene {area} ha',
  'api.doubt-no-data': 'no es una cifra: los programas escriben este número donde no tienen ninguna',
  'api.doubt-above': 'no puede ser: supera {most}, que no puede rebasar',
  'api.doubt-falls': 'no puede ser: una suma no baja, y antes valía {before}',
};

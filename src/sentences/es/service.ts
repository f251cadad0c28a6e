import type { Sentences } from '../known-sentences.ts';

/** Lo que dicen el servicio propio, el cliente y el anfitrión: estados, negativas, y qué hacer. */
export const service: Sentences = {
  // service: jobs and products
  'The lease of this job is lost': 'La tarea pasó a otro proceso',
  'The compute thread is missing from this build': 'A esta versión le falta el hilo de cálculo',
  'The compute thread ended: {reason}': 'El hilo de cálculo terminó: {reason}',
  'The compute thread ended with {code}': 'El hilo de cálculo terminó con {code}',
  'project mask': 'máscara del proyecto',
  weather: 'tiempo',
  'climate projections': 'proyecciones climáticas',
  'climate risk': 'riesgo climático',
  'deforestation summary': 'resumen de deforestación',
  'deforestation indicator image': 'imagen de indicios de deforestación',
  'baseline sequestration': 'captura de referencia',
  'performance benchmark': 'referencia de rendimiento',
  'carbon additionality': 'adicionalidad de carbono',
  'greenhouse-gas emissions': 'emisiones de gases de efecto invernadero',
  'satellite index': 'índice satelital',
  soil: 'suelo',
  'wetlands mask': 'máscara de humedales',
  'portfolio deforestation summary': 'resumen de deforestación de la cartera',

  // service: requests
  'JSON decode error': 'El JSON no se puede leer',
  'Invalid JSON: {reason}': 'JSON no válido: {reason}',
  'Another group has this id; tag one Customer and the other Testing':
    'Otro grupo tiene este identificador; marque uno como Customer y el otro como Testing',
  'No user group has this id': 'Ningún grupo de usuarios tiene este identificador',
  'Field required: a file, a geojson field, or a GeoJSON body': 'Falta un campo: un archivo, un campo geojson o un cuerpo GeoJSON',
  'The form cannot be read: {reason}': 'El formulario no se puede leer: {reason}',
  '{path} is damaged ({reason}). Restore the backup beside it.':
    '{path} está dañado ({reason}). Restaure la copia de seguridad que está a su lado.',
  '{path} is a database, but not a Hectare workspace. Choose another folder.':
    '{path} es una base de datos, pero no un espacio de trabajo de Hectare. Elija otra carpeta.',
  '{path} was written by a newer Hectare (schema {version}, this one knows {known}). Update Hectare.':
    '{path} lo escribió un Hectare más nuevo (esquema {version}; este conoce {known}). Actualice Hectare.',
  '{path} is not a Hectare workspace. Choose another folder, or move that file away.':
    '{path} no es un espacio de trabajo de Hectare. Elija otra carpeta, o mueva ese archivo.',
  '{path} cannot hold a workspace: {Reason}. Choose another folder.':
    '{path} no puede contener un espacio de trabajo: {Reason}. Elija otra carpeta.',
  'it is a file': 'es un archivo',
  '{path} is a file': '{path} es un archivo',
  'it cannot be written to ({code})': 'no se puede escribir en ella ({code})',
  'Another Hectare service (process {id}) has this workspace open. Close it, or use another folder.':
    'Otro servicio de Hectare (proceso {id}) tiene abierto este espacio de trabajo. Ciérrelo, o use otra carpeta.',
  'The service listens on this computer only (127.0.0.1), not on {host}.':
    'El servicio escucha solo en este equipo (127.0.0.1), no en {host}.',
  'The service process is started by Hectare; for a service of your own use "hectare serve".':
    'El proceso del servicio lo inicia Hectare; para un servicio propio use «hectare serve».',

  // api: fields that do not fit
  'Field required': 'Falta este campo',
  'Input should be a valid number': 'Debe ser un número',
  'Input should be a valid boolean': 'Debe ser verdadero o falso',
  'Input should be a valid {kind}': 'Debe ser un valor de tipo {kind}',
  'Input should be {values}': 'Debe ser {values}',
  'Input should be a valid GeoJSON object': 'Debe ser un objeto GeoJSON',
  'A position should be [longitude, latitude]': 'Una posición debe ser [longitud, latitud]',
  'Longitude should be between -180 and 180': 'La longitud debe estar entre -180 y 180',
  'Latitude should be between -90 and 90': 'La latitud debe estar entre -90 y 90',
  'Input should be a valid list': 'Debe ser una lista',
  'Collections should be nested at most {n} deep': 'Las colecciones deben estar anidadas como mucho {n} veces',
  'Input should be a kind of GeoJSON geometry': 'Debe ser un tipo de geometría de GeoJSON',
  'The document should have at most {n} vertices': 'El documento debe tener como mucho {n} vértices',
  'The document should have at least one shape': 'El documento debe tener al menos una forma',
  'Input should be a valid date in the format YYYY-MM-DD': 'Debe ser una fecha con la forma AAAA-MM-DD',
  'Input should be on or after {date}': 'Debe ser el {date} o posterior',
  'Input should be on or before {date}': 'Debe ser el {date} o anterior',
  'Input should be greater than 0': 'Debe ser mayor que 0',
  'The four weights should sum to 1, they sum to {sum}': 'Los cuatro pesos deben sumar 1; suman {sum}',
  'must be an IANA time zone such as Africa/Nairobi': 'debe ser una zona horaria de IANA, por ejemplo Africa/Nairobi',
};

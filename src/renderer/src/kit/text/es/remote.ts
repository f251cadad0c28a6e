/** Capas de servicios de la red. */
export const remote = {
  title: 'Capas de un servicio',
  intro:
    'Un WMTS, o un MapServer o ImageServer de ArcGIS. Se pregunta al servicio cuando usted pulsa el botón; puede ver qué zona mira usted.',
  address: 'Dirección del servicio',
  addressHint: 'Por ejemplo https://maps.example.org/wmts. Escriba {key} donde va una clave.',
  look: 'Ver sus capas',
  asking: 'Se pregunta al servicio qué ofrece…',
  terms: 'Condiciones, en palabras del servicio: {terms}',
  find: 'Buscar una capa',
  elsewhere: 'Viene de otro servidor: {host}',
  allowAndShow: 'Permitir y mostrar',
  more: '{n} más. Busque una capa por su nombre.',
  leftOut: 'Otras {n} capas de este servicio no están en la lista.',
  none: 'Ninguna capa tiene estas palabras.',
  hindrance: {
    'no-system': 'En un sistema de coordenadas o una malla de teselas que Hectare no puede situar',
    'no-picture': 'En una forma que no es una imagen',
    'no-address': 'Sin una dirección a la que Hectare pueda preguntar',
    'no-geojson': 'En una forma que Hectare no lee',
  },
};

/** La pregunta por el sistema de coordenadas de un archivo. */
export const fileSystem = {
  title: '¿Dónde está «{name}»?',
  about:
    'Sus números no son grados (desde {x} este y {y} norte) y no nombra su sistema de coordenadas. Estos son los sistemas en cuyas zonas caen, primero el más cercano al mapa.',
  search: 'Buscar',
  searchHint: 'Un país, un nombre o un código EPSG.',
  list: 'Ningún sistema | Un sistema | {n} sistemas',
  sea: 'Mar',
  looking: 'Buscando sistemas que encajen…',
  typed: 'Los números no caen en la zona de {code}. Se puede usar de todos modos.',
  none: 'Ningún sistema encaja. Escriba un código EPSG, o exporte el archivo en WGS 84 (EPSG:4326).',
  later: 'La elección se ofrece otra vez para un archivo con este nombre. Si el lugar no es correcto, deshaga y abra el archivo de nuevo.',
  open: 'Abrir aquí',
};
/** La pregunta por las columnas de una tabla que contienen sus lugares. */
export const tableColumns = {
  open: 'Elegir las columnas de {name}',
  title: '¿Qué columnas de «{name}» contienen lugares?',
  about: 'Las primeras filas muestran dónde caen. Todas las columnas quedan como atributos.',
  reading: 'Leyendo las primeras filas…',
  choose: 'Elija las columnas con lugares.',
  sheet: 'Hoja',
  places: 'Los lugares están en',
  ways: { guess: 'las columnas reconocidas', pair: 'dos columnas', geometry: 'una columna' },
  x: 'X: longitud o este',
  y: 'Y: latitud o norte',
  geometry: 'Forma o lugar (WKT, GeoJSON, UTM, MGRS …)',
  none: 'Elegir…',
  system: 'Sistema de coordenadas',
  systemHint: 'Vacío para grados en WGS 84, o lo que diga la tabla. Si no, un código como EPSG:32637, o un nombre.',
  systemNext:
    'Estos números no son grados. Escriba su sistema de coordenadas, o abra la tabla: entonces se ofrecen los sistemas que encajan.',
  label: 'Nombre de las formas',
  guessed: 'como se reconoció',
  headless: 'La primera fila ya son datos',
  preview: 'Primeras filas',
  where: 'Dónde cae',
  action: 'Abrir',
};

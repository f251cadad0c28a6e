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

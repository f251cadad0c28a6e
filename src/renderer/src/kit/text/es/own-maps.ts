/** Mapas propios puestos sobre las formas. */
export const ownMaps = {
  open: 'Mapas propios…',
  title: 'Mapas propios sobre las formas',
  intro:
    'Un mapa de bosques, un mapa de cultivos, tierra indígena: lo que de cada forma mostrada queda dentro pasa a columnas, con el archivo del que sale. Un paso; Ctrl Z lo deshace.',
  map: 'Mapa',
  none: 'Aún no hay ningún mapa',
  choose: 'Elegir un archivo…',
  name: 'Cómo se llama el mapa; las columnas empiezan así',
  taken: 'Ya hay una columna {column} que es de otra cosa. Dé otro nombre al mapa.',
  how: 'De un archivo con áreas: el terreno que queda dentro, contado una vez donde se solapan; de los puntos, si quedan dentro. De un GeoTIFF de clases (primera banda, números enteros): el terreno bajo celdas con un valor distinto de 0, cada celda por la parte que queda en la forma y por su superficie.',
  running: 'Poniendo el mapa encima …',
  action: 'Contar en {n} forma | Contar en {n} formas',
  step: '{name} contado en {n} forma | {name} contado en {n} formas',
  counted: 'Contado en las formas que se muestran',
  inside: '{n} de {all} con terreno dentro, {ha} ha',
  outdated: '{n} ha cambiado desde entonces: cuente de nuevo | {n} han cambiado desde entonces: cuente de nuevo',
  noData: 'sin datos para {ha} ha',
  source: '{file}, contado el {day}, SHA-256 {digest}…',
  fault: {
    'no-areas': 'En este archivo no hay áreas, así que nada puede quedar dentro. Elija un archivo con polígonos.',
    'no-classes':
      'Sus celdas tienen más de 256 valores, o valores que no son números enteros. Un mapa propio es un mapa de clases, como 0 y 1.',
  },
};

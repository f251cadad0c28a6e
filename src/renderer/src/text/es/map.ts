import type * as english from '../en/map.ts';

/** El mapa: sus capas, los mapas propios, ir a un lugar, pasos en el tiempo. */
export const direction: typeof english.direction = { north: 'N', south: 'S', east: 'E', west: 'O' };
export const layers: typeof english.layers = {
  world: 'Mundo (Natural Earth)', north: 'El norte está arriba', legend: 'Leyenda',
  title: 'Capas', mask: 'Máscara del proyecto', boundary: 'Límite del proyecto', shapes: 'Formas y límites', opacity: 'Opacidad de {name}', show: 'Mostrar {name}', hide: 'Ocultar {name}', raise: 'Subir {name}', lower: 'Bajar {name}', inside: 'Proyecto', outside: 'Fuera', noData: 'sin datos', graticule: 'Cuadrícula de coordenadas', basemaps: 'Mapas base…', zoom: 'Acercar a {name}',
  side: { both: '{name}: en todo el mapa. Pulse para mostrarla solo a la izquierda de la línea', left: '{name}: a la izquierda de la línea. Pulse para el lado derecho', right: '{name}: a la derecha de la línea. Pulse para todo el mapa' }, swipe: 'Línea entre antes y después',
};
export const basemaps: typeof english.basemaps = {
  title: 'Mapas base', intro: 'Sus propios mapas debajo de todo lo demás. Los archivos se quedan donde están y funcionan sin red; de las direcciones, Hectare guarda las teselas que usted ha visto.', none: 'Todavía no hay ningún mapa propio. El mundo de Natural Earth siempre está.', addFile: 'Abrir un archivo (PMTiles, MBTiles, GeoTIFF)…', addAddress: 'Añadir una dirección', kind: 'Tipo', xyz: 'Teselas XYZ', wms: 'WMS', name: 'Nombre', address: 'Dirección', addressHint: 'https://tile.example.org/{z}/{x}/{y}.png', wmsHint: 'https://maps.example.org/wms', layers: 'Capas, separadas por comas', attribution: 'Atribución', key: 'Clave, donde la dirección contiene {key}', keyHint: 'La clave va al llavero.', save: 'Guardar', remove: 'Quitar {name}', thisRun: 'hasta que se cierre Hectare', terms: 'Respete las condiciones del propietario del mapa.',
};
export const find: typeof english.find = { title: 'Ir a un lugar', ask: 'Una población o una coordenada', hint: '45.07, 7.68 · 45° 4′ N 7° 41′ E · 32N 395000 4992000 · 32TLR9500092000', nothing: 'Ningún lugar se llama así, y no es una coordenada que Hectare conozca.' };
export const timeline: typeof english.timeline = { title: 'Pasos en el tiempo', step: 'Paso', play: 'Reproducir', pause: 'Pausa', before: 'Paso anterior', next: 'Paso siguiente', close: 'Cerrar los pasos', speed: 'Velocidad', missing: 'Sin imagen despejada', loading: 'Leyendo {n} de {all}', failed: 'No se puede obtener este paso: {reason}', month: 'Meses', quarter: 'Trimestres', year: 'Años', load: 'Mostrar pasos', compare: 'Comparar dos', first: 'Antes', second: 'Después', compareHint: 'Dos imágenes con una línea entre ellas', mean: 'Media' };

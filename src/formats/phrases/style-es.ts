import type { en } from './style-en.ts';

/** Lo que Hectare no puede guardar de estilos de otros programas y de carpetas de KML, por código. */
export const es: Record<keyof typeof en, string> = {
  'file.style.damaged': 'Este estilo no es QML ni SLD bien formado, así que no se tomó. Expórtelo de nuevo.',
  'file.style.too-large': 'Este estilo ocupa más de 4 MB, así que no se tomó: puede contener imágenes.',
  'file.style.shapes': 'Los puntos de este estilo tienen formas propias; aquí son discos.',
  'file.style.sizes': 'Los puntos de este estilo son menores o mayores que aquí.',
  'file.style.dashes': 'Las líneas de este estilo son discontinuas o punteadas; aquí son continuas.',
  'file.style.patterns': 'Las áreas de este estilo tienen tramas; aquí se rellenan con su color.',
  'file.style.outlines':
    'Los contornos de las áreas tienen en este estilo un color propio, o no hay; aquí son un tono más oscuro del área.',
  'file.style.layers': 'Este estilo dibuja varios símbolos uno sobre otro; se tomó el primero.',
  'file.style.empty': 'Este archivo no contiene ningún estilo de una capa de formas.',
  'file.style.too-many-classes': 'Este estilo tiene más de nueve clases, así que no se tomó. Elija clases en el panel *Estilo*.',
  'file.style.gaps': 'Entre las clases de este estilo hay valores sin clase: aquí cuentan en la clase inferior.',
  'file.style.opacities': 'Los colores de este estilo difieren en su opacidad; aquí todos tienen la del primero.',
  'file.style.widths': 'Las líneas de este estilo difieren en su grosor; aquí todas tienen el de la primera.',
  'file.style.hidden': 'Este estilo oculta algunas categorías o clases; aquí se muestran.',
  'file.style.mixed': 'Este estilo tiene valores sueltos junto a clases; se omitieron los que son menos.',
  'file.style.renderer':
    'El estilo de esta capa es de un tipo que Hectare no tiene («{name}»), así que no se tomó. Toma un solo símbolo, y categorías y clases de un atributo.',
  'file.style.expression': 'Hectare no tiene lugar para la condición o fórmula de «{name}» en este estilo; se omitió.',
  'file.style.symbol': 'Los símbolos del tipo «{name}» de este estilo se dibujan aquí con su color liso.',
  'file.kml.many-folders':
    'Este archivo dice de sus carpetas más de lo que Hectare guarda (10.000 carpetas, un millón de letras): algunas se muestran sin su descripción, o aunque estén ocultas.',
  'file.geopackage.damaged-styles':
    'La tabla de estilos de este GeoPackage está dañada, así que sus elementos tienen el color habitual. No se pierde nada más.',
  'file.kml.ground-picture':
    '«{name}» es una imagen sobre el terreno; su contorno se conservó como forma. La imagen misma queda en este archivo.',
  'file.kml.super-overlay':
    'Las imágenes sobre el terreno con sus propias regiones son partes de una imagen mayor y no se convirtieron en formas. Quedan en este archivo.',
  'file.kml.pictures-elsewhere':
    'Una imagen sobre el terreno no está en este archivo sino en {address}. No se descarga nada: el mapa no la muestra. | {n} imágenes sobre el terreno no están en este archivo; la primera está en {address}. No se descarga nada: el mapa no las muestra.',
  'file.kml.pictures-unfit':
    'El mapa no muestra {name}: está dañada, no es PNG, JPEG, GIF ni WebP, o es demasiado grande. | El mapa no muestra {n} imágenes sobre el terreno, la primera {name}: están dañadas, no son PNG, JPEG, GIF ni WebP, o son demasiado grandes.',
  'file.kml.pictures-gone':
    'Las imágenes sobre el terreno de este archivo ya no están a mano, porque ocupaba más de 256 MB, o Hectare terminó antes de tener una copia. Vuelva a abrirlo para verlas.',
  'file.kml.icons-elsewhere':
    'Un icono de puntos no está en este archivo sino en {address}. No se descarga nada sin preguntar: el mapa muestra un marcador. | {n} iconos de puntos no están en este archivo; el primero está en {address}. No se descarga nada sin preguntar: el mapa muestra marcadores.',
  'file.kml.icons-unfit':
    'El mapa muestra un marcador en lugar del icono {address}: está dañado, no es PNG, JPEG, GIF ni WebP, o es demasiado grande. | El mapa muestra marcadores en lugar de {n} iconos, el primero {address}: están dañados, no son PNG, JPEG, GIF ni WebP, o son demasiado grandes.',
  'file.kml.icons-not-held':
    'Un icono de puntos es una imagen junto al archivo ({address}), que un KML simple no puede contener: guarde como KMZ. | {n} iconos de puntos son imágenes junto al archivo, la primera es {address}. Un KML simple no puede contenerlas: guarde como KMZ.',
  'file.kml.icons-left-out':
    'La imagen de un icono de puntos no está a mano ({address}) y se omite. | Las imágenes de {n} iconos de puntos no están a mano, la primera es {address}; se omiten.',
  'file.kml.icons-gone':
    'Los iconos de este archivo ya no están a mano. Vuelva a abrirlo para verlos; hasta entonces el mapa muestra marcadores.',
  'file.kml.icons-many':
    'Este archivo tiene más iconos de los que Hectare muestra: el mapa muestra los primeros {n}, y marcadores en lugar de los demás.',
  'file.kml.pictures-many':
    'Este archivo tiene más imágenes sobre el terreno de las que Hectare muestra; el mapa muestra las primeras {n}.',
};

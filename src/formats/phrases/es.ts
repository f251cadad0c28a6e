import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import { es as ofExchange } from './exchange-es.ts';
import { es as ofStyles } from './style-es.ts';
import { es as ofXml } from './xml-es.ts';
import type { en } from './en.ts';

/** Lo que dicen los lectores de archivos y quienes los escriben, por código. */
export const es: Translation<typeof en> = {
  ...ofXml,
  ...ofExchange,
  ...ofStyles,
  // Cualquier archivo
  'file.empty': 'El archivo está vacío. ¿Se interrumpió la copia o la descarga?',
  'file.unknown-kind': 'Hectare no conoce este tipo de archivo. Abre {formats}.',
  'file.and-another': '{first}, {rest}',
  'file.other-ending': 'El nombre termina en {ending}, pero el archivo es {format}; se leyó como tal.',
  'file.not-written': 'Hectare no escribe {format}; escribe {formats}.',
  'file.too-large-whole':
    'Este tipo de archivo se lee entero, y {gigabytes:1} GB son demasiados para eso. Conviértalo a KML, GeoJSON, CSV, FlatGeobuf o GeoPackage, o descomprímalo: esos se leen por partes, de cualquier tamaño.',
  'file.changed-while-read': 'El archivo cambió o desapareció mientras se leía. Ábralo de nuevo.',
  'file.reading-failed': 'La lectura falló: {reason}. Por favor, informe de este archivo.',
  'file.more-notes': '… y {n} notas más de estos tipos.',
  'file.more-of-kind': '… y {n} más de este tipo.',
  'file.encoding-guessed':
    'Algunas letras no están en la codificación que el archivo declara, o no son UTF-8; se leyeron como Windows-1252. Mire los nombres.',
  'file.swapped-axes':
    'La latitud parece estar antes que la longitud: tal como está, una forma queda más allá de los polos. Intercambie los ejes y mire el mapa. | La latitud parece estar antes que la longitud: tal como están, {n} formas quedan más allá de los polos. Intercambie los ejes y mire el mapa.',
  'file.longitudes-beyond-180':
    'Una forma tiene longitudes más allá de 180 grados ({from} a {to}). Se mide y se dibuja donde corresponde, a una vuelta entera; Reparar la escribe entre -180 y 180. | {n} formas tienen longitudes más allá de 180 grados ({from} a {to}). Se miden y se dibujan donde corresponden, a una vuelta entera; Reparar las escribe entre -180 y 180.',
  'file.cut-at-180':
    'Una forma sobre el meridiano 180 se cortó allí, como pide RFC 7946: otros programas la dibujarían alrededor del resto de la Tierra. Su terreno es el mismo. | {n} formas sobre el meridiano 180 se cortaron allí, como pide RFC 7946: otros programas las dibujarían alrededor del resto de la Tierra. Su terreno es el mismo.',
  'file.cut-at-180-area':
    'Las formas cortadas tienen lados largos, que se cortaron rectos en longitud y latitud: sus hectáreas cambian en {hectares:4} en total.',
  'file.turned-within-180':
    'Una forma tenía longitudes más allá de 180 grados; se escribieron entre -180 y 180. Su lugar es el mismo. | {n} formas tenían longitudes más allá de 180 grados; se escribieron entre -180 y 180. Sus lugares son los mismos.',
  'file.whole-over-180':
    'Un recorrido sobre el meridiano 180 se escribió entero, punto por punto. Los programas que no toman el camino corto lo dibujan alrededor del resto de la Tierra. | {n} recorridos sobre el meridiano 180 se escribieron enteros, punto por punto. Los programas que no toman el camino corto los dibujan alrededor del resto de la Tierra.',
  'file.arcs':
    'Una forma tiene arcos. Se dibujan con lados rectos, uno por cada medio grado de arco: el área de un círculo completo se reduce en un 0,0013 %. | {n} formas tienen arcos. Se dibujan con lados rectos, uno por cada medio grado de arco: el área de un círculo completo se reduce en un 0,0013 %.',
  'file.the-file': 'El archivo',
  'file.the-table': 'La tabla',
  'file.the-shapefile': 'El shapefile',
  'file.feature-number': 'elemento {n}',
  'file.a-feature': 'Un elemento',
  'file.no-shape': 'El elemento {n} no tiene forma; se conserva en la tabla.',
  'file.bad-shape': 'La forma del elemento {n} no se puede leer ({reason}); se conservan sus atributos.',
  'file.nothing-readable': 'No hay ninguna forma en este archivo: {reason}',
  'file.measures-left-out': 'Las medidas a lo largo de líneas (valores M) no tienen lugar en Hectare; se omitieron.',
  'file.no-features': 'El archivo se leyó y no contiene ningún elemento. Mire si se exportó con un filtro o una selección.',
  'file.heights-filled': 'Algunas posiciones tienen altura; las que no, se escribieron con altura 0.',

  // Sistemas de coordenadas
  'file.crs-failed': 'El elemento {n} queda fuera de {system} y no se puede pasar a longitud y latitud; se conservan sus atributos.',
  'file.crs-transformed': '{what}: las coordenadas se pasaron de {system} a longitud y latitud (WGS 84).',
  'file.datum-shifted': '{what}: los lugares en {system} se llevaron a WGS 84 con «{shift}». Exactitud: {accuracy}.',
  'file.datum-shifted-without-grid':
    '{what}: los lugares en {system} se llevaron a WGS 84 con los parámetros «{shift}». Exactitud: {accuracy}. Lo habitual allí es una rejilla, {grid} (exactitud: {other}), que Hectare no tiene.',
  'file.datum-shifted-outside':
    '{what}: algunos lugares están fuera de las zonas para las que se conoce cómo pasar de {system} a WGS 84. Se llevaron con la más cercana, «{shift}», y pueden estar corridos unos cientos de metros: compárelos con el mapa.',
  'file.datum-not-shifted':
    '{what} está en el datum {datum}, del que Hectare no conoce el paso a WGS 84. La longitud y la latitud se tomaron tal como están y pueden estar corridas unos cientos de metros: compárelas con el mapa, o expórtelo en WGS 84 (EPSG:4326).',
  'file.crs-not-asked': '{format} está siempre en longitud y latitud (WGS 84), por lo que no se leyó en {system}.',
  'file.metres': '{n} m',
  'file.not-known': 'desconocida',
  'file.crs-wrong-code':
    '{what} nombra el código {code}, que tiene otros parámetros que los que escribe para {system}. Se usaron los que escribe.',
  'file.crs-not-said':
    '{what} no indica su sistema de coordenadas, y sus coordenadas no son grados. Indique el sistema, o expórtelo en WGS 84 (EPSG:4326).',
  'file.crs-unknown': '{what} está en el sistema de coordenadas {system}, que Hectare no conoce. Expórtelo en WGS 84 (EPSG:4326).',
  'file.crs-method':
    '{what} está en el sistema de coordenadas {system}. Hectare no tiene una fórmula para su proyección ({method}). Expórtelo en WGS 84 (EPSG:4326).',

  // Sistema de coordenadas en que se escribe
  'file.to-crs.written': 'Las coordenadas se escriben en {system}.',
  'file.to-crs.shifted': 'Los lugares se trasladaron de WGS 84 a {system} con «{shift}». Exactitud: {accuracy}.',
  'file.to-crs.shifted-without-grid':
    'Los lugares se trasladaron de WGS 84 a {system} con los parámetros «{shift}». Exactitud: {accuracy}. Allí la norma es una malla, {grid} (exactitud: {other}), que Hectare no tiene.',
  'file.to-crs.shifted-outside':
    'Algunos lugares están fuera de las áreas para las que se conocen pasos de WGS 84 a {system}. Se trasladaron con el más cercano, «{shift}», y pueden quedar a unos cientos de metros: elija un sistema del lugar.',
  'file.to-crs.not-shifted':
    'Hectare no conoce ningún paso de WGS 84 al datum {datum}. La longitud y la latitud se tomaron tal como están y pueden quedar a unos cientos de metros: elija otro sistema.',
  'file.to-crs.outside':
    'Un elemento, el {first}, está en todo o en parte fuera del área para la que se hizo {system} ({area}). Allí las longitudes y superficies se deforman: elija un sistema del lugar. | {n} elementos están, en todo o en parte, fuera del área para la que se hizo {system} ({area}); el primero es el elemento {first}. Allí las longitudes y superficies se deforman: elija un sistema del lugar.',
  'file.to-crs.failed':
    'El elemento {first} está donde {system} no tiene números; se escribió sin forma. Elija un sistema del lugar. | {n} elementos están donde {system} no tiene números; se escribieron sin forma. El primero es el elemento {first}. Elija un sistema del lugar.',
  'file.to-crs.long-sides':
    'Los lados rectos entre dos vértices representan lados en longitud y latitud. Los más largos se apartan entre sí hasta {metres:1} m en su mitad: añada antes vértices a los lados largos donde eso importe.',
  'file.to-crs.unknown':
    'Hectare no conoce el sistema de coordenadas {system}. Indique un código EPSG como EPSG:32636, un .prj, o utm para la zona del lugar.',
  'file.to-crs.method': 'Hectare no tiene fórmula para la proyección de {system} ({method}). Elija otro sistema de coordenadas.',
  'file.to-crs.no-text':
    'Hectare no sabe escribir la definición de {system}. Elija otro sistema de coordenadas, o dé un .prj con su definición.',
  'file.to-crs.nowhere': 'Ningún elemento tiene forma, así que no hay zona UTM del lugar.',
  'file.to-crs.always-wgs84':
    '{format} está siempre en longitud y latitud (WGS 84), por sus propias reglas. Para otro sistema de coordenadas escriba {formats}.',
  'file.to-crs.no-code':
    '{format} nombra su sistema de coordenadas con un código, y {system} no tiene ninguno. Escriba un shapefile o un GeoPackage.',

  // Por qué no se puede leer una forma
  'file.shape.surface':
    'es {kind}, una superficie en el espacio, y Hectare solo dibuja formas planas: conviértala antes en polígonos, por ejemplo con ogr2ogr -nlt MULTIPOLYGON',
  'file.shape.wrong-member': '{kind} no forma parte de una figura así',
  'file.shape.missing-column': 'nombra una columna que no existe',
  'file.shape.long-attribute': 'un atributo es más largo que su elemento',
  'file.shape.not-a-number': 'una coordenada no es un número',
  'file.shape.too-many-parts': 'Sus bytes están dañados: nombra más partes de las que caben en ellos',
  'file.shape.tangled': 'sus anillos se cruzan tantas veces que no se distinguen los contornos de los huecos',
  'file.shape.too-deep': 'Las colecciones están anidadas demasiado hondo',
  'file.shape.nested-too-deep': 'las colecciones están anidadas más de {n} veces',
  'file.shape.position': 'una posición no son dos o tres números',
  'file.shape.coordinate-too-large': 'una coordenada es demasiado grande para ser un número',
  'file.shape.not-a-list': '{what} no es una lista',
  'file.shape.a-line': 'una línea',
  'file.shape.a-polygon': 'un polígono',
  'file.shape.a-multi-polygon': 'un multipolígono',
  'file.shape.a-collection': 'una colección',
  'file.shape.not-an-object': 'la geometría no es un objeto',
  'file.shape.not-a-kind': '«{kind}» no es un tipo de geometría',
  'file.shape.no-lists': 'sus líneas no son listas de posiciones',
  'file.shape.curves': 'tiene curvas; expórtela con líneas rectas (Densify)',
  'file.shape.no-esri-kind': 'no es de ninguno de los tipos de ESRI JSON',
  'file.shape.lines-missing': 'faltan líneas de las que está hecha, o no son líneas',
  'file.shape.envelope': 'su recuadro no es de ningún tipo conocido',
  'file.shape.short-record': 'el registro es más corto de lo que dice',
  'file.shape.missing-mark': 'falta «{mark}» en el carácter {n}',
  'file.shape.not-a-number-text': '«{text}» no es un número',
  'file.shape.something-after': 'hay algo después del final de la forma',
  'file.shape.not-a-shape': '«{kind}» no es un tipo de forma',
  'file.shape.this': 'esto',
  'file.shape.not-expected': 'no se esperaba «{text}»',

  // Archivos comprimidos
  'file.zip.archive-too-large':
    'Un zip termina en 4 GB, y este sería mayor. Escriba un GeoPackage (.gpkg) o FlatGeobuf (.fgb), o divida el archivo.',
  'file.zip.too-large-to-write': 'El KML de un KMZ termina en 4 GB, y este sería mayor. Escriba KML o divida el archivo.',
  'file.zip.too-large-together': 'Los {n} archivos se expandirían a {megabytes:0} MB desde {kilobytes:0} kB. Hectare no abre archivos así.',
  'file.zip.too-large': '«{name}» se expandiría a {megabytes:0} MB desde {kilobytes:0} kB. Hectare no abre archivos así.',
  'file.zip.damaged-directory':
    'El archivo comprimido está dañado: no se puede leer su directorio. Consígalo de nuevo, o descomprímalo con otro programa y abra lo que salga.',
  'file.zip.locked': '«{name}», dentro del comprimido, está protegido con contraseña. Descomprímalo con ella y abra lo que salga.',
  'file.zip.other-packing':
    '«{name}», dentro del comprimido, está empaquetado de un modo que Hectare no lee (método {method}). Descomprímalo con otro programa y abra lo que salga.',
  'file.zip.damaged': '«{name}», dentro del comprimido, está dañado. Consiga el archivo de nuevo.',
  'file.zip.damaged-kept':
    '«{name}», dentro del comprimido, está dañado: se conservó lo anterior al daño. Consiga el archivo de nuevo para tener el resto.',
  'file.zip.damaged-shapes':
    '«{name}» está dañado dentro del comprimido: se conservó lo anterior al daño. Consiga el archivo de nuevo para tener el resto.',
  'file.zip.damaged-table':
    '«{name}», o más bien su tabla, está dañada dentro del comprimido: se conservó lo anterior al daño. Consiga el archivo de nuevo para tener el resto.',
  'file.zip.too-deep': 'Es un comprimido dentro de un comprimido dentro de un comprimido. Descomprímalo y abra lo que salga.',
  'file.zip.without-kml': 'No hay ningún archivo KML dentro. Si contiene un shapefile u otro formato, descomprímalo y abra lo que salga.',
  'file.zip.nothing-inside':
    'En este comprimido no hay ningún archivo que Hectare abra. Ponga en un solo zip un shapefile con su .dbf y .prj, un KML, GeoJSON, GPX, GeoPackage o CSV.',
  'file.zip.main-left-out': '«{name}», el archivo principal del comprimido, se omitió: {reason} En su lugar se leyó «{other}».',
  'file.zip.over-a-gigabyte': '«{name}» y lo que le sigue se omitieron: el archivo se expande a más de 1 GB. Descomprímalo para abrirlos.',
  'file.zip.over-the-limit': '«{name}» y lo que le sigue se omitieron: el archivo se expande demasiado. Descomprímalo para abrirlos.',
  'file.zip.kml-read': 'Un elemento vino de {name}, dentro del comprimido. | {n} elementos vinieron de {name}, dentro del comprimido.',
  'file.zip.kml-left-out': '{name}, dentro del comprimido, se omitió: {reason}',
  'file.zip.kml-left-out-from-there': '{name}, dentro del comprimido, se omitió desde ahí: {reason}',
  'file.zip.many-kml': 'El comprimido contiene {n} archivos KML; se leyeron los primeros {read}. Descomprímalo para abrir los demás.',
  'file.zip.member-read':
    'Un elemento vino de «{name}», dentro del comprimido ({format}). | {n} elementos vinieron de «{name}», dentro del comprimido ({format}).',
  'file.zip.member-left-out': '«{name}», dentro del comprimido, se omitió: {reason}',
  'file.zip.member-left-out-from-there': '«{name}», dentro del comprimido, se omitió desde ahí: {reason}',
  'file.zip.other-files': 'El comprimido contiene también archivos sin lugares, que se omitieron: {names}.',
  'file.zip.more-other-files': 'El comprimido contiene también archivos sin lugares, que se omitieron: {names} y {n} más.',
  'file.zip.many-files': 'El comprimido contiene {n} archivos; se leyeron los primeros {read}. Descomprímalo para abrir los demás.',

  // JSON
  'file.json.item': 'El elemento {n}',
  'file.json.nan': '{what} tiene NaN o Infinity donde JSON solo permite números; se leyeron como «sin valor».',
  'file.json.trailing-comma': '{what} tiene una coma detrás del último elemento de una lista, lo que JSON no permite; se leyó sin ella.',
  'file.json.invalid': 'Esto no es JSON: {reason}. ¿Está completo el archivo? Consígalo de nuevo o expórtelo otra vez.',
  'file.json.endless-feature': 'Un elemento de este archivo no termina: falta un corchete o una comilla. Exporte el archivo de nuevo.',
  'file.geojson.not-an-object': 'El elemento {n} no es un objeto GeoJSON y se omitió.',
  'file.geojson.bad-line': 'El elemento {n} del archivo no es JSON y se omitió; está dañado cerca del byte {byte} (línea {line}).',
  'file.geojson.type-case': '«{type}» se leyó como «{other}»: los tipos de GeoJSON distinguen mayúsculas.',
  'file.geojson.no-list': 'La colección no tiene lista de elementos.',
  'file.geojson.nested': 'Las colecciones dentro de colecciones se omitieron por debajo del segundo nivel.',
  'file.geojson.feature-type-case': '«{type}» del elemento {n} se leyó como «{other}»: los tipos de GeoJSON distinguen mayúsculas.',
  'file.geojson.geometry-name': 'El elemento {n} no tiene miembro «geometry»; se leyó en su lugar la forma de su miembro «{name}».',
  'file.geojson.nesting':
    'Las coordenadas del elemento {n} tienen un nivel de corchetes de más o de menos para {type}; se leyeron como {other}.',
  'file.geojson.lost-parts': '{parts} parte(s) del elemento {n} no se pueden leer ({reason}) y se omitieron.',
  'file.geojson.listed-properties': 'Las propiedades del elemento {n} son una lista, no un objeto; se omitieron.',
  'file.geojson.foreign-member':
    '«{name}» está junto a las propiedades de un elemento y se llama como una de ellas; solo se conservó la propiedad.',
  'file.geojson.truncated':
    'El archivo se interrumpe. Se conservó un elemento anterior; consiga el archivo de nuevo para tener el resto. | El archivo se interrumpe. Se conservaron {n} elementos anteriores; consiga el archivo de nuevo para tener el resto.',
  'file.geojson.damaged':
    'El archivo está dañado cerca del byte {byte} (línea {line}), detrás del elemento {n}: los corchetes o las comillas no encajan. Se leyó lo que se puede distinguir; compare el número de formas con el que debería ser, o consiga el archivo de nuevo.',
  'file.geojson.other-json': 'Esto es JSON, pero no GeoJSON: se espera un objeto con elementos o una geometría.',
  'file.topojson.incomplete':
    'Este TopoJSON no está completo o no es JSON: {reason}. Sus formas comparten líneas, así que una parte sola no se puede leer; consígalo de nuevo.',
  'file.topojson.no-topology': 'Esto no es TopoJSON: faltan objects y arcs. Expórtelo de nuevo.',
  'file.topojson.bad-shape': 'La forma del elemento {n} no se puede componer ({reason}); se conservan sus atributos.',
  'file.esri.not-a-feature': 'El elemento {n} no es un objeto geográfico y se omitió.',
  'file.esri.transfer-limit':
    'El servicio entregó solo una parte de sus elementos: estos {n} no son todos. Pídale los demás (resultOffset) o exporte la capa.',
  'file.esri.incomplete': 'Este ESRI JSON no está completo o no es JSON: {reason}. Consígalo de nuevo.',
  'file.esri.service-refused':
    'El archivo contiene la respuesta de un servicio que no aceptó la consulta, no formas: «{answer}». Consulte el servicio de nuevo.',

  // XML: KML y GPX
  'file.xml.bare-ampersand': '«&» está sola',
  'file.xml.undefined-entity': 'entidad sin definir {name}',
  'file.xml.endless-element': 'Un elemento de este archivo supera 256 MB: falta una etiqueta de cierre. Exporte el archivo de nuevo.',
  'file.xml.breaks-off':
    'El archivo se interrumpe dentro de <{element}>. Se conservó lo anterior; consiga el archivo de nuevo para tener el resto.',
  'file.xml.faults': 'El XML tiene fallos (el primero: {fault}). Se conservó lo que se pudo leer.',
  'file.kml.faults': 'El XML tiene fallos (el primero: {fault}). Se conservó lo que se pudo leer: compare el número de elementos.',
  'file.kml.breaks-off':
    'El archivo se interrumpe dentro de <{element}>. Se conservó un elemento anterior; consiga el archivo de nuevo para tener el resto. | El archivo se interrumpe dentro de <{element}>. Se conservaron {n} elementos anteriores; consiga el archivo de nuevo para tener el resto.',
  'file.kml.at-the-break': '«{name}» está en la rotura y se omitió.',
  'file.kml.faulty': 'Esto no es KML ({reason}). Expórtelo de nuevo desde el programa que lo hizo.',
  'file.kml.tour':
    'Los recorridos (gx:Tour), que vuelan sobre lugares, se omitieron; los lugares que muestran se leen donde están en el archivo.',
  'file.kml.none': 'Esto no es KML. Expórtelo de nuevo desde el programa que lo hizo.',
  'file.kml.too-deep': 'Los elementos están anidados más de {n} veces. Esto no es un archivo de mapa.',
  'file.kml.endless-description':
    'Una descripción de este archivo supera 16 MB: falta una etiqueta de cierre. Exporte el archivo de nuevo.',
  'file.kml.link-to': '«{name}» es un enlace a otro archivo ({address}); Hectare no descarga nada. Guarde ese archivo y ábralo.',
  'file.kml.link': '«{name}» es un enlace a otro archivo; Hectare no descarga nada. Guarde ese archivo y ábralo.',
  'file.kml.screen-picture-at':
    '«{name}» es una imagen fija en la pantalla ({address}); Hectare no descarga nada. Guarde ese archivo y ábralo.',
  'file.kml.screen-picture': '«{name}» es una imagen fija en la pantalla; Hectare no descarga nada. Guarde ese archivo y ábralo.',
  'file.kml.bad-coordinates': '«{name}» tiene {n} coordenadas que no son números; se omitieron.',
  'file.kml.no-shape': '«{name}» no tiene forma; se conserva en la tabla.',
  'file.kml.deletes':
    'Este archivo elimina lugares de otro archivo, y Hectare no cambia otros archivos: esa parte se omitió. Guarde el otro archivo como KML y ábralo.',
  'file.kml.changes':
    'Este archivo cambia lugares de otro archivo, y Hectare no cambia otros archivos: los lugares cambiados se abren con lo que hay aquí. Guarde el otro archivo como KML y ábralo.',
  'file.gpx.faulty': 'Esto no es GPX ({reason}). Expórtelo de nuevo desde el aparato o programa que lo hizo.',
  'file.gpx.none': 'Esto no es GPX. Expórtelo de nuevo desde el aparato o programa que lo hizo.',
  'file.gpx.point-details':
    'Los puntos de recorridos y rutas traen además {what}. Hectare conserva el lugar, la altura y la hora de cada uno; lo que trae un recorrido o una ruta entera se conserva.',
  'file.gpx.too-deep': 'Los elementos están anidados más de {n} veces. Esto no es un archivo GPX.',
  'file.gpx.bad-coordinates': '«{name}» tiene {n} puntos cuya lon o lat no es un número; se omitieron.',
  'file.gpx.no-points': '«{name}» no tiene puntos; se conserva en la tabla.',
  'file.gpx.no-shape': 'GPX no guarda nada sin forma. Elementos sin ella, que se omitieron: {n}.',
  'file.gpx.areas-as-tracks':
    'GPX no tiene áreas: un polígono se escribió como recorrido por su límite. | GPX no tiene áreas: {n} polígonos se escribieron como recorridos por sus límites.',

  // Tablas y texto WKT
  'file.csv.no-place': 'La fila {n} no tiene lugar; se conserva en la tabla.',
  'file.csv.bad-shape': 'La forma de la fila {n} no se puede leer ({reason}); se conservan sus demás columnas.',
  'file.csv.not-a-place': 'Fila {n}: «{text}» no es un lugar; la fila se conserva sin él.',
  'file.csv.not-coordinates': 'Fila {n}: «{x}», «{y}» no son coordenadas; la fila se conserva sin lugar.',
  'file.csv.letter-o':
    'La letra O de una longitud se leyó como oeste. Si significa Ost (este en alemán), llame «Länge» a la columna y abra la tabla de nuevo.',
  'file.csv.letters-swapped':
    'N y S están en la columna de las longitudes, E y W en la de las latitudes: se siguieron las letras, no los nombres de las columnas.',
  'file.csv.rows-without-crs': '{n} filas están en un sistema de coordenadas que la tabla no indica; se conservan sin lugar.',
  'file.csv.rows-of-unknown-crs': '{n} filas están en el sistema de coordenadas {system}, que Hectare no conoce; se conservan sin lugar.',
  'file.csv.lines-above': 'Se omitieron {n} líneas encima del encabezado de la tabla.',
  'file.csv.empty-rows': '{n} filas no contienen más que separadores; se omitieron.',
  'file.table.without-rows': 'Esta tabla no tiene filas debajo de una primera línea de nombres.',
  'file.csv.without-places':
    'Ninguna columna de esta tabla contiene lugares. Llame a dos columnas «longitude» y «latitude» en la primera línea, o a una «wkt» con formas en texto WKT.',
  'file.csv.unclosed-quote':
    'Una comilla se abre y no se cierra: todo lo que sigue quedó en una sola celda. Compare el número de filas y cierre la comilla.',
  'file.csv.guarded-cells':
    'Hay un apóstrofo delante de {n} celdas que una hoja de cálculo ejecutaría como fórmula; Hectare lo quita al leer la tabla.',
  'file.csv.unguarded-cells': 'De {n} celdas se quitó el apóstrofo que impide que una hoja de cálculo ejecute un texto como fórmula.',
  'file.sheet.locked': 'El libro está protegido con una contraseña. Guarde una copia sin ella y ábrala.',
  'file.sheet.damaged':
    'No se puede leer el libro ({reason}). Ábralo en un programa de hojas de cálculo, guárdelo de nuevo y abra ese archivo.',
  'file.sheet.too-large':
    'El libro ocupa más de {megabytes} MB, más de lo que se puede leer de una vez. Guarde su hoja como CSV, que se lee con cualquier tamaño.',
  'file.sheet.too-many-cells':
    'El libro dice tener más de {most} celdas con contenido. Guarde como CSV las filas con parcelas y abra ese archivo.',
  'file.sheet.without-places':
    'Ninguna hoja tiene columnas con lugares. Llame a dos columnas «longitude» y «latitude», o a una «wkt» con texto WKT, en la fila encima de los datos.',
  'file.sheet.hidden': 'La hoja «{name}» está oculta en su libro; se leyó como las demás.',
  'file.sheet.merged': 'En la hoja «{name}» hay {n} grupos de celdas combinadas; su valor está solo en la primera celda de cada uno.',
  'file.sheet.errors': 'En la hoja «{name}» {n} celdas muestran un error como #N/A; aquí están vacías.',
  'file.sheet.formulas':
    'En la hoja «{name}» {n} fórmulas no tienen resultado en el archivo; aquí están vacías. Abra y guarde el libro en un programa de hojas de cálculo para tenerlas.',
  'file.sheet.left-out': 'La hoja «{name}» ({n} filas) no tiene columnas con lugares; se dejó fuera.',
  'file.sheet.column-renamed': 'La columna «{name}» se llama «{renamed}» en el libro, cuya columna de ese nombre contiene las formas.',
  'file.sheet.shape-too-long':
    'La forma de la fila {n} tiene más de los {most} caracteres que caben en una celda de un libro; su celda está vacía. Guarde como CSV o GeoPackage para conservarla.',
  'file.sheet.text-cut': '{n} textos tienen más de los {most} caracteres que caben en una celda de un libro; terminan ahí.',
  'file.csv.column-renamed': 'La columna «WKT» se llama «WKT_2» en la tabla, cuya columna de ese nombre contiene las formas.',
  'file.wkt.damaged-binary': 'El binario WKB está dañado o se interrumpe ({reason}). Expórtelo de nuevo.',
  'file.wkt.bad-shape': 'La forma {n} no se puede leer ({reason}) y se omitió.',
  'file.wkt.none-because': 'Aquí no hay ninguna forma en texto WKT: {reason} Una línea dice por ejemplo POINT (35.1 0.2).',
  'file.wkt.none': 'Aquí no hay ninguna forma en texto WKT. Una línea dice por ejemplo POINT (35.1 0.2).',
  'file.wkt.without-shape': 'Un elemento no tiene forma y se omitió. | {n} elementos no tienen forma y se omitieron.',
  'file.wkt.without-attributes': 'El texto WKT guarda solo formas; los atributos se omitieron. CSV conserva ambos.',

  // Bases de datos
  'file.sqlite.not-one': 'Esto no es una base de datos SQLite. Expórtela de nuevo desde el programa que la hizo.',
  'file.sqlite.damaged':
    'La base de datos está dañada: sus páginas no encajan. Cópiela de nuevo con el programa que la escribió cerrado, o expórtela otra vez.',
  'file.geopackage.missing-table':
    'La tabla de la capa «{name}» no está en el archivo, o es una vista, una consulta que solo una base de datos puede responder; se omitió. Guarde la vista como una capa propia.',
  'file.geopackage.layer': '«{name}»',
  'file.geopackage.column-renamed':
    'La columna «{name}» se llama «{other}» en el GeoPackage, que no distingue mayúsculas y tiene columnas propias.',
  'file.geopackage.other-tables': 'Las tablas sin formas no se abren: {names}.',
  'file.geopackage.bad-shape': 'La forma de la fila {n} de «{name}» no se puede leer ({reason}); se conservan sus atributos.',
  'file.geopackage.no-layers':
    'No hay ninguna capa de formas en esta base de datos. Un GeoPackage de imágenes, u otra base de datos, no se puede abrir como límites.',
  'file.geopackage.write-ahead':
    'El archivo se usó con un registro de escritura anticipada (.gpkg-wal). No contiene los cambios que el otro programa no ha integrado: cierre ese programa y abra el archivo de nuevo si falta algo.',
  'file.mbtiles.no-index':
    'Este archivo MBTiles no tiene índice de sus teselas, así que cada tesela leería todo el archivo. Hágalo: sqlite3 ARCHIVO "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)".',
  'file.mbtiles.not-one': 'Esto no es un archivo MBTiles (una base de datos SQLite). Expórtelo de nuevo desde el programa que lo hizo.',
  'file.mbtiles.no-tiles': 'Esta base de datos no contiene teselas. Un GeoPackage de parcelas se abre con Archivo, Abrir.',

  // FlatGeobuf y shapefile
  'file.flatgeobuf.damaged': 'El archivo FlatGeobuf está dañado: {reason}. Consígalo de nuevo.',
  'file.flatgeobuf.no-beginning': 'termina en sus primeros bytes',
  'file.flatgeobuf.cut-header': 'su encabezado está cortado',
  'file.flatgeobuf.too-many-columns': 'dice tener {n} columnas',
  'file.flatgeobuf.too-many-features': 'dice tener más elementos de los que caben',
  'file.flatgeobuf.bad-header': 'su encabezado no se puede leer',
  'file.flatgeobuf.truncated':
    'El archivo se interrumpe tras un elemento; consígalo de nuevo para tener el resto. | El archivo se interrumpe tras {n} elementos; consígalo de nuevo para tener el resto.',
  'file.shapefile.columns-cut':
    'En la tabla de un shapefile caben {columns} columnas y {bytes} bytes por fila. Cortado u omitido: {names}. GeoPackage lo conserva todo.',
  'file.shapefile.more-columns-cut':
    'En la tabla de un shapefile caben {columns} columnas y {bytes} bytes por fila. Cortado u omitido: {names} y {n} más. GeoPackage lo conserva todo.',
  'file.shapefile.name-shortened': 'La columna «{name}» se llama «{other}» en el shapefile, donde caben diez bytes.',
  'file.shapefile.too-large':
    'Cada archivo de un shapefile termina en 2 GB, y {file} tendría {gigabytes:1} GB. Escriba un GeoPackage (.gpkg) o FlatGeobuf (.fgb), que no tienen ese límite, o divida el archivo.',
  'file.shapefile.several-layers': 'Un shapefile guarda un solo tipo de forma: se escribieron {n} en el comprimido.',
  'file.shapefile.crs-assumed': '{layer} no tiene archivo .prj; sus coordenadas se tomaron como longitud y latitud (WGS 84).',
  'file.shapefile.numbers-as-text':
    'Los números de «{name}» necesitan más dígitos de los que admite un shapefile; se escribieron como texto.',
  'file.shapefile.not-one': 'El archivo .shp no es un shapefile. Expórtelo de nuevo desde el programa que lo hizo.',
  'file.shapefile.damaged-table': 'El archivo .dbf junto a {layer} está dañado, así que sus formas no tienen atributos.',
  'file.shapefile.no-table':
    '{layer} no tiene un archivo .dbf a su lado, así que sus formas no tienen atributos. Abra todas las partes juntas, o un zip con todas.',
  'file.shapefile.no-prj':
    '{layer} no tiene archivo .prj y sus coordenadas no son grados. Añada el .prj, o expórtelo en WGS 84 (EPSG:4326).',
  'file.shapefile.bad-record': 'La forma del registro {n} está dañada; se conservan sus atributos.',
  'file.shapefile.no-shape': 'El registro {n} de {layer} no tiene una forma que Hectare dibuje; se conserva en la tabla.',
  'file.shapefile.truncated':
    'El archivo .shp se interrumpe o está dañado tras una forma; consígalo de nuevo para tener el resto. | El archivo .shp se interrumpe o está dañado tras {n} formas; consígalo de nuevo para tener el resto.',
  'file.shapefile.deleted': '{n} registros de {layer} están marcados como eliminados en su tabla; se omitieron, como en otros programas.',
  'file.shapefile.row-count': '{layer} tiene {shapes} formas y {rows} filas en su tabla: se unieron por su orden. Compare algunos nombres.',

  // Tipos de archivo que no se leen
  'file.unread.arrow': 'Es un archivo Arrow, como GeoArrow. Conviértalo a GeoPackage, por ejemplo: ogr2ogr out.gpkg in.arrow',
  'file.unread.osm':
    'Es un archivo de OpenStreetMap, cuyas áreas hay que componer antes a partir de puntos. Conviértalo, por ejemplo: ogr2ogr out.gpkg in.osm multipolygons',
  'file.unread.overpass':
    'Es una respuesta del servicio Overpass en su propio JSON. En Overpass Turbo elija Exportar, GeoJSON; o conviértala con osmtogeojson.',
  'file.unread.map-style': 'Es un estilo que dice cómo se dibuja un mapa, no límites. Abra los datos que dibuja.',
  'file.unread.czml': 'Es CZML, una escena de Cesium. Pida los límites como GeoJSON o KML.',
  'file.unread.tiles': 'Es un archivo de teselas de mapa, no límites. Se puede mostrar bajo el mapa: añádalo como mapa de fondo.',
  'file.unread.point-cloud':
    'Es una nube de puntos de un escáner láser, no límites. Dibuje los límites con otro programa y guárdelos como GeoPackage.',
  'file.unread.grid': 'Es una malla de valores medidos (netCDF, HDF o GRIB), no límites.',
  'file.unread.map-project': 'Es un proyecto de QGIS, que nombra sus datos y no los contiene. Abra los archivos que muestra.',
  'file.unread.web-page':
    'Es una página web, quizá una que pide iniciar sesión en lugar del archivo. Descargue de nuevo el archivo en el navegador.',
  'file.unread.picture': 'Es una imagen, no límites. Un GeoTIFF se puede mostrar bajo el mapa: añádalo como mapa de fondo.',
  'file.unread.pdf': 'Es un PDF. Pida los límites como KML, GeoJSON, shapefile o GeoPackage.',
  'file.unread.spreadsheet':
    'Es un documento de un programa de oficina sin una tabla que se pueda leer. Guarde la tabla como XLSX o CSV con columnas «longitude» y «latitude», o «wkt», y ábrala.',
  'file.unread.packed': 'Es un archivo empaquetado (gz, 7z o rar). Desempaquételo y abra lo que salga, o empaquételo como zip.',
  'file.unread.town-model':
    'Es CityGML, un modelo de una ciudad en el espacio. Convierta la planta de sus edificios a GeoPackage, por ejemplo: ogr2ogr out.gpkg in.gml',

  // Fórmulas de la tabla de atributos
  'file.formula.not-understood': '«{text}» no se entiende. Una fórmula tiene campos, números, "texto" y los signos + - * / & ( ).',
  'file.formula.not-a-number': '«{text}» no es un número, así que {sign} no puede usarlo. Para unir textos escriba &.',
  'file.formula.too-long': 'La fórmula supera los 500 caracteres.',
  'file.formula.breaks-off': 'La fórmula termina donde debería seguir un campo o un número.',
  'file.formula.no-field': 'Ninguna forma tiene un campo «{name}».',
  'file.formula.no-operand': 'Donde está «{text}» debería haber un campo o un número.',
  'file.formula.no-bracket': 'Falta un paréntesis de cierre.',
  'file.formula.no-sign': 'Falta un signo antes de «{text}».',

  // Nombres de los formatos
  'format.geojsonseq': 'secuencia de texto GeoJSON',
  'format.topojson': 'TopoJSON',
  'format.esrijson': 'ESRI JSON',
  'format.geojson': 'GeoJSON',
  'format.kml': 'Google Earth (KML)',
  'format.shapefile': 'shapefile (zip, o .shp con sus partes)',
  'format.archive': 'comprimido (zip) con archivos de estos tipos',
  'format.kmz': 'Google Earth (KMZ)',
  'format.geopackage': 'GeoPackage',
  'format.gpx': 'intercambio GPS (GPX)',
  'format.gml': 'GML (catastros, servicios WFS)',
  'format.osm': 'OpenStreetMap (XML)',
  'format.flatgeobuf': 'FlatGeobuf',
  'format.spreadsheet': 'Hoja de cálculo (Excel, OpenDocument)',
  'format.wkt': 'texto o binario bien conocido (WKT, WKB)',
  'format.csv': 'tabla con coordenadas (CSV)',
};

import type { Sentences } from '../known-sentences.ts';

/** Notas y negativas de los lectores de archivos, con sus nombres y cifras; las que no están aquí se dicen por su código. */
export const files: Sentences = {
  'The file': 'El archivo',
  'The table': 'La tabla',
  'The shapefile': 'El shapefile',
  'Item {n}': 'El elemento {n}',

  // any format
  'Hectare does not know this kind of file. It opens {formats}.': 'Hectare no conoce este tipo de archivo. Abre {formats}.',
  'The name ends in {ending}, but the file is {Format}; it was read as that.':
    'El nombre termina en {ending}, pero el archivo es {Format}; se leyó como tal.',
  'Table with coordinates (CSV)': 'tabla con coordenadas (CSV)',
  'GeoJSON text sequence': 'secuencia de texto GeoJSON',
  'GPS exchange (GPX)': 'intercambio GPS (GPX)',
  'Google Earth (KML)': 'Google Earth (KML)',
  'Google Earth (KMZ)': 'Google Earth (KMZ)',
  'Shapefile (zip, or .shp with its parts)': 'shapefile (zip, o .shp con sus partes)',
  'Well-known text or binary (WKT, WKB)': 'texto o binario bien conocido (WKT, WKB)',
  'The file is empty. Was the copy or download interrupted?': 'El archivo está vacío. ¿Se interrumpió la copia o la descarga?',
  'Hectare does not write {format}; it writes {formats}.': 'Hectare no escribe {format}; escribe {formats}.',
  '… and {n} more notes of these kinds.': '… y {n} notas más de estos tipos.',
  '… and {n} more of this kind.': '… y {n} más de este tipo.',
  'This kind of file is read as a whole, and {size} GB are too many for that. Convert it to KML, GeoJSON, CSV, FlatGeobuf or GeoPackage, or unzip it: those are read in parts, at any size.':
    'Este tipo de archivo se lee entero, y {size} GB son demasiados para eso. Conviértalo a KML, GeoJSON, CSV, FlatGeobuf o GeoPackage, o descomprímalo: esos se leen por partes, de cualquier tamaño.',
  'Latitude seems to stand before longitude: {n} shapes lie beyond the poles as they are. Swap the axes and look at the map.':
    'La latitud parece estar antes que la longitud: tal como están, {n} formas quedan más allá de los polos. Intercambie los ejes y mire el mapa.',
  '{n} shapes have longitudes beyond 180 degrees ({from} to {to}). They are measured and drawn where they are meant, a whole turn away; Repair writes them within -180 to 180.':
    '{n} formas tienen longitudes más allá de 180 grados ({from} a {to}). Se miden y se dibujan donde corresponden, a una vuelta entera; Reparar las escribe entre -180 y 180.',
  'Some letters are not in the encoding that the file declares, or not UTF-8; they were read as Windows-1252. Look at the names.':
    'Algunas letras no están en la codificación que el archivo declara, o no son UTF-8; se leyeron como Windows-1252. Mire los nombres.',
  'Feature {n} lies outside {system} and cannot be turned into longitude and latitude; its attributes are kept.':
    'El elemento {n} queda fuera de {system} y no se puede pasar a longitud y latitud; se conservan sus atributos.',
  '{What}: coordinates were turned from {system} into longitude and latitude (WGS 84). On an older datum places can be off by some metres.':
    '{What}: las coordenadas se pasaron de {system} a longitud y latitud (WGS 84). Con un datum antiguo los lugares pueden estar corridos algunos metros.',
  '{What} does not say its coordinate system, and its coordinates are not degrees. Export it in WGS 84 (EPSG:4326).':
    '{What} no indica su sistema de coordenadas, y sus coordenadas no son grados. Expórtelo en WGS 84 (EPSG:4326).',
  '{What} is in the coordinate system {system}, which Hectare does not know. Export it in WGS 84 (EPSG:4326).':
    '{What} está en el sistema de coordenadas {system}, que Hectare no conoce. Expórtelo en WGS 84 (EPSG:4326).',
  'it is a {kind}, a surface in space, and Hectare draws flat shapes only: turn it into polygons first, for instance with ogr2ogr -nlt MULTIPOLYGON':
    'es {kind}, una superficie en el espacio, y Hectare solo dibuja formas planas: conviértala antes en polígonos, por ejemplo con ogr2ogr -nlt MULTIPOLYGON',
  '{n} shapes have arcs. They are drawn by straight sides, one for every half degree of an arc: the area of a full circle becomes smaller by 0.0013 %.':
    '{n} formas tienen arcos. Se dibujan con lados rectos, uno por cada medio grado de arco: el área de un círculo completo se reduce en un 0,0013 %.',
  'a {kind} is no part of such a shape': '{kind} no forma parte de una figura así',
  'Collections are nested too deep': 'Las colecciones están anidadas demasiado hondo',
  'it names a column that is not there': 'nombra una columna que no existe',
  'an attribute is longer than its feature': 'un atributo es más largo que su elemento',
  'a coordinate is not a number': 'una coordenada no es un número',
  'One element of this file is longer than 256 MB: an end tag is missing. Export the file again.':
    'Un elemento de este archivo supera 256 MB: falta una etiqueta de cierre. Exporte el archivo de nuevo.',
  '“&” stands alone': '«&» está sola',
  'undefined entity {name}': 'entidad sin definir {name}',

  // archives
  '“{name}” would unzip to {size} MB from {packed} kB. Hectare does not open such archives.':
    '«{name}» se expandiría a {size} MB desde {packed} kB. Hectare no abre archivos así.',
  'The archive is damaged: its directory cannot be read. Get the file again, or unzip it with another program and open what comes out.':
    'El archivo comprimido está dañado: no se puede leer su directorio. Consígalo de nuevo, o descomprímalo con otro programa y abra lo que salga.',
  '“{name}” inside the archive is locked with a password. Unzip it with its password and open what comes out.':
    '«{name}», dentro del comprimido, está protegido con contraseña. Descomprímalo con ella y abra lo que salga.',
  '“{name}” inside the archive is packed in a way that Hectare does not read (method {method}). Unzip it with another program and open what comes out.':
    '«{name}», dentro del comprimido, está empaquetado de un modo que Hectare no lee (método {method}). Descomprímalo con otro programa y abra lo que salga.',
  '“{name}” inside the archive is damaged. Get the file again.':
    '«{name}», dentro del comprimido, está dañado. Consiga el archivo de nuevo.',
  '“{name}” inside the archive is damaged: what stood before the damage was kept. Get the file again to have the rest.':
    '«{name}», dentro del comprimido, está dañado: se conservó lo anterior al daño. Consiga el archivo de nuevo para tener el resto.',
  '“{name}” is damaged inside the archive: what stood before the damage was kept. Get the file again to have the rest.':
    '«{name}» está dañado dentro del comprimido: se conservó lo anterior al daño. Consiga el archivo de nuevo para tener el resto.',
  '“{name}”, or rather its table, is damaged inside the archive: what stood before the damage was kept. Get the file again to have the rest.':
    '«{name}», o más bien su tabla, está dañada dentro del comprimido: se conservó lo anterior al daño. Consiga el archivo de nuevo para tener el resto.',
  'There is no KML file in this archive. If it holds a shapefile or another format, unzip it and open that.':
    'No hay ningún archivo KML dentro. Si contiene un shapefile u otro formato, descomprímalo y abra lo que salga.',
  '“{name}”, the main file of the archive, was left out: {Reason} “{other}” was read in its place.':
    '«{name}», el archivo principal del comprimido, se omitió: {Reason} En su lugar se leyó «{other}».',
  '“{name}” and what follows it were left out: the archive unzips to more than 1 GB. Unzip it to open them.':
    '«{name}» y lo que le sigue se omitieron: el archivo se expande a más de 1 GB. Descomprímalo para abrirlos.',
  '{n} features came from {name} inside the archive.': '{n} elementos vinieron de {name}, dentro del comprimido.',
  '{name} inside the archive was left out from there on: {Reason}': '{name}, dentro del comprimido, se omitió desde ahí: {Reason}',
  '{name} inside the archive was left out: {Reason}': '{name}, dentro del comprimido, se omitió: {Reason}',
  'The archive holds {n} KML files; the first {read} were read. Unzip it to open the others.':
    'El comprimido contiene {n} archivos KML; se leyeron los primeros {read}. Descomprímalo para abrir los demás.',

  'It is an archive in an archive in an archive. Unzip it and open what comes out.':
    'Es un comprimido dentro de un comprimido dentro de un comprimido. Descomprímalo y abra lo que salga.',
  '“{name}” and what follows it were left out: the archive unzips to too much. Unzip it to open them.':
    '«{name}» y lo que le sigue se omitieron: el archivo se expande demasiado. Descomprímalo para abrirlos.',
  '{n} features came from “{name}” inside the archive ({Format}).': '{n} elementos vinieron de «{name}», dentro del comprimido ({Format}).',
  'The archive holds files without places as well, which were left out: {names} and {n} more.':
    'El comprimido contiene también archivos sin lugares, que se omitieron: {names} y {n} más.',
  'The archive holds files without places as well, which were left out: {names}.':
    'El comprimido contiene también archivos sin lugares, que se omitieron: {names}.',
  'The archive holds {n} files; the first {read} were read. Unzip it to open the others.':
    'El comprimido contiene {n} archivos; se leyeron los primeros {read}. Descomprímalo para abrir los demás.',
  'Archive (zip) with files of these kinds': 'comprimido (zip) con archivos de estos tipos',
  'There is no file in this archive that Hectare opens. Put a shapefile with its .dbf and .prj, a KML, GeoJSON, GPX, GeoPackage or CSV into one zip.':
    'En este comprimido no hay ningún archivo que Hectare abra. Ponga en un solo zip un shapefile con su .dbf y .prj, un KML, GeoJSON, GPX, GeoPackage o CSV.',
  'This is a packed file (gz, 7z or rar). Unpack it and open what comes out, or pack it as a zip.':
    'Es un archivo empaquetado (gz, 7z o rar). Desempaquételo y abra lo que salga, o empaquételo como zip.',

  '{n} rows hold nothing but separators; they were left out.': '{n} filas no contienen más que separadores; se omitieron.',

  // ESRI JSON
  'its lines are no lists of positions': 'sus líneas no son listas de posiciones',
  'it has curves; export it with straight lines (Densify)': 'tiene curvas; expórtela con líneas rectas (Densify)',
  'it is none of the kinds of ESRI JSON': 'no es de ninguno de los tipos de ESRI JSON',
  'The service gave only a part of its features: these {n} are not all. Ask it for the others (resultOffset), or export the layer.':
    'El servicio entregó solo una parte de sus elementos: estos {n} no son todos. Pídale los demás (resultOffset) o exporte la capa.',
  'ESRI JSON': 'ESRI JSON',
  'This ESRI JSON is not complete or not JSON: {reason}. Get it again.':
    'Este ESRI JSON no está completo o no es JSON: {reason}. Consígalo de nuevo.',
  'The file holds the answer of a service that refused, not shapes: “{answer}”. Ask the service again.':
    'El archivo contiene la respuesta de un servicio que no aceptó la consulta, no formas: «{answer}». Consulte el servicio de nuevo.',

  // KML, GPX
  '“{what}” stands at the break and was left out.': '«{what}» está en la rotura y se omitió.',
  'This is not KML ({reason}). Export it again from the program that made it.':
    'Esto no es KML ({reason}). Expórtelo de nuevo desde el programa que lo hizo.',
  'This is not KML. Export it again from the program that made it.': 'Esto no es KML. Expórtelo de nuevo desde el programa que lo hizo.',
  'The file breaks off inside <{element}>. {n} features before the break were kept; get the file again to have the rest.':
    'El archivo se interrumpe dentro de <{element}>. Se conservaron {n} elementos anteriores; consiga el archivo de nuevo para tener el resto.',
  'The XML has faults (first: {Fault}). What could be read was kept: compare the number of features.':
    'El XML tiene fallos (el primero: {Fault}). Se conservó lo que se pudo leer: compare el número de elementos.',
  'Elements are nested more than {n} deep. This is not a map file.':
    'Los elementos están anidados más de {n} veces. Esto no es un archivo de mapa.',
  'A description of this file is longer than 16 MB: an end tag is missing. Export the file again.':
    'Una descripción de este archivo supera 16 MB: falta una etiqueta de cierre. Exporte el archivo de nuevo.',
  '{name} is a link to another file ({address}); Hectare fetches nothing. Save that file and open it.':
    '{name} es un enlace a otro archivo ({address}); Hectare no descarga nada. Guarde ese archivo y ábralo.',
  '{name} is a link to another file; Hectare fetches nothing. Save that file and open it.':
    '{name} es un enlace a otro archivo; Hectare no descarga nada. Guarde ese archivo y ábralo.',
  '{name} is a picture fixed to the screen ({address}); Hectare fetches nothing. Save that file and open it.':
    '{name} es una imagen fija en la pantalla ({address}); Hectare no descarga nada. Guarde ese archivo y ábralo.',
  '{name} is a picture fixed to the screen; Hectare fetches nothing. Save that file and open it.':
    '{name} es una imagen fija en la pantalla; Hectare no descarga nada. Guarde ese archivo y ábralo.',
  '{name} is a picture on the ground; its outline was kept, the picture was not.':
    '{name} es una imagen sobre el terreno; se conservó su contorno, la imagen no.',
  '{name} has {n} coordinates that are not numbers; they were left out.': '{name} tiene {n} coordenadas que no son números; se omitieron.',
  '{name} has no shape; it is kept in the table.': '{name} no tiene forma; se conserva en la tabla.',
  'This file deletes places of another file, and Hectare changes no other file: that part was left out. Save the other file as KML and open it.':
    'Este archivo elimina lugares de otro archivo, y Hectare no cambia otros archivos: esa parte se omitió. Guarde el otro archivo como KML y ábralo.',
  'This file changes places of another file, and Hectare changes no other file: the changed places are opened with what stands here. Save the other file as KML and open it.':
    'Este archivo cambia lugares de otro archivo, y Hectare no cambia otros archivos: los lugares cambiados se abren con lo que hay aquí. Guarde el otro archivo como KML y ábralo.',
  'This is not GPX ({reason}). Export it again from the device or program that made it.':
    'Esto no es GPX ({reason}). Expórtelo de nuevo desde el aparato o programa que lo hizo.',
  'This is not GPX. Export it again from the device or program that made it.':
    'Esto no es GPX. Expórtelo de nuevo desde el aparato o programa que lo hizo.',
  'The file breaks off inside <{element}>. What stood before the break was kept; get the file again to have the rest.':
    'El archivo se interrumpe dentro de <{element}>. Se conservó lo anterior; consiga el archivo de nuevo para tener el resto.',
  'The XML has faults (first: {Fault}). What could be read was kept.':
    'El XML tiene fallos (el primero: {Fault}). Se conservó lo que se pudo leer.',
  'Points of tracks and routes also carry {what}. Hectare keeps the place, height and time of each; what a whole track or route carries is kept.':
    'Los puntos de recorridos y rutas traen además {what}. Hectare conserva el lugar, la altura y la hora de cada uno; lo que trae un recorrido o una ruta entera se conserva.',
  'Elements are nested more than {n} deep. This is not a GPX file.':
    'Los elementos están anidados más de {n} veces. Esto no es un archivo GPX.',
  '{name} has {n} points whose lon or lat is not a number; they were left out.':
    '{name} tiene {n} puntos cuya lon o lat no es un número; se omitieron.',
  '{name} has no points; it is kept in the table.': '{name} no tiene puntos; se conserva en la tabla.',
  'Feature {n} has no shape, and GPX holds nothing without one; it was left out.':
    'El elemento {n} no tiene forma, y GPX no guarda nada sin ella; se omitió.',
  'GPX has no areas: {n} polygons were written as tracks along their boundaries.':
    'GPX no tiene áreas: {n} polígonos se escribieron como recorridos por sus límites.',

  // GeoJSON, TopoJSON
  '{What} has NaN or Infinity where JSON allows only numbers; they were read as “no value”.':
    '{What} tiene NaN o Infinity donde JSON solo permite números; se leyeron como «sin valor».',
  '{What} has a comma behind the last item of a list, which JSON does not allow; it was read without.':
    '{What} tiene una coma detrás del último elemento de una lista, lo que JSON no permite; se leyó sin ella.',
  'a position is not two or three numbers': 'una posición no son dos o tres números',
  'a coordinate is too large to be a number': 'una coordenada es demasiado grande para ser un número',
  '{What} is not a list': '{What} no es una lista',
  coordinates: 'coordinates',
  geometries: 'geometries',
  'the geometry is not an object': 'la geometría no es un objeto',
  'collections are nested more than {n} deep': 'las colecciones están anidadas más de {n} veces',
  '“{kind}” is not a kind of geometry': '«{kind}» no es un tipo de geometría',
  'Item {n} is not a GeoJSON object and was left out.': 'El elemento {n} no es un objeto GeoJSON y se omitió.',
  '“{type}” was read as “{other}”: types of GeoJSON are case-sensitive.':
    '«{type}» se leyó como «{other}»: los tipos de GeoJSON distinguen mayúsculas.',
  'The collection has no list of features.': 'La colección no tiene lista de elementos.',
  'Collections inside collections were left out below the second level.':
    'Las colecciones dentro de colecciones se omitieron por debajo del segundo nivel.',
  '“{type}” of feature {n} was read as “{other}”: types of GeoJSON are case-sensitive.':
    '«{type}» del elemento {n} se leyó como «{other}»: los tipos de GeoJSON distinguen mayúsculas.',
  'The coordinates of feature {n} have a level of brackets too many or too few for a {type}; they were read as a {other}.':
    'Las coordenadas del elemento {n} tienen un nivel de corchetes de más o de menos para {type}; se leyeron como {other}.',
  '{parts} part(s) of feature {n} cannot be read ({Reason}) and were left out.':
    '{parts} parte(s) del elemento {n} no se pueden leer ({Reason}) y se omitieron.',
  'Feature {n} has no shape; it is kept in the table.': 'El elemento {n} no tiene forma; se conserva en la tabla.',
  'The shape of feature {n} cannot be read ({Reason}); its attributes are kept.':
    'La forma del elemento {n} no se puede leer ({Reason}); se conservan sus atributos.',
  'The properties of feature {n} are a list, not an object; they were left out.':
    'Las propiedades del elemento {n} son una lista, no un objeto; se omitieron.',
  '“{name}” stands beside the properties of a feature and has the name of one of them; only the property was kept.':
    '«{name}» está junto a las propiedades de un elemento y se llama como una de ellas; solo se conservó la propiedad.',
  'This is not JSON: {reason}. Is the file complete? Get it again, or export it anew.':
    'Esto no es JSON: {reason}. ¿Está completo el archivo? Consígalo de nuevo o expórtelo otra vez.',
  'The file breaks off. {n} features before the break were kept; get the file again to have the rest.':
    'El archivo se interrumpe. Se conservaron {n} elementos anteriores; consiga el archivo de nuevo para tener el resto.',
  'Item {n} of the file is not JSON and was left out.': 'El elemento {n} del archivo no es JSON y se omitió.',
  'This is JSON, but not GeoJSON: an object with features or a geometry is expected.':
    'Esto es JSON, pero no GeoJSON: se espera un objeto con elementos o una geometría.',
  'There is no shape in this file: {Reason}': 'No hay ninguna forma en este archivo: {Reason}',
  'A feature of this file does not end: a bracket or a quote is missing. Export the file again.':
    'Un elemento de este archivo no termina: falta un corchete o una comilla. Exporte el archivo de nuevo.',
  'This TopoJSON is not complete or not JSON: {reason}. Its shapes share their lines, so that a part alone cannot be read; get it again.':
    'Este TopoJSON no está completo o no es JSON: {reason}. Sus formas comparten líneas, así que una parte sola no se puede leer; consígalo de nuevo.',
  'This is not TopoJSON: objects and arcs are missing. Export it again.': 'Esto no es TopoJSON: faltan objects y arcs. Expórtelo de nuevo.',
  'The shape of feature {n} cannot be put together ({Reason}); its attributes are kept.':
    'La forma del elemento {n} no se puede componer ({Reason}); se conservan sus atributos.',

  // tables and well-known text
  'Row {n} has no place; it is kept in the table.': 'La fila {n} no tiene lugar; se conserva en la tabla.',
  'The shape of row {n} cannot be read ({Reason}); its other columns are kept.':
    'La forma de la fila {n} no se puede leer ({Reason}); se conservan sus demás columnas.',
  'Row {n}: “{text}” is no place; the row is kept without one.': 'Fila {n}: «{text}» no es un lugar; la fila se conserva sin él.',
  'Row {n}: “{x}”, “{y}” are not coordinates; the row is kept without a place.':
    'Fila {n}: «{x}», «{y}» no son coordenadas; la fila se conserva sin lugar.',
  'The letter O of a longitude was read as west (oeste, ouest). If it means Ost, call the column “Länge” and open the table again.':
    'La letra O de una longitud se leyó como oeste. Si significa Ost (este en alemán), llame «Länge» a la columna y abra la tabla de nuevo.',
  'N and S stand in the column of longitudes, E and W in that of latitudes: the letters were followed, not the names of the columns.':
    'N y S están en la columna de las longitudes, E y W en la de las latitudes: se siguieron las letras, no los nombres de las columnas.',
  '{n} rows are in a coordinate system that the table does not say; they are kept without a place.':
    '{n} filas están en un sistema de coordenadas que la tabla no indica; se conservan sin lugar.',
  '{n} rows are in the coordinate system {system}, which Hectare does not know; they are kept without a place.':
    '{n} filas están en el sistema de coordenadas {system}, que Hectare no conoce; se conservan sin lugar.',
  '{n} lines above the head of the table were left out.': 'Se omitieron {n} líneas encima del encabezado de la tabla.',
  'No column of this table holds places. Name two columns “longitude” and “latitude” in the first line, or one “wkt” with shapes as well-known text.':
    'Ninguna columna de esta tabla contiene lugares. Llame a dos columnas «longitude» y «latitude» en la primera línea, o a una «wkt» con formas en texto WKT.',
  'A quote is opened and never closed: everything behind it became one cell. Compare the number of rows, and close the quote.':
    'Una comilla se abre y no se cierra: todo lo que sigue quedó en una sola celda. Compare el número de filas y cierre la comilla.',
  '“{what}” is missing at character {n}': 'falta «{what}» en el carácter {n}',
  '“{text}” is not a number': '«{text}» no es un número',
  'something stands after the end of the shape': 'hay algo después del final de la forma',
  '“{kind}” is not a kind of shape': '«{kind}» no es un tipo de forma',
  '“{text}” was not expected': 'no se esperaba «{text}»',
  'The well-known binary is damaged or breaks off ({Reason}). Export it again.':
    'El binario WKB está dañado o se interrumpe ({Reason}). Expórtelo de nuevo.',
  'Shape {n} cannot be read ({Reason}) and was left out.': 'La forma {n} no se puede leer ({Reason}) y se omitió.',
  'There is no shape in well-known text here: {Reason} A line reads for instance POINT (35.1 0.2).':
    'Aquí no hay ninguna forma en texto WKT: {Reason} Una línea dice por ejemplo POINT (35.1 0.2).',
  'There is no shape in well-known text here. A line reads for instance POINT (35.1 0.2).':
    'Aquí no hay ninguna forma en texto WKT. Una línea dice por ejemplo POINT (35.1 0.2).',
  '{n} features have no shape and were left out.': '{n} elementos no tienen forma y se omitieron.',
  'Well-known text holds shapes only; the attributes were left out. CSV keeps both.':
    'El texto WKT guarda solo formas; los atributos se omitieron. CSV conserva ambos.',

  // databases
  'This is not an SQLite database. Export it again from the program that made it.':
    'Esto no es una base de datos SQLite. Expórtela de nuevo desde el programa que la hizo.',
  'The database is damaged: its pages do not fit together. Copy it again with the program that wrote it closed, or export it anew.':
    'La base de datos está dañada: sus páginas no encajan. Cópiela de nuevo con el programa que la escribió cerrado, o expórtela otra vez.',
  'its envelope is of no known kind': 'su recuadro no es de ningún tipo conocido',
  'The table of layer “{name}” is not in the file, or it is a view, a query that only a database can answer; it was left out. Save a view as a layer of its own.':
    'La tabla de la capa «{name}» no está en el archivo, o es una vista, una consulta que solo una base de datos puede responder; se omitió. Guarde la vista como una capa propia.',
  'The column “{name}” is called “{new}” in the GeoPackage, which does not tell names by case and has columns of its own.':
    'La columna «{name}» se llama «{new}» en el GeoPackage, que no distingue mayúsculas y tiene columnas propias.',
  'The column “WKT” is called “WKT_2” in the table, whose column of that name holds the shapes.':
    'La columna «WKT» se llama «WKT_2» en la tabla, cuya columna de ese nombre contiene las formas.',
  'Tables without shapes are not opened: {names}.': 'Las tablas sin formas no se abren: {names}.',
  'The shape of row {n} of “{name}” cannot be read ({Reason}); its attributes are kept.':
    'La forma de la fila {n} de «{name}» no se puede leer ({Reason}); se conservan sus atributos.',
  'There is no layer of shapes in this database. A GeoPackage of pictures, or another database, cannot be opened as boundaries.':
    'No hay ninguna capa de formas en esta base de datos. Un GeoPackage de imágenes, u otra base de datos, no se puede abrir como límites.',
  'The file was used with a write-ahead log (.gpkg-wal). Changes that the other program has not merged are not in it: close that program, and open the file again if something is missing.':
    'El archivo se usó con un registro de escritura anticipada (.gpkg-wal). No contiene los cambios que el otro programa no ha integrado: cierre ese programa y abra el archivo de nuevo si falta algo.',
  'This MBTiles file has no index of its tiles, so that every tile would read the whole file. Make one: sqlite3 FILE "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)".':
    'Este archivo MBTiles no tiene índice de sus teselas, así que cada tesela leería todo el archivo. Hágalo: sqlite3 ARCHIVO "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)".',
  'This is not an MBTiles file (an SQLite database). Export it again from the program that made it.':
    'Esto no es un archivo MBTiles (una base de datos SQLite). Expórtelo de nuevo desde el programa que lo hizo.',
  'This database has no map tiles in it. A GeoPackage of parcels is opened with File, Open.':
    'Esta base de datos no contiene teselas. Un GeoPackage de parcelas se abre con Archivo, Abrir.',

  // FlatGeobuf, shapefile
  'The FlatGeobuf file is damaged: {Reason}. Get it again.': 'El archivo FlatGeobuf está dañado: {Reason}. Consígalo de nuevo.',
  'it ends within its first bytes': 'termina en sus primeros bytes',
  'its header is cut off': 'su encabezado está cortado',
  'it claims {n} columns': 'dice tener {n} columnas',
  'it claims more features than it has room for': 'dice tener más elementos de los que caben',
  'its header cannot be read': 'su encabezado no se puede leer',
  'The file breaks off after {n} features; get it again to have the rest.':
    'El archivo se interrumpe tras {n} elementos; consígalo de nuevo para tener el resto.',
  'Some positions have heights; those without were written at height 0.':
    'Algunas posiciones tienen altura; las que no, se escribieron con altura 0.',
  "A shapefile's table has room for {columns} columns and {bytes} bytes a row. Cut or left out: {names} and {n} more. GeoPackage keeps them all.":
    'En la tabla de un shapefile caben {columns} columnas y {bytes} bytes por fila. Cortado u omitido: {names} y {n} más. GeoPackage lo conserva todo.',
  "A shapefile's table has room for {columns} columns and {bytes} bytes a row. Cut or left out: {names}. GeoPackage keeps them all.":
    'En la tabla de un shapefile caben {columns} columnas y {bytes} bytes por fila. Cortado u omitido: {names}. GeoPackage lo conserva todo.',
  'The column “{name}” is called “{other}” in the shapefile, which has room for ten bytes.':
    'La columna «{name}» se llama «{other}» en el shapefile, donde caben diez bytes.',
  'A shapefile holds one kind of shape: {n} were written into the archive.':
    'Un shapefile guarda un solo tipo de forma: se escribieron {n} en el comprimido.',
  'the record is shorter than it says': 'el registro es más corto de lo que dice',
  '{layer} has no .prj file; its coordinates were taken as longitude and latitude (WGS 84).':
    '{layer} no tiene archivo .prj; sus coordenadas se tomaron como longitud y latitud (WGS 84).',
  '{layer} is in longitude and latitude of {system}, without the shift to WGS 84 in its .prj. They were taken as they stand and can be off by some hundred metres: compare with the map, or export it in WGS 84 (EPSG:4326).':
    '{layer} está en longitud y latitud de {system}, sin el desplazamiento a WGS 84 en su .prj. Se tomaron como están y pueden estar corridas algunos cientos de metros: compare con el mapa, o expórtelo en WGS 84 (EPSG:4326).',
  'The .shp file is not a shapefile. Export it again from the program that made it.':
    'El archivo .shp no es un shapefile. Expórtelo de nuevo desde el programa que lo hizo.',
  'The .dbf file beside {layer} is damaged, so its shapes have no attributes.':
    'El archivo .dbf junto a {layer} está dañado, así que sus formas no tienen atributos.',
  '{layer} has no .dbf file beside it, so its shapes have no attributes. Open all parts together, or a zip with all of them.':
    '{layer} no tiene un archivo .dbf a su lado, así que sus formas no tienen atributos. Abra todas las partes juntas, o un zip con todas.',
  '{layer} has no .prj file and its coordinates are not degrees. Add the .prj, or export it in WGS 84 (EPSG:4326).':
    '{layer} no tiene archivo .prj y sus coordenadas no son grados. Añada el .prj, o expórtelo en WGS 84 (EPSG:4326).',
  'The shape of record {n} is damaged; its attributes are kept.': 'La forma del registro {n} está dañada; se conservan sus atributos.',
  'Record {n} of {layer} has no shape that Hectare draws; it is kept in the table.':
    'El registro {n} de {layer} no tiene una forma que Hectare dibuje; se conserva en la tabla.',
  'The .shp file breaks off or is damaged after {n} shapes; get it again to have the rest.':
    'El archivo .shp se interrumpe o está dañado tras {n} formas; consígalo de nuevo para tener el resto.',
  '{n} records of {layer} are marked as deleted in its table; they were left out, as other programs do.':
    '{n} registros de {layer} están marcados como eliminados en su tabla; se omitieron, como en otros programas.',
  '{layer} has {shapes} shapes and {rows} rows in its table: they were joined by their order. Compare some names.':
    '{layer} tiene {shapes} formas y {rows} filas en su tabla: se unieron por su orden. Compare algunos nombres.',

  // kinds of files that are not read
  'This is a CAD drawing (DXF or DWG), and a drawing does not say where on Earth it lies. Export it as a shapefile or GeoPackage with its coordinate system, for instance in QGIS, or: ogr2ogr -a_srs EPSG:32636 out.gpkg in.dxf':
    'Es un dibujo CAD (DXF o DWG), y un dibujo no dice en qué lugar de la Tierra está. Expórtelo como shapefile o GeoPackage con su sistema de coordenadas, por ejemplo en QGIS, o: ogr2ogr -a_srs EPSG:32636 out.gpkg in.dxf',
  'This is a picture, not boundaries. A GeoTIFF can be shown under the map: add it as a basemap.':
    'Es una imagen, no límites. Un GeoTIFF se puede mostrar bajo el mapa: añádalo como mapa base.',
  'This is a PDF. Ask for the boundaries as KML, GeoJSON, a shapefile or a GeoPackage.':
    'Es un PDF. Pida los límites como KML, GeoJSON, shapefile o GeoPackage.',
  'This is a spreadsheet. Save it as CSV with columns “longitude” and “latitude”, or “wkt”, and open that.':
    'Es una hoja de cálculo. Guárdela como CSV con columnas «longitude» y «latitude», o «wkt», y ábrala.',
  'This is GML. Convert it to GeoPackage or GeoJSON, for instance: ogr2ogr out.gpkg in.gml':
    'Es GML. Conviértalo a GeoPackage o GeoJSON, por ejemplo: ogr2ogr out.gpkg in.gml',
  'This is a MapInfo file. Convert it to GeoPackage, for instance: ogr2ogr out.gpkg in.tab':
    'Es un archivo de MapInfo. Conviértalo a GeoPackage, por ejemplo: ogr2ogr out.gpkg in.tab',
  'The file changed or went away while it was being read. Open it again.':
    'El archivo cambió o desapareció mientras se leía. Ábralo de nuevo.',
  'Reading failed: {reason}. Please report this file.': 'La lectura falló: {reason}. Por favor, informe de este archivo.',

  // formulas of the attribute table
  '“{text}” is not understood. A formula has fields, numbers, "text" and the signs + - * / & ( ).':
    '«{text}» no se entiende. Una fórmula tiene campos, números, "texto" y los signos + - * / & ( ).',
  '“{text}” is no number, so {sign} cannot use it. To join texts write &.':
    '«{text}» no es un número, así que {sign} no puede usarlo. Para unir textos escriba &.',
  'The formula is longer than 500 characters.': 'La fórmula supera los 500 caracteres.',
  'The formula ends where a field or a number should follow.': 'La fórmula termina donde debería seguir un campo o un número.',
  'No shape has a field “{name}”.': 'Ninguna forma tiene un campo «{name}».',
  'A field or a number should stand where “{text}” is.': 'Donde está «{text}» debería haber un campo o un número.',
  'A closing bracket is missing.': 'Falta un paréntesis de cierre.',
  'A sign is missing before “{text}”.': 'Falta un signo antes de «{text}».',
};

import type { CoordinateFaultCode } from '#geo/coordinate-text.ts';
import type { EditRefusalCode } from '#geo/editing/index.ts';
import type { ProblemCode, RuleCode } from '#geo/index.ts';
import { problems } from '#sentences/es/geometry.ts';

/** Lo que dicen la geometría, los lectores de archivos y el anfitrión, por su código. Sus frases en inglés están donde nacen; una que falta aquí se muestra en inglés. */
interface Told {
  problem: Record<ProblemCode, string>;
  edit: Record<EditRefusalCode, string>;
  rule: Record<RuleCode, string>;
  coordinate: Record<CoordinateFaultCode, string>;
  fault: Record<string, string>;
  note: Record<string, string>;
}

export const told: Told = {
  problem: problems,
  edit: {
    'not-a-polygon': 'Solo los polígonos se pueden editar así. Elija una forma con área.',
    'invalid-shape': 'La forma tiene fallos, así que el resultado sería una conjetura. Repárela primero.',
    'line-too-short': 'Una línea necesita dos puntos distintos. Dibújela desde fuera de la forma, a través de ella, hasta el otro lado.',
    'line-does-not-cross': 'La línea no corta la forma en piezas. Empiece fuera de la forma, crúcela y termine fuera.',
    'nothing-left': 'No quedaría nada de la forma. Use una distancia o un hueco menor, o elimine la forma.',
    outside: 'El hueco queda fuera de la forma. Dibújelo donde está la forma.',
    'around-a-pole': 'La forma rodea un polo, donde no hay mapa plano para editarla. Reparar la corta primero en el meridiano 180.',
    'too-large': 'La forma llega más lejos de lo que una distancia en metros se mantiene exacta de una sola pieza. Divídala primero.',
    'too-few-points': 'Se necesitan tres puntos distintos para encerrar tierra.',
    'no-area': 'Los puntos no encierran tierra: están sobre una línea.',
    'not-a-number': 'Una distancia debe ser un número de metros; una tolerancia debe ser mayor que 0.',
  },
  rule: {
    'no-shape': 'No hay forma. Dibuje la parcela u omita la fila.',
    'kind-not-taken': 'El destino no acepta este tipo de forma.',
    'invalid-shape': 'La forma tiene un fallo. Repárela primero.',
    'invalid-after-rounding': 'La forma es buena, pero no con sus coordenadas redondeadas. Quite los vértices casi repetidos y los picos.',
    'has-holes': 'El destino no acepta huecos. Divida la parcela, o rellene los huecos donde la tierra le pertenece.',
    'too-small': 'La parcela es menor de lo que se pide.',
    'too-large': 'La parcela es mayor de lo que se acepta. Divídala.',
    'too-many-vertices': 'La forma tiene más vértices de los que se aceptan. Simplifíquela.',
    'point-too-large':
      'Un punto no puede representar tanta tierra. Dibuje su límite; solo donde se cría ganado bovino puede un punto representar más.',
    'area-not-read':
      'Las hectáreas del punto están en otro atributo o como texto. El destino solo lee un número en “Area”, y sin él supone 4 ha.',
    'country-not-read': '“ProducerCountry” debe tener las dos letras mayúsculas de ISO 3166-1, como KE.',
    'coarse-coordinates':
      'Ninguna coordenada usa los decimales pedidos. Si los lugares se midieron con más exactitud, expórtelos de nuevo sin redondear.',
    'file-too-large':
      'Juntas, estas parcelas hacen un archivo mayor de lo que el destino acepta (25 MB en EUDR). Envíelas en varios archivos, o simplifique los límites que tienen más vértices de los medidos.',
    'outside-limits': 'Un vértice queda fuera de los límites. Mire si la latitud y la longitud están intercambiadas, u omita la parcela.',
  },
  coordinate: {
    'not-understood': 'Esto no se entiende. Escriba grados (45.07, 7.68), grados y minutos, UTM con su zona, o MGRS.',
    'one-number': 'Falta la mitad de la coordenada. Escriba latitud y longitud: 45.07, 7.68.',
    'two-latitudes': 'Los dos números indican la misma dirección. Uno necesita N o S, el otro E u O.',
    'sign-and-letter': 'El signo menos y la letra se contradicen. Escriba −45.07 o 45.07 S.',
    'latitude-too-large': 'Una latitud está entre −90 y 90. Si la longitud va primero, escriba letras: 95.5 E, 7.2 N.',
    'longitude-too-large': 'Una longitud está entre −180 y 180. Para metros, escriba antes la zona UTM: 18S 500000 9834000.',
    'sixty-minutes': 'Los minutos y los segundos son menores que 60. Para grados decimales, escriba un punto: 45.61.',
    'fraction-before-minutes': 'Solo el último número puede tener decimales: 45° 7.5′ o 45.125°.',
    'comma-twice':
      'La coma puede ser decimal o separar los números. Escriba puntos para los decimales, o un punto y coma entre los números: 45,07; 7,68.',
    'utm-without-zone': 'Falta la zona UTM. Escríbala antes: 18S 500000 9834000.',
    'utm-zone': 'Esa zona UTM no existe. Las zonas van de 1 a 60; en Svalbard no hay 32X, 34X ni 36X.',
    'utm-south-or-band':
      'S puede ser el hemisferio sur o la banda de 32 a 40° N, y ambos son posibles. Escriba «sur» o «norte»: 19 sur 500000 4000000.',
    'utm-band': 'La letra de la banda y la coordenada norte se contradicen. Escriba N o S para el hemisferio, o revise ambas.',
    'utm-easting': 'La coordenada este de UTM está entre 100 000 y 900 000 metros. Escriba este antes que norte, en metros enteros.',
    'utm-northing': 'La coordenada norte de UTM está entre 0 y 10 000 000 de metros. Cuente sus cifras.',
    'mgrs-digits': 'MGRS lleva tantas cifras para el este como para el norte, como máximo cinco de cada una: 33T WG 00000 49776.',
    'mgrs-square': 'Ese cuadrado no existe en esta zona MGRS. Revise la zona y las letras: 33T WG 00000 49776.',
    'mgrs-polar': 'Cerca de los polos MGRS no tiene zonas, y Hectare no lee allí sus cuadrados. Escriba grados.',
  },
  fault: {
    network: 'No se puede alcanzar el servicio. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
    timeout: 'El servicio no respondió a tiempo. No se ha perdido nada de lo escrito: inténtelo de nuevo.',
    cancelled: 'Cancelado.',
    unauthorised: 'El servicio rechazó la clave. Escríbala de nuevo en Conexiones.',
    forbidden: 'El servicio no permite eso a esta clave. Pregunte al proveedor qué incluye su plan.',
    'not-found': 'El servicio ya no conoce esto. Actualice la lista de proyectos.',
    'not-ready': 'Todavía no está disponible.',
    'too-large': 'El servicio rechazó la subida por su tamaño. Simplifique las formas o divida el archivo.',
    'wrong-type': 'El servicio no acepta este tipo de subida.',
    invalid: 'El servicio rechazó la solicitud; vea los campos que nombra.',
    refused: 'El servicio rechazó la solicitud. Pregunte al proveedor qué significa.',
    'too-many': 'El servicio pide una pausa. Inténtelo de nuevo dentro de un minuto.',
    server: 'El servicio tuvo un fallo propio. Inténtelo más tarde.',
    shape: 'La respuesta del servicio no tiene la forma esperada.',
    redirected: 'El servicio remite a otra dirección. Revise la dirección en Conexiones.',
    'no-key': 'No hay clave para esta conexión. Escríbala en Conexiones.',
    'already-waiting': 'Esto ya espera en la bandeja de salida. Ábrala para enviarlo o descartarlo.',
    'being-sent': 'Esto se está enviando ahora mismo. Espere la respuesta.',
    'not-there': 'Esto ya no está en la bandeja de salida: se envió o se descartó.',
    unsure: 'No se puede saber si llegó. Mire en el servicio y decida.',
    'shape-missing': 'Falta el límite de esta entrada en la carpeta de la bandeja de salida. Cree el proyecto de nuevo desde su archivo.',
    terms: 'Las condiciones de este mapa prohíben guardar zonas de él. Elija otro mapa o un archivo.',
    'host-gone': 'El anfitrión de Hectare no responde. Inicie Hectare de nuevo; lo escrito se conserva en su borrador.',
    'no-session':
      'Esta página no tiene sesión con Hectare. Abra la dirección que imprimió Hectare, o pulse Intro donde se ejecuta para obtener una nueva.',
    'disk-full': 'El disco está lleno. Haga sitio e inténtelo de nuevo; nada de lo guardado antes se ha perdido.',
    'not-allowed': 'Este equipo no deja que Hectare escriba allí. Elija otra carpeta.',
    'file-not-found': 'El archivo o su carpeta ya no está. ¿Se movió o cambió de nombre?',
    'empty-file': 'El archivo está vacío. ¿Se interrumpió la copia o la descarga?',
    'zip-damaged': 'El archivo comprimido está dañado. Consígalo de nuevo.',
    'zip-encrypted': 'Un archivo dentro del comprimido está protegido con contraseña. Descomprímalo con ella y abra lo que salga.',
    'zip-too-large': 'El archivo comprimido se expandiría demasiado. Hectare no abre archivos así.',
    'kmz-without-kml': 'No hay ningún archivo KML dentro. Si contiene un shapefile u otro formato, descomprímalo y abra lo que salga.',
    'unknown-format': 'Hectare no conoce este tipo de archivo.',
    'unknown-crs': 'El sistema de coordenadas no se conoce o no se indica. Exporte en WGS 84 (EPSG:4326).',
    'json-invalid': 'Esto no es JSON. ¿Está completo el archivo? Consígalo de nuevo o expórtelo otra vez.',
    'not-geojson': 'No hay ninguna forma en este archivo, o no es GeoJSON.',
    'not-kml': 'Esto no es KML. Expórtelo de nuevo desde el programa que lo hizo.',
    'not-gpx': 'Esto no es GPX. Expórtelo de nuevo desde el aparato o programa que lo hizo.',
    'not-shapefile': 'El archivo .shp no es un shapefile. Expórtelo de nuevo desde el programa que lo hizo.',
    'zip-without-shapefile':
      'En este zip no hay ningún archivo que Hectare abra. Ponga en un solo zip un shapefile con su .dbf y su .prj, un KML, GeoJSON, GPX, GeoPackage o CSV.',
    'not-sqlite': 'Esto no es una base de datos SQLite. Expórtela de nuevo desde el programa que la hizo.',
    'sqlite-damaged': 'La base de datos está dañada. Cópiela de nuevo con el programa que la escribió cerrado, o expórtela otra vez.',
    'geopackage-without-features': 'No hay ninguna capa de formas en esta base de datos.',
    'csv-without-places':
      'Ninguna columna de esta tabla contiene lugares. Llame a dos columnas «longitude» y «latitude» en la primera línea, o una «wkt» con formas.',
    'not-wkt': 'Aquí no hay ninguna forma en texto WKT. Una línea dice por ejemplo POINT (35.1 0.2).',
    'wkb-damaged': 'El binario WKB está dañado o se interrumpe. Expórtelo de nuevo.',
    'flatgeobuf-damaged': 'El archivo FlatGeobuf está dañado. Consígalo de nuevo.',
    'not-topojson': 'Esto no es TopoJSON, o no tiene formas. Expórtelo de nuevo.',
    'drawing-file':
      'Es un dibujo CAD (DXF o DWG), y un dibujo no dice en qué lugar de la Tierra está. Expórtelo como shapefile o GeoPackage con su sistema de coordenadas, por ejemplo en QGIS.',
    'picture-file': 'Es una imagen, no límites. Un GeoTIFF se puede mostrar bajo el mapa: añádalo como mapa base.',
    'pdf-file': 'Es un PDF. Pida los límites como KML, GeoJSON, shapefile o GeoPackage.',
    'spreadsheet-file': 'Es una hoja de cálculo. Guárdela como CSV con columnas «longitude» y «latitude», o «wkt», y ábrala.',
    'service-error': 'El archivo contiene la respuesta de un servicio que no aceptó la consulta, no formas. Consulte el servicio de nuevo.',
    'not-esri-json': 'No hay ninguna forma en este archivo de ESRI JSON. Expórtelo de nuevo.',
    'packed-file': 'Es un archivo comprimido (gz, 7z o rar). Descomprímalo y abra lo que salga, o comprímalo como zip.',
    'zip-too-deep': 'Es un comprimido dentro de otro y de otro más. Descomprímalo y abra lo que salga.',
    'gml-file': 'Es GML. Conviértalo a GeoPackage o GeoJSON, por ejemplo con ogr2ogr.',
    'mapinfo-file': 'Es un archivo de MapInfo. Conviértalo a GeoPackage, por ejemplo con ogr2ogr.',
    'text-too-long': 'Un elemento de este archivo supera 256 MB: falta una etiqueta de cierre. Exporte el archivo de nuevo.',
    'file-too-large':
      'Este tipo de archivo se lee entero y es demasiado grande. Conviértalo a KML, GeoJSON, CSV, FlatGeobuf o GeoPackage, que se leen por partes.',
    'too-deep': 'Los elementos están anidados demasiado hondo. Esto no es un archivo de mapa.',
    'mbtiles-no-index': 'Este archivo MBTiles no tiene índice de sus teselas; con él, cada tesela leería todo el archivo.',
    'not-mbtiles': 'Esta base de datos no contiene teselas. Un GeoPackage de parcelas se abre con Archivo, Abrir.',
  },
  note: {
    'crs-transformed': 'Las coordenadas se transformaron a WGS 84.',
    'crs-assumed': 'No se indica sistema de coordenadas; se toman como WGS 84.',
    'crs-failed': 'Algunas coordenadas no se pudieron transformar.',
    'geojson-nesting': 'Algunas coordenadas tienen un nivel de corchetes de más o de menos; se leyeron como la forma que hacen.',
    'csv-empty-rows': 'Las filas que no contienen más que separadores se omitieron.',
    'esri-transfer-limit': 'El servicio entregó solo una parte de sus elementos: pídale los demás o exporte la capa.',
    'esri-bad-geometry': 'Algunas formas no se pudieron leer; se conservan sus atributos.',
    'esri-not-a-feature': 'Algo que no es un elemento se omitió.',
    'archive-member': 'El zip contiene varios archivos; se leyeron, cada uno en una carpeta con su nombre.',
    'archive-other-files': 'El zip contiene también archivos sin lugares, que se omitieron.',
    'archive-many-files': 'El zip contiene demasiados archivos; se leyeron los primeros. Descomprímalo para abrir los demás.',
    'longitudes-beyond-180':
      'Algunas longitudes pasan de 180 grados. Se miden y se dibujan donde están, a una vuelta entera; Reparar las escribe entre -180 y 180.',
    'swapped-axes': 'La latitud parece estar antes que la longitud. Puede intercambiarlas.',
    'encoding-guessed': 'La codificación del texto se adivinó; mire los nombres con acentos.',
    'wrong-extension': 'El contenido no corresponde a la extensión del archivo; se leyó por su contenido.',
    'csv-unclosed-quote': 'Una comilla se abre y no se cierra: todo lo que sigue quedó en una sola celda. Cierre la comilla.',
    'datum-not-shifted': 'El datum no trae su desplazamiento a WGS 84: los lugares pueden estar corridos algunos cientos de metros.',
    'shapefile-deleted': 'Los registros marcados como eliminados se omitieron, como en otros programas.',
    'shapefile-row-count': 'El número de formas y el de filas de la tabla no coinciden; se unieron por su orden. Compare algunos nombres.',
    'kml-update':
      'Este archivo cambia o elimina lugares de otro archivo; Hectare no modifica otros archivos. Guarde el otro como KML y ábralo.',
    'geojson-foreign-member': 'Un miembro junto a las propiedades se llama como una de ellas; solo se conservó la propiedad.',
    'json-trailing-comma': 'Hay una coma detrás del último elemento de una lista; se leyó sin ella.',
    'gpx-point-details': 'Los puntos de recorridos y rutas traen más datos. Hectare conserva el lugar, la altura y la hora de cada uno.',
    'csv-letter-o':
      'La letra O de una longitud se leyó como oeste. Si significa Ost (este en alemán), llame «Länge» a la columna y abra la tabla de nuevo.',
    'csv-letters-swapped': 'Las letras N, S, E y W contradicen los nombres de las columnas; se siguieron las letras.',
    'csv-lines-above': 'Se omitieron las líneas encima del encabezado de la tabla.',
    'csv-unknown-crs': 'Algunas filas están en un sistema de coordenadas desconocido; se conservan sin lugar.',
    'more-notes': 'Hay más notas de este tipo.',
    'no-geometry': 'Un elemento no tiene forma.',
    'shapefile-without-dbf': 'Falta el archivo .dbf: las formas no tienen atributos.',
    'shapefile-several-layers': 'El zip contiene varias capas; se leyeron todas.',
    'gpx-truncated': 'El archivo se interrumpe; se leyó lo que hay.',
    'flatgeobuf-truncated': 'El archivo se interrumpe; se leyó lo que hay.',
  },
};

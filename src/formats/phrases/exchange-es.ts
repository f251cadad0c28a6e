import type { en } from './exchange-en.ts';

/** Lo que dicen los lectores de archivos que entregan otros programas (MapInfo, DXF), por código. */
export const es: Record<keyof typeof en, string> = {
  'file.mapinfo.no-data': 'Este archivo MIF no tiene columnas ni objetos detrás de su encabezado. Vuelva a exportarlo desde MapInfo.',
  'file.mapinfo.no-mid':
    'El archivo .mid con los atributos no se abrió junto con el .mif: las formas no tienen atributos. Elija o suelte los dos archivos juntos.',
  'file.mapinfo.no-shape': 'El objeto {n} no tiene forma; se conservan sus atributos.',
  'file.mapinfo.row-count':
    'Hay {shapes} objetos en el .mif y {rows} filas en el .mid. Se unieron por su orden: compruebe que los atributos correspondan o vuelva a exportar ambos.',
  'file.mapinfo.long-rows':
    'Una fila tiene más valores que columnas; se omitieron los que siguen a la última columna. | {n} filas tienen más valores que columnas; se omitieron los que siguen a la última columna.',
  'file.mapinfo.nowhere':
    '{what} es un plano sin lugar en la Tierra (NonEarth). Indique el sistema de coordenadas si sus números están en uno, o expórtelo con uno.',
  'file.mapinfo.unknown-system':
    '{what} está en un sistema de coordenadas de MapInfo que Hectare no conoce ({system}). Indique el sistema o expórtelo en WGS 84 (longitud y latitud).',
  'file.mapinfo.no-columns':
    'Esta tabla de MapInfo (.tab) no dice sus columnas. Vuelva a guardarla en MapInfo (Archivo, Guardar copia como).',
  'file.mapinfo.no-dat':
    'Las filas de esta tabla de MapInfo están en un archivo que termina en {ending}, que no se abrió junto con el .tab. Elija o suelte todos sus archivos juntos: .tab, {ending}, .map e .id.',
  'file.mapinfo.damaged-table':
    'El archivo de esta tabla de MapInfo que termina en {ending} está dañado o pertenece a otro .tab: sus columnas no son las que dice el .tab. Vuelva a copiar todos los archivos de la tabla.',
  'file.mapinfo.no-map':
    'El .map y el .id con las formas no se abrieron junto con el .tab: solo hay atributos. Elija o suelte todos los archivos de la tabla juntos, salvo que no tenga formas.',
  'file.mapinfo.damaged-map':
    'El .map con las formas está dañado en su comienzo: solo hay atributos. Vuelva a copiar todos los archivos de la tabla.',
  'file.mapinfo.truncated':
    'La tabla se interrumpe detrás de la fila {n} de {rows}. Se conservó lo que está antes. Vuelva a copiar todos sus archivos.',
  'file.mapinfo.deleted':
    'Se omitió una fila borrada que la tabla aún contiene. | Se omitieron {n} filas borradas que la tabla aún contiene.',
  'file.mapinfo.place-count':
    'La tabla tiene {rows} filas y su .id habla de {places}. Se unieron por su orden: compruebe que los archivos van juntos.',
  'file.mapinfo.linked': 'La tabla es una copia de filas de una base de datos, tal como estaban cuando MapInfo las trajo por última vez.',
  'file.mapinfo.other-column': 'La columna “{name}” es de un tipo que Hectare no lee ({type}); se omitió.',
  'file.mapinfo.contradiction': 'lo que el .map dice de él se contradice',
  'file.mapinfo.unknown-object': 'es de una clase que Hectare no conoce ({kind})',
  'file.mapinfo.seamless': 'Esta tabla de MapInfo solo nombra otras tablas que muestra una junto a otra (seamless). Abra esas tablas.',
  'file.mapinfo.view':
    'Esta tabla de MapInfo es una vista de otras tablas. Ábralas, o guarde la vista en MapInfo como tabla (Archivo, Guardar copia como).',
  'file.mapinfo.picture':
    'Esta tabla de MapInfo muestra una imagen ({type}) y no contiene formas. Si la imagen es un GeoTIFF, añádala como mapa de fondo.',
  'file.mapinfo.other-type':
    'Las filas de esta tabla de MapInfo están en un archivo o una base de datos de otro programa ({type}). Guárdela en MapInfo como tabla propia (Archivo, Guardar copia como) o abra ese archivo.',
  'file.dxf.nowhere':
    '{what} es un dibujo, y un dibujo no dice en qué lugar de la Tierra está. Indique su sistema de coordenadas: aquel en que trabajó el topógrafo.',
  'file.dxf.without-shapes':
    'En este dibujo no hay líneas, áreas ni puntos. Los bloques y las presentaciones en papel no se abren: exporte el espacio modelo.',
  'file.dxf.bad-shape': 'El {kind} de la forma {n} no se puede leer ({reason}); se conserva su capa.',
  'file.dxf.truncated':
    'El dibujo se interrumpe o está dañado después de la forma {n}. Se conservó lo anterior. Cópielo o expórtelo otra vez.',
  'file.dxf.left-out': 'Se omitieron entidades de clases que no son formas en un mapa o que no se leen: {kinds}.',
  'file.dxf.paper': 'Se omitió una entidad de una presentación en papel. | Se omitieron {n} entidades de presentaciones en papel.',
  'file.dxf.hatches':
    'Un sombreado se convirtió en área. Si su borde también está dibujado, la misma tierra aparece dos veces: el atributo «entity» los distingue. | {n} sombreados se convirtieron en áreas. Si sus bordes también están dibujados, la misma tierra aparece dos veces: el atributo «entity» los distingue.',
  'file.dxf.unit':
    'El dibujo dice que su unidad no es el metro. Sus números se tomaron como los del sistema de coordenadas: compruebe dónde quedan las formas.',
  'file.dxf.hatch': 'sus límites no siguen el orden del formato',
  'file.dxf.spline': 'tiene una spline, una clase de curva que Hectare no lee: expórtela con polilíneas',
  'file.dxf.mesh': 'es una malla en el espacio',
  'file.dxf.tilted': 'está en un plano inclinado en el espacio',
  'file.columns-not-asked': '{format} dice por sí mismo dónde están sus lugares; las columnas nombradas no se usaron.',
  'file.table.no-such-column': 'No hay ninguna columna «{column}» en esta tabla. Hay: {columns}.',
  'file.table.no-sheets': 'Una tabla de texto no tiene hojas; «{name}» no se buscó.',
  'file.sheet.no-such-sheet': 'No hay ninguna hoja «{name}» en este libro. Hay: {sheets}.',
  'file.sheet.not-asked': 'La hoja «{name}» ({n} filas) se dejó fuera, porque se pidió otra.',
  'file.csv.mgrs-squares':
    'Los lugares en MGRS son cuadrados; un punto está en el centro de su cuadrado. El mayor mide {metres} metros de ancho.',
  'file.parquet.damaged': 'Este archivo Parquet no se puede leer ({reason}). Expórtelo de nuevo desde el programa que lo hizo.',
  'file.parquet.truncated': 'El archivo Parquet está cortado: falta su final, que lo describe. Cópielo o descárguelo de nuevo.',
  'file.parquet.locked': 'Este archivo Parquet está cifrado. Expórtelo sin cifrado.',
  'file.parquet.footer': 'La descripción de este archivo Parquet supera {megabytes} MB. Expórtelo con menos grupos de filas o columnas.',
  'file.parquet.encoding':
    'Las formas de este archivo GeoParquet están en la forma «{encoding}»; Hectare lee WKB. Expórtelo con WKB, por ejemplo: ogr2ogr -lco GEOMETRY_ENCODING=WKB out.parquet in.parquet',
  'file.parquet.without-shapes':
    'No hay ninguna columna de formas en este archivo Parquet. Expórtelo como GeoParquet, o como CSV con coordenadas.',
  'file.parquet.guessed':
    'El archivo no dice que es GeoParquet. La columna «{column}» se leyó como formas por su nombre; nada dice su sistema de coordenadas.',
  'file.parquet.other-shapes':
    'La columna «{column}» también contiene formas. El mapa muestra «{primary}»; las otras quedan como WKT, en los números del archivo.',
  'file.parquet.damaged-rows': 'El grupo de filas {group} no se puede leer ({reason}): faltan {n} filas. Exporte el archivo de nuevo.',
  'file.parquet.bad-shape': 'La forma del elemento {n} no se puede leer ({reason}); sus atributos se conservan.',
  'file.parquet.blobs': '{n} celdas contienen bytes que no son texto, como imágenes; se dejaron fuera.',
  'file.parquet.bad-count': 'habla de más de lo que caben en sus bytes',
  'file.parquet.bad-pages': 'sus páginas no están donde dice',
  'file.parquet.bomb': 'una página se inflaría sin límite',
  'file.parquet.large-page': 'una página tiene {n} valores, más de los que caben en la memoria: expórtelo con grupos de filas menores',
  'file.parquet.elsewhere': 'hay columnas en otros archivos',
  'format.geoparquet': 'GeoParquet',
  'format.photo': 'Fotos',
  'file.photo.none':
    'Es una imagen sin lugar. Una cámara solo lo escribe con la ubicación activada, y los servicios de mensajería lo quitan: copie el original del teléfono. Un GeoTIFF se puede mostrar bajo el mapa: añádalo como mapa de fondo.',
  'file.photo.hemisphere': 'Dice grados, pero no si son norte o sur, este u oeste.',
  'file.photo.no-fix': 'Dice 0, 0, lo que escriben los dispositivos que aún no sabían dónde estaban.',
  'file.photo.left-out': '“{name}” se omite. {reason}',
  'file.photo.datum': '“{name}” tiene su lugar en “{datum}”; se toma como WGS 84, lo que puede desviarse algunos cientos de metros.',
  'format.dxf': 'Dibujo (DXF)',
  'file.unread.drawing':
    'Es un dibujo CAD en una forma que Hectare no lee (DWG o DXF binario). Guárdelo como DXF de texto (ASCII) en el programa de dibujo.',
  'file.unread.mapinfo': 'Este archivo (.map) contiene las formas de una tabla de MapInfo. Abra el .tab, con .dat, .map e .id a su lado.',
  'file.shape.no-bytes': 'está vacía, o su fila ocupa más de 256 MB',
  'file.shape.one-place': 'una línea tiene un solo punto',
  'format.mif': 'Intercambio de MapInfo (MIF)',
  'format.tab': 'Tabla de MapInfo (TAB)',
};

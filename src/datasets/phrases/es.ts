import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Por qué no se pudieron leer los datos abiertos, y qué falla en un paquete de datos. */
export const es: Translation<typeof en> = {
  'datasets.of-source': '{source}: {reason}',
  'datasets.source-changes': 'la fuente cambia mientras se lee',
  'datasets.nothing-there': '{source} no tiene nada allí',
  'datasets.source-changed': 'La fuente cambió mientras se leía',
  'datasets.web-page': 'llegó una página web en lugar de una imagen',
  'datasets.other-bytes': 'la fuente respondió con otros bytes que los pedidos',
  'datasets.cut': 'la respuesta se cortó',
  'datasets.part-status': 'la fuente responde a una parte de un archivo con {status}',
  'datasets.whole-files-only': 'la fuente solo envía archivos enteros ({megabytes} MB)',
  'datasets.no-tiff': 'lo que llegó no es un TIFF',
  'datasets.unreadable': 'la respuesta no se puede leer ({reason})',
  'datasets.packed-document': '{name} en el paquete de datos «{pack}» no se puede usar: {reason}',
  'datasets.status': 'la fuente responde {status}',
  'datasets.no-level': '{source} no tiene el nivel {level}',
  'datasets.other-file': 'el archivo de la fuente no es aquel del que se cortó el paquete de datos. Haga el paquete de nuevo.',
  'datasets.certificate': 'el certificado de {host} no es válido ({code}). Mire el reloj de este equipo y si la red pide iniciar sesión.',
  'datasets.refuses-because': 'la fuente se niega con {status} ({reason})',
  'datasets.refuses': 'la fuente se niega con {status}',
  'datasets.sent-elsewhere': 'La fuente remite a {address}, adonde no se la sigue',
  'datasets.sent-on-for-ever': 'La fuente remite sin fin',
  'datasets.too-many-bytes': 'la respuesta tiene {count} bytes, más de lo esperado',
  'datasets.too-long': 'la respuesta es más larga de lo esperado',
  'datasets.cut-after': 'la respuesta se cortó tras {count} de {total} bytes',
  'datasets.broken': 'la conexión se rompió ({code})',
  'datasets.portal-shape': 'la respuesta del portal tiene otra forma',
  'datasets.different-cells': 'Los ráster de celdas distintas no se pueden leer juntos',
  'datasets.weather-shape': 'la respuesta del tiempo tiene otra forma',
  'datasets.weather-incomplete': 'la respuesta del tiempo está incompleta',
  'datasets.weather-unit': '{name} llega en {unit}, que no se espera',
  'datasets.climate-unit': 'la respuesta del clima llega en {unit}, que no se espera',
  'datasets.no-files': 'el catálogo no lista archivos',
  'datasets.climate-no-table': 'la respuesta del clima no es una tabla',
  'datasets.climate-other-days': 'la respuesta del clima contiene otros días que los pedidos',
  'datasets.climate-text': 'la respuesta del clima contiene texto en lugar de una cifra',
  'datasets.climate-days': 'la respuesta del clima tiene {count} días',
  'datasets.elevation-shape': 'la respuesta de la altitud tiene otra forma',
  'datasets.no-json': 'la respuesta no es JSON',
  'datasets.search-shape': 'la respuesta de la búsqueda tiene otra forma',
  'datasets.no-picture': 'no llegó ninguna imagen, sino {what}',
  'datasets.no-archive': 'lo que llegó no es un archivo zip que se pueda leer ({reason})',
  'datasets.archive-lacks': 'el archivo comprimido no tiene ningún archivo {name}',
  'datasets.table-lacks': 'la tabla no tiene la columna {name}',
  'datasets.table-other-rows': 'la tabla tiene otras filas que formas hay',
  'datasets.other-zone': 'la zona {code} se llama {name}, lo que no se espera',
  'datasets.other-system': 'las formas están en otro sistema de coordenadas ({system})',
  'datasets.off-grid': '{name} no está en la cuadrícula que se conoce de esta fuente.',
  'datasets.cells-of-other-kind': 'las celdas de {name} miden {kind}, no {expected}.',

  // Comprobaciones de las fuentes
  'datasets.listed-tile-gone': 'La fuente enumera el archivo {name} y dice que no existe: sus direcciones han cambiado.',
  'datasets.tiles-moved': 'La fuente ya no tiene el archivo {name}, que está mientras sus direcciones valen: sus archivos se han movido.',
  'datasets.no-tiles-listed': 'la lista de archivos no nombra ninguno',
  'datasets.no-versions': 'la lista no nombra ninguna versión',
  'datasets.check-unexpected': 'el valor {value} no puede ser correcto en el lugar de la comprobación',
  'datasets.check-nothing': 'no llegó nada para el lugar de la comprobación, donde hay datos',
  'datasets.check-late': 'no llegó una respuesta completa en {seconds} segundos',
  'datasets.check-failed': 'la propia comprobación falló ({reason})',
  'datasets.found-cells': '{width} × {height} celdas, todas con un valor posible',
  'datasets.found-acidity': 'suelo de pH {acidity:1}',
  'datasets.found-height': '{metres:0} m sobre el nivel del mar',
  'datasets.found-scenes': '{count} escenas en {days} días, la más antigua del {oldest}',
  'datasets.found-picture': '{name}, {width} × {height} celdas',
  'datasets.found-archive': 'un archivo comprimido cuyo primer archivo es {name}',
  'datasets.found-hours': '{count} horas de {year}',
  'datasets.found-days': '{count} días de {year} de {models} modelos',
  'datasets.found-change': '{degrees:1} °C más en 2050',
  'datasets.newer-version':
    'Su editor ya ofrece {newest}. Este Hectare lee {version}; las cifras siguen siendo comparables con las anteriores hasta que se actualice.',
  'datasets.advice-terms':
    'Diga primero si su uso es no comercial, en los datos de un proyecto o en la línea de órdenes con --non-commercial o --commercial.',
  'datasets.advice-offline':
    'Hectare tiene orden de seguir sin red. Quítela en Proyecto, Recopilación en segundo plano, y compruebe de nuevo.',
  'datasets.advice-unreachable':
    'Mire la red de este equipo: una página de inicio de sesión, una VPN, un proxy o un cortafuegos. Después compruebe de nuevo.',
  'datasets.advice-refused':
    'La propia fuente falla o está saturada. Las recopilaciones lo intentan de nuevo por sí solas; compruebe más tarde o mire {homepage}.',
  'datasets.advice-changed':
    'Puede ser una página de inicio de sesión o de mantenimiento: compruebe más tarde. Si sigue así, la fuente ha cambiado; busque un Hectare más nuevo y avise de ello.',
  'datasets.licence-jrcgfc2020': 'libre para cualquier uso, con su cita (Comisión Europea)',
  'datasets.licence-gsw': 'gratis, con atribución',
  'datasets.licence-ccibiomass': 'política de datos ESA CCI: libre y abierta, con cita',
  'datasets.licence-earthsearch': 'gratis, sin garantía',
  'datasets.licence-s2cogs': 'datos Copernicus Sentinel: libres, completos y abiertos',
  'datasets.licence-openmeteo': 'CC BY 4.0; el servicio gratuito es solo para uso no comercial',
  'datasets.licence-copernicusdem': 'licencia Copernicus DEM: libre para cualquier uso, con su atribución',
  'datasets.licence-power': 'CC BY 4.0, sin restricciones',
  'datasets.loss-worldcover':
    'Sin cobertura del suelo: sus hectáreas, la absorción de referencia, el índice de rendimiento y la máscara de humedales esperan; al bosque de 2020 y a su riesgo les falta un indicador.',
  'datasets.loss-gfc': 'Sin bosque de 2000 ni pérdida anual: todo lo que trata de bosque y carbono espera.',
  'datasets.loss-jrcgfc2020':
    'Sin bosque de 2020 para el EUDR: el veredicto sobre las parcelas queda desconocido. Si solo falla la lista, se lee la versión fijada.',
  'datasets.loss-glad':
    'Sin alertas: los años aún no publicados muestran la última pérdida publicada, y al riesgo de las parcelas le falta un indicador.',
  'datasets.loss-primaryforest':
    'Sin mapa de bosque primario: el crecimiento del bosque viejo cuenta como el del secundario, con el del bosque maduro en su límite inferior.',
  'datasets.loss-lossdrivers': 'La pérdida de bosque no se reparte por causa; sus hectáreas no cambian.',
  'datasets.loss-gsw': 'Sin agua estacional: la máscara de humedales espera.',
  'datasets.loss-mangroves': 'La máscara de humedales tiene solo los manglares del mapa de cobertura del suelo, y lo dice.',
  'datasets.loss-ccibiomass':
    'Sin biomasa: sus existencias, las emisiones de los proyectos que perdieron bosque y la adicionalidad de carbono esperan.',
  'datasets.loss-firecci': 'Sin área quemada: las emisiones contienen solo dióxido de carbono, salvo que el usuario diga qué ardió.',
  'datasets.loss-earthsearch':
    'Sin búsqueda de escenas de satélite: los índices, la imagen de indicador y el índice de rendimiento esperan.',
  'datasets.loss-s2cogs': 'Sin píxeles de satélite: los índices, la imagen de indicador y el índice de rendimiento esperan.',
  'datasets.loss-soilgrids': 'Sin suelo.',
  'datasets.loss-faozones': 'La zona ecológica de las cifras de carbono se deriva del clima y la altura, y así lo dicen.',
  'datasets.loss-openmeteo':
    'Sin tiempo de ERA5, sin balance hídrico y sin pasado para el clima y el riesgo climático, donde se usa esta fuente; el uso comercial sin clave propia toma NASA POWER.',
  'datasets.loss-copernicusdem':
    'Sin altitudes donde Open-Meteo no las da: la zona ecológica no se deduce, y el carbono que se apoya en ella espera.',
  'datasets.loss-power': 'Sin tiempo ni balance hídrico para el uso comercial que no tiene clave de Open-Meteo.',
  'datasets.loss-nexgddp': 'Sin proyecciones: el clima queda en un avance por país, y el riesgo climático muestra solo el presente.',
  'datasets.loss-cckp': 'Sin avance del clima mientras se recopilan los valores diarios de los modelos.',

  // Paquetes de datos
  'datasets.pack-not-a-folder': 'No se puede escribir en la carpeta {folder} ({reason}). Elija otro lugar para el paquete de datos.',
  'datasets.pack-folder-taken': '{folder} ya contiene otros archivos. Elija una carpeta nueva o vacía para el paquete de datos.',
  'datasets.pack-folder-unwritable': 'No se puede escribir en {folder} ({reason}). Elija otro lugar para el paquete de datos.',
  'datasets.pack-file-damaged': '{file} del paquete de datos «{pack}» falta o está dañado. Copie el paquete de nuevo.',
  'datasets.pack-path-is-file':
    '{path} es un archivo, y un paquete de datos es una carpeta. Indique la carpeta que contiene su manifest.json.',
  'datasets.pack-no-folder': 'No hay ninguna carpeta {path}. Revise el nombre del paquete de datos.',
  'datasets.pack-unreadable': '{path} no se puede leer ({reason}).',
  'datasets.pack-inside': '{path} no es un paquete de datos, pero contiene uno. Indique {folder}.',
  'datasets.packs-inside': '{path} no es un paquete de datos, pero contiene {count}. Indique {folder}.',
  'datasets.pack-unfinished':
    '{path} es un paquete de datos que no se terminó o no se copió entero: falta su manifest.json. Hágalo o cópielo de nuevo.',
  'datasets.pack-without-manifest': '{path} no es un paquete de datos: no tiene manifest.json. Haga uno con: hectare pack',
  'datasets.pack-manifest-damaged': 'El manifiesto del paquete de datos en {path} está dañado. Copie el paquete de nuevo.',
  'datasets.pack-of-something-else': '{path} no es un paquete de datos de Hectare: su manifest.json es de otra cosa.',
  'datasets.pack-newer':
    'El paquete de datos en {path} se hizo con un Hectare más nuevo (versión {version}; este conoce la 1). Actualice Hectare.',
  'datasets.pack-manifest-wrong': 'El manifiesto del paquete de datos en {path} está dañado ({what}: {reason}). Copie el paquete de nuevo.',
};

import { zones, type ZoneName } from './zones-es.ts';
import type { Phrases } from './index.ts';

const zonePhrases = Object.fromEntries(Object.entries(zones).map(([name, words]) => [`zone.${name}`, words])) as Record<
  `zone.${ZoneName}`,
  string
>;

export const es: Phrases = {
  ...zonePhrases,

  // Por qué no están los datos de un producto
  'product-not-computed': 'Este servicio no calcula este producto.',
  'needs-network': 'Necesita la red: {reason}',
  'waits-for-product': 'Espera a: {product}',
  'source-offline': '{source} no está en este equipo, y Hectare trabaja sin red.',
  'source-unreachable': 'No se puede alcanzar {source} ({host}).',
  'weather-needs-decision':
    'El tiempo espera una respuesta: ¿su uso es no comercial? El servicio gratuito de Open-Meteo es solo para uso no comercial.',
  'elevation-needs-decision': 'La altitud espera una respuesta: ¿su uso es no comercial?',
  'plots-not-readable': 'No se pueden leer las parcelas de control alrededor del proyecto.',
  'baseline-missing': 'Falta la línea base en la que esto se apoya.',
  'emissions-missing': 'Faltan las emisiones en las que esto se apoya.',
  'weather-missing': 'Falta el tiempo en el que esto se apoya.',
  'benchmark-missing': 'Falta la referencia de rendimiento en la que esto se apoya.',
  'nothing-to-pack': 'No se pudo obtener nada: no hay red, y nada en este equipo contiene este lugar.',
  'settings-changed': 'Entretanto se cambiaron los ajustes del proyecto',
  'job-stopped': 'detenido',
  'damaged-result': 'Está dañado lo guardado de {product} de este proyecto. Pida que se recopile de nuevo.',

  // Cambios que no esperan en la bandeja de salida, cuando no se alcanza el servicio
  'needs-service': '{change} requiere el servicio, y no se puede alcanzar. No se ha cambiado nada; inténtelo de nuevo cuando responda.',
  'change-unconfirmed': '{change}: el servicio no lo confirmó, así que puede haberse hecho o no. Compruébelo cuando el servicio responda.',
  'collect-again': 'Volver a recopilar',
  'change-collection': 'Cambiar la recopilación en segundo plano',
  'change-project-settings': 'Cambiar las zonas de un proyecto',
  'change-project-notes': 'Cambiar las notas de un proyecto',
  'restore-project': 'Restaurar un proyecto eliminado',
  'delete-for-good': 'Eliminar un proyecto para siempre',
  'make-area-pack': 'Crear un paquete de datos',
  'remove-area-pack': 'Eliminar un paquete de datos',
  'check-sources': 'Comprobar las fuentes de datos',
  'stop-source-check': 'Detener la comprobación de las fuentes de datos',
  'issue-account-key': 'Emitir una clave',
  'revoke-account-key': 'Revocar una clave',
  'create-user-group': 'Crear un grupo de usuarios',
  'update-user-group': 'Guardar un grupo de usuarios',
  'rotate-user-group-token': 'Renovar un token',

  // Lo que nunca podrá funcionar para un proyecto
  'no-area-for-growth': 'El proyecto no tiene área, así que nada crece en él: dibújelo como polígono',
  'no-area-for-loss': 'El proyecto no tiene área, así que no hay hectáreas que perder: dibújelo como polígono',
  'no-area-for-hectares': 'El proyecto no tiene área, así que no hay hectáreas que contar: dibújelo como polígono',
  'no-area-for-emissions': 'El proyecto no tiene área, así que nada puede perderse en él: dibújelo como polígono',
  'no-area-for-plots': 'El proyecto no tiene área, así que no tiene parcelas: dibújelo como polígono',
  'no-shape-for-mask': 'Un proyecto sin forma no tiene máscara',
  'no-shape-for-picture': 'Un proyecto sin forma no tiene imagen',
  'no-shape-for-indicator': 'El proyecto no tiene forma de la que hacer una imagen',
  'no-shape-for-wetlands': 'El proyecto no tiene forma de la que hacer una máscara',
  'no-shape-for-soil': 'Un proyecto sin forma no tiene suelo',
  'no-shape-for-pack': 'No hay forma para la que tomar datos',
  'box-too-large':
    'El recuadro del proyecto es demasiado grande para una imagen de celdas de 30 m: divida el proyecto en partes más cercanas entre sí',
  'zone-unknown': 'Aquí no se conoce la zona ecológica: no hay normales climáticas o no hay altitud',
  'no-such-product': 'Ningún producto se llama {name}',

  // Por qué una respuesta no tiene cifras
  'no-data': 'Aquí no hay datos.',
  'no-land-cover': 'Aquí no hay datos: el mapa de cobertura del suelo no dice nada de más de la mitad del proyecto.',
  'no-growth-rate': 'Aquí no hay datos: no hay tasa de crecimiento para la zona ecológica {zone}.',
  'no-forest-map': 'Aquí no hay datos: el mapa no tiene ni tierra ni agua en el proyecto, así que nada se dice de bosque o pérdida.',
  'no-emissions-map': 'Aquí no hay datos: el mapa de bosques no dice nada de este lugar.',
  'no-plots':
    'Aquí no hay datos: se ven despejadas muy pocas parcelas en los años anteriores al inicio, o no hay tierra del mismo tipo alrededor del proyecto.',
  'no-soil': 'Aquí no hay datos: SoilGrids no tiene suelo en este lugar (agua, hielo, roca desnuda o ciudad).',
  'land-cover-nowhere': 'Aquí no hay datos: el mapa de cobertura del suelo no dice nada del proyecto.',
  'biomass-nowhere': 'Aquí no hay datos: el mapa de biomasa no dice nada del proyecto.',
  'no-wetland-maps': 'Aquí no hay datos: ninguno de los dos mapas tiene nada en el proyecto.',
  'no-scenes': 'Aquí no hay datos: no hay ninguna escena con 60 % de nubes o menos entre {start} y {end}.',
  'no-clear-scenes':
    'Aquí no hay datos: ninguna de las {count} adquisiciones entre {start} y {end} muestra despejada una parte suficiente del proyecto.',

  // Lo que muchas respuestas dicen de sí mismas
  'synthetic-data': 'Datos de muestra SYNTHETIC (sintéticos): generados por un programa, no medidos.',
  'made-by-script': 'SYNTHETIC: generado por un programa del propio Hectare, no medido',
  'dataset-version': '{dataset} {version}',
  'version-where-there-is-one': '{version} donde existe',
  'collection-where-there-is-one': 'colección {number} donde existe',
  'own-boundary': 'el límite del propio proyecto',
  'estimate-not-verified': 'Es una estimación, no un resultado verificado.',
  'estimate-from-images': 'Es una estimación a partir de imágenes, no un resultado verificado.',
  'tree-cover-is-not-legal': 'La pérdida de cobertura arbórea no equivale a deforestación en sentido legal.',
  'zone-read': 'La zona ecológica es la del mapa de la FAO de 2010 en el centro del proyecto.',
  'zone-derived':
    'La zona ecológica se deriva del clima y la altura (criterios del IPCC 2006, de memoria): el mapa de la FAO no se pudo leer o no tiene allí ninguna zona de tierra.',
  'zone-chosen-by-user': 'El usuario eligió la zona ecológica.',
  'climate-normals': 'normales climáticas',
  year: 'año {year}',

  // Zonas ecológicas, y de dónde vienen las tasas de crecimiento
  'growth.table-young':
    'IPCC, refinamiento de 2019, volumen 4, tabla 4.9: {zone}, {continent}, hasta 20 años ({status}); límites ±{percent} %',
  'growth.table-old':
    'IPCC, refinamiento de 2019, volumen 4, tabla 4.9: {zone}, {continent}, más de 20 años ({status}); límites ±{percent} %, el inferior para bosque primario',
  'growth.table-primary':
    'Refinamiento 2019 del IPCC, volumen 4, cuadro 4.9: {zone}, {continent}, bosque maduro ({status}); límites de ±{percent} %',
  'growth.status.checked': 'cotejado con la publicación',
  'growth.status.recalled': 'de memoria, aún sin cotejar con la publicación',
  'growth.status.conflicting': 'de memoria y creciente con la edad: la tasa menor a ambas edades',
  'growth.status.neighbouring': 'la zona más próxima que tiene fila',
  'growth.field-plots': 'Parcelas de campo GROA, {group}, {continent}, mediana de {sites} sitios de 2 a 30 años',
  'growth.group.wet': 'lluvioso',
  'growth.group.moist': 'húmedo',
  'growth.group.dry': 'seco',
  'growth.group.mountain': 'montaña',
  'growth.group.subtropical': 'subtropical',
  'growth.group.temperate': 'templado',
  'growth.group.boreal': 'boreal',
  'continent.Africa': 'África',
  'continent.Americas': 'América',
  'continent.Asia': 'Asia',
  'continent.Europe': 'Europa',
  'continent.all': 'todos los continentes',

  // Reglas de programas de carbono, y de dónde vienen
  'eligibility.rule.open-land':
    'Sin bosque en el terreno, ni hoy ni en los últimos diez años: como máximo el 10 % de la superficie (umbral propio de Hectare)',
  'eligibility.rule.no-recent-clearing':
    'Cobertura arbórea perdida en los últimos diez años: como máximo el 10 % de la superficie (umbral propio de Hectare)',
  'eligibility.rule.little-wetland': 'Humedal: como máximo el 10 % de la superficie (umbral propio de Hectare)',
  'eligibility.rule.no-tidal-or-drained-wetland': 'Sin humedal de marea y sin cambios del nivel freático en humedales o suelos orgánicos',
  'eligibility.rule.no-native-ecosystem-cleared': 'No se taló ningún ecosistema nativo para el proyecto en los diez años anteriores',
  'eligibility.rule.non-forest-ten-years': 'No clasificado como bosque en los últimos diez años',
  'eligibility.rule.little-woody-before': 'Menos del 10 % de cubierta leñosa antes de plantar',
  'eligibility.rule.dispersed-planting': 'Plantación dispersa que no cambia el uso del suelo de más de una hectárea continua',
  'eligibility.rule.like-controls': 'Se encuentran parcelas de control parecidas al proyecto (emparejamiento propio de Hectare)',
  'eligibility.rule.benchmark-and-baseline': 'El índice, las parcelas y el emparejamiento de la referencia son los de la metodología',
  'eligibility.rule.forest-stands': 'Bosque que sigue en pie: más del 10 % de la superficie (umbral propio de Hectare)',
  'eligibility.rule.forest-ten-years': 'Bosque durante al menos diez años antes del inicio',
  'eligibility.rule.deforestation-baseline': 'Una línea base de deforestación que el programa asigna a la zona',
  'eligibility.rule.rights-and-law': 'Derechos sobre la tierra y el carbono, y actividades que ninguna ley exige',
  'eligibility.source.own': 'Revisión propia de Hectare, no es regla de ningún programa',
  'eligibility.source.own-matching': 'Emparejamiento propio de parcelas de control de Hectare',
  'eligibility.source.vm0047': 'Verra VM0047; no se leyó su texto',
  'eligibility.source.vm0047-page': 'Página pública de Verra sobre la revisión de VM0047 (M0239), leída; su texto no',
  'eligibility.source.vm0047-notice': 'Aviso público de Verra sobre VM0047, 2023, leído; su texto no',
  'eligibility.source.vm0047-census': 'Verra VM0047 v1.0, sección 4, según lo citan otros; no se leyó su texto',
  'eligibility.source.vcs-standard': 'VCS Standard, de memoria; no se leyó su texto',
  'eligibility.source.vm0048': 'Verra VM0048, de memoria; no se leyó su texto',

  // Por qué no se puede leer una imagen
  'picture-damaged-cells': 'Las celdas comprimidas están dañadas',
  'picture-turned': 'La imagen está girada; solo se leen imágenes con el norte arriba',
  'picture-without-place': 'La imagen no tiene georreferencia',
  'picture-mirrored': 'La imagen está reflejada; solo se leen imágenes con el norte arriba',
  'picture-unreadable': 'La imagen no se puede leer: {reason}',
  'picture-empty': 'está vacía',
  'picture-cut': 'está cortada',
  'picture-without-code': 'La imagen no indica su sistema de coordenadas con un código del registro EPSG',
  'picture-big-endian': 'La imagen es big-endian con predictor y no se puede leer correctamente; conviértala con gdal_translate',
  'picture-not-in-parts': 'La imagen no se puede recortar por teselas; conviértala con gdal_translate -of COG',
  'picture-without-system': 'La imagen no indica su sistema de coordenadas',
  'picture-unknown-system': 'EPSG:{code} no es uno de los sistemas que Hectare lee',
  'picture-too-large': 'La imagen superaría 4 GB, más de lo que cabe en un TIFF',
  'picture-no-mask': 'contiene más de mil valores distintos, así que no es una máscara',

  // Paquetes de datos
  'product-doing': '{product}: {doing}',
  'pack-cancelled': 'Cancelado.',

  // Por qué se rechaza un parámetro
  'end-before-start': 'La fecha final no puede ser anterior a la inicial',
  'start-after-today': 'La fecha inicial no puede ser posterior a hoy, {date}',

  // Por qué una llamada no tiene respuesta ahora
  'waits-for-turn': 'Aún no está disponible: espera su turno.',
  'never-asked-for': 'No está disponible: nunca se pidió.',
  'not-available': 'No está disponible: {reason}',
  'computation-failed': 'su cálculo falló.',
  'being-collected': 'Aún no está disponible: se está recopilando ({percent} %).',
  'being-collected-now': 'Aún no está disponible: se está recopilando ({percent} %, {doing}).',
  'will-be-retried': 'Aún no está disponible; se intentará de nuevo. {reason}',

  // Por qué el servicio rechaza una llamada
  'no-such-project': 'No existe tal proyecto',
  'written-meanwhile': 'Otra persona lo cambió desde que se leyó; no se escribió nada. Léalo de nuevo y compare.',
  'no-such-layer': 'No existe tal colección. Las colecciones son {names}.',
  'no-such-feature': 'No existe tal elemento en {layer}',
  'parameter-not-taken': 'El parámetro {name} no se admite aquí. Se admiten: {names}.',
  'parameter-twice': 'El parámetro {name} aparece dos veces',
  'bad-limit': 'limit es un número entero de 1 a {most}',
  'bad-box': 'bbox tiene cuatro números (oeste, sur, este, norte) en grados, o seis con las alturas en tercer y sexto lugar',
  'bad-time': 'datetime es una hora RFC 3339, o dos separadas por una barra; .. deja abierto un extremo',
  'only-json': 'Las respuestas llegan como JSON; f es json',
  'feature-replaced': 'El proyecto fue reemplazado. En su lugar está {successor}.',
  'replaced-meanwhile':
    'El proyecto fue reemplazado por «{name}» desde que se leyó; no se escribió nada. Lo que hay está en «current» y las diferencias en «differences».',
  'changed-meanwhile':
    '«{name}» cambió desde que se leyó; no se escribió nada. Lo que hay está en «current» y las diferencias en «differences».',
  'replace-not-alone': 'Una colección y sus miembros se miden juntos; no se reemplazan uno por uno.',
  'too-many-plots-to-keep':
    'El proyecto tiene {count} parcelas; hasta {most} pasan a un nombre nuevo. Cree un proyecto nuevo con sus archivos.',
  'crs-not-taken': 'Las coordenadas se toman en {crs}, no en {other}',
  'bad-cursor': 'El servicio no hizo la dirección de esta página. Empiece por la primera.',
  'no-such-endpoint': 'No existe tal operación',
  'method-not-taken': 'Esta dirección admite {methods}',
  'address-too-long': 'La dirección es demasiado larga',
  'address-unreadable': 'La dirección no se puede leer: su codificación con % no es texto',
  'headers-too-long': 'Las cabeceras son demasiado largas',
  'request-too-slow': 'La solicitud no llegó a tiempo',
  'not-http': 'Esto no es una solicitud HTTP',
  'host-named-twice': 'La solicitud nombra su servidor dos veces',
  'no-such-file': 'No existe tal archivo',
  'no-such-picture': 'No existe tal imagen',
  'address-not-served': 'Esta dirección no se atiende',
  'other-page-refused': 'Se rechazan las solicitudes de otras páginas',
  'key-refused': 'La clave de API falta o es incorrecta',
  'key-may-not': 'Esta clave tiene el alcance {scope}; esto requiere una clave con el alcance {needed}',
  'key-of-collections': 'Esta clave es solo de algunas colecciones, y esto es de toda la cuenta',
  'key-of-other-collections': 'Esta clave es de otras colecciones',
  'collection-read-only': 'Esta clave solo lee en esta colección',
  'no-keys-here': 'Este servicio tiene una sola clave y no emite otras',
  'no-such-key': 'No existe tal clave',
  'key-outlives': 'Esta clave vale hasta {until}; una clave que emita no puede valer más tiempo',
  'never-for-read-key': 'No está disponible: nunca se pidió, y una clave con el alcance read no hace recopilar nada.',
  'token-refused': 'El token del grupo de usuarios falta o es incorrecto',
  'no-packs-here': 'Este servicio no hace paquetes de datos',
  'wrong-media-type': 'Envíe multipart/form-data, application/json o application/geo+json',
  'json-expected': 'Envíe application/json',
  'encoding-not-taken': 'Los cuerpos se aceptan tal cual, no como {encoding}',
  'charset-not-taken': 'El JSON se acepta en UTF-8, no en {charset}',
  'body-too-large': 'El cuerpo supera {megabytes} MB',
  'body-needs-memory': 'Leer este límite necesita más de {megabytes} MB de memoria. Envíelo por partes.',
  'body-takes-long': 'Leer este límite tarda más de {seconds} s. Envíelo por partes.',
  'bodies-waiting': 'Se están leyendo otros límites grandes; no se escribió nada. Inténtelo en un momento.',
  'workspace-busy': 'Otro programa está escribiendo en el espacio de trabajo; no se escribió nada. Inténtelo de nuevo en un momento.',
  'database-unreachable': 'La base de datos no responde ({reason}). Inténtelo de nuevo en un momento.',
  'objects-unreachable': 'El almacén de objetos no responde ({reason}). Inténtelo de nuevo en un momento.',
  'database-schema-other':
    'La base de datos tiene el esquema {version}; este servidor conoce el {known}. Deténgalo e inicie la versión de Hectare que tiene la base de datos.',
  'disk-full': 'El disco está lleno; no se escribió nada',
  'service-ending': 'El servicio se está cerrando; no se escribió nada. Inténtelo cuando esté en marcha.',
  'service-fault': 'El servicio tuvo un fallo propio',
  'damaged-geometry': 'La geometría guardada de «{name}» está dañada. Restaure el espacio de trabajo desde su copia de seguridad.',
  'damaged-project':
    'Lo guardado de «{name}» está dañado. Restaure el espacio de trabajo desde su copia de seguridad, o borre el proyecto para siempre.',
  'damaged-row':
    'Una fila guardada ({table}) está dañada; no se escribió nada. Restaure el espacio de trabajo desde su copia de seguridad.',
  'key-of-another-project':
    'Con esta clave de idempotencia se creó otro proyecto; ahora no se creó nada. Envíe una clave nueva para un proyecto nuevo.',
  'last-member': 'Es el último miembro de su colección. Elimine la colección.',
  'group-quota-exceeded': 'El proyecto ocupa {needed:4} ha de la cuota del grupo de usuarios; quedan {left:4} ha',
  'quota-exceeded': 'El proyecto ocupa {needed:4} ha de la cuota; quedan {left:4} ha',
};

import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Lo que el anfitrión rechaza y comunica. */
export const es: Translation<typeof en> = {
  // El disco y el sistema
  'host.backup-gone': 'Esa copia de seguridad ya no está. Vuelva a mirar la lista.',
  'host.backup-into-folder': 'Ponga la copia de seguridad en {path}; entonces aparece en esta lista.',
  'host.being-replaced': 'Hectare está restaurando una copia o borrando los datos. Inténtelo de nuevo en un momento.',
  'host.profile-in-use':
    'Hectare ya está en marcha con {path} (proceso {id}). Siga en su ventana, o ciérrelo y empiece de nuevo. Si se ejecuta en un terminal, la tecla Entrar da allí una dirección nueva.',
  'host.profile-missing':
    'La carpeta de Hectare se movió a {path}, que no está. Conecte ese disco y arranque de nuevo, o borre {pointer} para empezar con una carpeta vacía.',
  'host.disk-full': 'El disco está lleno. Haga sitio e inténtelo de nuevo; nada de lo guardado antes se ha perdido.',
  'host.not-writable': 'Este equipo no deja que Hectare escriba allí. Elija otra carpeta.',
  'host.read-only-disk': 'Ese disco solo se puede leer. Elija otra carpeta.',
  'host.file-gone': 'El archivo o su carpeta ya no está. ¿Se movió o cambió de nombre?',
  'host.something-failed': 'Algo falló.',
  'host.unknown-method': 'El anfitrión no conoce «{name}».',
  'host.bad-input': 'La ventana envió algo que esta versión de Hectare no acepta. Vuelva a cargar la ventana; si no ayuda, comuníquelo.',
  'host.bad-output': 'La respuesta del anfitrión a {name} no encaja con su contrato: {where} {reason}',
  'host.cancelled': 'Cancelado.',
  'host.closing': 'Hectare se está cerrando.',
  'host.cancel-elsewhere': 'La cancelación se responde antes de llegar aquí.',
  'host.gone': 'El anfitrión de Hectare no responde. Inicie Hectare de nuevo; lo escrito se conserva en su borrador.',
  'host.no-session':
    'Esta página no tiene sesión con Hectare. Abra la dirección que imprimió Hectare, o pulse Intro donde se ejecuta para obtener una nueva.',
  'host.session-ended':
    'Se abrió otra ventana de Hectare con una dirección más nueva, así que esta se terminó; lo escrito se conserva en su borrador. Si no fue usted, pulse Intro donde se ejecuta Hectare y abra la dirección nueva.',
  'host.unknown-sender': 'Solo puede preguntar la ventana de Hectare.',

  // Archivos
  'host.file-not-opened': 'Hectare solo lee archivos que usted abrió. Abra {name} con Archivo, Abrir, o suéltelo en la ventana.',
  'host.named-file-gone': '{name} ya no está. ¿Se movió o cambió de nombre?',
  'host.named-file-too-large': '{name} supera 2 GB. Divídalo antes de abrirlo.',
  'host.browser-file-gone': 'El navegador no pudo leer este archivo. ¿Se movió, o aún se está escribiendo?',
  'host.browser-too-large':
    'Esto es mayor de lo que acepta el anfitrión del navegador (512 MB). Simplifique las formas o divida el archivo.',
  'host.draft-not-json': 'El contenido de un borrador es JSON en UTF-8.',
  'host.draft-id': 'El identificador de un borrador lleva letras, cifras, puntos y guiones.',

  // Direcciones y mapas
  'host.not-an-address': 'Esto no es una dirección web válida. Debe empezar por https://, por ejemplo https://api.example.org.',
  'host.https-only': 'La dirección debe empezar por https://.',
  'host.credentials-in-address': 'No ponga nombre ni contraseña en la dirección; la clave tiene su propio campo.',
  'host.query-in-address': 'No ponga lo que sigue a «?» o «#»; una clave que esté allí va en el campo de las claves.',
  'host.not-encrypted': 'La dirección debe empezar por https://, para que la clave no se envíe en claro.',
  'host.basemap-gone': 'Este mapa de fondo ya no existe. Añádalo de nuevo en Mapas de fondo.',
  'host.basemap-is-a-file': 'Este mapa de fondo es un archivo.',
  'host.basemap-file-is-here': 'Este mapa de fondo es un archivo: ya está en este equipo.',
  'host.basemap-is-no-file': 'Este mapa de fondo no es un archivo de este equipo.',
  'host.window-reads-file': 'Aquí la ventana lee el archivo por sí misma.',
  'host.not-a-tile-address': 'Esto no es una dirección. Debe ser como https://tile.example.org/{z}/{x}/{y}.png.',
  'host.key-in-address': 'Escriba {key} como valor de «{name}» y ponga la clave en su propio campo: va al llavero, no a un archivo.',
  'host.not-an-archive-address':
    'Esta no es la dirección de un archivo PMTiles o un GeoTIFF. Debería ser como https://maps.example.org/region.pmtiles.',
  'host.tile-places-missing': 'La dirección necesita {z}, {x} e {y} (o {minus}), como en https://tile.example.org/{example}.png.',
  'host.tile-row-missing': 'La dirección necesita {y}, o {minus} donde las filas se cuentan desde el sur.',
  'host.wms-layers-missing': 'Nombre las capas del WMS, separadas por comas.',
  'host.map-key-missing': 'La dirección contiene {key}: escriba también la clave.',
  'host.remote-unknown':
    '{host} no responde como un servicio de capas que Hectare lea. Escriba la dirección en la que un WMTS, un WMS, un WFS, una OGC API – Features o un servicio de ArcGIS dice lo que ofrece, o la de un elemento STAC.',
  'host.remote-refused': '{host} lo rechaza: {reason}',
  'host.remote-gone': 'Esta lista de capas ya no está. Pregunte de nuevo al servicio.',
  'host.remote-no-layer': 'El servicio no ofrece esta capa en una forma que Hectare lea. Elija otra.',
  'host.remote-elsewhere': 'Esta capa viene de otro servidor, {host}. Permita antes ese servidor.',
  'host.remote-near': 'El servicio lleva a {host}, que está en este equipo o en su red. Hectare no va allí por indicación de un extraño.',
  'host.remote-key-elsewhere': 'La clave iría a otro servidor, {host}. Pida al proveedor una dirección en ese servidor.',
  'host.remote-page': 'Lo que envía {host} no se puede leer como formas. {reason}',
  'host.remote-tiles-elsewhere': 'El servicio pone sus teselas en otro servidor, {host}. Hectare no va allí.',
  'host.remote-next-elsewhere': 'El servicio pone su página siguiente en otro servidor, {host}. Hectare no va allí.',
  'host.map-non-commercial': 'Las condiciones de este mapa solo permiten un uso no comercial.',
  'host.map-terms': 'Las condiciones de {host} prohíben guardar zonas de su mapa. Elija otro mapa o un archivo.',
  'host.archive-unreadable':
    'No es un archivo PMTiles que Hectare lea: está dañado, es de otra clase o está comprimido de otro modo que gzip.',
  'host.archive-changed':
    'El archivo se reemplazó en su dirección desde que se guardó una zona de él para usarla sin red. Quite antes esa zona (Archivo, Almacenamiento).',
  'host.area-too-large':
    '{megabytes} MB son más de los {max} MB que puede tener una zona. Elija un nivel de acercamiento menor o una zona más pequeña.',
  'host.area-gone': 'Esta zona ya no está en este equipo. Guárdela de nuevo para usarla sin red.',
  'host.area-own-grid':
    'Las teselas de este mapa están en una malla propia, que MBTiles no puede tener: solo tiene teselas de Web Mercator.',
  'host.map-not-kept': '{host} prohíbe guardar lo que envía. No se guardó nada para usarlo sin red.',
  'host.heights-too-wide':
    'El terreno abarca más de {max} cuadrados de un grado, así que sus alturas no van con él. Lleve las de una parte: selecciónela y abra “Perfil de elevación”.',
  'host.raster-not-here': 'Esta zona no está en «{name}». Vaya a un lugar donde se vea.',
  'host.raster-two-sides': 'Esta zona está a ambos lados del meridiano 180, lo que no cabe en un GeoTIFF. Tome cada lado por separado.',
  'host.raster-changed': 'El archivo se sustituyó en su dirección mientras se descargaba. No se guardó nada; tome la zona de nuevo.',
  'host.raster-area-too-large':
    '{megabytes} MB superan los {max} MB que puede tener una zona. Elija una resolución menor o una zona más pequeña.',
  'host.raster-not-kept': '{host} prohíbe guardar lo que envía. No se guardó nada.',
  'host.too-many-tiles': '{count} teselas son más de {max}. Elija un nivel de acercamiento menor.',

  // Conexiones, claves y grupos
  'host.window-hangs': 'La ventana no responde.',
  'host.window-hangs-detail':
    'Puede estar ocupada con un archivo grande. Recargar termina lo que hace ahora; las formas, los borradores y los proyectos se conservan.',
  'host.move-by-command': 'Cierre Hectare y mueva su carpeta en la línea de órdenes: hectare backup move DIR',
  'host.start-failed': 'Hectare no pudo iniciarse. {reason}',
  'host.window-ends-often': 'La ventana se cerró varias veces en pocos minutos.',
  'host.window-ends-often-detail':
    'Lo que hizo se conserva en borradores. Si hay un archivo grande abierto, cierre otros programas antes de recargar.',
  'host.window-wait': 'Esperar',
  'host.window-reload': 'Recargar',
  'host.window-quit': 'Salir',
  'host.entry-changed': 'está cortado o se cambió',
  'host.no-clipboard': 'Este equipo no tiene un portapapeles que Hectare alcance, así que no se copió nada.',
  'host.keychain-refused': 'El llavero de este equipo se negó ({reason}). Desbloquéelo e inténtelo de nuevo; no se cambió nada.',
  'host.keychain-unusable':
    'El llavero de este equipo no se puede usar ({reason}). Las claves se guardan en memoria hasta que se cierre Hectare.',
  'host.keychain-silent': 'sin respuesta en {seconds} s',
  'host.keychain-forgets': 'no devolvió lo que se puso',
  'host.embedded-no-address': 'El servicio integrado no tiene dirección que cambiar.',
  'host.embedded-stays': 'El servicio integrado es parte de Hectare y se queda.',
  'host.key-unusual': 'La clave contiene espacios, saltos de línea o caracteres raros. Cópiela de nuevo.',
  'host.token-unusual': 'El token contiene espacios, saltos de línea o caracteres raros. Cópielo de nuevo.',
  'host.connection-gone': 'Esta conexión ya no existe. Elija otra.',
  'host.unknown-operation': 'La API de seguimiento no tiene «{name}».',
  'host.tokens-stay-here': 'Las llamadas de grupos de usuarios llevan tokens, que la ventana nunca ve; use «renovar».',
  'host.projects-own-way': 'Los proyectos se crean y se borran con projects.create y projects.remove.',
  'host.not-a-picture': 'Este producto no es una imagen.',
  'host.unlike-a-project': 'El servicio describe este proyecto de un modo que Hectare no entiende. Dígaselo al proveedor.',
  'host.unlike-sources': 'El servicio contó sus fuentes de datos de otra forma. Reinicie Hectare.',
  'host.unlike-a-list': 'La lista de proyectos no es una que Hectare pueda leer. Avise al proveedor.',
  'host.unlike-a-project-export':
    'El servicio describe este proyecto de un modo que Hectare no entiende, así que no se exporta. Dígaselo al proveedor.',
  'host.not-a-monitoring-api': 'Responde, pero no como lo hace una API de seguimiento. Revise la dirección.',
  'host.key-good-list-unlike': 'La clave es buena; la lista de proyectos no es como Hectare la espera.',
  'host.key-good': 'La clave es buena.',
  'host.group-not-json': '{field} no es JSON: {reason}',
  'host.group-not-object': '{field} es JSON, pero no un objeto con nombres y valores.',
  'host.secret-in-group': 'En estos campos hay una clave o un token que corresponde al llavero. Quítelo; un grupo recibe su propio token.',
  'host.group-not-saved': 'El servicio no guardó el grupo de usuarios. Lo que escribió sigue aquí; revise el identificador y el entorno.',
  'host.group-token-missing': 'El token de este grupo no está en este equipo. Escríbalo primero.',
  'host.token-missing': 'Este token no está en este equipo. Escríbalo primero.',
  'host.token-not-rotated': 'El servicio no renovó el token; se conserva el anterior.',
  'host.rotate-embedded': 'El servicio integrado hace una clave nueva en cada inicio; no hay nada que renovar.',
  'host.rotate-at-provider': 'Las claves de API las emite el proveedor. Pida una nueva y escríbala aquí; la anterior se sustituye.',
  'host.no-token-to-rotate': 'No hay ningún token de grupo de usuarios que renovar. Escriba uno primero.',
  'host.group-forgotten': 'Este grupo de usuarios ya no se recuerda en este equipo. Ábralo de nuevo por su identificador.',

  // La bandeja de salida y lo guardado
  'host.edit-waits': 'Un cambio de «{name}» espera en la bandeja de salida. Envíelo o descártelo primero.',
  'host.create-waits': '«{name}» con este límite ya espera en la bandeja de salida. Ábrala para enviarlo ahora.',
  'host.change-waits': 'Un cambio de este proyecto ya espera en la bandeja de salida. Envíelo o descártelo primero.',
  'host.settle-first': 'No se sabe si esto llegó. Aclárelo primero.',
  'host.deletion-has-no-name': 'Una eliminación no tiene nombre que cambiar.',
  'host.not-restorable': 'Esto ya no se puede recuperar.',
  'host.being-sent': 'Esto se está enviando ahora mismo. Espere la respuesta.',
  'host.replaced-meanwhile':
    'Lo que esta edición iba a sustituir ya no está en el servicio: alguien lo eliminó o puso otro proyecto en su lugar. El suyo no se creó, para que el terreno no cuente dos veces. Compare las formas y después créelo como un proyecto más, o deséchelo.',
  'host.maybe-there': 'Hay un proyecto como este, pero no se puede saber si es el que se envió. Mírelo y decida.',
  'host.answer-not-understood':
    'El servicio respondió de un modo que Hectare no entiende, y su lista no muestra el proyecto. Mire allí y decida.',
  'host.list-unreadable':
    'La lista de proyectos del servicio no se puede leer, así que no se puede saber si esto llegó. Mire allí y decida.',
  'host.boundary-damaged':
    'La forma de este cambio se alteró o se cortó en el disco, así que no se envió. Su archivo se conserva. Dibújela o ábrala de nuevo y descarte esta entrada.',
  'host.boundary-missing':
    'Falta el límite de esta entrada en la carpeta de la bandeja de salida. Cree el proyecto de nuevo desde su archivo.',
  'host.other-key':
    'La conexión tiene otra clave que cuando se introdujo esto. Abra la bandeja de salida e indique si puede enviarse con la nueva.',
  'host.decisions-not-taken':
    'Se hizo el proyecto nuevo y se conservó el anterior: el servicio no acepta sus absorciones declaradas para el límite nuevo. Introdúzcalas en el proyecto nuevo y después vuelva a enviar esto para eliminar el anterior, o descártelo para conservar ambos.',
  'host.created-without-id': 'El servicio lo aceptó, pero no dijo qué proyecto hizo. Mire allí; después elimine usted el anterior.',
  'host.not-in-outbox': 'Esto ya no está en la bandeja de salida: se envió o se descartó.',
  'host.unreachable': 'No se puede alcanzar el servicio.',
  'host.not-kept': 'En este equipo no hay guardada ninguna respuesta a esto.',

  // El servicio integrado
  'host.service-not-running': 'El servicio integrado no está en marcha.',
  'host.service-start-late': 'no se inició en 30 s',
  'host.service-no-start': 'no se pudo iniciar',
  'host.service-ended': 'terminó ({reason})',
  'host.service-silent': 'dejó de responder',
  'host.service-not-started': 'El servicio integrado no se pudo iniciar: {reason}',
  'host.service-given-up':
    'El servicio integrado terminó {count} veces en diez minutos; el último motivo: {reason}. Inícielo de nuevo; si no sirve, reinicie Hectare. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
  'host.service-restarting': 'El servicio integrado se está reiniciando: {reason}',

  // El anfitrión del navegador
  'host.window-chooses-files': 'La propia ventana elige los archivos.',
  'host.open-in-browser': 'En el navegador, abra los archivos con Archivo, Abrir, o suéltelos en la ventana.',
  'host.no-window': 'No hay ninguna ventana que pidiera este archivo.',
  'host.window-opens-links': 'La propia ventana abre los enlaces.',
  'host.no-clipboard-program':
    'No se encontró ningún programa que alcance el portapapeles, así que no se copió nada. Instale wl-clipboard (Wayland) o xclip (X11) e inténtelo de nuevo.',
  'host.clipboard-unreachable': 'No se puede alcanzar el portapapeles de este equipo, así que no se copió nada.',
  'host.service-given-up-sentence':
    'El servicio integrado terminó {count} veces en diez minutos; el último motivo: {reason} Inícielo de nuevo; si no sirve, reinicie Hectare. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
};

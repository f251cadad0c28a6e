import type { Sentences } from '../known-sentences.ts';

/** Lo que dicen el servicio propio, el cliente y el anfitrión: estados, negativas, y qué hacer. */
export const service: Sentences = {
  // service: jobs and products
  'The lease of this job is lost': 'La tarea pasó a otro proceso',
  'The compute thread is missing from this build': 'A esta versión le falta el hilo de cálculo',
  'The compute thread ended: {reason}': 'El hilo de cálculo terminó: {reason}',
  'The compute thread ended with {code}': 'El hilo de cálculo terminó con {code}',
  'project mask': 'máscara del proyecto',
  weather: 'tiempo',
  'climate projections': 'proyecciones climáticas',
  'climate risk': 'riesgo climático',
  'deforestation summary': 'resumen de deforestación',
  'deforestation indicator image': 'imagen de indicios de deforestación',
  'baseline sequestration': 'captura de referencia',
  'performance benchmark': 'referencia de rendimiento',
  'carbon additionality': 'adicionalidad de carbono',
  'greenhouse-gas emissions': 'emisiones de gases de efecto invernadero',
  'satellite index': 'índice satelital',
  soil: 'suelo',
  'wetlands mask': 'máscara de humedales',
  'portfolio deforestation summary': 'resumen de deforestación de la cartera',

  // service: requests
  'JSON decode error': 'El JSON no se puede leer',
  'Invalid JSON: {reason}': 'JSON no válido: {reason}',
  'Another group has this id; tag one Customer and the other Testing':
    'Otro grupo tiene este identificador; marque uno como Customer y el otro como Testing',
  'No user group has this id': 'Ningún grupo de usuarios tiene este identificador',
  'Field required: a file, a geojson field, or a GeoJSON body': 'Falta un campo: un archivo, un campo geojson o un cuerpo GeoJSON',
  'The form cannot be read: {reason}': 'El formulario no se puede leer: {reason}',
  '{path} is damaged ({reason}). Restore the backup beside it.':
    '{path} está dañado ({reason}). Restaure la copia de seguridad que está a su lado.',
  '{path} is a database, but not a Hectare workspace. Choose another folder.':
    '{path} es una base de datos, pero no un espacio de trabajo de Hectare. Elija otra carpeta.',
  '{path} was written by a newer Hectare (schema {version}, this one knows {known}). Update Hectare.':
    '{path} lo escribió un Hectare más nuevo (esquema {version}; este conoce {known}). Actualice Hectare.',
  '{path} is not a Hectare workspace. Choose another folder, or move that file away.':
    '{path} no es un espacio de trabajo de Hectare. Elija otra carpeta, o mueva ese archivo.',
  '{path} cannot hold a workspace: {Reason}. Choose another folder.':
    '{path} no puede contener un espacio de trabajo: {Reason}. Elija otra carpeta.',
  'it is a file': 'es un archivo',
  '{path} is a file': '{path} es un archivo',
  'it cannot be written to ({code})': 'no se puede escribir en ella ({code})',
  'Another Hectare service (process {id}) has this workspace open. Close it, or use another folder.':
    'Otro servicio de Hectare (proceso {id}) tiene abierto este espacio de trabajo. Ciérrelo, o use otra carpeta.',
  'The service listens on this computer only (127.0.0.1), not on {host}.':
    'El servicio escucha solo en este equipo (127.0.0.1), no en {host}.',
  'The service process is started by Hectare; for a service of your own use "hectare serve".':
    'El proceso del servicio lo inicia Hectare; para un servicio propio use «hectare serve».',

  // api: fields that do not fit
  'Field required': 'Falta este campo',
  'Input should be a valid number': 'Debe ser un número',
  'Input should be a valid boolean': 'Debe ser verdadero o falso',
  'Input should be a valid {kind}': 'Debe ser un valor de tipo {kind}',
  'Input should be {values}': 'Debe ser {values}',
  'Input should be a valid GeoJSON object': 'Debe ser un objeto GeoJSON',
  'A position should be [longitude, latitude]': 'Una posición debe ser [longitud, latitud]',
  'Longitude should be between -180 and 180': 'La longitud debe estar entre -180 y 180',
  'Latitude should be between -90 and 90': 'La latitud debe estar entre -90 y 90',
  'Input should be a valid list': 'Debe ser una lista',
  'Collections should be nested at most {n} deep': 'Las colecciones deben estar anidadas como mucho {n} veces',
  'Input should be a kind of GeoJSON geometry': 'Debe ser un tipo de geometría de GeoJSON',
  'The document should have at most {n} vertices': 'El documento debe tener como mucho {n} vértices',
  'The document should have at least one shape': 'El documento debe tener al menos una forma',
  'Input should be a valid date in the format YYYY-MM-DD': 'Debe ser una fecha con la forma AAAA-MM-DD',
  'Input should be on or after {date}': 'Debe ser el {date} o posterior',
  'Input should be on or before {date}': 'Debe ser el {date} o anterior',
  'Input should be greater than 0': 'Debe ser mayor que 0',
  'The four weights should sum to 1, they sum to {sum}': 'Los cuatro pesos deben sumar 1; suman {sum}',
  'must be an IANA time zone such as Africa/Nairobi': 'debe ser una zona horaria de IANA, por ejemplo Africa/Nairobi',

  // client
  'This is not an id that can be asked for ({reason}). Refresh the list of projects and choose again.':
    'Este no es un identificador por el que se pueda preguntar ({reason}). Actualice la lista de proyectos y elija de nuevo.',
  'The answer is larger than Hectare takes. Ask for a shorter range.':
    'La respuesta es mayor de lo que Hectare acepta. Pida un intervalo más corto.',
  'The service packed its answer in a way that was not asked for ({way}). Tell the provider.':
    'El servicio empaquetó su respuesta de una manera que no se pidió ({way}). Dígaselo al proveedor.',
  'This connection has no API key yet. Enter it in Connections.': 'Esta conexión todavía no tiene clave de API. Escríbala en Conexiones.',
  'This connection has no user-group token yet. Enter it in Connections.':
    'Esta conexión todavía no tiene token de grupo de usuarios. Escríbalo en Conexiones.',
  'The service did not answer in time. Nothing typed is lost: try again.':
    'El servicio no respondió a tiempo. No se ha perdido nada de lo escrito: inténtelo de nuevo.',
  'The answer of the service came damaged or was cut off ({reason}). Try again.':
    'La respuesta del servicio llegó dañada o cortada ({reason}). Inténtelo de nuevo.',
  'The service cannot be reached ({reason}). Opening, checking, measuring and exporting files still work.':
    'No se puede alcanzar el servicio ({reason}). Abrir, comprobar, medir y exportar archivos sigue funcionando.',
  'The service cannot be reached.': 'No se puede alcanzar el servicio.',
  'The service sends to another address ({address}); the key is not sent there. Put the final address into the connection.':
    'El servicio remite a otra dirección ({address}); la clave no se envía allí. Ponga la dirección final en la conexión.',
  'The service sends to another address; the key is not sent there. Put the final address into the connection.':
    'El servicio remite a otra dirección; la clave no se envía allí. Ponga la dirección final en la conexión.',
  'The service refused the request.': 'El servicio rechazó la solicitud.',
  'The service refused the key. Enter the key again in Connections.': 'El servicio rechazó la clave. Escríbala de nuevo en Conexiones.',
  'The service asks for payment first. Ask the provider what your plan includes.':
    'El servicio pide primero un pago. Pregunte al proveedor qué incluye su plan.',
  'The service does not let this key do that. Ask the provider what your plan includes.':
    'El servicio no permite eso a esta clave. Pregunte al proveedor qué incluye su plan.',
  'The service does not know this any more. Refresh the list of projects.':
    'El servicio ya no conoce esto. Actualice la lista de proyectos.',
  'The service does not offer this.': 'El servicio no ofrece esto.',
  'The service waited too long for the request. Try again.': 'El servicio esperó demasiado la solicitud. Inténtelo de nuevo.',
  'Not available yet.': 'Todavía no está disponible.',
  'The service does not have this any more. Refresh the list of projects.':
    'El servicio ya no tiene esto. Actualice la lista de proyectos.',
  'The service refused the upload because of its size. Simplify the shapes, or split the file.':
    'El servicio rechazó la subida por su tamaño. Simplifique las formas o divida el archivo.',
  'The service does not take this kind of upload.': 'El servicio no acepta este tipo de subida.',
  'The service refused the request; see the fields that it names.': 'El servicio rechazó la solicitud; vea los campos que nombra.',
  'The service asks for a pause. Try again in a minute.': 'El servicio pide una pausa. Inténtelo de nuevo dentro de un minuto.',
  'The service asks for a pause of {minutes} minutes. Try again after it.':
    'El servicio pide una pausa de {minutes} minutos. Inténtelo de nuevo después.',
  'list put together from {pages} pages': 'lista reunida de {pages} páginas',
  'The service gives its list page by page, and one page is unlike the first. Tell the provider.':
    'El servicio da su lista página a página, y una de ellas no es como la primera. Dígaselo al proveedor.',
  'The service refused the request (status {status}). Ask the provider what this status means.':
    'El servicio rechazó la solicitud (estado {status}). Pregunte al proveedor qué significa ese estado.',
  'The service met a fault of its own (status {status}). Try again later.':
    'El servicio tuvo un fallo propio (estado {status}). Inténtelo más tarde.',
  'The map server {host} refuses this key. Enter it again in Basemaps.':
    'El servidor de mapas {host} rechaza esta clave. Escríbala de nuevo en Mapas base.',
  'The map server {host} answered {status}.': 'El servidor de mapas {host} respondió {status}.',
  'The map server {host} sends tiles of more than 4 MB.': 'El servidor de mapas {host} envía teselas de más de 4 MB.',
  'The map server {host} answers with something that is no picture. Check the address and the layers.':
    'El servidor de mapas {host} responde con algo que no es una imagen. Revise la dirección y las capas.',
  'The map server {host} answers with something that is no picture. Check the address and the places of {z}, {x} and {y}.':
    'El servidor de mapas {host} responde con algo que no es una imagen. Revise la dirección y los lugares de {z}, {x} e {y}.',
  'The map server {host} cannot be reached. The offline basemap stays.':
    'No se puede alcanzar el servidor de mapas {host}. Queda el mapa base sin red.',
  'The service answered with something that is not a picture. Tell the provider.':
    'El servicio respondió con algo que no es una imagen. Dígaselo al proveedor.',
  'The service answered with something that is not a GeoTIFF. Tell the provider.':
    'El servicio respondió con algo que no es un GeoTIFF. Dígaselo al proveedor.',
  'The service answered with something that is not JSON (a login page or a proxy?). Check the address of the connection.':
    'El servicio respondió con algo que no es JSON (¿una página de inicio de sesión o un proxy?). Revise la dirección de la conexión.',
  'The service answered with nothing. Try again later.': 'El servicio respondió sin nada. Inténtelo más tarde.',
  'The service answered with nothing. It may have done what was asked: look before you send it again.':
    'El servicio respondió sin nada. Puede que haya hecho lo que se pidió: mire antes de enviarlo de nuevo.',
  'The service answered with something nested deeper than Hectare reads. Tell the provider.':
    'El servicio respondió con algo anidado más hondo de lo que Hectare lee. Dígaselo al proveedor.',

  // bridge and hosts
  'The disk is full. Make room and try again; nothing that was saved before is lost.':
    'El disco está lleno. Haga sitio e inténtelo de nuevo; nada de lo guardado antes se ha perdido.',
  'This computer does not let Hectare write there. Choose another folder.':
    'Este equipo no deja que Hectare escriba allí. Elija otra carpeta.',
  'That disk can only be read. Choose another folder.': 'Ese disco solo se puede leer. Elija otra carpeta.',
  'The file or its folder is not there any more. Was it moved or renamed?':
    'El archivo o su carpeta ya no está. ¿Se movió o cambió de nombre?',
  'Something failed.': 'Algo falló.',
  'The host knows no “{name}”.': 'El anfitrión no conoce «{name}».',
  'The host was asked with an input that does not fit.': 'Al anfitrión se le preguntó con una entrada que no encaja.',
  'The host’s answer to {name} does not fit its contract: {where} {reason}':
    'La respuesta del anfitrión a {name} no encaja con su contrato: {where} {reason}',
  'Cancelled.': 'Cancelado.',
  'This is not an address. It should look like https://api.example.org.':
    'Esto no es una dirección. Debe ser como https://api.example.org.',
  'The address should begin with https://.': 'La dirección debe empezar por https://.',
  'Leave name and password out of the address; the key has a field of its own.':
    'No ponga nombre ni contraseña en la dirección; la clave tiene su propio campo.',
  'Leave out what follows “?” or “#”; a key that stands there goes into the field for keys.':
    'No ponga lo que sigue a «?» o «#»; una clave que esté allí va en el campo de las claves.',
  'The address should begin with https://, so that the key is not sent in clear text.':
    'La dirección debe empezar por https://, para que la clave no se envíe en claro.',
  'This basemap does not exist any more. Add it again in Basemaps.': 'Este mapa base ya no existe. Añádalo de nuevo en Mapas base.',
  'This basemap is a file.': 'Este mapa base es un archivo.',
  'This computer has no clipboard that Hectare can reach, so nothing was copied.':
    'Este equipo no tiene un portapapeles que Hectare alcance, así que no se copió nada.',
  'The keychain of this computer refused ({reason}). Unlock it and try again; nothing was changed.':
    'El llavero de este equipo se negó ({reason}). Desbloquéelo e inténtelo de nuevo; no se cambió nada.',
  'The keychain of this computer cannot be used ({Reason}). Keys are kept in memory until Hectare closes.':
    'El llavero de este equipo no se puede usar ({Reason}). Las claves se guardan en memoria hasta que se cierre Hectare.',
  'no answer in {n} s': 'sin respuesta en {n} s',
  'it did not give back what was put in': 'no devolvió lo que se puso',
  'The embedded service has no address to change.': 'El servicio integrado no tiene dirección que cambiar.',
  'The embedded service is part of Hectare and stays.': 'El servicio integrado es parte de Hectare y se queda.',
  'The key has blanks, line breaks or unusual characters in it. Copy it again.':
    'La clave contiene espacios, saltos de línea o caracteres raros. Cópiela de nuevo.',
  'The token has blanks, line breaks or unusual characters in it. Copy it again.':
    'El token contiene espacios, saltos de línea o caracteres raros. Cópielo de nuevo.',
  'This connection does not exist any more. Choose another one.': 'Esta conexión ya no existe. Elija otra.',
  'The monitoring API has no “{name}”.': 'La API de seguimiento no tiene «{name}».',
  'The service describes this project in a way that Hectare does not understand, so it is not exported. Tell the provider.':
    'El servicio describe este proyecto de un modo que Hectare no entiende, así que no se exporta. Dígaselo al proveedor.',
  'The service describes this project in a way that Hectare does not understand. Tell the provider.':
    'El servicio describe este proyecto de un modo que Hectare no entiende. Dígaselo al proveedor.',
  'User-group calls carry tokens, which the window never sees; use “rotate”.':
    'Las llamadas de grupos de usuarios llevan tokens, que la ventana nunca ve; use «renovar».',
  'Projects are created and deleted with projects.create and projects.remove.':
    'Los proyectos se crean y se borran con projects.create y projects.remove.',
  'This product is not a picture.': 'Este producto no es una imagen.',
  'The address holds {key}: enter the key too.': 'La dirección contiene {key}: escriba también la clave.',
  'The window reads the file itself here.': 'Aquí la ventana lee el archivo por sí misma.',
  'This basemap is not a file of this computer.': 'Este mapa base no es un archivo de este equipo.',
  'It answers, but not as a monitoring API does. Check the address.':
    'Responde, pero no como lo hace una API de seguimiento. Revise la dirección.',
  'The key is good; the list of projects is unlike what Hectare expects.':
    'La clave es buena; la lista de proyectos no es como Hectare la espera.',
  'The key is good.': 'La clave es buena.',
  'The content of a draft is JSON in UTF-8.': 'El contenido de un borrador es JSON en UTF-8.',
  'A draft’s id is letters, digits, dots and dashes.': 'El identificador de un borrador lleva letras, cifras, puntos y guiones.',
  'The {field} are not JSON: {reason}': '{field} no es JSON: {reason}',
  'The {field} are JSON, but not an object with names and values.': '{field} es JSON, pero no un objeto con nombres y valores.',
  'There is a key or token in these fields that belongs into the keychain. Take it out; a group gets its own token.':
    'En estos campos hay una clave o un token que corresponde al llavero. Quítelo; un grupo recibe su propio token.',
  'The service did not save the user group. What you typed is still here; check the id and the environment.':
    'El servicio no guardó el grupo de usuarios. Lo que escribió sigue aquí; revise el identificador y el entorno.',
  'The token of this group is not on this computer. Enter it first.': 'El token de este grupo no está en este equipo. Escríbalo primero.',
  'This token is not on this computer. Enter it first.': 'Este token no está en este equipo. Escríbalo primero.',
  'The service did not rotate the token; the old one is kept.': 'El servicio no renovó el token; se conserva el anterior.',
  'Cancelling is answered before it comes here.': 'La cancelación se responde antes de llegar aquí.',
  'The embedded service makes a new key at every start; there is nothing to rotate.':
    'El servicio integrado hace una clave nueva en cada inicio; no hay nada que renovar.',
  'API keys are issued by the provider. Ask for a new one and enter it here; the old one is replaced.':
    'Las claves de API las emite el proveedor. Pida una nueva y escríbala aquí; la anterior se sustituye.',
  'There is no user-group token to rotate. Enter one first.': 'No hay ningún token de grupo de usuarios que renovar. Escriba uno primero.',
  'This is not an address. It should look like https://tile.example.org/{z}/{x}/{y}.png.':
    'Esto no es una dirección. Debe ser como https://tile.example.org/{z}/{x}/{y}.png.',
  'Write {key} for the value of “{name}” and enter the key in its own field: it goes to the keychain, not into a file.':
    'Escriba {key} como valor de «{name}» y ponga la clave en su propio campo: va al llavero, no a un archivo.',
  'The address needs {z}, {x} and {y} (or {minus}), as in https://tile.example.org/{example}.png.':
    'La dirección necesita {z}, {x} e {y} (o {minus}), como en https://tile.example.org/{example}.png.',
  'The address needs {y}, or {minus} where rows count from the south.':
    'La dirección necesita {y}, o {minus} donde las filas se cuentan desde el sur.',
  'Name the layers of the WMS, separated by commas.': 'Nombre las capas del WMS, separadas por comas.',
  'An edit of “{name}” waits in the outbox. Send or discard it first.':
    'Un cambio de «{name}» espera en la bandeja de salida. Envíelo o descártelo primero.',
  '“{name}” with this boundary waits in the outbox already. Open the outbox to send it now.':
    '«{name}» con este límite ya espera en la bandeja de salida. Ábrala para enviarlo ahora.',
  'A change of this project waits in the outbox already. Send or discard it first.':
    'Un cambio de este proyecto ya espera en la bandeja de salida. Envíelo o descártelo primero.',
  'It is not known whether this arrived. Settle that first.': 'No se sabe si esto llegó. Aclárelo primero.',
  'A deletion has no name to change.': 'Una eliminación no tiene nombre que cambiar.',
  'This cannot be brought back any more.': 'Esto ya no se puede recuperar.',
  'This is being sent just now. Wait for its answer.': 'Esto se está enviando ahora mismo. Espere la respuesta.',
  'A project like this one is there, but it cannot be told whether it is the one that was sent. Look at it, then decide.':
    'Hay un proyecto como este, pero no se puede saber si es el que se envió. Mírelo y decida.',
  'The service answered in a way that Hectare does not understand, and its list does not show the project. Look there, then decide.':
    'El servicio respondió de un modo que Hectare no entiende, y su lista no muestra el proyecto. Mire allí y decida.',
  'The service’s list of projects cannot be read, so it cannot be told whether this arrived. Look there, then decide.':
    'La lista de proyectos del servicio no se puede leer, así que no se puede saber si esto llegó. Mire allí y decida.',
  'The boundary of this entry is missing from the outbox folder. Create the project from its file again.':
    'Falta el límite de esta entrada en la carpeta de la bandeja de salida. Cree el proyecto de nuevo desde su archivo.',
  'The service took it, but did not say which project it made. Look there; then delete the old one yourself.':
    'El servicio lo aceptó, pero no dijo qué proyecto hizo. Mire allí; después elimine usted el anterior.',
  'This is not in the outbox any more: it was sent or discarded.': 'Esto ya no está en la bandeja de salida: se envió o se descartó.',
  'This basemap is a file: it is on this computer already.': 'Este mapa base es un archivo: ya está en este equipo.',
  'The terms of {name} forbid to keep areas of its map. Choose another map, or a file.':
    'Las condiciones de {name} prohíben guardar zonas de su mapa. Elija otro mapa o un archivo.',
  '{n} tiles are more than {most}. Choose a lower zoom level.': '{n} teselas son más de {most}. Elija un nivel de acercamiento menor.',
  'Hectare is closing.': 'Hectare se está cerrando.',
  'The embedded service does not run.': 'El servicio integrado no está en marcha.',
  'it did not start in 30 s': 'no se inició en 30 s',
  'it could not start': 'no se pudo iniciar',
  'it ended ({reason})': 'terminó ({reason})',
  'it did not answer any more': 'dejó de responder',
  'The embedded service could not start: {Reason}': 'El servicio integrado no se pudo iniciar: {Reason}',
  'The embedded service ended {n} times in ten minutes; the last reason: {Reason}. Restart Hectare. Opening, checking, measuring and exporting files still work.':
    'El servicio integrado terminó {n} veces en diez minutos; el último motivo: {Reason}. Reinicie Hectare. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
  'The embedded service is being restarted: {Reason}': 'El servicio integrado se está reiniciando: {Reason}',
  'This user group is not remembered on this computer any more. Open it again by its id.':
    'Este grupo de usuarios ya no se recuerda en este equipo. Ábralo de nuevo por su identificador.',
  'Only Hectare’s own window may ask.': 'Solo puede preguntar la ventana de Hectare.',
  'Hectare reads only files that you opened. Open {name} with File, Open, or drop it on the window.':
    'Hectare solo lee archivos que usted abrió. Abra {name} con Archivo, Abrir, o suéltelo en la ventana.',
  '{name} is not there any more. Was it moved or renamed?': '{name} ya no está. ¿Se movió o cambió de nombre?',
  '{name} is larger than 2 GB. Split it before you open it.': '{name} supera 2 GB. Divídalo antes de abrirlo.',
  'Hectare’s host does not answer. Start Hectare again; what was typed is kept in its draft.':
    'El anfitrión de Hectare no responde. Inicie Hectare de nuevo; lo escrito se conserva en su borrador.',
  'This page has no session with Hectare. Open the address that Hectare printed, or press Enter where it runs for a new one.':
    'Esta página no tiene sesión con Hectare. Abra la dirección que imprimió Hectare, o pulse Intro donde se ejecuta para obtener una nueva.',
  'The browser could not read this file. Was it moved, or is it still being written?':
    'El navegador no pudo leer este archivo. ¿Se movió, o aún se está escribiendo?',
  'This is larger than the browser host takes (512 MB). Simplify the shapes, or split the file.':
    'Esto es mayor de lo que acepta el anfitrión del navegador (512 MB). Simplifique las formas o divida el archivo.',
  'The basemap could not be read ({reason})': 'El mapa base no se pudo leer ({reason})',
  'The countries could not be read ({reason})': 'Los países no se pudieron leer ({reason})',
  'The list of places could not be read ({reason})': 'La lista de lugares no se pudo leer ({reason})',
  '{name} is none of PMTiles, MBTiles and GeoTIFF. Convert it, for example with gdal_translate or pmtiles convert.':
    '{name} no es PMTiles, MBTiles ni GeoTIFF. Conviértalo, por ejemplo con gdal_translate o pmtiles convert.',
  'The SVG logo is larger than 1 MB. Simplify it, or save it as PNG, and choose it again.':
    'El logotipo SVG supera 1 MB. Simplifíquelo, o guárdelo como PNG, y elíjalo de nuevo.',
  'The SVG logo has no size. Give it a width and a height, or save it as PNG, and choose it again.':
    'El logotipo SVG no tiene tamaño. Dele ancho y alto, o guárdelo como PNG, y elíjalo de nuevo.',
  'The SVG logo cannot be read ({reason}). Save it as PNG and choose it again.':
    'El logotipo SVG no se puede leer ({reason}). Guárdelo como PNG y elíjalo de nuevo.',
  'The logo is larger than 4 MB. Save it smaller and choose it again.': 'El logotipo supera 4 MB. Guárdelo más pequeño y elíjalo de nuevo.',
  'The logo is not a PNG, JPEG or SVG picture, or the file is cut. Save it as PNG and choose it again.':
    'El logotipo no es una imagen PNG, JPEG o SVG, o el archivo está cortado. Guárdelo como PNG y elíjalo de nuevo.',
  'The logo has {width} × {height} pixels; a report takes up to {most} a side. Save it smaller and choose it again.':
    'El logotipo tiene {width} × {height} píxeles; un informe acepta hasta {most} por lado. Guárdelo más pequeño y elíjalo de nuevo.',
};

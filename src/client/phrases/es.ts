import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'client.not-an-id':
    'Este no es un identificador por el que se pueda preguntar ({name}). Actualice la lista de proyectos y elija de nuevo.',
  'client.answer-too-large': 'La respuesta es mayor de lo que Hectare acepta. Pida un intervalo más corto.',
  'client.unknown-encoding': 'El servicio empaquetó su respuesta de una manera que no se pidió ({encoding}). Dígaselo al proveedor.',
  'client.no-key': 'Esta conexión todavía no tiene clave de API. Escríbala en Conexiones.',
  'client.no-token': 'Esta conexión todavía no tiene token de grupo de usuarios. Escríbalo en Conexiones.',
  'client.cancelled': 'Cancelado.',
  'client.thread-missing': 'Falta la parte de Hectare que lee respuestas largas. Instale Hectare de nuevo.',
  'client.timeout': 'El servicio no respondió a tiempo. No se ha perdido nada de lo escrito: inténtelo de nuevo.',
  'client.damaged-answer': 'La respuesta del servicio llegó dañada o cortada ({reason}). Inténtelo de nuevo.',
  'client.unreachable':
    'No se puede alcanzar el servicio en {host}: {reason}. Compruebe la dirección y la red. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
  'client.connection-refused': 'rechazó la conexión; allí no está en marcha',
  'client.no-such-host': 'ningún servidor tiene ese nombre',
  'client.no-route': 'la red no llega hasta allí',
  'client.broken-off': 'la conexión se cortó',
  'client.no-connection': 'no respondió',
  'client.bad-certificate': 'su certificado no es de confianza ({code})',
  'client.other-reason': 'la conexión falló ({code})',
  'client.redirected-to':
    'El servicio remite a otra dirección ({address}); la clave no se envía allí. Ponga la dirección final en la conexión.',
  'client.redirected': 'El servicio remite a otra dirección; la clave no se envía allí. Ponga la dirección final en la conexión.',
  'client.list-cut': 'El servicio dice que hay {total} y dio {shown}: la lista no está completa. Avise al proveedor.',
  'client.list-goes-on':
    'El servicio dice que su lista sigue después de {shown} y no da más: la lista no está completa. Avise al proveedor.',
  'client.page-unlike-first': 'El servicio da su lista página a página, y una de ellas no es como la primera. Dígaselo al proveedor.',

  // Según el estado, cuando el servicio mismo no dice nada
  'client.not-ready': 'Todavía no está disponible.',
  'client.refused': 'El servicio rechazó la solicitud.',
  'client.key-refused': 'El servicio rechazó la clave. Escríbala de nuevo en Conexiones.',
  'client.payment-needed': 'El servicio pide primero un pago. Pregunte al proveedor qué incluye su plan.',
  'client.forbidden': 'El servicio no permite eso a esta clave. Pregunte al proveedor qué incluye su plan.',
  'client.not-found': 'El servicio ya no conoce esto. Actualice la lista de proyectos.',
  'client.not-offered': 'El servicio no ofrece esto.',
  'client.request-too-slow': 'El servicio esperó demasiado la solicitud. Inténtelo de nuevo.',
  'client.changed': 'Otra persona lo cambió desde que se leyó. No se escribió nada.',
  'client.gone': 'El servicio ya no tiene esto. Actualice la lista de proyectos.',
  'client.upload-too-large': 'El servicio rechazó la subida por su tamaño. Simplifique las formas o divida el archivo.',
  'client.upload-type': 'El servicio no acepta este tipo de subida.',
  'client.fields-refused': 'El servicio rechazó la solicitud; vea los campos que nombra.',
  'client.network-login':
    'La red pide iniciar sesión antes de dejar pasar nada. Abra una página en un navegador, inicie sesión allí e inténtelo de nuevo.',
  'client.pause': 'El servicio pide una pausa. Inténtelo de nuevo dentro de un minuto.',
  'client.pause-until': 'El servicio pide una pausa hasta las {time}. Inténtelo después.',
  'client.said-pause-until': '{said} (el servicio pide una pausa hasta las {time})',
  'client.not-deleted': 'El servicio no eliminó el proyecto.',
  'client.refused-status': 'El servicio rechazó la solicitud (estado {status}). Pregunte al proveedor qué significa ese estado.',
  'client.fault-status': 'El servicio tuvo un fallo propio (estado {status}). Inténtelo más tarde.',

  // Respuestas que no se pueden leer
  'client.not-a-picture': 'El servicio respondió con algo que no es una imagen. Dígaselo al proveedor.',
  'client.not-a-geotiff': 'El servicio respondió con algo que no es un GeoTIFF. Dígaselo al proveedor.',
  'client.picture-status': 'La imagen en {host} no se puede obtener (estado {status}). Avise al proveedor.',
  'client.picture-unreachable': 'No se puede alcanzar la imagen en {host}. Inténtelo de nuevo.',
  'client.picture-goes-round': 'La imagen de esta respuesta lleva de una dirección a otra sin fin. Avise al proveedor.',
  'client.picture-address': 'La imagen de esta respuesta tiene una dirección a la que Hectare no va. Avise al proveedor.',
  'client.picture-kind': 'El servicio nombra una imagen que no es PNG, JPEG ni GeoTIFF. Avise al proveedor.',
  'client.not-json':
    'El servicio respondió con algo que no es JSON (¿una página de inicio de sesión o un proxy?). Revise la dirección de la conexión.',
  'client.empty-answer': 'El servicio respondió sin nada. Inténtelo más tarde.',
  'client.empty-answer-to-change': 'El servicio respondió sin nada. Puede que haya hecho lo que se pidió: mire antes de enviarlo de nuevo.',
  'client.nested-too-deep': 'El servicio respondió con algo anidado más hondo de lo que Hectare lee. Dígaselo al proveedor.',
  'client.unlike-and-large':
    'El servicio respondió con {megabytes} MB que no son lo que dice la interfaz publicada. Dígaselo al proveedor.',

  // Servidores de mapas

  // How an answer was read
  'client.geometry-in-feature': 'El servicio envió un objeto espacial donde va la geometría del proyecto; se tomó su geometría.',
  'client.geometry-as-text': 'El servicio envió la geometría del proyecto como texto; se leyó.',
  'client.geometry-not-read': 'El servicio envió una geometría de este proyecto que Hectare no puede leer. Avise al proveedor.',
  'client.loss-without-year': 'Se omite una fila de {hectares} ha sin año, por ejemplo un total.',
  'client.records-of-others': 'El proveedor respondió también por otros proyectos: se omiten {count} de sus registros.',
  'client.times-repeat':
    'El proveedor da varios registros de un mismo momento ({time}), quizá de varios escenarios o fuentes. No se sabe cuál vale: mire la tabla.',
  'client.loss-added-up': 'El proveedor da las hectáreas de cada año y no su suma, como dice la interfaz: Hectare las sumó desde {year}.',
  'client.periods-without-place':
    'Los períodos de esta respuesta empiezan a una hora sin lugar conocido ({time}); cada uno se lee como el día de la medianoche más cercana. Pregunte al proveedor por su zona horaria.',
  'client.map-key-refused': 'El servidor de mapas {host} rechaza esta clave. Escríbala de nuevo en Mapas de fondo.',
  'client.map-status': 'El servidor de mapas {host} respondió {status}.',
  'client.map-tile-too-large': 'El servidor de mapas {host} envía teselas de más de 4 MB.',
  'client.map-no-picture-layers': 'El servidor de mapas {host} responde con algo que no es una imagen. Revise la dirección y las capas.',
  'client.map-no-picture-places':
    'El servidor de mapas {host} responde con algo que no es una imagen. Revise la dirección y los lugares de {z}, {x} e {y}.',
  'client.project-tile-unlike': 'El servicio responde con algo que no es una tesela vectorial.',
  'client.map-no-vector-tile': 'El servidor de mapas {host} responde con algo que no es una tesela vectorial.',
  'client.map-no-ranges':
    'El servidor {host} no da partes de archivos (rangos HTTP), que un archivo PMTiles o un GeoTIFF necesita. Descárguelo y ábralo como archivo.',
  'client.map-redirected': 'El servidor {host} envía a otra dirección. Escriba esa, si confía en ella: {address}',
  'client.map-document-too-large': 'El servidor {host} envía más de {megabytes} MB de una vez. Pida menos capas o una zona menor.',
  'client.map-unreachable': 'No se puede alcanzar el servidor de mapas {host}. Queda el mapa de fondo sin red.',
};

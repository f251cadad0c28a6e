import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Por qué el servicio no puede arrancar o no puede hacer lo que se le pide. */
export const es: Translation<typeof en> = {
  // Carpeta de datos y espacio de trabajo
  'service.folder-unusable': '{path} no puede contener un espacio de trabajo: {reason}. Elija otra carpeta.',
  'service.folder-is-file': 'es un archivo',
  'service.folder-below-file': '{path} es un archivo',
  'service.folder-not-writable': 'no se puede escribir en ella ({code})',
  'service.workspace-open': 'Otro servicio de Hectare (proceso {id}) tiene abierto este espacio de trabajo. Ciérrelo, o use otra carpeta.',
  'service.workspace-damaged': '{path} está dañado ({reason}). Lo que se guardó antes del daño puede estar en sus copias diarias.',
  'service.workspace-newer': '{path} lo escribió un Hectare más nuevo (esquema {version}; este conoce {known}). Actualice Hectare.',
  'service.other-database': '{path} es una base de datos, pero no un espacio de trabajo de Hectare. Elija otra carpeta.',
  'service.not-a-workspace': '{path} no es un espacio de trabajo de Hectare. Elija otra carpeta, o mueva ese archivo.',
  'service.port-taken': 'Otro programa tiene el puerto {port}. Ciérrelo, o elija otro puerto con --port.',
  'service.no-room': 'El disco que contiene {path} está lleno. Haga sitio y arranque de nuevo; lo que se guardó antes no se ha perdido.',
  'service.workspace-held': 'Otro programa (quizá QGIS) ocupa {path}. Guarde o termine allí la edición y arranque de nuevo.',
  'service.process-fault': 'tuvo un fallo propio, que está anotado en {path}',
  'service.only-this-computer': 'El servicio escucha solo en este equipo (127.0.0.1), no en {host}.',
  'service.no-key': 'Ninguna clave abre el servicio. Defina HECTARE_API_KEY, o emita una: hectare admin key issue ACCOUNT --database URL',
  'service.database-of-others': 'La base de datos contiene tablas de otro programa. Cree una propia para Hectare.',
  'service.database-without-postgis':
    'No se puede añadir PostGIS a la base de datos ({reason}). Pida a su administrador: CREATE EXTENSION postgis',
  'service.database-newer':
    'La base de datos la escribió un Hectare más nuevo (esquema {version}; este conoce {known}). Actualice Hectare.',
  'service.database-needs-owner':
    'El propietario de la base de datos debe llevar su esquema a esta versión: hectare admin schema --database URL',
  'service.database-not-granted':
    'El usuario {role} de la base de datos no puede leer sus tablas. Su propietario lo permite: hectare admin schema --service-role {role} --database URL',
  'service.database-damaged': 'Una fila de la base de datos ({table}) está dañada. Restaure la base de datos desde su copia.',
  'service.objects-elsewhere': 'Esta base de datos guarda contenidos de archivos en {address}. Indíquelo: --objects {address}',

  // Tareas
  'service.job-taken-over': 'La tarea pasó a otro proceso',
  'service.thread-missing': 'A esta versión le falta el hilo de cálculo',
  'service.thread-failed': 'El hilo de cálculo terminó: {reason}',
  'service.thread-ended': 'El hilo de cálculo terminó con {code}',

  // Solicitudes
  'service.body-not-json': 'El JSON no se puede leer',
  'service.body-too-deep': 'El JSON debe tener como mucho {levels} niveles',
  'service.body-too-many-parts': 'El JSON debe tener como mucho {most} listas y objetos',
  'service.body-not-utf-8': 'El cuerpo debe ser texto UTF-8',
  'service.field-not-json': 'JSON no válido: {reason}',
  'service.boundary-required': 'Falta un campo: un archivo, un campo geojson o un cuerpo GeoJSON',
  'service.feature-expected': 'Se espera un elemento GeoJSON',
  'service.collection-elsewhere': 'Las colecciones y sus miembros se crean con la API de monitoreo',
  'service.notes-elsewhere': 'Las notas y etiquetas se escriben con la API de monitoreo; déjelas como están aquí',
  'service.form-unreadable': 'El formulario no se puede leer: {reason}',
  'service.group-tag-required': 'Otro grupo tiene este identificador; marque uno como Customer y el otro como Testing',
  'service.no-such-collection': 'La cuenta no tiene tal colección',
  'service.admin-of-collections': 'Una clave con el alcance admin es de toda la cuenta',
  'service.key-label-taken': 'La etiqueta {label} es la de la clave de los servidores',
  'service.no-such-group': 'Ningún grupo de usuarios tiene este identificador',
};

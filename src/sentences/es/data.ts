import type { Sentences } from '../known-sentences.ts';

/** Por qué no se pudieron leer los datos abiertos, y qué hacer. */
export const data: Sentences = {
  '{source}: {Reason}': '{source}: {Reason}',
  '{source} has nothing there': '{source} no tiene nada allí',
  'The source changed while it was read': 'La fuente cambió mientras se leía',
  'a web page came instead of a picture': 'llegó una página web en lugar de una imagen',
  'the source answered with other bytes than asked for': 'la fuente respondió con otros bytes que los pedidos',
  'the answer was cut': 'la respuesta se cortó',
  'the source answers a part of a file with {status}': 'la fuente responde a una parte de un archivo con {status}',
  'the source sends only whole files ({size} MB)': 'la fuente solo envía archivos enteros ({size} MB)',
  'what came is no TIFF': 'lo que llegó no es un TIFF',
  'the answer cannot be read ({reason})': 'la respuesta no se puede leer ({reason})',
  '{what} in the data pack “{pack}” cannot be used: {Reason}': '{what} en el paquete de datos «{pack}» no se puede usar: {Reason}',
  'the source answers {status}': 'la fuente responde {status}',
  '{source} has no level {level}': '{source} no tiene el nivel {level}',
  "the source's file is not the one that the data pack was cut from. Make the pack again.":
    'el archivo de la fuente no es aquel del que se cortó el paquete de datos. Haga el paquete de nuevo.',
  "the certificate of {host} is not valid ({code}). Look at this computer's clock, and whether the network wants a sign-in.":
    'el certificado de {host} no es válido ({code}). Mire el reloj de este equipo y si la red pide iniciar sesión.',
  'the source refuses with {status} ({reason})': 'la fuente se niega con {status} ({reason})',
  'the source refuses with {status}': 'la fuente se niega con {status}',
  'The source sends on to {address}, where it is not followed': 'La fuente remite a {address}, adonde no se la sigue',
  'The source sends on without end': 'La fuente remite sin fin',
  'the answer has {n} bytes, more than expected': 'la respuesta tiene {n} bytes, más de lo esperado',
  'the answer is longer than expected': 'la respuesta es más larga de lo esperado',
  'the answer was cut after {n} of {all} bytes': 'la respuesta se cortó tras {n} de {all} bytes',
  'the connection broke ({code})': 'la conexión se rompió ({code})',
  'the portal’s answer has another shape': 'la respuesta del portal tiene otra forma',
  'Rasters with different cells cannot be read together': 'Los ráster de celdas distintas no se pueden leer juntos',
  'the weather answer has another shape': 'la respuesta del tiempo tiene otra forma',
  'the weather answer is incomplete': 'la respuesta del tiempo está incompleta',
  'the catalog lists no files': 'el catálogo no lista archivos',
  'the climate answer is no table': 'la respuesta del clima no es una tabla',
  'the climate answer holds other days than asked for': 'la respuesta del clima contiene otros días que los pedidos',
  'the climate answer holds text in place of a figure': 'la respuesta del clima contiene texto en lugar de una cifra',
  'the climate answer has {n} days': 'la respuesta del clima tiene {n} días',
  'the elevation answer has another shape': 'la respuesta de la altitud tiene otra forma',
  'the answer is no JSON': 'la respuesta no es JSON',
  'the search answer has another shape': 'la respuesta de la búsqueda tiene otra forma',
  'no picture came, but {what}': 'no llegó ninguna imagen, sino {what}',
  '{name} does not lie on the grid that is known of this source.': '{name} no está en la cuadrícula que se conoce de esta fuente.',
  'the cells of {name} are {size}, not {expected}.': 'las celdas de {name} miden {size}, no {expected}.',
  '{folder} cannot be written to as a folder ({reason}). Choose another place for the data pack.':
    'No se puede escribir en la carpeta {folder} ({reason}). Elija otro lugar para el paquete de datos.',
  '{folder} already holds other files. Choose a new or empty folder for the data pack.':
    '{folder} ya contiene otros archivos. Elija una carpeta nueva o vacía para el paquete de datos.',
  '{folder} cannot be written to ({reason}). Choose another place for the data pack.':
    'No se puede escribir en {folder} ({reason}). Elija otro lugar para el paquete de datos.',
  'cells of this kind ({kind}) cannot be kept in a pack': 'las celdas de este tipo ({kind}) no se pueden guardar en un paquete',
  '{file} of the data pack “{pack}” is missing or damaged. Copy the pack again.':
    '{file} del paquete de datos «{pack}» falta o está dañado. Copie el paquete de nuevo.',
  '{path} is a file, and a data pack is a folder. Name the folder that holds its manifest.json.':
    '{path} es un archivo, y un paquete de datos es una carpeta. Indique la carpeta que contiene su manifest.json.',
  'There is no folder {path}. Check the name of the data pack.': 'No hay ninguna carpeta {path}. Revise el nombre del paquete de datos.',
  '{path} cannot be read ({reason}).': '{path} no se puede leer ({reason}).',
  '{path} is no data pack itself, but holds one. Name {folder}.': '{path} no es un paquete de datos, pero contiene uno. Indique {folder}.',
  '{path} is no data pack itself, but holds {n} of them. Name {folder}.':
    '{path} no es un paquete de datos, pero contiene {n}. Indique {folder}.',
  '{path} is a data pack that was not finished or not copied whole: its manifest.json is missing. Make it or copy it again.':
    '{path} es un paquete de datos que no se terminó o no se copió entero: falta su manifest.json. Hágalo o cópielo de nuevo.',
  '{path} is no data pack: it has no manifest.json. Make one with: hectare pack':
    '{path} no es un paquete de datos: no tiene manifest.json. Haga uno con: hectare pack',
  'The manifest of the data pack in {path} is damaged. Copy the pack again.':
    'El manifiesto del paquete de datos en {path} está dañado. Copie el paquete de nuevo.',
  '{path} is no data pack of Hectare: its manifest.json is of something else.':
    '{path} no es un paquete de datos de Hectare: su manifest.json es de otra cosa.',
  'The data pack in {path} was made by a newer Hectare (version {version}, this one knows 1). Update Hectare.':
    'El paquete de datos en {path} se hizo con un Hectare más nuevo (versión {version}; este conoce la 1). Actualice Hectare.',
  'The manifest of the data pack in {path} is damaged ({what}: {reason}). Copy the pack again.':
    'El manifiesto del paquete de datos en {path} está dañado ({what}: {reason}). Copie el paquete de nuevo.',
};

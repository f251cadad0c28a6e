import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Lo que se dice de las copias de seguridad: por qué no se puede hacer, leer o restaurar una. */
export const es: Translation<typeof en> = {
  'backups.not-a-backup': '{path} no es una copia de seguridad de Hectare: {reason}.',
  'backups.no-file': 'es una carpeta, una tubería o un dispositivo',
  'backups.no-directory': 'no es un archivo ZIP o está cortado',
  'backups.no-manifest': 'no contiene un manifiesto legible',
  'backups.other-format': 'su formato {format} es más nuevo que este Hectare',
  'backups.foreign-path': 'nombra {path}, que no es parte de un espacio de trabajo',
  'backups.not-listed': '{path} no figura en su manifiesto',
  'backups.damaged': '{path} está dañada: {reason}. No se cambió nada.',
  'backups.file-missing': 'falta {path}',
  'backups.file-changed': '{path} no coincide con su suma de comprobación',
  'backups.workspace-damaged': 'el espacio de trabajo {path} no supera la comprobación ({reason})',
  'backups.workspace-newer': 'el espacio de trabajo {path} lo escribió un Hectare más nuevo (esquema {version}; este conoce {known})',
  'backups.in-use': 'Un servicio de Hectare (proceso {id}) tiene abierto {path}. Cierre Hectare y «hectare serve» e inténtelo de nuevo.',
  'backups.nothing': 'Aún no hay ningún espacio de trabajo en {path}; no hay nada que copiar.',
  'backups.source-damaged':
    'El espacio de trabajo {path} está dañado ({reason}); no se hizo ninguna copia. Las copias anteriores siguen intactas.',
  'backups.exists': '{path} ya existe. Elija otro nombre.',
  'backups.other-kind': 'Esta copia es de un perfil completo, pero se indicó un solo espacio de trabajo, o al revés.',
  'backups.no-room': 'El disco que contiene {path} no tiene espacio suficiente. Libere espacio o elija otro lugar.',
  'backups.cannot-write': 'No se puede escribir {path} ({code}). Elija otro lugar.',
  'backups.little-room': 'Necesita {megabytes:0} MB de espacio en el disco y hay {free:0} MB libres.',
  'backups.thread-missing': 'A esta versión le falta el hilo que comprueba los espacios de trabajo',
  'backups.check-failed': 'La comprobación de {path} terminó antes de tiempo: {reason}',
  'backups.no-folder': '{path} debe ser una carpeta vacía o que aún no exista.',
  'backups.inside': '{path} está dentro de la carpeta que se va a mover.',
};

import type { Texts } from '../en.ts';

export const notes: Texts['notes'] = {
  title: 'Notas',
  tags: 'Etiquetas',
  addTag: 'Añadir una etiqueta',
  removeTag: 'Quitar la etiqueta {tag}',
  placeholder: 'Escriba algo que recordar de este proyecto',
  archive: 'Archivar',
  restore: 'Restaurar',
  archiveHint: 'Los proyectos archivados no aparecen en las listas ni en las sumas. No se borra nada.',
  isArchived: 'Este proyecto está archivado: las listas lo ocultan y las sumas no lo incluyen.',
  archivedShown: 'Mostrar archivados ({n})',
  archivedHidden:
    '{n} proyecto archivado está oculto y no entra en las sumas. | {n} proyectos archivados están ocultos y no entran en las sumas.',
  anyTag: 'Etiqueta: cualquiera',
  tag: 'Etiqueta',
  notSaved: 'Aún no se ha guardado; Hectare lo intenta de nuevo: {reason}',
  shared: 'Las ve todo el que usa esta conexión.',
  onlyHere: 'Se quedan en este equipo.',
  clash: {
    title: 'Otra persona cambió estas notas a la vez que usted',
    intro: 'No se ha sobrescrito nada. Su texto se guarda aquí hasta que elija.',
    mine: 'Usted',
    theirs: 'El servicio',
    nothing: 'Nada',
    archived: 'archivado',
    difference: 'Lo que escribió la otra persona y usted no está tachado; lo que escribió usted está subrayado.',
    keepMine: 'Usar el mío',
    takeTheirs: 'Usar el otro',
    takeBoth: 'Usar ambos',
  },
  step: { notes: 'Cambiar notas', tags: 'Cambiar etiquetas', archive: 'Archivar proyecto', restore: 'Restaurar proyecto' },
};

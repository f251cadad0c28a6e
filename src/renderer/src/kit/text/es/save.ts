import type { Texts } from '../en.ts';

/** Guardar formas: en el archivo que se abrió o como uno nuevo. */
export const save: Texts['save'] = {
  title: 'Guardar como',
  intro: 'Escribe un archivo nuevo. El archivo abierto queda como está.',
  introProject: 'Escribe las parcelas del proyecto como un archivo nuevo, con los nombres y atributos con que se abrieron.',
  figures: 'Añadir superficie, cobertura arbórea y NDVI de cada parcela como atributos',
  keepFormulas: 'Conservar las celdas que una hoja de cálculo ejecutaría como fórmulas (inseguro con datos de otras personas)',
  system: 'Sistema de coordenadas',
  wgs84: 'Longitud y latitud (WGS 84)',
  utm: 'Zona UTM del lugar (WGS 84)',
  otherSystem: 'Otro …',
  systemName: 'Código EPSG, nombre o texto de un .prj',
  systemHint: 'Por ejemplo EPSG:21036, o «Arc 1960 / UTM zone 36S». Pulse Intro para ver qué cambia.',
  nameSystem: 'Indique el sistema de coordenadas.',
  why: {
    project:
      'Un proyecto lo guarda su servicio. Esto escribe sus parcelas como un archivo, con los nombres y atributos con que se abrieron.',
    drawing: 'Estas formas se dibujaron aquí y aún no están en ningún archivo.',
    several:
      'Hay varios archivos abiertos. Seleccione una forma para guardar el archivo al que pertenece, o guarde todos como un solo archivo nuevo.',
    format: 'Hectare no puede guardar cambios dentro de un archivo {format}; por eso escribe uno nuevo.',
    partial: 'Solo se leyó una parte de «{name}». Guardar en él perdería el resto; por eso Hectare escribe un archivo nuevo.',
    gone: 'Hectare ya no tiene el contenido de «{name}» tal como se abrió; por eso escribe un archivo nuevo, sin los estilos y carpetas que solo tiene el antiguo.',
    content:
      'No se pueden poner los cambios en «{name}» sin riesgo: su XML tiene fallos o sus coordenadas están en otro sistema de referencia. Hectare escribe un archivo nuevo, sin los estilos que solo tiene el antiguo.',
  },
  format: 'Formato',
  what: 'Formas',
  all: 'Todas las formas ({n})',
  shown: 'Formas que muestra el filtro ({n})',
  selected: 'Formas seleccionadas ({n})',
  ofFile: '«{name}» ({n})',
  preparing: 'Preparando el archivo …',
  size: '{n} forma, {size} | {n} formas, {size}',
  losses: 'Lo que este formato no puede contener:',
  complete: 'Los nombres, los atributos y la geometría están todos en este archivo.',
  none: 'No hay nada que guardar: ninguna de estas formas tiene geometría.',
  action: 'Guardar',
  saved: 'Se guardó {name}',
  copied:
    'Se guardó una copia de {name}. Un navegador no puede escribir en el archivo que usted abrió; reemplácelo con la copia de sus descargas.',
  unwrittenTitle: 'Algunos cambios no se pueden guardar en «{name}»',
  unwrittenText: 'Todo lo demás se guarda. Esto queda como está en el archivo:',
  changedTitle: 'Otro programa cambió «{name}»',
  changedText: 'Alguien escribió en el archivo después de que usted lo abrió. Si guarda ahora, esos cambios se pierden.',
  unwritten: {
    attribute: '{shape}: «{attribute}» es un estilo, una carpeta o una fecha, y Hectare no los cambia en un archivo',
    outline: '{shape}: el contorno de una imagen sobre el terreno',
    times: '{shape}: las horas del recorrido, porque cambió su número de puntos',
  },
  more: '… y {n} más',
  anyway: 'Guardar de todos modos',
  overwrite: 'Sobrescribir',
};

import type { Texts } from '../en.ts';

/** Una tabla unida por identificador. */
export const join: Texts['join'] = {
  title: 'Unir «{name}»',
  intro: 'Las columnas de la tabla pasan a las formas que tienen el mismo identificador. Un solo paso; Ctrl Z lo deshace.',
  open: 'Unir una tabla…',
  sheet: 'Hoja',
  shapeKey: 'Identificador de las formas',
  lineKey: 'Identificador en la tabla',
  matched: '{n} de {all} formas encuentran una fila',
  unmatchedShapes: '{n} forma no encuentra fila: {which} | {n} formas no encuentran fila: {which}',
  withoutId: '{n} forma no tiene identificador: {which} | {n} formas no tienen identificador: {which}',
  unmatchedLines: '{n} fila no pertenece a ninguna forma: {which} | {n} filas no pertenecen a ninguna forma: {which}',
  linesWithoutId: '{n} fila no tiene identificador | {n} filas no tienen identificador',
  repeatedLines:
    '{n} identificador está en varias filas, se toma la primera: {which} | {n} identificadores están en varias filas, se toma la primera: {which}',
  repeatedShapes:
    '{n} identificador está en varias formas, cada una recibe la fila: {which} | {n} identificadores están en varias formas, cada una recibe la fila: {which}',
  columns: 'Columnas que se añaden',
  becomes: 'como {name}',
  action: 'Unir a {n} forma | Unir a {n} formas',
  step: 'unir {name}',
};
/** Formas reunidas por sus valores. */
export const group: Texts['group'] = {
  open: 'Agrupar y sumar…',
  title: 'Agrupar y sumar',
  intro: 'Una fila para todas las formas de un mismo valor, de las que se muestran.',
  by: 'Agrupar por',
  second: 'Después por',
  measure: 'Números de',
  shapes: 'Formas',
  sum: 'Suma',
  mean: 'Media',
  least: 'Menor',
  most: 'Mayor',
  empty: '(vacío)',
  whole: '{n} grupo | {n} grupos',
  more: 'Se muestran los primeros {n} de {all} grupos; la copia y el archivo los tienen todos.',
  copy: 'Copiar',
  copied: 'Se copiaron los grupos.',
  save: 'Guardar como CSV…',
};
/** Buscar y reemplazar en las celdas. */
export const replace: Texts['replace'] = {
  open: 'Reemplazar…',
  title: 'Buscar y reemplazar',
  intro: 'En las filas que se muestran. Un solo paso; Ctrl Z lo deshace.',
  column: 'Columna',
  everyColumn: 'Todas las columnas',
  find: 'Buscar',
  with: 'Reemplazar por',
  exact: 'Distinguir mayúsculas',
  whole: 'Solo celdas enteras',
  count: 'Ninguna celda lo tiene. | Cambia {n} celda en {rows} fila. | Cambian {n} celdas en {rows} filas.',
  action: 'Reemplazar | Reemplazar en {n} celda | Reemplazar en {n} celdas',
  step: 'reemplazar «{find}»',
};
/** Celdas de una hoja de cálculo. */
export const paste: Texts['paste'] = {
  step: 'pegar {n} celda | pegar {n} celdas',
  left: '{n} celda no tenía lugar en la tabla y se dejó fuera. | {n} celdas no tenían lugar en la tabla y se dejaron fuera.',
  tooMuch: 'Es más de lo que se puede pegar. Guárdelo como archivo y únalo.',
};
export const descriptions: Texts['descriptions'] = {
  open: 'Columnas de las descripciones…',
  title: 'Columnas de las descripciones',
  intro:
    'Las tablas de las descripciones de las formas que se muestran pasan a ser columnas. Las descripciones se conservan. Es un paso; Ctrl Z lo deshace.',
  reading: 'Leyendo… {n} formas',
  none: 'Ninguna descripción tiene una tabla de nombres y valores.',
  columns: '{n} forma tiene una tabla | {n} formas tienen una tabla',
  filled: '{n} valor | {n} valores',
  action: 'Crear {n} columna | Crear {n} columnas',
  step: '{n} columna de las descripciones | {n} columnas de las descripciones',
};

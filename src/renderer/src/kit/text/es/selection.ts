import type { Texts } from '../en.ts';

export const scope: Texts['scope'] = {
  label: 'En qué formas',
  all: 'La única forma | Las {n} formas',
  shown: 'La única forma que muestra el filtro | Las {n} formas que muestra el filtro',
  selected: 'La forma seleccionada | Las {n} formas seleccionadas',
};
export const selection: Texts['selection'] = {
  shapes: '{n} forma seleccionada | {n} formas seleccionadas',
  parcels: '{n} parcela seleccionada | {n} parcelas seleccionadas',
};
/** What stands below a table of shapes. */
export const foot: Texts['foot'] = {
  label: 'Suma de las formas',
  count: '{n} forma | {n} formas',
  selected: '{n} seleccionadas: {ha} ha',
  hidden: '{n} archivo oculto no se cuenta | {n} archivos ocultos no se cuentan',
  notMeasured: '{n} forma no se mide ni entra en la suma | {n} formas no se miden ni entran en la suma',
  union: 'Solapes contados una vez: {ha} ha',
};

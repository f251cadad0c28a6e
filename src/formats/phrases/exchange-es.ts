import type { en } from './exchange-en.ts';

/** Lo que dicen los lectores de archivos que entregan otros programas (MapInfo), por código. */
export const es: Record<keyof typeof en, string> = {
  'file.mapinfo.no-data': 'Este archivo MIF no tiene columnas ni objetos detrás de su encabezado. Vuelva a exportarlo desde MapInfo.',
  'file.mapinfo.no-mid':
    'El archivo .mid con los atributos no se abrió junto con el .mif: las formas no tienen atributos. Elija o suelte los dos archivos juntos.',
  'file.mapinfo.no-shape': 'El objeto {n} no tiene forma; se conservan sus atributos.',
  'file.mapinfo.row-count':
    'Hay {shapes} objetos en el .mif y {rows} filas en el .mid. Se unieron por su orden: compruebe que los atributos correspondan o vuelva a exportar ambos.',
  'file.mapinfo.long-rows':
    'Una fila tiene más valores que columnas; se omitieron los que siguen a la última columna. | {n} filas tienen más valores que columnas; se omitieron los que siguen a la última columna.',
  'file.mapinfo.nowhere':
    '{what} es un plano sin lugar en la Tierra (NonEarth). Indique el sistema de coordenadas si sus números están en uno, o expórtelo con uno.',
  'file.mapinfo.unknown-system':
    '{what} está en un sistema de coordenadas de MapInfo que Hectare no conoce ({system}). Indique el sistema o expórtelo en WGS 84 (longitud y latitud).',
  'file.shape.one-place': 'una línea tiene un solo punto',
  'format.mif': 'Intercambio de MapInfo (MIF)',
};

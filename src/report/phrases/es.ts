import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import type { en } from './en.ts';

/** Por qué no hay informe, o se rechaza un logotipo. */
export const es: Translation<typeof en> = {
  'report.logo-svg-too-large': 'El logotipo SVG supera 1 MB. Simplifíquelo, o guárdelo como PNG, y elíjalo de nuevo.',
  'report.logo-svg-without-size': 'El logotipo SVG no tiene tamaño. Dele ancho y alto, o guárdelo como PNG, y elíjalo de nuevo.',
  'report.logo-svg-pictures':
    'El logotipo SVG contiene imágenes de más de {max} × {max} píxeles en total, o de un tipo que un informe no acepta. Guárdelo como PNG y elíjalo de nuevo.',
  'report.logo-svg-unreadable': 'El logotipo SVG no se puede leer ({reason}). Guárdelo como PNG y elíjalo de nuevo.',
  'report.logo-too-large': 'El logotipo supera 4 MB. Guárdelo más pequeño y elíjalo de nuevo.',
  'report.logo-no-picture':
    'El logotipo no es una imagen PNG, JPEG o SVG, o el archivo está cortado. Guárdelo como PNG y elíjalo de nuevo.',
  'report.logo-too-many-pixels':
    'El logotipo tiene {width} × {height} píxeles; un informe acepta hasta {max} por lado. Guárdelo más pequeño y elíjalo de nuevo.',
  'report.unlike-a-project':
    'El servicio describe este proyecto de un modo que Hectare no entiende, así que no hay informe de él. Dígaselo al proveedor.',
  'report.other-parcels':
    'El proyecto tiene otras parcelas que aquellas para las que se hizo el filtro, así que no hay informe de una parte de ellas. Abra el proyecto de nuevo.',
  'report.font-missing': 'Falta la fuente {path}: instale Hectare de nuevo.',
};

import type { en } from './xml-en.ts';

/** Lo que dicen los lectores de GML y OpenStreetMap, por código. */
export const es: Record<keyof typeof en, string> = {
  'file.gml.faulty': 'Esto no es GML ({reason}). Pídalo otra vez al servicio o programa que lo hizo.',
  'file.gml.none': 'En este GML no hay ninguna colección de elementos. Pídalo otra vez al servicio o programa que lo hizo.',
  'file.gml.exception': 'El servicio no respondió con elementos, sino que se negó: {text}',
  'file.gml.too-deep': 'Los elementos están anidados a más de {n} niveles. Esto no es un archivo GML de elementos.',
  'file.gml.long-names': 'Los nombres de sus elementos son demasiado largos para ser nombres de atributos. Este archivo no se lee.',
  'file.gml.too-many-parts': 'Una forma de este archivo tiene millones de partes. Divida el archivo.',
  'file.gml.many-systems': 'Este archivo nombra más sistemas de coordenadas de los que puede haber. Expórtelo otra vez.',
  'file.gml.bad-shape': 'La forma de «{name}» no se puede leer ({reason}); se conservan sus atributos.',
  'file.gml.kind': 'tiene un {kind}, un tipo de curva que Hectare no lee: expórtela con líneas rectas',
  'file.gml.empty-ring': 'un límite no tiene posiciones',
  'file.gml.flat-circle': 'los tres lugares de un círculo están en una línea',
  'file.gml.link': 'una parte está en otro lugar ({link}) y no se descarga nada: pídalo con sus formas dentro',
  'file.gml.cut-short':
    'El servicio dio {n} de {all} elementos: su respuesta está cortada. Pida el resto por páginas (startIndex) o un área menor.',
  'file.gml.more-shapes':
    'Un elemento tiene varias formas, como un lugar de referencia junto a la tierra. Se tomó la de más dimensiones; entre iguales, la primera. | {n} elementos tienen varias formas, como un lugar de referencia junto a la tierra. Se tomó la de más dimensiones; entre iguales, la primera.',
  'file.gml.element-attributes':
    'Los atributos de elementos XML no tienen columna en Hectare; estos se dejaron fuera (elemento, atributo): {what}.',
  'file.osm.untagged-ways':
    'Una vía no tiene etiquetas ni pertenece a ningún área; no dice nada del terreno y se dejó fuera. Póngale una etiqueta, como landuse o name, si la necesita. | {n} vías no tienen etiquetas ni pertenecen a ningún área; no dicen nada del terreno y se dejaron fuera. Póngales una etiqueta, como landuse o name, si las necesita.',
  'file.osm.untagged-nodes':
    'Un nodo no tiene etiquetas ni es vértice de una vía; no dice nada del terreno y se dejó fuera. Póngale una etiqueta, como name, si lo necesita como punto. | {n} nodos no tienen etiquetas ni son vértices de una vía; no dicen nada del terreno y se dejaron fuera. Póngales una etiqueta, como name, si los necesita como puntos.',
  'file.osm.other-relations':
    'Una relación no es terreno y se dejó fuera ({kinds}); sus vías y nodos se leen. | {n} relaciones no son terreno y se dejaron fuera ({kinds}); sus vías y nodos se leen.',
  'file.osm.bad-ids':
    'Un nodo, vía o relación no tiene un número legible y se dejó fuera. | {n} nodos, vías o relaciones no tienen un número legible y se dejaron fuera.',
  'file.osm.faulty': 'Esto no es XML de OpenStreetMap ({reason}). Expórtelo otra vez.',
  'file.osm.none': 'Esto no es XML de OpenStreetMap. Expórtelo otra vez.',
  'file.osm.too-large':
    'Este extracto tiene más de {n} nodos, o relaciones que repiten millones de ellos. Recorte el área que necesita o expórtelo como GeoJSON o GeoPackage.',
  'file.osm.incomplete':
    '«{name}» ({id}) no está completo en este extracto: faltan nodos o vías, o su límite no se cierra. Se conservan sus etiquetas. Expórtelo con todas las partes de lo que está en el borde.',
};

/** What Hectare has no place for in styles of other programs and folders of KML, by code. */
export const en = {
  'file.style.damaged': 'This style is no well-formed QML or SLD, so it was not taken. Export it again.',
  'file.style.too-large': 'This style is larger than 4 MB, so it was not taken: pictures may be kept inside it.',
  'file.style.shapes': 'Points of this style have shapes of their own; here they are discs.',
  'file.style.sizes': 'Points of this style are smaller or larger than here.',
  'file.style.dashes': 'Lines of this style are dashed or dotted; here they are whole.',
  'file.style.patterns': 'Areas of this style have patterns; here they are filled with their colour.',
  'file.style.outlines':
    'Outlines of areas have a colour of their own in this style, or there are none; here they are a darker shade of the area.',
  'file.style.layers': 'This style draws several symbols over one another; the first of them was taken.',
  'file.style.empty': 'This file holds no style of a layer of shapes.',
  'file.style.too-many-classes': 'This style has more than nine classes, so it was not taken. Choose classes in the panel *Style*.',
  'file.style.gaps': 'Between the classes of this style there are values without one: here they count to the class below.',
  'file.style.opacities': 'The colours of this style differ in their opacity; all have that of the first here.',
  'file.style.widths': 'The lines of this style differ in their width; all have that of the first here.',
  'file.style.hidden': 'This style hides some categories or classes; here they are shown.',
  'file.style.mixed': 'This style has single values beside classes; the fewer of the two were left out.',
  'file.style.renderer':
    'The style of this layer is of a kind that Hectare does not have (“{name}”), so it was not taken. It takes one symbol, and categories and classes of an attribute.',
  'file.style.expression': 'Hectare has no place for the condition or formula of “{name}” in this style; it was left out.',
  'file.style.symbol': 'Symbols of the kind “{name}” in this style are drawn in their plain colour here.',
  'file.kml.many-folders':
    'This file says more of its folders than Hectare keeps (10,000 folders, a million letters): some are shown without their description, or although they are hidden.',
  'file.geopackage.damaged-styles':
    'The table of styles in this GeoPackage is damaged, so its features have the usual colour. Nothing else of it is lost.',
  'file.kml.ground-picture': '“{name}” is a picture on the ground; its outline was kept as a shape. The picture itself stays in this file.',
  'file.kml.super-overlay':
    'Pictures on the ground with regions of their own are parts of a larger picture and were not made shapes. They stay in this file.',
  'file.kml.pictures-elsewhere':
    'One picture on the ground is not in this file but at {address}. Nothing is fetched: the map does not show it. | {n} pictures on the ground are not in this file, the first is at {address}. Nothing is fetched: the map does not show them.',
  'file.kml.pictures-unfit':
    'The map does not show {name}: it is damaged, no PNG, JPEG, GIF or WebP, or too large. | The map does not show {n} pictures on the ground, the first of them {name}: they are damaged, no PNG, JPEG, GIF or WebP, or too large.',
  'file.kml.pictures-gone':
    'The pictures on the ground of this file are not at hand any more, because it was larger than 256 MB, or Hectare was ended before it had a copy. Open it again to see them.',
  'file.kml.icons-elsewhere':
    'One icon of points is not in this file but at {address}. Nothing is fetched unasked: the map shows a pin. | {n} icons of points are not in this file, the first is at {address}. Nothing is fetched unasked: the map shows pins.',
  'file.kml.icons-unfit':
    'The map shows a pin in place of the icon {address}: it is damaged, no PNG, JPEG, GIF or WebP, or too large. | The map shows pins in place of {n} icons, the first of them {address}: they are damaged, no PNG, JPEG, GIF or WebP, or too large.',
  'file.kml.icons-not-held':
    'One icon of points is a picture beside the file ({address}), which plain KML cannot hold: save as KMZ. | {n} icons of points are pictures beside the file, the first is {address}. Plain KML cannot hold them: save as KMZ.',
  'file.kml.icons-left-out':
    'The picture of one icon of points is not at hand ({address}) and is left out. | The pictures of {n} icons of points are not at hand, the first is {address}; they are left out.',
  'file.kml.icons-gone': 'The icons of this file are not at hand any more. Open it again to see them; until then the map shows pins.',
  'file.kml.icons-many': 'This file has more icons than Hectare shows: the map shows the first {n}, and pins in place of the others.',
  'file.kml.pictures-many': 'This file has more pictures on the ground than Hectare shows; the map shows the first {n}.',
} as const;

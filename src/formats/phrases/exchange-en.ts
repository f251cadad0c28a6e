/** What the readers of files that other programs hand over say (MapInfo), by code. */
export const en = {
  'file.mapinfo.no-data': 'This MIF file has no columns and objects behind its head. Export it again from MapInfo.',
  'file.mapinfo.no-mid':
    'The .mid file with the attributes was not opened together with the .mif: the shapes have no attributes. Choose or drop both files together.',
  'file.mapinfo.no-shape': 'Object {n} has no shape; its attributes are kept.',
  'file.mapinfo.row-count':
    'There are {shapes} objects in the .mif and {rows} rows in the .mid. They were joined by their order: check that the attributes fit, or export both again.',
  'file.mapinfo.long-rows':
    'One row has more values than there are columns; those behind the last column were left out. | {n} rows have more values than there are columns; those behind the last column were left out.',
  'file.mapinfo.nowhere':
    '{what} is a plan without a place on the Earth (NonEarth). Say the coordinate system, if its numbers are in one, or export it with one.',
  'file.mapinfo.unknown-system':
    '{what} is in a coordinate system of MapInfo that Hectare does not know ({system}). Say the system, or export it in WGS 84 (Longitude / Latitude).',
  'file.shape.one-place': 'a line has one place',
  'format.mif': 'MapInfo interchange (MIF)',
} as const;

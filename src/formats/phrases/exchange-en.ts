/** What the readers of files that other programs hand over say (MapInfo, DXF), by code. */
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
  'file.mapinfo.no-columns': 'This MapInfo table (.tab) does not tell its columns. Save it again in MapInfo (File, Save Copy As).',
  'file.mapinfo.no-dat':
    'The rows of this MapInfo table are in a file that ends in {ending}, which was not opened together with the .tab. Choose or drop all its files together: .tab, {ending}, .map and .id.',
  'file.mapinfo.damaged-table':
    'The file of this MapInfo table that ends in {ending} is damaged, or belongs to another .tab: its columns are not those that the .tab tells. Copy all files of the table again.',
  'file.mapinfo.no-map':
    'The .map and the .id with the shapes were not opened together with the .tab: there are attributes alone. Choose or drop all files of the table together, unless it has no shapes.',
  'file.mapinfo.damaged-map':
    'The .map with the shapes is damaged at its beginning: there are attributes alone. Copy all files of the table again.',
  'file.mapinfo.truncated': 'The table breaks off behind row {n} of {rows}. What stands before was kept. Copy all its files again.',
  'file.mapinfo.deleted':
    'One deleted row, which the table still holds, was left out. | {n} deleted rows, which the table still holds, were left out.',
  'file.mapinfo.place-count':
    'The table has {rows} rows, and its .id tells of {places}. They were joined by their order: check that the files belong together.',
  'file.mapinfo.linked': 'The table is a copy of rows of a database, as they were when MapInfo fetched them last.',
  'file.mapinfo.other-column': 'The column “{name}” is of a type that Hectare does not read ({type}); it was left out.',
  'file.mapinfo.contradiction': 'what the .map says of it contradicts itself',
  'file.mapinfo.unknown-object': 'it is of a kind that Hectare does not know ({kind})',
  'file.mapinfo.seamless': 'This MapInfo table only names other tables that it shows side by side (seamless). Open those tables.',
  'file.mapinfo.view':
    'This MapInfo table is a view of other tables. Open those, or save the view in MapInfo as a table (File, Save Copy As).',
  'file.mapinfo.picture':
    'This MapInfo table shows a picture ({type}) and holds no shapes. If the picture is a GeoTIFF, add it as a background map.',
  'file.mapinfo.other-type':
    'The rows of this MapInfo table stand in a file or database of another program ({type}). Save it in MapInfo as a table of its own (File, Save Copy As), or open that file itself.',
  'file.dxf.nowhere':
    '{what} is a drawing, and a drawing does not say where on the Earth it lies. Say its coordinate system: the one that the surveyor worked in.',
  'file.dxf.without-shapes':
    'There are no lines, areas or points in this drawing. Blocks and paper layouts are not opened: export the model space.',
  'file.dxf.bad-shape': 'The {kind} of feature {n} cannot be read ({reason}); its layer is kept.',
  'file.dxf.truncated': 'The drawing breaks off, or is damaged behind feature {n}. What stands before was kept. Copy or export it again.',
  'file.dxf.left-out': 'Entities of kinds that are no shapes on a map, or are not read, were left out: {kinds}.',
  'file.dxf.paper': 'One entity of a paper layout was left out. | {n} entities of paper layouts were left out.',
  'file.dxf.hatches':
    'One hatch became land. Where its border is drawn as well, the same land is there twice: the attribute “entity” tells them apart. | {n} hatches became land. Where their borders are drawn as well, the same land is there twice: the attribute “entity” tells them apart.',
  'file.dxf.unit':
    'The drawing says that its unit is another than the metre. Its numbers were taken as those of the coordinate system: check where the shapes lie.',
  'file.dxf.hatch': 'its boundaries are not told in the order of the format',
  'file.dxf.spline': 'it has a spline, a kind of curve that Hectare does not read: export it with polylines',
  'file.dxf.mesh': 'it is a mesh in space',
  'file.dxf.tilted': 'it lies in a plane that is tilted in space',
  'file.columns-not-asked': '{format} says itself where its places are; the columns that were named were not used.',
  'file.table.no-such-column': 'There is no column “{column}” in this table. There are: {columns}.',
  'file.table.no-sheets': 'A text table has no sheets; “{name}” was not looked for.',
  'file.sheet.no-such-sheet': 'There is no sheet “{name}” in this workbook. There are: {sheets}.',
  'file.sheet.not-asked': 'The sheet “{name}” ({n} rows) was left out, because another one was asked for.',
  'file.csv.mgrs-squares': 'Places in MGRS are squares; a point lies in the middle of its square. The largest is {metres} metres wide.',
  'file.parquet.damaged': 'This Parquet file cannot be read ({reason}). Export it again from the program that made it.',
  'file.parquet.truncated': 'The Parquet file is cut: its end, which describes it, is missing. Copy or download it again.',
  'file.parquet.locked': 'This Parquet file is encrypted. Export it without encryption.',
  'file.parquet.footer': 'The description of this Parquet file is larger than {megabytes} MB. Export it with fewer row groups or columns.',
  'file.parquet.encoding':
    'The shapes of this GeoParquet file are in the form “{encoding}”; Hectare reads well-known binary. Export it with WKB, for instance: ogr2ogr -lco GEOMETRY_ENCODING=WKB out.parquet in.parquet',
  'file.parquet.without-shapes': 'There is no column of shapes in this Parquet file. Export it as GeoParquet, or as CSV with coordinates.',
  'file.parquet.guessed':
    'The file does not say that it is GeoParquet. The column “{column}” was read as shapes by its name; nothing says its coordinate system.',
  'file.parquet.other-shapes':
    'The column “{column}” holds shapes too. The map shows “{primary}”; the others are kept as well-known text, in the numbers of the file.',
  'file.parquet.damaged-rows': 'Row group {group} cannot be read ({reason}): {n} rows are missing. Export the file again.',
  'file.parquet.bad-shape': 'The shape of feature {n} cannot be read ({reason}); its attributes are kept.',
  'file.parquet.blobs': '{n} cells hold bytes that are no text, such as pictures; they were left out.',
  'file.parquet.bad-count': 'it tells of more than its bytes can hold',
  'file.parquet.bad-pages': 'its pages do not lie where it says',
  'file.parquet.bomb': 'a page would inflate without bound',
  'file.parquet.large-page': 'a page has {n} values, more than fit into memory: export it with smaller row groups',
  'file.parquet.elsewhere': 'columns lie in other files',
  'format.geoparquet': 'GeoParquet',
  'format.photo': 'Photos',
  'file.photo.none':
    'It is a picture without a place. A camera writes one only while its location is switched on, and messengers take it out: copy the original from the phone. A GeoTIFF can be shown under the map: add it as a background map.',
  'file.photo.hemisphere': 'It says degrees, but not whether they are north or south, east or west.',
  'file.photo.no-fix': 'It says 0, 0, which devices write that did not know yet where they were.',
  'file.photo.left-out': '“{name}” is left out. {reason}',
  'file.photo.datum': '“{name}” has its place on “{datum}”; it is taken as on WGS 84, which may be off by some hundred metres.',
  'format.dxf': 'Drawing (DXF)',
  'file.unread.drawing':
    'This is a CAD drawing in a form that Hectare does not read (DWG, or DXF as binary). Save it as DXF in text form (ASCII) in the drawing program.',
  'file.unread.mapinfo': 'This file (.map) holds the shapes of a MapInfo table. Open the .tab, with .dat, .map and .id beside it.',
  'file.shape.no-bytes': 'it is empty, or its row is larger than 256 MB',
  'file.shape.one-place': 'a line has one place',
  'format.mif': 'MapInfo interchange (MIF)',
  'format.tab': 'MapInfo table (TAB)',
} as const;

import { en as ofExchange } from './exchange-en.ts';
import { en as ofStyles } from './style-en.ts';
import { en as ofXml } from './xml-en.ts';

/** What readers and writers of files say, by code. */
export const en = {
  ...ofXml,
  ...ofExchange,
  ...ofStyles,
  // Any file
  'file.empty': 'The file is empty. Was the copy or download interrupted?',
  'file.unknown-kind': 'Hectare does not know this kind of file. It opens {formats}.',
  'file.and-another': '{first}, {rest}',
  'file.other-ending': 'The name ends in {ending}, but the file is {format}; it was read as that.',
  'file.not-written': 'Hectare does not write {format}; it writes {formats}.',
  'file.too-large-whole':
    'This kind of file is read as a whole, and {gigabytes:1} GB are too many for that. Convert it to KML, GeoJSON, CSV, FlatGeobuf or GeoPackage, or unzip it: those are read in parts, at any size.',
  'file.changed-while-read': 'The file changed or went away while it was being read. Open it again.',
  'file.reading-failed': 'Reading failed: {reason}. Please report this file.',
  'file.more-notes': '… and {n} more notes of these kinds.',
  'file.more-of-kind': '… and {n} more of this kind.',
  'file.encoding-guessed':
    'Some letters are not in the encoding that the file declares, or not UTF-8; they were read as Windows-1252. Look at the names.',
  'file.swapped-axes':
    'Latitude seems to stand before longitude: one shape lies beyond the poles as it is. Swap the axes and look at the map. | Latitude seems to stand before longitude: {n} shapes lie beyond the poles as they are. Swap the axes and look at the map.',
  'file.longitudes-beyond-180':
    'One shape has longitudes beyond 180 degrees ({from} to {to}). It is measured and drawn where it is meant, a whole turn away; Repair writes it within -180 to 180. | {n} shapes have longitudes beyond 180 degrees ({from} to {to}). They are measured and drawn where they are meant, a whole turn away; Repair writes them within -180 to 180.',
  'file.cut-at-180':
    'One shape over the 180th meridian was cut there, as RFC 7946 asks: other programs would draw it around the rest of the Earth. Its land is the same. | {n} shapes over the 180th meridian were cut there, as RFC 7946 asks: other programs would draw them around the rest of the Earth. Their land is the same.',
  'file.cut-at-180-area':
    'Cut shapes have long sides, which were cut straight in longitude and latitude: their hectares change by {hectares:4} in all.',
  'file.turned-within-180':
    'One shape had longitudes beyond 180 degrees; they were written within -180 to 180. Its place is the same. | {n} shapes had longitudes beyond 180 degrees; they were written within -180 to 180. Their places are the same.',
  'file.whole-over-180':
    'One track over the 180th meridian was written whole, point by point. Programs that do not take the short way draw it around the rest of the Earth. | {n} tracks over the 180th meridian were written whole, point by point. Programs that do not take the short way draw them around the rest of the Earth.',
  'file.arcs':
    'One shape has arcs. They are drawn by straight sides, one for every half degree of an arc: the area of a full circle becomes smaller by 0.0013 %. | {n} shapes have arcs. They are drawn by straight sides, one for every half degree of an arc: the area of a full circle becomes smaller by 0.0013 %.',
  'file.the-file': 'The file',
  'file.the-table': 'The table',
  'file.the-shapefile': 'The shapefile',
  'file.feature-number': 'feature {n}',
  'file.a-feature': 'A feature',
  'file.no-shape': 'Feature {n} has no shape; it is kept in the table.',
  'file.bad-shape': 'The shape of feature {n} cannot be read ({reason}); its attributes are kept.',
  'file.nothing-readable': 'There is no shape in this file: {reason}',
  'file.measures-left-out': 'Measures along lines (M values) have no place in Hectare; they were left out.',
  'file.no-features': 'The file was read and holds no feature. Look whether it was exported with a filter or a selection.',
  'file.heights-filled': 'Some positions have heights; those without were written at height 0.',

  // Coordinate systems
  'file.crs-failed': 'Feature {n} lies outside {system} and cannot be turned into longitude and latitude; its attributes are kept.',
  'file.crs-transformed': '{what}: coordinates were turned from {system} into longitude and latitude (WGS 84).',
  'file.datum-shifted': '{what}: places on {system} were moved to WGS 84 by “{shift}”. Accuracy: {accuracy}.',
  'file.datum-shifted-without-grid':
    '{what}: places on {system} were moved to WGS 84 by the parameters “{shift}”. Accuracy: {accuracy}. The standard there is a grid, {grid} (accuracy: {other}), which Hectare does not have.',
  'file.datum-shifted-outside':
    '{what}: some places lie outside the areas for which ways from {system} to WGS 84 are known. They were moved by the nearest, “{shift}”, and can be off by some hundred metres: compare with the map.',
  'file.datum-not-shifted':
    '{what} is on the datum {datum}, of which Hectare knows no way to WGS 84. Longitude and latitude were taken as they stand and can be off by some hundred metres: compare with the map, or export it in WGS 84 (EPSG:4326).',
  'file.crs-not-asked': '{format} is in longitude and latitude (WGS 84) always, so it was not read in {system}.',
  'file.metres': '{n} m',
  'file.not-known': 'not known',
  'file.crs-wrong-code':
    '{what} names the code {code}, which has other parameters than those that it writes out for {system}. Those that it writes out were used.',
  'file.crs-not-said':
    '{what} does not say its coordinate system, and its coordinates are not degrees. Say the system, or export it in WGS 84 (EPSG:4326).',
  'file.crs-unknown': '{what} is in the coordinate system {system}, which Hectare does not know. Export it in WGS 84 (EPSG:4326).',
  'file.crs-method':
    '{what} is in the coordinate system {system}. Hectare has no formula for its projection ({method}). Export it in WGS 84 (EPSG:4326).',

  // A coordinate system to write in
  'file.to-crs.written': 'Coordinates are written in {system}.',
  'file.to-crs.shifted': 'Places were moved from WGS 84 to {system} by “{shift}”. Accuracy: {accuracy}.',
  'file.to-crs.shifted-without-grid':
    'Places were moved from WGS 84 to {system} by the parameters “{shift}”. Accuracy: {accuracy}. The standard there is a grid, {grid} (accuracy: {other}), which Hectare does not have.',
  'file.to-crs.shifted-outside':
    'Some places lie outside the areas for which ways from WGS 84 to {system} are known. They were moved by the nearest, “{shift}”, and can be off by some hundred metres: choose a system of the place.',
  'file.to-crs.not-shifted':
    'Hectare knows no way from WGS 84 to the datum {datum}. Longitude and latitude were taken as they stand and can be off by some hundred metres: choose another system.',
  'file.to-crs.outside':
    'One feature, feature {first}, lies wholly or in part outside the area that {system} is made for ({area}). Lengths and areas are distorted there: choose a system of the place. | {n} features lie, wholly or in part, outside the area that {system} is made for ({area}); the first is feature {first}. Lengths and areas are distorted there: choose a system of the place.',
  'file.to-crs.failed':
    'Feature {first} lies where {system} has no numbers; it was written without a shape. Choose a system of the place. | {n} features lie where {system} has no numbers; they were written without a shape. The first is feature {first}. Choose a system of the place.',
  'file.to-crs.long-sides':
    'Straight sides between two corners stand for sides in longitude and latitude. The longest depart from each other by up to {metres:1} m in their middle: add corners along long sides first where that matters.',
  'file.to-crs.unknown':
    'Hectare does not know the coordinate system {system}. Give an EPSG code such as EPSG:32636, a .prj, or utm for the zone of the place.',
  'file.to-crs.method': 'Hectare has no formula for the projection of {system} ({method}). Choose another coordinate system.',
  'file.to-crs.no-text':
    'Hectare cannot write the definition of {system}. Choose another coordinate system, or give a .prj with its definition.',
  'file.to-crs.nowhere': 'No feature has a shape, so there is no UTM zone of the place.',
  'file.to-crs.always-wgs84':
    '{format} is in longitude and latitude (WGS 84) always, by its own rules. For another coordinate system write {formats}.',
  'file.to-crs.no-code': '{format} names its coordinate system by a code, and {system} has none. Write a shapefile or a GeoPackage.',

  // Why a shape cannot be read
  'file.shape.surface':
    'it is a {kind}, a surface in space, and Hectare draws flat shapes only: turn it into polygons first, for instance with ogr2ogr -nlt MULTIPOLYGON',
  'file.shape.wrong-member': 'a {kind} is no part of such a shape',
  'file.shape.missing-column': 'it names a column that is not there',
  'file.shape.long-attribute': 'an attribute is longer than its feature',
  'file.shape.not-a-number': 'a coordinate is not a number',
  'file.shape.too-many-parts': 'Its bytes are damaged: it names more parts than they can hold',
  'file.shape.tangled': 'its rings lie across each other so often that shells and holes cannot be told apart',
  'file.shape.too-deep': 'Collections are nested too deep',
  'file.shape.nested-too-deep': 'collections are nested more than {n} deep',
  'file.shape.position': 'a position is not two or three numbers',
  'file.shape.coordinate-too-large': 'a coordinate is too large to be a number',
  'file.shape.not-a-list': '{what} is not a list',
  'file.shape.a-line': 'a line',
  'file.shape.a-polygon': 'a polygon',
  'file.shape.a-multi-polygon': 'a multi-polygon',
  'file.shape.a-collection': 'a collection',
  'file.shape.not-an-object': 'the geometry is not an object',
  'file.shape.not-a-kind': '“{kind}” is not a kind of geometry',
  'file.shape.no-lists': 'its lines are no lists of positions',
  'file.shape.curves': 'it has curves; export it with straight lines (Densify)',
  'file.shape.no-esri-kind': 'it is none of the kinds of ESRI JSON',
  'file.shape.lines-missing': 'lines that it is made of are missing, or are no lines',
  'file.shape.envelope': 'its envelope is of no known kind',
  'file.shape.short-record': 'the record is shorter than it says',
  'file.shape.missing-mark': '“{mark}” is missing at character {n}',
  'file.shape.not-a-number-text': '“{text}” is not a number',
  'file.shape.something-after': 'something stands after the end of the shape',
  'file.shape.not-a-shape': '“{kind}” is not a kind of shape',
  'file.shape.this': 'this',
  'file.shape.not-expected': '“{text}” was not expected',

  // Archives
  'file.zip.archive-too-large':
    'A zip ends at 4 GB, and this one would be larger. Write a GeoPackage (.gpkg) or FlatGeobuf (.fgb), or split the file.',
  'file.zip.too-large-to-write': 'The KML in a KMZ ends at 4 GB, and this one would be larger. Write KML, or split the file.',
  'file.zip.too-large-together':
    'The {n} files of the archive would unzip to {megabytes:0} MB from {kilobytes:0} kB. Hectare does not open such archives.',
  'file.zip.too-large': '“{name}” would unzip to {megabytes:0} MB from {kilobytes:0} kB. Hectare does not open such archives.',
  'file.zip.damaged-directory':
    'The archive is damaged: its directory cannot be read. Get the file again, or unzip it with another program and open what comes out.',
  'file.zip.locked': '“{name}” inside the archive is locked with a password. Unzip it with its password and open what comes out.',
  'file.zip.other-packing':
    '“{name}” inside the archive is packed in a way that Hectare does not read (method {method}). Unzip it with another program and open what comes out.',
  'file.zip.damaged': '“{name}” inside the archive is damaged. Get the file again.',
  'file.zip.damaged-kept':
    '“{name}” inside the archive is damaged: what stood before the damage was kept. Get the file again to have the rest.',
  'file.zip.damaged-shapes':
    '“{name}” is damaged inside the archive: what stood before the damage was kept. Get the file again to have the rest.',
  'file.zip.damaged-table':
    '“{name}”, or rather its table, is damaged inside the archive: what stood before the damage was kept. Get the file again to have the rest.',
  'file.zip.too-deep': 'It is an archive in an archive in an archive. Unzip it and open what comes out.',
  'file.zip.without-kml': 'There is no KML file in this archive. If it holds a shapefile or another format, unzip it and open that.',
  'file.zip.nothing-inside':
    'There is no file in this archive that Hectare opens. Put a shapefile with its .dbf and .prj, a KML, GeoJSON, GPX, GeoPackage or CSV into one zip.',
  'file.zip.main-left-out': '“{name}”, the main file of the archive, was left out: {reason} “{other}” was read in its place.',
  'file.zip.over-a-gigabyte': '“{name}” and what follows it were left out: the archive unzips to more than 1 GB. Unzip it to open them.',
  'file.zip.over-the-limit': '“{name}” and what follows it were left out: the archive unzips to too much. Unzip it to open them.',
  'file.zip.kml-read': 'One feature came from {name} inside the archive. | {n} features came from {name} inside the archive.',
  'file.zip.kml-left-out': '{name} inside the archive was left out: {reason}',
  'file.zip.kml-left-out-from-there': '{name} inside the archive was left out from there on: {reason}',
  'file.zip.many-kml': 'The archive holds {n} KML files; the first {read} were read. Unzip it to open the others.',
  'file.zip.member-read':
    'One feature came from “{name}” inside the archive ({format}). | {n} features came from “{name}” inside the archive ({format}).',
  'file.zip.member-left-out': '“{name}” inside the archive was left out: {reason}',
  'file.zip.member-left-out-from-there': '“{name}” inside the archive was left out from there on: {reason}',
  'file.zip.other-files': 'The archive holds files without places as well, which were left out: {names}.',
  'file.zip.more-other-files': 'The archive holds files without places as well, which were left out: {names} and {n} more.',
  'file.zip.many-files': 'The archive holds {n} files; the first {read} were read. Unzip it to open the others.',

  // JSON
  'file.json.item': 'Item {n}',
  'file.json.nan': '{what} has NaN or Infinity where JSON allows only numbers; they were read as “no value”.',
  'file.json.trailing-comma': '{what} has a comma behind the last item of a list, which JSON does not allow; it was read without.',
  'file.json.invalid': 'This is not JSON: {reason}. Is the file complete? Get it again, or export it anew.',
  'file.json.endless-feature': 'A feature of this file does not end: a bracket or a quote is missing. Export the file again.',
  'file.geojson.not-an-object': 'Item {n} is not a GeoJSON object and was left out.',
  'file.geojson.bad-line': 'Item {n} of the file is not JSON and was left out; it is damaged near byte {byte} (line {line}).',
  'file.geojson.type-case': '“{type}” was read as “{other}”: types of GeoJSON are case-sensitive.',
  'file.geojson.no-list': 'The collection has no list of features.',
  'file.geojson.nested': 'Collections inside collections were left out below the second level.',
  'file.geojson.feature-type-case': '“{type}” of feature {n} was read as “{other}”: types of GeoJSON are case-sensitive.',
  'file.geojson.geometry-name': 'Feature {n} has no member “geometry”; the shape in its member “{name}” was read in its place.',
  'file.geojson.nesting':
    'The coordinates of feature {n} have a level of brackets too many or too few for a {type}; they were read as a {other}.',
  'file.geojson.lost-parts': '{parts} part(s) of feature {n} cannot be read ({reason}) and were left out.',
  'file.geojson.listed-properties': 'The properties of feature {n} are a list, not an object; they were left out.',
  'file.geojson.foreign-member':
    '“{name}” stands beside the properties of a feature and has the name of one of them; only the property was kept.',
  'file.geojson.truncated':
    'The file breaks off. One feature before the break was kept; get the file again to have the rest. | The file breaks off. {n} features before the break were kept; get the file again to have the rest.',
  'file.geojson.damaged':
    'The file is damaged near byte {byte} (line {line}), behind item {n}: brackets or quotes do not fit. What can be told apart was read; compare the number of shapes with what it should be, or get the file again.',
  'file.geojson.other-json': 'This is JSON, but not GeoJSON: an object with features or a geometry is expected.',
  'file.topojson.incomplete':
    'This TopoJSON is not complete or not JSON: {reason}. Its shapes share their lines, so that a part alone cannot be read; get it again.',
  'file.topojson.no-topology': 'This is not TopoJSON: objects and arcs are missing. Export it again.',
  'file.topojson.bad-shape': 'The shape of feature {n} cannot be put together ({reason}); its attributes are kept.',
  'file.esri.not-a-feature': 'Item {n} is not a feature and was left out.',
  'file.esri.transfer-limit':
    'The service gave only a part of its features: these {n} are not all. Ask it for the others (resultOffset), or export the layer.',
  'file.esri.incomplete': 'This ESRI JSON is not complete or not JSON: {reason}. Get it again.',
  'file.esri.service-refused': 'The file holds the answer of a service that refused, not shapes: “{answer}”. Ask the service again.',

  // XML: KML and GPX
  'file.xml.bare-ampersand': '“&” stands alone',
  'file.xml.undefined-entity': 'undefined entity {name}',
  'file.xml.endless-element': 'One element of this file is longer than 256 MB: an end tag is missing. Export the file again.',
  'file.xml.breaks-off':
    'The file breaks off inside <{element}>. What stood before the break was kept; get the file again to have the rest.',
  'file.xml.faults': 'The XML has faults (first: {fault}). What could be read was kept.',
  'file.kml.faults': 'The XML has faults (first: {fault}). What could be read was kept: compare the number of features.',
  'file.kml.breaks-off':
    'The file breaks off inside <{element}>. One feature before the break was kept; get the file again to have the rest. | The file breaks off inside <{element}>. {n} features before the break were kept; get the file again to have the rest.',
  'file.kml.at-the-break': '“{name}” stands at the break and was left out.',
  'file.kml.faulty': 'This is not KML ({reason}). Export it again from the program that made it.',
  'file.kml.tour': 'Tours (gx:Tour), which fly over places, were left out; places that they show are read where they stand in the file.',
  'file.kml.none': 'This is not KML. Export it again from the program that made it.',
  'file.kml.too-deep': 'Elements are nested more than {n} deep. This is not a map file.',
  'file.kml.endless-description': 'A description of this file is longer than 16 MB: an end tag is missing. Export the file again.',
  'file.kml.link-to': '“{name}” is a link to another file ({address}); Hectare fetches nothing. Save that file and open it.',
  'file.kml.link': '“{name}” is a link to another file; Hectare fetches nothing. Save that file and open it.',
  'file.kml.screen-picture-at':
    '“{name}” is a picture fixed to the screen ({address}); Hectare fetches nothing. Save that file and open it.',
  'file.kml.screen-picture': '“{name}” is a picture fixed to the screen; Hectare fetches nothing. Save that file and open it.',
  'file.kml.bad-coordinates': '“{name}” has {n} coordinates that are not numbers; they were left out.',
  'file.kml.no-shape': '“{name}” has no shape; it is kept in the table.',
  'file.kml.deletes':
    'This file deletes places of another file, and Hectare changes no other file: that part was left out. Save the other file as KML and open it.',
  'file.kml.changes':
    'This file changes places of another file, and Hectare changes no other file: the changed places are opened with what stands here. Save the other file as KML and open it.',
  'file.gpx.faulty': 'This is not GPX ({reason}). Export it again from the device or program that made it.',
  'file.gpx.none': 'This is not GPX. Export it again from the device or program that made it.',
  'file.gpx.point-details':
    'Points of tracks and routes also carry {what}. Hectare keeps the place, height and time of each; what a whole track or route carries is kept.',
  'file.gpx.too-deep': 'Elements are nested more than {n} deep. This is not a GPX file.',
  'file.gpx.bad-coordinates': '“{name}” has {n} points whose lon or lat is not a number; they were left out.',
  'file.gpx.no-points': '“{name}” has no points; it is kept in the table.',
  'file.gpx.no-shape': 'GPX holds nothing without a shape. Features without one, which were left out: {n}.',
  'file.gpx.areas-as-tracks':
    'GPX has no areas: one polygon was written as a track along its boundary. | GPX has no areas: {n} polygons were written as tracks along their boundaries.',

  // Tables and well-known text
  'file.csv.no-place': 'Row {n} has no place; it is kept in the table.',
  'file.csv.bad-shape': 'The shape of row {n} cannot be read ({reason}); its other columns are kept.',
  'file.csv.not-a-place': 'Row {n}: “{text}” is no place; the row is kept without one.',
  'file.csv.not-coordinates': 'Row {n}: “{x}”, “{y}” are not coordinates; the row is kept without a place.',
  'file.csv.letter-o':
    'The letter O of a longitude was read as west (oeste, ouest). If it means Ost, call the column “Länge” and open the table again.',
  'file.csv.letters-swapped':
    'N and S stand in the column of longitudes, E and W in that of latitudes: the letters were followed, not the names of the columns.',
  'file.csv.rows-without-crs': '{n} rows are in a coordinate system that the table does not say; they are kept without a place.',
  'file.csv.rows-of-unknown-crs':
    '{n} rows are in the coordinate system {system}, which Hectare does not know; they are kept without a place.',
  'file.csv.lines-above': '{n} lines above the head of the table were left out.',
  'file.csv.empty-rows': '{n} rows hold nothing but separators; they were left out.',
  'file.table.without-rows': 'This table has no rows under a first line of names.',
  'file.csv.without-places':
    'No column of this table holds places. Name two columns “longitude” and “latitude” in the first line, or one “wkt” with shapes as well-known text.',
  'file.csv.unclosed-quote':
    'A quote is opened and never closed: everything behind it became one cell. Compare the number of rows, and close the quote.',
  'file.csv.guarded-cells':
    'An apostrophe stands before {n} cells that a spreadsheet would run as a formula; Hectare takes it away when it reads the table.',
  'file.csv.unguarded-cells': 'The apostrophe that keeps spreadsheets from running a text as a formula was taken away from {n} cells.',
  'file.sheet.locked': 'The workbook is locked with a password. Save a copy without one, and open that.',
  'file.sheet.damaged': 'The workbook cannot be read ({reason}). Open it in a spreadsheet program, save it anew, and open that.',
  'file.sheet.too-large':
    'The workbook is larger than {megabytes} MB, which is more than can be read at once. Save its sheet as CSV, which is read at any size.',
  'file.sheet.too-many-cells':
    'The workbook says that it has more than {most} filled cells. Save the rows that hold plots as CSV, and open that.',
  'file.sheet.without-places':
    'No sheet has columns with places. Name two columns “longitude” and “latitude”, or one “wkt” with well-known text, in the row above the data.',
  'file.sheet.hidden': 'The sheet “{name}” is hidden in its workbook; it was read as the others.',
  'file.sheet.merged': 'In the sheet “{name}” {n} groups of cells are merged; their value stands in the first cell of each alone.',
  'file.sheet.errors': 'In the sheet “{name}” {n} cells show an error such as #N/A; they are empty here.',
  'file.sheet.formulas':
    'In the sheet “{name}” {n} formulas have no result in the file; they are empty here. Open and save the workbook in a spreadsheet program to have them.',
  'file.sheet.left-out': 'The sheet “{name}” ({n} rows) has no columns with places; it was left out.',
  'file.sheet.column-renamed': 'The column “{name}” is called “{renamed}” in the workbook, whose column of that name holds the shapes.',
  'file.sheet.shape-too-long':
    'The shape of row {n} is longer than the {most} characters that a cell of a workbook holds; its cell is empty. Save as CSV or GeoPackage to keep it.',
  'file.sheet.text-cut': '{n} texts are longer than the {most} characters that a cell of a workbook holds; they end there.',
  'file.csv.column-renamed': 'The column “WKT” is called “WKT_2” in the table, whose column of that name holds the shapes.',
  'file.wkt.damaged-binary': 'The well-known binary is damaged or breaks off ({reason}). Export it again.',
  'file.wkt.bad-shape': 'Shape {n} cannot be read ({reason}) and was left out.',
  'file.wkt.none-because': 'There is no shape in well-known text here: {reason} A line reads for instance POINT (35.1 0.2).',
  'file.wkt.none': 'There is no shape in well-known text here. A line reads for instance POINT (35.1 0.2).',
  'file.wkt.without-shape': 'One feature has no shape and was left out. | {n} features have no shape and were left out.',
  'file.wkt.without-attributes': 'Well-known text holds shapes only; the attributes were left out. CSV keeps both.',

  // Databases
  'file.sqlite.not-one': 'This is not an SQLite database. Export it again from the program that made it.',
  'file.sqlite.damaged':
    'The database is damaged: its pages do not fit together. Copy it again with the program that wrote it closed, or export it anew.',
  'file.geopackage.missing-table':
    'The table of layer “{name}” is not in the file, or it is a view, a query that only a database can answer; it was left out. Save a view as a layer of its own.',
  'file.geopackage.layer': '“{name}”',
  'file.geopackage.column-renamed':
    'The column “{name}” is called “{other}” in the GeoPackage, which does not tell names by case and has columns of its own.',
  'file.geopackage.other-tables': 'Tables without shapes are not opened: {names}.',
  'file.geopackage.bad-shape': 'The shape of row {n} of “{name}” cannot be read ({reason}); its attributes are kept.',
  'file.geopackage.no-layers':
    'There is no layer of shapes in this database. A GeoPackage of pictures, or another database, cannot be opened as boundaries.',
  'file.geopackage.write-ahead':
    'The file was used with a write-ahead log (.gpkg-wal). Changes that the other program has not merged are not in it: close that program, and open the file again if something is missing.',
  'file.mbtiles.no-index':
    'This MBTiles file has no index of its tiles, so that every tile would read the whole file. Make one: sqlite3 FILE "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)".',
  'file.mbtiles.not-one': 'This is not an MBTiles file (an SQLite database). Export it again from the program that made it.',
  'file.mbtiles.no-tiles': 'This database has no map tiles in it. A GeoPackage of parcels is opened with File, Open.',

  // FlatGeobuf and shapefile
  'file.flatgeobuf.damaged': 'The FlatGeobuf file is damaged: {reason}. Get it again.',
  'file.flatgeobuf.no-beginning': 'it ends within its first bytes',
  'file.flatgeobuf.cut-header': 'its header is cut off',
  'file.flatgeobuf.too-many-columns': 'it claims {n} columns',
  'file.flatgeobuf.too-many-features': 'it claims more features than it has room for',
  'file.flatgeobuf.bad-header': 'its header cannot be read',
  'file.flatgeobuf.truncated':
    'The file breaks off after one feature; get it again to have the rest. | The file breaks off after {n} features; get it again to have the rest.',
  'file.shapefile.columns-cut':
    "A shapefile's table has room for {columns} columns and {bytes} bytes a row. Cut or left out: {names}. GeoPackage keeps them all.",
  'file.shapefile.more-columns-cut':
    "A shapefile's table has room for {columns} columns and {bytes} bytes a row. Cut or left out: {names} and {n} more. GeoPackage keeps them all.",
  'file.shapefile.name-shortened': 'The column “{name}” is called “{other}” in the shapefile, which has room for ten bytes.',
  'file.shapefile.too-large':
    'A shapefile ends at 2 GB for each of its files, and {file} would have {gigabytes:1} GB. Write a GeoPackage (.gpkg) or FlatGeobuf (.fgb), which have no such limit, or split the file.',
  'file.shapefile.several-layers': 'A shapefile holds one kind of shape: {n} were written into the archive.',
  'file.shapefile.crs-assumed': '{layer} has no .prj file; its coordinates were taken as longitude and latitude (WGS 84).',
  'file.shapefile.numbers-as-text': 'The numbers of “{name}” need more digits than a shapefile takes; they were written as text.',
  'file.shapefile.not-one': 'The .shp file is not a shapefile. Export it again from the program that made it.',
  'file.shapefile.damaged-table': 'The .dbf file beside {layer} is damaged, so its shapes have no attributes.',
  'file.shapefile.no-table':
    '{layer} has no .dbf file beside it, so its shapes have no attributes. Open all parts together, or a zip with all of them.',
  'file.shapefile.no-prj':
    '{layer} has no .prj file and its coordinates are not degrees. Add the .prj, or export it in WGS 84 (EPSG:4326).',
  'file.shapefile.bad-record': 'The shape of record {n} is damaged; its attributes are kept.',
  'file.shapefile.no-shape': 'Record {n} of {layer} has no shape that Hectare draws; it is kept in the table.',
  'file.shapefile.truncated':
    'The .shp file breaks off or is damaged after one shape; get it again to have the rest. | The .shp file breaks off or is damaged after {n} shapes; get it again to have the rest.',
  'file.shapefile.deleted': '{n} records of {layer} are marked as deleted in its table; they were left out, as other programs do.',
  'file.shapefile.row-count':
    '{layer} has {shapes} shapes and {rows} rows in its table: they were joined by their order. Compare some names.',

  // Kinds of files that are not read
  'file.unread.arrow': 'This is an Arrow file, such as GeoArrow. Convert it to GeoPackage, for instance: ogr2ogr out.gpkg in.arrow',
  'file.unread.osm':
    'This is a file of OpenStreetMap, whose areas have to be put together from points first. Convert it, for instance: ogr2ogr out.gpkg in.osm multipolygons',
  'file.unread.overpass':
    'This is an answer of the Overpass service in its own JSON. In Overpass Turbo choose Export, GeoJSON; or convert it with osmtogeojson.',
  'file.unread.map-style': 'This is a style that says how a map is drawn, not boundaries. Open the data that it draws.',
  'file.unread.czml': 'This is CZML, a scene of Cesium. Ask for the boundaries as GeoJSON or KML.',
  'file.unread.tiles': 'This is an archive of map tiles, not boundaries. It can be shown under the map: add it as a background map.',
  'file.unread.point-cloud':
    'This is a point cloud of a laser scan, not boundaries. Draw the boundaries from it in another program, and save them as GeoPackage.',
  'file.unread.grid': 'This is a grid of measured values (netCDF, HDF or GRIB), not boundaries.',
  'file.unread.map-project': 'This is a project of QGIS, which names its data and does not hold them. Open the files that it shows.',
  'file.unread.web-page':
    'This is a web page, perhaps one that asks to sign in instead of the file. Download the file again in the browser.',
  'file.unread.picture': 'This is a picture, not boundaries. A GeoTIFF can be shown under the map: add it as a background map.',
  'file.unread.pdf': 'This is a PDF. Ask for the boundaries as KML, GeoJSON, a shapefile or a GeoPackage.',
  'file.unread.spreadsheet':
    'This is a document of an office program without a table that can be read. Save the table as XLSX or CSV with columns “longitude” and “latitude”, or “wkt”, and open that.',
  'file.unread.packed': 'This is a packed file (gz, 7z or rar). Unpack it and open what comes out, or pack it as a zip.',
  'file.unread.town-model':
    'This is CityGML, a model of a town in space. Convert the ground of its buildings to GeoPackage, for instance: ogr2ogr out.gpkg in.gml',

  // Formulas of the attribute table
  'file.formula.not-understood': '“{text}” is not understood. A formula has fields, numbers, "text" and the signs + - * / & ( ).',
  'file.formula.not-a-number': '“{text}” is no number, so {sign} cannot use it. To join texts write &.',
  'file.formula.too-long': 'The formula is longer than 500 characters.',
  'file.formula.breaks-off': 'The formula ends where a field or a number should follow.',
  'file.formula.no-field': 'No shape has a field “{name}”.',
  'file.formula.no-operand': 'A field or a number should stand where “{text}” is.',
  'file.formula.no-bracket': 'A closing bracket is missing.',
  'file.formula.no-sign': 'A sign is missing before “{text}”.',

  // Names of the formats
  'format.geojsonseq': 'GeoJSON text sequence',
  'format.topojson': 'TopoJSON',
  'format.esrijson': 'ESRI JSON',
  'format.geojson': 'GeoJSON',
  'format.kml': 'Google Earth (KML)',
  'format.shapefile': 'Shapefile (zip, or .shp with its parts)',
  'format.archive': 'Archive (zip) with files of these kinds',
  'format.kmz': 'Google Earth (KMZ)',
  'format.geopackage': 'GeoPackage',
  'format.gpx': 'GPS exchange (GPX)',
  'format.gml': 'GML (cadastres, web feature services)',
  'format.osm': 'OpenStreetMap (XML)',
  'format.flatgeobuf': 'FlatGeobuf',
  'format.spreadsheet': 'Spreadsheet (Excel, OpenDocument)',
  'format.wkt': 'Well-known text or binary (WKT, WKB)',
  'format.csv': 'Table with coordinates (CSV)',
} as const;

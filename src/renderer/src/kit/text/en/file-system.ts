/** The question in which coordinate system a file is. */
export const fileSystem = {
  title: 'Where does “{name}” lie?',
  about:
    'Its numbers are no degrees (from {x} east and {y} north), and it does not name their coordinate system. These are the systems in whose areas they fall, the nearest to the map first.',
  search: 'Search',
  searchHint: 'A country, a name or an EPSG code.',
  list: 'No system | One system | {n} systems',
  sea: 'Sea',
  looking: 'Looking for systems that fit…',
  typed: 'The numbers do not fall into the area of {code}. It can be used all the same.',
  none: 'No system fits. Type an EPSG code, or export the file in WGS 84 (EPSG:4326).',
  later: 'The choice is offered again for a file of this name. If the place is wrong, undo and open the file again.',
  open: 'Open here',
};
/** The question which columns of a table hold its places. */
export const tableColumns = {
  open: 'Choose the columns of {name}',
  title: 'Which columns of “{name}” hold places?',
  about: 'The first rows show where they fall. All columns stay as attributes.',
  reading: 'Reading the first rows…',
  choose: 'Choose the columns with places.',
  sheet: 'Sheet',
  places: 'Places are in',
  ways: { guess: 'the columns that were recognised', pair: 'two columns', geometry: 'one column' },
  x: 'X: longitude or easting',
  y: 'Y: latitude or northing',
  geometry: 'Shape or place (WKT, GeoJSON, UTM, MGRS …)',
  none: 'Choose…',
  system: 'Coordinate system',
  systemHint: 'Empty for degrees on WGS 84, or what the table says. Otherwise a code such as EPSG:32637, or a name.',
  systemNext: 'These numbers are no degrees. Type their coordinate system, or open the table: the systems that fit are offered then.',
  label: 'Name of the shapes',
  guessed: 'as recognised',
  headless: 'The first row is data already',
  preview: 'First rows',
  where: 'Where it falls',
  action: 'Open',
};

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

/** Maps of one's own laid over shapes. */
export const ownMaps = {
  open: 'Own maps…',
  title: 'Own maps over shapes',
  intro:
    'A forest map, a crop map, indigenous land: what of each shape that is shown lies inside becomes columns, with the file they come from. One step; Ctrl Z takes it back.',
  map: 'Map',
  none: 'No map yet',
  choose: 'Choose a file…',
  name: 'What the map is called; columns begin with it',
  taken: 'There is a column {column} already that is of something else. Give the map another name.',
  how: 'Of a file with areas: the land inside of them, where they overlap counted once; of points, whether they lie inside. Of a GeoTIFF of classes (first band, whole numbers): land under cells with another value than 0, each cell by the share that lies in the shape and by its area.',
  running: 'Laying the map over …',
  action: 'Count on {n} shape | Count on {n} shapes',
  step: '{name} counted on {n} shape | {name} counted on {n} shapes',
  counted: 'Counted on the shapes that are shown',
  inside: '{n} of {all} with land inside, {ha} ha',
  outdated: '{n} changed since: count again | {n} changed since: count again',
  noData: 'no data for {ha} ha',
  source: '{file}, counted on {day}, SHA-256 {digest}…',
  fault: {
    'no-areas': 'There are no areas in this file, so nothing can lie inside. Choose a file with polygons.',
    'no-classes':
      'Its cells have more than 256 values, or values that are no whole numbers. An own map is a map of classes, such as 0 and 1.',
  },
};

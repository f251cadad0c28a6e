/** What the readers of GML and OpenStreetMap say, by code. */
export const en = {
  'file.gml.faulty': 'This is not GML ({reason}). Ask the service or the program that made it for it again.',
  'file.gml.none': 'There is no collection of features in this GML. Ask the service or the program that made it for it again.',
  'file.gml.exception': 'The service did not answer with features but refused: {text}',
  'file.gml.too-deep': 'Elements are nested more than {n} deep. This is not a GML file of features.',
  'file.gml.long-names': 'The names of its elements are too long to be names of attributes. This file is not read.',
  'file.gml.too-many-parts': 'A shape of this file has millions of elements. Split the file.',
  'file.gml.many-systems': 'This file names more coordinate systems than there can be. Export it again.',
  'file.gml.bad-shape': 'The shape of “{name}” cannot be read ({reason}); its attributes are kept.',
  'file.gml.kind': 'it has a {kind}, a kind of curve that Hectare does not read: export it with straight lines',
  'file.gml.empty-ring': 'a boundary has no positions',
  'file.gml.flat-circle': 'the three places of a circle lie on a line',
  'file.gml.link': 'a part of it stands elsewhere ({link}), and nothing is fetched: ask for it with its shapes inside',
  'file.gml.cut-short':
    'The service gave {n} of {all} features: its answer is cut short. Ask for the rest by pages (startIndex), or for a smaller area.',
  'file.gml.more-shapes':
    'One feature has several shapes, such as a place of reference beside the land. The one of most dimensions was taken, of equals the first. | {n} features have several shapes, such as a place of reference beside the land. The one of most dimensions was taken, of equals the first.',
  'file.gml.element-attributes': 'Attributes of XML elements have no column in Hectare; these were left out (element, attribute): {what}.',
  'file.osm.untagged-ways':
    'One way has no tags and belongs to no area; it says nothing of the land and was left out. Give it a tag, such as landuse or name, if it is wanted. | {n} ways have no tags and belong to no area; they say nothing of the land and were left out. Give them a tag, such as landuse or name, if they are wanted.',
  'file.osm.untagged-nodes':
    'One node has no tags and is no corner of a way; it says nothing of the land and was left out. Give it a tag, such as name, if it is wanted as a point. | {n} nodes have no tags and are no corners of a way; they say nothing of the land and were left out. Give them a tag, such as name, if they are wanted as points.',
  'file.osm.other-relations':
    'One relation is no land and was left out ({kinds}); its ways and nodes are read. | {n} relations are no land and were left out ({kinds}); their ways and nodes are read.',
  'file.osm.bad-ids':
    'One node, way or relation has no number that can be read and was left out. | {n} nodes, ways or relations have no number that can be read and were left out.',
  'file.osm.faulty': 'This is not OpenStreetMap XML ({reason}). Export it again.',
  'file.osm.none': 'This is not OpenStreetMap XML. Export it again.',
  'file.osm.too-large':
    'This extract has more than {n} nodes, or relations that repeat millions of them. Cut out the area that you need, or export it as GeoJSON or GeoPackage.',
  'file.osm.incomplete':
    '“{name}” ({id}) is not whole in this extract: nodes or ways of it are missing, or its border does not close. Its tags are kept. Export it with all parts of what lies at the edge.',
} as const;

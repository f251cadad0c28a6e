/** Names of KML elements (KML 2.3) that more than one reader or writer has to know, without their prefix. */
export const containerElements: ReadonlySet<string> = new Set(['Document', 'Folder']);
/** Elements that become a feature. */
export const featureElements: ReadonlySet<string> = new Set(['Placemark', 'GroundOverlay', 'PhotoOverlay']);
/** Elements that stand where features do and lead elsewhere. */
export const linkElements: ReadonlySet<string> = new Set(['NetworkLink', 'ScreenOverlay']);
/** Geometries made of geometries. KML knows the first two; some writers take the names of GML. */
export const collectionElements: ReadonlySet<string> = new Set([
  'MultiGeometry',
  'MultiTrack',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
  'MultiCurve',
  'MultiSurface',
]);
export const geometryElements: ReadonlySet<string> = new Set([
  'Point',
  'LineString',
  'LinearRing',
  'Polygon',
  'Track',
  'Model',
  ...collectionElements,
]);

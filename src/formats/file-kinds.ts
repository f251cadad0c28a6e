import { openableExtensions } from './endings.ts';
import { formatList, type FormatFacts } from './list.ts';

/** What a file dialog offers: a name, and endings with their dots. */
export interface FileKind {
  name: string;
  extensions: readonly string[];
}

/** Files that Hectare opens or saves and that are no boundaries. */
const otherKinds: Record<string, FileKind> = {
  pdf: { name: 'PDF', extensions: ['.pdf'] },
  csv: { name: 'CSV', extensions: ['.csv'] },
  png: { name: 'PNG picture', extensions: ['.png'] },
  tif: { name: 'GeoTIFF', extensions: ['.tif', '.tiff'] },
  qml: { name: 'QML', extensions: ['.qml'] },
  sld: { name: 'SLD', extensions: ['.sld'] },
  style: { name: 'QML, SLD', extensions: ['.qml', '.sld', '.xml'] },
  image: { name: 'Picture', extensions: ['.png', '.jpg', '.jpeg', '.svg'] },
  html: { name: 'HTML page', extensions: ['.html'] },
  xlsx: { name: 'Workbook', extensions: ['.xlsx'] },
  zip: { name: 'ZIP archive', extensions: ['.zip'] },
  mbtiles: { name: 'MBTiles', extensions: ['.mbtiles'] },
  basemap: { name: 'Maps', extensions: ['.pmtiles', '.mbtiles', '.tif', '.tiff'] },
};

/** The kind of file that a dialog was asked for: "geometry" is everything with boundaries, a format's id that format alone. Null for "any". */
export function fileKindOf(kind: string): FileKind | null {
  if (kind === 'geometry') return { name: 'Boundaries', extensions: openableExtensions };
  const other = otherKinds[kind];
  if (other) return other;
  const facts: FormatFacts | undefined = formatList.find(({ id }) => id === kind);
  return facts ? { name: facts.label, extensions: facts.extensions } : null;
}

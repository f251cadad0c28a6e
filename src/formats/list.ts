import { en } from './phrases/en.ts';

/**
 * Every file format that Hectare reads or writes: what it is called, its endings and its media type. The Open dialogs, the browser's accept list, file drop, the
 * command line and the installer's file associations derive from this list. It holds no code, so that any process can import it; `index.ts` adds the readers and
 * writers.
 */
export interface FormatFacts {
  id: string;
  /** what dialogs and messages call it */
  label: string;
  /** in lower case, with the dot; the first is the one Hectare writes */
  extensions: readonly string[];
  /** endings of the files beside it that Hectare reads with it */
  companions?: readonly string[];
  /** endings of the files beside it that hold nothing Hectare needs */
  unusedCompanions?: readonly string[];
  /** endings that the installer does not claim: many programs use them, or a double-click would bring one file of several */
  unclaimed?: readonly string[];
  /** endings that any text may have: opened when a person chooses the file, not because a command line names it */
  plain?: readonly string[];
  /** files of this kind that are opened at once are one file; in an archive they stand beside what the archive is opened for */
  gathers?: true;
  mediaType: string;
  reads: boolean;
  writes: boolean;
  /** whether a file can say that it is in another coordinate system than WGS 84 */
  inAnySystem?: true;
}

/** Readers are asked in this order; of equally sure ones the first wins. */
export const formatList = [
  // Sequences, topologies and ESRI's own JSON contain the words that identify GeoJSON, so they come first.
  {
    id: 'geojsonseq',
    label: en['format.geojsonseq'],
    extensions: ['.geojsons', '.geojsonl', '.ndjson', '.geojsonseq'],
    unclaimed: ['.ndjson'],
    mediaType: 'application/geo+json-seq',
    reads: true,
    writes: true,
  },
  {
    id: 'topojson',
    label: en['format.topojson'],
    extensions: ['.topojson'],
    mediaType: 'application/json',
    reads: true,
    writes: false,
  },
  {
    id: 'esrijson',
    label: en['format.esrijson'],
    extensions: ['.esrijson'],
    mediaType: 'application/json',
    reads: true,
    writes: false,
  },
  {
    id: 'geojson',
    label: en['format.geojson'],
    extensions: ['.geojson', '.json'],
    unclaimed: ['.json'],
    mediaType: 'application/geo+json',
    reads: true,
    writes: true,
  },
  {
    id: 'kml',
    label: en['format.kml'],
    extensions: ['.kml'],
    mediaType: 'application/vnd.google-earth.kml+xml',
    reads: true,
    writes: true,
  },
  {
    id: 'shapefile',
    label: en['format.shapefile'],
    extensions: ['.zip', '.shp'],
    companions: ['.dbf', '.shx', '.prj', '.cpg'],
    unusedCompanions: ['.sbn', '.sbx', '.qpj', '.qix', '.qmd'],
    unclaimed: ['.zip', '.shp'],
    mediaType: 'application/zip',
    reads: true,
    writes: true,
    inAnySystem: true,
  },
  // Before KMZ: an archive that holds more than KML is read in full.
  {
    id: 'archive',
    label: en['format.archive'],
    extensions: ['.zip'],
    unclaimed: ['.zip'],
    mediaType: 'application/zip',
    reads: true,
    writes: false,
  },
  {
    id: 'kmz',
    label: en['format.kmz'],
    extensions: ['.kmz'],
    mediaType: 'application/vnd.google-earth.kmz',
    reads: true,
    writes: true,
  },
  {
    id: 'geopackage',
    label: en['format.geopackage'],
    extensions: ['.gpkg'],
    mediaType: 'application/geopackage+sqlite3',
    reads: true,
    writes: true,
    inAnySystem: true,
  },
  {
    id: 'gpx',
    label: en['format.gpx'],
    extensions: ['.gpx'],
    mediaType: 'application/gpx+xml',
    reads: true,
    writes: true,
  },
  {
    id: 'gml',
    label: en['format.gml'],
    extensions: ['.gml'],
    unusedCompanions: ['.xsd', '.gfs'],
    mediaType: 'application/gml+xml',
    reads: true,
    writes: false,
  },
  {
    id: 'osm',
    label: en['format.osm'],
    extensions: ['.osm'],
    mediaType: 'application/vnd.openstreetmap.data+xml',
    reads: true,
    writes: false,
  },
  {
    id: 'mif',
    label: en['format.mif'],
    extensions: ['.mif'],
    companions: ['.mid'],
    unclaimed: ['.mif'],
    mediaType: 'application/vnd.mif',
    reads: true,
    writes: false,
  },
  {
    id: 'tab',
    label: en['format.tab'],
    extensions: ['.tab'],
    companions: ['.dat', '.dbf', '.map', '.id'],
    unusedCompanions: ['.ind'],
    unclaimed: ['.tab'],
    mediaType: 'application/vnd.mapinfo.tab',
    reads: true,
    writes: false,
  },
  {
    id: 'dxf',
    label: en['format.dxf'],
    extensions: ['.dxf'],
    unclaimed: ['.dxf'],
    mediaType: 'image/vnd.dxf',
    reads: true,
    writes: false,
  },
  {
    id: 'flatgeobuf',
    label: en['format.flatgeobuf'],
    extensions: ['.fgb'],
    mediaType: 'application/vnd.flatgeobuf',
    reads: true,
    writes: true,
    inAnySystem: true,
  },
  {
    id: 'geoparquet',
    label: en['format.geoparquet'],
    extensions: ['.parquet', '.geoparquet'],
    unclaimed: ['.parquet'],
    mediaType: 'application/vnd.apache.parquet',
    reads: true,
    writes: false,
  },
  {
    id: 'spreadsheet',
    label: en['format.spreadsheet'],
    extensions: ['.xlsx', '.xlsm', '.xlsb', '.xls', '.ods'],
    unclaimed: ['.xlsx', '.xlsm', '.xlsb', '.xls', '.ods'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    reads: true,
    writes: true,
    inAnySystem: true,
  },
  {
    id: 'photo',
    label: en['format.photo'],
    extensions: ['.jpg', '.jpeg', '.heic', '.heif'],
    unclaimed: ['.jpg', '.jpeg', '.heic', '.heif'],
    gathers: true,
    mediaType: 'image/jpeg',
    reads: true,
    writes: false,
  },
  {
    id: 'wkt',
    label: en['format.wkt'],
    extensions: ['.wkt', '.wkb', '.ewkt', '.ewkb'],
    mediaType: 'text/plain',
    reads: true,
    writes: true,
    inAnySystem: true,
  },
  {
    id: 'csv',
    label: en['format.csv'],
    extensions: ['.csv', '.tsv', '.txt'],
    unclaimed: ['.csv', '.tsv', '.txt'],
    plain: ['.txt'],
    mediaType: 'text/csv',
    reads: true,
    writes: true,
    inAnySystem: true,
  },
] as const satisfies readonly FormatFacts[];

export type FormatId = (typeof formatList)[number]['id'];

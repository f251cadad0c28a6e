/** An option of a command; one without `value` is a switch. Options are parsed and explained from the same table, so help cannot leave one out. */
export interface Option {
  /** name of the value that follows it */ value?: string;
  /** may be given several times */ several?: true;
  text: string;
}
export const nameColumn: Option = {
  value: 'COLUMN',
  text: 'the column that names features; otherwise `name` in any case, else the usual columns of languages and agencies, else the first of texts that differ from row to row',
};

/** What the user says of a file that is read: see saidOfFile. */
export const ofFile = {
  crs: {
    value: 'EPSG:…',
    text: 'the coordinate system of FILE, by EPSG or ESRI code, name or well-known text, in place of what the file says; KML and GPX have none but WGS 84',
  },
  'x-column': {
    value: 'COLUMN',
    text: 'of a table (CSV, XLSX, XLS, ODS …): the column with longitudes or eastings, by its name or its number from 1; with --y-column, in place of what is guessed. Degrees in any notation, decimal commas too',
  },
  'y-column': { value: 'COLUMN', text: 'the column with latitudes or northings' },
  'geometry-column': {
    value: 'COLUMN',
    text: 'in place of both: the column with whole shapes or places, as well-known text, WKB, GeoJSON, “0.51, 35.2”, degrees and minutes, UTM with its zone, or MGRS',
  },
  sheet: { value: 'NAME', text: 'of a workbook: the one sheet to read; otherwise every sheet with places' },
  'no-header': { text: 'of a table: the first row is data already; columns are called “column 1”, “column 2” …' },
} satisfies Record<string, Option>;

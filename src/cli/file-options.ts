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

/** How conditions are written. */
export const conditions =
  'A condition is a column, a test and a value, as in "district is Nyeri", "crop is one of tea, maize", "planted is before 2020-01-01", "owner is empty" or "hectares >= 2"; quotation marks stand around names and values that hold such words. Given several times, all have to hold.';
export const whereAny: Option = { text: 'with --where: one of the conditions is enough' };

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
  where: {
    value: 'CONDITION',
    several: true,
    text: `takes the features alone for which it holds, by their columns and “hectares”, which are measured where no column has this name. ${conditions} The features that are left are numbered from the first of them; how many of how many they are is always said`,
  },
  'where-any': whereAny,
  'no-header': { text: 'of a table: the first row is data already; columns are called “column 1”, “column 2” …' },
} satisfies Record<string, Option>;

import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sentencesIn, type FoundSentence } from '../helpers/sentences-in.ts';

const root = resolve(import.meta.dirname, '../..');
/** Tables of words, in every language beside each other. */
const tables =
  /^src\/(products\/(.*\/(texts|sentences)\/|shared\/report-sections)|([^/]+\/)?phrases\/|sentences\/phrases\/|report\/(.*\/)?texts\/|print\/texts\/|renderer\/src\/kit\/text\/)/;
/** Functions whose words go into logs, databases and documents, not before the eyes of who uses the window. */
const notShown =
  /(^|[.#])(keysText|log|exec|prepare|get|all|run|take|defineRoute|defineProduct|greenhouseGasRoute|failure|header|startsWith|from|join|item|fork|pairOf|clientOf)$|^\[|console|^Response$|^Text$|^SharedText$|^wetlandsGeoTiff$|^waypoints\.push$/;
/** What no window shows, by why. */
const others: { files: RegExp; texts?: RegExp; callee?: RegExp }[] = [
  // The command line writes English; so do the dialogs of Electron, which speak the language of the system otherwise, and what starts a host in a terminal.
  { files: /^src\/(cli|web)\// },
  { files: /^src\/(main\/dialogs|formats\/file-kinds)\.ts$/, texts: /^(All files|PNG picture|HTML page|ZIP archive)$/ },
  { files: /^src\/host\/dev-window\.ts$/ },
  { files: /^src\/service\/process\.ts$/, texts: /^The service process is started by Hectare/ },
  {
    files: /^src\/geo\/(repair|small-defects)\.ts$/,
    texts: /^(Swapped|Wrote|Left out|Closed|Removed|Cut at|Turned|Corners that|(corner|tiny))/,
  },
  // Documents for programs and their authors: the API's, the list of a report's files, and statements and headers of files and databases.
  { files: /^src\/(operations\/(docs|openapi)|service\/metrics)\.ts$/ },
  {
    files: /^src\/service\/ogc\/(documents|layers|openapi|routes|tile-documents|tile-openapi)\.ts$/,
    callee: /^(answer|query|get|header|change|place)?$/,
  },
  { files: /^src\/api\/(account-keys|bin|collection|packs|project-settings|projects|sources)\.ts$/, callee: /^$/ },
  { files: /^src\/report\/bundle\.ts$/, callee: /^$/ },
  { files: /^src\/report\/(html|kit\/drawing\/svg|pdf\/text)\.ts$/, texts: /<|^\n:root|^q 1 0 0 / },
  { files: /^src\/print\/(svg|files\/pdf(-sheet)?)\.ts$/, texts: /^<|^q \{\} cm|^\/Span / },
  // What a picture says of itself to other programs.
  { files: /^src\/print\/files\/picture(-rows)?\.ts$/, texts: /^(<PAMDataset>|Lambert azimuthal|Printed map, 1:)/ },
  // A cell that is read back, the same in every language.
  { files: /^src\/formats\/accepted-overlaps\.ts$/, texts: /^#\{\} \{\} ha / },
  // Coordinate systems in the words of the standard.
  { files: /^src\/print\/projection\.ts$/, texts: /^(GEOGCS|PROJCS|WGS 84 \/ UTM zone)/ },
  {
    files: /^src\/formats\/(gpx|kml\/kml|sqlite\/geopackage(-tables)?|layer-styles\/(layer-styles-table|qml|sld))\.ts$/,
    texts: /^(CREATE|GEOGCS|<|\{\}<|[Uu]ndefined|WGS 84|longitude\/latitude)/,
  },
  { files: /^src\/service\/storage\/(geopackage|job-queue|schema|import-0\.1|database|storage|results|projects|keys)\.ts$/, callee: /^$/ },
  // What was mended in a provider's answer is noted beside it; the window counts it and does not list it.
  { files: /^src\/(api\/(tolerant|written-time)|client\/answers\/[\w-]+)\.ts$/ },
  {
    files: /^src\/client\/read-answer\.ts$/,
    texts: /^((an empty answer|words|a record without an id) read as done|NaN and Infinity read|unlike the contract)/,
  },
  // Faults that only a change of the program, or a broken installation, could bring.
  {
    files: /^src\/(geo\/(editing\/simplify-live|neighbours|repair)|raster\/(rasterise|zonal)|report\/create)\.ts$/,
    callee: /^RangeError$/,
  },
  {
    files: /^src\/renderer\/src\/kit\/(product\/panel-context|workers\/(borders|own-map|raster|raster-figures|watched-worker))\.ts$/,
    callee: /^Error$/,
  },
  { files: /^src\/preload\/index\.ts$/, callee: /^Promise\.resolve$/ },
  // Markup around what a text of the guide says.
  { files: /^src\/renderer\/src\/help\/guide\.ts$/, texts: /^</ },
  { files: /^src\/products\/shared\/places\/place-of\.ts$/, texts: /is missing from this build$/ },
  { files: /^src\/report\/pdf\/shaping\.ts$/, texts: /^Text was set before/ },
  { files: /^src\/raster\//, texts: /^(The window does not lie|The grid has|A palette needs)/ },
  // SQL, and what other programs are told by the file itself, whose language nobody knows.
  {
    files:
      /^src\/(backups\/row-digest|service\/storage\/read-only-layers|service\/storage\/(feature-store|tile-store|other-part-boxes|exchange|exchange-workspace))\.ts$/,
  },
  { files: /^src\/service\/storage-postgres\// },
  // Markup that QGIS and GDAL read.
  { files: /^src\/raster\/(qgis-style|write-geotiff)\.ts$/, texts: /^\s*</ },
  { files: /^src\/print\/files\/point-icons\.ts$/, texts: /^(<|Noto Sans$)/ },
  { files: /^src\/print\/svg\.ts$/, texts: /^\{\}<use href=/ },
  // The stream ends there; its reader sees an answer that is cut off.
  { files: /^src\/service\/storage\/shapes-document\.ts$/, texts: /^The shapes of the project changed/ },
  { files: /^src\/datasets\/access\/shared-work\.ts$/, texts: /^nobody waits/ },
  // Names of things: fonts, data and their makers, standards, columns of people’s files, and columns that the panels say in their own words.
  {
    files: /^src\/renderer\/src\/(kit|map|shell)\//,
    texts: /Noto Sans|^\.ol-layer|^\{\}px |^(Made with Natural Earth|panel context)$/,
  },
  { files: /^src\/formats\/label-words\.ts$/ },
  { files: /^src\/renderer\/src\/connections\/groups\.ts$/, texts: /^User groups$/ },
  { files: /^src\/report\/(logo|pdf\/fonts|workbook)\.ts$/, texts: /^(Noto Sans$|\/|project of the row$)/ },
  { files: /^src\/client\//, texts: /^(Token \{\}|not an id|list (put together from|cut short)|what describes the answer)/ },
  { files: /^src\/host\/wire\.ts$/ },
  { files: /^src\/host\/(json-file|checked-bytes|offline\/answer-file|commands)\.ts$/, callee: /^$/ },
  { files: /^src\/host\/connections\.ts$/, texts: /^Embedded service$/ },
  { files: /^src\/datasets\/[^/]+\.ts$/, callee: /^$/ },
  // Attributions in the words of their providers, and names of licences.
  { files: /^src\/(host\/map-presets|remote\/heights-tile)\.ts$/, callee: /^$/ },
  { files: /^src\/datasets\/access\/origin\.ts$/, texts: /^SYNTHETIC \{\}$/ },
  { files: /^src\/datasets\/packs\/pack\.ts$/, texts: /^cut off$/ },
  { files: /^src\/datasets\/packs\/manifest\.ts$/ },
  { files: /^src\/datasets\/packs\/pack-writer\.ts$/, texts: /cells of this kind/ },
  { files: /^src\/datasets\/soilgrids\.ts$/, texts: /^something else$/ },
  { files: /^src\/formats\/csv\/csv-(reader|columns)\.ts$/, texts: /^(reversed pair|column \{\})$/ },
  { files: /^src\/formats\//, texts: /^(SQLite format 3|outside the projection$|The index of|is a (link|picture) )/ },
  // Names of systems, methods and parameters as EPSG, OGC, ESRI and MapInfo write them.
  { files: /^src\/formats\/mapinfo\/map-head\.ts$/, callee: /^$/ },
  { files: /^src\/formats\/projection\/(register\/\w+|methods|parameters)\.ts$/ },
  { files: /^src\/geo\/destination\/profiles\.ts$/, texts: /^(Monitoring API|EUDR due-diligence GeoJSON( \(cattle\))?)$/ },
  // What people write for a country in tables.
  {
    files: /^src\/eudr\/country-of-text\.ts$/,
    texts: /^(ivory coast|costa de marfil|(dr|democratic republic of the) congo|viet nam|cote divoire)$/,
  },
  { files: /^src\/geo\/(geos|validity)\.ts$/, texts: /^(Valid Geometry|find the faces of|\{\} at \{\} \{\}|ring \{\})$/ },
  { files: /^src\/products\//, texts: /^( · GROA|tCO2e per year$|Made with Natural Earth$|\{\} ha \(|Signs of loss .* > $)/ },
  { files: /^src\/products\/performance-benchmark\/service\.ts$/, texts: /^(index \{\}|tree cover 2000)$/ },
  { files: /^src\/products\/soil\/compute/ },
  { files: /\/facts\.ts$/, texts: /^\p{L}[\p{L}-]+( \p{L}+)+$/u },
  { files: /^src\/service\/create\/project-from\.ts$/, texts: /^ \(at / },
];

const text = ({ parts }: FoundSentence) => parts.map((part) => part ?? '{}').join('');
const isSentence = (found: FoundSentence) =>
  /\p{L}{2,} [\p{L}\d{(“<]+/u.test(text(found)) &&
  !notShown.test(found.callee) &&
  !others.some(
    ({ files, texts, callee }) => files.test(found.file) && (texts?.test(text(found)) ?? true) && (callee?.test(found.callee) ?? true),
  );

test('code outside the tables of words makes no sentence', () => {
  const found = globSync('src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !tables.test(path))
    .sort()
    .flatMap((path) => sentencesIn(path, root))
    .filter(isSentence);
  expect(found.map((one) => `${one.file}:${one.line} [${one.callee}] ${text(one)}`)).toEqual([]);
}, 300_000);

test('every exception is needed', () => {
  const found = globSync('src/**/*.ts', { cwd: root });
  expect(others.filter(({ files }) => !found.some((path) => files.test(path)))).toEqual([]);
});

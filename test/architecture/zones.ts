/** Who may import whom. The first pattern that matches a path names its zone; a zone may always import itself. */
export interface Zone {
  name: string;
  pattern: RegExp;
  may: string[];
}

/** Small shared facts; every zone may use them. */
export const everywhere = 'domain';

/** What every feature of the window may use besides other features. */
const base = [
  'host contract',
  'api',
  'operations',
  'geo',
  'raster',
  'formats',
  'attributes',
  'remote',
  'eudr',
  'overlays',
  'styling',
  'sentences',
  'phrases',
  'product facts',
  'compute',
  'kit',
];

const feature = (name: string, ...may: string[]): Zone => ({
  name,
  pattern: new RegExp(`^src/renderer/src/${name}/`),
  may: [...base, ...may],
});

export const zones: Zone[] = [
  { name: 'domain', pattern: /^src\/domain\//, may: [] },
  { name: 'sentences', pattern: /^src\/sentences\//, may: [] },
  /** sentences of each owner by code, and all of them together */
  { name: 'phrases', pattern: /^src\/(phrases\/|[^/]+\/phrases\/(?:xml-|exchange-|style-)?(en|es|sentence)\.ts$)/, may: ['sentences'] },
  { name: 'geo', pattern: /^src\/geo\//, may: ['sentences', 'phrases'] },
  /** how shapes are coloured and named on a map: the model, classes, palettes */
  { name: 'styling', pattern: /^src\/styling\//, may: [] },
  { name: 'raster', pattern: /^src\/raster\//, may: ['geo', 'sentences'] },
  { name: 'formats', pattern: /^src\/formats\//, may: ['geo', 'raster', 'styling', 'sentences', 'phrases'] },
  /** what a table of attributes can be asked: conditions, order, groups, joins */
  /** features of any file as the files of a due-diligence statement */
  { name: 'eudr', pattern: /^src\/eudr\//, may: ['geo', 'formats'] },
  /** maps of one's own laid over shapes, and the columns that say what was found */
  { name: 'overlays', pattern: /^src\/overlays\//, may: ['geo', 'raster'] },
  { name: 'attributes', pattern: /^src\/attributes\//, may: [] },
  /** what services on the network offer, by their own documents: layers, grids of tiles, pages of features */
  { name: 'remote', pattern: /^src\/remote\//, may: ['geo', 'formats'] },
  { name: 'api', pattern: /^src\/api\//, may: ['geo', 'sentences', 'phrases'] },
  {
    name: 'product facts',
    pattern:
      /^src\/products\/((index|product-facts|tabs|texts|report-sections|[^/]+\/facts|shared\/(report-sections|carbon\/route))\.ts$|([^/]+|shared\/[^/]+)\/(texts|sentences)\/)/,
    may: ['api', 'sentences'],
  },
  { name: 'operations', pattern: /^src\/operations\//, may: ['api', 'product facts'] },
  /** where the files of worker threads stand */
  { name: 'threads', pattern: /^src\/threads\//, may: [] },
  /** how files are opened and replaced, whoever named them */
  { name: 'disk', pattern: /^src\/disk\//, may: [] },
  /** what Node unpacks faster than the libraries of the window */
  { name: 'zlib', pattern: /^src\/zlib\//, may: [] },
  /** copies of what is the user's: made, checked, put back */
  { name: 'backups', pattern: /^src\/backups\//, may: ['disk', 'threads', 'formats', 'sentences', 'phrases'] },
  { name: 'product time', pattern: /^src\/products\/shared\/time\//, may: [] },
  {
    name: 'compute',
    pattern: /^src\/products\/(shared\/)?[^/]+\/compute[^/]*\.ts$/,
    may: ['geo', 'raster', 'api', 'product facts', 'product time', 'sentences'],
  },
  // What sections of reports are made with. It knows no product.
  { name: 'report kit', pattern: /^src\/report\/kit\//, may: ['api', 'geo', 'raster', 'sentences'] },
  {
    name: 'product reports',
    pattern: /^src\/products\/(reports\.ts$|(.*\/)?report\.ts$)/,
    may: ['report kit', 'product facts', 'compute', 'api', 'geo', 'sentences'],
  },
  {
    name: 'panel',
    pattern: /^src\/products\/(.*\.vue$|panels\.ts$|.*\/panel(\.ts$|\/)|climate\/weights\.ts$)/,
    may: ['host contract', 'api', 'operations', 'geo', 'raster', 'formats', 'product facts', 'compute', 'kit', 'sentences'],
  },
  // Countries and their outlines, from a file beside the program; the first page of a report shows them as well.
  { name: 'places', pattern: /^src\/products\/shared\/places\/(index|place-of)\.ts$/, may: ['compute'] },
  {
    name: 'product',
    pattern: /^src\/products\//,
    may: ['compute', 'places', 'product time', 'datasets', 'api', 'raster', 'geo', 'product facts', 'sentences'],
  },
  /** how connections to the outside world are made */
  { name: 'network', pattern: /^src\/network\//, may: [] },
  { name: 'datasets', pattern: /^src\/datasets\//, may: ['disk', 'zlib', 'network', 'geo', 'raster', 'sentences', 'phrases'] },
  /** what the answers about a project say together: sentences as data, for the overview and the first page of the report */
  { name: 'findings', pattern: /^src\/findings\//, may: ['api', 'product facts', 'compute', 'sentences', 'phrases'] },
  { name: 'report choices', pattern: /^src\/report\/(choices|templates)\.ts$/, may: ['product facts', 'attributes'] },
  {
    name: 'host contract',
    pattern: /^src\/host\/(methods|contract|commands|links|wire|groups\/fields|groups\/[^/]+\/contract)\.ts$/,
    // Conditions that leave parcels out of a report.
    may: ['api', 'operations', 'product facts', 'report choices', 'attributes', 'print', 'geo', 'formats', 'sentences'],
  },
  {
    name: 'client',
    pattern: /^src\/client\//,
    may: ['network', 'threads', 'api', 'operations', 'formats', 'product time', 'sentences', 'phrases'],
  },
  {
    name: 'report',
    pattern: /^src\/report\//,
    may: [
      'attributes',
      'report choices',
      'report kit',
      'product reports',
      'findings',
      'places',
      'api',
      'operations',
      'product facts',
      'overlays',
      'geo',
      'overlays',
      'raster',
      'formats',
      'sentences',
      'phrases',
    ],
  },
  /** how a printed map is made, as data */
  { name: 'print', pattern: /^src\/print\/(?!files\/)/, may: ['geo', 'styling', 'sentences', 'phrases'] },
  /** printed maps as PDF and pictures, with the letters of reports */
  {
    name: 'print files',
    pattern: /^src\/print\/files\//,
    may: [
      'disk',
      'zlib',
      'print',
      'threads',
      'report',
      'report kit',
      'places',
      'formats',
      'remote',
      'raster',
      'geo',
      'sentences',
      'phrases',
    ],
  },
  {
    name: 'host',
    pattern: /^src\/host\//,
    may: [
      'disk',
      'zlib',
      'host contract',
      'backups',
      'client',
      'api',
      'operations',
      'geo',
      // Areas of GeoTIFFs are cut in the host, which fetches them.
      'raster',
      'formats',
      'remote',
      'report',
      'print',
      'print files',
      'sentences',
      'phrases',
    ],
  },
  {
    name: 'service',
    pattern: /^src\/service\//,
    // The day of a project's place decides how long a kept answer is true.
    may: [
      'disk',
      'threads',
      'api',
      'operations',
      'backups',
      'product',
      'product facts',
      'product time',
      'compute',
      'datasets',
      'raster',
      'geo',
      'formats',
      'sentences',
      'phrases',
    ],
  },
  { name: 'preload', pattern: /^src\/preload\//, may: ['host contract'] },
  { name: 'kit', pattern: /^src\/renderer\/src\/(kit\/|env\.d\.ts)/, may: base },
  feature('workspace'),
  feature('map'),
  feature('panels', 'panel', 'workspace', 'layers'),
  feature('shapes', 'workspace', 'map'),
  feature('layers', 'workspace', 'shapes'),
  // A change of a project's notes is a step of the history, which the shapes keep.
  feature('project', 'workspace', 'panels', 'shapes', 'findings'),
  feature('reports', 'report choices', 'workspace'),
  feature('printing', 'print', 'workspace', 'shapes', 'layers', 'reports'),
  feature('connections', 'workspace'),
  feature('backups', 'workspace'),
  feature('offline', 'workspace', 'layers', 'shapes'),
  feature('help', 'workspace'),
  feature('portfolio', 'workspace', 'map', 'reports', 'printing'),
  feature(
    'shell',
    'workspace',
    'map',
    'shapes',
    'layers',
    'panels',
    'project',
    'portfolio',
    'reports',
    'printing',
    'offline',
    'connections',
    'backups',
    'help',
  ),
  {
    name: 'main',
    pattern: /^src\/main\//,
    may: ['disk', 'host', 'host contract', 'backups', 'phrases', 'client', 'api', 'report', 'formats'],
  },
  { name: 'web', pattern: /^src\/web\//, may: ['disk', 'host', 'host contract', 'backups', 'phrases', 'client', 'api', 'service'] },
  {
    name: 'cli',
    pattern: /^src\/cli\//,
    may: [
      'disk',
      'geo',
      'eudr',
      'attributes',
      'overlays',
      'raster',
      'formats',
      'api',
      'operations',
      'product',
      'product facts',
      'places',
      'compute',
      'datasets',
      'host',
      'host contract',
      'client',
      'report',
      'report kit',
      'print',
      'print files',
      'service',
      'web',
      'backups',
    ],
  },
];

/** A library of the outside world lives in one zone (or folder); the value lists path patterns that may import it. */
export const homes: Record<string, RegExp> = {
  ol: /^src\/renderer\/src\/map\//,
  marked: /^src\/renderer\/src\/help\//,
  'chart.js': /^src\/renderer\/src\/kit\/charts\//,
  flatbush: /^src\/geo\//,
  geotiff: /^src\/(raster|renderer\/src\/map)\//,
  saxes: /^src\/formats\//,
  '@e965/xlsx': /^src\/formats\/spreadsheet\//,
  exifreader: /^src\/formats\/photo\//,
  hyparquet: /^src\/formats\/parquet\//,
  'hyparquet-compressors': /^src\/formats\/parquet\//,
  'node:sqlite': /^src\/service\/|^src\/backups\/|^src\/formats\/sqlite\/|^src\/host\/offline\/map-areas\//,
  electron: /^src\/(main|preload)\//,
  'electron-updater': /^src\/main\//,
  '@napi-rs/keyring': /^src\/host\/keys\//,
  '@aws-sdk/client-s3': /^src\/service\/objects\/s3\.ts$/,
  '@opentelemetry/api': /^src\/service\/tracing\/open-telemetry\.ts$/,
  '@opentelemetry/exporter-trace-otlp-http': /^src\/service\/tracing\/open-telemetry\.ts$/,
  '@opentelemetry/resources': /^src\/service\/tracing\/open-telemetry\.ts$/,
  '@opentelemetry/sdk-trace-node': /^src\/service\/tracing\/open-telemetry\.ts$/,
  pg: /^src\/service\/storage-postgres\//,
  pbf: /^src\/service\/tiles\//,
  pdfkit: /^src\/(report|print\/files)\//,
  uqr: /^src\/print\//,
  undici: /^src\/(client|datasets|network)\//,
  pino: /^src\/service\//,
  'pino-roll': /^src\/service\//,
  'prom-client': /^src\/service\//,
  fastify: /^src\/(service|web)\//,
  vue: /^src\/(renderer|products)\//,
};

/** Who may import whom. The first pattern that matches a path names its zone; a zone may always import itself. */
export interface Zone {
  name: string;
  pattern: RegExp;
  may: string[];
}

export const zones: Zone[] = [
  { name: 'geo', pattern: /^src\/geo\//, may: [] },
  { name: 'raster', pattern: /^src\/raster\//, may: ['geo'] },
  { name: 'formats', pattern: /^src\/formats\//, may: ['geo'] },
  { name: 'api', pattern: /^src\/api\//, may: ['geo'] },
  { name: 'sentences', pattern: /^src\/sentences\//, may: ['geo', 'api'] },
  { name: 'product contract', pattern: /^src\/products\/[^/]+\/contract\.ts$/, may: ['api', 'geo'] },
  { name: 'product time', pattern: /^src\/products\/time\//, may: [] },
  {
    name: 'compute',
    pattern: /^src\/products\/[^/]+\/compute[^/]*\.ts$/,
    may: ['geo', 'raster', 'api', 'product contract', 'product time'],
  },
  {
    name: 'panel',
    pattern: /^src\/products\/(.*\.vue|climate\/weights\.ts)$/,
    may: ['bridge names', 'api', 'geo', 'raster', 'formats', 'product contract', 'compute', 'renderer'],
  },
  {
    name: 'product',
    pattern: /^src\/products\//,
    may: ['compute', 'product time', 'datasets', 'api', 'raster', 'geo', 'product contract'],
  },
  { name: 'datasets', pattern: /^src\/datasets\//, may: ['geo', 'raster'] },
  { name: 'bridge names', pattern: /^src\/bridge\/(methods|contract|wire)\.ts$/, may: ['api'] },
  { name: 'client', pattern: /^src\/client\//, may: ['api'] },
  { name: 'report', pattern: /^src\/report\//, may: ['api', 'geo', 'raster', 'formats', 'sentences'] },
  { name: 'bridge', pattern: /^src\/bridge\//, may: ['bridge names', 'client', 'api', 'geo', 'formats', 'report'] },
  {
    name: 'service',
    pattern: /^src\/service\//,
    may: ['api', 'product', 'product contract', 'compute', 'datasets', 'raster', 'geo', 'formats'],
  },
  { name: 'preload', pattern: /^src\/preload\//, may: ['bridge names'] },
  {
    name: 'renderer',
    pattern: /^src\/renderer\//,
    may: ['bridge names', 'api', 'geo', 'raster', 'formats', 'sentences', 'panel', 'product contract', 'compute'],
  },
  { name: 'main', pattern: /^src\/main\//, may: ['bridge', 'bridge names', 'client', 'api', 'report'] },
  { name: 'web', pattern: /^src\/web\//, may: ['bridge', 'bridge names', 'client', 'api', 'service'] },
  {
    name: 'cli',
    pattern: /^src\/cli\//,
    may: [
      'geo',
      'raster',
      'formats',
      'api',
      'product',
      'product contract',
      'compute',
      'datasets',
      'bridge',
      'bridge names',
      'client',
      'report',
      'service',
      'web',
    ],
  },
];

/** A library of the outside world lives in one zone (or folder); the value lists path patterns that may import it. */
export const homes: Record<string, RegExp> = {
  ol: /^src\/renderer\/src\/map\//,
  'ol-pmtiles': /^src\/renderer\/src\/map\//,
  'chart.js': /^src\/renderer\/src\/charts\//,
  geotiff: /^src\/(raster|renderer\/src\/map)\//,
  saxes: /^src\/formats\//,
  'node:sqlite': /^src\/service\/|^src\/formats\/geopackage/,
  electron: /^src\/(main|preload)\//,
  '@napi-rs/keyring': /^src\/bridge\/keys\//,
  pdfkit: /^src\/report\//,
  undici: /^src\/(client|datasets)\//,
  fastify: /^src\/(service|web)\//,
  vue: /^src\/(renderer|products)\//,
};

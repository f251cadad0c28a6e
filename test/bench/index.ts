/**
 * Runs the benches, each in a process of its own, and prints their tables. Run: npm run bench -- [--only NAME[,NAME]] [--quick] [--list]
 * `--quick` takes the smaller sizes, about three minutes of processor time in all, and leaves out the benches in a browser: these it runs when `--only` names them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

interface Bench {
  name: string;
  file: string;
  about: string;
  /** runs with --quick without being named: needs no browser */
  quick: boolean;
}

const benches: Bench[] = [
  { name: 'csv', file: 'libraries/csv.ts', about: 'CSV against papaparse and csv-parse', quick: true },
  { name: 'wkt', file: 'libraries/wkt.ts', about: 'WKT and WKB against wellknown, betterknown and OpenLayers', quick: true },
  { name: 'xml', file: 'libraries/xml.ts', about: 'KML, GPX and XML against togeojson, saxes and fast-xml-parser', quick: true },
  {
    name: 'shapefile',
    file: 'libraries/shapefile.ts',
    about: 'shapefiles and dBASE against shapefile, shpjs, dbffile and shp-write',
    quick: true,
  },
  { name: 'sqlite', file: 'libraries/sqlite.ts', about: 'GeoPackage and MBTiles against sql.js', quick: true },
  { name: 'index', file: 'libraries/index-trees.ts', about: 'spatial index against kdbush, flatbush and rbush', quick: true },
  { name: 'coordinates', file: 'libraries/coordinates.ts', about: 'typed coordinates against geo-coordinates-parser', quick: true },
  { name: 'simplify', file: 'libraries/simplify.ts', about: 'simplification of shared borders against topojson-simplify', quick: true },
  { name: 'binary', file: 'libraries/binary.ts', about: 'FlatGeobuf, GeoTIFF, PNG, zip and letters against their libraries', quick: true },
  {
    name: 'charts',
    file: 'libraries/charts.ts',
    about: 'charts of reports against Chart.js without a screen',
    quick: true,
  },
  {
    name: 'ogr',
    file: 'libraries/ogr.ts',
    about: 'GeoPackage and FlatGeobuf against ogr2ogr and flatgeobuf, case by case',
    quick: true,
  },
  { name: 'area', file: 'area.ts', about: 'geodesic area against GeographicLib', quick: true },
  { name: 'validity', file: 'validity.ts', about: 'validity and repair against GEOS', quick: true },
  { name: 'pairs', file: 'parcel-pairs.ts', about: 'parcels with land in common, among 100,000, against PostGIS and GEOS', quick: true },
  {
    name: 'gaps',
    file: 'parcel-gaps.ts',
    about: 'land of nobody among 100,000 parcels against the holes of one union by GEOS',
    quick: true,
  },
  { name: 'attributes', file: 'attributes.ts', about: 'filter and order of 100,000 rows of attributes against SQLite', quick: true },
  { name: 'mask', file: 'mask.ts', about: 'masks against gdal_rasterize', quick: true },
  { name: 'zonal', file: 'zonal.ts', about: 'cell shares against GEOS and GDAL', quick: true },
  { name: 'zonal-plots', file: 'zonal-plots.ts', about: 'statistics of a raster under 100,000 plots against QGIS', quick: true },
  {
    name: 'first-picture',
    file: 'first-picture.ts',
    about: 'the first picture of a raster of 16,000 × 16,000 cells against GDAL',
    quick: true,
  },
  { name: 'kml', file: 'kml.ts', about: 'large KML in batches against GDAL', quick: true },
  { name: 'formats', file: 'formats.ts', about: 'KML, repair, area and mask against GDAL, GEOS and GeographicLib', quick: true },
  { name: 'print', file: 'print.ts', about: 'a printed A0 of 10,000 plots over an aerial picture against QGIS', quick: true },
  { name: 'report', file: 'report.ts', about: 'reports against plain PDFKit', quick: true },
  {
    name: 'products',
    file: 'products.ts',
    about: 'every product on 1,000 and 1,000,000 hectares, against reading its maps alone',
    quick: true,
  },
  { name: 'forest', file: 'forest.ts', about: 'forest products over HTTP, against geotiff.js reading the same files', quick: true },
  { name: 'service', file: 'service/index.ts', about: 'answers of the service against a plain Fastify hello', quick: true },
  { name: 'team', file: 'team/index.ts', about: 'a team’s service with a million plots and 200 people at once', quick: true },
  { name: 'tiles', file: 'tiles.ts', about: 'vector tiles of a million plots of one account', quick: true },
  {
    name: 'team-workers',
    file: 'team/workers.ts',
    about: 'collections a second by one, two and four workers, waiting for a source and computing',
    quick: true,
  },
  { name: 'portfolio', file: 'portfolio.ts', about: 'a thousand projects in the window', quick: false },
  { name: 'large-file', file: 'large-file.ts', about: 'a large file in the window', quick: false },
  { name: 'restyle', file: 'restyle.ts', about: '100,000 plots coloured by another attribute against OpenLayers', quick: false },
  { name: 'pan', file: 'pan.ts', about: 'frames while the map is dragged', quick: false },
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});
const named = values.only?.split(',').map((name) => name.trim());
const unknown = named?.filter((name) => !benches.some((bench) => bench.name === name)) ?? [];
if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no bench named ${unknown.join(', ')}. There are:`);
  for (const { name, about, quick } of benches) console.log(`${name.padEnd(12)}${about}${quick ? '' : ' (with --quick only when named)'}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const chosen = named ? benches.filter(({ name }) => named.includes(name)) : benches.filter(({ quick }) => quick || !values.quick);
const leftOut = named ? [] : benches.filter((bench) => !chosen.includes(bench)).map(({ name }) => name);
if (leftOut.length > 0) console.log(`Left out, because they need a browser: ${leftOut.join(', ')}`);
const failed: string[] = [];
for (const { name, file, about } of chosen) {
  console.log(`\n${name}: ${about}`);
  const started = performance.now();
  const done = spawnSync(process.execPath, ['--expose-gc', join(import.meta.dirname, file), ...(values.quick ? ['--quick'] : [])], {
    stdio: 'inherit',
  });
  if (done.status !== 0) failed.push(name);
  console.log(`${name} took ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
if (failed.length > 0) {
  console.error(`These benches failed: ${failed.join(', ')}`);
  process.exit(1);
}

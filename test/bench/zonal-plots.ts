/**
 * Statistics of a raster of one's own under 100,000 plots (10,000 with --quick): `hectare zonal` against QGIS (3.22 and later, by its Python), which counts whole cells where ours
 * takes shares, each with mean, median, deviation, least and greatest. Programs with their start and the columns that they write into a GeoPackage, in processor time. The largest
 * difference of the mean of all plots is told.
 * Run: node test/bench/zonal-plots.ts [--quick]
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readFile, writeFile } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import { writeGeoTiff } from '#raster/index.ts';
import { isQuick, ratio } from './mode.ts';
import { programTimes } from './program-times.ts';

const side = isQuick ? 100 : 316;
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
const at = (name: string) => join(folder, name);
const plots = Array.from({ length: side * side }, (_, plot): Feature => {
  const [west, south] = [35 + (plot % side) * 0.001, Math.floor(plot / side) * 0.001];
  const ring = [[0.0001, 0.0001], [0.0009, 0.0002], [0.0008, 0.0009], [0.0002, 0.0008], [0.0001, 0.0001]]; // prettier-ignore
  return {
    type: 'Feature',
    properties: { name: `Plot ${plot}` },
    geometry: { type: 'Polygon', coordinates: [ring.map(([x, y]) => [west + x!, south + y!])] },
  };
});
writeFileSync(at('plots.gpkg'), await writeFile('geopackage', plots, { notes: [] }));
const cells = side * 10;
const grid = { west: 35, north: side * 0.001, cellWidth: 0.0001, cellHeight: 0.0001, width: cells, height: cells, epsg: 4326 };
const heights = Float32Array.from({ length: cells * cells }, (_, cell) => 800 + 100 * Math.sin((cell % cells) / 50) + cell / cells / 10);
writeFileSync(at('dem.tif'), writeGeoTiff(heights, grid));
copyFileSync(at('plots.gpkg'), at('qgis.gpkg'));

const hectare = fileURLToPath(new URL('../../bin/hectare.mjs', import.meta.url));
const ours = (more: string[], out: string) =>
  programTimes(process.execPath, [hectare, 'zonal', at('plots.gpkg'), '--raster', at('dem.tif'), '--to', at(out), ...more], at('times'));
const [plain, slope] = [ours([], 'ours.gpkg'), ours(['--slope'], 'slope.gpkg')];
if (!plain || !slope) throw new Error('hectare zonal failed');
const script = [fileURLToPath(new URL('qgis-zonal.py', import.meta.url)), at('qgis.gpkg'), at('dem.tif')];
const qgis = programTimes('/usr/bin/python3', script, at('times'));
const meanOf = async (name: string, column: string) => {
  const { features } = await readFile(new Uint8Array(readFileSync(at(name))), { fileName: name });
  return features.reduce((sum, { properties }) => sum + Number(properties?.[column]), 0) / features.length;
};
const mean = await meanOf('ours.gpkg', 'dem_mean');
const apart = qgis ? Math.abs(mean - (await meanOf('qgis.gpkg', 'r_mean'))).toFixed(3) : '';
rmSync(folder, { recursive: true });
console.table([
  {
    what: `statistics of ${plots.length} plots`,
    'ours ms': plain.cpuMs.toFixed(0),
    'QGIS ms': qgis?.cpuMs.toFixed(0) ?? 'not installed',
    'QGIS / ours': ratio(qgis?.cpuMs, plain.cpuMs),
    'means apart, m': apart,
  },
  { what: `slope of ${plots.length} plots`, 'ours ms': slope.cpuMs.toFixed(0), 'QGIS ms': '', 'QGIS / ours': '', 'means apart, m': '' },
]);

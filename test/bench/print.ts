/**
 * A printed A0 of 10,000 plots with their names over a ground of 200 dots an inch, as PDF: ours against a layout of QGIS (3.22 and later, by its Python) with the same plots, ground
 * and size; a quarter of the plots on A2 with --quick. Programs with their start, in processor time, so that other work of the machine does not lengthen them; what a person waits
 * is less, since threads pack the ground (`waited ms`, of an idle machine). The row without a ground says what the plots take alone. The same ground as a GeoTIFF of the sheet has no peer.
 * Run: node test/bench/print.ts [--quick]
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PictureGeoTiff } from '#raster/picture-geotiff.ts';
import { isQuick, ratio } from './mode.ts';
import { programTimes } from './program-times.ts';

const side = isQuick ? 50 : 100;
const paper = isQuick ? { name: 'A2', width: 594, height: 420 } : { name: 'A0', width: 1189, height: 841 };
const dots = 200;
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
const at = (name: string) => join(folder, name);

/** Twelve-cornered plots in a square, 100 m from each other, about 35° E, 1° N. */
const plots = Array.from({ length: side * side }, (_, plot) => {
  const [west, south] = [35 + (plot % side) * 0.0009, 1 + Math.floor(plot / side) * 0.0007];
  const ring = Array.from({ length: 12 }, (_corner, corner) => {
    const angle = (2 * Math.PI * corner) / 12;
    const reach = 0.00033 * (0.8 + 0.2 * Math.abs(Math.sin(plot * 7 + corner * 3)));
    return [west + reach * Math.cos(angle), south + reach * 0.85 * Math.sin(angle)];
  });
  return {
    type: 'Feature',
    properties: { name: `Plot ${plot}` },
    geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] },
  };
});
writeFileSync(at('plots.geojson'), JSON.stringify({ type: 'FeatureCollection', features: plots }));

/** A ground of about the dots of the paper: hills and the grain of a photograph. */
const cellMetres = 1.15;
const ground = { width: 105 * side, height: 85 * side, west: 721_000, north: 110_000 + side * 95 };
const tiff = new PictureGeoTiff(
  { ...ground, cellMetres, dotsPerInch: dots, system: { epsg: 32_636 }, description: 'ground' },
  promisify<Uint8Array, Uint8Array>(deflate as never),
);
let grain = 1;
for (let row = 0; row < ground.height; row += 1) {
  const rows = new Uint8Array(ground.width * 3);
  for (let at = 0; at < rows.length; at += 1) {
    grain = (Math.imul(grain, 1_103_515_245) + 12_345) >>> 0;
    const hill = 120 + 40 * Math.sin(Math.floor(at / 3) / 90) + 40 * Math.cos(row / 70);
    rows[at] = hill + (at % 3) * 15 + (grain >>> 28);
  }
  await tiff.add(rows);
}
writeFileSync(at('ground.tif'), await tiff.finish());

const hectare = fileURLToPath(new URL('../../bin/hectare.mjs', import.meta.url));
const ours = (out: string, more: string[]) => {
  const args = [hectare, 'print', at('plots.geojson'), '--to', at(out), '--paper', paper.name, '--dots', String(dots), ...more];
  const times = programTimes(process.execPath, args, at('times'));
  if (!times) throw new Error(`hectare print ${more.join(' ')} failed`);
  return times;
};
const extent = [ground.west, ground.north - ground.height * cellMetres, ground.west + ground.width * cellMetres, ground.north].map(String);
const size = [paper.width, paper.height, dots].map(String);
const qgis = programTimes(
  '/usr/bin/python3',
  [fileURLToPath(new URL('qgis-print.py', import.meta.url)), at('plots.geojson'), at('ground.tif'), at('qgis.pdf'), ...size, ...extent],
  at('times'),
);
const megabytes = (name: string) => (statSync(at(name)).size / 1e6).toFixed(1);
const table = [
  { what: 'PDF, plots over a ground', out: 'ground.pdf', more: ['--ground', at('ground.tif')], peer: qgis },
  { what: 'PDF, plots alone', out: 'plain.pdf', more: [], peer: null },
  { what: 'GeoTIFF, plots over a ground', out: 'ground-map.tif', more: ['--ground', at('ground.tif')], peer: null },
].map(({ what, out, more, peer }) => {
  const { allMs, cpuMs, peakBytes } = ours(out, more);
  return {
    what: `${what}, ${plots.length} on ${paper.name}`,
    'ours ms': cpuMs.toFixed(0),
    'waited ms': allMs.toFixed(0),
    'ours peak MB': (peakBytes / 1e6).toFixed(0),
    'file MB': megabytes(out),
    'QGIS ms': out === 'ground.pdf' ? (peer?.cpuMs.toFixed(0) ?? 'not installed') : '',
    'QGIS peak MB': peer ? (peer.peakBytes / 1e6).toFixed(0) : '',
    'QGIS / ours': ratio(peer?.cpuMs, cpuMs),
  };
});
rmSync(folder, { recursive: true });
console.table(table);

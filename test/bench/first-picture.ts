/**
 * The first picture of a raster of 16,000 × 16,000 cells: from opening the file to nine tiles of a map on which it is seen whole, as the window's worker paints them. The file is made by GDAL
 * in the run: tiles and strips, with and without smaller pictures inside. A file without them has a coarse picture first (which the map says) and its own cells after. Beside it
 * gdal_translate to as many cells, which reads one cell for each and warps nothing: with its start, of some 20 ms. All figures are processor time in milliseconds, of one thread; inflate in JavaScript,
 * as in the window, where unpacking is most of the work.
 * Run: node test/bench/first-picture.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import proj4 from 'proj4';
import type { Grid } from '#raster/index.ts';
import { PictureTiles } from '#raster/picture-tiles.ts';
import { projection } from '#raster/warp.ts';
import { isQuick, ratio } from './mode.ts';
import { programTimes } from './program-times.ts';

const side = isQuick ? 6_000 : 16_000;
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
const at = (name: string) => join(folder, name);
const [west, north, cellMetres, epsg] = [300_000, 9_700_000, 10, 32_736];

/** Heights with the noise of a model, row by row. */
function writeHeights(): void {
  const wave = (length: number, height: number) => Float64Array.from({ length: side * 2 }, (_, cell) => height * Math.sin(cell / length));
  const [across, down, slanted] = [wave(2110, 300), wave(1730, 250), wave(370, 60)];
  const file = openSync(at('heights.bin'), 'w');
  let grain = 1;
  for (let row = 0; row < side; row += 1) {
    const cells = new Int16Array(side);
    for (let column = 0; column < side; column += 1) {
      grain = (Math.imul(grain, 1_103_515_245) + 12_345) >>> 0;
      cells[column] = 800 + across[column]! + down[row]! + slanted[row + column]! + (grain >>> 30);
    }
    writeSync(file, cells);
  }
  closeSync(file);
  const header = { samples: side, lines: side, bands: 1, 'data type': 2, interleave: 'bsq', 'byte order': 0 };
  const lines = Object.entries(header).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(at('heights.hdr'), ['ENVI', ...lines, ''].join('\n'));
}

const corners = [west, north, west + side * cellMetres, north - side * cellMetres].map(String);
const make = (name: string, driver: string, options: string[]) =>
  spawnSync('gdal_translate', [
    ...`-q -of ${driver} -a_srs EPSG:${epsg} -a_nodata -9999 -co COMPRESS=DEFLATE -a_ullr`.split(' '),
    ...corners,
    ...options.flatMap((option) => ['-co', option]),
    at('heights.bin'),
    at(name),
  ]).status === 0;

const toMercator = proj4(projection(epsg), projection(3857));
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Nine tiles of a map with the whole raster in their middle. */
function* viewOf(): Generator<Grid> {
  const target = (2 * 20_037_508.342_789) / 2 ** Math.floor(Math.log2((2 * 20_037_508.342_789 * 3) / (side * cellMetres * 1.3)));
  const [middleX, middleY] = toMercator.forward([west + (side / 2) * cellMetres, north - (side / 2) * cellMetres]) as [number, number];
  for (let row = -1; row <= 1; row += 1)
    for (let column = -1; column <= 1; column += 1)
      yield {
        west: middleX + (column - 0.5) * target,
        north: middleY - (row - 0.5) * target,
        cellWidth: target / 256,
        cellHeight: target / 256,
        width: 256,
        height: 256,
        epsg: 3857,
      };
}

async function measured(file: string): Promise<{ first: number; whole: number; isCoarse: boolean; readShare: number; filled: number }> {
  const handle = openSync(file, 'r');
  let read = 0;
  const part = (offset: number, length: number) => {
    const bytes = new Uint8Array(length);
    const count = readSync(handle, bytes, 0, length, offset);
    read += count;
    return bytes.subarray(0, count);
  };
  const started = spent();
  const tiles = await PictureTiles.open(
    async (offset, length) => part(offset, length),
    async (pieces) => pieces.map(({ offset, length }) => part(offset, length)),
  );
  const [low, high] = (await tiles.contrast())!;
  const paint = { kind: 'grey', low, high } as const;
  let isCoarse = false;
  let filled = 0;
  for (const target of viewOf()) {
    const isSo = await tiles.isCoarse(target, paint);
    const pixels = await (isSo ? tiles.coarseTile(target, paint) : tiles.tile(target, paint));
    isCoarse ||= isSo;
    for (let pixel = 3; pixel < (pixels?.length ?? 0); pixel += 4) filled += Number(pixels![pixel]! > 0);
  }
  const first = spent() - started;
  const readShare = read / statSync(file).size;
  for (const target of viewOf()) await tiles.tile(target, paint);
  closeSync(handle);
  return { first, whole: spent() - started, isCoarse, readShare, filled };
}

writeHeights();
const kinds: [what: string, file: string, driver: string, options: string[]][] = [
  ['tiles of 512, smaller pictures inside (COG)', 'cog.tif', 'COG', ['LEVEL=1', 'PREDICTOR=YES']],
  ['tiles of 256, none inside', 'tiles.tif', 'GTiff', ['TILED=YES', 'ZLEVEL=1', 'PREDICTOR=2']],
  ['tiles of 512, none inside', 'large-tiles.tif', 'GTiff', ['TILED=YES', 'BLOCKXSIZE=512', 'BLOCKYSIZE=512', 'ZLEVEL=1', 'PREDICTOR=2']],
  ['strips of one row, none inside', 'strips.tif', 'GTiff', ['ZLEVEL=1', 'PREDICTOR=2']],
];
const table: Record<string, string | number>[] = [];
for (const [what, file, driver, options] of kinds) {
  if (!make(file, driver, options)) {
    console.log('gdal_translate is not installed, or cannot write this: left out');
    continue;
  }
  const runs = [await measured(at(file)), await measured(at(file)), await measured(at(file))].toSorted(
    (one, other) => one.first - other.first,
  );
  const { first, whole, isCoarse, readShare, filled } = runs[1]!;
  // As many cells as the map shows of it.
  const shown = String(Math.round(Math.sqrt(filled)));
  const gdal = programTimes('gdal_translate', ['-q', '-outsize', shown, shown, at(file), at('small.tif')], at('times'));
  table.push({
    [`${side} × ${side}`]: what,
    'first picture': first.toFixed(0),
    'it is': isCoarse ? 'coarse' : 'its own',
    'of the file read for it': `${(readShare * 100).toFixed(1)} %`,
    'own cells': whole.toFixed(0),
    gdal_translate: gdal?.cpuMs.toFixed(0) ?? 'not installed',
    'GDAL / first': ratio(gdal?.cpuMs, first),
    'GDAL / own cells': ratio(gdal?.cpuMs, whole),
  });
}
rmSync(folder, { recursive: true });
console.table(table);

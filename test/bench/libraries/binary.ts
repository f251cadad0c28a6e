/** Containers, pictures and letters. Run: node --expose-gc test/bench/libraries/binary.ts */
import { encode } from 'fast-png';
import { unzipSync, zipSync } from 'fflate';
import { deserialize, serialize } from 'flatgeobuf/lib/mjs/geojson.js';
import { fromArrayBuffer, writeArrayBuffer } from 'geotiff';
import iconv from 'iconv-lite';
import { PNG } from 'pngjs';
import { readFile, sourceOfBytes, writeFile } from '#formats/index.ts';
import { archiveEntries, EntrySource } from '#formats/zip/zip-archive.ts';
import { decodeText } from '#formats/text/text-encoding.ts';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { writePng } from '#raster/png.ts';
import { printComparisons } from '../comparison.ts';
import { isQuick } from '../mode.ts';
import { parcels } from '../samples.ts';

const features = parcels(isQuick ? 4_000 : 50_000);
const size = features.length.toLocaleString('en');
const fgb = await writeFile('flatgeobuf', features);
async function byFlatgeobuf(): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const feature of deserialize(fgb)) read.push(feature);
  return read;
}

const side = isQuick ? 1024 : 4096;
const grid: Grid = { west: 35, north: 1, cellWidth: 1e-4, cellHeight: 1e-4, width: side, height: side, epsg: 4326 };
const cells = Uint8Array.from({ length: side * side }, (_, k) => ((k % side) >> 6) + (Math.floor(k / side) >> 6));
const geotiff = () =>
  writeArrayBuffer(cells, {
    height: side,
    width: side,
    ModelPixelScale: [1e-4, 1e-4, 0],
    ModelTiepoint: [0, 0, 0, 35, 1, 0],
    GeographicTypeGeoKey: 4326,
    GTModelTypeGeoKey: 2,
  });
const [ourTiff, theirTiff] = [writeGeoTiff(cells, grid), geotiff() as ArrayBuffer];
async function firstCells(file: ArrayBuffer): Promise<number> {
  const [band] = (await (await (await fromArrayBuffer(file)).getImage()).readRasters()) as unknown as [Uint8Array];
  return band!.every((value, k) => value === cells[k]) ? 1 : 0;
}
const rgba = new Uint8Array(side * side * 4);
cells.forEach((value, k) => rgba.set([value * 2, 100, 255 - value, 255], 4 * k));
const byFastPng = () => encode({ width: side, height: side, data: rgba, channels: 4, depth: 8 });
const pngRight = (png: Uint8Array): [number, number] => [PNG.sync.read(Buffer.from(png)).data.equals(Buffer.from(rgba)) ? 1 : 0, 1];

const archive = zipSync({ 'large.csv': new Uint8Array(side * 16_000).map((_, k) => k % 251), 'small.geojson': new Uint8Array(2000) });
async function oneEntry(): Promise<Uint8Array> {
  const container = sourceOfBytes('x.zip', archive);
  const entry = (await archiveEntries(container)).find(({ name }) => name === 'small.geojson')!;
  return new EntrySource(container, entry).read(0, entry.size);
}
const text = 'Ñandú à côté de la forêt; '.repeat(side * 100);
const latin = iconv.encode(text, 'windows-1252');
await printComparisons([
  {
    what: `FlatGeobuf read, ${size} polygons`,
    ours: {
      name: 'readFile',
      run: () => readFile(fgb, { fileName: 'x.fgb' }),
      right: [(await readFile(fgb)).features.length, features.length],
    },
    peers: [
      {
        name: 'flatgeobuf/geojson',
        run: byFlatgeobuf,
        right: [(await byFlatgeobuf()).length, features.length],
        modules: ['flatgeobuf/lib/mjs/geojson.js'],
      },
    ],
    verdict:
      'ours stays around the tables of the library: it adds batches, curves, coordinate systems and notes; bench ogr counts what each gets right.',
  },
  {
    what: `FlatGeobuf write, ${size} polygons`,
    ours: { name: 'writeFile', run: () => writeFile('flatgeobuf', features) },
    peers: [
      { name: 'flatgeobuf/geojson', run: () => serialize({ type: 'FeatureCollection', features } as Parameters<typeof serialize>[0]) },
    ],
    verdict: 'ours stays: it writes in pieces; the library holds every feature as bytes until the end.',
  },
  {
    what: `GeoTIFF write, ${side} x ${side}`,
    ours: {
      name: `writeGeoTiff, ${(ourTiff.length / 1024).toFixed(0)} kB`,
      run: () => writeGeoTiff(cells, grid),
      right: [await firstCells(ourTiff.buffer), 1],
    },
    peers: [
      {
        name: `geotiff writeArrayBuffer, ${(theirTiff.byteLength / 1024).toFixed(0)} kB`,
        run: geotiff,
        right: [await firstCells(theirTiff), 1],
      },
    ],
    verdict: `ours stays: ${(theirTiff.byteLength / ourTiff.length).toFixed(0)} times smaller; the library writes neither deflate nor tiles nor overviews.`,
  },
  {
    what: `PNG write, ${side} x ${side}`,
    ours: { name: 'writePng', run: () => writePng(rgba, side, side), right: pngRight(writePng(rgba, side, side)) },
    peers: [{ name: 'fast-png', run: byFastPng, right: pngRight(byFastPng()), modules: ['fast-png'] }],
    verdict: `ours ${(writePng(rgba, side, side).length / 1024).toFixed(0)} kB, fast-png ${(byFastPng().length / 1024).toFixed(0)} kB; both deflate with fflate.`,
  },
  {
    what: `one small entry of a zip of ${(archive.length / 1e6).toFixed(1)} MB`,
    ours: { name: 'archiveEntries', run: oneEntry },
    peers: [
      { name: 'fflate unzipSync', run: () => unzipSync(archive, { filter: ({ name }) => name === 'small.geojson' })['small.geojson'] },
    ],
    verdict: 'fflate inflates in both; the directory is ours, because an archive may be larger than memory (and have 64-bit sizes).',
  },
  {
    what: `text in Windows-1252, ${(latin.length / 1e6).toFixed(1)} MB`,
    ours: { name: 'decodeText', run: () => decodeText(latin).text, right: [decodeText(latin).text === text ? 1 : 0, 1] },
    peers: [
      {
        name: 'iconv-lite',
        run: () => iconv.decode(latin, 'windows-1252'),
        right: [iconv.decode(latin, 'windows-1252') === text ? 1 : 0, 1],
      },
    ],
    verdict: 'TextDecoder of the platform decodes; ours is the choice of the encoding, and the letters of DOS that it lacks.',
  },
]);

/**
 * The forest products and the wetlands mask on 1,000 and 1,000,000 hectares (1,000 alone with --quick): time, bytes and requests of a first collection and of one with everything in
 * the cache, and the memory at its highest. Tiles come from a loopback server, made here with patches of forest, loss and wetland, through the real access to open data.
 * The peer is geotiff.js by itself, which reads the same windows from the same server and computes nothing.
 * Run: node --expose-gc test/bench/forest.ts [--quick]
 */
import { fromUrl } from 'geotiff';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { service as deforestationIndicatorImageProduct } from '#products/deforestation-indicator-image/service.ts';
import { service as deforestationSummaryProduct } from '#products/deforestation-summary/service.ts';
import type { Product, ProductProject } from '#products/product.ts';
import { service as wetlandsMaskProduct } from '#products/wetlands-mask/service.ts';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { collectContext } from '../products/forest-access.ts';
import { tileServer } from '../products/tile-server.ts';
import { isQuick, ratio } from './mode.ts';
import { recordedAccess, type RecordedReads } from './recorded-reads.ts';

/** Around 20.9 E, 10.9 S, where the projects lie. */
const extent = isQuick ? { west: 20.8, north: -10.8, degrees: 0.2 } : { west: 20.4, north: -10.4, degrees: 1 };

/** The extent on a map's own cells. */
function tile(cellsPerDegree: number, value: (wave: number, column: number, row: number) => number): Uint8Array {
  const side = Math.round(cellsPerDegree * extent.degrees);
  const grid: Grid = {
    west: extent.west,
    north: extent.north,
    cellWidth: 1 / cellsPerDegree,
    cellHeight: 1 / cellsPerDegree,
    width: side,
    height: side,
    epsg: 4326,
  };
  const values = new Uint8Array(side ** 2);
  for (let row = 0, cell = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, cell += 1) {
      const [x, y] = [(400 * column) / cellsPerDegree, (400 * row) / cellsPerDegree];
      values[cell] = value(Math.sin(x / 3 + Math.cos(y / 5)) * Math.cos(y / 4 + Math.sin(x / 7)), column, row);
    }
  }
  return writeGeoTiff(values, grid, { noData: 255 });
}

function projectOf(hectares: number): ProductProject {
  const radius = Math.sqrt(hectares / Math.PI / 1_215_000);
  const ring = Array.from({ length: 400 }, (_, k) => [
    20.9 + radius * Math.cos((2 * Math.PI * k) / 400),
    -10.9 + radius * Math.sin((2 * Math.PI * k) / 400),
  ]);
  const geometry: Geometry = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  return { id: 'p', name: 'P', geometry, areaHectares: areaHectares(geometry), centroid: [20.9, -10.9], createdAt: '2026-01-01T00:00:00Z' };
}

const noise = (column: number, row: number) => ((column * 73_856_093) ^ (row * 19_349_663)) >>> 0;
const files = {
  'treecover2000_10S_020E.tif': tile(
    4000,
    (wave, column, row) => Math.max(0, Math.round(70 + 40 * wave) - (noise(column, row) % 12)) % 101,
  ),
  'lossyear_10S_020E.tif': tile(4000, (wave, column, row) => (wave > 0.7 ? 1 + (noise(column >> 3, row >> 3) % 25) : 0)),
  'datamask_10S_020E.tif': tile(4000, (wave) => (wave < -0.95 ? 2 : 1)),
  'alert26_020E_20S_030E_10S.tif': tile(4000, (wave, column) => (wave > 0.6 && wave < 0.65 ? 2 + (column % 2) : 0)),
  'S12E018_Map.tif': tile(12_000, (wave, column, row) =>
    wave < -0.9 ? 90 : wave > 0.8 ? 40 : noise(column >> 2, row >> 2) % 9 === 0 ? 30 : 10,
  ),
  'seasonality_20E_10S_v1_5_2024.tif': tile(4000, (wave) => (wave < -0.85 ? 5 : 0)),
};
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const rows: Record<string, string | number>[] = [];
/** Milliseconds of geotiff.js for the same windows, every file opened once. */
async function byGeotiff({ windows }: RecordedReads, base: string): Promise<number> {
  const start = performance.now();
  for (const url of new Set(windows.map(({ file }) => file.url))) {
    // The server knows a file by the end of its address.
    const tiff = await fromUrl(`${base}/${url.split('/').at(-1)}`);
    for (const { file, level, window } of windows) {
      if (file.url !== url) continue;
      const image = await tiff.getImage(level);
      const [left, top] = [Math.max(0, window.left), Math.max(0, window.top)];
      const [right, bottom] = [
        Math.min(image.getWidth(), window.left + window.width),
        Math.min(image.getHeight(), window.top + window.height),
      ];
      if (left < right && top < bottom) await image.readRasters({ window: [left, top, right, bottom] });
    }
    tiff.close();
  }
  return performance.now() - start;
}

for (const hectares of isQuick ? [1_000] : [1_000, 1_000_000]) {
  const project = projectOf(hectares);
  for (const product of [deforestationSummaryProduct, deforestationIndicatorImageProduct, wetlandsMaskProduct] as Product[]) {
    const server = await tileServer(files);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const reads: RecordedReads = { windows: [], documents: [] };
    const run = async () => {
      const start = performance.now();
      await product.collect(project, '', collectContext(recordedAccess(server.access, reads)));
      highest = Math.max(highest, process.memoryUsage().rss);
      return performance.now() - start;
    };
    const first = await run();
    const { requests, bytes } = server;
    const plain = await byGeotiff(reads, server.baseUrls['gfc']!);
    const second = await run();
    clearInterval(watch);
    rows.push({
      product: product.slug,
      hectares,
      'first ms': first.toFixed(0),
      requests,
      MB: megabytes(bytes),
      'geotiff.js alone ms': plain.toFixed(0),
      'geotiff.js / first': ratio(plain, first),
      'from the cache ms': second.toFixed(0),
      'RSS before MB': megabytes(before),
      'RSS highest MB': megabytes(highest),
    });
    await server.close();
  }
}
console.table(rows);

/**
 * Every product on 1,000 and on 1,000,000 hectares (1,000 alone with --quick), against the same maps and documents read plainly, without the product: compute time of a collection, what it read, and the memory at its highest. Maps are made up cell by cell as they are
 * asked for, series come from the sample landscape (npm test makes it), so the figures are computation without a network; test/bench/forest.ts has the way over HTTP.
 * The ratio says what share of a collection reading alone takes; no library computes the same products. The aim is 20 s a product on 1,000,000 hectares.
 * Run: node --expose-gc test/bench/products.ts [--quick]
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDataAccess, openPack, type DataAccess, type Dataset, type RasterFile } from '#datasets/index.ts';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { services } from '#products/services.ts';
import type { Collected, ProductProject } from '#products/product.ts';
import type { Grid } from '#raster/index.ts';
import { collectContext } from '../helpers/packed-data.ts';
import { isQuick, ratio } from './mode.ts';
import { recordedAccess, type RecordedReads } from './recorded-reads.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
const sample = createDataAccess({
  cacheFolder: folder,
  packs: [await openPack(resolve(import.meta.dirname, '../../out/sample-landscape'))],
  settings: { offline: true, nonCommercialUse: true },
  userAgent: 'bench',
});
const place: [number, number] = [35.01, 1.05];
const now = '2026-11-20T12:00:00Z';

/** Cell size and value of the tiled maps by dataset and layer; the wave makes patches of some hundred metres. What the address says is read once a window, not once a cell. */
const maps: Record<
  string,
  { tileDegrees: number; cellsPerDegree: number; valueIn: (url: string) => (wave: number) => number; wide?: boolean }
> = {
  gfc: {
    tileDegrees: 10,
    cellsPerDegree: 4000,
    valueIn: (url) =>
      url.includes('treecover')
        ? (wave) => Math.max(0, Math.round(60 + 40 * wave))
        : url.includes('lossyear')
          ? (wave) => (wave > 0.8 ? 1 + (Math.floor(wave * 1e4) % 25) : 0)
          : () => 1,
  },
  glad: { tileDegrees: 10, cellsPerDegree: 4000, valueIn: () => (wave) => (wave > 0.7 && wave < 0.71 ? 3 : 0) },
  worldcover: {
    tileDegrees: 3,
    cellsPerDegree: 12_000,
    valueIn: () => (wave) => (wave < -0.9 ? 90 : wave < -0.5 ? 40 : wave < -0.3 ? 20 : 10),
  },
  gsw: { tileDegrees: 10, cellsPerDegree: 4000, valueIn: () => (wave) => (wave < -0.93 ? 5 : 0) },
  ccibiomass: {
    tileDegrees: 10,
    cellsPerDegree: 1125,
    valueIn: (url) => {
      const most = url.includes('AGB_SD') ? 40 : 160;
      return (wave) => Math.max(0, Math.round(most * (1 + wave) * 0.6));
    },
    wide: true,
  },
};
const read = { requests: 0, bytes: 0 };

function made(dataset: Dataset, url: string): RasterFile {
  const { tileDegrees, cellsPerDegree, valueIn, wide } = maps[dataset.id]!;
  const value = valueIn(url);
  const [west, south] = [Math.floor(place[0] / tileDegrees) * tileDegrees, Math.floor(place[1] / tileDegrees) * tileDegrees];
  const cell = 1 / cellsPerDegree;
  const level: Grid = {
    west,
    north: south + tileDegrees,
    cellWidth: cell,
    cellHeight: cell,
    width: tileDegrees * cellsPerDegree,
    height: tileDegrees * cellsPerDegree,
    epsg: 4326,
  };
  return {
    url,
    noData: null,
    levels: [level],
    async read(_level, { left, top, width, height }) {
      const values = wide ? new Uint16Array(width * height) : new Uint8Array(width * height);
      const across = Float64Array.from({ length: width }, (_, column) => Math.sin((left + column) * cell * 700));
      for (let row = 0; row < height; row += 1) {
        const down = Math.cos((top + row) * cell * 900);
        for (let column = 0; column < width; column += 1) values[row * width + column] = value(across[column]! * down);
      }
      read.requests += 1;
      read.bytes += values.byteLength;
      return { grid: { ...level, west: west + left * cell, north: level.north - top * cell, width, height }, values, noData: null };
    },
  };
}
/** Everything that has one answer for the place is taken at the landscape's middle. */
function accessOver(inner: DataAccess): DataAccess {
  return {
    ...inner,
    document: (request) => {
      read.requests += 1;
      return inner.document({
        ...request,
        box: [...place, ...place],
        parse: (bytes, type) => {
          read.bytes += bytes.length;
          return request.parse(bytes, type);
        },
      });
    },
    raster: async (dataset, url, signal) => (maps[dataset.id] ? made(dataset, url) : inner.raster(dataset, url, signal)),
    recording() {
      const own = inner.recording();
      return { ...accessOver(own), origins: own.origins };
    },
  };
}

function projectOf(hectares: number): ProductProject {
  const radius = Math.sqrt(hectares / Math.PI / 1_236_000);
  const ring = Array.from({ length: 400 }, (_, k) => [
    place[0] + radius * Math.cos((2 * Math.PI * k) / 400),
    place[1] + radius * Math.sin((2 * Math.PI * k) / 400),
  ]);
  const geometry: Geometry = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  return { id: 'p', name: 'P', geometry, areaHectares: areaHectares(geometry), centroid: place, createdAt: now };
}

/** Milliseconds of the same reads one after another; null where there were none. What the pack lacks counts as the time until it says so. */
async function readAgain({ windows, documents }: RecordedReads): Promise<number | null> {
  if (windows.length + documents.length === 0) return null;
  const start = performance.now();
  for (const { file, level, window } of windows) await file.read(level, window).catch(() => null);
  for (const document of documents) await document().catch(() => null);
  return performance.now() - start;
}

const rows: Record<string, string | number>[] = [];
for (const hectares of isQuick ? [1_000] : [1_000, 1_000_000]) {
  const project = projectOf(hectares);
  const results: Record<string, Collected> = {};
  for (const product of services.toSorted((one, other) => one.order - other.order)) {
    globalThis.gc?.();
    Object.assign(read, { requests: 0, bytes: 0 });
    let highest = process.memoryUsage().rss;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const reads: RecordedReads = { windows: [], documents: [] };
    const before = process.cpuUsage();
    const start = performance.now();
    const outcome = await product.collect(project, '', collectContext(recordedAccess(accessOver(sample), reads), now, { results })).then(
      (collected) => {
        results[product.slug] = collected;
        return 'done';
      },
      (error: Error) => error.name,
    );
    const milliseconds = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    clearInterval(watch);
    highest = Math.max(highest, process.memoryUsage().rss);
    const { requests, bytes } = read;
    const again = await readAgain(reads);
    rows.push({
      product: product.slug,
      hectares: Math.round(project.areaHectares),
      outcome,
      ms: Math.round(milliseconds),
      'processor ms': Math.round((user + system) / 1000),
      'reads alone ms': again === null ? 'nothing read' : again.toFixed(1),
      'reads alone / product': ratio(again, milliseconds),
      reads: requests,
      'MB read': (bytes / 1e6).toFixed(1),
      'RSS highest MB': Math.round(highest / 1e6),
    });
  }
}
console.table(rows);
await sample.close();

/**
 * KML with 100,000 placemarks, validity and repair of 100,000 corners, area, mask (a tenth of it with --quick): ours against GDAL, GEOS and GeographicLib in the same run, where they are
 * installed (Debian: gdal-bin, geos-bin, geographiclib-tools); where geosop or Planimeter is not, against their libraries of npm. Above 1 a ratio says that ours is the faster one.
 * Run: node --expose-gc test/bench/formats.ts [--quick]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFile } from '#formats/index.ts';
import geodesic from 'geographiclib-geodesic';
import { areaHectares, check, repair, ringAreaSquareMetres, type Geometry, type Ring } from '#geo/index.ts';
import { invalidity, loadGeos, makeValid } from '#geo/geos.ts';
import { rasterise, type Grid } from '#raster/index.ts';
import { isQuick, ratio } from './mode.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
const path = (name: string) => join(folder, name);
const rows: Record<string, string | number>[] = [];
const milliseconds = (value: number | null) => (value === null ? 'not installed' : Math.round(value));
const fine = (value: number | null) => (value === null ? 'not installed' : value.toFixed(1));
/** Ours beside a peer; null where the peer is not installed. */
function row(what: string, oursMs: number, peer: string, peerMs: number | null, detail: string): void {
  rows.push({ what, 'ours ms': fine(oursMs), peer, 'peer ms': fine(peerMs), 'peer / ours': ratio(peerMs, oursMs), detail });
}
const cornersOfShapes = isQuick ? 10_000 : 100_000;

async function timed<T>(work: () => T | Promise<T>): Promise<{ took: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { took: performance.now() - start, value };
}

/** Time of a program, null where it is not installed; its failure is an error. */
function program(name: string, args: string[], input?: string): { took: number; out: string } | null {
  const start = performance.now();
  const done = spawnSync(name, args, { encoding: 'utf8', input, maxBuffer: 1 << 28 });
  if (done.error) return null;
  if (done.status !== 0) throw new Error(`${name} ${args.join(' ')}: ${done.stderr}`);
  return { took: performance.now() - start, out: done.stdout };
}

/** A ring about a centre with a wavy edge; `rough` shakes every corner as a receiver does; `crossings` swaps neighbours so that it crosses itself. */
function ringOf(corners: number, degrees: number, crossings = 0, rough = 0): Ring {
  const ring = Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners;
    const radius = degrees * (1 + 0.1 * Math.sin(37 * angle) + rough * Math.sin(k * k * 0.7));
    return [35 + radius * Math.cos(angle), 1 + radius * Math.sin(angle)];
  });
  for (let k = 0; k < crossings; k += 1) {
    const at = Math.floor(((k + 0.5) * corners) / crossings);
    [ring[at], ring[at + 1]] = [ring[at + 1]!, ring[at]!];
  }
  return [...ring, ring[0]!];
}

async function kmlBench(): Promise<void> {
  const placemarks = isQuick ? 10_000 : 100_000;
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>Plots</name>\n',
  ];
  for (let k = 0; k < placemarks; k += 1) {
    const ring = ringOf(16, 0.001)
      .map(([x, y]) => `${(x! + (k % 400) / 100).toFixed(9)},${(y! + Math.floor(k / 400) / 100).toFixed(9)},0`)
      .join(' ');
    parts.push(
      `<Placemark><name>Plot ${k}</name><ExtendedData><Data name="crop"><value>coffee</value></Data><Data name="farmer"><value>Ana ${k % 997}</value></Data></ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>\n`,
    );
  }
  parts.push('</Folder></Document></kml>\n');
  writeFileSync(path('plots.kml'), parts.join(''));
  const { size } = statSync(path('plots.kml'));
  const bytes = new Uint8Array(readFileSync(path('plots.kml')));
  globalThis.gc?.();
  const before = process.memoryUsage();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const ours = await timed(() => readFile(bytes, { fileName: 'plots.kml' }));
  clearInterval(watch);
  peak = Math.max(peak, process.memoryUsage().rss);
  if (ours.value.features.length !== placemarks) throw new Error(`${ours.value.features.length} features read`);
  const gdal = program('ogrinfo', ['-ro', '-so', '-al', path('plots.kml')]);
  // -so may count without building shapes; writing them out is what an import costs.
  const copied = program('ogr2ogr', ['-f', 'FlatGeobuf', '-lco', 'SPATIAL_INDEX=NO', path('plots.fgb'), path('plots.kml')]);
  row(
    `KML, ${placemarks} placemarks, ${(size / 1e6).toFixed(1)} MB`,
    ours.took,
    'ogr2ogr to FlatGeobuf',
    copied?.took ?? null,
    `ogrinfo -so ${milliseconds(gdal?.took ?? null)} ms; memory grew ${((peak - before.rss) / size).toFixed(1)} x the file`,
  );
}

async function repairBench(): Promise<void> {
  const geos = await loadGeos();
  const size = `${cornersOfShapes.toLocaleString('en')} corners`;
  for (const [label, ring] of [
    ['valid, smooth', ringOf(cornersOfShapes, 0.1)],
    ['valid, rough', ringOf(cornersOfShapes, 0.1, 0, 0.01)],
    ['a crossing in 100 corners', ringOf(cornersOfShapes, 0.1, cornersOfShapes / 100)],
  ] as const) {
    const geometry: Geometry = { type: 'Polygon', coordinates: [ring] };
    writeFileSync(path('ring.wkt'), `POLYGON((${ring.map(([x, y]) => `${x} ${y}`).join(',')}))`);
    await repair({ type: 'Polygon', coordinates: [ringOf(100, 0.1, 3)] });
    check(geometry);
    const verdict = await timed(() => check(geometry));
    const native = program('geosop', ['-a', path('ring.wkt'), '-t', '-r', '5', 'isValid']);
    const of = (out: string | undefined) => {
      const found = /([\d,.]+) usec/.exec(out ?? '');
      return found ? Number(found[1]!.replaceAll(',', '')) / 1000 / 5 : null;
    };
    row(
      `validity, ${size}, ${label}`,
      verdict.took,
      native ? 'geosop isValid' : 'geos-wasm isValidReason',
      native ? of(native.out) : (await timed(() => invalidity(geos, geometry))).took,
      `${verdict.value.length} problems named with places`,
    );
    const repaired = await timed(() => repair(geometry));
    const made = program('geosop', ['-a', path('ring.wkt'), '-t', '-r', '5', 'makeValid']);
    row(
      `repair, ${size}, ${label}`,
      repaired.took,
      made ? 'geosop makeValid (linework)' : 'geos-wasm makeValid (structure)',
      made ? of(made.out) : (await timed(() => makeValid(geos, geometry))).took,
      `${repaired.value.areaAfterHectares.toFixed(2)} ha after`,
    );
  }
}

function areaByLibrary(ring: Ring): number {
  const polygon = geodesic.Geodesic.WGS84.Polygon(false);
  for (const [x, y] of ring.slice(0, -1)) polygon.AddPoint(y!, x!);
  return Math.abs(polygon.Compute(false, true).area ?? Number.NaN);
}

async function areaBench(): Promise<void> {
  for (const corners of [cornersOfShapes, 10 * cornersOfShapes]) {
    const ring = ringOf(corners, 1);
    ringAreaSquareMetres(ring);
    const ours = await timed(() => ringAreaSquareMetres(ring));
    const planimeter = program(
      'Planimeter',
      ['-p', '6'],
      ring
        .slice(0, -1)
        .map(([x, y]) => `${y!.toFixed(15)} ${x!.toFixed(15)}`)
        .join('\n'),
    );
    const peer = planimeter
      ? { took: planimeter.took, value: Math.abs(Number(planimeter.out.trim().split(/\s+/)[2])) }
      : await timed(() => areaByLibrary(ring));
    row(
      `area, ${corners} corners`,
      ours.took,
      planimeter ? 'Planimeter (text in and out)' : 'geographiclib-geodesic',
      peer.took,
      `relative difference ${(Math.abs(ours.value - peer.value) / peer.value).toExponential(1)}`,
    );
  }
}

async function maskBench(): Promise<void> {
  const size = isQuick ? 2_000 : 10_000;
  const ring = ringOf(20_000, 1);
  const geometry: Geometry = { type: 'Polygon', coordinates: [ring] };
  const grid: Grid = { west: 33.8, north: 2.2, cellWidth: 2.4 / size, cellHeight: 2.4 / size, width: size, height: size, epsg: 4326 };
  writeFileSync(
    path('mask.geojson'),
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }),
  );
  rasterise(geometry, { ...grid, width: 10, height: 10 });
  const ours = await timed(() => rasterise(geometry, grid));
  const peer = program('gdal_rasterize', [
    '-q',
    '-burn',
    '1',
    '-ot',
    'Byte',
    '-te',
    '33.8',
    '-0.2',
    '36.2',
    '2.2',
    '-ts',
    String(size),
    String(size),
    '-of',
    'ENVI',
    path('mask.geojson'),
    path('mask.bin'),
  ]);
  let different: number | string = 'not compared';
  if (peer) {
    const theirs = readFileSync(path('mask.bin'));
    different = 0;
    for (let k = 0; k < theirs.length; k += 1) if ((theirs[k] !== 0) !== (ours.value[k] !== 0)) different += 1;
  }
  row(
    `mask, ${size} x ${size}, 20,000 corners`,
    ours.took,
    'gdal_rasterize (to disk)',
    peer?.took ?? null,
    `${different} pixels differ; ${areaHectares(geometry).toFixed(0)} ha`,
  );
}

try {
  await kmlBench();
  await repairBench();
  await areaBench();
  await maskBench();
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true });
}

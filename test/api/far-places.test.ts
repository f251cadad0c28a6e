import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '#client/index.ts';
import type { Route } from '#api/index.ts';
import { biomass, biomassDeviation } from '#datasets/cci-biomass.ts';
import { dataMask, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alertDays, alerts } from '#datasets/glad.ts';
import { seasonality } from '#datasets/gsw.ts';
import { PackWriter } from '#datasets/packs/pack-writer.ts';
import type { DataAccess, Dataset } from '#datasets/data-access.ts';
import type { TiledRaster } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import type { Position } from '#geo/index.ts';
import { api, type Operation } from '#operations/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { cellAreasHectares, eastOf, readGeoTiff, southOf } from '#raster/index.ts';

const key = 'k'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'hectare-far-'));

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
/** In the middle of the ring, the pole itself. */
const around = (latitude: number): Position[] => {
  const ring = Array.from({ length: 36 }, (_, step): Position => [(latitude > 0 ? 1 : -1) * (step * 10 - 175), latitude]);
  return [...ring, ring[0]!];
};
/** Two halves of a parcel that meets the antimeridian, and the same parcel elsewhere on its parallel. */
const halves = (south: number, side = 0.01) => ({
  shape: { type: 'MultiPolygon', coordinates: [[box(180 - side, south, 180, south + side)], [box(-180, south, side - 180, south + side)]] },
  same: { type: 'Polygon', coordinates: [box(100, south, 100 + 2 * side, south + side)] },
});
const places: { name: string; shape: object; same: object | null; centre: [number, number] | null; maps: boolean }[] = [
  { name: 'Fiji, cut as RFC 7946 asks', ...halves(-16.8), centre: [180, -16.795], maps: true },
  {
    name: 'Fiji, a ring over the antimeridian',
    shape: { type: 'Polygon', coordinates: [box(179.99, -16.8, -179.99, -16.79)] },
    same: halves(-16.8).same,
    centre: [180, -16.795],
    maps: true,
  },
  { name: 'Chukotka', ...halves(66.5), centre: [180, 66.505], maps: true },
  {
    name: 'parcels of Fiji on both sides',
    shape: {
      type: 'FeatureCollection',
      features: [box(179.9, -16.8, 179.91, -16.79), box(-179.91, -16.8, -179.9, -16.79)].map((ring, index) => ({
        type: 'Feature',
        properties: { name: `P${index}` },
        geometry: { type: 'Polygon', coordinates: [ring] },
      })),
    },
    same: null,
    centre: [180, -16.795],
    maps: true,
  },
  {
    name: 'Antarctica',
    shape: { type: 'Polygon', coordinates: [box(10, -85, 10.1, -84.99)] },
    same: { type: 'Polygon', coordinates: [box(-70, -85, -69.9, -84.99)] },
    centre: [10.05, -84.995],
    maps: false,
  },
  { name: 'the South Pole', shape: { type: 'Polygon', coordinates: [around(-89.99)] }, same: null, centre: null, maps: false },
  { name: 'the North Pole', shape: { type: 'Polygon', coordinates: [around(89.99)] }, same: null, centre: null, maps: false },
];

const calls: [operation: Operation, query: Record<string, unknown>][] = [
  ['getProject', {}],
  ['availableData', {}],
  ['projectSettings', {}],
  ['projectShapes', {}],
  ['projectFigures', {}],
  ['plotRisks', {}],
  ['areaPack', {}],
  ['weather', {}],
  ['climate', { period: 'yearly' }],
  ['climateRisk', {}],
  ['deforestationSummary', {}],
  ['deforestationAlerts', {}],
  ['forest2020', {}],
  ['lossYearImage', {}],
  ['deforestationIndicatorImage', {}],
  ['biomassStock', {}],
  ['waterBalance', {}],
  ['baselineSequestration', {}],
  ['performanceBenchmark', {}],
  ['carbonAdditionality', {}],
  ['ghgEmissions', {}],
  ['satelliteIndex', {}],
  ['satelliteSeries', { collect: false }],
  ['satelliteTrueColour', {}],
  ['landCover', {}],
  ['landCoverImage', {}],
  ['soil', {}],
  ['projectMask', {}],
  ['wetlandsMask', {}],
];

/** What is no answer about a place: pictures of another answer, its source, and what a person wrote. */
const notAsked = new Set(['satelliteImage', 'describedBy']);
test('every question about a project is among them', () => {
  const questions = Object.entries(api as Record<string, Route>)
    .filter(([name, { method, path }]) => method === 'GET' && path.startsWith('/projects/{project_id}') && !notAsked.has(name))
    .map(([name]) => name);
  expect(questions.sort()).toEqual(calls.map(([operation]) => operation).sort());
});

const fetchedAt = '2026-01-01T00:00:00Z';
const plainAccess = { baseUrl: (dataset: Dataset, name = Object.keys(dataset.baseUrls)[0]!) => dataset.baseUrls[name]! } as DataAccess;
/** A raster of one value in a window of 0.2 degrees against one side of the antimeridian, from a latitude on. */
async function addEdge(pack: PackWriter, tiled: TiledRaster, side: 'west' | 'east', from: number, value: number): Promise<void> {
  const { tileDegrees, cellsPerDegree } = tiled;
  const west = side === 'west' ? 180 - tileDegrees : -180;
  const south = Math.floor(from / tileDegrees) * tileDegrees;
  const cells = tileDegrees * cellsPerDegree;
  const [width, height] = [Math.ceil(0.2 * cellsPerDegree), Math.ceil(0.05 * cellsPerDegree)];
  const cell = 1 / cellsPerDegree;
  await pack.addRaster({
    dataset: tiled.dataset,
    url: tiled.url(plainAccess, west, south),
    noData: null,
    levels: [{ west, north: south + tileDegrees, cellWidth: cell, cellHeight: cell, width: cells, height: cells, epsg: 4326 }],
    level: 0,
    window: {
      left: side === 'west' ? cells - width : 0,
      top: Math.round((south + tileDegrees - from - 0.03) * cellsPerDegree),
      width,
      height,
    },
    values: new tiled.cells(width * height).fill(value),
    fetchedAt,
  });
}
/** Maps of both sides: forest everywhere, lost in 2019 on the eastern side of the meridian alone. */
async function packOfMaps(): Promise<string> {
  const pack = new PackWriter(join(folder, 'pack'));
  for (const from of [-16.81, 66.49])
    for (const side of ['west', 'east'] as const) {
      const add = (tiled: TiledRaster, value: number) => addEdge(pack, tiled, side, from, value);
      await add(treeCover2000, 80);
      await add(lossYear, side === 'east' ? 19 : 0);
      await add(dataMask, 1);
      for (let year = gfcLastYear + 1; year <= 2026; year += 1) {
        await add(alerts(year), 0);
        await add(alertDays(year), 0);
      }
      await add(landCoverMap, 10);
      await add(seasonality, 0);
      for (let year = 2017; year <= 2024; year += 1) {
        await add(biomass(year), 100);
        await add(biomassDeviation(year), 10);
      }
    }
  await pack.finish({ title: 'Edges of the world', box: [-180, -90, 180, 90], synthetic: false, createdAt: fetchedAt });
  return join(folder, 'pack');
}

interface Place {
  id: string;
  area_hectares: number;
  centroid_lon: number;
  centroid_lat: number;
}
let service: RunningService;
let client: Client;
const made = new Map<string, Place>();
beforeAll(async () => {
  service = await startService({
    dataFolder: join(folder, 'data'),
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 't'.repeat(40),
    packFolders: [await packOfMaps()],
    quotaHectares: null,
  });
  client = new Client({ baseUrl: service.url, apiKey: async () => key });
  await client.call('changeCollection', { body: { offline: true } });
});
afterAll(async () => {
  await client?.close();
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});
const create = async (name: string, body: object, query = {}) =>
  (await client.call('createProject', { query: { project_name: name, ...query }, body })).value as Place;
async function settled(id: string): Promise<{ product: string; state: string; reason: string | null; waits_for: unknown }[]> {
  for (;;) {
    const { products } = (await client.call('availableData', { params: { project_id: id } })).value as {
      products: Awaited<ReturnType<typeof settled>>;
    };
    if (
      products.every(
        ({ state, waits_for: waitsFor }) => state === 'ready' || state === 'failed' || (state === 'queued' && waitsFor !== null),
      )
    )
      return products;
    await wait(100);
  }
}

describe.each(places)('$name', ({ name, shape, same, centre, maps }) => {
  test('is made with the area that it has elsewhere on its parallel, and its centre within it', async () => {
    const project = await create(name, shape);
    made.set(name, project);
    expect(project.area_hectares).toBeGreaterThan(0);
    if (same) {
      const { value } = await client.call('geojsonArea', { body: same });
      // A geodesic edge that is cut at the antimeridian runs some millimetres beside one that is not.
      expect(project.area_hectares / (value as { area_hectares: number }).area_hectares).toBeCloseTo(1, 7);
    }
    const { value } = await client.call('geojsonArea', { body: shape });
    expect((value as { area_hectares: number }).area_hectares).toBeCloseTo(project.area_hectares, 6);
    if (centre) {
      expect(Math.abs(Math.abs(project.centroid_lon - centre[0]) - 180)).toBeGreaterThan(179.98);
      expect(project.centroid_lat).toBeCloseTo(centre[1], 2);
    } else expect(Math.abs(project.centroid_lat)).toBeGreaterThan(89.99);
  });

  test('is made as a collection too, each member for itself', async () => {
    const features = (shape as { features?: object[] }).features ?? [{ type: 'Feature', properties: { name: 'One' }, geometry: shape }];
    const { id } = await create(`${name}, collection`, { type: 'FeatureCollection', features }, { is_collection: true });
    const { subprojects } = (await client.call('getProject', { params: { project_id: id } })).value as { subprojects: string[] };
    expect(subprojects).toHaveLength(features.length);
    await client.call('deleteProject', { params: { project_id: id } });
  });

  test('has what the maps have of it, and waits for the rest with a reason', async () => {
    const states = await settled(made.get(name)!.id);
    // No map, no climate and no forest: that is an answer where there is none, but never a fault of the program.
    expect(
      states.filter(({ state, reason }) => state === 'failed' && /fault|undefined|NaN|null|TypeError|RangeError/i.test(reason ?? '')),
    ).toEqual([]);
    const ready = states.filter(({ state }) => state === 'ready').map(({ product }) => product);
    expect(ready).toContain('project-mask');
    if (maps)
      expect(ready).toEqual(
        expect.arrayContaining(['deforestation-summary', 'deforestation-indicator-image', 'land-cover', 'wetlands-mask', 'biomass-stock']),
      );
  });

  test.each(calls)('%s %o answers as the contract says, or says why not', async (operation, query) => {
    const { id } = made.get(name)!;
    const route: Route = api[operation];
    const answer = await client
      .call(operation, { params: { project_id: id }, query })
      .catch((error: { status?: number; message: string }) => error);
    if (answer instanceof Error) expect([409, 404, 422]).toContain((answer as { status?: number }).status);
    else if (route.replyType === 'json') {
      expect((answer as { deviations?: unknown[] }).deviations ?? []).toEqual([]);
      expect(JSON.stringify((answer as { value: unknown }).value)).not.toContain('NaN');
    }
  });

  test('has a mask with as much land as the place has', async () => {
    const { id, area_hectares: hectares } = made.get(name)!;
    const { value } = await client.call('projectMask', { params: { project_id: id } });
    const { grid, values } = await readGeoTiff(value as Uint8Array);
    expect(grid.west).toBeGreaterThanOrEqual(-180);
    expect(grid.width * grid.height).toBeLessThan(50_000_000);
    const cells = cellAreasHectares(grid);
    let masked = 0;
    for (const [at, cell] of Array.from(values).entries()) if (cell === 1) masked += cells[Math.floor(at / grid.width)]!;
    expect(masked).toBeGreaterThan(0);
    expect(eastOf(grid) - grid.west).toBeLessThanOrEqual(360);
    expect([grid.north <= 90, southOf(grid) >= -90]).toEqual([true, true]);
    // A cap of a kilometre around a pole is as wide as the world, and cells of degrees are no measure of it.
    if (!centre) return;
    expect(masked / hectares).toBeGreaterThan(0.97);
    expect(masked / hectares).toBeLessThan(1.03);
  });
});

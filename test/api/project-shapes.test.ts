import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '#client/index.ts';
import type { Feature } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { kmlOf, parcelAt } from '../helpers/parcels.ts';
import { paused } from '../helpers/paused.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-shapes-'));
const apiKey = 'test-key-of-the-shapes';
let service: RunningService;
let client: Client;
const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0;
if (!hasGdal) console.log('skipped: no GDAL here to open the workspace with (Debian: gdal-bin)');

beforeAll(async () => {
  service = await paused(
    startService({ dataFolder: folder, listen: { host: '127.0.0.1', port: 0 }, apiKey, userGroupToken: 'test-token' }),
    apiKey,
  );
  client = new Client({ baseUrl: service.url, apiKey: async () => apiKey });
});
afterAll(() => service.close());

const plots = (count: number, size = 0.01): Feature[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    ...(index % 2 === 0 ? { id: `plot-${index}` } : {}),
    geometry: parcelAt(30 + index / 50, 1, size),
    properties: {
      name: `Plot ${index}`,
      folder: 'North/Block 2',
      owner: 'Njeri "N" Ωmega',
      trees: index,
      stroke: '#ff0000',
      plan: { rows: [1, null] },
    },
  }));
const make = async (document: object, query: object = {}) =>
  (await client.call('createProject', { query: { project_name: 'Plots', ...query }, body: document })).value as {
    id: string;
    geometry_hash: string;
    subprojects: string[];
  };
interface Shapes {
  features: Feature[];
  source_files: { name: string | null; format: string | null; features: number }[];
}
const shapesOf = async (id: string) => (await client.call('projectShapes', { params: { project_id: id } })).value as Shapes;

describe('the shapes of a project', () => {
  test('come back letter by letter, with ids, attributes, heights, and the files they came from', async () => {
    const features = plots(3);
    features[1]!.geometry = { type: 'Point', coordinates: [35, 1, 1890.5] };
    const { id, geometry_hash: geometryHash } = await make({
      type: 'FeatureCollection',
      features,
      source_files: [
        { name: 'north.kml', format: 'kml', features: 2 },
        { name: 'south.shp', format: 'shapefile', features: 1 },
      ],
    });
    expect(await shapesOf(id)).toEqual({
      type: 'FeatureCollection',
      geometry_hash: geometryHash,
      features,
      source_files: [
        { name: 'north.kml', format: 'kml', features: 2 },
        { name: 'south.shp', format: 'shapefile', features: 1 },
      ],
    });
  });

  test('of a collection are its members’, and each member has its own', async () => {
    const features = plots(4);
    const { id, subprojects } = await make({ type: 'FeatureCollection', features }, { is_collection: true });
    expect((await shapesOf(id)).features).toEqual(features);
    expect((await shapesOf(subprojects[2]!)).features).toEqual([features[2]]);
  });

  test('more than fit into one turn are all there, in their order', async () => {
    const features = plots(1203, 0.001);
    const { id } = await make({ type: 'FeatureCollection', features });
    expect((await shapesOf(id)).features).toEqual(features);
  });

  test('go in several turns with a project that has many, and leave no row behind', async () => {
    const { id } = await make({ type: 'FeatureCollection', features: plots(1203, 0.001) });
    await client.call('deleteProject', { params: { project_id: id } });
    await client.call('deleteForGood', { params: { project_id: id } });
    const database = new DatabaseSync(join(folder, 'workspace.gpkg'), { readOnly: true });
    const count = (table: string, column: string) => database.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).get(id);
    expect([count('shapes', 'project_id'), count('projects', 'id')]).toEqual([{ n: 0 }, { n: 0 }]);
    database.close();
  });

  test('of an uploaded KML keep names and data', async () => {
    const form = new FormData();
    form.set('file', new File([kmlOf({ name: 'Wood of many owls', geometry: parcelAt(36, 1) })], 'wood.kml'));
    const reply = await fetch(`${service.url}/projects?project_name=Wood`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey },
      body: form,
    });
    const { id } = (await reply.json()) as { id: string };
    const { features, source_files: files } = await shapesOf(id);
    expect(features).toMatchObject([{ properties: { name: 'Wood of many owls' } }]);
    expect(files).toEqual([{ name: 'wood.kml', format: 'kml', features: 1 }]);
  });

  test('go with their project; strange words about their files are left out', async () => {
    const { id } = await make({ type: 'FeatureCollection', features: plots(2) });
    await client.call('deleteProject', { params: { project_id: id } });
    await expect(shapesOf(id)).rejects.toMatchObject({ status: 404 });
    const kept = await make({ type: 'FeatureCollection', features: plots(1), source_files: 'none' });
    expect((await shapesOf(kept.id)).source_files).toEqual([{ name: null, format: null, features: 1 }]);
  });

  test.runIf(hasGdal)('are a layer of the workspace that other programs open', () => {
    const { stdout, stderr } = spawnSync(
      'ogr2ogr',
      [
        '-f',
        'GeoJSON',
        '/vsistdout/',
        join(folder, 'workspace.gpkg'),
        'parcel_land',
        '-where',
        "name = 'Plot 1' AND folder = 'North/Block 2'",
      ],
      { encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    expect(stderr).not.toMatch(/ERROR/);
    const layer = JSON.parse(stdout) as { features: { properties: Record<string, unknown>; geometry: unknown }[] };
    expect(layer.features.length).toBeGreaterThan(1);
    expect(layer.features[0]!.properties).toMatchObject({ name: 'Plot 1' });
  });
});

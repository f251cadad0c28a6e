import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from 'undici';
import { areaHectares, rectangle, type Feature } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { paused } from '../helpers/paused.ts';

const key = 'test-key-of-the-features';
const hasGdal = spawnSync('ogrinfo', ['--formats']).stdout?.toString().includes('OAPIF') ?? false;
if (!hasGdal) console.log('Skipped: GDAL reads projects and plots live (Debian: gdal-bin)');
let service: RunningService;
const ids: string[] = [];

const plotsOf = (count: number, longitude: number, latitude: number): Feature[] =>
  Array.from({ length: count }, (_, k) => ({
    type: 'Feature',
    geometry: parcelAt(longitude + k * 0.02, latitude),
    properties: { name: `Plot ${k + 1}`, trees: k, project_id: 'theirs' },
  }));

async function create(name: string, features: Feature[]): Promise<string> {
  const { statusCode, body } = await request(`${service.url}/projects?project_name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/geo+json' },
    body: JSON.stringify({ type: 'FeatureCollection', features }),
  });
  const made = (await body.json()) as { id: string };
  expect(statusCode, JSON.stringify(made)).toBe(200);
  return made.id;
}

beforeAll(async () => {
  service = await paused(
    startService({
      dataFolder: mkdtempSync(join(tmpdir(), 'hectare-ogc-')),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'admin',
      quotaHectares: null,
    }),
    key,
  );
  ids.push(await create('Kenya', plotsOf(7, 35, 1)));
  // From 179.995 to -179.995 the short way, as GDAL writes it where it does not cut.
  const over = rectangle([179.995, -16.8, -179.995, -16.79]);
  ids.push(await create('Taveuni', [{ type: 'Feature', geometry: over, properties: { name: 'Over' } }]));
  ids.push(await create('One point', [{ type: 'Feature', geometry: { type: 'Point', coordinates: [10, 50] }, properties: null }]));
});
afterAll(() => service.close());

interface Page {
  features: { id: string; geometry: any; properties: Record<string, unknown> }[];
  links: { rel: string; href: string }[];
  numberMatched: number;
  numberReturned: number;
}
async function get<T = any>(path: string, status = 200, headers: Record<string, string> = { 'x-api-key': key }): Promise<T> {
  const { statusCode, body } = await request(path.startsWith('http') ? path : `${service.url}/ogc${path}`, { headers });
  const answer = await body.json();
  expect(statusCode, JSON.stringify(answer).slice(0, 300)).toBe(status);
  return answer as T;
}
const items = (layer: string, query = '') => get<Page>(`/collections/${layer}/items${query}`);

describe('OGC API – Features', () => {
  test('every link of the landing page leads to what it says', async () => {
    const { links } = await get<Page>('');
    expect(links.map(({ rel }) => rel)).toEqual([
      'self',
      'service-desc',
      'conformance',
      'data',
      'http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes',
    ]);
    for (const { href } of links) await get(href);
    const { collections } = await get<{
      collections: { id: string; extent?: { spatial: { bbox: number[][] } }; links: { href: string }[] }[];
    }>('/collections');
    expect(collections.map(({ id }) => id)).toEqual(['projects', 'plots']);
    for (const { links: own, extent } of collections) {
      for (const { href } of own) await get(href);
      const [west, south, east, north] = extent!.spatial.bbox[0]!;
      expect([Math.round(west!), Math.round(south!), Math.round(east!), Math.round(north!)]).toEqual([-180, -17, 180, 50]);
    }
  });

  test('projects with their hectares and shapes, plots with their attributes', async () => {
    const projects = await items('projects');
    expect(projects.features.map(({ id, properties }) => [id, properties['project_name']])).toEqual([
      [ids[0], 'Kenya'],
      [ids[1], 'Taveuni'],
      [ids[2], 'One point'],
    ]);
    const plots = await items('plots');
    expect([plots.numberMatched, plots.numberReturned]).toEqual([9, 9]);
    const second = plots.features[1]!;
    expect(second.properties).toMatchObject({ project_id: ids[0], plot: 2, name: 'Plot 2', trees: 1, own_project_id: 'theirs' });
    expect(areaHectares(second.geometry)).toBeCloseTo(areaHectares(parcelAt(35.02, 1)), 6);
    expect(await get(`/collections/plots/items/${second.id}`)).toMatchObject({ id: second.id, properties: second.properties });
    expect(await get(`/collections/projects/items/${ids[1]}`)).toMatchObject({ properties: { project_name: 'Taveuni' } });
  });

  test('a shape over the 180th meridian is cut there, and is found on both sides of it', async () => {
    const [over] = (await items('plots', `?project_id=${ids[1]}`)).features;
    expect(over!.geometry.type).toBe('MultiPolygon');
    expect(areaHectares(over!.geometry)).toBeCloseTo(areaHectares(parcelAt(10, -16.8)), 4);
    for (const box of ['179,-17,179.999,-16', '-180,-17,-179.99,-16', '179.9,-17,-179.9,-16'])
      expect(
        (await items('projects', `?bbox=${box}`)).features.map(({ id }) => id),
        box,
      ).toEqual([ids[1]]);
  });

  test('pages follow each other without a gap or a repeat', async () => {
    const seen: string[] = [];
    let address: string | undefined = '/collections/plots/items?limit=3&f=json';
    for (let pages = 0; address !== undefined; pages += 1) {
      expect(pages).toBeLessThan(4);
      const page: Page = await get<Page>(address);
      expect(page.numberMatched).toBe(9);
      seen.push(...page.features.map(({ id }) => id));
      address = page.links.find(({ rel }) => rel === 'next')?.href;
    }
    expect(seen).toEqual((await items('plots')).features.map(({ id }) => id));
  });

  test('a box finds what meets it, not what only its box meets', async () => {
    const triangle: Feature = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[[20, 10], [20.02, 10], [20, 10.02], [20, 10]]] } }; // prettier-ignore
    const id = await create('Triangle', [triangle]);
    const found = async (box: string) => (await items('projects', `?bbox=${box}`)).features.map((feature) => feature.id);
    expect(await found('20.015,10.015,20.03,10.03')).toEqual([]);
    expect(await found('20.005,10.005,20.03,10.03')).toEqual([id]);
    expect(await found('20.001,10.001,20.002,10.002')).toEqual([id]);
    expect(await found('20.001,10.001,0,20.002,10.002,50')).toEqual([id]);
    expect(await found('9,49,11,51')).toEqual([ids[2]]);
  });

  test('times, and the parts of a project', async () => {
    const day = new Date().toISOString().slice(0, 10);
    expect((await items('projects', `?datetime=${day}`)).numberMatched).toBeGreaterThanOrEqual(3);
    expect((await items('projects', '?datetime=../2020-01-01T00:00:00Z')).numberMatched).toBe(0);
    expect((await items('projects', '?datetime=2020-01-01/..')).numberMatched).toBeGreaterThanOrEqual(3);
    expect(
      (await items('plots', `?project_id=${ids[0]}&bbox=35,1,35.03,1.01`)).features.map(({ properties }) => properties['plot']),
    ).toEqual([1, 2]);
  });

  test.each([
    ['/collections/plots/items?limit=0', 400, 'bad-limit'],
    ['/collections/plots/items?limit=x', 400, 'bad-limit'],
    ['/collections/plots/items?bbox=1,2,3', 400, 'bad-box'],
    ['/collections/plots/items?bbox=1,5,2,4', 400, 'bad-box'],
    ['/collections/plots/items?bbox=NaN,1,2,3', 400, 'bad-box'],
    ['/collections/plots/items?bbox=0,0,1,1&bbox=0,0,2,2', 400, 'parameter-twice'],
    ['/collections/plots/items?datetime=yesterday', 400, 'bad-time'],
    ['/collections/plots/items?datetime=2024-13-01', 400, 'bad-time'],
    ['/collections/plots/items?datetime=2025-01-01/2024-01-01', 400, 'bad-time'],
    ['/collections/plots/items?cursor=-1', 400, 'bad-cursor'],
    ['/collections/plots/items?trees=3', 400, 'parameter-not-taken'],
    ['/collections/plots/items?f=html', 400, 'only-json'],
    ['/collections/alerts', 404, 'no-such-layer'],
    ['/collections/plots/items/none', 404, 'no-such-feature'],
    ['/collections/projects/items/none', 404, 'no-such-feature'],
    ['/nothing', 404, 'no-such-endpoint'],
  ])('%s: %i', async (path, status, code) => {
    expect(await get(path, status)).toMatchObject({ code });
  });

  test('nobody reads without a key, and nothing is written', async () => {
    for (const path of ['', '/api', '/collections', '/collections/plots/items', `/collections/projects/items/${ids[0]}`]) {
      await get(path, 401, {});
      await get(path, 401, { 'x-api-key': 'another' });
    }
    const { statusCode, headers } = await request(`${service.url}/ogc/collections/plots/items`, {
      method: 'POST',
      headers: { 'x-api-key': key },
    });
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('the key may come as the password of any name, and a caller without one hears how', async () => {
    const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
    expect(await get('/collections', 200, basic(`somebody:${key}`))).toHaveProperty('collections');
    await get('/collections', 401, basic(`${key}:`));
    await get('/collections', 401, basic('somebody:else'));
    await get('/collections', 401, { authorization: 'Basic ,,,' });
    const { statusCode, headers } = await request(`${service.url}/ogc`);
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Basic realm="Hectare", charset="UTF-8"']);
    // The monitoring API is asked as it is described.
    expect((await request(`${service.url}/projects`, { headers: basic(`somebody:${key}`) })).statusCode).toBe(401);
  });

  test.skipIf(!hasGdal)('GDAL reads all of it, page by page, and by a box', async () => {
    const ogr = async (...args: string[]) => {
      const { stdout } = await promisify(execFile)(
        'ogrinfo',
        ['-ro', '-al', '-geom=SUMMARY', `OAPIF:${service.url}/ogc`, ...args, '-oo', 'PAGE_SIZE=2'],
        {
          env: { ...process.env, GDAL_HTTP_HEADERS: `x-api-key: ${key}` },
        },
      );
      return stdout;
    };
    const plots = await ogr('plots');
    expect(plots).toMatch(/Feature Count: 10/);
    expect([...plots.matchAll(/name \(String\) = (.+)/g)].map(([, name]) => name)).toContain('Plot 7');
    expect(plots).toMatch(/trees \(Integer\) = 6/);
    const boxed = await ogr('plots', '-spat', '35', '1', '35.03', '1.01');
    expect(boxed).toMatch(/Feature Count: 2/);
    expect(await ogr('projects', '-where', "project_name = 'Taveuni'")).toMatch(/Feature Count: 1/);
  });
});

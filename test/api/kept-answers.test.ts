import { mkdtempSync } from 'node:fs';
import { execFile, spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGeoTiff } from '#raster/index.ts';
import type { Collected } from '#products/product.ts';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import { provenanceFrom } from '#products/shared/provenance.ts';
import { daysOf } from '#products/weather/compute.ts';
import { createApp } from '#service/app.ts';
import { Creator } from '#service/create/creator.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { JobRunner } from '#service/jobs/runner.ts';
import { ComputeThread } from '#service/jobs/thread.ts';
import { SourceChecks } from '#service/sources/source-checks.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { registerSpatialFunctions } from '#service/storage/geopackage.ts';
import { Readiness } from '#service/readiness.ts';
import { RunningRequests } from '#service/running-requests.ts';
import { ServiceLog } from '#service/service-log.ts';
import { Storage } from '#service/storage/storage.ts';
import { parcelAt } from '../helpers/parcels.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.log('Skipped: GDAL reads a picture of the service by ranges (Debian: gdal-bin)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-kept-'));
const workspace = join(folder, 'workspace.gpkg');
const key = 'key-of-kept-answers';
const user = 'local';
let now = new Date('2026-11-21T12:00:00Z');
let storage: Storage;
let jobs: JobRunner;
let creator: Creator;
let app: FastifyInstance;
let id: string;
let url: string;

/** Days of weather with the same temperature in each hour. */
function weatherOf(temperature: number, { synthetic = false, method = 'made for a test', years = 2 } = {}): Collected {
  const firstDay = dayOfDate(`${2026 - years}-11-21`);
  const lastDay = dayOfDate('2026-11-20');
  const hours = (value: number) => new Float64Array((lastDay - firstDay + 3) * 24).fill(value);
  const block = {
    start: (firstDay - 1) * 86_400,
    temperature: hours(temperature),
    dewPoint: hours(1),
    windSpeed: hours(2),
    surfacePressure: hours(100_000),
    cloudCover: hours(0.5),
    relativeHumidity: hours(0.5),
    precipitation: hours(0.1),
    snowfall: hours(0),
    snowDepth: hours(0),
  };
  const sources = { sources: ['made'], attributions: ['nobody'], fetchedAt: '2026-11-21T00:00:00Z', synthetic };
  return {
    data: daysOf([block], 'Africa/Nairobi', firstDay, lastDay),
    provenance: provenanceFrom(sources, now, { code: 'method', detail: method }, []),
  };
}
const collect = (collected: Collected) => storage.together(() => storage.results.put(id, 'weather', '', collected, false));
async function ask(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: given, body } = await request(url + path, { headers: { 'x-api-key': key, ...headers } });
  const rawPayload = Buffer.from(await body.arrayBuffer());
  return { statusCode, headers: given, rawPayload, json: <T>() => JSON.parse(rawPayload.toString()) as T };
}
const weather = (query = '', headers: Record<string, string> = {}) => ask(`/projects/${id}/weather${query}`, headers);
async function create(name: string): Promise<string> {
  const text = JSON.stringify(parcelAt(35, 1));
  return storage.createProject(
    user,
    await projectFrom({ kind: 'body', text }, { name, isCollection: false, isControlPool: false }),
    [],
    null,
  );
}

beforeAll(async () => {
  storage = new Storage(await openWorkspace(workspace));
  storage.accounts.ensure(user, null);
  storage.accounts.setKey(user, key, 'test');
  storage.setSetting('collection', { paused: true });
  jobs = new JobRunner({
    storage,
    collection: storage.collection(),
    cacheFolder: join(folder, 'cache'),
    packFolders: [],
    userAgent: 'test',
    log: () => {},
  });
  const settings = { offline: true, nonCommercialUse: null };
  creator = new Creator(
    new ComputeThread(() => ({ cacheFolder: join(folder, 'cache'), packFolders: [], baseUrls: {}, userAgent: 'test', settings })),
  );
  const clock = () => now;
  const sources = new SourceChecks(jobs, clock, () => {});
  app = await createApp({
    storage,
    jobs,
    creator,
    packs: null,
    sources,
    now: clock,
    adminToken: 'admin',
    log: await ServiceLog.open(folder, []),
    running: new RunningRequests(),
    readiness: new Readiness(storage),
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  id = await create('Kept');
  await collect(weatherOf(20));
});
afterAll(async () => {
  await app.close();
  await Promise.all([jobs.stop(), creator.stop()]);
  storage.close();
});

describe('an answer of a product', () => {
  test('has the same bytes, tag and link the first time and the second, in every encoding', async () => {
    const first = await weather();
    const second = await weather();
    expect(first.statusCode).toBe(200);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect([second.headers['etag'], second.headers['link']]).toEqual([first.headers['etag'], first.headers['link']]);
    const compressed = await weather('', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).equals(first.rawPayload)).toBe(true);
    expect((await weather('', { 'if-none-match': String(compressed.headers['etag']) })).statusCode).toBe(304);
  });

  test('is a bare list of the fields of the specification; what is to be said of them stands once, where the link leads', async () => {
    const answer = await weather('?period=monthly&start_date=2026-01-01');
    const [record] = answer.json<Record<string, unknown>[]>();
    expect(Object.keys(record!).toSorted()).toEqual(
      [
        'period',
        'project_id',
        'lat',
        'lon',
        ...['avg', 'min', 'max'].flatMap((name) => [`${name}_temperature_degC`, `${name}_dewpoint_temperature_degC`]),
        'avg_wind_speed_m_per_s',
        'max_wind_speed_m_per_s',
        'avg_surface_pressure_Pa',
        'avg_total_cloud_cover_0_1',
        'sum_total_precipitation_mm_of_water_equivalent',
        'avg_relative_humidity_0_1',
        'sum_snowfall_mm_of_water_equivalent',
        'sum_snow_depth_mm_of_water_equivalent',
      ].toSorted(),
    );
    const link = `</projects/${id}/described_by/weather?period=monthly&start_date=2026-01-01>; rel="describedby"; type="application/json"`;
    expect(answer.headers['link']).toBe(link);
    const about = await ask(link.slice(1, link.indexOf('>')));
    expect(about.json()).toMatchObject({ source: 'made', method: 'made for a test', attribution: 'nobody', synthetic: false });
    expect((await ask(`/projects/${id}/described_by/weather`, { 'if-none-match': String(about.headers['etag']) })).statusCode).toBe(304);
  });

  test('of the whole of the kept days, from a thread, equals the same asked in two halves', async () => {
    await collect(weatherOf(20, { years: 9 }));
    const read = async (query: string) => (await weather(query)).json<{ period: string }[]>();
    const whole = await read('?start_date=2018-01-01');
    expect(whole.length).toBeGreaterThan(3000);
    expect([...(await read('?start_date=2018-01-01&end_date=2022-06-30')), ...(await read('?start_date=2022-07-01'))]).toEqual(whole);
  });

  test('is another one once it was collected again, though its figures be the same', async () => {
    const { headers, rawPayload } = await weather();
    await collect(weatherOf(20, { method: 'another method' }));
    const later = await weather('', { 'if-none-match': String(headers['etag']) });
    expect([later.statusCode, later.rawPayload.equals(rawPayload)]).toEqual([200, true]);
    expect((await ask(`/projects/${id}/described_by/weather`)).json()).toMatchObject({ method: 'another method' });
    await collect(weatherOf(25));
    expect((await weather()).json<{ avg_temperature_degC: number }[]>()[0]!.avg_temperature_degC).toBe(25);
  });

  test('says in each record that it is made up, where it is', async () => {
    await collect(weatherOf(20, { synthetic: true }));
    const records = (await weather('?period=monthly')).json<Record<string, unknown>[]>();
    expect(records.map(({ synthetic }) => synthetic)).toEqual(records.map(() => true));
    await collect(weatherOf(20));
  });

  test('ends with the new day, once the day of the place has come', async () => {
    now = new Date('2026-11-20T20:59:00Z');
    const late = await weather('?period=yearly');
    // One minute later it is midnight in Nairobi, and still the same day in UTC.
    now = new Date('2026-11-20T21:00:00Z');
    const next = await weather('?period=yearly');
    expect(next.json<{ period: string }[]>()[0]!.period).not.toBe(late.json<{ period: string }[]>()[0]!.period);
    now = new Date('2026-11-21T12:00:00Z');
  });

  test('that fails its checksum is a fault, from the thread as from here', async () => {
    const other = new DatabaseSync(workspace);
    other.exec("UPDATE collected SET sha256 = 'x' WHERE product = 'weather'");
    const { statusCode, json } = await weather('?period=weekly');
    expect([statusCode, json()]).toEqual([500, expect.objectContaining({ code: 'damaged-result' })]);
    other.close();
    await collect(weatherOf(20));
  });

  test('is for the owner of the project alone', async () => {
    storage.accounts.ensure('other', null);
    storage.accounts.setKey('other', 'other-key', 'test');
    expect((await weather('', { 'x-api-key': 'other-key' })).statusCode).toBe(404);
    expect((await ask(`/projects/${id}/described_by/weather`, { 'x-api-key': 'other-key' })).statusCode).toBe(404);
  });

  test('is described under the name of its operation alone, and asked as itself', async () => {
    expect((await ask(`/projects/${id}/described_by/nothing`)).statusCode).toBe(404);
    expect((await ask(`/projects/${id}/described_by/weather?period=hourly`)).statusCode).toBe(422);
    expect((await ask(`/projects/${id}/described_by/soil`)).statusCode).toBe(409);
  });
});

describe('the list of projects', () => {
  const listed = async (headers: Record<string, string> = {}) => ask('/projects', headers);
  const names = async () => (await listed()).json<{ project_name: string }[]>().map((project) => project.project_name);

  test('is the same bytes until something changes', async () => {
    const [first, second] = [await listed(), await listed()];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await listed({ 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
  });

  test('knows a create, a delete and the write of another program at once', async () => {
    const etag = String((await listed()).headers['etag']);
    const made = await create('Second');
    expect(await names()).toEqual(['Kept', 'Second']);
    expect((await listed({ 'if-none-match': etag })).statusCode).toBe(200);
    const other = new DatabaseSync(workspace);
    registerSpatialFunctions(other);
    // Past the guard, as no program does by chance.
    other.exec("UPDATE guard SET is_open = 1; UPDATE projects SET project_name = 'Renamed elsewhere' WHERE project_name = 'Second'");
    other.exec('UPDATE guard SET is_open = 0');
    other.close();
    expect((await listed()).json()).toMatchObject([
      { project_name: 'Kept', area_hectares: expect.any(Number) },
      { project_name: 'Renamed elsewhere', area_hectares: null, damaged: true },
    ]);
    expect((await ask(`/projects/${made}`)).json()).toMatchObject({ code: 'damaged-project' });
    await request(`${url}/projects/${made}`, { method: 'DELETE', headers: { 'x-api-key': key } });
    expect(await names()).toEqual(['Kept']);
    // It is what it was, and so is its tag.
    expect((await listed({ 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('knows that a collection is what its other members are', async () => {
    const features = [35, 36].map((west) => ({ type: 'Feature', properties: {}, geometry: parcelAt(west, 1) }));
    const { id: collection } = (await (
      await request(`${url}/projects?project_name=Both&is_collection=true`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/geo+json' },
        body: JSON.stringify({ type: 'FeatureCollection', features }),
      })
    ).body.json()) as { id: string };
    const hectaresOf = async () =>
      (await listed()).json<{ id: string; area_hectares: number }[]>().find((project) => project.id === collection)!.area_hectares;
    const before = await hectaresOf();
    const [member] = storage.project(user, collection)!.subprojects;
    await request(`${url}/projects/${member!}`, { method: 'DELETE', headers: { 'x-api-key': key } });
    expect((await hectaresOf()) / before).toBeCloseTo(0.5, 6);
  });
});

describe('a picture', () => {
  const values = Uint8Array.from({ length: 1500 * 1500 }, (_, cell) => (cell * 7919) % 255);
  beforeAll(async () => {
    const bytes = writeGeoTiff(values, {
      west: 35,
      north: 2,
      cellWidth: 0.0001,
      cellHeight: 0.0001,
      width: 1500,
      height: 1500,
      epsg: 4326,
    });
    const { provenance } = weatherOf(1);
    await storage.together(() =>
      storage.results.put(
        id,
        'project-mask',
        '',
        { data: null, files: { 'project_mask.tif': { mediaType: 'image/tiff', bytes } }, provenance },
        false,
      ),
    );
  });

  test.skipIf(!hasGdal)('is read by GDAL over the network, a window of it without the rest', async () => {
    const picture = await ask(`/projects/${id}/project_mask`);
    expect([picture.statusCode, picture.headers['accept-ranges']], picture.rawPayload.toString('latin1').slice(0, 300)).toEqual([
      200,
      'bytes',
    ]);
    const whole = picture.rawPayload.length;
    let sent = 0;
    const counted: string[] = [];
    app.server.on('request', (incoming, outgoing) => {
      counted.push(`${incoming.method} ${incoming.headers.range ?? 'all'}`);
      outgoing.on('finish', () => (sent += incoming.method === 'GET' ? Number(outgoing.getHeader('content-length') ?? 0) : 0));
    });
    const { stdout } = await promisify(execFile)(
      'gdallocationinfo',
      ['-valonly', `/vsicurl/${url}/projects/${id}/project_mask`, '700', '900'],
      {
        env: {
          ...process.env,
          GDAL_HTTP_HEADERS: `x-api-key: ${key}`,
          GDAL_DISABLE_READDIR_ON_OPEN: 'EMPTY_DIR',
        },
      },
    );
    expect(Number(stdout)).toBe(values[900 * 1500 + 700]);
    expect(counted.filter((one) => one.startsWith('GET bytes=')).length).toBeGreaterThan(0);
    expect(sent).toBeLessThan(whole / 2);
  });
});

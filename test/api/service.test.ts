import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from 'undici';
import { api } from '#operations/index.ts';
import { areaHectares, geometryHash } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { bowTie, goodParcel, kmlOf, parcelAt } from '../helpers/parcels.ts';
import { expectRefusalWords } from '../helpers/refusal-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-service-'));
const key = 'test-key-of-the-service';
const admin = 'test-admin-token';
let service: RunningService;
const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0;
if (!hasGdal) console.log('skipped: no GDAL here to open the workspace with (Debian: gdal-bin)');

beforeAll(async () => {
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: admin,
    quotaHectares: 1000,
  });
});
afterAll(() => service.close());

interface Answer {
  status: number;
  body: any;
  headers: Record<string, unknown>;
  bytes: Buffer;
}
async function call(
  method: string,
  path: string,
  options: { body?: string | FormData | Buffer; headers?: Record<string, string>; key?: string | null } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { ...(options.key === null ? {} : { 'x-api-key': options.key ?? key }), ...options.headers };
  const answer = await request(service.url + path, {
    method: method as 'GET',
    headers,
    ...(options.body === undefined ? {} : { body: options.body as string }),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  let body: unknown = null;
  try {
    body = JSON.parse(bytes.toString());
  } catch {
    /* a picture, or nothing */
  }
  return { status: answer.statusCode, body, headers: answer.headers, bytes };
}
const geo = (geometry: object) => ({ body: JSON.stringify(geometry), headers: { 'content-type': 'application/geo+json' } });
const create = (name: string, geometry: object, query = '') =>
  call('POST', `/projects?project_name=${encodeURIComponent(name)}${query}`, geo(geometry));
const json = (value: unknown, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', ...headers },
});

describe('projects', () => {
  test('a raw GeoJSON body makes a project with its hectares, centroid and hash', async () => {
    const { status, body } = await create('North block', goodParcel);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      project_name: 'North block',
      geometry: goodParcel,
      area_hectares: areaHectares(goodParcel),
      geometry_hash: geometryHash(goodParcel),
      is_collection: false,
      is_control_pool: false,
    });
    expect(body.centroid_lon).toBeCloseTo(35.005, 6);
    expect((await call('GET', `/projects/${body.id}`)).body).toEqual(body);
    const list = (await call('GET', '/projects')).body;
    expect(list).toHaveLength(1);
    expect(Object.keys(list[0]).sort()).toEqual([
      'area_hectares',
      'centroid_lat',
      'centroid_lon',
      'created_at',
      'id',
      'project_name',
      'updated_at',
      'user_id',
    ]);
    await call('DELETE', `/projects/${body.id}`);
  });

  test.each(['file.kml', 'file.geojson', 'field'])('multipart: %s', async (kind) => {
    const form = new FormData();
    if (kind === 'field') form.set('geojson', JSON.stringify(goodParcel));
    else
      form.set(
        'file',
        new File([kind === 'file.kml' ? `\uFEFF${kmlOf({ name: 'P', geometry: goodParcel })}` : JSON.stringify(goodParcel)], kind),
      );
    const { status, body } = await call('POST', '/projects?project_name=Multi&is_control_pool=YES', { body: form });
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(body).toMatchObject({ is_control_pool: true, geometry_hash: geometryHash(goodParcel) });
    await call('DELETE', `/projects/${body.id}`);
  });

  test('a collection has a member per feature, and its land is taken from the quota once', async () => {
    const document = {
      type: 'FeatureCollection',
      features: [parcelAt(35, 1), parcelAt(35.005, 1)].map((geometry, index) => ({
        type: 'Feature',
        properties: { name: `Plot ${index}` },
        geometry,
      })),
    };
    const { body } = await create('Plots', document, '&is_collection=1');
    expect(body.subprojects).toHaveLength(2);
    const member = (await call('GET', `/projects/${body.subprojects[0]}`)).body;
    expect(member).toMatchObject({ project_name: 'Plot 0', parent_collection: body.id });
    expect((await call('GET', '/quota')).body.used_hectares).toBeCloseTo(areaHectares(parcelAt(35, 1)) * 1.5, 3);
    expect((await call('DELETE', `/projects/${body.id}`)).status).toBe(200);
    expect((await call('GET', '/quota')).body.used_hectares).toBe(0);
    expect((await call('GET', `/projects/${member.id}`)).status).toBe(404);
  });

  test('one idempotency key, one project', async () => {
    const options = { ...geo(goodParcel), headers: { 'content-type': 'application/geo+json', 'idempotency-key': 'once' } };
    const first = await call('POST', '/projects?project_name=Once', options);
    const second = await call('POST', '/projects?project_name=Once', options);
    expect(second.body.id).toBe(first.body.id);
    await call('DELETE', `/projects/${first.body.id}`);
  });

  test('the list has an ETag that changes with the projects', async () => {
    const { etag } = (await call('GET', '/projects')).headers;
    expect((await call('GET', '/projects', { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
    const { body } = await create('Tag', goodParcel);
    expect((await call('GET', '/projects', { headers: { 'if-none-match': String(etag) } })).status).toBe(200);
    await call('DELETE', `/projects/${body.id}`);
  });
});

describe('what is wrong is named', () => {
  test.each<[string, () => Promise<Answer>, number, unknown]>([
    [
      'no name',
      () => call('POST', '/projects', geo(goodParcel)),
      422,
      [{ loc: ['query', 'project_name'], msg: 'Field required', type: 'missing', code: 'api.field-required' }],
    ],
    [
      'a bad boolean',
      () => create('x', goodParcel, '&is_collection=maybe'),
      422,
      [{ loc: ['query', 'is_collection'], msg: 'Input should be a valid boolean', type: 'bool_parsing', code: 'api.boolean-expected' }],
    ],
    ['no body', () => call('POST', '/projects?project_name=x'), 422, [expect.objectContaining({ loc: ['body'], type: 'missing' })]],
    [
      'bad JSON',
      () => call('POST', '/projects?project_name=x', { body: '{"a":', headers: { 'content-type': 'application/json' } }),
      422,
      [expect.objectContaining({ loc: ['body', expect.any(Number)], type: 'json_invalid' })],
    ],
    [
      'a word for a number',
      () => create('x', { type: 'Point', coordinates: ['a', 1] }),
      422,
      [{ loc: ['body', 'coordinates', 0], msg: 'Input should be a valid number', type: 'float_type', code: 'api.number-expected' }],
    ],
    [
      'a latitude out of range',
      () => create('x', { type: 'Point', coordinates: [1, 91] }),
      422,
      [expect.objectContaining({ loc: ['body', 'coordinates', 1], type: 'less_than_equal' })],
    ],
    [
      'a ring that crosses itself',
      () => create('x', bowTie),
      422,
      [
        expect.objectContaining({
          loc: expect.arrayContaining(['body', 'geometry']),
          msg: expect.stringMatching(/^The boundary crosses itself here\. Repair splits it at the crossing\. \(at [-\d.]+, [-\d.]+\)$/),
          type: 'geometry.self-intersection',
          code: 'problem.at',
          params: { problem: { code: 'problem.self-intersection' }, longitude: expect.any(Number), latitude: expect.any(Number) },
        }),
      ],
    ],
    ['an unknown kind', () => create('x', { type: 'Circle' }), 422, [expect.objectContaining({ loc: ['body', 'type'], type: 'enum' })]],
    ['more than the quota', () => create('x', parcelAt(35, 1, 0.5)), 422, [expect.objectContaining({ type: 'quota_exceeded' })]],
    [
      'weights that do not sum to 1',
      () => call('GET', '/projects/x/climate?ssp126_weight=0.5'),
      422,
      [expect.objectContaining({ loc: ['query', 'ssp585_weight'], type: 'value_error' })],
    ],
    [
      'a weight of 0 and a bad period at once',
      () => call('GET', '/projects/x/climate?ssp126_weight=0&period=hourly'),
      422,
      [
        expect.objectContaining({ loc: ['query', 'period'], type: 'enum' }),
        expect.objectContaining({ loc: ['query', 'ssp126_weight'], type: 'greater_than' }),
      ],
    ],
    [
      '30 February',
      () => call('GET', '/projects/x/weather?start_date=2024-02-30'),
      422,
      [expect.objectContaining({ loc: ['query', 'start_date'], type: 'date_from_datetime_parsing' })],
    ],
    [
      'a form',
      () => call('POST', '/projects?project_name=x', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      415,
      expect.any(String),
    ],
    ['no key', () => call('GET', '/projects', { key: null }), 401, expect.any(String)],
    ['a wrong key, before anything else', () => call('POST', '/projects', { key: 'wrong' }), 401, expect.any(String)],
    ['an unknown project', () => call('GET', '/projects/none'), 404, 'No such project'],
    ['a product of an unknown project', () => call('GET', '/projects/none/soil'), 404, 'No such project'],
  ])('%s', async (_name, ask, status, detail) => {
    const answer = await ask();
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    if (status === 422) expectRefusalWords(answer.body.detail);
    expect((await call('GET', '/quota')).body.used_hectares).toBe(0);
  });

  test('hostile bodies end in 4xx, soon', async () => {
    const deep = `{"type":"GeometryCollection","geometries":[${'{"type":"GeometryCollection","geometries":['.repeat(3000)}${']}'.repeat(3000)}]}`;
    const bad = JSON.stringify({ type: 'MultiPoint', coordinates: Array.from({ length: 100_000 }, () => ['x', 1]) });
    const bomb = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1000)}">]><kml><Placemark><name>${'&b;'.repeat(1000)}</name></Placemark></kml>`;
    const before = process.cpuUsage();
    for (const body of [deep, bad, '[]', 'null', '7', '{"__proto__":{"type":"Point"}}']) {
      const answer = await call('POST', '/projects?project_name=x', { body, headers: { 'content-type': 'application/json' } });
      expect(answer.status).toBe(422);
      expect(answer.body.detail.length).toBeLessThanOrEqual(100);
    }
    const form = new FormData();
    form.set('file', new File([bomb], 'bomb.kml'));
    expect((await call('POST', '/projects?project_name=x', { body: form })).status).toBe(422);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });

  test('pages of others and strange hosts get 403', async () => {
    expect((await call('GET', '/projects', { headers: { origin: 'https://example.org' } })).status).toBe(403);
    const { port } = new URL(service.url);
    const status = await new Promise<number>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path: '/projects', headers: { host: 'evil.example', 'x-api-key': key } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

test('twenty creates at once never pass the quota', async () => {
  const hectares = areaHectares(goodParcel);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`Race ${index}`, parcelAt(36 + index * 0.02, 1))));
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(Math.floor(1000 / hectares));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20 - made.length);
  expect((await call('GET', '/quota')).body.used_hectares).toBeLessThanOrEqual(1000);
  await Promise.all(made.map(({ body }) => call('DELETE', `/projects/${body.id}`)));
  expect((await call('GET', '/quota')).body.used_hectares).toBe(0);
});

test('the mask becomes ready, and GDAL places it and opens the workspace while the service runs', async () => {
  const { body: project } = await create('Mask', goodParcel);
  let mask = await call('GET', `/projects/${project.id}/project_mask`);
  while (mask.status === 409) {
    await wait(100);
    mask = await call('GET', `/projects/${project.id}/project_mask`);
  }
  expect(mask.status).toBe(200);
  expect(mask.headers['content-type']).toBe('image/tiff');
  const available = (await call('GET', `/projects/${project.id}/available_data`)).body;
  expect(available.products.find((one: { product: string }) => one.product === 'project-mask')).toMatchObject({
    state: 'ready',
    progress: 1,
  });
  expect(available.products.find((one: { product: string }) => one.product === 'soil')).toMatchObject({
    state: expect.stringMatching(/^(queued|running)$/),
  });
  // Without a network it is not there yet, and the answer says why; it is no zero and no fault of the service.
  const soil = await call('GET', `/projects/${project.id}/soil`);
  expect([soil.status, soil.body.detail]).toEqual([409, expect.stringMatching(/^Not available yet/)]);
  if (hasGdal) {
    const file = join(folder, 'mask.tif');
    writeFileSync(file, mask.bytes);
    const info = JSON.parse(execFileSync('gdalinfo', ['-json', file], { encoding: 'utf8' }));
    expect(info.bands[0]).toMatchObject({ noDataValue: 0, type: 'Byte' });
    expect(info.wgs84Extent.coordinates[0][0]).toEqual([expect.closeTo(35, 3), expect.closeTo(1.01, 3)]);
    const layers = execFileSync('ogrinfo', ['-so', join(folder, 'workspace.gpkg'), 'project_land'], { encoding: 'utf8' });
    expect(layers).toContain('Feature Count: 1');
    expect(layers).toMatch(/Extent: \(35\.0+, 1\.0+\)/);
  }
  expect(statSync(join(folder, 'workspace.gpkg')).mode & 0o077).toBe(0);
  await call('DELETE', `/projects/${project.id}`);
  expect((await call('GET', `/projects/${project.id}/project_mask`)).status).toBe(404);
});

test('geojson_area gives hectares and the sides of the box', async () => {
  const { body } = await call('POST', '/geojson_area', json(goodParcel));
  expect(body.area_hectares).toBeCloseTo(areaHectares(goodParcel), 9);
  expect(body.width).toBeGreaterThan(1100);
  expect((await call('POST', '/geojson_area', json({ type: 'Point', coordinates: [1, 2] }))).body).toEqual({
    area_hectares: 0,
    width: 0,
    height: 0,
  });
});

describe('user groups', () => {
  const token = (value: string) => ({ authorization: `Token ${value}` });
  const group = { name: 'Field team', user_group_id: 'team-1', mapping: { schema: 'source' }, properties: { region: 'north' } };
  test('create by GET with a body, update, rotate; the old token stops working', async () => {
    const made = await call('GET', '/api/user', { ...json(group, token(admin)), key: null });
    expect(made.body).toMatchObject({ success: 1, new_user_group: true, user_group: { name: 'Field team', provided_id: 'team-1' } });
    const first = made.body.user_group.token as string;
    expect((await call('GET', '/api/user', { ...json(group, token(admin)), key: null })).body).toMatchObject({
      new_user_group: false,
      user_group: { token: first },
    });
    expect((await call('PUT', '/api/user', { ...json({ ...group, name: 'Renamed' }, token(first)), key: null })).body.user_group.name).toBe(
      'Renamed',
    );
    const rotated = await call('POST', '/api/user', { ...json({ current_token: first }, token(first)), key: null });
    expect(rotated.body.success).toBe(1);
    expect((await call('PUT', '/api/user', { ...json(group, token(first)), key: null })).status).toBe(401);
    expect((await call('PUT', '/api/user', { ...json(group, token(rotated.body.user_group.token)), key: null })).status).toBe(200);
    expect((await call('POST', '/api/user', { ...json({ current_token: first }, token(admin)), key: null })).body).toEqual({ success: 0 });
  });
  test('Bearer is not Token; a second group of an id needs a tag', async () => {
    expect((await call('GET', '/api/user', { ...json(group, { authorization: `Bearer ${admin}` }), key: null })).status).toBe(401);
    const tagged = { ...group, user_group_id: 'team-2', api_environment_tag: 'Testing' };
    expect((await call('GET', '/api/user', { ...json(tagged, token(admin)), key: null })).body.new_user_group).toBe(true);
    expect(
      (await call('GET', '/api/user', { ...json({ ...tagged, api_environment_tag: undefined }, token(admin)), key: null })).body.detail[0]
        .loc,
    ).toEqual(['body', 'api_environment_tag']);
  });
});

test('the interface description and its page are served', async () => {
  const document = (await call('GET', '/openapi.json', { key: null })).body;
  expect([document.openapi, document.info.version]).toEqual(['3.1.0', '0.2.1']);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.values(api).map(({ path }) => path)));
  expect((await call('GET', '/docs', { key: null })).status).toBe(200);
  expect((await call('GET', '/docs/json', { key: null })).body).toEqual(document);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaHectares, geometryHash, unionAreaHectares } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { star, weave } from '../helpers/lines-across.ts';
import { bowTie, goodParcel, kmlOf, parcelAt } from '../helpers/parcels.ts';
import { expectRefusalWords } from '../helpers/refusal-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-create-'));
const key = 'key-of-the-create-tests';
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 'admin-of-the-create-tests',
    quotaHectares: 100_000,
  });
  await call('PUT', '/collection', { offline: true });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: any;
}
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const isText = typeof body === 'string';
  const answer = await fetch(service.url + path, {
    method,
    headers: {
      'x-api-key': key,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isText || body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
}
const used = async () => (await call('GET', '/quota')).body.used_hectares as number;
const featuresOf = (...geometries: object[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry, index) => ({ type: 'Feature', properties: { name: `Plot ${index}` }, geometry })),
});

describe('geojson_area refuses what a create refuses, for the same reasons', () => {
  const ring = (...corners: number[][]) => ({ type: 'Polygon', coordinates: [corners] });
  const box = (west: number, size: number) => parcelAt(west, 1, size).coordinates[0]!;
  const nested = (depth: number) =>
    `{"type":"GeometryCollection","geometries":[${'{"type":"GeometryCollection","geometries":['.repeat(depth)}${']}'.repeat(depth)}]}`;
  test.each<[string, unknown, status: number]>([
    ['a parcel', goodParcel, 200],
    ['a point', { type: 'Point', coordinates: [1, 2] }, 200],
    ['threads of a cloth, which cross too often to be united', featuresOf(...weave(600)), 422],
    ['a ring that crosses itself a million times', star(1501), 422],
    ['two parcels that share land', featuresOf(parcelAt(35, 1), parcelAt(35.005, 1)), 200],
    ['a bow tie', bowTie, 422],
    ['a bow tie twice', featuresOf(bowTie, bowTie), 422],
    ['a bow tie beside a parcel', featuresOf(goodParcel, bowTie), 422],
    ['a ring of one point', ring([1, 1], [1, 1], [1, 1], [1, 1]), 422],
    ['a ring of two points', ring([1, 1], [2, 2], [1, 1], [2, 2], [1, 1]), 422],
    ['a ring of two positions', ring([1, 1], [2, 2]), 422],
    ['an open ring', ring([1, 1], [2, 1], [2, 2]), 422],
    [
      'a ring of no size with a hole beside a square',
      { type: 'MultiPolygon', coordinates: [[box(3, 0).map(() => [3, 1]), box(3, 0.001)], [box(4, 0.01)]] },
      422,
    ],
    ['a hole outside', { type: 'Polygon', coordinates: [box(5, 0.01), box(6, 0.001)] }, 422],
    ['a line of one point', { type: 'LineString', coordinates: [[1, 1]] }, 422],
    ['no ring', { type: 'Polygon', coordinates: [] }, 422],
    ['no features', featuresOf(), 422],
    ['features without shapes', { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: null }] }, 422],
    ['an unknown kind', { type: 'Circle', coordinates: [1, 2] }, 422],
    ['a word for a number', { type: 'Point', coordinates: ['a', 1] }, 422],
    ['beyond the pole', { type: 'Point', coordinates: [0, 91] }, 422],
    ['a list', [], 422],
    ['a number', 7, 422],
    ['nothing', undefined, 422],
    ['half a document', '{"type":', 422],
    ['collections without end', nested(3000), 422],
    ['a name with NUL', { type: 'Feature', properties: { name: 'a\0' }, geometry: goodParcel }, 422],
  ])('%s', async (_name, document, status) => {
    const before = await used();
    const area = await call('POST', '/geojson_area', document, { 'content-type': 'application/json' });
    const made = await call('POST', '/projects?project_name=Tried', document, { 'content-type': 'application/json' });
    expect([area.status, made.status], JSON.stringify([area.body, made.body]).slice(0, 400)).toEqual([status, status]);
    if (status === 200) {
      expect(area.body.area_hectares).toBe(made.body.area_hectares);
      for (const side of ['width', 'height']) expect(area.body[side]).toBeGreaterThanOrEqual(0);
      await call('DELETE', `/projects/${made.body.id}`);
    } else {
      expect(area.body).toEqual(made.body);
      expectRefusalWords(area.body.detail);
    }
    expect(await used()).toBeCloseTo(before, 6);
  });
});

describe('an idempotency key', () => {
  const create = (idempotencyKey: string, geometry: unknown, query = 'project_name=Once') =>
    call('POST', `/projects?${query}`, geometry, { 'idempotency-key': idempotencyKey });
  const listed = async () => (await call('GET', '/projects')).body.length as number;

  test('with another project is refused, and the first stays as it was', async () => {
    const first = (await create('one', goodParcel)).body;
    const count = await listed();
    for (const [geometry, query] of [
      [parcelAt(36, 1), 'project_name=Once'],
      [goodParcel, 'project_name=Twice'],
      [goodParcel, 'project_name=Once&is_collection=1'],
      [goodParcel, 'project_name=Once&is_control_pool=1'],
      [{ type: 'Feature', properties: { owner: 'Ana' }, geometry: goodParcel }, 'project_name=Once'],
    ] as const) {
      const answer = await create('one', geometry, query);
      expect([answer.status, answer.body.detail?.[0]]).toEqual([
        422,
        expect.objectContaining({ loc: ['header', 'idempotency-key'], type: 'idempotency_mismatch', code: 'key-of-another-project' }),
      ]);
      expectRefusalWords(answer.body.detail);
    }
    expect((await create('one', goodParcel)).body).toEqual(first);
    expect(await listed()).toBe(count);
    await call('DELETE', `/projects/${first.id}`);
  });

  test('with the same project in another form answers with it', async () => {
    const first = (await create('form', { type: 'Feature', properties: {}, geometry: goodParcel })).body;
    const form = new FormData();
    form.set('geojson', JSON.stringify(goodParcel, null, 2));
    expect((await call('POST', '/projects?project_name=Once', form, { 'idempotency-key': 'form' })).body.id).toBe(first.id);
    await call('DELETE', `/projects/${first.id}`);
  });

  test('of a project that was deleted may be used again', async () => {
    const first = (await create('again', goodParcel)).body;
    await call('DELETE', `/projects/${first.id}`);
    const second = await create('again', parcelAt(36, 1));
    expect(second.status).toBe(200);
    await call('DELETE', `/projects/${second.body.id}`);
  });

  test('with another project is refused while a large collection is being made', async () => {
    const large = featuresOf(...Array.from({ length: 120 }, (_, index) => parcelAt(40 + index * 0.001, 1, 0.0005)));
    const query = 'project_name=Large&is_collection=1';
    const answers = await Promise.all([
      create('large', large, query),
      create('large', large, query),
      create('large', parcelAt(41, 1), query),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
    const made = answers.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    await call('DELETE', `/projects/${made[0]!.body.id}`);
  });

  test('that cannot be kept is refused, not left out', async () => {
    for (const idempotencyKey of ['x'.repeat(201), ' ']) {
      const answer = await create(idempotencyKey, goodParcel);
      expect([answer.status, answer.body.detail?.[0].loc]).toEqual([422, ['header', 'idempotency-key']]);
    }
    expect(await listed()).toBe(0);
  });
});

describe('deleting a member of a collection', () => {
  const plots = [parcelAt(35, 1), parcelAt(35.005, 1), parcelAt(35.1, 1)];
  async function collection(geometries: object[] = plots): Promise<any> {
    return (await call('POST', '/projects?project_name=Plots&is_collection=1', featuresOf(...geometries))).body;
  }
  /** What a collection is: its members, land that they share counted once. */
  async function expectWhole(id: string): Promise<any> {
    const { body: whole } = await call('GET', `/projects/${id}`);
    const members = await Promise.all(whole.subprojects.map(async (member: string) => (await call('GET', `/projects/${member}`)).body));
    const geometries = members.map(({ geometry }) => geometry);
    expect(whole.area_hectares).toBeCloseTo(await unionAreaHectares(geometries), 9);
    expect(whole.geometry_hash).toBe(geometryHash(whole.geometry));
    expect(geometryHash(geometries)).toBe(whole.geometry_hash);
    const shapes = (await call('GET', `/projects/${id}/shapes`)).body;
    expect(shapes.features.map(({ geometry }: { geometry: object }) => geometry)).toEqual(geometries);
    expect(shapes.geometry_hash).toBe(whole.geometry_hash);
    return whole;
  }

  test('takes its land out of geometry, hash, area, centroid, quota and the list, and is told by updated_at', async () => {
    const before = await collection();
    const { etag } = Object.fromEntries((await fetch(`${service.url}/projects`, { headers: { 'x-api-key': key } })).headers);
    await expectWhole(before.id);
    expect((await call('DELETE', `/projects/${before.subprojects[1]}`)).status).toBe(200);
    const after = await expectWhole(before.id);
    expect(after.subprojects).toEqual([before.subprojects[0], before.subprojects[2]]);
    expect(after.area_hectares).toBeCloseTo(areaHectares(plots[0]!) + areaHectares(plots[2]!), 6);
    expect(after.geometry_hash).not.toBe(before.geometry_hash);
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(after.created_at).toBe(before.created_at);
    expect(after.centroid_lon).toBeGreaterThan(before.centroid_lon);
    expect(await used()).toBeCloseTo(after.area_hectares, 9);
    const list = await fetch(`${service.url}/projects`, { headers: { 'x-api-key': key, 'if-none-match': String(etag) } });
    expect(list.status).toBe(200);
    expect(((await list.json()) as any[]).find(({ id }) => id === before.id)).toMatchObject({ area_hectares: after.area_hectares });
    await call('DELETE', `/projects/${before.id}`);
    expect(await used()).toBe(0);
  });

  test('takes away what was collected for the old shape, and has it collected anew', async () => {
    const before = await collection();
    const mask = async () => fetch(`${service.url}/projects/${before.id}/project_mask`, { headers: { 'x-api-key': key } });
    await expect.poll(async () => (await mask()).status).toBe(200);
    const old = Buffer.from(await (await mask()).arrayBuffer());
    await call('DELETE', `/projects/${before.subprojects[2]}`);
    expect([200, 409]).toContain((await mask()).status);
    await expect.poll(async () => (await mask()).status).toBe(200);
    // The box ends where the two that are left end.
    expect(Buffer.from(await (await mask()).arrayBuffer()).length).toBeLessThan(old.length);
    await call('DELETE', `/projects/${before.id}`);
  });

  test('the last one stays until the collection goes', async () => {
    const { id, subprojects } = await collection(plots.slice(0, 2));
    const answers = await Promise.all(subprojects.map((member: string) => call('DELETE', `/projects/${member}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'last-member', detail: expect.any(String) });
    expect((await expectWhole(id)).subprojects).toHaveLength(1);
    expect((await call('DELETE', `/projects/${id}`)).status).toBe(200);
    expect(await used()).toBe(0);
  });

  test('many at once, and the whole meanwhile, leave what is right', async () => {
    const { id, subprojects } = await collection(Array.from({ length: 12 }, (_, index) => parcelAt(36 + index * 0.005, 1)));
    const answers = await Promise.all(subprojects.slice(0, 9).map((member: string) => call('DELETE', `/projects/${member}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const whole = await expectWhole(id);
    expect(whole.subprojects).toEqual(subprojects.slice(9));
    expect(await used()).toBeCloseTo(whole.area_hectares, 9);
    const last = await Promise.all([subprojects[9], id, subprojects[10]].map((one) => call('DELETE', `/projects/${one}`)));
    expect(last[1]!.status).toBe(200);
    for (const { status } of last) expect([200, 404]).toContain(status);
    expect([(await call('GET', '/projects')).body, await used()]).toEqual([[], 0]);
  });
});

test('a KML file and its GeoJSON make the same project for one key', async () => {
  const form = (name: string, text: string) => {
    const made = new FormData();
    made.set('file', new File([text], name));
    return made;
  };
  const kml = kmlOf({ name: 'P', geometry: goodParcel });
  const once = { 'idempotency-key': 'kml' };
  const first = await call('POST', '/projects?project_name=File', form('a.kml', kml), once);
  expect((await call('POST', '/projects?project_name=File', form('a.kml', kml), once)).body).toEqual(first.body);
  await call('DELETE', `/projects/${first.body.id}`);
});

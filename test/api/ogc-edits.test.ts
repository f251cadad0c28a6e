import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaHectares, type Feature } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';

const key = 'test-key-of-the-edits';
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('Skipped: a client in Python edits projects (python3)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-ogc-edits-'));
let service: RunningService;

/** Where a service keeps what it is told; null: in a workspace of its own. */
interface Engine {
  name: string;
  isHere: boolean;
  database: () => string | null;
}
let postgres: TestPostgres;
let team: string;
const engines: Engine[] = [
  { name: 'SQLite', isHere: true, database: () => null },
  { name: 'PostgreSQL', isHere: hasPostgres, database: () => team },
];
beforeAll(async () => {
  if (!hasPostgres) return;
  postgres = await startPostgres();
  team = await postgres.database();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await request(path.startsWith('http') ? path : `${service.url}${path}`, {
    method: method as 'GET',
    headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/geo+json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: text === '' ? null : JSON.parse(text) };
}
const items = '/ogc/collections/projects/items';
const featureOf = (name: string, west: number, size = 0.01, more: object = {}): Feature => ({
  type: 'Feature',
  geometry: parcelAt(west, 1, size),
  properties: { project_name: name, ...more },
});
const made = async (name: string, west: number, more: object = {}) => {
  const answer = await ask('POST', items, featureOf(name, west, 0.01, more));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer;
};
const usedHectares = async (): Promise<number> => (await ask('GET', '/quota')).body.used_hectares;

describe.each(engines)('OGC API – Features, Part 4, on $name', ({ name: engine, isHere, database }) => {
  if (!isHere) {
    test.skip('is not tried: PostgreSQL is not here');
    return;
  }
  beforeAll(async () => {
    const url = database();
    service = await startService({
      dataFolder: join(folder, engine),
      ...(url === null ? {} : { database: url }),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'admin',
      quotaHectares: 2000,
    });
    await ask('PUT', '/collection', { offline: true });
  });
  afterAll(() => service.close());

  test('a feature becomes a project, once for one idempotency key', async () => {
    const { conformsTo } = (await ask('GET', '/ogc/conformance')).body;
    for (const name of ['create-replace-delete', 'features', 'optimistic-locking-etags'])
      expect(conformsTo).toContain(`http://www.opengis.net/spec/ogcapi-features-4/1.0/conf/${name}`);
    const before = await usedHectares();
    const sent = featureOf('By a GIS', 20, 0.01, { trees: 4, is_control_pool: true, area_hectares: 1, notes: '', tags: '[]' });
    const answers = [
      await ask('POST', items, sent, { 'idempotency-key': 'once' }),
      await ask('POST', items, sent, { 'idempotency-key': 'once' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { id, properties } = answers[0]!.body;
    expect(answers[1]!.body.id).toBe(id);
    expect(answers[0]!.headers['location']).toBe(`${service.url}${items}/${id}`);
    expect(properties).toMatchObject({ project_name: 'By a GIS', is_control_pool: true, ancestor: null });
    expect(properties.area_hectares).toBeCloseTo(areaHectares(parcelAt(20, 1)), 6);
    expect(await usedHectares()).toBeCloseTo(before + properties.area_hectares, 6);
    const [plot] = (await ask('GET', `/ogc/collections/plots/items?project_id=${id}`)).body.features;
    expect(plot.properties).toMatchObject({ project_name: 'By a GIS', trees: 4 });
    expect(plot.properties).not.toHaveProperty('own_area_hectares');
    expect(await ask('POST', items, featureOf('Other', 20), { 'idempotency-key': 'once' })).toMatchObject({
      status: 422,
      body: { code: 'key-of-another-project' },
    });
    expect((await ask('GET', `/projects/${id}`)).body).toMatchObject({ id, project_name: 'By a GIS' });
  });

  test.each<[string, unknown, number, object]>([
    ['no feature', { type: 'Point', coordinates: [1, 1] }, 422, { detail: [{ loc: ['body'] }] }],
    ['no name', { ...featureOf('', 1), properties: {} }, 422, { detail: [{ loc: ['body', 'properties', 'project_name'] }] }],
    ['a crossed outline', { ...featureOf('x', 1), geometry: { type: 'Polygon', coordinates: [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]] } }, 422, { detail: [{ type: 'geometry.self-intersection' }] }], // prettier-ignore
    ['more than the quota', featureOf('x', 1, 1), 422, { code: 'quota-exceeded' }],
    ['a collection', featureOf('x', 1, 0.01, { is_collection: true }), 422, { detail: [{ loc: ['body', 'properties', 'is_collection'] }] }],
    ['notes', featureOf('x', 1, 0.01, { notes: 'lost' }), 422, { detail: [{ loc: ['body', 'properties', 'notes'] }] }],
  ])('%s is refused, and nothing is made', async (_what, sent, status, body) => {
    const before = (await ask('GET', items)).body.numberMatched;
    expect(await ask('POST', items, sent as object)).toMatchObject({ status, body });
    expect((await ask('GET', items)).body.numberMatched).toBe(before);
  });

  test('coordinates of another system are refused; plots are not written by themselves', async () => {
    expect(await ask('POST', items, featureOf('x', 1), { 'content-crs': '<http://www.opengis.net/def/crs/EPSG/0/3857>' })).toMatchObject({
      status: 400,
      body: { code: 'crs-not-taken' },
    });
    const plots = await ask('POST', '/ogc/collections/plots/items', featureOf('x', 1));
    expect([plots.status, plots.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const allowed = async (path: string) => (await ask('OPTIONS', path)).headers['allow'];
    expect(await allowed(items)).toBe('GET, HEAD, OPTIONS, POST');
    expect(await allowed(`${items}/x`)).toBe('DELETE, GET, HEAD, OPTIONS, PUT');
    expect(await allowed('/ogc/collections/plots/items')).toBe('GET, HEAD, OPTIONS');
  });

  test('a replaced project rests in the bin, and its plots, notes and decisions pass on', async () => {
    const { id } = (
      await ask('POST', '/projects?project_name=Two%20plots', {
        type: 'FeatureCollection',
        features: [21, 21.1].map((west, k) => ({
          type: 'Feature',
          geometry: parcelAt(west, 1),
          properties: { name: `Plot ${k}`, trees: k },
        })),
      })
    ).body;
    await ask('PUT', `/projects/${id}/notes`, { notes: 'the gate is locked', tags: ['north'] });
    await ask('PUT', `/projects/${id}/settings`, { time_zone: 'Africa/Nairobi' });
    const before = await usedHectares();
    const { headers, body: feature } = await ask('GET', `${items}/${id}`);
    expect((await ask('GET', `${items}/${id}`, undefined, { 'if-none-match': headers['etag']! })).status).toBe(304);
    feature.properties.project_name = 'Two plots, renamed';
    const renamed = await ask('PUT', `${items}/${id}`, feature, { 'if-match': headers['etag']!, 'idempotency-key': 'rename' });
    expect(renamed, JSON.stringify(renamed.body)).toMatchObject({
      status: 201,
      body: { properties: { project_name: 'Two plots, renamed', ancestor: id, notes: 'the gate is locked', tags: ['north'] } },
    });
    const next = renamed.body.id;
    expect(renamed.body.links).toContainEqual({
      href: `${service.url}${items}/${id}`,
      rel: 'predecessor-version',
      type: 'application/geo+json',
    });
    // The same outline has the same plots, and the same hectares.
    const plots = (await ask('GET', `/ogc/collections/plots/items?project_id=${next}`)).body.features;
    expect(plots.map(({ properties }: any) => [properties.name, properties.trees])).toEqual([
      ['Plot 0', 0],
      ['Plot 1', 1],
    ]);
    expect(await usedHectares()).toBeCloseTo(before, 6);
    expect((await ask('GET', `/projects/${next}/settings`)).body.time_zone).toBe('Africa/Nairobi');
    expect((await ask('GET', '/deleted_projects')).body.map((row: any) => row.id)).toContain(id);
    // Who lost the answer asks again.
    expect((await ask('PUT', `${items}/${id}`, feature, { 'if-match': headers['etag']!, 'idempotency-key': 'rename' })).body.id).toBe(next);
    // Notes are not lost under an edit of the outline: whoever saw others hears so.
    const seen = await ask('GET', `${items}/${next}`);
    await ask('PUT', `/projects/${next}/notes`, { notes: 'the gate is open' });
    expect(await ask('PUT', `${items}/${next}`, seen.body, { 'if-match': seen.headers['etag']! })).toMatchObject({
      status: 412,
      body: {
        code: 'changed-meanwhile',
        current: { properties: { notes: 'the gate is open' } },
        differences: [{ property: 'notes', yours: 'the gate is locked', current: 'the gate is open' }],
      },
    });
    expect((await ask('PUT', `${items}/${next}`, seen.body)).status).toBe(422);
    // The plots of another outline are not known: it is one.
    const moved = await ask('PUT', `${items}/${next}`, featureOf('Moved', 21.05));
    expect(moved.status).toBe(201);
    expect((await ask('GET', `/ogc/collections/plots/items?project_id=${moved.body.id}`)).body.numberMatched).toBe(1);
    expect((await ask('DELETE', `${items}/${moved.body.id}`, undefined, { 'if-match': '"1-0"' })).status).toBe(412);
    expect((await ask('DELETE', `${items}/${moved.body.id}`)).status).toBe(204);
    expect((await ask('DELETE', `${items}/${moved.body.id}`)).status).toBe(404);
  });

  test('a project is not deleted over what somebody else changes at the same moment', async () => {
    const { headers, body } = await made('Changed meanwhile', 24);
    const [address, seen] = [`${items}/${body.id}`, { 'if-match': headers['etag']! }];
    const url = database();
    if (url === null) {
      // One after the other in one process, whichever comes first.
      const [noted, deleted] = await Promise.all([
        ask('PUT', `/projects/${body.id}/notes`, { notes: 'the gate is locked' }),
        ask('DELETE', address, undefined, seen),
      ]);
      expect([[200, 412], [404, 204]]).toContainEqual([noted.status, deleted.status]); // prettier-ignore
      return;
    }
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query("UPDATE projects SET notes = 'the gate is locked' WHERE id = $1", [body.id]);
      const deleting = ask('DELETE', address, undefined, seen);
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
      await other.query('COMMIT');
      expect(await deleting).toMatchObject({
        status: 412,
        body: { code: 'changed-meanwhile', current: { id: body.id, properties: { notes: 'the gate is locked' } } },
      });
    } finally {
      await other.end();
    }
    const { headers: now } = await ask('GET', address);
    expect((await ask('DELETE', address, undefined, { 'if-match': now['etag']! })).status).toBe(204);
  });

  test('attributes of the only plot stay, and a planting plan is not left without its land', async () => {
    const { body } = await made('One plot', 22, { trees: 7 });
    const plantings = [{ year: 2020, hectares: 100, lower_hectares: 90, upper_hectares: 110 }];
    const declared = { declared_removals: { kind: 'planting-plan', plantings } };
    expect((await ask('PUT', `/projects/${body.id}/settings`, declared)).status).toBe(200);
    expect(await ask('PUT', `${items}/${body.id}`, featureOf('Smaller', 22, 0.002))).toMatchObject({
      status: 422,
      body: { detail: [{ code: 'api.more-than-the-project' }] },
    });
    await ask('PUT', `/projects/${body.id}/settings`, { declared_removals: null });
    const other = await ask('PUT', `${items}/${body.id}`, featureOf('Smaller', 22, 0.002));
    expect(other.status).toBe(201);
    const [plot] = (await ask('GET', `/ogc/collections/plots/items?project_id=${other.body.id}`)).body.features;
    expect(plot.properties).toMatchObject({ trees: 7 });
  });

  test('a collection and its members are not replaced', async () => {
    const { id, subprojects } = (
      await ask('POST', '/projects?project_name=Both&is_collection=true', {
        type: 'FeatureCollection',
        features: [23, 23.1].map((west) => ({ type: 'Feature', geometry: parcelAt(west, 1, 0.001), properties: {} })),
      })
    ).body;
    for (const one of [id, subprojects[0]])
      expect(await ask('PUT', `${items}/${one}`, featureOf('x', 23, 0.001))).toMatchObject({
        status: 409,
        body: { code: 'replace-not-alone' },
      });
  });

  test.skipIf(!hasPython)('two people edit one outline: one wins, the other sees the difference', async () => {
    const { stdout } = await promisify(execFile)('python3', [resolve(import.meta.dirname, 'ogc-edits.py'), `${service.url}/ogc`, key]);
    const told = JSON.parse(stdout);
    expect(told.allowed).toBe('GET, HEAD, OPTIONS, POST');
    expect(told.statuses).toEqual([201, 412, 410, 201, 410, 204]);
    expect(told.won.properties).toMatchObject({ project_name: 'Edited', ancestor: told.made });
    expect(told.lost).toMatchObject({ code: 'replaced-meanwhile', current: { id: told.won.id } });
    const [name, outline] = told.lost.differences;
    expect(name).toEqual({ property: 'project_name', yours: 'Edited by another', current: 'Edited' });
    expect(outline).toMatchObject({ property: 'geometry' });
    expect(outline.current_hectares).toBeCloseTo(told.won.properties.area_hectares, 6);
    // A strip of 0.001° by 0.012° on either side.
    const strip = outline.yours_hectares / 12;
    expect(Math.abs(outline.only_yours_hectares - strip) / strip).toBeLessThan(0.01);
    expect(Math.abs(outline.only_current_hectares - strip) / strip).toBeLessThan(0.01);
    expect(told.blind).toMatchObject({ code: 'feature-replaced', params: { successor: told.won.id } });
    expect(told.again.properties).toMatchObject({ project_name: 'Edited by another', ancestor: told.won.id });
  });
});

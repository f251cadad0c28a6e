import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';

// Requests made from the interface description: half of them as it asks for, half with nonsense in a place. None may meet a fault of the service's own.
const folder = mkdtempSync(join(tmpdir(), 'hectare-fuzz-'));
const headers = {
  'x-api-key': 'key-of-the-fuzz-tests',
  authorization: 'Token admin-of-the-fuzz-tests',
  'content-type': 'application/json',
};
let service: RunningService;
let projectId: string;
const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await request(service.url + path, {
    method: method as 'GET',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
};
beforeAll(async () => {
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: headers['x-api-key'],
    userGroupToken: 'admin-of-the-fuzz-tests',
    quotaHectares: null,
  });
  await ask('PUT', '/collection', { offline: true });
  projectId = JSON.parse((await ask('POST', '/projects?project_name=Fuzz', parcelAt(35, 1))).text).id;
  for (let tries = 0; tries < 200 && (await ask('GET', `/projects/${projectId}/project_mask`)).status !== 200; tries += 1)
    await new Promise((later) => {
      setTimeout(later, 50);
    });
  // The thread of slow answers starts at the first: longer than one operation has here.
  await ask('GET', `/projects/${projectId}/shapes/figures`);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Schema {
  type?: string;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  'x-earliest'?: string;
  'x-latest'?: string;
}
interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const nonsense = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', 'null', 'NaN', '-1', '1e999', '0x10', '2024-02-30', '../..', '%00', '__proto__', '9'.repeat(400), '٣'),
);

function fitting({ name, schema }: Parameter): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String));
  if (schema.format === 'date') return day(schema['x-earliest'] ?? '2017-01-01', schema['x-latest'] ?? '2026-11-01');
  if (schema.type === 'boolean') return fc.constantFrom('true', '0', 'YES');
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: 2024 }).map(String);
  if (name === 'project_name') return fc.constantFrom('Wood', 'Wald 12', 'غابة');
  return fc.string({ minLength: 1, maxLength: 20 });
}
/** Weights of tenths that sum to 1, and dates in order: what the description can only say in words. */
const weights = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }))
  .map(([a, b, c]) => [a, b, c, 10 - a - b - c].map((tenths) => String(tenths / 10)));

function queryOf(parameters: Parameter[]): fc.Arbitrary<Record<string, string>> {
  const plain = parameters.filter((one) => one.in === 'query' && !one.name.endsWith('_weight'));
  const fields = fc.record(Object.fromEntries(plain.map((one) => [one.name, fitting(one)])), {
    requiredKeys: plain.filter(({ name }) => name === 'project_name').map(({ name }) => name),
  }) as fc.Arbitrary<Record<string, string>>;
  const ordered = fields.map((query) =>
    query['start_date'] && query['end_date'] && query['start_date'] > query['end_date']
      ? { ...query, start_date: query['end_date'], end_date: query['start_date'] }
      : query,
  );
  const names = parameters.map(({ name }) => name).filter((name) => name.endsWith('_weight'));
  const weighted =
    names.length === 0
      ? ordered
      : fc.tuple(ordered, fc.option(weights)).map(([query, values]) => ({
          ...query,
          ...(values ? Object.fromEntries(names.map((name, index) => [name, values[index]!])) : {}),
        }));
  if (parameters.every((one) => one.in !== 'query')) return weighted;
  const spoilt = fc
    .tuple(weighted, fc.constantFrom(...parameters.filter((one) => one.in === 'query').map(({ name }) => name)), nonsense)
    .map(([query, name, value]) => ({ ...query, [name]: value }));
  return fc.oneof(weighted, spoilt);
}
const geometries = fc.oneof(
  fc.tuple(fc.integer({ min: -170, max: 170 }), fc.integer({ min: -80, max: 80 })).map(([lon, lat]) => parcelAt(lon, lat) as object),
  fc.constantFrom<object>(
    { type: 'Point', coordinates: [1, 2] },
    { type: 'Polygon', coordinates: [] },
    { type: 'FeatureCollection', features: [] },
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
        ],
      ],
    },
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  ),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
);
const group = fc.record({
  name: fc.constantFrom('Team', ''),
  user_group_id: fc.constantFrom('one', 'two'),
  mapping: fc.constant({}),
  properties: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
});
function bodyOf(id: string): fc.Arbitrary<unknown> {
  if (id === 'create-project' || id === 'geojson-area') return geometries;
  if (id.endsWith('user-group')) return fc.oneof(group, fc.jsonValue({ maxDepth: 2 }));
  return id === 'change-collection'
    ? fc
        .oneof(fc.constantFrom<unknown>({ paused: false }, { offline: true }, {}), fc.jsonValue({ maxDepth: 2 }))
        .filter((value) => JSON.stringify(value) !== '{"offline":false}')
    : fc.jsonValue({ maxDepth: 2 });
}

/** Reached without open data: their handlers must have said yes at least once. */
const answers = [
  'create-project',
  'list-projects',
  'project-details',
  'available-data',
  'geojson-area',
  'quota',
  'project-mask',
  'collection',
  'change-collection',
  'collect-again',
  'create-user-group',
  'delete-project',
  'health',
];

test('no request that the description allows, and none that it does not, meets a fault of the service', { timeout: 300_000 }, async () => {
  const document = JSON.parse((await ask('GET', '/openapi.json')).text);
  const operations = Object.entries<any>(document.paths).flatMap(([path, item]) =>
    Object.entries<any>(item)
      .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
      .map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        id: String(operation.operationId),
        parameters: (operation.parameters ?? []) as Parameter[],
        hasBody: operation.requestBody !== undefined,
      })),
  );
  const good = new Map<string, number>();
  const until = Date.now() + 9000;
  for (const [index, { path, method, id, parameters, hasBody }] of operations.entries()) {
    const ids =
      id === 'delete-project'
        ? fc.constantFrom('made', 'none')
        : fc.oneof(
            { weight: 4, arbitrary: fc.constant(projectId) },
            { weight: 1, arbitrary: nonsense.filter((text) => text !== '' && text !== '.' && text !== '..') },
          );
    const property = fc.asyncProperty(
      ids,
      queryOf(parameters),
      hasBody ? bodyOf(id) : fc.constant(undefined),
      async (wanted, query, body) => {
        const project =
          wanted === 'made'
            ? (JSON.parse((await ask('POST', '/projects?project_name=Gone', { type: 'Point', coordinates: [3, 4] })).text).id as string)
            : wanted;
        const place = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
          encodeURIComponent(name === 'project_id' ? project.toWellFormed() : 'a.png'),
        );
        const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, value.toWellFormed()]));
        const { status, text } = await ask(method, `${place}${search.size > 0 ? `?${search}` : ''}`, body);
        if (status < 300) good.set(id, (good.get(id) ?? 0) + 1);
        expect(
          status < 500 || status === 503,
          `${method} ${place}?${search} ${JSON.stringify(body)?.slice(0, 200)}: ${status} ${text.slice(0, 200)}`,
        ).toBe(true);
        if (status === 422) expect(JSON.parse(text).detail.length).toBeGreaterThan(0);
      },
    );
    // Once without a limit: some wait for a product that is being computed, and on a busy computer that takes long.
    await fc.assert(property, { numRuns: 1, seed: 20_261_121 });
    const details = await fc.check(property, {
      numRuns: 60,
      interruptAfterTimeLimit: Math.max(200, (until - Date.now()) / (operations.length - index)),
      markInterruptAsFailure: false,
      seed: 20_261_122,
    });
    if (details.failed) throw new Error(await fc.asyncDefaultReportMessage(details));
  }
  console.log(`answered with 2xx: ${[...good].map(([id, count]) => `${id} ${count}`).join(', ')}`);
  for (const id of answers) expect(good.get(id) ?? 0, id).toBeGreaterThan(0);
});

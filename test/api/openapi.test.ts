import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#operations/index.ts';
import { openApiDocument } from '#operations/openapi.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  description?: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: any }> };
  responses: Record<string, unknown>;
  security: object[];
}
let document: any;
let operations: [path: string, method: string, operation: Operation][];
const methods = ['get', 'post', 'put', 'delete'];

beforeAll(() => {
  document = openApiDocument();
  operations = Object.entries<any>(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method): [string, string, Operation] => [path, method, item[method]]),
  );
});
const parameter = (path: string, name: string) => (document.paths[path].get as Operation).parameters.find((one) => one.name === name)!;
const statusesOf = (path: string, method: string) => Object.keys(document.paths[path][method].responses);

test('the document is OpenAPI 3.1, and the validator would say if it were not', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version, document.info.version]).toEqual([true, '3.1', '0.2.1']);
  const broken = structuredClone(document);
  broken.paths['/projects'].post.parameters[0].in = 'nowhere';
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('it holds every operation of the contract once, and what tells the state of the service', () => {
  expect(operations.map(([, , { operationId }]) => operationId).toSorted()).toEqual(
    [...Object.values(api).map(({ id }) => id), 'health', 'ready'].toSorted(),
  );
  expect(document.servers.map(({ url }: { url: string }) => url)).toEqual(['/', 'http://127.0.0.1:{port}']);
  expect(document.paths['/api/user'].servers.map(({ url }: { url: string }) => url)).toEqual(['/', 'https://{user_group_host}']);
  for (const path of ['/health', '/ready']) expect(document.paths[path].get.security, path).toEqual([]);
});

test('every reference leads somewhere, and every name in a path is a required parameter', () => {
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
    expect(
      reference!
        .split('/')
        .slice(1)
        .reduce((at, key) => at?.[key], document),
      reference,
    ).toBeDefined();
  }
  for (const [path, , { operationId, parameters = [] }] of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      parameters.filter((one) => one.in === 'path').map(({ name }) => name),
      operationId,
    ).toEqual(named);
    for (const one of parameters) if (one.in === 'path') expect(one.required).toBe(true);
  }
});

test('bounds and defaults of the climate parameters', () => {
  const at = '/projects/{project_id}/climate';
  expect(parameter(at, 'period')).toMatchObject({ required: false, schema: { enum: ['weekly', 'monthly', 'yearly'], default: 'monthly' } });
  expect(parameter(at, 'start_date').schema).toMatchObject({
    type: 'string',
    format: 'date',
    'x-earliest': '2015-01-01',
    'x-latest': '2100-01-01',
  });
  expect(parameter(at, 'end_date').schema).toMatchObject({ format: 'date', default: '2099-12-31' });
  for (const [name, value] of [
    ['ssp126_weight', 0.1],
    ['ssp245_weight', 0.4],
    ['ssp370_weight', 0.4],
    ['ssp585_weight', 0.1],
  ] as const) {
    expect(parameter(at, name)).toMatchObject({ required: false, schema: { type: 'number', exclusiveMinimum: 0, default: value } });
  }
  expect(parameter('/projects/{project_id}/weather', 'start_date').schema).toMatchObject({ format: 'date' });
  expect(parameter('/projects/{project_id}/deforestation/indicator_image', 'baseline_year').schema).toMatchObject({
    type: 'integer',
    minimum: 2001,
    default: 2018,
  });
  const create = (document.paths['/projects'].post as Operation).parameters;
  expect(create.filter(({ required }) => required).map(({ name }) => name)).toEqual(['project_name']);
  expect(create.find(({ name }) => name === 'is_collection')!.schema).toMatchObject({ type: 'boolean', default: false });
});

test('what can go wrong is said', () => {
  for (const [path, method, { security, requestBody }] of operations) {
    if (security.length === 0) continue;
    const statuses = statusesOf(path, method);
    expect(statuses, path).toEqual(expect.arrayContaining(['200', '401', '403', '422']));
    if (path.includes('{project_id}')) expect(statuses, path).toContain('404');
    expect(statuses.includes('413') && statuses.includes('415'), path).toBe(requestBody !== undefined);
  }
  expect(statusesOf('/projects/{project_id}/soil', 'get')).toContain('409');
  expect(statusesOf('/deforestation/summary', 'get')).toContain('409');
  expect(statusesOf('/projects/{project_id}', 'delete')).toContain('409');
  expect(statusesOf('/projects/{project_id}', 'get')).not.toContain('409');
});

test('a create is described as a form, which every generator can send; a GET with a body says that it has one', () => {
  const { content } = (document.paths['/projects'].post as Operation).requestBody!;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(document.paths['/projects'].post.requestBody.description).toContain('application/geo+json');
  expect(content['multipart/form-data']!.schema.properties).toMatchObject({ file: { format: 'binary' }, geojson: { type: 'string' } });
  const group = document.paths['/api/user'].get as Operation;
  expect(group.description).toContain('GET that carries a JSON body');
  expect(group.requestBody!.content['application/json']!.schema.required).toEqual(['name', 'user_group_id']);
});

test('every resource has a name, and every answer is open for fields to come', () => {
  const { schemas } = document.components;
  for (const name of [
    'Project',
    'ProjectListItem',
    'ClimateRecord',
    'WeatherRecord',
    'ClimateRiskSummary',
    'DeforestationSummaryRecord',
    'AreaResult',
    'AvailableData',
    'UserGroup',
    'ProductState',
    'Phrase',
  ])
    expect(schemas[name]?.type, name).toBe('object');
  const replies = operations
    .map(([, , { operationId, responses }]) => ({ operationId, schema: (responses['200'] as any).content['application/json']?.schema }))
    .filter(({ operationId, schema }) => schema !== undefined && !['health', 'ready'].includes(operationId));
  expect(replies.length).toBeGreaterThan(25);
  for (const { operationId, schema } of replies)
    expect((schema.items ?? schema).$ref, operationId).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
  expect(schemas.Project.properties.geometry).toEqual({ $ref: '#/components/schemas/Geometry' });
  expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false');
});

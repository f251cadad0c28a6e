import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decode, readGeoJson, ValidationFault } from '#api/index.ts';
import { api, type Operation } from '#operations/index.ts';
import { apiDocs } from '#operations/docs.ts';
import { expectRefusalWords } from '../helpers/refusal-words.ts';

function faultsOf(operation: Operation, query: unknown, params: unknown = { project_id: 'p' }): string[] {
  try {
    decode(api[operation], { params, query, body: undefined });
  } catch (error) {
    if (!(error instanceof ValidationFault)) throw error;
    expectRefusalWords(error.detail);
    return error.detail.map(({ loc, type }) => `${loc.join('.')} ${type}`);
  }
  return [];
}

test('docs/api is what the contract says; run scripts/generate-api-docs.ts when this fails', () => {
  for (const [name, text] of Object.entries(apiDocs())) expect(readFileSync(`docs/api/${name}`, 'utf8') === text, name).toBe(true);
});

test.each<[Operation, unknown, string[]]>([
  ['climate', {}, []],
  ['climate', { period: 'daily' }, ['query.period enum']],
  ['climate', { start_date: '2020-02-30' }, ['query.start_date date_from_datetime_parsing']],
  ['climate', { start_date: '2014-12-31' }, ['query.start_date greater_than_equal']],
  ['climate', { end_date: '2100-01-02' }, ['query.end_date less_than_equal']],
  ['climate', { ssp126_weight: '0' }, ['query.ssp126_weight greater_than']],
  ['climate', { ssp126_weight: 'Infinity' }, ['query.ssp126_weight float_parsing']],
  ['climate', { ssp126_weight: '0.2' }, ['query.ssp585_weight value_error']],
  ['climate', { ssp126_weight: ['9', '0.1'], unknown: 'x' }, []],
  ['climate', { ssp245_weight: '0.5', ssp585_weight: '0.5' }, []],
  ['climate', { ssp245_weight: '0.5', ssp585_weight: '0.4' }, ['query.ssp585_weight value_error']],
  ['climate', { ssp245_weight: '1', ssp585_weight: '0' }, ['query.ssp585_weight greater_than']],
  ['createProject', {}, ['query.project_name missing']],
  ['createProject', { project_name: 'a', is_collection: 'maybe', is_control_pool: 'YES' }, ['query.is_collection bool_parsing']],
])('%s %j', (operation, query, faults) => {
  expect(faultsOf(operation, query)).toEqual(faults);
});

test.each([
  [{}, [0.1, 0.4, 0.4, 0.1]],
  [{ ssp245_weight: '0.5', ssp585_weight: '0.5' }, [0, 0.5, 0, 0.5]],
  [{ ssp370_weight: '1' }, [0, 0, 1, 0]],
  // Not 1 by themselves, but with the defaults of the others.
  [{ ssp126_weight: '0.3', ssp370_weight: '0.2' }, [0.3, 0.4, 0.2, 0.1]],
])('weights %j are completed to %j', (query, expected) => {
  const { query: read } = decode(api.climate, { params: { project_id: 'p' }, query, body: undefined });
  expect([read.ssp126_weight, read.ssp245_weight, read.ssp370_weight, read.ssp585_weight]).toEqual(expected);
});

test('a large shape is read fast and rebuilt; a bad vertex is named; nesting has a limit', () => {
  const ring = Array.from({ length: 100_000 }, (_, index) => [Math.cos(index / 16000), Math.sin(index / 16000)]);
  const document = { type: 'Polygon', coordinates: [ring] };
  const read = readGeoJson(document);
  expect(read.ok && read.features[0]!.geometry).toEqual(document);
  expect(read.ok && read.features[0]!.geometry).not.toBe(document);
  expect(
    readGeoJson({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 'x'],
        ],
      ],
    }),
  ).toMatchObject({ ok: false, issues: [{ path: ['coordinates', 0, 3, 1], type: 'float_type' }] });
  let nested: unknown = { type: 'Point', coordinates: [0, 0] };
  for (let depth = 0; depth < 50_000; depth += 1) nested = { type: 'GeometryCollection', geometries: [nested] };
  expect(readGeoJson(nested).ok).toBe(false);
  const bad = readGeoJson({ type: 'MultiPoint', coordinates: Array.from({ length: 100_000 }, () => 'x') });
  expect(bad.ok === false && bad.issues.length).toBe(100);
});

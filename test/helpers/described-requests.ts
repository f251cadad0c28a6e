import fc from 'fast-check';
import { parcelAt } from './parcels.ts';

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
/** An operation of the interface description, as far as requests are made from it. */
export interface Described {
  path: string;
  method: string;
  id: string;
  parameters: Parameter[];
  hasBody: boolean;
  /** by status */
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

export const operationsIn = (document: { paths: Record<string, Record<string, any>> }): Described[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
      .map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        id: String(operation.operationId),
        parameters: (operation.parameters ?? []) as Parameter[],
        hasBody: operation.requestBody !== undefined,
        responses: operation.responses,
      })),
  );

const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
export const nonsense = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', 'null', 'NaN', '-1', '1e999', '0x10', '2024-02-30', '../..', '%00', '\0', '__proto__', '9'.repeat(400), '٣'),
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

/** Half as the description asks for, half with nonsense in a place. */
export function queryOf(all: Parameter[]): fc.Arbitrary<Record<string, string>> {
  const parameters = all.filter((one) => one.in === 'query');
  const plain = parameters.filter((one) => !one.name.endsWith('_weight'));
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
  if (parameters.length === 0) return weighted;
  const spoilt = fc
    .tuple(weighted, fc.constantFrom(...parameters.map(({ name }) => name)), nonsense)
    .map(([query, name, value]) => ({ ...query, [name]: value }));
  return fc.oneof(weighted, spoilt);
}

const kinds = fc.constantFrom('Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon');
const position = fc.tuple(fc.double({ min: -181, max: 181 }), fc.double({ min: -91, max: 91 }));
const geometries = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: -170, max: 170 }), fc.integer({ min: -80, max: 80 }))
      .map(([lon, lat]) => parcelAt(lon, lat) as object),
  },
  fc.record({
    type: kinds,
    coordinates: fc.oneof(position, fc.array(position, { maxLength: 6 }), fc.array(fc.array(position, { maxLength: 6 }), { maxLength: 3 })),
  }),
  fc.constantFrom<object>(
    { type: 'Polygon', coordinates: [] },
    { type: 'FeatureCollection', features: [] },
    { type: 'Feature', geometry: null, properties: null },
    { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }, parcelAt(3, 4)] },
  ),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
);
const group = fc.record({
  name: fc.constantFrom('Team', ''),
  user_group_id: fc.constantFrom('one', 'two'),
  mapping: fc.constant({}),
  properties: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
});

/** The body of a request; a form where it is wrapped in one. */
export interface RequestBody {
  json?: unknown;
  form?: { field: 'file' | 'geojson'; text: string };
}
/** Nothing here turns the network on. */
export function bodyOf(id: string): fc.Arbitrary<RequestBody> {
  if (id === 'create-project')
    return fc.oneof(
      geometries.map((json) => ({ json })),
      fc
        .record({
          field: fc.constantFrom('file' as const, 'geojson' as const),
          text: fc.oneof(
            geometries.map((one) => JSON.stringify(one)),
            nonsense,
          ),
        })
        .map((form) => ({ form })),
    );
  if (id === 'geojson-area') return geometries.map((json) => ({ json }));
  const values = fc.jsonValue({ maxDepth: 2 });
  if (id.endsWith('user-group')) return fc.oneof(group, values).map((json) => ({ json }));
  return (id === 'change-collection' ? fc.oneof(fc.constantFrom<unknown>({ paused: false }, { offline: true }, {}), values) : values)
    .filter((value) => JSON.stringify(value) !== '{"offline":false}')
    .map((json) => ({ json }));
}

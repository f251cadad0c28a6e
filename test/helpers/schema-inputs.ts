import fc from 'fast-check';

/** JSON Schema as zod writes it, as far as inputs are made from it. */
export type Schema = boolean | SchemaObject;
interface SchemaObject {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
}

const maxTextLength = 40;
const maxEntries = 4;

/** What a message of a page can carry and no schema of texts and numbers expects. */
const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    'a\0b',
    '%00',
    '<img src=x onerror=alert(1)>',
    '‮txt.exe',
    '\ud800',
    'x'.repeat(5000),
    -1,
    Number.NaN,
    Infinity,
    2 ** 53,
    1e308,
    [],
    {},
    [[[[[]]]]],
    new Uint8Array(0),
    new Uint8Array(200).fill(0xff),
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  ),
  fc.string({ unit: 'binary', maxLength: maxTextLength }),
  fc.jsonValue({ maxDepth: 3 }),
);

const something: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ maxLength: maxTextLength }),
);

/** Values that a schema allows. `named` gives values for a property by its name, such as ids that exist; null where it knows none. */
export function fitting(schema: Schema, named: (name: string) => fc.Arbitrary<unknown> | null): fc.Arbitrary<unknown> {
  // `true` and `false` are schemas too: of everything, and of nothing, which nobody can make.
  if (typeof schema === 'boolean') return something;
  const { minLength = 0, maxLength = maxTextLength, minItems = 0 } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, named)));
  if (schema.allOf) return fitting(schema.allOf[0]!, named);
  switch (schema.type) {
    case 'string':
      return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)) });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? schema.exclusiveMinimum ?? -1000, max: schema.maximum ?? 1e6 });
    case 'number':
      return fc.double({ min: schema.minimum ?? schema.exclusiveMinimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, named), { minLength: minItems, maxLength: Math.max(minItems, maxEntries) });
    case 'object':
      return objects(schema, named);
    default:
      return something;
  }
}

function objects(schema: SchemaObject, named: (name: string) => fc.Arbitrary<unknown> | null): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, named(name) ?? fitting(field, named)] as const);
  const own = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) });
  if (fields.length > 0 || additionalProperties === undefined || additionalProperties === false) return own;
  return fc.dictionary(fc.string({ maxLength: 12 }), fitting(additionalProperties, named), { maxKeys: maxEntries });
}

/** The same with one value in it, or all of it, replaced by what nobody expects. */
export const spoilt = (input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(input, hostileValues, fc.nat()).map(([value, hostile, place]) => {
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return hostile;
    const names = Object.keys(value);
    const name = names[place % (names.length + 1)];
    return name === undefined ? hostile : { ...value, [name]: hostile };
  });

import { className, pythonName, quoted, said } from './names.ts';

/** What of JSON Schema the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  additionalProperties?: Schema | boolean;
}

const plain: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };
const isNull = ({ type }: Schema): boolean => type === 'null';

/** Records of a description as dataclasses of Python, in the order in which they are first needed. */
export class PythonTypes {
  readonly #named: Record<string, Schema>;
  readonly #written = new Map<string, string>();
  constructor(named: Record<string, Schema>) {
    this.#named = named;
    for (const name of Object.keys(named)) this.#ofReference(name);
  }

  /** All dataclasses, as text. */
  get text(): string {
    return [...this.#written.values()].filter((text) => text !== '').join('\n\n\n');
  }

  /** The hint of a value; `name` is what a record without a name of its own is called. */
  hint(schema: Schema, name: string): string {
    if (schema.$ref) return this.#ofReference(schema.$ref.split('/').at(-1)!);
    if (schema.const !== undefined) return this.#literal([schema.const]);
    if (schema.enum) return this.#literal(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.#choice(choices, name);
    if (Array.isArray(schema.type))
      return this.#choice(
        schema.type.map((type) => ({ ...schema, type })),
        name,
      );
    if (schema.type === 'array') return `List[${schema.items ? this.hint(schema.items, `${name}Item`) : 'Any'}]`;
    if (schema.type === 'object') return this.#ofObject(schema, name);
    return plain[schema.type ?? ''] ?? 'Any';
  }

  #literal(values: unknown[]): string {
    const texts = values.map((value) =>
      typeof value === 'boolean' ? (value ? 'True' : 'False') : value === null ? 'None' : JSON.stringify(value),
    );
    // Python has no literals with a fraction.
    return values.every((value) => typeof value !== 'number' || Number.isInteger(value)) ? `Literal[${texts.join(', ')}]` : 'float';
  }

  /** One of several records cannot be told from the others by its description alone: it stays a dictionary. */
  #choice(choices: Schema[], name: string): string {
    const rest = choices.filter((choice) => !isNull(choice));
    const hints = new Set(
      rest.map((choice, index) => (rest.length === 1 ? this.hint(choice, name) : this.#simple(choice, `${name}${index + 1}`))),
    );
    const one = hints.size === 1 ? [...hints][0]! : hints.has('Any') ? 'Any' : `Union[${[...hints].join(', ')}]`;
    return rest.length < choices.length && one !== 'Any' && !one.startsWith('Optional[') ? `Optional[${one}]` : one;
  }

  #simple(schema: Schema, name: string): string {
    return schema.$ref || schema.type === 'object' || schema.anyOf || schema.oneOf ? 'Any' : this.hint(schema, name);
  }

  #ofReference(name: string): string {
    const schema = this.#named[name];
    if (!schema) return 'Any';
    return schema.type === 'object' && schema.properties ? this.#ofObject(schema, name) : this.hint(schema, name);
  }

  #ofObject(schema: Schema, name: string): string {
    if (!schema.properties) {
      const { additionalProperties: values } = schema;
      return `Dict[str, ${typeof values === 'object' ? this.hint(values, `${name}Value`) : 'Any'}]`;
    }
    const record = className(name);
    if (!this.#written.has(record)) {
      this.#written.set(record, '');
      const text = this.#dataclass(record, schema);
      // Behind those that it is made of.
      this.#written.delete(record);
      this.#written.set(record, text);
    }
    return record;
  }

  #dataclass(record: string, { properties = {}, required = [], description }: Schema): string {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const hint = this.hint(schema, `${record} ${name}`);
      const isRequired = required.includes(name);
      const optional = isRequired || hint === 'Any' || hint.startsWith('Optional[') ? hint : `Optional[${hint}]`;
      const initial = isRequired ? '' : 'default=None, ';
      return { isRequired, line: `    ${pythonName(name)}: ${optional} = field(${initial}metadata={"name": ${quoted(name)}})` };
    });
    const ordered = [...fields.filter((one) => one.isRequired), ...fields.filter((one) => !one.isRequired)];
    return [
      '@dataclass',
      `class ${record}:`,
      ...(description ? [`    """${said(description)}"""`, ''] : []),
      ...ordered.map(({ line }) => line),
      '    other_fields: Dict[str, Any] = field(default_factory=dict)',
    ].join('\n');
  }
}

import type * as z from 'zod';
import { provenanceFields } from '#api/primitives.ts';
import { api, type Operation } from '#operations/index.ts';
import { isObject } from '#domain/object.ts';

export type Plain = string | number | boolean | null;
/** One thing that an answer says: where it stands ("method.version") and what it is. */
interface Fact {
  path: string;
  value: Plain;
}
/** A list of records of an answer. `path` is '' where the answer itself is the list. */
interface FactTable {
  path: string;
  columns: { key: string; numeric: boolean }[];
  rows: Record<string, Plain>[];
}
export interface GenericContent {
  facts: Fact[];
  tables: FactTable[];
}

const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
/** a list of this many plain values reads well in one line */
const lineLength = 12;
const deepest = 8;
/** as much of a nested thing as a cell shows */
const cellCharacters = 160;
const text = (value: unknown) => {
  const written = JSON.stringify(value) ?? '';
  return written.length > cellCharacters ? `${written.slice(0, cellCharacters)}…` : written;
};

function rowOf(record: Record<string, unknown>, path = '', depth = 0): Record<string, Plain> {
  const row: Record<string, Plain> = {};
  for (const [name, value] of Object.entries(record)) {
    const key = joined(path, name);
    if (isPlain(value)) row[key] = value;
    else if (isObject(value) && depth < 3) Object.assign(row, rowOf(value, key, depth + 1));
    else if (Array.isArray(value) && value.length <= lineLength && value.every(isPlain)) row[key] = value.join(', ');
    else row[key] = text(value);
  }
  return row;
}

/** Everything in an answer of any shape, nothing interpreted: lists of records as tables, all else as path and value. */
export function genericContent(answer: unknown): GenericContent {
  const facts: Fact[] = [];
  const tables: FactTable[] = [];
  const walk = (value: unknown, path: string, depth: number): void => {
    if (value === undefined) return;
    if (isPlain(value)) facts.push({ path, value });
    else if (depth > deepest) facts.push({ path, value: text(value) });
    else if (Array.isArray(value)) {
      if (value.length > 0 && value.every(isObject)) {
        const rows = value.map((record) => rowOf(record));
        const keys = [...new Set(rows.slice(0, 500).flatMap((row) => Object.keys(row)))];
        tables.push({ path, columns: keys.map((key) => ({ key, numeric: rows.some((row) => typeof row[key] === 'number') })), rows });
      } else if (value.length <= lineLength && value.every(isPlain)) facts.push({ path, value: value.join(', ') });
      else facts.push({ path, value: text(value) });
    } else if (isObject(value)) for (const [name, inner] of Object.entries(value)) walk(inner, joined(path, name), depth + 1);
  };
  walk(answer, '', 0);
  return { facts, tables };
}

/** A schema without its wrappers (nullable, optional, default, …). */
function core(schema: z.core.$ZodType): z.core.$ZodTypeDef & { element?: z.core.$ZodType; shape?: z.core.$ZodShape } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return core(def.innerType);
  return def.type === 'pipe' ? core(def.out) : def;
}

/** Fields of our own service that its schema leaves open and a panel shows, beside where an answer comes from. */
const shown: Partial<Record<Operation, readonly string[]>> = {
  baselineSequestration: [
    'zone',
    'factors_used',
    'unit',
    'notice',
    'area_hectares',
    'area_ha',
    'stand',
    'source_note',
    'woody_ha',
    'forest_ha',
    'status',
  ],
};
const everywhere = new Set(provenanceFields);
/** What tells one record of a list from another, kept beside its unknown fields. */
const marks = ['period', 'year', 'risk', 'name', 'product', 'date'];

function unknownIn(schema: z.core.$ZodType | null, value: unknown, also: ReadonlySet<string>): unknown {
  if (schema === null) return value;
  const { type, element, shape } = core(schema);
  if (type === 'array' && element && Array.isArray(value)) {
    const rest = value.map((item) => unknownIn(element, item, also));
    if (rest.every((item) => item === undefined)) return undefined;
    return rest.flatMap((item, index) => {
      if (item === undefined) return [];
      const record: unknown = value[index];
      return [
        isObject(item) && isObject(record)
          ? {
              ...Object.fromEntries(
                marks
                  .filter((name) => isPlain(record[name]) && record[name] !== undefined)
                  .slice(0, 1)
                  .map((name) => [name, record[name]]),
              ),
              ...item,
            }
          : item,
      ];
    });
  }
  if (type === 'object' && shape && isObject(value)) {
    const rest: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(value)) {
      if (also.has(name)) continue;
      const left = unknownIn(Object.hasOwn(shape, name) ? shape[name]! : null, inner, also);
      if (left !== undefined) rest[name] = left;
    }
    return Object.keys(rest).length > 0 ? rest : undefined;
  }
  // A place where the schema takes anything, or something of another shape than it says.
  return type === 'array' || type === 'object' ? value : undefined;
}

/** The part of an answer that the API does not name and no panel shows; undefined when there is none. */
export function unknownPart(operation: Operation, answer: unknown, panelShows: readonly string[] = []): unknown {
  return unknownIn(api[operation].reply, answer, new Set([...everywhere, ...(shown[operation] ?? []), ...panelShows]));
}

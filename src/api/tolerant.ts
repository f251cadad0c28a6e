import * as z from 'zod';

/** Where an answer was not what the contract says, and what was done about it. */
export interface Deviation {
  path: string;
  rule: string;
  got: string;
}
export type TolerantAnswer<T> = { ok: true; value: T; deviations: Deviation[] } | { ok: false; deviations: Deviation[]; message: string };

const rounds = 6;

function parentOf(root: unknown, path: PropertyKey[]): Record<PropertyKey, unknown> | null {
  let at: unknown = root;
  for (const key of path.slice(0, -1)) at = (at as Record<PropertyKey, unknown> | null)?.[key];
  return typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>) : null;
}

/** Services that page their lists wrap them. */
const wrappers = ['items', 'data', 'results', 'records', 'projects'];
const listIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? wrappers.filter((name) => Array.isArray((value as Record<string, unknown>)[name])) : [];

/** Names under which services put an answer beside words about it. */
const envelopes = ['data', 'result', 'results', 'response', 'payload', 'content', 'record', 'records', 'items'];
/** How many envelopes may lie in each other. */
const maxEnvelopes = 2;

/**
 * `12,5` and `1 234,5` are written so in most countries, `1,234.5` in others. `1,234` may be either, a thousand times apart: it stays a text, which is better than a
 * wrong figure.
 */
function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed !== '' && Number.isFinite(Number(trimmed))) return Number(trimmed);
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(trimmed)) return null;
  if (/^[+-]?(\d+|\d{1,3}([ .'\u00a0\u202f]\d{3})+),\d+$/.test(trimmed))
    return Number(trimmed.replaceAll(/[ .'\u00a0\u202f]/g, '').replace(',', '.'));
  return /^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : null;
}

/** A change that could make the value at an issue fit, or null. */
function remedy(issue: z.core.$ZodIssue, value: unknown): { value?: unknown; drop?: true; rule: string } | null {
  if (issue.code === 'invalid_type') {
    const number = issue.expected === 'number' && typeof value === 'string' ? numberOf(value) : null;
    if (number !== null) return { value: number, rule: 'text read as a number' };
    if (issue.expected === 'string' && typeof value === 'number') return { value: String(value), rule: 'number read as text' };
    if (issue.expected === 'boolean' && typeof value === 'string' && /^(true|false)$/i.test(value))
      return { value: value.toLowerCase() === 'true', rule: 'text read as a boolean' };
    if (issue.expected === 'boolean' && (value === 0 || value === 1)) return { value: value === 1, rule: 'number read as a boolean' };
    if (issue.expected === 'object' && Array.isArray(value) && value.length === 1)
      return { value: value[0], rule: 'list of one read as a record' };
    const [listName] = issue.expected === 'array' && issue.path.length === 0 ? listIn(value) : [];
    if (listName !== undefined) return { value: (value as Record<string, unknown>)[listName], rule: `list found under ${listName}` };
    if (issue.expected === 'array' && typeof value === 'object' && value !== null)
      return { value: [value], rule: 'one record read as a list' };
    if (issue.expected === 'array' && value === null) return { value: [], rule: 'null read as an empty list' };
  }
  if (
    issue.code === 'invalid_format' &&
    issue.format === 'datetime' &&
    typeof value === 'string' &&
    /^(\d{9,10}|\d{12,13})(\.\d+)?$/.test(value)
  )
    return {
      value: new Date(Number(value) * (/^\d{12}/.test(value) ? 1 : 1000)).toISOString(),
      rule: 'seconds or milliseconds since 1970 read as a time',
    };
  if (issue.code === 'invalid_format' && typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(value))
    return { value: `${value.replace(' ', 'T')}Z`, rule: 'time without a zone read as UTC' };
  if (issue.code === 'invalid_format' && typeof value === 'string' && /T\d\d:\d\d(:\d\d(\.\d+)?)?[+-]\d{4}$/.test(value))
    return { value: `${value.slice(0, -2)}:${value.slice(-2)}`, rule: 'offset without a colon read as one with it' };
  if (issue.code === 'invalid_format' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return { value: `${value}T00:00:00Z`, rule: 'date read as its midnight in UTC' };
  return value === undefined ? null : { drop: true, rule: 'value that does not fit left out' };
}

/**
 * Reads an answer of somebody else's service: extra fields stay, numbers as text, naive times, one record for a list and unfit optional fields are
 * mended and noted. A required field that is missing ends it.
 */
export function readTolerantly<T extends z.ZodType>(schema: T, raw: unknown): TolerantAnswer<z.output<T>> {
  const read = readAsItIs(schema, raw);
  return read.ok ? read : (unpacked(schema, raw, maxEnvelopes) ?? read);
}

/** The answer inside of an envelope; null where there is none, or none that fits. */
function unpacked<T extends z.ZodType>(schema: T, raw: unknown, depth: number): (TolerantAnswer<z.output<T>> & { ok: true }) | null {
  if (depth === 0 || typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  for (const name of envelopes) {
    const inner = (raw as Record<string, unknown>)[name];
    if (typeof inner !== 'object' || inner === null) continue;
    const read = readAsItIs(schema, inner);
    const found = read.ok ? read : unpacked(schema, inner, depth - 1);
    if (found) return { ...found, deviations: [{ path: '', rule: `answer found under ${name}`, got: '' }, ...found.deviations] };
  }
  return null;
}

function readAsItIs<T extends z.ZodType>(schema: T, raw: unknown): TolerantAnswer<z.output<T>> {
  const deviations: Deviation[] = [];
  const holder = { value: structuredClone(raw) };
  const nulled = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const result = schema.safeParse(holder.value);
    if (result.success) return { ok: true, value: keepExtras(holder.value, result.data) as z.output<T>, deviations };
    let mended = false;
    for (const issue of result.error.issues.slice(0, 2000)) {
      const path: PropertyKey[] = ['value', ...issue.path];
      const parent = parentOf(holder, path);
      const key = path.at(-1)!;
      const place = issue.path.join('.');
      // A figure that is not there is "no value"; where the contract needs one, the next round ends here.
      const isMissingFigure = issue.code === 'invalid_type' && issue.expected === 'number' && parent?.[key] === undefined;
      if (nulled.has(place)) continue;
      if (isMissingFigure) nulled.add(place);
      const change = parent && (isMissingFigure ? { value: null, rule: 'missing figure read as no value' } : remedy(issue, parent[key]));
      if (!parent || !change || (change.drop && path.length === 1)) continue;
      if (deviations.length < 50)
        deviations.push({
          path: issue.path.join('.'),
          rule: change.rule,
          got: String(JSON.stringify(parent[key]) ?? 'nothing').slice(0, 60),
        });
      if (change.drop) delete parent[key];
      else parent[key] = change.value;
      mended = true;
    }
    if (!mended) {
      const [first] = result.error.issues;
      return { ok: false, deviations, message: `${first?.path.join('.') || 'the answer'}: ${first?.message ?? 'does not fit'}` };
    }
  }
  return { ok: false, deviations, message: 'the answer stays unlike the contract after mending' };
}

/** zod drops unknown fields of strict objects; a provider's extras are shown, so they are put back. */
function keepExtras(raw: unknown, parsed: unknown): unknown {
  if (Array.isArray(raw) && Array.isArray(parsed)) return parsed.map((item, index) => keepExtras(raw[index], item));
  if (typeof raw === 'object' && raw !== null && typeof parsed === 'object' && parsed !== null && !(parsed instanceof Uint8Array)) {
    const merged: Record<string, unknown> = { ...(raw as Record<string, unknown>) };
    for (const [key, value] of Object.entries(parsed))
      if (key !== '__proto__') merged[key] = keepExtras((raw as Record<string, unknown>)[key], value);
    return merged;
  }
  return parsed;
}

import * as z from 'zod';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { numberInText, percentInText } from './written-number.ts';
import { timeInText } from './written-time.ts';

/** Where an answer was not what the contract says, and what was done about it. */
export interface Deviation {
  path: string;
  rule: string;
  got: string;
  /** a reading that people should know of, as a sentence: it was inferred, and could be wrong */
  phrase?: ForeignPhrase;
}
export type TolerantAnswer<T> = { ok: true; value: T; deviations: Deviation[] } | { ok: false; deviations: Deviation[]; message: string };

/** Mending a value can show the next fault in it. */
const maxRounds = 6;
const maxIssuesARound = 2000;
/** A record with more faults than all rounds can mend is not what the contract means. */
const maxIssues = maxRounds * maxIssuesARound;
const maxDeviations = 50;
const maxGotLength = 60;

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

/** A change that could make a value fit; `drop` leaves an optional field out. */
type Remedy = { value?: unknown; drop?: true; rule: string };

/** Remedies by the type that the contract expects. */
const byExpectedType: Record<string, (value: unknown, name: PropertyKey | undefined) => Remedy | null> = {
  number: (value, name) => {
    if (typeof value !== 'string') return null;
    const number = numberInText(value);
    if (number !== null) return { value: number, rule: 'text read as a number' };
    const percent = percentInText(value);
    // A share of one is asked for, and one of a hundred is written.
    const share = percent !== null && String(name).endsWith('_0_1') ? percent / 100 : percent;
    return share === null ? null : { value: share, rule: 'text with a per cent sign read as a number' };
  },
  string: (value) => (typeof value === 'number' ? { value: String(value), rule: 'number read as text' } : null),
  boolean: (value) => {
    if (typeof value === 'string' && /^(true|false)$/i.test(value))
      return { value: value.toLowerCase() === 'true', rule: 'text read as a boolean' };
    return value === 0 || value === 1 ? { value: value === 1, rule: 'number read as a boolean' } : null;
  },
  object: (value) => (Array.isArray(value) && value.length === 1 ? { value: value[0], rule: 'list of one read as a record' } : null),
  array: (value, name) => {
    const [listName] = name === undefined ? listIn(value) : [];
    if (listName !== undefined) return { value: (value as Record<string, unknown>)[listName], rule: `list found under ${listName}` };
    if (typeof value === 'object' && value !== null) return { value: [value], rule: 'one record read as a list' };
    return value === null ? { value: [], rule: 'null read as an empty list' } : null;
  },
};

function remedy(issue: z.core.$ZodIssue, value: unknown): Remedy | null {
  const found =
    issue.code === 'invalid_type'
      ? byExpectedType[issue.expected]?.(value, issue.path.at(-1))
      : issue.code === 'invalid_format' && issue.format === 'datetime' && typeof value === 'string'
        ? timeInText(value)
        : null;
  return found ?? (value === undefined ? null : { drop: true, rule: 'value that does not fit left out' });
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

type Place = readonly PropertyKey[];

function told(root: Place, [first]: z.core.$ZodIssue[]): string {
  const place = [...root, ...(first?.path ?? [])].join('.');
  return `${place || 'the answer'}: ${first?.message ?? 'does not fit'}`;
}

function readAsItIs<T extends z.ZodType>(schema: T, raw: unknown, root: Place = []): TolerantAnswer<z.output<T>> {
  const deviations: Deviation[] = [];
  const holder = { value: raw };
  const nulled = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    if (schema instanceof z.ZodArray && Array.isArray(holder.value))
      return readList(schema, holder.value, root, deviations) as TolerantAnswer<z.output<T>>;
    const result = schema.safeParse(holder.value);
    if (result.success) return { ok: true, value: keepExtras(holder.value, result.data) as z.output<T>, deviations };
    const { issues } = result.error;
    // What is copied to be mended is no larger than what was parsed: nothing may run out of memory where no limit can stop it.
    if (issues.length > maxIssues) return { ok: false, deviations, message: told(root, issues) };
    if (holder.value === raw) holder.value = structuredClone(raw);
    const mended = issues.slice(0, maxIssuesARound).filter((issue) => mend(holder, issue, root, nulled, deviations));
    if (mended.length === 0) return { ok: false, deviations, message: told(root, issues) };
  }
  return { ok: false, deviations, message: 'the answer stays unlike the contract after mending' };
}

/**
 * A list, record by record, up to the first that cannot be read: the schema of a whole list would make every fault of every record before it says one, and a few
 * megabytes of empty records took gigabytes.
 */
function readList(schema: z.ZodArray, raw: unknown[], root: Place, before: Deviation[]): TolerantAnswer<unknown[]> {
  const deviations = [...before];
  const value: unknown[] = [];
  for (const [index, record] of raw.entries()) {
    const read = readAsItIs(schema.element as z.ZodType, record, [...root, index]);
    deviations.push(...read.deviations.slice(0, maxDeviations - deviations.length));
    if (!read.ok) return { ok: false, deviations, message: read.message };
    value.push(read.value);
  }
  return { ok: true, value, deviations };
}

/** Changes the value at an issue and notes the deviation. A missing figure becomes null once: where the contract needs a number, the next round fails. */
function mend(holder: { value: unknown }, issue: z.core.$ZodIssue, root: Place, nulled: Set<string>, deviations: Deviation[]): boolean {
  const path: PropertyKey[] = ['value', ...issue.path];
  const parent = parentOf(holder, path);
  const key = path.at(-1)!;
  const place = [...root, ...issue.path].join('.');
  const isMissingFigure = issue.code === 'invalid_type' && issue.expected === 'number' && parent?.[key] === undefined;
  if (nulled.has(place)) return false;
  if (isMissingFigure) nulled.add(place);
  if (!parent) return false;
  const change: Remedy | null = isMissingFigure ? { value: null, rule: 'missing figure read as no value' } : remedy(issue, parent[key]);
  if (!change || (change.drop && path.length === 1)) return false;
  if (deviations.length < maxDeviations)
    deviations.push({ path: place, rule: change.rule, got: String(JSON.stringify(parent[key]) ?? 'nothing').slice(0, maxGotLength) });
  if (change.drop) delete parent[key];
  else parent[key] = change.value;
  return true;
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

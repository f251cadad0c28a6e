/** One name and its value in a JSON object, as a person types it. `value` is the text in the field: for numbers and JSON the very characters, so that nothing is rounded or reformatted. */
export type FieldType = 'text' | 'number' | 'boolean' | 'json' | 'null';
export interface FieldRow {
  key: string;
  type: FieldType;
  value: string;
}
export type JsonFault =
  | { code: 'json'; reason: string; line: number | null; column: number | null }
  | { code: 'object' }
  | { code: 'twice'; name: string }
  | { code: 'empty' }
  | { code: 'number'; text: string }
  | { code: 'rowJson'; name: string; reason: string };
export type Read<T> = { ok: true; value: T } | { ok: false; fault: JsonFault; /** row that it is about */ row?: number };

const wellFormedNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function parse(text: string): Read<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const before = position === undefined ? (/end of JSON/i.test(message) ? text : null) : text.slice(0, Number(position));
    return {
      ok: false,
      fault: {
        code: 'json',
        reason: message.replace(/ ?(?:in JSON )?at position.*$/s, '').replace(/, ".*" is not valid JSON$/s, ''),
        line: before === null ? null : before.split('\n').length,
        column: before === null ? null : before.length - before.lastIndexOf('\n'),
      },
    };
  }
}

interface Member {
  key: string;
  from: number;
  to: number;
}
/** Members of the outermost object with the place of each value, of text that JSON.parse takes; or the name that stands twice in one object, at any depth. */
function membersOf(text: string): { members: Member[]; twice: string | null } {
  const members: Member[] = [];
  const open: { isObject: boolean; keys: Set<string> }[] = [];
  let key: string | null = null;
  let isKey = false;
  let from = -1;
  /** A value of the outermost object ends. */
  const endMember = (to: number) => {
    if (open.length !== 1 || key === null) return;
    members.push({ key, from, to });
    key = null;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    const top = open.at(-1);
    if (letter === '"') {
      const start = at;
      for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
      if (top?.isObject && isKey) {
        const name = JSON.parse(text.slice(start, at + 1)) as string;
        if (top.keys.has(name)) return { members, twice: name };
        top.keys.add(name);
        isKey = false;
        if (open.length === 1) key = name;
      }
    } else if (letter === '{' || letter === '[') {
      open.push({ isObject: letter === '{', keys: new Set() });
      isKey = letter === '{';
    } else if (letter === '}' || letter === ']') {
      endMember(at);
      open.pop();
    } else if (letter === ',') {
      endMember(at);
      isKey = top?.isObject ?? false;
    } else if (letter === ':' && open.length === 1) from = at + 1;
  }
  return { members, twice: null };
}

const typeOf = (value: unknown): FieldType =>
  value === null
    ? 'null'
    : typeof value === 'string'
      ? 'text'
      : typeof value === 'number'
        ? 'number'
        : typeof value === 'boolean'
          ? 'boolean'
          : 'json';

/** The rows of a JSON object. An empty text is an object without any. */
export function rowsIn(text: string): Read<FieldRow[]> {
  if (text.trim() === '') return { ok: true, value: [] };
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    return { ok: false, fault: { code: 'object' } };
  const { members, twice } = membersOf(text);
  if (twice !== null) return { ok: false, fault: { code: 'twice', name: twice } };
  return {
    ok: true,
    value: members.map(({ key, from, to }) => {
      const raw = text.slice(from, to).trim();
      const type = typeOf(JSON.parse(raw));
      return { key, type, value: type === 'text' ? (JSON.parse(raw) as string) : type === 'null' ? '' : raw };
    }),
  };
}

/** The JSON text of rows; those without a name and a value stand for nothing. */
export function textOf(rows: readonly FieldRow[]): Read<string> {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const [row, { key, type, value }] of rows.entries()) {
    if (key === '' && value.trim() === '') continue;
    if (key === '') return { ok: false, row, fault: { code: 'empty' } };
    if (seen.has(key)) return { ok: false, row, fault: { code: 'twice', name: key } };
    seen.add(key);
    let written: string;
    if (type === 'text') written = JSON.stringify(value);
    else if (type === 'null') written = 'null';
    else if (type === 'boolean') written = value === 'true' ? 'true' : 'false';
    else if (type === 'number') {
      if (!wellFormedNumber.test(value.trim())) return { ok: false, row, fault: { code: 'number', text: value } };
      written = value.trim();
    } else {
      const parsed = parse(value);
      if (!parsed.ok)
        return { ok: false, row, fault: { code: 'rowJson', name: key, reason: parsed.fault.code === 'json' ? parsed.fault.reason : '' } };
      const { twice } = membersOf(value);
      if (twice !== null) return { ok: false, row, fault: { code: 'twice', name: twice } };
      written = value.trim();
    }
    lines.push(`  ${JSON.stringify(key)}: ${written}`);
  }
  return { ok: true, value: lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}` };
}

/** A row with another type: what was typed stays in the field where the new type can hold it. */
export function withType(row: FieldRow, type: FieldType): FieldRow {
  if (type === row.type) return row;
  if (type === 'boolean') return { ...row, type, value: /^(true|yes|1|sí|si)$/i.test(row.value.trim()) ? 'true' : 'false' };
  if (type === 'json') return { ...row, type, value: row.type === 'text' ? JSON.stringify(row.value) : row.value };
  if (type === 'text' && row.type === 'json') {
    try {
      const value: unknown = JSON.parse(row.value);
      return { ...row, type, value: typeof value === 'string' ? value : row.value };
    } catch {
      return { ...row, type };
    }
  }
  return { ...row, type };
}

/** The two views of one object: what is typed stands in the one that is seen, and is carried over when the other is wanted. */
export interface JsonField {
  view: 'form' | 'json';
  rows: FieldRow[];
  text: string;
}
export function fieldOf(text: string): JsonField {
  const rows = rowsIn(text);
  // What the form cannot show is shown as the text that it is.
  return rows.ok ? { view: 'form', rows: rows.value, text } : { view: 'json', rows: [], text };
}
/** The JSON text of a field in whichever view it is. A form that says what the text said keeps the text, with its blanks. */
export function jsonIn({ view, rows, text }: JsonField): Read<string> {
  if (view === 'json') {
    const read = rowsIn(text);
    return read.ok ? { ok: true, value: text.trim() === '' ? '{}' : text } : read;
  }
  const written = textOf(rows);
  if (!written.ok) return written;
  const kept = rowsIn(text);
  const filled = rows.filter(({ key, value }) => key !== '' || value.trim() !== '');
  return kept.ok && text.trim() !== '' && JSON.stringify(kept.value) === JSON.stringify(filled) ? { ok: true, value: text } : written;
}
export function switched(field: JsonField, view: JsonField['view']): Read<JsonField> {
  if (view === field.view) return { ok: true, value: field };
  const text = jsonIn(field);
  if (!text.ok) return text;
  const rows = rowsIn(text.value);
  return rows.ok ? { ok: true, value: { view, text: text.value, rows: rows.value } } : rows;
}

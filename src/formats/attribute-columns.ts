import type { Properties } from '#geo/types.ts';

export type ColumnKind = 'boolean' | 'integer' | 'real' | 'date' | 'datetime' | 'text' | 'json';
export interface AttributeColumn {
  name: string;
  kind: ColumnKind;
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
/** As GeoPackage writes a time: in UTC, with at most milliseconds. One with another offset would be another text, so it stays text. */
const time = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/;

/** Whether a text is a day of the calendar, not only three numbers. */
function isDay(text: string): boolean {
  const parts = day.exec(text);
  if (!parts) return false;
  const date = new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])));
  return date.getUTCMonth() === Number(parts[2]) - 1 && date.getUTCDate() === Number(parts[3]);
}

const kindOfText = (text: string): ColumnKind => (isDay(text) ? 'date' : isDay(time.exec(text)?.[1] ?? '') ? 'datetime' : 'text');

const kindOf = (value: unknown): ColumnKind => {
  if (typeof value === 'string') return kindOfText(value);
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'real';
  return typeof value === 'object' ? 'json' : 'text';
};

/** The columns that a table of features needs: every name that occurs, of the narrowest kind that holds all its values. */
export class AttributeColumns {
  readonly #kinds = new Map<string, ColumnKind | null>();

  add(properties: Properties | null): void {
    for (const name in properties) {
      const value = properties[name];
      const before = this.#kinds.get(name);
      const kind = value === null || value === undefined ? (before ?? null) : kindOf(value);
      if (kind === before) continue;
      if (kind === null || before === null || before === undefined) this.#kinds.set(name, kind);
      else this.#kinds.set(name, (kind === 'integer' && before === 'real') || (kind === 'real' && before === 'integer') ? 'real' : 'text');
    }
  }

  get list(): AttributeColumn[] {
    return [...this.#kinds].map(([name, kind]) => ({ name, kind: kind ?? 'text' }));
  }
}

/** The same for all rows at once. */
export function attributeColumns(rows: Iterable<Properties>): AttributeColumn[] {
  const columns = new AttributeColumns();
  for (const row of rows) columns.add(row);
  return columns.list;
}

/** A value as text: lists and objects as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

import type { Properties } from '#geo/types.ts';

export type ColumnKind = 'boolean' | 'integer' | 'real' | 'text' | 'json';
export interface AttributeColumn {
  name: string;
  kind: ColumnKind;
}

const kindOf = (value: unknown): ColumnKind => {
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

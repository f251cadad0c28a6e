import type { Feature } from '../geo/types.ts';

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

/** The columns that a table of these features needs: every name that occurs, of the narrowest kind that holds all its values. */
export function attributeColumns(features: Feature[]): AttributeColumn[] {
  const kinds = new Map<string, ColumnKind | null>();
  for (const { properties } of features) {
    for (const [name, value] of Object.entries(properties ?? {})) {
      const before = kinds.get(name) ?? null;
      if (value === null || value === undefined) {
        kinds.set(name, before);
        continue;
      }
      const kind = kindOf(value);
      const both = new Set([before ?? kind, kind]);
      kinds.set(name, both.size === 1 ? kind : both.has('integer') && both.has('real') ? 'real' : 'text');
    }
  }
  return [...kinds].map(([name, kind]) => ({ name, kind: kind ?? 'text' }));
}

/** A value as text: lists and objects as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What a key may do: each scope holds those before it. */
export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** Who asks by a key that is good. */
export interface Caller {
  userId: string;
  scope: Scope;
  /** a number where keys have one; the label is for people */
  key: { id: number | null; label: string };
}

export const holds = (scope: Scope, needed: Scope): boolean => scopes.indexOf(scope) >= scopes.indexOf(needed);

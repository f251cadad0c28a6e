/** What a key may do: each scope holds those before it. */
export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** What a key may do in a collection: what the scope of this name may do there. */
export type CollectionRole = 'read' | 'write';

/** Who asks by a key that is good. */
export interface Caller {
  userId: string;
  scope: Scope;
  /** the collections that it is for, and what it may do there; null: for the whole account */
  collections: ReadonlyMap<string, CollectionRole> | null;
  /** a number where keys have one; the label is for people */
  key: { id: number | null; label: string };
}

/** Whose projects are looked at: all of an account, or its collections of these names with their members alone. */
export interface Reach {
  userId: string;
  collections: readonly string[] | null;
}
/** Names a reach: what was made for one is kept under it. */
export const nameOfReach = ({ userId, collections }: Reach): string => JSON.stringify([userId, collections && [...collections].sort()]);

export const holds = (scope: Scope, needed: Scope): boolean => scopes.indexOf(scope) >= scopes.indexOf(needed);

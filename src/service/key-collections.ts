import type { Route } from '#api/index.ts';
import { api } from '#operations/index.ts';
import { HttpFault } from './http-fault.ts';
import { holds, type Caller, type CollectionRole, type Reach, type Scope } from './storage/caller.ts';
import type { ProjectHead } from './storage/project-heads.ts';
import type { Store } from './storage/store.ts';

/** What a key of some collections may ask besides its projects: nothing there is of the account, and lists of projects and notes tell what is the key's. */
const besideProjects: ReadonlySet<Route> = new Set<Route>([
  api.listProjects,
  api.projectNotes,
  api.geojsonArea,
  api.collection,
  api.sources,
]);
const ofOneProject = '/projects/{project_id}';

/** Whose projects a request looks at. */
export const reachOf = ({ userId, collections }: Pick<Caller, 'userId' | 'collections'>): Reach => ({
  userId,
  collections: collections && [...collections.keys()].sort(),
});

/** What a key of some collections may do with a project. Throws HttpFault 403 for one of none of them, and for a change of one that it only reads. */
export function roleIn(
  collections: ReadonlyMap<string, CollectionRole>,
  { parent_collection: parent, id }: Pick<ProjectHead, 'parent_collection' | 'id'>,
  isChange: boolean,
): CollectionRole {
  const role = collections.get(parent ?? id);
  if (role === undefined) throw new HttpFault(403, { code: 'key-of-other-collections' });
  if (isChange && role !== 'write') throw new HttpFault(403, { code: 'collection-read-only' });
  return role;
}

/**
 * What a key may do for one request of the contract. A key of some collections is refused whatever is not of one project of theirs, so that a new route is held
 * without a word about it; a project that is not there is answered by the route. Throws HttpFault 403.
 */
export async function scopeFor(storage: Store, route: Route, params: unknown, { userId, scope, collections }: Caller): Promise<Scope> {
  if (collections === null) return scope;
  if (besideProjects.has(route)) return 'read';
  if (!route.path.startsWith(ofOneProject)) throw new HttpFault(403, { code: 'key-of-collections' });
  const head = await storage.heads.of(userId, String((params as Record<string, unknown>)['project_id']));
  if (!head) return 'read';
  const role = roleIn(collections, head, route.method !== 'GET');
  return holds(scope, role) ? role : scope;
}

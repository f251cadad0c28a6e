import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence as apiSentence } from '#api/phrases/sentence.ts';
import { decode, detailEntry, ValidationFault, type Route } from '#api/index.ts';
import { api } from '#operations/index.ts';
import type { AreaPacks } from './area-packs.ts';
import type { Creator } from './create/creator.ts';
import { reachOf, scopeFor } from './key-collections.ts';
import { bodyText } from './body-text.ts';
import { HttpFault } from './http-fault.ts';
import { refuseBoundlessJson } from './json-bounds.ts';
import type { JobRunner } from './jobs/runner.ts';
import { sentence } from './phrases/sentence.ts';
import { isSameSecret } from './same-secret.ts';
import { actAs, type Actor } from './storage/acting.ts';
import { holds, type Caller, type Scope } from './storage/caller.ts';
import type { SourceChecks } from './sources/source-checks.ts';
import type { ProjectHead } from './storage/project-heads.ts';
import type { ProjectRow } from './storage/project-rows.ts';
import type { Store } from './storage/store.ts';

/** What the routes work with. */
export interface Services {
  storage: Store;
  jobs: JobRunner;
  creator: Creator;
  /** data packs of projects; null where the service has no folder for them */
  packs: AreaPacks | null;
  sources: SourceChecks;
  /** lets its holder make user groups */
  adminToken: string;
  now: () => Date;
}
declare module 'fastify' {
  interface FastifyRequest {
    /** the account of the key; for routes of user groups, the token; '' before it is known */
    userId: string;
    /** what the key may do; for routes of user groups it says nothing */
    scope: Scope;
    /** the collections that the key is for; null: for the whole account */
    collections: Caller['collections'];
    /** null before it is known who asks */
    actor: Actor | null;
  }
}
interface Context {
  request: FastifyRequest;
  reply: FastifyReply;
  /** the account of the key; for routes of user groups, the token */
  userId: string;
}
type Handler = (input: { params: Record<string, string>; query: Record<string, unknown>; body: unknown }, context: Context) => unknown;
/** Answers one route of the contract with a handler. */
export type Serve = (route: Route, handler: Handler) => void;

function parseJson(request: FastifyRequest): unknown {
  const text = bodyText(request);
  if (text === '') return undefined;
  refuseBoundlessJson(text, ['body']);
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    throw new ValidationFault([detailEntry(['body', position], sentence('service.body-not-json'), 'json_invalid')]);
  }
}

/** Who asks by a key that may do what is asked. Throws HttpFault 401 for a key that is not good, and 403 for one that may not. */
export async function callerOf(storage: Store, key: unknown, needed: Scope): Promise<Caller> {
  const caller = typeof key === 'string' ? await storage.accounts.callerOfKey(key) : null;
  if (caller === null) throw new HttpFault(401, { code: 'key-refused' });
  if (!holds(caller.scope, needed)) throw new HttpFault(403, { code: 'key-may-not', params: { scope: caller.scope, needed } });
  return caller;
}

/** Who holds the account itself: what is decided for every account, and the account's keys. */
const forAdministrators: ReadonlySet<Route> = new Set<Route>([
  api.changeCollection,
  api.accountKeys,
  api.issueAccountKey,
  api.revokeAccountKey,
]);
/** What has a body and keeps nothing of it. */
const readsWithBody: ReadonlySet<Route> = new Set<Route>([api.geojsonArea]);
/** A key that may read changes nothing: whatever is not read needs more, so that a new route is held without a word about it. */
function neededFor(route: Route): Scope {
  if (forAdministrators.has(route)) return 'admin';
  return route.method === 'GET' || readsWithBody.has(route) ? 'read' : 'write';
}

/** The token of a request, and the account of the group whose it is, where there is one. Throws HttpFault 401. */
async function groupToken(storage: Store, adminToken: string, request: FastifyRequest): Promise<{ token: string; userId: string | null }> {
  const token = /^Token (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && isSameSecret(token, adminToken)) return { token, userId: null };
  const group = token === undefined ? null : await storage.userGroups.ofToken(token);
  if (!group || token === undefined) throw new HttpFault(401, { code: 'token-refused' });
  return { token, userId: await storage.userGroups.accountOf(group.team_id) };
}

const isText = (encoded: string): boolean => {
  try {
    return decodeURIComponent(encoded) !== null;
  } catch {
    return false;
  }
};

/** Bytes that are no text would be kept as they were written, percent signs and all. */
function refuseBrokenQuery(url: string): void {
  const [, query = ''] = url.split('?', 2);
  const broken = query.split('&').filter((part) => !isText(part));
  if (broken.length === 0) return;
  throw new ValidationFault(
    broken.map((part) => {
      const name = part.split('=', 1)[0]!;
      return detailEntry(isText(name) ? ['query', decodeURIComponent(name)] : ['query'], apiSentence('api.broken-encoding'), 'value_error');
    }),
  );
}

/** What is said in JSON alone are settings, notes and names; the longest note has 20,000 characters. */
const maxJsonBytes = 1024 * 1024;

/** Every route of the contract is mounted the same way: who asks, then what is asked, then the handler. */
export function serveOn(app: FastifyInstance, { storage, adminToken }: Pick<Services, 'storage' | 'adminToken'>): Serve {
  app.decorateRequest('userId', '');
  app.decorateRequest('scope', 'read');
  app.decorateRequest('collections', null);
  app.decorateRequest('actor', null);
  return (route, handler) => {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(route.bodyType === 'json' ? { bodyLimit: maxJsonBytes } : {}),
      // Who asks is known before a body is read.
      onRequest: async (request) => {
        // A connection by a socket has no address.
        const remote = request.ip || 'socket';
        if (route.base === 'main') {
          const caller = await callerOf(storage, request.headers['x-api-key'], neededFor(route));
          const { userId, collections, key } = caller;
          const actor: Actor = { userId, key, remote };
          // Whether a project is of its collections is asked of the whole account; what is answered then is of them alone.
          const scope = await actAs(actor, () => scopeFor(storage, route, request.params, caller));
          Object.assign(request, { userId, scope, collections, actor: { ...actor, collections: reachOf(caller).collections } });
        } else {
          const { token, userId } = await groupToken(storage, adminToken, request);
          request.userId = token;
          request.actor = { userId, key: { id: null, label: 'user-group-token' }, remote };
        }
      },
      handler: async (request, reply) => {
        if (route.bodyType !== 'project' && request.isMultipart()) throw new HttpFault(415, { code: 'json-expected' });
        const body = route.bodyType === 'json' ? parseJson(request) : undefined;
        refuseBrokenQuery(request.url);
        const input = decode(route, { params: request.params, query: request.query, body }) as Parameters<Handler>[0];
        return actAs(request.actor!, () => handler(input, { request, reply, userId: request.userId }));
      },
    });
  };
}

export const noSuchProject = () => new HttpFault(404, { code: 'no-such-project' });

/** The caller's project of a path without its shape. Throws HttpFault 404. */
export async function projectHeadOf(storage: Store, userId: string, params: Record<string, string>): Promise<ProjectHead> {
  const project = await storage.heads.of(userId, params['project_id']!);
  if (!project) throw noSuchProject();
  return project;
}

/** The caller's project of a path. Throws HttpFault 404. */
export async function projectOf(
  storage: Store,
  userId: string,
  params: Record<string, string>,
): Promise<ProjectRow & { subprojects: string[] }> {
  const project = await storage.project(userId, params['project_id']!);
  if (!project) throw noSuchProject();
  return project;
}

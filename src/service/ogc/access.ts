import type { FastifyReply, FastifyRequest } from 'fastify';
import { reachOf } from '../key-collections.ts';
import { callerOf } from '../serve.ts';
import type { Actor } from '../storage/acting.ts';
import type { Caller, Scope } from '../storage/caller.ts';
import type { Store } from '../storage/store.ts';
import { writtenLayer } from './layers.ts';

export const rootPath = '/ogc';
const read = ['GET', 'OPTIONS'];
/** Addresses beside the contract's, with their methods; of two that fit, the first counts. Plots are a project's, and are written with it. */
const endpoints: [path: string, methods: string[]][] = [
  ['', read],
  ['/api', read],
  ['/conformance', read],
  ['/collections', read],
  ['/collections/{id}', read],
  [`/collections/${writtenLayer}/items`, [...read, 'POST']],
  [`/collections/${writtenLayer}/items/{featureId}`, [...read, 'PUT', 'DELETE']],
  ['/collections/{id}/items', read],
  ['/collections/{id}/items/{featureId}', read],
  ['/collections/{id}/tiles', read],
  ['/collections/{id}/tiles/{set}', read],
  ['/collections/{id}/tiles/{set}/{z}/{y}/{x}', read],
  ['/tileMatrixSets', read],
  ['/tileMatrixSets/{set}', read],
];
export const featureEndpoints = endpoints.flatMap(([path, methods]) => methods.map((method) => ({ path: `${rootPath}${path}`, method })));
export const featurePaths = endpoints.map(([path]) => path);

export const rootOf = ({ protocol, headers }: FastifyRequest): string => `${protocol}://${headers.host ?? 'localhost'}${rootPath}`;

/** The key as the password of HTTP's basic scheme (RFC 7617), under any name: many programs of the field can send no header of their own. */
function passwordOf({ headers }: FastifyRequest): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,8000}={0,2})$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** Who asks, by the header of the contract or as a password. What is answered to a key of some collections is of them alone. Throws HttpFault 401 and 403. */
export async function whoAsks(storage: Store, request: FastifyRequest, reply: FastifyReply, needed: Scope): Promise<Caller> {
  const given = request.headers['x-api-key'] ?? passwordOf(request);
  if (given === undefined) reply.header('www-authenticate', 'Basic realm="Hectare", charset="UTF-8"');
  const caller = await callerOf(storage, given, needed);
  const { userId, scope, collections, key } = caller;
  // A connection by a socket has no address.
  const actor: Actor = { userId, key, remote: request.ip || 'socket', collections: reachOf(caller).collections };
  Object.assign(request, { userId, scope, collections, actor });
  return caller;
}

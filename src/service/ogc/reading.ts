import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpFault } from '../http-fault.ts';
import type { Services } from '../serve.ts';
import { actAs } from '../storage/acting.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import { rootPath, whoAsks } from './access.ts';
import { parametersOf } from './items-query.ts';
import { layerIds } from './layers.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Throws HttpFault 404. */
export function layerOf(request: FastifyRequest): FeatureLayer {
  const { id } = request.params as { id: string };
  const layer = layerIds.find((known) => known === id);
  if (!layer) throw new HttpFault(404, { code: 'no-such-layer', params: { names: layerIds.join(', ') } });
  return layer;
}

const sendJson = (reply: FastifyReply, body: object, type: string) => reply.type(`${type}; charset=utf-8`).send(JSON.stringify(body));

/** Adds addresses that are read, for every key. `document`: one that takes no other parameter than its format. */
export function reading(app: FastifyInstance, { storage }: Pick<Services, 'storage'>) {
  const get = (path: string, handler: Handler) => {
    app.get(`${rootPath}${path}`, {
      onRequest: async (request, reply) => {
        await whoAsks(storage, request, reply, 'read');
      },
      handler: (request, reply) => actAs(request.actor!, () => handler(request, reply)),
    });
  };
  const document = (path: string, make: (request: FastifyRequest) => object | Promise<object>, type = 'application/json') => {
    get(path, async (request, reply) => {
      parametersOf(request.query as Record<string, unknown>, ['f']);
      return sendJson(reply, await make(request), type);
    });
  };
  return { get, document };
}

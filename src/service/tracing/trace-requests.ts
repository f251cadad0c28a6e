import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, type OpenSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

/** What is asked every few seconds by whoever watches the service. */
const watched = new Set(['/health', '/ready', '/metrics']);

function spanOf({ routeOptions: { url: route }, method, headers }: FastifyRequest): OpenSpan | null {
  if (route !== undefined && watched.has(route)) return null;
  const parent = headers['traceparent'];
  return beginSpan({
    name: route === undefined ? method : `${method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) },
    parent: typeof parent === 'string' ? parent : null,
  });
}

/** A span for each request, by the pattern of its route. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = spanOf(request);
    if (request.span) request.span.within(done);
    else done();
  });
  // A body that arrives is heard of outside of it.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.within(done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : null);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '#operations/openapi.ts';

/** Headers that the outer answer has of its own. */
const ofTheWay = ['connection', 'content-length', 'date', 'transfer-encoding'];

/** The pages that show a document, as a service that listens nowhere: their libraries take a fifth of the start of a service, which is hardly ever asked. */
async function pagesOf(document: () => object): Promise<FastifyInstance> {
  const [{ default: fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = fastify();
  await pages.register(swagger, { mode: 'static', specification: { document: { toJSON: document } as never } });
  await pages.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  return pages;
}

/** What the service answers, for people and for programs. Both are made when they are first asked for. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  let made: ReturnType<typeof openApiDocument> | null = null;
  const document = () => (made ??= openApiDocument());
  app.get('/openapi.json', document);
  let pages: Promise<FastifyInstance> | null = null;
  const shown = () =>
    (pages ??= pagesOf(document).catch((error: unknown) => {
      // What could not be loaded once (no memory, no more files) may be loaded later.
      pages = null;
      throw error;
    }));
  const show = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const answer = await (await shown()).inject({ url, headers });
    if (answer.statusCode === 404) return reply.callNotFound();
    const own = Object.entries(answer.headers).filter(([name]) => !ofTheWay.includes(name));
    return reply.code(answer.statusCode).headers(Object.fromEntries(own)).send(answer.rawPayload);
  };
  app.get('/docs', show);
  app.get('/docs/*', show);
}

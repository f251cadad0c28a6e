import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#operations/openapi.ts';

/** What the service answers, for people and for programs. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  // Made when it is first asked for: it takes a fifth of the start of a service, which is hardly ever asked.
  let made: ReturnType<typeof openApiDocument> | null = null;
  const document = () => (made ??= openApiDocument());
  app.get('/openapi.json', document);
  await app.register(swagger, { mode: 'static', specification: { document: { toJSON: document } as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

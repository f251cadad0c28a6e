import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#operations/openapi.ts';

/** What the service answers, for people and for programs. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get('/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

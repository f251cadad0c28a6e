import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ServiceLog } from '../service-log.ts';
import { openApiDocument } from '#operations/openapi.ts';

/** Whether the service is there, and what it answers, for people and for programs. */
export async function docsRoutes(app: FastifyInstance, log: ServiceLog): Promise<void> {
  app.get('/health', () => ({ status: 'ok', faults: log.faults }));
  const document = openApiDocument();
  app.get('/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

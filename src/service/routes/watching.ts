import type { FastifyInstance } from 'fastify';
import { HttpFault } from '../http-fault.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import type { ServiceLog } from '../service-log.ts';

/** For those who watch a process and send it work: whether it is there, whether it should get work, and its figures when these are wanted. They need no key. */
export function watchingRoutes(app: FastifyInstance, log: ServiceLog, readiness: Readiness, metrics: Metrics | null): void {
  app.get('/health', () => ({ status: 'ok', faults: log.faults }));
  app.get('/ready', async () => {
    const fault = await readiness.fault();
    if (fault) throw new HttpFault(503, fault);
    return { status: 'ready' };
  });
  if (metrics) app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

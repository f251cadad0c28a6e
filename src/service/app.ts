import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { BodyRoom } from './body-room.ts';
import { takeJson } from './body-text.ts';
import { answerErrors } from './error-reply.ts';
import { HttpFault } from './http-fault.ts';
import { answerClientError, answerUnroutable, keepHttpRules, maxParamLength } from './http-rules.ts';
import { featureRoutes } from './ogc/routes.ts';
import { tileRoutes } from './ogc/tile-routes.ts';
import { featureWriteRoutes } from './ogc/write-routes.ts';
import { accountKeyRoutes } from './routes/account-keys.ts';
import { collectionRoutes } from './routes/collection.ts';
import { docsRoutes } from './routes/docs.ts';
import { packRoutes } from './routes/packs.ts';
import { productRoutes } from './routes/products.ts';
import { binRoutes } from './routes/bin.ts';
import { projectRoutes } from './routes/projects.ts';
import { sourceRoutes } from './routes/sources.ts';
import { userGroupRoutes } from './routes/user-groups.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { watchingRoutes } from './routes/watching.ts';
import type { RunningRequests } from './running-requests.ts';
import type { ServiceLog } from './service-log.ts';
import { serveOn, type Services } from './serve.ts';
import { actAsNobody } from './storage/acting.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { isTracing } from './tracing/tracing.ts';

export interface AppOptions extends Services {
  log: ServiceLog;
  running: RunningRequests;
  readiness: Readiness;
  /** served at /metrics */
  metrics?: Metrics | null;
  /** Host headers that are ours; undefined on a socket, where no browser can reach us */
  hosts?: () => string[];
  /** addresses of proxies whose X-Forwarded-For says who asks */
  proxies?: string[];
  maxBodyBytes?: number;
  requestMilliseconds?: number;
}

const maxBodiesBytes = 512 * 1024 * 1024;

/** The whole service as a Fastify application that listens nowhere yet. */
export async function createApp({
  hosts,
  log,
  running,
  readiness,
  metrics = null,
  proxies = [],
  maxBodyBytes = 50 * 1024 * 1024,
  requestMilliseconds = 30_000,
  ...services
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // Its own lines are of answers that broke off; requests are not logged.
    loggerInstance: log.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: proxies.length > 0 && proxies,
    bodyLimit: maxBodyBytes,
    requestTimeout: requestMilliseconds,
    // Node looks every 30 s by itself, and waits a minute for headers: a request that trickles would stay for 90 s.
    http: { connectionsCheckingInterval: requestMilliseconds / 10, headersTimeout: requestMilliseconds / 2 },
    // Longer than a large boundary takes to be read: a connection that is closed under it hears nothing of the project that was made.
    connectionTimeout: 600_000,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
  });
  askAsNobody(app);
  metrics?.timeRequests(app);
  if (isTracing()) traceRequests(app);
  await compressAnswers(app);
  running.watch(app);
  new BodyRoom(maxBodiesBytes).watch(app);
  await readBodies(app, maxBodyBytes);
  keepHttpRules(app, (request) => {
    if (hosts) refuseStrangers(request, hosts());
  });
  addSafeHeaders(app);
  answerErrors(app, maxBodyBytes, log);
  const serve = serveOn(app, services);
  for (const routes of [
    projectRoutes,
    binRoutes,
    productRoutes,
    collectionRoutes,
    packRoutes,
    sourceRoutes,
    accountKeyRoutes,
    userGroupRoutes,
  ])
    routes(serve, services);
  featureRoutes(app, services);
  tileRoutes(app, services);
  featureWriteRoutes(app, services);
  watchingRoutes(app, log, readiness, metrics);
  await docsRoutes(app);
  return app;
}

/** A request acts as nobody until it is known who asks: what the service may do by itself is not a request's that forgets to say. */
function askAsNobody(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => actAsNobody(done));
  // A body that arrives is heard of outside of it.
  app.addHook('preHandler', (_request, _reply, done) => actAsNobody(done));
}

/** What is not kept as bytes is compressed on its way: long answers as streams, in the threads of zlib. Pictures are compressed already. */
async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/((.*\+)?json|vnd\.mapbox-vector-tile)|text\/)/,
    syncThreshold: 16 * 1024,
  });
}

async function readBodies(app: FastifyInstance, maxBodyBytes: number): Promise<void> {
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  // All parts of a request are decoded by the contract, so that one answer names every fault.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  takeJson(app);
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: maxBodyBytes, fieldSize: maxBodyBytes } });
}

/** A page of another origin, or a name that was pointed at this computer, gets nothing. */
function refuseStrangers(request: FastifyRequest, ours: string[]): void {
  if (!ours.includes(request.headers.host ?? '')) throw new HttpFault(403, { code: 'address-not-served' });
  const { origin } = request.headers;
  if (origin !== undefined && !ours.some((host) => origin === `http://${host}`)) throw new HttpFault(403, { code: 'other-page-refused' });
}

function addSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', reply.getHeader('cache-control') ?? 'no-store');
  });
}

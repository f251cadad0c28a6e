import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { api, decode, readGeoJson, ValidationFault, type Route } from '#api/index.ts';
import { openApiDocument } from '#api/openapi.ts';
import { boundingBoxOfAll, boxSizeMetres, unionAreaHectares } from '#geo/index.ts';
import { portfolioSummary } from '#products/portfolio-deforestation-summary/service.ts';
import { fullRecordText, listItem, portfolioOf, settingsOf } from './answers.ts';
import { availableData } from './available-data.ts';
import type { AreaPacks } from './area-packs.ts';
import type { Source } from './create.ts';
import { HttpFault } from './http-fault.ts';
import { allPlans, type CollectionState, type JobRunner } from './jobs/runner.ts';
import { answerProduct, productRoutes, sendImage } from './routes/products.ts';
import { DamagedRecord } from './storage/damaged-record.ts';
import { isBusy } from './storage/database.ts';
import { QuotaExceeded, type ProjectSettings, type Storage, type UserGroupRow } from './storage/storage.ts';

export interface AppOptions {
  storage: Storage;
  jobs: JobRunner;
  /** data packs of projects; null where the service has no folder for them */
  packs?: AreaPacks | null;
  /** Host headers that are ours; undefined on a socket, where no browser can reach us */
  hosts?: () => string[];
  adminToken: string;
  now?: () => Date;
  largestBodyBytes?: number;
}

const notFound = () => new HttpFault(404, 'No such project');
interface Context {
  request: FastifyRequest;
  reply: FastifyReply;
  userId: string;
}
type Handler = (input: { params: Record<string, string>; query: Record<string, unknown>; body: unknown }, context: Context) => unknown;

/** The whole service as a Fastify application that listens nowhere yet. */
export async function createApp({
  storage,
  jobs,
  packs = null,
  hosts,
  adminToken,
  now = () => new Date(),
  largestBodyBytes = 50 * 1024 * 1024,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: largestBodyBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  // All parts of a request are decoded by the contract, so that one answer names every fault.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(.*\+)?json/, { parseAs: 'string' }, (_request, text, done) =>
    done(null, String(text).replace(/^\uFEFF/, '')),
  );
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: largestBodyBytes, fieldSize: largestBodyBytes } });

  app.addHook('onRequest', async (request) => {
    if (!hosts) return;
    const ours = hosts();
    if (!ours.includes(request.headers.host ?? '')) throw new HttpFault(403, 'This address is not served');
    const { origin } = request.headers;
    if (origin !== undefined && !ours.some((host) => origin === `http://${host}`))
      throw new HttpFault(403, 'Requests of other pages are refused');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', reply.getHeader('cache-control') ?? 'no-store');
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof ValidationFault) return reply.code(422).send({ detail: error.detail });
    if (error instanceof QuotaExceeded)
      return reply.code(422).send({ detail: [{ loc: ['body', 'geometry'], msg: error.message, type: 'quota_exceeded' }] });
    if (error instanceof DamagedRecord) return reply.code(500).send({ detail: error.message });
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return reply.code(415).send({ detail: 'Send multipart/form-data, application/json or application/geo+json' });
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
      return reply.code(413).send({ detail: `The body is larger than ${Math.round(largestBodyBytes / 1e6)} MB` });
    if (isBusy(error))
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ detail: 'Another program is writing to the workspace; nothing was written. Try again in a moment.' });
    if (/SQLITE_FULL|disk is full/.test(error.message)) return reply.code(507).send({ detail: 'The disk is full; nothing was written' });
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error(error);
    return reply
      .code(status)
      .send({ detail: status >= 500 && !(error instanceof HttpFault) ? 'The service met a fault of its own' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'No such endpoint' }));

  const json = (text: unknown): unknown => {
    if (text === undefined || text === '') return undefined;
    try {
      return JSON.parse(String(text));
    } catch (error) {
      throw new ValidationFault([
        {
          loc: ['body', Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0)],
          msg: 'JSON decode error',
          type: 'json_invalid',
        },
      ]);
    }
  };

  function authenticate(request: FastifyRequest): string {
    const key = request.headers['x-api-key'];
    const user = typeof key === 'string' ? storage.userOfKey(key) : null;
    if (user === null) throw new HttpFault(401, 'The API key is missing or wrong');
    return user;
  }
  function groupToken(request: FastifyRequest): string {
    const token = /^Token (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token || (token !== adminToken && !storage.groupOfToken(token)))
      throw new HttpFault(401, 'The user-group token is missing or wrong');
    return token;
  }

  function serve(route: Route, handler: Handler): void {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const userId = route.base === 'main' ? authenticate(request) : groupToken(request);
        const body = route.bodyType === 'json' ? json(request.body) : undefined;
        const input = decode(route, { params: request.params, query: request.query, body }) as Parameters<Handler>[0];
        return handler(input, { request, reply, userId });
      },
    });
  }

  app.get('/health', () => ({ status: 'ok' }));

  // Projects
  const sendProject = (reply: FastifyReply, row: Parameters<typeof fullRecordText>[0]) =>
    reply.type('application/json; charset=utf-8').send(fullRecordText(row));
  serve(api.createProject, async ({ query }, { request, reply, userId }) => {
    const options = {
      name: String(query['project_name']),
      isCollection: query['is_collection'] === true,
      isControlPool: query['is_control_pool'] === true,
    };
    const project = await jobs.prepare(await sourceOf(request), options);
    const given = request.headers['idempotency-key'];
    const id = await storage.createProject(userId, project, allPlans(), typeof given === 'string' && given.length <= 200 ? given : null);
    jobs.wake();
    return sendProject(reply, storage.project(userId, id)!);
  });
  serve(api.listProjects, (_input, { request, reply, userId }) => {
    const etag = `"${storage.revision(userId)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return storage.projects(userId).map(listItem);
  });
  const projectOf = (userId: string, params: Record<string, string>) => {
    const project = storage.project(userId, params['project_id']!);
    if (!project) throw notFound();
    return project;
  };
  serve(api.getProject, ({ params }, { reply, userId }) => sendProject(reply, projectOf(userId, params)));
  serve(api.deleteProject, async ({ params }, { userId }) => {
    const project = projectOf(userId, params);
    jobs.cancel([project.id, ...project.subprojects]);
    if (!(await storage.deleteProject(userId, project.id))) throw notFound();
    jobs.wake();
    void packs?.end(project.id).catch(() => {});
    return { id: project.id, deleted: true };
  });
  serve(api.availableData, ({ params }, { userId }) => availableData(storage, projectOf(userId, params).id));
  serve(api.quota, (_input, { userId }) => {
    const { limit, used } = storage.quota(userId);
    return { limit_hectares: limit, used_hectares: used, remaining_hectares: limit === null ? null : Math.max(0, limit - used) };
  });
  serve(api.geojsonArea, async ({ body }) => {
    const read = readGeoJson(body);
    if (!read.ok) throw new ValidationFault(read.issues.map(({ path, message, type }) => ({ loc: ['body', ...path], msg: message, type })));
    const geometries = read.features.map(({ geometry }) => geometry);
    const { width, height } = boxSizeMetres(boundingBoxOfAll(geometries)!);
    return { area_hectares: await unionAreaHectares(geometries), width, height };
  });

  // Products
  for (const [slug, route] of Object.entries(productRoutes)) {
    serve(route, ({ params, query }, { request, reply, userId }) =>
      answerProduct(slug, projectOf(userId, params), query, { storage, jobs, now: now(), request, reply }),
    );
  }
  serve(api.satelliteImage, ({ params }, { reply, userId }) => sendImage(storage, projectOf(userId, params).id, params['name']!, reply));
  serve(api.portfolioDeforestationSummary, ({ query }, { userId }) =>
    portfolioSummary(portfolioOf(storage, userId), query['aggregation_level'] as 'country' | 'state' | undefined, now()),
  );

  // The collection itself
  serve(api.collection, () => ({ ...jobs.settings(), jobs: storage.jobs.counts() }));
  serve(api.changeCollection, ({ body }) => ({ ...jobs.change(body as Partial<CollectionState>), jobs: storage.jobs.counts() }));
  serve(api.collectAgain, ({ params, query }, { userId }) => {
    const project = projectOf(userId, params);
    jobs.again(project.id, query['product'] as string | undefined);
    return availableData(storage, project.id);
  });

  serve(api.projectSettings, ({ params }, { userId }) => settingsOf(projectOf(userId, params)));
  serve(api.changeProjectSettings, async ({ params, body }, { userId }) => {
    const project = projectOf(userId, params);
    await jobs.decide(project, body as Partial<ProjectSettings>);
    return settingsOf(projectOf(userId, params));
  });

  // Packs
  const packsHere = () => {
    if (!packs) throw new HttpFault(404, 'This service makes no data packs');
    return packs;
  };
  serve(api.areaPack, ({ params }, { userId }) => packsHere().state(projectOf(userId, params).id));
  serve(api.makeAreaPack, ({ params, query }, { userId }) => {
    const project = projectOf(userId, params);
    packsHere().begin(project, query['measure'] === true);
    return packsHere().state(project.id);
  });
  serve(api.removeAreaPack, async ({ params }, { userId }) => {
    const project = projectOf(userId, params);
    await packsHere().end(project.id);
    return packsHere().state(project.id);
  });

  // User groups
  const groupReply = (row: UserGroupRow, token: string) => ({
    team_id: row.team_id,
    token,
    name: row.name,
    provided_id: row.provided_id,
    properties: JSON.parse(row.properties) as unknown,
    api_environment_tag: row.environment_tag || null,
  });
  const newToken = () => randomBytes(32).toString('base64url');
  serve(api.createUserGroup, ({ body }, { userId: token }) => {
    const group = body as { name: string; user_group_id: string; mapping: object; properties: object; api_environment_tag?: string };
    const tag = group.api_environment_tag ?? '';
    const known = storage.groupById(group.user_group_id, tag);
    // A known group is found, its token is not told again: the caller stored it, or rotates it.
    if (known)
      return {
        success: 1,
        new_user_group: false,
        user_group: groupReply(known, storage.groupOfToken(token)?.team_id === known.team_id ? token : ''),
      };
    if (storage.groupsNamed(group.user_group_id) > 0 && tag === '') {
      throw new ValidationFault([
        {
          loc: ['body', 'api_environment_tag'],
          msg: 'Another group has this id; tag one Customer and the other Testing',
          type: 'value_error',
        },
      ]);
    }
    const made = newToken();
    return {
      success: 1,
      new_user_group: true,
      user_group: groupReply(
        storage.createGroup(made, {
          name: group.name,
          providedId: group.user_group_id,
          mapping: group.mapping,
          properties: group.properties,
          tag,
        }),
        made,
      ),
    };
  });
  serve(api.updateUserGroup, ({ body }, { userId: token }) => {
    const group = body as { name: string; user_group_id: string; mapping: object; properties: object; api_environment_tag?: string };
    const known = storage.groupById(group.user_group_id, group.api_environment_tag ?? '');
    if (!known) throw new ValidationFault([{ loc: ['body', 'user_group_id'], msg: 'No user group has this id', type: 'value_error' }]);
    storage.updateGroup(known.team_id, group);
    return {
      success: 1,
      user_group: groupReply(
        storage.groupById(group.user_group_id, known.environment_tag)!,
        storage.groupOfToken(token)?.team_id === known.team_id ? token : '',
      ),
    };
  });
  serve(api.rotateUserGroupToken, ({ body }) => {
    const old = (body as { current_token: string }).current_token;
    const made = newToken();
    if (!storage.rotateToken(old, made)) return { success: 0 };
    return { success: 1, user_group: groupReply(storage.groupOfToken(made)!, made) };
  });

  const document = openApiDocument();
  app.get('/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  return app;
}

/** The shape of a create: a file, a geojson field, or the body itself. */
async function sourceOf(request: FastifyRequest): Promise<Source> {
  const missing = () =>
    new ValidationFault([{ loc: ['body'], msg: 'Field required: a file, a geojson field, or a GeoJSON body', type: 'missing' }]);
  if (!request.isMultipart()) {
    if (request.body === undefined || request.body === '') throw missing();
    return { kind: 'body', text: String(request.body) };
  }
  let file: Source | null = null;
  let field: Source | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = new Uint8Array(await part.toBuffer());
        if (part.fieldname === 'file' && bytes.length > 0) file = { kind: 'file', bytes, fileName: part.filename };
      } else if (part.fieldname === 'geojson' && String(part.value).trim() !== '') field = { kind: 'geojson', text: String(part.value) };
    }
  } catch (error) {
    // Limits have codes of their own; what is left is a form that cannot be read: no boundary, or cut off.
    if ((error as { code?: string }).code?.startsWith('FST_')) throw error;
    throw new ValidationFault([{ loc: ['body'], msg: `The form cannot be read: ${(error as Error).message}`, type: 'value_error' }]);
  }
  const source = file ?? field;
  if (!source) throw missing();
  return source;
}

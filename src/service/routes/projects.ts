import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { geometryDetails, readGeoJson, ValidationFault } from '#api/index.ts';
import { declaredHectares, type DeclaredRemovals } from '#api/declared-removals.ts';
import { detailEntry } from '#api/detail.ts';
import { sentence } from '#api/phrases/sentence.ts';
import type { ProjectNote } from '#api/project-notes.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import { api } from '#operations/index.ts';
import { boundingBoxOfAll, boxSizeMetres, unionAreaHectares } from '#geo/index.ts';
import { fullRecordText, listItem, settingsOf } from '../answers.ts';
import { availableData } from '../available-data.ts';
import { sourceOf } from '../create/source.ts';
import { allPlans } from '../jobs/runner.ts';
import { noSuchProject, projectOf, type Serve, type Services } from '../serve.ts';
import { figuresOf, figuresRevision } from '../parcels/figures.ts';
import { plotRisksOf } from '../parcels/plots.ts';
import { sha256 } from '../storage/checksum.ts';

const maxKeyCharacters = 200;
const sendProject = (reply: FastifyReply, row: Parameters<typeof fullRecordText>[0]) =>
  reply.type('application/json; charset=utf-8').send(fullRecordText(row));

/** Projects, what is known of them, and what the user decided for them. */
export function projectRoutes(serve: Serve, services: Services): void {
  const { storage, jobs, packs, creator } = services;
  serve(api.createProject, async ({ query }, { request, reply, userId }) => {
    const project = await creator.prepare(await sourceOf(request), {
      name: String(query['project_name']),
      isCollection: query['is_collection'] === true,
      isControlPool: query['is_control_pool'] === true,
    });
    const key = request.headers['idempotency-key'];
    const id = await storage.createProject(
      userId,
      project,
      allPlans(),
      typeof key === 'string' && key.length <= maxKeyCharacters ? key : null,
    );
    jobs.wake();
    return sendProject(reply, storage.project(userId, id)!);
  });
  serve(api.listProjects, (_input, { request, reply, userId }) => {
    const etag = `"${storage.accounts.revision(userId)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return storage.projects(userId).map(listItem);
  });
  serve(api.getProject, ({ params }, { reply, userId }) => sendProject(reply, projectOf(storage, userId, params)));
  serve(api.projectShapes, ({ params }, { reply, userId }) => {
    const { id, geometry_hash: geometryHash } = projectOf(storage, userId, params);
    return reply.type('application/geo+json; charset=utf-8').send(Readable.from(storage.shapes.document(id, geometryHash)));
  });
  serve(api.projectFigures, async ({ params, query }, { request, reply, userId }) => {
    const project = projectOf(storage, userId, params);
    const canopy = query['canopy_threshold'] as number;
    const etag = `"${sha256(`${figuresRevision(storage, project)} ${canopy}`).slice(0, 32)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return figuresOf(storage, project, canopy, (given) => jobs.measure(given));
  });
  serve(api.plotRisks, ({ params }, { userId }) =>
    plotRisksOf(storage, projectOf(storage, userId, params), (given) => jobs.measure(given)),
  );
  serve(api.deleteProject, async ({ params }, { userId }) => {
    const project = projectOf(storage, userId, params);
    jobs.cancel([project.id, ...project.subprojects]);
    if (!(await storage.deleteProject(userId, project.id))) throw noSuchProject();
    jobs.wake();
    void packs?.end(project.id).catch(() => {});
    return { id: project.id, deleted: true };
  });
  serve(api.availableData, ({ params }, { userId }) => {
    const { id, carbon_program: program } = projectOf(storage, userId, params);
    return availableData(storage, id, program);
  });
  settingsRoutes(serve, services);
  noteRoutes(serve, services);
  areaRoutes(serve, services);
}

/** Nothing can be planted on more land than there is; a hundredth more is a matter of rounding. */
function refuseMoreThan(projectHectares: number, declared: DeclaredRemovals): void {
  const hectares = declaredHectares(declared);
  if (hectares <= projectHectares * 1.01) return;
  const words = sentence('api.more-than-the-project', { project: projectHectares, declared: hectares });
  throw new ValidationFault([detailEntry(['body', 'declared_removals'], words, 'value_error')]);
}

function settingsRoutes(serve: Serve, { storage, jobs }: Services): void {
  serve(api.projectSettings, ({ params }, { userId }) => settingsOf(projectOf(storage, userId, params)));
  serve(api.changeProjectSettings, async ({ params, body }, { userId }) => {
    const project = projectOf(storage, userId, params);
    const changes = body as Partial<ProjectSettings>;
    if (changes.declared_removals) refuseMoreThan(project.area_hectares, changes.declared_removals);
    await jobs.decide(project, changes);
    return settingsOf(projectOf(storage, userId, params));
  });
}

function noteRoutes(serve: Serve, { storage }: Services): void {
  serve(api.projectNotes, (_input, { userId }) => storage.notes.list(userId));
  serve(api.changeProjectNotes, async ({ params, body }, { userId }) => {
    const { id } = projectOf(storage, userId, params);
    await storage.together(() => storage.notes.change(id, body as Partial<ProjectNote>));
    return storage.notes.of(id);
  });
}

function areaRoutes(serve: Serve, { storage }: Services): void {
  serve(api.quota, (_input, { userId }) => {
    const { limit, used } = storage.accounts.quota(userId);
    return { limit_hectares: limit, used_hectares: used, remaining_hectares: limit === null ? null : Math.max(0, limit - used) };
  });
  serve(api.geojsonArea, async ({ body }) => {
    const read = readGeoJson(body);
    if (!read.ok) throw new ValidationFault(geometryDetails(read.issues, ['body']));
    const geometries = read.features.map(({ geometry }) => geometry);
    const { width, height } = boxSizeMetres(boundingBoxOfAll(geometries)!);
    return { area_hectares: await unionAreaHectares(geometries), width, height };
  });
}

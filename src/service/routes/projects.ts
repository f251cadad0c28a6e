import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ValidationFault } from '#api/index.ts';
import { declaredHectares, type DeclaredRemovals } from '#api/declared-removals.ts';
import { detailEntry } from '#api/detail.ts';
import { sentence } from '#api/phrases/sentence.ts';
import { emptyNote, type ProjectNote } from '#api/project-notes.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import { api } from '#operations/index.ts';
import { boundingBoxOfAll, boxSizeMetres, type Geometry } from '#geo/index.ts';
import { AnswerBytes } from '../answering/answer-bytes.ts';
import { Kept } from '../answering/kept.ts';
import { sendBytes } from '../answering/send-bytes.ts';
import { fullRecordText, listItem, settingsOf } from '../answers.ts';
import { availableData } from '../available-data.ts';
import { bodyOf, sourceOf } from '../create/source.ts';
import { deleteDamaged, deleteProject } from '../delete-project.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { allPlans } from '../jobs/plans.ts';
import { expectedRevisions, tagged } from '../if-match.ts';
import { reachOf } from '../key-collections.ts';
import { noSuchProject, projectHeadOf, projectOf, type Serve, type Services } from '../serve.ts';
import { figuresOf, figuresRevision } from '../parcels/figures.ts';
import { plotRisksOf } from '../parcels/plots.ts';
import { asActingNow } from '../storage/acting.ts';
import { nameOfReach } from '../storage/caller.ts';
import { sha256 } from '../storage/checksum.ts';
import { noteRevision, settingsRevision } from '../storage/revision.ts';

const sendProject = (reply: FastifyReply, row: Parameters<typeof fullRecordText>[0]) =>
  reply.type('application/json; charset=utf-8').send(fullRecordText(row));

/** Projects, what is known of them, and what the user decided for them. */
export function projectRoutes(serve: Serve, services: Services): void {
  const { storage, jobs, creator } = services;
  serve(api.createProject, async ({ query }, { request, reply, userId }) => {
    const key = idempotencyKeyOf(request);
    const project = await creator.prepare(await sourceOf(request), {
      name: String(query['project_name']),
      isCollection: query['is_collection'] === true,
      isControlPool: query['is_control_pool'] === true,
    });
    const id = await storage.createProject(userId, project, allPlans(), key);
    jobs.wakeNextTurn();
    return sendProject(reply, await projectOf(storage, userId, { project_id: id }));
  });
  const lists = new Kept<AnswerBytes>(({ body }) => body.length);
  serve(api.listProjects, async (_input, { request, reply, userId }) => {
    const { collections } = request;
    const list = await lists.get(`${nameOfReach(reachOf(request))} ${await storage.heads.listRevision(userId)}`, async () => {
      const rows = await storage.heads.list(userId);
      const shown = collections === null ? rows : rows.filter((row) => collections.has(row.parent_collection ?? row.id));
      return new AnswerBytes('application/json', Buffer.from(JSON.stringify(shown.map(listItem))));
    });
    return sendBytes(request, reply, list);
  });
  serve(api.getProject, async ({ params }, { reply, userId }) => sendProject(reply, await projectOf(storage, userId, params)));
  serve(api.projectShapes, async ({ params }, { reply, userId }) => {
    const { id, geometry_hash: geometryHash } = await projectOf(storage, userId, params);
    return reply.type('application/geo+json; charset=utf-8').send(Readable.from(asActingNow(storage.shapes.document(id, geometryHash))));
  });
  serve(api.projectFigures, async ({ params, query }, { request, reply, userId }) => {
    const project = await projectOf(storage, userId, params);
    const canopy = query['canopy_threshold'] as number;
    const etag = `"${sha256(`${await figuresRevision(storage, project)} ${canopy}`).slice(0, 32)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return figuresOf(storage, project, canopy, (given) => jobs.measure(given));
  });
  serve(api.plotRisks, async ({ params }, { userId }) =>
    plotRisksOf(storage, await projectOf(storage, userId, params), (given) => jobs.measure(given)),
  );
  serve(api.deleteProject, async ({ params }, { userId }) => {
    const id = params['project_id']!;
    try {
      if (!(await deleteProject(services, userId, await projectOf(storage, userId, params)))) throw noSuchProject();
    } catch (error) {
      await deleteDamaged(services, userId, id, error);
    }
    return { id, deleted: true };
  });
  serve(api.availableData, async ({ params }, { userId }) => {
    const { id, carbon_program: program } = await projectHeadOf(storage, userId, params);
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
  const answer = async (reply: FastifyReply, userId: string, params: Record<string, string>) => {
    const project = await projectOf(storage, userId, params);
    tagged(reply, settingsRevision(project));
    return settingsOf(project);
  };
  serve(api.projectSettings, ({ params }, { reply, userId }) => answer(reply, userId, params));
  serve(api.changeProjectSettings, async ({ params, body }, { request, reply, userId }) => {
    const project = await projectOf(storage, userId, params);
    const changes = body as Partial<ProjectSettings>;
    if (changes.declared_removals) refuseMoreThan(project.area_hectares, changes.declared_removals);
    await jobs.decide(project, changes, expectedRevisions(request));
    return answer(reply, userId, params);
  });
}

const noNotes = noteRevision(emptyNote);
function noteRoutes(serve: Serve, { storage }: Services): void {
  serve(api.projectNotes, async (_input, { request, reply }) => {
    const list = (await storage.notes.list(reachOf(request))).map((note) => ({ ...note, revision: noteRevision(note) }));
    return sendBytes(request, reply, new AnswerBytes('application/json', Buffer.from(JSON.stringify(list))));
  });
  serve(api.changeProjectNotes, async ({ params, body }, { request, reply, userId }) => {
    const { id } = await projectOf(storage, userId, params);
    const note = await storage.notes.change(id, body as Partial<ProjectNote>, expectedRevisions(request, noNotes));
    if (!note) throw noSuchProject();
    const revision = noteRevision(note);
    tagged(reply, revision);
    return { ...note, revision };
  });
}

function areaRoutes(serve: Serve, { storage, creator }: Services): void {
  serve(api.quota, async (_input, { userId }) => {
    const { group, ...own } = await storage.accounts.quota(userId);
    const left = [own, ...(group ? [group] : [])].flatMap(({ limit, used }) => (limit === null ? [] : [Math.max(0, limit - used)]));
    return {
      limit_hectares: own.limit,
      used_hectares: own.used,
      remaining_hectares: left.length === 0 ? null : Math.min(...left),
      ...(group ? { group: { limit_hectares: group.limit, used_hectares: group.used } } : {}),
      bin_hectares: await storage.bin.hectares(userId),
    };
  });
  serve(api.geojsonArea, async (_input, { request }) => {
    // As a project that nobody keeps, so that it refuses what a create refuses.
    const { geojson, areaHectares } = await creator.prepare(bodyOf(request), { name: '', isCollection: false, isControlPool: false });
    return { area_hectares: areaHectares, ...boxSizeMetres(boundingBoxOfAll([JSON.parse(geojson) as Geometry])!) };
  });
}

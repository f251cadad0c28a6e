import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationFault, detailEntry } from '#api/index.ts';
import { sentence as apiSentence } from '#api/phrases/sentence.ts';
import { declaredHectares } from '#api/declared-removals.ts';
import type { Geometry } from '#geo/index.ts';
import { declaredOf } from '../answers.ts';
import { deleteDamaged, deleteProject } from '../delete-project.ts';
import { HttpFault } from '../http-fault.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { allPlans } from '../jobs/plans.ts';
import { reachOf, roleIn } from '../key-collections.ts';
import { projectOf, type Services } from '../serve.ts';
import { actAs } from '../storage/acting.ts';
import { holds, type Caller, type Reach, type Scope } from '../storage/caller.ts';
import { sha256 } from '../storage/checksum.ts';
import type { ProjectFeatureRow } from '../storage/feature-store.ts';
import type { NewProject, ProjectRow } from '../storage/project-rows.ts';
import { ChangedMeanwhile } from '../storage/revision.ts';
import { featureEndpoints, featurePaths, rootOf, rootPath, whoAsks } from './access.ts';
import { sendConflict } from './conflict.ts';
import { featureAddress, seenRevisions, sendFeature } from './feature-answer.ts';
import { parametersOf } from './items-query.ts';
import { writtenLayer } from './layers.ts';
import { refuseNotes, sentFeatureOf, sourceOfFeature, type SentFeature } from './sent-feature.ts';

/** One feature, read here before it is measured; a boundary that is larger comes by the monitoring API, as a file. */
const maxFeatureBytes = 16 * 1024 * 1024;
/** Plots of an outline that stays go along with its new name, so many in one transaction. */
const maxKeptPlots = 500;
const items = `${rootPath}/collections/${writtenLayer}/items`;

const noSuchFeature = () => new HttpFault(404, { code: 'no-such-feature', params: { layer: writtenLayer } });
const idIn = ({ params }: FastifyRequest): string => (params as { featureId: string }).featureId;
const seenIn = ({ headers }: FastifyRequest) => seenRevisions(headers['if-match']);

async function projectFeature({ storage }: Services, of: Reach, id: string): Promise<ProjectFeatureRow | null> {
  const row = await storage.features.project(of, id);
  return row?.layer === 'projects' ? row : null;
}

/** 201 with the project that was made, and where it is (Part 4, 6.3). */
async function sendMade(services: Services, request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const row = await projectFeature(services, reachOf(request), id);
  if (!row) throw noSuchFeature();
  return sendFeature(request, reply.code(201).header('location', featureAddress(rootOf(request), row)), row);
}

async function create(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = idempotencyKeyOf(request);
  const sent = sentFeatureOf(request);
  refuseNotes(sent, null);
  const project = await services.creator.prepare(sourceOfFeature(sent), {
    name: sent.name,
    isCollection: false,
    isControlPool: sent.isControlPool ?? false,
  });
  const id = await services.storage.createProject(request.userId, project, allPlans(), key);
  services.jobs.wakeNextTurn();
  return sendMade(services, request, reply, id);
}

/** A planting plan for more land than there is left would go on without a word. Throws ValidationFault. */
function refuseLessThanDeclared(ancestor: ProjectRow, { areaHectares }: NewProject): void {
  const declared = declaredOf(ancestor);
  const hectares = declared ? declaredHectares(declared) : 0;
  if (hectares <= areaHectares * 1.01) return;
  const words = apiSentence('api.more-than-the-project', { project: areaHectares, declared: hectares });
  throw new ValidationFault([detailEntry(['body', 'geometry'], words, 'value_error')]);
}

/** What the project in the place of another one is made of: the plots of an outline that stays, else the feature, with the attributes of the one plot that there was. */
async function successorFrom({ storage, creator }: Services, ancestor: ProjectRow, sent: SentFeature): Promise<NewProject> {
  const options = { name: sent.name, isCollection: false, isControlPool: sent.isControlPool ?? ancestor.is_control_pool === 1 };
  const count = await storage.shapes.count(ancestor.id);
  const [only] = count === 1 ? await storage.shapes.features(ancestor.id) : [];
  const kept = only === undefined ? {} : ((JSON.parse(only) as { properties: Record<string, unknown> | null }).properties ?? {});
  const outline = await creator.prepare(sourceOfFeature({ geometry: sent.geometry, attributes: { ...kept, ...sent.attributes } }), options);
  refuseLessThanDeclared(ancestor, outline);
  if (outline.geometryHash !== ancestor.geometry_hash || count <= 1) return outline;
  if (count > maxKeptPlots) throw new HttpFault(409, { code: 'too-many-plots-to-keep', params: { count, most: maxKeptPlots } });
  const pieces: string[] = [];
  for await (const piece of storage.shapes.document(ancestor.id, ancestor.geometry_hash)) pieces.push(piece);
  return creator.prepare({ kind: 'kept', text: pieces.join('') }, options);
}

/** What stands in the place of a project that is gone. Throws HttpFault 404; 410 where the caller did not say what it had seen. */
async function standing(services: Services, of: Reach, id: string, hasSeen: boolean): Promise<ProjectFeatureRow> {
  const successor = await services.storage.features.successor(of, id);
  if (successor === null) throw noSuchFeature();
  if (!hasSeen) throw new HttpFault(410, { code: 'feature-replaced', params: { successor } });
  const row = await projectFeature(services, of, successor);
  if (!row) throw noSuchFeature();
  return row;
}

async function conflict(services: Services, request: FastifyRequest, reply: FastifyReply, sent: SentFeature): Promise<FastifyReply> {
  const { userId } = request;
  const of = reachOf(request);
  const current =
    (await projectFeature(services, of, idIn(request))) ?? (await standing(services, of, idIn(request), seenIn(request) !== null));
  const { project_name: name, geometry_hash: currentHash } = await projectOf(services.storage, userId, { project_id: current.projectId });
  const { geojson, geometryHash } = await services.creator.prepare(sourceOfFeature(sent), {
    name,
    isCollection: false,
    isControlPool: false,
  });
  return sendConflict(request, reply, current, { feature: sent, geometry: JSON.parse(geojson) as Geometry, geometryHash, currentHash });
}

async function replace(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { storage, creator, jobs, packs } = services;
  const { userId } = request;
  const [id, seen, key] = [idIn(request), seenIn(request), idempotencyKeyOf(request)];
  const sent = sentFeatureOf(request);
  const ancestor = await storage.project(userId, id);
  const row = ancestor && (await projectFeature(services, reachOf(request), id));
  // A second try with the key of the first finds its ancestor gone, and is told of what the first made.
  if (row ? seen !== null && !seen.includes(row.revision) : key === null) return conflict(services, request, reply, sent);
  if (row) refuseNotes(sent, row);
  const project = ancestor
    ? await successorFrom(services, ancestor, sent)
    : await creator.prepare(sourceOfFeature(sent), { name: sent.name, isCollection: false, isControlPool: false });
  const fingerprint = sha256(JSON.stringify([id, sent.geometry, sent.properties]));
  const done = await storage.replaceProject(userId, { ancestorId: id, seen, project: { ...project, fingerprint } }, allPlans(), key);
  if (done.refused === 'not-alone') throw new HttpFault(409, { code: 'replace-not-alone' });
  if (done.refused !== undefined) return conflict(services, request, reply, sent);
  jobs.cancel([id]);
  jobs.wakeNextTurn();
  void packs?.end(id).catch(() => {});
  return sendMade(services, request, reply, done.id);
}

async function remove(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { userId } = request;
  const of = reachOf(request);
  const [id, seen] = [idIn(request), seenIn(request)];
  const refuse = async (row: ProjectFeatureRow | null) =>
    sendConflict(request, reply, row ?? (await standing(services, of, id, seen !== null)), null);
  const row = await projectFeature(services, of, id);
  // A damaged one, which is not compared below, as well.
  if (!row || (seen !== null && !seen.includes(row.revision))) return refuse(row);
  try {
    const project = await projectOf(services.storage, userId, { project_id: id });
    if (!(await deleteProject(services, userId, project, seen))) throw noSuchFeature();
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refuse(await projectFeature(services, of, id));
    await deleteDamaged(services, userId, id, error);
  }
  return reply.code(204).send();
}

/**
 * A key of some collections makes and replaces nothing, which would be of none of them; it deletes what it may delete by the contract's own address. Throws
 * HttpFault 403.
 */
async function refuseOutside({ storage }: Services, { userId, collections }: Caller, request: FastifyRequest): Promise<void> {
  if (collections === null) return;
  if (request.method !== 'DELETE') throw new HttpFault(403, { code: 'key-of-collections' });
  const head = await actAs({ ...request.actor!, collections: null }, () => storage.heads.of(userId, idIn(request)));
  if (head) roleIn(collections, head, true);
}

/**
 * OGC API – Features, Part 4: Create, Replace, Update and Delete (OGC 20-002), of which projects are created, replaced and deleted, with entity tags against edits that
 * do not know of each other. A project is never changed in place: what replaces it is a project of its own, at an address of its own.
 */
export function featureWriteRoutes(app: FastifyInstance, services: Services): void {
  const ask = (needed: Scope) => async (request: FastifyRequest, reply: FastifyReply) => {
    await refuseOutside(services, await whoAsks(services.storage, request, reply, needed), request);
  };
  const write = (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    handler: (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.route({
      method,
      url,
      bodyLimit: maxFeatureBytes,
      onRequest: ask('write'),
      handler: (request, reply) => {
        parametersOf(request.query as Record<string, unknown>, []);
        return actAs(request.actor!, () => handler(services, request, reply));
      },
    });
  write('POST', items, create);
  write('PUT', `${items}/:featureId`, replace);
  write('DELETE', `${items}/:featureId`, remove);
  for (const path of featurePaths)
    app.options(`${rootPath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (request, reply) => {
      const { scope, collections } = await whoAsks(services.storage, request, reply, 'read');
      const methods = featureEndpoints
        .filter((one) => one.path === `${rootPath}${path}`)
        .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      const isAllowed = (method: string) =>
        ['GET', 'HEAD', 'OPTIONS'].includes(method) || (holds(scope, 'write') && (collections === null || method === 'DELETE'));
      const may = methods.filter(isAllowed);
      return reply.header('allow', may.sort().join(', ')).code(204).send();
    });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { areaHectares, isMeasurable, unionAreaHectares, vertexCount, type Geometry } from '#geo/index.ts';
import { failureBody } from '../error-reply.ts';
import type { ProjectFeatureRow } from '../storage/feature-store.ts';
import { rootOf } from './access.ts';
import { linkedFeature, tagOf } from './feature-answer.ts';
import { differencesOf, type SentFeature } from './sent-feature.ts';

/** Larger outlines are compared by whoever has both: the answer has the one that stands. */
const maxVertices = 20_000;

/** Hectares of two outlines, and of what only one of them has; null where they are not compared. */
interface OutlineDifference {
  property: 'geometry';
  yours_hectares: number | null;
  current_hectares: number;
  only_yours_hectares: number | null;
  only_current_hectares: number | null;
}

async function outlineDifference(
  yours: Geometry,
  { geometry, areaHectares: currentHectares }: ProjectFeatureRow,
): Promise<OutlineDifference> {
  const current = JSON.parse(geometry) as Geometry;
  const none = {
    property: 'geometry',
    yours_hectares: null,
    current_hectares: currentHectares,
    only_yours_hectares: null,
    only_current_hectares: null,
  } as const;
  if (!isMeasurable(yours) || !isMeasurable(current) || vertexCount(yours) + vertexCount(current) > maxVertices) return none;
  // Each by the same measure, so that the parts fit the whole: shared land counts once.
  const [mine, theirs, together] = [
    await unionAreaHectares([yours]),
    await unionAreaHectares([current]),
    await unionAreaHectares([yours, current]),
  ];
  return {
    ...none,
    yours_hectares: areaHectares(yours),
    only_yours_hectares: Math.max(0, together - theirs),
    only_current_hectares: Math.max(0, together - mine),
  };
}

/** 412 with what stands now, its tag, and how it differs from what was sent: nothing was written. */
export async function sendConflict(
  request: FastifyRequest,
  reply: FastifyReply,
  current: ProjectFeatureRow,
  sent: { feature: SentFeature; geometry: Geometry; geometryHash: string; currentHash: string } | null,
): Promise<FastifyReply> {
  const isReplaced = current.projectId !== (request.params as { featureId?: string }).featureId;
  const phrase = { code: isReplaced ? 'replaced-meanwhile' : 'changed-meanwhile', params: { name: current.projectName } } as const;
  const outline = sent && sent.geometryHash !== sent.currentHash ? [await outlineDifference(sent.geometry, current)] : [];
  const differences = sent ? [...differencesOf(sent.feature, current), ...outline] : [];
  const body = { ...failureBody(phrase), etag: tagOf(current), differences };
  return reply
    .code(412)
    .type('application/json; charset=utf-8')
    .send(`${JSON.stringify(body).slice(0, -1)},"current":${linkedFeature(rootOf(request), current)}}`);
}

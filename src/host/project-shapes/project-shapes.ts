import type { Project } from '#api/index.ts';
import { boundingBox, boundingBoxOfAll, geometryHash } from '#geo/index.ts';
import { embeddedId, type Connections } from '../connections.ts';
import type { ApiCalls } from '../groups/api/api-calls.ts';
import { saysNoSuchCall } from '../offline/faults.ts';
import { isLikeBox } from '../offline/outbox/same-project.ts';
import { shapesIn, type KeptProjectShapes, type KeptShapes, type Shapes } from './kept-shapes.ts';

/** `service`: as the service keeps them; `kept`: as this computer kept them; `boundary`: nobody has more than the project's geometry */
type ShapeOrigin = 'service' | 'kept' | 'boundary';
export interface ProjectShapes extends Shapes {
  origin: ShapeOrigin;
}

/** Whether kept shapes are of the boundary that the service has now. */
function isOfBoundary({ geometryHash: keptHash, features }: KeptProjectShapes, project: Project): boolean {
  if (project.geometry_hash === keptHash || geometryHash(project.geometry) === keptHash) return true;
  const box = boundingBox(project.geometry);
  const keptBox = boundingBoxOfAll(features.flatMap(({ geometry }) => (geometry ? [geometry] : [])));
  return box !== null && keptBox !== null && isLikeBox(box, keptBox);
}

/** The project's own geometry as its only shape. */
const boundaryOf = (project: Project): ProjectShapes => ({
  features: [{ type: 'Feature', geometry: project.geometry, properties: { name: project.project_name } }],
  sourceFiles: [],
  origin: 'boundary',
});

/**
 * Answers what a project was made of, wherever that is kept. Throws like a call where the shapes cannot be had; the embedded service always has them, so that a fault
 * of it is never read as "only the boundary is known".
 */
export function projectShapesOf(calls: ApiCalls, connections: Connections, kept: KeptShapes) {
  async function fromService({ id }: Project, isEmbedded: boolean, signal: AbortSignal): Promise<ProjectShapes | null> {
    try {
      const shapes = shapesIn((await calls.call('projectShapes', { params: { project_id: id } }, signal)).value);
      return shapes && { ...shapes, origin: 'service' };
    } catch (error) {
      if (!isEmbedded && saysNoSuchCall(error)) return null;
      throw error;
    }
  }
  return async (project: Project, signal: AbortSignal): Promise<ProjectShapes> => {
    const connectionId = await connections.selectedId();
    const isEmbedded = connectionId === embeddedId;
    const own = isEmbedded ? null : await kept.read({ connectionId, projectId: project.id });
    if (own && isOfBoundary(own, project)) return { features: own.features, sourceFiles: own.sourceFiles, origin: 'kept' };
    return (await fromService(project, isEmbedded, signal)) ?? boundaryOf(project);
  };
}
export type ShapesOfProject = ReturnType<typeof projectShapesOf>;

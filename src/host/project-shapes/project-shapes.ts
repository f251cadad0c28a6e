import type { Project } from '#api/index.ts';
import { ApiFault } from '#client/index.ts';
import { boundingBox, boundingBoxOfAll, geometryHash } from '#geo/index.ts';
import { embeddedId, type Connections } from '../connections.ts';
import type { ApiCalls } from '../groups/api/api-calls.ts';
import { shapesIn, type KeptProjectShapes, type KeptShapes, type Shapes } from './kept-shapes.ts';

/** `service`: as the service keeps them; `kept`: as this computer kept them; `boundary`: nobody has more than the project's geometry */
type ShapeOrigin = 'service' | 'kept' | 'boundary';
export interface ProjectShapes extends Shapes {
  origin: ShapeOrigin;
}

/** How a service without the extension refuses it. */
const saysNoSuchCall = new Set(['not-found', 'forbidden', 'wrong-type', 'invalid', 'refused', 'redirected', 'shape', 'server']);
/** Services round coordinates; a boundary that moved farther is another one. */
const sameBoxDegrees = 2e-4;

/** Whether kept shapes are of the boundary that the service has now. */
function isOfBoundary({ geometryHash: keptHash, features }: KeptProjectShapes, project: Project): boolean {
  if (project.geometry_hash === keptHash || geometryHash(project.geometry) === keptHash) return true;
  const box = boundingBox(project.geometry);
  const keptBox = boundingBoxOfAll(features.flatMap(({ geometry }) => (geometry ? [geometry] : [])));
  return box !== null && keptBox !== null && box.every((value, index) => Math.abs(value - keptBox[index]!) <= sameBoxDegrees);
}

/** The project's own geometry as its only shape. */
const boundaryOf = (project: Project): ProjectShapes => ({
  features: [{ type: 'Feature', geometry: project.geometry, properties: { name: project.project_name } }],
  sourceFiles: [],
  origin: 'boundary',
});

/** Answers what a project was made of, wherever that is kept. Throws like a call where neither project nor shapes can be had. */
export function projectShapesOf(calls: ApiCalls, connections: Connections, kept: KeptShapes) {
  async function fromService(projectId: string, signal: AbortSignal): Promise<ProjectShapes | null> {
    try {
      const { value } = await calls.call('projectShapes', { params: { project_id: projectId } }, signal);
      const shapes = shapesIn(value);
      return shapes && { ...shapes, origin: 'service' };
    } catch (error) {
      if (error instanceof ApiFault && saysNoSuchCall.has(error.code)) return null;
      throw error;
    }
  }
  return async (projectId: string, signal: AbortSignal): Promise<ProjectShapes> => {
    const connectionId = await connections.selectedId();
    const project = await calls.project(projectId, signal);
    const own = connectionId === embeddedId ? null : await kept.read({ connectionId, projectId });
    if (own && isOfBoundary(own, project)) return { features: own.features, sourceFiles: own.sourceFiles, origin: 'kept' };
    return (await fromService(projectId, signal)) ?? boundaryOf(project);
  };
}
export type ShapesOfProject = ReturnType<typeof projectShapesOf>;

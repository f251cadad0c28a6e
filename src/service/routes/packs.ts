import { api } from '#operations/index.ts';
import { HttpFault } from '../http-fault.ts';
import type { ProjectRow } from '../storage/project-rows.ts';
import type { Store } from '../storage/store.ts';
import { projectOf, type Serve, type Services } from '../serve.ts';

/** The shapes of a project as they are answered; '' where only its boundary is known. */
async function shapesText({ shapes }: Store, { id, geometry_hash: geometryHash }: ProjectRow): Promise<string> {
  if ((await shapes.count(id)) === 0) return '';
  let text = '';
  for await (const piece of shapes.document(id, geometryHash)) text += piece;
  return text;
}

/** The data pack of a project's area. */
export function packRoutes(serve: Serve, { storage, packs }: Services): void {
  const packsHere = () => {
    if (!packs) throw new HttpFault(404, { code: 'no-packs-here' });
    return packs;
  };
  serve(api.areaPack, async ({ params }, { userId }) => packsHere().state((await projectOf(storage, userId, params)).id));
  serve(api.makeAreaPack, async ({ params, query }, { userId }) => {
    const project = await projectOf(storage, userId, params);
    packsHere().begin(project, await shapesText(storage, project), query['measure'] === true);
    return packsHere().state(project.id);
  });
  serve(api.removeAreaPack, async ({ params }, { userId }) => {
    const project = await projectOf(storage, userId, params);
    await packsHere().end(project.id);
    return packsHere().state(project.id);
  });
}

import { api } from '#operations/index.ts';
import { availableData } from '../available-data.ts';
import type { CollectionState } from '../storage/collection-state.ts';
import { projectOf, type Serve, type Services } from '../serve.ts';

/** The collection of data as a whole, and asking for it again. */
export function collectionRoutes(serve: Serve, { storage, jobs }: Services): void {
  serve(api.collection, async () => ({
    ...(await storage.collection()),
    jobs: await storage.jobs.counts(),
    work: await storage.jobs.work(),
  }));
  serve(api.changeCollection, async ({ body }) => ({
    ...(await jobs.change(body as Partial<CollectionState>)),
    jobs: await storage.jobs.counts(),
    work: await storage.jobs.work(),
  }));
  serve(api.collectAgain, async ({ params, query }, { userId }) => {
    const project = await projectOf(storage, userId, params);
    await jobs.again(project.id, query['product'] as string | undefined);
    return availableData(storage, project.id, project.carbon_program);
  });
}

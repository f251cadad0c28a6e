import { api } from '#operations/index.ts';
import { allPlans } from '../jobs/plans.ts';
import { noSuchProject, type Serve, type Services } from '../serve.ts';
import { restDays } from '../storage/bin-store.ts';

const restMilliseconds = restDays * 24 * 3_600_000;

/** Deleted projects, which rest for a while. */
export function binRoutes(serve: Serve, { storage, jobs }: Services): void {
  serve(api.deletedProjects, async (_input, { userId }) =>
    (await storage.bin.list(userId)).map(({ id, project_name, area_hectares, is_collection, deleted_at, is_whole }) => ({
      id,
      project_name,
      ...(is_whole === 1 ? { area_hectares } : { area_hectares: null, damaged: true }),
      is_collection: is_collection === 1,
      deleted_at,
      rests_until: new Date(Date.parse(deleted_at) + restMilliseconds).toISOString(),
    })),
  );
  serve(api.restoreProject, async ({ params }, { userId }) => {
    const id = params['project_id']!;
    if (!(await storage.bin.restore(userId, id, allPlans()))) throw noSuchProject();
    jobs.wake();
    return { id, restored: true };
  });
  serve(api.deleteForGood, async ({ params }, { userId }) => {
    const id = params['project_id']!;
    if (!(await storage.bin.deleteForGood(userId, id))) throw noSuchProject();
    jobs.wake();
    return { id, deleted: true };
  });
}

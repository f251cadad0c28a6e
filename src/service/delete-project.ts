import { HttpFault } from './http-fault.ts';
import { allPlans } from './jobs/plans.ts';
import type { Services } from './serve.ts';
import { DamagedRecord } from './storage/damaged-record.ts';
import type { ProjectRow } from './storage/project-rows.ts';

type Needed = Pick<Services, 'storage' | 'jobs' | 'packs' | 'creator'>;

/**
 * Takes a member out of its collection, which is then what its other members are. Reading the others and measuring them takes its time, so it begins again where
 * another member went meanwhile. The last one stays: a project without a shape could be told nothing of. False when it was gone.
 */
async function takeOut(
  { storage, jobs, creator }: Needed,
  userId: string,
  { id, collectionId, seen }: { id: string; collectionId: string; seen: readonly string[] | null },
): Promise<boolean> {
  while (await storage.project(userId, id)) {
    const others = await storage.membersBut(collectionId, id);
    if (others.length === 0) throw new HttpFault(409, { code: 'last-member' });
    const features = others.map(({ geojson }) => `{"type":"Feature","properties":{},"geometry":${geojson}}`);
    const whole = await creator.prepare(
      { kind: 'kept', text: `{"type":"FeatureCollection","features":[${features.join(',')}]}` },
      { name: '', isCollection: false, isControlPool: false },
    );
    const left = { ids: others.map((other) => other.id), whole, plans: allPlans(), seen };
    if (await storage.deleteMember(userId, id, collectionId, left)) {
      // What runs for the collection runs for its old shape.
      jobs.cancel([id, collectionId]);
      return true;
    }
  }
  return false;
}

/** Deletes a project that is damaged, for good. One that a collection consists of goes with it: nobody can tell what would be left. Throws DamagedRecord. */
export async function deleteDamaged({ storage, jobs, packs }: Needed, userId: string, id: string, damage: unknown): Promise<void> {
  const isAlone =
    damage instanceof DamagedRecord && (await storage.heads.list(userId)).some((row) => row.id === id && row.parent_collection === null);
  if (!isAlone) throw damage;
  jobs.cancel([id]);
  await storage.bin.deleteDamaged(userId, id);
  jobs.wake();
  void packs?.end(id).catch(() => {});
}

/**
 * Deletes a project, of a collection its members too. False when it was gone. Rejects with ChangedMeanwhile where it has none of the revisions that were seen of it as a
 * feature; null: any.
 */
export async function deleteProject(
  needed: Needed,
  userId: string,
  project: ProjectRow & { subprojects: string[] },
  seen: readonly string[] | null = null,
): Promise<boolean> {
  const { id, parent_collection: collectionId, subprojects } = project;
  const { storage, jobs, packs } = needed;
  const isDone =
    collectionId === null ? await storage.deleteProject(userId, id, seen) : await takeOut(needed, userId, { id, collectionId, seen });
  if (!isDone) return false;
  if (collectionId === null) jobs.cancel([id, ...subprojects]);
  jobs.wake();
  void packs?.end(id).catch(() => {});
  return true;
}

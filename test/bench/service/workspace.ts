import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDataAccess, openPack } from '#datasets/index.ts';
import { services } from '#products/services.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { threadProject, productProject } from '#service/jobs/project.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import { collectContext } from '../../helpers/packed-data.ts';
import { parcelAt } from '../../helpers/parcels.ts';

const user = 'local';
const collected = ['weather', 'climate', 'soil', 'project-mask'];

/** A workspace of so many projects, one of them with weather and climate of the sample landscape. Its collection is paused, so that answers alone are measured. */
export async function makeWorkspace(dataFolder: string, projects: number): Promise<{ projectId: string }> {
  mkdirSync(dataFolder, { recursive: true });
  const storage = new Storage(await openWorkspace(join(dataFolder, 'workspace.gpkg')));
  storage.accounts.ensure(user, null);
  storage.setSetting('collection', { paused: true, offline: true, non_commercial_use: true });
  const options = { isCollection: false, isControlPool: false };
  const ids: string[] = [];
  for (let number = 0; number < projects; number += 1) {
    const text = JSON.stringify(parcelAt(35 + (number % 40) * 0.0001, 1.04));
    const made = await projectFrom({ kind: 'body', text }, { ...options, name: `Parcel ${number}` });
    ids.push(await storage.createProject(user, made, [], null));
  }
  const projectId = ids[0]!;
  const project = productProject(threadProject(storage.project(user, projectId)!));
  const data = createDataAccess({
    cacheFolder: join(dataFolder, 'made'),
    packs: [await openPack(resolve(import.meta.dirname, '../../../out/sample-landscape'))],
    settings: { offline: true, nonCommercialUse: true },
    userAgent: 'bench',
  });
  for (const product of services.filter(({ slug }) => collected.includes(slug))) {
    const result = await product.collect(project, '', collectContext(data, new Date().toISOString()));
    await storage.together(() => storage.results.put(projectId, product.slug, '', result, false));
  }
  await data.close();
  storage.close();
  return { projectId };
}

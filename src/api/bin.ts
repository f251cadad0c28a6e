import * as z from 'zod';
import { dateTime, projectParams } from './primitives.ts';
import { defineRoute } from './route.ts';

const extension = 'not part of the published API; answered by Hectare’s own service';
const deletedProject = z.object({
  id: z.string(),
  project_name: z.string(),
  /** of its land; it takes nothing of the quota while it rests */
  area_hectares: z.number().nullable(),
  /** true where what is stored of the project does not equal its checksum */
  damaged: z.boolean().nullish(),
  is_collection: z.boolean(),
  deleted_at: dateTime,
  /** from then on it may go for good */
  rests_until: dateTime,
});
export const deletedProjects = defineRoute({
  id: 'deleted-projects',
  method: 'GET',
  path: '/deleted_projects',
  offline: 'live',
  summary: 'Deleted projects, which rest for 30 days; they take nothing of the quota',
  extension,
  reply: z.array(deletedProject),
});
export type DeletedProjects = z.output<typeof deletedProjects.reply>;
export const restoreProject = defineRoute({
  id: 'restore-project',
  method: 'POST',
  path: '/deleted_projects/{project_id}/restore',
  offline: 'refuse',
  summary:
    'Bring a deleted project back with its results; its area is taken from the quota again, and a member of a collection comes back as a project of its own',
  extension,
  params: projectParams,
  reply: z.object({ id: z.string(), restored: z.literal(true) }),
});
export const deleteForGood = defineRoute({
  id: 'delete-for-good',
  method: 'DELETE',
  path: '/deleted_projects/{project_id}',
  offline: 'refuse',
  summary: 'Delete a project that rests in the bin, with everything collected for it, for good',
  extension,
  params: projectParams,
  reply: z.object({ id: z.string(), deleted: z.literal(true) }),
});
